# shellcheck shell=bash
#
# progress: find the next level, the best of a kind and the days in a row in the records
#
# Owns: level_stars, level_best (see recall_levels).

need cli/day cli/levels saves/records

level_stars=() level_best=()

recall_maze() { # <size> <kind> <seed> -> best_seconds, best_extra, best_won: of the wins of that kind, the best time and the
    # fewest extra steps (empty if no win is compared), and yes if there is one; 1 unless that level or daily maze was won or
    # given up before
    local record record_number records_file status=1
    best_seconds='' best_extra='' best_won=''
    find_records
    while next_record_line; do
        if [[ $REPLY == "lost $2" || $REPLY == "lost $2 $3" ]]; then
            status=0
        fi
        [[ $REPLY == *" $2 "* || $REPLY == *,way-* ]] || continue
        if ! read_record "$REPLY" || [[ ${record[2]} != "$2" ]]; then
            continue
        fi
        if [[ $2 == daily=* || ($2 == level=* && ${record[9]:--} == "$3") ]]; then
            status=0
        fi
        [[ ${record[1]} == "$1" ]] || continue
        best_won=yes
        is_compared || continue
        ((record[3] >= ${best_seconds:-record[3] + 1})) || best_seconds=${record[3]}
        ((record[6] == 0 || record[4] - record[6] >= ${best_extra:-record[4]})) || best_extra=$((record[4] - record[6]))
    done <"$records_file"
    return "$status"
}

recall_levels() { # -> REPLY: the highest level that was won, or 0; the best of each, by its number -> level_stars, level_best
    # (seconds; of the wins that are compared)
    local record record_number records_file level highest=0
    level_stars=() level_best=()
    find_records
    while next_record ' level='; do
        is_level "${record[2]}" || continue
        level=$REPLY
        ((level <= highest)) || highest=$level
        ((record[8] <= ${level_stars[level]:-0})) || level_stars[level]=${record[8]}
        if is_compared && ((record[3] < ${level_best[level]:-record[3] + 1})); then
            level_best[level]=${record[3]}
        fi
    done <"$records_file"
    REPLY=$highest
}

find_level() { # -> REPLY: the level after the highest one that was won
    recall_levels
    ((REPLY += REPLY < ${#LEVELS[@]}))
}

find_rooms() { # <least> <most> -> REPLY: rooms of the largest usual station in this range that was won, or 0
    local record record_number records_file kind rooms=0
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
    local record record_number records_file won_days=()
    find_records
    while next_record ' daily='; do
        ! is_on_day || won_days[REPLY]=yes
    done <"$records_file"
    number_day "$1"
    count_streak "$REPLY"
}

find_daily_win() { # <YYYY-MM-DD> -> record: of the first win of the daily maze of that day; 1 if there is none
    local record_number records_file
    find_records
    while next_record " daily=$1 "; do
        [[ ${record[2]} != "daily=$1" ]] || return 0
    done <"$records_file"
    return 1
}
