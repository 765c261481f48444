# shellcheck shell=bash
#
# earn: what a win earns: stars, and a line in the records; only the first try at a maze counts
#
# Writes: recipe_known.

need cli/day cli/recipe core/programs saves/folders saves/journal saves/locks saves/progress screen/game_over \
    screen/status

is_begun() { # does the player know more of the maze than at its start? A wall shows nothing
    ((moves + hints))
}

check_first_time() { # if the first try at a daily maze is over, say so
    is_daily_over "$recipe_day" || return 0
    recipe_known=yes
    set_message "$say_game_again"
}

is_daily_try() { # is this the first try at a daily maze, the only one that counts?
    [[ -n $recipe_day && -z $recipe_known$recipe_moved ]]
}

end_first_time() { # end the first try at a daily maze that was begun
    if is_daily_try && is_begun; then
        count_lost
    fi
}

count_stars() { # <steps> <steps of the shortest path> <hints> -> REPLY: 1 to 3
    REPLY=1
    (($3 == 0)) || return 0
    ((2 * $1 > 3 * $2)) || REPLY=2
    ((10 * $1 > 11 * $2)) || REPLY=3
}

enter_record() { # <size> <kind> <seconds> <steps> <bumps> <shortest path> <hints> <stars>: save it, and say if it is the best
    local best_seconds best_extra best_hinted IFS=' '
    find_best "$1" "$2"
    find_today
    append_record "$REPLY $*"
    (($7 == 0)) || return 0
    if [[ -z $best_seconds ]]; then
        add_result "${say_record_first[${#best_hinted} > 0]}"
    elif (($3 < best_seconds)); then
        add_result "$say_record_time"
    elif [[ -n $best_extra ]] && (($4 - $6 < best_extra)); then
        add_result "$say_record_moves"
    fi
}

count_lost() { # record a game that was given up or lost
    local line=''
    ! is_daily_try || line="lost daily-$recipe_day"
    append_record "$line"
}

append_record() { # <line>: to the records, with a note if it cannot be saved
    local begin=''
    [[ -z $record_torn ]] || begin=$'\n'
    if ! make_folder "$data_folder" || ! is_plain_place "$data_folder/records" ||
        ! { printf '%s%s\n' "$begin" "$1" >>"$data_folder/records"; } 2>/dev/null; then
        cannot_keep "$say_cannot_record" "$data_folder${data_folder:+/records}"
    else
        shield chmod -- u=rw,go= "$data_folder/records" 2>/dev/null # an older version let others read it
    fi
}
