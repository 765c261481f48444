# shellcheck shell=bash
#
# end: end a game in a maze, and show its result
#
# Owns: end_way (squares of the shortest path), end_shown (which paths: 0 both, 1 the path walked, 2 the shortest path).
# Writes: fog, result.

need cli/levels cli/recipe pictures/shared/picture play/maze_map play/maze_screen play/maze_walk play/menu \
    play/overview saves/records saves/saved screen/game screen/view

end_way=() end_shown=0

finish_maze() { # <won|resigned>: show the result of the game on the screen
    local seconds
    read_clock
    seconds=$REPLY result=$1 fog='' end_way=()
    if solve_at_work "$maze_start"; then
        end_way=(${path[@]+"${path[@]}"} "$maze_start")
    fi
    mark_ways 0
    if [[ $1 == won ]]; then
        add_win "$seconds"
    else
        name_time "$seconds"
        set -- "$REPLY"
        say_count "$steps" "${say_count_steps[@]}"
        begin_result "$color_player" "$say_you_resigned" "$1" "$REPLY"
        add_result "$say_moves" "$moves"
        add_hints
    fi
    finish_game
}

add_win() { # <seconds>
    local time signs stars kind seed=${option_seed:--}
    count_stars "$moves" "$steps" "$hints"
    stars=$REPLY
    draw_stars "$stars"
    signs=$REPLY
    name_time "$1"
    time=$REPLY
    name_kind
    kind=$REPLY
    if [[ $kind == other ]]; then
        seed=-
    fi
    say_count "$moves" "${say_count_steps[@]}"
    set -- "$1" "$REPLY"
    name_game
    begin_result "$color_goal" "$say_solved" "${REPLY% "$recipe_day"}" "$time" "$2" "$steps" "  $signs"
    enter_record "$kind" "$seed" "$1" "$moves" "$bumps" "$steps" "$hints" "$stars"
    add_hints
    case $kind in
        level=*)
            if [[ $recipe_level == "${#LEVELS[@]}" ]]; then # the stars of all
                sum_stars
                if ((REPLY < 3 * ${#LEVELS[@]})); then
                    add_to_both "$say_over_sum" "$REPLY" "$((3 * ${#LEVELS[@]}))" "$level_fewest"
                else
                    add_to_both "$say_over_all" "$REPLY"
                fi
            fi
            add_share "level $recipe_level $signs $time $moves steps (shortest $steps)"
            ;;
        daily=*) add_daily ;;
    esac
}

count_stars() { # <steps> <steps of the shortest path> <hints> -> REPLY: 1 to 3
    REPLY=1
    (($3 == 0)) || return 0
    if ((2 * $1 <= 3 * $2)); then
        REPLY=2
    fi
    if ((10 * $1 <= 11 * $2)); then
        REPLY=3
    fi
}

add_hints() {
    if ((hints != 0)); then
        add_result "$say_over_hints" "$hints"
    fi
}

add_share() { # <result>: a line to share
    add_to_both "$say_share" "maze.sh $1"
}

add_daily() { # the line of the first win; and on the day of the maze the streak, and when the next one comes
    local time
    number_kind "daily=$recipe_day"
    split_words "${kind_first[REPLY]}"
    name_time "${split[3]}"
    time=$REPLY
    draw_stars "${split[8]}"
    add_share "$recipe_day $REPLY $time ${split[4]} steps (shortest ${split[6]})"
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
        for at in ${end_way[@]+"${end_way[@]}"}; do
            letter=S
            if [[ $1 == 0 && -n ${walked[at]:-} ]]; then
                letter=R
            fi
            mark_square "$at" "$letter"
        done
    fi
}

maze_show_end() {
    need_maze_picture
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
