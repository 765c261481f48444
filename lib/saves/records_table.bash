# shellcheck shell=bash
#
# records table: a summary of all wins and the best results of each kind, as lines
#
# Owns: record_lines, record_notes (what is wrong with the records), row_wide (columns of each field of a row).

need cli/day cli/levels core/columns core/window saves/records

record_lines=() record_notes=() row_wide=()

readonly MOST_NOTES=10

list_records() { # -> record_lines, record_notes
    local k streak best_streak
    recall_records
    record_lines=("$say_no_records") record_notes=()
    ((record_number)) || return 0
    for k in ${record_faults[@]+"${record_faults[@]:0:MOST_NOTES}"}; do
        say "$say_bad_record" "$k"
        record_notes+=("$REPLY")
    done
    if ((record_number > MOST_RECORDS)); then
        say "$say_many_records" "$MOST_RECORDS"
        record_notes+=("$REPLY")
    fi
    count_streak
    streak=$REPLY
    find_best_streak
    best_streak=$REPLY
    sum_stars
    say "$say_summary" "$record_wins" "$REPLY" "$((3 * ${#LEVELS[@]}))" "$streak" "$best_streak"
    record_lines=("$REPLY")
    if ((${#kinds[@]} != 0)); then
        list_kinds
    fi
}

list_kinds() { # levels, daily mazes by date, then the others in the order of their first records
    local k level order=() days=() others=()
    for ((level = 1; level <= ${#LEVELS[@]}; level++)); do
        if find_kind "level=$level"; then
            order+=("$REPLY")
        fi
    done
    for k in "${!kinds[@]}"; do
        case ${kinds[k]} in
            level=*) ;;
            daily=*)
                number_day "${kinds[k]#daily=}"
                days[REPLY]=$k
                ;;
            *) others+=("$k") ;;
        esac
    done
    order+=(${days[@]+"${days[@]}"} ${others[@]+"${others[@]}"})
    measure_record_row "${order[@]}"
    record_lines+=('')
    add_record_row "${say_record_heads[0]}" "${say_stars[1]}" "${say_record_heads[@]:1}"
    for k in "${order[@]}"; do
        add_kind "$k"
    done
}

measure_record_row() { # <kind ...> -> row_wide: of as many fields as fit the window
    local k wide=0 all=0 heads=("${say_record_heads[@]}") columns_of
    for k; do
        name_record_kind "${kinds[k]}"
        count_columns "$REPLY"
        if ((wide < REPLY)); then
            wide=$REPLY
        fi
    done
    if ((wide > window_columns - 16)); then
        wide=$((window_columns - 16))
    fi
    columns_of=("-$wide" -3 8)
    for k in 2 3; do
        count_columns "${heads[k]}"
        columns_of+=("$REPLY")
    done
    row_wide=()
    for wide in "${columns_of[@]}" 10; do
        ((all += ${wide#-} + 2))
        ((${#row_wide[@]} < 3 || all < window_columns + 2)) || return 0
        row_wide+=("$wide")
    done
}

add_kind() { # <kind, by number>: its row
    local kind stars best=-
    name_record_kind "${kinds[$1]}"
    kind=$REPLY
    draw_stars "${kind_stars[$1]}"
    stars=${REPLY:--}
    if [[ -n ${kind_seconds[$1]:-} ]]; then
        name_time "${kind_seconds[$1]}"
        best=$REPLY
    fi
    add_record_row "$kind" "$stars" "$best" "${kind_extra[$1]:--}" "${kind_games[$1]}" "${kind_date[$1]:--}"
}

add_record_row() { # <field ...>: to record_lines
    local k=0 line='' field
    for field in "${@:1:${#row_wide[@]}}"; do
        cut_columns "$field" "${row_wide[k]#-}"
        pad_columns "$REPLY" "${row_wide[k++]}"
        line+="  $REPLY"
    done
    record_lines+=("${line:2}")
}

name_record_kind() { # <kind> -> REPLY: in words, or as the options that make such a maze
    case $1 in
        level=*)
            say "$say_level" "${1#level=}"
            REPLY+=": ${say_levels[${1#level=} - 1]}"
            ;;
        daily=*) say "$say_daily" "${1#daily=}" ;;
        other) REPLY=$say_kind_other ;;
        station*)
            split_words "${1//[!0123456789]/ }"
            say "$say_kind_station" "${split[0]:-0}" "${split[1]:-0}"
            ;;
        *)
            REPLY=${1//,/ --}
            REPLY=${REPLY//=/ }
            ;;
    esac
}
