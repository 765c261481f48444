# shellcheck shell=bash
#
# records: the best of the games that were won
#
# A record is a line of the file records: date, size, kind, seconds, moves, bumps, shortest way.
#
# Owns: best_seconds, best_extra, record (the fields of a line), record_torn.

need cli/columns core/programs play/journal play/locks screen/clock screen/view

best_seconds='' best_extra='' record=() record_torn=''

# The records.

read_record() { # <line> -> record: its seven fields; 1 if it is damaged
    local fields_of=() k side
    record=()
    ((${#1} < 200)) || return 1
    split_words "$1"
    fields_of=(${split[@]+"${split[@]}"})
    ((${#fields_of[@]} == 6 || ${#fields_of[@]} == 7)) || return 1
    [[ ${fields_of[0]} == ????-??-?? && ${fields_of[0]} != *[!0123456789-]* || ${fields_of[0]} == - ]] || return 1
    [[ ${fields_of[1]} == *x* ]] || return 1
    for side in "${fields_of[1]%%x*}" "${fields_of[1]#*x}"; do
        gate_number size "$side" "$LEAST_SIDE" "$MOST_SIDE" odd || return 1
    done
    [[ ${fields_of[2]} != *[!abcdefghijklmnopqrstuvwxyz0123456789,-]* ]] || return 1
    for k in 3 4 5 6; do
        gate_number field "${fields_of[k]:-0}" 0 999999999999 || return 1
        fields_of[k]=$REPLY
    done
    ((fields_of[4] >= fields_of[6])) || return 1
    record=("${fields_of[@]}")
}

find_best() { # <size> <kind> -> best_seconds, best_extra: of the games before; empty where there are none;
    # record_torn: yes if the last line has no end
    local line
    best_seconds='' best_extra='' record_torn=''
    [[ -n $data_folder && -f $data_folder/records ]] || return 0
    while IFS= read -r -n 1000 line || { [[ -n $line ]] && record_torn=yes; }; do
        [[ $line == *" $1 $2 "* ]] || continue
        read_record "$line" || continue
        [[ -n $best_seconds ]] && ((best_seconds <= record[3])) || best_seconds=${record[3]}
        ((record[6])) || continue
        [[ -n $best_extra ]] && ((best_extra <= record[4] - record[6])) ||
            best_extra=$((record[4] - record[6]))
    done 2>/dev/null <"$data_folder/records"
}

find_largest() { # -> REPLY: how many squares the largest maze has that was won; 0 where none was
    local line size_won other seen=' ' most=0
    if [[ -n $data_folder && -f $data_folder/records ]]; then
        while IFS= read -r -n 1000 line || [[ -n $line ]]; do
            size_won=${line#* } size_won=${size_won%% *}
            [[ $seen != *" $size_won "* ]] || continue
            read_record "$line" || continue
            seen+="$size_won "
            other=$((10#${record[1]%x*} * 10#${record[1]#*x}))
            ((other <= most)) || most=$other
        done 2>/dev/null <"$data_folder/records"
    fi
    REPLY=$most
}

add_record() { # <size> <kind> <seconds> <moves> <bumps> <shortest way>; a note if it cannot be kept
    local day begin=''
    first_line date +%Y-%m-%d
    day=$REPLY
    [[ -z $record_torn ]] || begin=$'\n'
    [[ $day == ????-??-?? ]] || day=-
    if ! make_folder "$data_folder" || ! is_plain_place "$data_folder/records" ||
        ! { printf '%s%s %s %s %d %d %d %d\n' "$begin" "$day" "$@" >>"$data_folder/records"; } 2>/dev/null; then
        cannot_keep "$say_cannot_record" "$data_folder${data_folder:+/records}"
    else
        shield chmod -- u=rw,go= "$data_folder/records" 2>/dev/null # an older version has let others read it
    fi
}

put_record_line() { # <size> <kind> <games> <best time> <its date> <fewest extra moves>
    local line='' field columns_of=(-10 -25 6 8 -10 11) k=0
    for field; do
        pad_columns "$field" "${columns_of[k++]}"
        line+="  $REPLY"
    done
    put_line "${line:2}"
}

put_records() { # the best of each kind, to standard output; damaged lines are passed over with a note
    local line at=0 k kinds=() games=() seconds=() extras=() days=() extra
    if [[ -z $data_folder || ! -f $data_folder/records || ! -r $data_folder/records ]]; then
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
        for ((k = 0; k < ${#kinds[@]}; k++)); do
            [[ ${kinds[k]} != "${record[1]} ${record[2]}" ]] || break
        done
        kinds[k]="${record[1]} ${record[2]}"
        games[k]=$((${games[k]:-0} + 1))
        if [[ -z ${seconds[k]:-} ]] || ((record[3] < seconds[k])); then
            seconds[k]=${record[3]} days[k]=${record[0]}
        fi
        ((record[6])) || continue
        extra=$((record[4] - record[6]))
        [[ -n ${extras[k]:-} ]] && ((extras[k] <= extra)) || extras[k]=$extra
    done <"$data_folder/records"
    put_record_line "${say_record_heads[@]}"
    for ((k = 0; k < ${#kinds[@]}; k++)); do
        name_time "${seconds[k]}"
        put_record_line "${kinds[k]% *}" "${kinds[k]#* }" "${games[k]}" "$REPLY" "${days[k]}" \
            "${extras[k]:--}"
    done
}
