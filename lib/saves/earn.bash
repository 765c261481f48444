# shellcheck shell=bash
#
# earn: reward a win with stars and a line in the records
#
# Every win counts for the level and for the daily mazes in a row. A maze that is known earns one star, and its time is not
# compared: it was begun before, or the records have its level and seed, or its day.
#
# Writes: recipe_known.

need cli/day cli/recipe saves/progress saves/records screen/game_over

is_begun() { # does the player know more of the maze than at its start? A wall shows nothing
    ((moves + hints))
}

note_known() { # -> best_seconds, best_extra, best_won: see recall_maze; 1 unless the records know the current maze
    name_kind
    recall_maze "${width}x$height" "$REPLY" "${option_seed:--}" || return
    recipe_known=yes
}

is_daily_try() { # is this the first attempt at a daily maze?
    [[ -n $recipe_day && -z $recipe_known$recipe_moved ]]
}

end_first_time() { # end the first attempt at a daily maze that was begun
    if is_daily_try && is_begun; then
        count_lost
    fi
}

count_stars() { # <steps> <steps of the shortest path> <hints> -> REPLY: 1 to 3
    REPLY=1
    (($3 == 0)) && [[ -z $recipe_known ]] || return 0
    ((2 * $1 > 3 * $2)) || REPLY=2
    ((10 * $1 > 11 * $2)) || REPLY=3
}

enter_record() { # <size> <kind> <seconds> <steps> <bumps> <shortest path> <hints> <stars> <seed>: save it, and say if it is
    # the best
    local best_seconds best_extra best_won k=0 IFS=' '
    recall_maze "$1" "$2" "$9" || :
    find_today
    append_record "$REPLY $*${recipe_known:+ again}"
    (($7 == 0)) && [[ -z $recipe_known ]] || return 0
    if [[ -z $best_seconds ]]; then
        [[ $2 != station-* ]] || k=1
        [[ -n $best_won ]] || add_result "${say_record_first[k]}"
    elif (($3 < best_seconds && $4 - $6 < ${best_extra:-0})); then
        add_result "$say_record_both"
    elif (($3 < best_seconds)); then
        add_result "$say_record_time"
    elif (($4 - $6 < ${best_extra:-0})); then
        add_result "$say_record_moves"
    fi
}

count_lost() { # record a game that was given up or lost
    local line='' REPLY
    name_kind
    case $REPLY in
        daily=*) line="lost $REPLY" ;;
        level=*) line="lost $REPLY $option_seed" ;;
    esac
    append_record "$line"
}
