# shellcheck shell=bash
#
# end: end a game in a maze, and show its result
#
# Owns: end_way (squares of the shortest path), end_shown (which paths: 0 both, 1 the path walked, 2 the shortest path).
# Writes: end_line, fog, result_hidden, recipe_known, result.

need cli/day cli/levels cli/recipe pictures/shared/picture play/maze_map play/maze_screen play/maze_walk play/menu \
    play/overview saves/earn saves/journal saves/progress saves/records saves/theme screen/clock screen/game \
    screen/game_over screen/view

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
    [[ -z $record_note ]] || add_result %s "$record_note"
    recipe_known=yes
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
    add_counts
    count_lost
}

add_win() { # <seconds> <steps of the shortest path>
    local time counted stars stars_drawn
    count_stars "$moves" "$2" "$hints"
    stars=$REPLY
    draw_stars "$stars"
    stars_drawn=$REPLY
    name_time "$1"
    time=$REPLY
    say_count "$moves" "${say_count_steps[@]}"
    counted=$REPLY
    name_game
    begin_result "$color_goal" "$say_solved" "${REPLY% "$recipe_day"}" "$time" "$counted" "$2" "  $stars_drawn"
    [[ -z $recipe_known ]] || add_result "$say_game_again"
    add_counts
    ((moves == $2)) || add_result "$say_over_efficiency" "$((100 * $2 / moves))"
    win_game
    add_result "$say_over_wins" "$wins"
    name_kind
    enter_record "${width}x$height" "$REPLY" "$1" "$moves" "$bumps" "$2" "$hints" "$stars" "${option_seed:--}"
    if [[ $recipe_level == "${#LEVELS[@]}" && -z $recipe_day$recipe_moved ]]; then # the last one of the table
        sum_levels
        end_line+=$'\n'$REPLY
        add_result %s "$REPLY"
    fi
    [[ -z $recipe_day || -n $recipe_moved ]] || add_daily "$stars_drawn" "$time" "$moves" "$2"
}

add_counts() { # those that the first line does not have
    add_result "$say_over_bumps" "$bumps"
    ((bumps == 0)) || add_result "$say_over_good" "$((100 * moves / (moves + bumps)))"
    ((hints == 0)) || add_result "$say_over_hints" "$hints"
}

add_daily() { # <stars> <time> <steps> <shortest path>: a line to share; and, on the day of the maze, the days in a row
    local record
    if find_daily_win "$recipe_day"; then # the first one counts
        draw_stars "${record[8]}"
        set -- "$REPLY" '' "${record[4]}" "${record[6]}"
        name_time "${record[3]}"
        set -- "$1" "$REPLY" "$3" "$4"
    fi
    set -- "maze.sh $recipe_day $1 $2 $3 steps (shortest $4)"
    find_today
    if [[ $REPLY == "$recipe_day" ]]; then
        find_streak "$REPLY"
        say_count "$REPLY" "${say_count_days[@]}"
        add_result "$say_over_streak" "$REPLY"
    fi
    add_result %s "$1"
    end_line+=$'\n'$1
}

sum_levels() { # -> REPLY: how many stars the levels of the table earned, all in all and the level with the fewest
    local level sum=0 fewest=1
    recall_levels
    for ((level = 1; level <= ${#LEVELS[@]}; level++)); do
        ((sum += ${level_stars[level]:-0}, 1))
        ((${level_stars[level]:-0} >= ${level_stars[fewest]:-0})) || fewest=$level
    done
    if ((sum == 3 * ${#LEVELS[@]})); then
        say "$say_over_all" "$sum"
    else
        say "$say_over_sum" "$sum" "$((3 * ${#LEVELS[@]}))" "$fewest"
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
            (($1)) || [[ -z ${walked[at]:-} ]] || letter=R
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
            ((view_width)) || result_hidden=yes
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
            ! is_outside "$goal" || text=$say_won
            ;;
        resigned) text=$say_resigned ;;
    esac
    set_end_line "$text" "$moves" "$REPLY"
}
