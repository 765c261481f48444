# shellcheck shell=bash
#
# records table: a summary of all wins and the best results of each kind, as lines
#
# Owns: record_lines, row_wide (columns of each field of a row).

need cli/levels core/columns core/window saves/records

record_lines=() row_wide=()

list_records() { # -> record_lines; REPLY: a note if some records are damaged, or empty
    local streak note=''
    recall_records
    record_lines=("$say_no_records")
    if ((record_faults)); then
        say "$say_bad_records" "$record_faults"
        note=$REPLY
    fi
    if ((record_wins)); then
        count_streak
        streak=$REPLY
        find_best_streak
        set -- "$streak" "$REPLY"
        sum_stars
        say "$say_summary" "$record_wins" "$REPLY" "$((3 * ${#LEVELS[@]}))" "$@"
        record_lines=("$REPLY" '')
        list_kinds
    fi
    REPLY=$note
}

list_kinds() { # levels, daily mazes by date, then the others in the order of their first records
    local k
    measure_record_row
    add_record_row "${say_record_heads[0]}" "${say_stars[1]}" "${say_record_heads[@]:1}"
    for k in "${!kind_name[@]}"; do
        add_kind "$k"
    done
}

measure_record_row() { # -> row_wide: in a narrow window the names are cut, and the last field is left out
    local k wide most=$((window_columns - 16))
    count_columns "${say_record_heads[0]}"
    wide=$REPLY
    for k in "${!kind_name[@]}"; do
        name_record_kind "${kind_name[k]}"
        count_columns "$REPLY"
        ((wide = wide < REPLY ? REPLY : wide, wide = wide > most ? most : wide, 1))
    done
    row_wide=("-$wide" -3 8)
    count_columns "${say_record_heads[2]}"
    if ((wide + REPLY + 17 < window_columns)); then
        row_wide+=("$REPLY")
    fi
}

add_kind() { # <number of a kind>: its row
    local kind stars best=-
    name_record_kind "${kind_name[$1]}"
    kind=$REPLY
    draw_stars "${kind_stars[$1]}"
    stars=${REPLY:--}
    if [[ -n ${kind_seconds[$1]:-} ]]; then
        name_time "${kind_seconds[$1]}"
        best=$REPLY
    fi
    add_record_row "$kind" "$stars" "$best" "${kind_extra[$1]:--}"
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
