# shellcheck shell=bash
#
# watch panel: the text beside and below the maze: the active calls, the event in words, the code
#
# watch_draw has these as locals: watch_panel, the lines beside the maze, and watch_wants, the size of a window that is
# large enough for any maze; empty if this window is.

need core/columns core/window watch/function_code lesson/watch_state maze/trace screen/view

readonly PANEL=28 CODE_ROOM=7 MAZE_ROOM=9 # columns and lines, at least

lay_out_watch() { # -> watch_wants: code below, calls beside, as far as there is room; the maze comes first
    local wide=$((map_width * map_tile)) maze_room=$map_height function_room beside watch_below
    measure_window
    ((maze_room <= MAZE_ROOM)) || maze_room=$MAZE_ROOM
    ((function_room = window_rows - 2 - maze_room))
    ((function_room >= 3)) || function_room=0
    ((beside = window_columns - 2 - wide))
    ((beside >= PANEL)) || ((beside = window_columns - 2 - (wide < 30 ? wide : 30)))
    ((beside <= 48)) || ((wide + 50 <= window_columns)) || beside=48
    ((beside >= PANEL)) || beside=-2
    watch_wants=''
    if ((beside < 0 || function_room < CODE_ROOM - 1)); then
        say "$say_watch_small" "$((30 + 2 + PANEL))" "$((MAZE_ROOM + 2 + CODE_ROOM))"
        watch_wants=$REPLY
    fi
    set_map_beside "$((beside + 2))" name_beside
    fill_below "$((window_columns - 1))" "$((function_room > 0 ? function_room + 1 : 0))"
    set_map_below "${watch_below[@]}"
}

name_beside() { # <line, from 0> -> REPLY
    REPLY="  ${watch_panel[$1]:-}"
}

fill_panel() { # <what the signs are, or empty> <columns> <lines> -> watch_panel
    local wide=$2 high=$3 k line legend=()
    if [[ -n $1 ]]; then
        fold_columns "$1" "$wide"
        legend=("" "${folded[@]}")
        ((high -= ${#legend[@]}))
    fi
    if is_search; then
        fill_list "$high"
    else
        case $watch_name in
            carve_stack) say "$say_watch_waiting" "$((calls > 0 ? calls - 1 : 0))" ;;
            *) REPLY=$say_watch_calls ;;
        esac
        fold_columns "$REPLY" "$wide"
        watch_panel=("${folded[@]}")
        if ((calls == 0)); then
            fold_columns "$watch_name $((2 * stride + 2))" "$wide"
            watch_panel+=("${folded[@]}")
        fi
        for ((k = calls; k > 1 && ${#watch_panel[@]} + 1 < high || k == 1; k--)); do
            name_call "$k" name_direction
            line=$REPLY
            count_columns "$line"
            if ((REPLY > wide)); then
                name_call "$k" sign_direction
                line=$REPLY
            fi
            watch_panel+=("$line")
        done
        ((k < 1)) || add_more "$k"
    fi
    watch_panel+=(${legend[@]+"${legend[@]}"})
}

add_more() { # <how many> -> watch_panel: they are not shown
    say "$say_watch_more" "$1"
    watch_panel+=("$REPLY")
}

fill_list() { # <lines> -> watch_panel: of a search, the squares that wait, the next on top
    local n=$watch_at from='' k=0
    watch_panel=("$say_watch_queue")
    ((n < 1)) || [[ ${event_what[n]} != 'done' ]] || ((n -= 1))
    ((n < 1)) || from=${event_b[n]}
    for ((k = 1; k <= n && event_a[k] != from; k++)); do :; done # the place of the one they were seen from
    for ((k = k + 1; k <= n; k++)); do
        if ((${#watch_panel[@]} + 1 >= $1 && k < n)); then
            add_more "$((n - k + 1))"
            return
        fi
        watch_panel+=("list[$((k - 1))]=${event_a[k]}")
    done
}

name_call() { # <k> <name_direction or sign_direction> -> REPLY: the cell, its candidates, the number drawn
    local n=${call_look[$1]} event=${call_event[$1]} drawn='' choices k text name
    case $watch_name in
        carve_recursive) text="\$1=${event_args[event]:-}" ;;
        *_without_local)
            k=$watch_at
            while ((k > 1)) && [[ ${event_what[k]} != look ]]; do # each look is for spot
                ((k -= 1))
            done
            text="\$1=${event_args[event]:-} spot=${event_a[k]}"
            ;;
        carve_stack) if (($1 == calls)); then text="here=${event_a[n]}"; else text="waiting[$(($1 - 1))]=${event_a[n]}"; fi ;;
        *) text="${event_by[event]:-} ${event_args[event]:-}" ;;
    esac
    if ((n)); then
        name_cell "${event_a[n]}"
        text+="  $REPLY "
        choices=${event_b[n]#-}
        ((call_draw[$1] == 0)) || drawn=${event_c[call_draw[$1]]}
        for ((k = 0; k < ${#choices}; k++)); do
            "$2" "${choices:k:1}"
            name=$REPLY
            [[ $k != "$drawn" ]] || name="[$k $name]"
            text+=" $name"
        done
    fi
    REPLY=$text
}

name_direction() { # <digit: a direction, or 4 more for a bridge there> -> REPLY
    REPLY=${say_directions[$1 % 4]}
    (($1 < 4)) || say "$say_watch_bridge" "$REPLY"
}

sign_direction() { # the same as an arrow; say_arrows begins in the east and goes clockwise
    local arrow=(0 4 2 6)
    REPLY=${say_arrows[arrow[$1 % 4]]}
    (($1 < 4)) || REPLY+='='
}

name_choices() { # <digits> -> REPLY: the directions, in words
    local k listed=''
    for ((k = 0; k < ${#1}; k++)); do
        name_direction "${1:k:1}"
        listed+="${listed:+, }$REPLY"
    done
    REPLY=$listed
}

find_move() { # -> REPLY: in if this event begins a call, or puts a cell into the array; back if one ends; or empty
    local n=$watch_at
    REPLY=''
    if [[ $watch_name != carve_stack ]]; then
        ((event_depth[n] <= event_depth[n - 1])) || REPLY=in
        ((event_depth[n] >= event_depth[n - 1])) || REPLY=back
    elif [[ ${event_what[n - 1]} == dig ]]; then
        REPLY=in
    elif ((n > 1)); then
        REPLY=back
    fi
}

describe_event() { # -> REPLY: the event, in words
    local n=$watch_at at before='' choices move
    if ((n == 0)); then
        name_cell "$watch_here"
        say "$say_watch_begin" "$REPLY"
        ! is_search || say "$say_watch_start" "$player"
        [[ $watch_name != *_division ]] || REPLY=$say_watch_open
        return
    fi
    name_cell "${event_a[n]}"
    at=$REPLY
    case ${event_what[n]} in
        look)
            find_move
            move=$REPLY
            if [[ $move == back ]]; then
                say "$say_watch_back" "$at"
                before=$REPLY
            elif [[ $move == in && $watch_name == carve_stack ]]; then
                name_cell "${event_a[call_look[calls - 1]]}"
                say "$say_watch_push" "$REPLY" "$((calls - 2))"
                before=$REPLY
            elif [[ $move == in ]]; then
                say "$say_watch_call" "${event_args[n]}"
                before=$REPLY
            fi
            name_choices "${event_b[n]#-}"
            if [[ -n $REPLY ]]; then
                say "$before$say_watch_look" "$at" "$REPLY"
            else
                say "$before$say_watch_none" "$at"
            fi
            ;;
        at) say "$say_watch_at" "$at" ;;
        draw)
            choices=${event_b[call_look[calls]]:-}
            say "$say_watch_draw" "${event_a[n]}" "${event_b[n]}" "${event_c[n]}"
            if ((call_look[calls])); then
                before=$REPLY
                name_direction "${choices:event_c[n]:1}"
                say "$say_watch_so" "$before" "$REPLY"
            fi
            ;;
        dig)
            REPLY=${say_directions[event_b[n]]}
            if ((event_c[n] == event_a[n] + 4 * step[event_b[n]])); then
                say "$say_watch_dig_bridge" "$at" "$REPLY"
            else
                say "$say_watch_dig" "$at" "$REPLY"
            fi
            ;;
        wall) say "$say_watch_wall" "${event_c[n]}" ;;
        seen) say "$say_watch_seen" "${event_a[n]}" "${event_b[n]}" ;;
        'done')
            REPLY=$say_watch_done
            ! is_search || say "$say_watch_found" "$steps"
            ;;
    esac
}

fill_below() { # <columns> <lines> -> watch_below: the event in words, and below it the code with its line marked
    local by=$watch_name marked=0 rows code_shown
    ((watch_at == 0)) || by=${event_by[watch_at]}
    load_function "$by"
    describe_event
    fold_columns "$REPLY" "$1"
    watch_below=("${folded[@]}")
    if ((watch_at && function_from)); then
        ((marked = event_line[watch_at] - function_from))
        ((marked >= 0)) || ((marked = ${#function_lines[@]} - 1)) # the end has no line
    fi
    ((rows = $2 - ${#watch_below[@]} - (${#watch_wants} > 0)))
    list_code "$marked" "$marked" "$rows" "$1" ${function_lines[@]+"${function_lines[@]}"}
    watch_below+=(${code_shown[@]+"${code_shown[@]}"} ${watch_wants:+"$watch_wants"})
}
