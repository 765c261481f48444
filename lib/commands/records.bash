# shellcheck shell=bash
#
# records: print a summary of the games won, and the best results of each kind

need cli/levels cli/printing core/columns core/window saves/folders saves/records

readonly MOST_KINDS=500 MOST_NOTES=10

# shellcheck disable=SC2034 # found by its name
takes_records=''

run_records() {
    load_texts games
    load_texts help
    send_output
    find_folders
    put_records
}

put_records() { # a summary, and the best of each kind; a damaged line is skipped with a note
    local record record_number records_file won=0 games_lost=0 level=0 day=0 all_stars=0 stars=() notes=0 won_days=()
    local kinds=() known='' games=() seconds=() extras=() dates=() days=() best_stars=()
    find_records
    if [[ $records_file == /dev/null ]]; then
        put_line "$say_no_records"
        return
    fi
    [[ ! -t 1 ]] || measure_window
    while next_record_line; do
        if is_lost "$REPLY"; then
            ((games_lost += 1))
        elif read_record "$REPLY"; then
            count_win
            count_kind
        else
            ((++notes > MOST_NOTES)) || note_records "$say_bad_record" "$record_number"
        fi
    done <"$records_file"
    ((record_number <= MOST_RECORDS)) || note_records "$say_many_records" "$MOST_RECORDS"
    count_streak "$day"
    say "$say_summary" "$((won + games_lost))" "$won" "$level" "$all_stars" "$REPLY"
    put_in_window "$REPLY"
    ((${#kinds[@]} == 0)) || put_kinds
}

count_win() { # -> won, level, all_stars, stars, won_days, day: with this record
    ((won += 1))
    if is_level "${record[2]}"; then
        level=$((REPLY > level ? REPLY : level))
        if ((REPLY <= ${#LEVELS[@]} && record[8] > ${stars[REPLY]:-0})); then # the best of each level
            ((all_stars += record[8] - ${stars[REPLY]:-0}))
            stars[REPLY]=${record[8]}
        fi
    fi
    if is_on_day; then
        won_days[REPLY]=yes
        day=$((REPLY > day ? REPLY : day))
    fi
}

count_kind() { # -> kinds, known, games, seconds, extras, dates, days, best_stars: with this record
    local k kind="${record[1]} ${record[2]}" extra
    [[ ${record[2]} != daily=* ]] || kind="${record[1]} daily"
    if [[ $known == *"|$kind:"* ]]; then
        k=${known#*"|$kind:"} k=${k%%|*}
    elif ((${#kinds[@]} < MOST_KINDS)); then
        k=${#kinds[@]}
        kinds[k]=$kind known+="|$kind:$k"
    else
        return
    fi
    games[k]=$((${games[k]:-0} + 1)) days[k]=${days[k]:-${record[2]#daily=}}
    ((record[8] <= ${best_stars[k]:-0})) || best_stars[k]=${record[8]}
    is_compared || return 0
    if [[ -z ${seconds[k]:-} ]] || ((record[3] < seconds[k])); then
        seconds[k]=${record[3]} dates[k]=${record[0]} days[k]=${record[2]#daily=}
    fi
    ((record[6])) || return 0
    extra=$((record[4] - record[6]))
    [[ -n ${extras[k]:-} ]] && ((extras[k] <= extra)) || extras[k]=$extra
}

put_kinds() { # a line for each kind
    local k kind best
    put_line ''
    put_record_line "${say_record_heads[@]}" "${say_stars[1]}"
    for ((k = 0; k < ${#kinds[@]}; k++)); do
        best=-
        if [[ -n ${seconds[k]:-} ]]; then
            name_time "${seconds[k]}"
            best=$REPLY
        fi
        name_record_kind "${kinds[k]#* }" "${days[k]}"
        kind=$REPLY
        draw_stars "${best_stars[k]:-0}"
        put_record_line "${kinds[k]% *}" "$kind" "${games[k]}" "$best" "${dates[k]:--}" "${extras[k]:--}" "${REPLY:--}"
    done
    if ((${#seconds[@]} < ${#kinds[@]})); then
        put_line ''
        put_in_window "$say_record_hinted"
    fi
}

name_record_kind() { # <kind> <day of the best daily maze> -> REPLY: in words, or as the options that make such a maze
    local IFS=, part kind='' form=${1//[0123456789]/}
    if is_level "$1"; then
        say "$say_level" "$REPLY"
    elif [[ $1 == daily ]]; then
        say "$say_daily" "$2"
    elif [[ $form == station-,traps- || $form == station-,traps-,jokers- ]]; then
        kind=${1#*traps-}
        part=${1#station-}
        say "$say_kind_station" "${part%%,*}" "${kind%%,*}"
        [[ $form != *jokers- ]] || REPLY+=", --jokers ${1##*-}"
    else
        for part in $1; do
            case $part in
                corners) ;;
                file) kind+=" ${say_kinds[1]}" ;;
                algorithm-own) kind+=" -a $say_value_FILE" ;;
                center | far | opposite | random) kind+=" --ends $part" ;;
                *) kind+=" --${part/-/ }" ;;
            esac
        done
        REPLY=${kind# }
        REPLY=${REPLY:-${say_kinds[0]}}
    fi
}

note_records() { # <format> <number>
    say "$@"
    tell "maze.sh: $REPLY"
}

put_record_line() { # <size> <kind> <games> <best time> <its date> <fewest extra steps> <most stars>
    local line='' field columns_of=(-9 6 8 -10 11 -3 1) k=0
    for field in "$1" "${@:3}" "$2"; do # the kind is last, because it may be long
        pad_columns "$field" "${columns_of[k++]}"
        line+="  $REPLY"
    done
    put_in_window "${line:2}"
}
