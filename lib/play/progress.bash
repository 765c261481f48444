# shellcheck shell=bash
#
# progress: what the records say about the next level, the best of a kind and the days in a row

need cli/day play/records screen/status

find_best() { # <size> <kind> -> best_seconds, best_extra, best_hinted: of the games before, empty if there are
    # none; yes if there was a win with hints
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

find_level() { # -> REPLY: the level after the highest one that was won; message: a note if a line is damaged
    local line record kind level=0 bad=0
    find_records
    while next_record; do
        line=$REPLY
        kind=${line#* * } kind=${kind%% *}
        if [[ $line =~ $RECORD ]] && ! { is_level "$kind" && ((REPLY > level)); }; then
            continue # it may be damaged, but is no higher level
        elif read_record "$line" && is_level "${record[2]}"; then
            level=$((REPLY > level ? REPLY : level))
        elif ! is_lost "$line"; then
            bad=$record_number
        fi
    done 2>/dev/null <"$records_file"
    if ((bad)); then
        say "$say_bad_record" "$bad"
        set_message "$REPLY"
    fi
    REPLY=$((level < 12 ? level + 1 : 12))
}

find_streak() { # <YYYY-MM-DD> -> REPLY: how many days in a row up to that one the daily maze was won on its day
    local day record won_days=()
    number_day "$1"
    day=$REPLY
    find_records
    while next_record; do
        if [[ $REPLY != *' daily-'* ]] || ! read_record "$REPLY" || ! is_on_day; then continue; fi
        won_days[REPLY]=yes
    done 2>/dev/null <"$records_file"
    count_streak "$day" ${won_days[@]+"${!won_days[@]}"}
}

find_daily() { # <YYYY-MM-DD> -> REPLY: won or lost, if the first try at the daily maze of that day is over
    local found='' record
    find_records
    while next_record; do
        if [[ $REPLY == "lost daily-$1" ]]; then
            found=${found:-lost}
        elif [[ $REPLY == *" daily-$1 "* ]] && read_record "$REPLY"; then
            found=won
        fi
    done 2>/dev/null <"$records_file"
    REPLY=$found
}
