# shellcheck shell=bash
#
# progress: what the records say about the next level, the best of a kind and the days in a row

need cli/day cli/options saves/records

find_best() { # <size> <kind> -> best_seconds, best_extra, best_hinted: the best of the wins without hints, empty if
    # there is none; yes if there was a win with hints
    local line record
    best_seconds='' best_extra='' best_hinted=''
    find_records
    while next_record; do
        line=$REPLY
        [[ $line == *" $1 $2 "* || $line == *,way-* ]] || continue
        read_record "$line" || continue
        [[ "${record[1]} ${record[2]}" == "$1 $2" ]] || continue
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

is_daily_over() { # <YYYY-MM-DD>: was the daily maze of that day won, given up or lost before?
    find_records
    while next_record; do
        [[ $REPLY != *" daily-$1 "* && $REPLY != "lost daily-$1" ]] || return 0
    done 2>/dev/null <"$records_file"
    return 1
}
