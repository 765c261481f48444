# shellcheck shell=bash
#
# end: end a game in a maze, and show its result
#
# Owns: end_way (squares of the shortest path), end_shown (which paths: 0 both, 1 the path walked, 2 the shortest path).
# Writes: end_line, fog, result_hidden, result.

need cli/day cli/levels cli/recipe pictures/shared/picture play/maze_map play/maze_screen play/maze_walk play/menu \
    play/overview saves/journal saves/records saves/theme screen/clock screen/game screen/game_over screen/view

end_way=() end_shown=0

finish_maze() { # <won|resigned>: show the result of the game on the screen
    local seconds shortest
    read_clock
    seconds=$REPLY
    result=$1
    fog=''
    find_end_way
    shortest=$REPLY
    mark_ways 0
    maze_set_end "$seconds"
    if [[ $1 == won ]]; then
        add_win "$seconds" "$shortest"
    else
        add_loss "$seconds" "$shortest"
    fi
    if [[ -n $record_note ]]; then
        add_result %s "$record_note"
    fi
    drop_game
    end_game
}

add_loss() { # <seconds> <steps of the shortest path>
    local time
    name_time "$1"
    time=$REPLY
    say_count "$2" "${say_count_steps[@]}"
    begin_result "$color_player" "$say_you_resigned" "$time" "$REPLY"
    add_result "$say_moves" "$moves"
    add_hints
}

add_win() { # <seconds> <steps of the shortest path>
    local time steps_walked stars kind seed=${option_seed:--}
    count_stars "$moves" "$2" "$hints"
    stars=$REPLY
    name_time "$1"
    time=$REPLY
    say_count "$moves" "${say_count_steps[@]}"
    steps_walked=$REPLY
    name_kind
    kind=$REPLY
    if [[ $kind == other ]]; then
        seed=-
    fi
    draw_stars "$stars"
    set -- "$1" "$2" "$REPLY"
    name_game
    begin_result "$color_goal" "$say_solved" "${REPLY% "$recipe_day"}" "$time" "$steps_walked" "$2" "  $3"
    enter_record "$kind" "$seed" "$1" "$moves" "$bumps" "$2" "$hints" "$stars"
    add_hints
    case $kind in
        level=*)
            if [[ $recipe_level == "${#LEVELS[@]}" ]]; then
                add_sum
            fi
            add_share "level $recipe_level $3 $time $moves steps (shortest $2)"
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

add_sum() { # after the last level: the stars of all
    sum_stars
    add_to_both "$say_over_sum" "$REPLY" "$((3 * ${#LEVELS[@]}))" "$level_fewest"
}

add_share() { # <result>: a line to share
    add_to_both "$say_share" "maze.sh $1"
}

add_to_both() { # <format> <value ...>: to the result on the screen and on the ordinary screen
    say "$@"
    add_result %s "$REPLY"
    end_line+=$'\n'$REPLY
}

add_daily() { # the line of the first win; and on the day of the maze the streak, and when the next one comes
    local time
    find_kind "daily=$recipe_day" || return 0 # the records cannot be read
    split_words "${kind_first[REPLY]}"
    name_time "${split[3]}"
    time=$REPLY
    draw_stars "${split[8]}"
    add_share "$recipe_day $REPLY $time ${split[4]} steps (shortest ${split[6]})"
    [[ $recipe_day == "$today" ]] || return 0
    count_streak
    add_result "$say_streak" "$REPLY"
    find_best_streak
    add_result "$say_best_streak" "$REPLY"
    if count_hours; then
        add_result "$say_next_maze" "$REPLY"
    fi
}

find_end_way() { # -> end_way: from the start, and from here; REPLY: steps of the shortest path
    local from shortest=0
    end_way=()
    for from in "$player" "$maze_start"; do
        if ((from != goal)) && solve_at_work "$from"; then
            shortest=$steps
            end_way+=(${path[@]+"${path[@]}"} "$from")
        fi
    done
    REPLY=$shortest
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
            if ((view_width == 0)); then
                result_hidden=yes
            fi
            game_over_draw
            ;;
        v) show_overview ;;
        m) show_menu ;;
        c) next_theme ;;
    esac
}

maze_set_end() { # <seconds> -> end_line: for the ordinary screen
    local text=$say_quit
    name_time "$1"
    case $result in
        won)
            text=$say_reached
            if is_outside "$goal"; then
                text=$say_won
            fi
            ;;
        resigned) text=$say_resigned ;;
    esac
    set_end_line "$text" "$moves" "$REPLY"
}
