# shellcheck shell=bash
#
# records: the games that were won
#
# A record is a line of the file records: date, size, kind, seconds, steps, bumps, steps of the shortest path, hints,
# stars. A station has the kind station-ROOMS,traps-PERCENT, its scans as steps, and no shortest path or stars. The games of earlier versions were won without hints, and have no hints and stars in their lines; those of the
# earliest have no shortest path either.
#
# Owns: record (the fields of a line).

need cli/columns cli/day cli/options core/folders

record=()

readonly RECORD='^(-|[0-9-]{10}) [0-9]+x[0-9]+ [a-z0-9,-]+( [0-9]{1,12}){3,6}$'

find_records() { # 1 if there is no file of records
    [[ -n $data_folder && -f $data_folder/records && -r $data_folder/records ]]
}

read_record() { # <line> -> record: its nine fields; 1 if it is damaged
    local fields_of=() k side range=("$LEAST_SIDE" "$MOST_SIDE" odd)
    record=()
    ((${#1} < 200)) && [[ $1 =~ $RECORD ]] || return 1
    split_words "$1"
    fields_of=("${split[@]}")
    [[ ${#fields_of[@]} != 8 ]] || return 1
    [[ ${fields_of[0]} == - ]] || gate_day "${fields_of[0]}" || return 1
    [[ ${fields_of[2]} != station-* ]] || range=("$LEAST_STATION" "$MOST_STATION")
    for side in "${fields_of[1]%%x*}" "${fields_of[1]#*x}"; do
        gate_number size "$side" "${range[@]}" || return 1
    done
    for k in 3 4 5 6 7 8; do
        gate_number field "${fields_of[k]:-0}" 0 999999999999 || return 1
        fields_of[k]=$REPLY
    done
    ((fields_of[4] >= fields_of[6] && fields_of[8] <= 3)) || return 1
    [[ ${fields_of[2]} == station-* ]] || ((fields_of[8])) || fields_of[8]=1
    fields_of[2]=${fields_of[2]/,way-/,path-} # its name up to version 2.0
    record=("${fields_of[@]}")
}

is_level() { # <kind> -> REPLY: its level; 1 if it is none
    [[ $1 == level-* ]] && gate_number level "${1#level-}" 1 12
}

is_on_day() { # -> REPLY: the number of the day; 1 if record is no daily maze that was won on its day
    [[ ${record[2]} == "daily-${record[0]}" ]] || return 1
    number_day "${record[0]}"
}

count_streak() { # <number of a day> < days that count, a space around each > -> REPLY
    local day=$1
    while [[ $2 == *" $day "* ]]; do
        ((day -= 1))
    done
    REPLY=$(($1 - day))
}

put_records() { # a summary, and the best of each kind; a damaged line is skipped with a note
    local line at=0 k kind kinds=() games=() seconds=() extras=() dates=() extra won=0 level=0 days=' ' day=0 all_stars=0
    if ! find_records; then
        put_line "$say_no_records"
        return
    fi
    while IFS= read -r line || [[ -n $line ]]; do
        ((at += 1))
        [[ -n $line ]] || continue
        if ! read_record "$line"; then
            say "$say_bad_record" "$at"
            tell "maze.sh: $REPLY"
            continue
        fi
        ((won += 1, all_stars += record[8]))
        ! is_level "${record[2]}" || level=$((REPLY > level ? REPLY : level))
        if is_on_day; then
            days+="$REPLY "
            day=$((REPLY > day ? REPLY : day))
        fi
        kind="${record[1]} ${record[2]}"
        [[ ${record[2]} != daily-* ]] || kind="${record[1]} daily"
        for ((k = 0; k < ${#kinds[@]}; k++)); do
            [[ ${kinds[k]} != "$kind" ]] || break
        done
        kinds[k]=$kind
        games[k]=$((${games[k]:-0} + 1))
        ((record[7] == 0)) || continue # with hints it is not compared
        if [[ -z ${seconds[k]:-} ]] || ((record[3] < seconds[k])); then
            seconds[k]=${record[3]} dates[k]=${record[0]}
        fi
        ((record[6])) || continue
        extra=$((record[4] - record[6]))
        [[ -n ${extras[k]:-} ]] && ((extras[k] <= extra)) || extras[k]=$extra
    done <"$data_folder/records"
    count_streak "$day" "$days"
    say "$say_summary" "$won" "$level" "$all_stars" "$REPLY"
    put_line "$REPLY"
    put_line ''
    put_record_line "${say_record_heads[@]}"
    for ((k = 0; k < ${#kinds[@]}; k++)); do
        REPLY=-
        [[ -z ${seconds[k]:-} ]] || name_time "${seconds[k]}"
        put_record_line "${kinds[k]% *}" "${kinds[k]#* }" "${games[k]}" "$REPLY" "${dates[k]:--}" \
            "${extras[k]:--}"
    done
}

put_record_line() { # <size> <kind> <games> <best time> <its date> <fewest extra steps>
    local line='' field columns_of=(-10 -25 6 8 -10 11) k=0
    for field; do
        pad_columns "$field" "${columns_of[k++]}"
        line+="  $REPLY"
    done
    put_line "${line:2}"
}
