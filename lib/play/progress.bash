# shellcheck shell=bash
#
# progress: what the records say about the next level, the best of a kind and the days in a row
#
# Owns: best_seconds, best_extra, record_torn.

need cli/day play/records screen/status

best_seconds='' best_extra='' record_torn=''

find_best() { # <size> <kind> -> best_seconds, best_extra: of the games before, empty if there are none; record_torn:
    # yes if the last line has no end
    local line
    best_seconds='' best_extra='' record_torn=''
    find_records || return 0
    while IFS= read -r -n 1000 line || { [[ -n $line ]] && record_torn=yes; }; do
        [[ $line == *" $1 $2 "* || $line == *,way-* ]] || continue
        read_record "$line" || continue
        if [[ "${record[1]} ${record[2]}" != "$1 $2" ]] || ((record[7])); then continue; fi
        [[ -n $best_seconds ]] && ((best_seconds <= record[3])) || best_seconds=${record[3]}
        ((record[6])) || continue
        [[ -n $best_extra ]] && ((best_extra <= record[4] - record[6])) ||
            best_extra=$((record[4] - record[6]))
    done 2>/dev/null <"$data_folder/records"
}

find_level() { # -> REPLY: the level after the highest one that was won; message: a note if a line is damaged
    local line level=0 at=0 bad=0
    if find_records; then
        while IFS= read -r -n 1000 line || [[ -n $line ]]; do
            ((at += 1))
            if [[ $line =~ $RECORD && $line != *' level-'* ]]; then
                continue # it may be damaged, but is no level
            elif read_record "$line" && is_level "${record[2]}"; then
                level=$((REPLY > level ? REPLY : level))
            elif [[ -n $line ]]; then
                bad=$at
            fi
        done 2>/dev/null <"$data_folder/records"
    fi
    if ((bad)); then
        say "$say_bad_record" "$bad"
        set_message "$REPLY"
    fi
    REPLY=$((level < 12 ? level + 1 : 12))
}

find_streak() { # <YYYY-MM-DD> -> REPLY: how many days in a row up to that one the daily maze was won on its day
    local line days=' ' day
    number_day "$1"
    day=$REPLY
    if find_records; then
        while IFS= read -r -n 1000 line || [[ -n $line ]]; do
            if [[ $line != *' daily-'* ]] || ! read_record "$line" || ! is_on_day; then continue; fi
            days+="$REPLY "
        done 2>/dev/null <"$data_folder/records"
    fi
    count_streak "$day" "$days"
}

was_won() { # <YYYY-MM-DD>: was the daily maze of that day won before?
    local line
    find_records || return 1
    while IFS= read -r -n 1000 line || [[ -n $line ]]; do
        [[ $line != *" daily-$1 "* ]] || ! read_record "$line" || return 0
    done 2>/dev/null <"$data_folder/records"
    return 1
}
