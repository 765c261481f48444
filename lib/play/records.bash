# shellcheck shell=bash
#
# records: the games that were won, and how many were not
#
# A record is a line of the file records: date, size, kind, seconds, steps, bumps, steps of the shortest path, hints,
# stars. A station has the kind station-ROOMS,traps-PERCENT, its scans as steps, and no shortest path or stars. The
# games of earlier versions were won without hints, and have no hints and stars in their lines; those of the
# earliest have no shortest path either. A game that was given up or lost is an empty line, which earlier versions skip;
# for a daily maze, the line is "lost daily-DAY".
#
# Owns: records_file (/dev/null if there is none), record_number (of the line read last), record_torn (yes if the last
# line has no end).

need cli/day cli/levels cli/options core/columns core/folders core/window

records_file=/dev/null record_number=0 record_torn=''

readonly MOST_RECORDS=10000 MOST_KINDS=500 MOST_NOTES=10

find_records() { # -> records_file, for next_record; 1 if there is none
    records_file=/dev/null record_number=0 record_torn=''
    [[ -n $data_folder && -f $data_folder/records && -r $data_folder/records ]] || return 1
    records_file=$data_folder/records
}

next_record() { # -> REPLY: the next line of standard input; 1 at the end, or if there are too many
    if ! IFS= read -r -n 1000 REPLY; then
        [[ -n $REPLY ]] || return 1
        record_torn=yes
    fi
    ((++record_number <= MOST_RECORDS))
}

read_record() { # <line> -> record: its nine fields; 1 if it is damaged
    local k side range=("$LEAST_SIDE" "$MOST_SIDE" odd)
    ((${#1} < 200)) || return 1
    split_words "$1"
    record=("${split[@]}")
    [[ ${#record[@]} == [679] && ${record[*]} == "$1" ]] || return 1 # one space apart
    [[ ${record[1]} == *x* && ${record[2]} != *[!a-z0-9,-]* ]] || return 1
    [[ ${record[0]} == - ]] || gate_day "${record[0]}" || return 1
    [[ ${record[2]} != station-* ]] || range=("$LEAST_STATION" "$MOST_STATION")
    for side in "${record[1]%%x*}" "${record[1]#*x}"; do
        gate_number size "$side" "${range[@]}" || return 1
    done
    for k in 3 4 5 6 7 8; do
        gate_number field "${record[k]:-0}" 0 999999999999 || return 1
        record[k]=$REPLY
    done
    ((record[4] >= record[6] && record[8] <= 3)) || return 1
    [[ ${record[2]} == station-* ]] || ((record[8])) || record[8]=1
    record[2]=${record[2]/,way-/,path-} # its name up to version 2.0
}

is_lost() { # <line>: is it a game that was given up or lost?
    [[ -z $1 ]] || { [[ $1 == 'lost daily-'* ]] && is_day "${1#lost daily-}"; }
}

is_level() { # <kind> -> REPLY: its level; 1 if it is none
    [[ $1 == level-* ]] && gate_number level "${1#level-}" 1 "${#LEVELS[@]}"
}

is_on_day() { # -> REPLY: the number of the day; 1 if record is no daily maze that was won on its day
    [[ ${record[2]} == "daily-${record[0]}" ]] || return 1
    number_day "${record[0]}"
}

count_streak() { # <number of a day> <number of each day with a win, ascending ...> -> REPLY: how many days in a row end with it
    local day=$1 last=-1 won
    shift
    REPLY=0
    for won; do
        ((won > day)) || ((REPLY = won == last + 1 ? REPLY + 1 : 1, last = won))
    done
    ((last == day)) || REPLY=0
}

put_records() { # a summary, and the best of each kind; a damaged line is skipped with a note
    local record k kind kinds=() known='' games=() seconds=() extras=() dates=() extra best_stars=() best
    local won=0 games_lost=0 level=0 day=0 all_stars=0 stars=() notes=0 won_days=()
    if ! find_records; then
        put_line "$say_no_records"
        return
    fi
    [[ ! -t 1 ]] || measure_window
    while next_record; do
        if is_lost "$REPLY"; then
            ((games_lost += 1))
            continue
        elif ! read_record "$REPLY"; then
            ((++notes > MOST_NOTES)) || note_records "$say_bad_record" "$record_number"
            continue
        fi
        ((won += 1))
        if is_level "${record[2]}"; then
            level=$((REPLY > level ? REPLY : level))
            if ((record[8] > ${stars[REPLY]:-0})); then # the best of each level
                ((all_stars += record[8] - ${stars[REPLY]:-0}))
                stars[REPLY]=${record[8]}
            fi
        fi
        if is_on_day; then
            won_days[REPLY]=yes
            day=$((REPLY > day ? REPLY : day))
        fi
        kind="${record[1]} ${record[2]}"
        [[ ${record[2]} != daily-* ]] || kind="${record[1]} daily"
        if [[ $known == *"|$kind:"* ]]; then
            k=${known#*"|$kind:"} k=${k%%|*}
        elif ((${#kinds[@]} < MOST_KINDS)); then
            k=${#kinds[@]}
            kinds[k]=$kind known+="|$kind:$k"
        else
            continue
        fi
        games[k]=$((${games[k]:-0} + 1))
        ((record[8] <= ${best_stars[k]:-0})) || best_stars[k]=${record[8]}
        ((record[7] == 0)) || continue # wins with hints are not compared
        if [[ -z ${seconds[k]:-} ]] || ((record[3] < seconds[k])); then
            seconds[k]=${record[3]} dates[k]=${record[0]}
        fi
        ((record[6])) || continue
        extra=$((record[4] - record[6]))
        [[ -n ${extras[k]:-} ]] && ((extras[k] <= extra)) || extras[k]=$extra
    done <"$records_file"
    ((record_number <= MOST_RECORDS)) || note_records "$say_many_records" "$MOST_RECORDS"
    count_streak "$day" ${won_days[@]+"${!won_days[@]}"}
    say "$say_summary" "$((won + games_lost))" "$won" "$level" "$all_stars" "$REPLY"
    put_in_window "$REPLY"
    ((${#kinds[@]})) || return 0
    put_line ''
    put_record_line "${say_record_heads[@]}" "${say_stars[1]}"
    for ((k = 0; k < ${#kinds[@]}; k++)); do
        best=-
        if [[ -n ${seconds[k]:-} ]]; then
            name_time "${seconds[k]}"
            best=$REPLY
        fi
        draw_stars "${best_stars[k]:-0}"
        put_record_line "${kinds[k]% *}" "${kinds[k]#* }" "${games[k]}" "$best" "${dates[k]:--}" "${extras[k]:--}" "${REPLY:--}"
    done
    if ((${#seconds[@]} < ${#kinds[@]})); then
        put_line ''
        put_in_window "$say_record_hinted"
    fi
}

note_records() { # <format> <number>
    say "$@"
    tell "maze.sh: $REPLY"
}

draw_stars() { # <stars, or 0 for none> -> REPLY: ★★☆
    local k
    REPLY=''
    (($1)) || return 0
    for ((k = 0; k < 3; k++)); do
        REPLY+=${say_stars[k < $1]}
    done
}

put_record_line() { # <size> <kind> <games> <best time> <its date> <fewest extra steps> <most stars>
    local line='' field columns_of=(-9 6 8 -10 11 -3 1) k=0
    for field in "$1" "${@:3}" "$2"; do # the kind is last, because it may be long
        pad_columns "$field" "${columns_of[k++]}"
        line+="  $REPLY"
    done
    put_in_window "${line:2}"
}
