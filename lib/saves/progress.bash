# shellcheck shell=bash
#
# progress: what the records say about the next level, the best of a kind and the days in a row
#
# Owns: best_seconds, best_extra, best_hinted, best_known (see recall_maze).

need cli/day cli/levels cli/options saves/records

best_seconds='' best_extra='' best_hinted='' best_known=''

recall_maze() { # <size> <kind> <seed>: the best of the wins without hints of that kind, and whether that level or daily maze
    # was won or given up before -> best_seconds, best_extra (steps; each is empty if there is none), best_hinted (yes: there was
    # a win with hints), best_known (yes)
    local record
    best_seconds='' best_extra='' best_hinted='' best_known=''
    find_records
    while next_record; do
        if [[ $REPLY == "lost $2" || $REPLY == "lost $2 $3" ]]; then
            best_known=yes
        fi
        [[ $REPLY == *" $1 $2 "* || $REPLY == *" $2 "*" $3"* || $REPLY == *,way-* ]] || continue
        read_record "$REPLY" || continue
        [[ ${record[2]} == "$2" ]] || continue
        if [[ $2 == daily-* || ($2 == level-* && ${record[9]:--} == "$3") ]]; then
            best_known=yes
        fi
        [[ ${record[1]} == "$1" && -z ${record[10]:-} ]] || continue
        if ((record[7])); then
            best_hinted=yes
            continue
        fi
        [[ -n $best_seconds ]] && ((best_seconds <= record[3])) || best_seconds=${record[3]}
        ((record[6])) || continue
        [[ -n $best_extra ]] && ((best_extra <= record[4] - record[6])) ||
            best_extra=$((record[4] - record[6]))
    done 2>/dev/null <"$records_file"
}

recall_levels() { # the best of each level, by its number -> level_stars, level_best (seconds; of the wins that are compared),
    # level_highest (won; 0 if there is none)
    local record level
    level_stars=() level_best=() level_highest=0
    find_records
    while next_record; do
        if [[ $REPLY == *' level-'* ]] && read_record "$REPLY" && is_level "${record[2]}"; then
            level=$REPLY
            ((level <= level_highest)) || level_highest=$level
            ((record[8] <= ${level_stars[level]:-0})) || level_stars[level]=${record[8]}
            if [[ ${record[7]} == 0 && -z ${record[10]:-} ]] && ((record[3] < ${level_best[level]:-record[3] + 1})); then
                level_best[level]=${record[3]}
            fi
        fi
    done 2>/dev/null <"$records_file"
}

sum_levels() { # -> REPLY: how many stars the levels of the table earned, all in all and the level with the fewest
    local level_stars level_best level_highest level sum=0 fewest=1
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

find_level() { # -> REPLY: the level after the highest one that was won
    local line kind record won level=0
    find_records
    while next_record; do
        line=$REPLY kind=${REPLY#* * }
        if is_level "${kind%% *}" && ((REPLY > level)); then
            won=$REPLY
            ! read_record "$line" || level=$won
        fi
    done 2>/dev/null <"$records_file"
    REPLY=$((level < LAST_LEVEL ? level + 1 : level))
}

find_rooms() { # <least> <most> -> REPLY: rooms of the largest usual station in this range that was won, or 0
    local kind line record rooms=0
    find_records
    while next_record; do
        line=$REPLY kind=${REPLY#* * }
        kind=${kind%% *}
        if [[ $kind == station-*,traps-33 ]]; then
            kind=${kind#station-}
            if gate_number rooms "${kind%,*}" "$1" "$2" && ((REPLY > rooms)); then
                kind=$REPLY
                ! read_record "$line" || rooms=$kind
            fi
        fi
    done 2>/dev/null <"$records_file"
    REPLY=$rooms
}

find_streak() { # <YYYY-MM-DD> -> REPLY: how many days in a row up to that one the daily maze was won on its day
    local day record won_days=()
    number_day "$1"
    day=$REPLY
    find_records
    while next_record; do
        if [[ $REPLY == *' daily-'* ]] && read_record "$REPLY" && is_on_day; then
            won_days[REPLY]=yes
        fi
    done 2>/dev/null <"$records_file"
    count_streak "$day" ${won_days[@]+"${!won_days[@]}"}
}

find_daily_win() { # <YYYY-MM-DD> -> record: of the first win of the daily maze of that day; 1 if there is none
    find_records
    while next_record; do
        if [[ $REPLY == *" daily-$1 "* ]] && read_record "$REPLY" && [[ ${record[2]} == "daily-$1" ]]; then
            return 0
        fi
    done 2>/dev/null <"$records_file"
    return 1
}
