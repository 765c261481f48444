# shellcheck shell=bash
#
# progress: find the next level, the best of a kind and the days in a row in the records
#
# Owns: best_seconds, best_extra, best_hinted, best_again, best_known (see recall_maze), level_stars, level_best,
# level_highest (see recall_levels).

need cli/day cli/options saves/records

best_seconds='' best_extra='' best_hinted='' best_again='' best_known='' level_stars=() level_best=() level_highest=0

recall_maze() { # <size> <kind> <seed>: the best of the wins without hints of that kind, and whether that level or daily maze
    # was won or given up before -> best_seconds, best_extra (steps; each is empty if there is none), best_hinted (yes: there was
    # a win with hints), best_again (yes: there was one without, in a known maze), best_known (yes)
    local record
    best_seconds='' best_extra='' best_hinted='' best_again='' best_known=''
    find_records
    while next_record_line; do
        if [[ $REPLY == "lost $2" || $REPLY == "lost $2 $3" ]]; then
            best_known=yes
        fi
        [[ $REPLY == *" $2 "* || $REPLY == *,way-* ]] || continue
        if ! read_record "$REPLY" || [[ ${record[2]} != "$2" ]]; then
            continue
        fi
        if [[ $2 == daily-* || ($2 == level-* && ${record[9]:--} == "$3") ]]; then
            best_known=yes
        fi
        [[ ${record[1]} == "$1" ]] || continue
        if ((record[7])); then
            best_hinted=yes
            continue
        elif [[ -n ${record[10]:-} ]]; then
            best_again=yes
            continue
        fi
        ((record[3] >= ${best_seconds:-record[3] + 1})) || best_seconds=${record[3]}
        ((record[6] == 0 || record[4] - record[6] >= ${best_extra:-record[4]})) || best_extra=$((record[4] - record[6]))
    done <"$records_file"
}

recall_levels() { # the best of each level, by its number -> level_stars, level_best (seconds; of the wins that are compared),
    # level_highest (won; 0 if there is none)
    local record level
    level_stars=() level_best=() level_highest=0
    find_records
    while next_record ' level-'; do
        is_level "${record[2]}" || continue
        level=$REPLY
        ((level <= level_highest)) || level_highest=$level
        ((record[8] <= ${level_stars[level]:-0})) || level_stars[level]=${record[8]}
        if [[ ${record[7]} == 0 && -z ${record[10]:-} ]] && ((record[3] < ${level_best[level]:-record[3] + 1})); then
            level_best[level]=${record[3]}
        fi
    done <"$records_file"
}

find_level() { # -> REPLY: the level after the highest one that was won
    recall_levels
    REPLY=$((level_highest < LAST_LEVEL ? level_highest + 1 : LAST_LEVEL))
}

find_rooms() { # <least> <most> -> REPLY: rooms of the largest usual station in this range that was won, or 0
    local record kind rooms=0
    find_records
    while next_record ,traps-33; do
        kind=${record[2]#station-}
        if [[ $kind == *,traps-33 ]] && gate_number rooms "${kind%,*}" "$1" "$2" && ((REPLY > rooms)); then
            rooms=$REPLY
        fi
    done <"$records_file"
    REPLY=$rooms
}

find_streak() { # <YYYY-MM-DD> -> REPLY: how many days in a row up to that one the daily maze was won on its day
    local record won_days=()
    find_records
    while next_record ' daily-'; do
        ! is_on_day || won_days[REPLY]=yes
    done <"$records_file"
    number_day "$1"
    count_streak "$REPLY"
}

find_daily_win() { # <YYYY-MM-DD> -> record: of the first win of the daily maze of that day; 1 if there is none
    find_records
    while next_record " daily-$1 "; do
        [[ ${record[2]} != "daily-$1" ]] || return 0
    done <"$records_file"
    return 1
}
