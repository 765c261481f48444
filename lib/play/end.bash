# shellcheck shell=bash
#
# end: end a game in a maze, and show its result
#
# Owns: end_shown (which paths: 0 both, 1 the path walked, 2 the shortest path).
# Writes: fog, result.

need cli/levels cli/recipe pictures/shared/picture play/maze_map play/maze_screen play/maze_walk play/menu \
    play/overview saves/records saves/saved screen/game screen/view

end_shown=0

finish_maze() { # <won|resigned>: show the result of the game on the screen
    local seconds time
    read_clock
    seconds=$REPLY result=$1 fog=''
    name_time "$seconds"
    time=$REPLY
    solve_at_work "$maze_start"
    mark_ways 0
    if [[ $1 == won ]]; then
        add_win "$seconds" "$time"
    else
        say_count "$steps" "${say_count_steps[@]}"
        begin_result "$color_player" "$say_you_resigned" "$time" "$REPLY"
        add_result "$say_moves" "$moves"
    fi
    if ((hints)); then
        add_result "$say_over_hints" "$hints"
    fi
    finish_game
}

add_win() { # <seconds> <the same in words>
    local stars signs kind seed=${option_seed:--}
    # one; without hints another one for a short path, and one for a very short path
    stars=$((hints ? 1 : 1 + (2 * moves <= 3 * steps) + (10 * moves <= 11 * steps)))
    draw_stars "$stars"
    signs=$REPLY
    name_kind
    kind=$REPLY
    if [[ $kind == other ]]; then
        seed=-
    fi
    say_count "$moves" "${say_count_steps[@]}"
    set -- "$@" "$REPLY"
    name_game
    begin_result "$color_goal" "$say_solved" "${REPLY% "$recipe_day"}" "$2" "$3" "$steps" "  $signs"
    enter_record "$kind" "$seed" "$1" "$moves" "$bumps" "$steps" "$hints" "$stars"
    case $kind in
        level=*)
            if [[ $recipe_level == "${#LEVELS[@]}" ]]; then
                add_sum
            fi
            add_to_both "$say_share" "maze.sh level $recipe_level $signs $2 $moves steps (shortest $steps)"
            ;;
        daily=*) add_daily ;;
    esac
}

add_sum() { # the stars of all levels
    sum_stars
    if ((REPLY < 3 * ${#LEVELS[@]})); then
        add_to_both "$say_over_sum" "$REPLY" "$((3 * ${#LEVELS[@]}))" "$level_fewest"
    else
        add_to_both "$say_over_all" "$REPLY"
    fi
}

add_daily() { # the line of the first win; and on the day of the maze the streak, and when the next one comes
    local time
    number_kind "daily=$recipe_day"
    split_words "${kind_first[REPLY]}"
    name_time "${split[3]}"
    time=$REPLY
    draw_stars "${split[8]}"
    add_to_both "$say_share" "maze.sh $recipe_day $REPLY $time ${split[4]} steps (shortest ${split[6]})"
    [[ $recipe_day == "$today" ]] || return 0
    count_streaks
    add_result "$say_streak" "$REPLY"
    add_result "$say_best_streak" "$best_streak"
    if count_hours; then
        add_result "$say_next_maze" "$REPLY"
    fi
}

mark_ways() { # <0, 1 or 2> -> end_shown
    local at letter
    end_shown=$1
    clear_trail
    if (($1 != 2)); then
        for at in ${walked[@]+"${!walked[@]}"}; do
            mark_square "$at" T
        done
    fi
    if (($1 != 1)); then
        for at in ${path[@]+"${path[@]}"} "$maze_start"; do
            letter=${on_trail[at]:+R} # both
            mark_square "$at" "${letter:-S}"
        done
    fi
}

maze_show_end() {
    need_picture "$maze_kind"
    name_rest
    set_result_fields "$say_over_look" "${say_other_ways[end_shown]}" "$say_menu_key" "$REPLY"
    draw_view
}

maze_look() { # <key>: at the end of a game
    case $1 in
        tab)
            mark_ways "$(((end_shown + 1) % 3))"
            maze_show_end
            ;;
        v) show_overview ;;
        m) show_menu ;;
        c) next_theme ;;
    esac
}
