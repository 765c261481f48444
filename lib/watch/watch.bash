# shellcheck shell=bash
#
# watch: the screen and the keys for watching code
#
# There are two kinds of watching: a program, and an algorithm of ours in a maze. They have the same keys and the same
# signs. A watcher of mazes gives watch_picture the name of a function that fills picture_lines, the maze at a moment;
# then the calls are beside it. watch_words is a function that puts a sentence about a moment into REPLY.
#
# Owns: watch_* (watch_at: the moment shown; watch_rows: the lines of the screen; watch_shares: how many rows the code,
# calls, variables and output get; watch_speed, watch_picture, watch_words, watch_other: the moment to which f goes, or
# empty; watch_tab: what Tab does, or empty; watch_engine: a function that Tab calls), picture_* (picture_lines,
# picture_legend: what its signs mean).
# Writes: mode.

need core/columns core/window screen/game screen/keys screen/screen screen/view watch/function_code watch/moments \
    watch/record watch/values watch/workshop

watch_at=1 watch_speed=3 watch_picture='' watch_words=name_moment watch_other='' watch_tab='' watch_engine=''
picture_lines=() picture_legend='' watch_rows=() watch_shares=()

# For each speed: how many tenths of a second to wait, and how many moments to show between two waits.
WATCH_SPEEDS=('20 1' '10 1' '5 1' '2 1' '1 1' '1 4' '1 16' '1 64')
readonly WATCH_SPEEDS

begin_watching() { # <function that fills picture_lines, or empty> <function for sentences>
    watch_picture=$1 watch_words=$2
    watch_at=1 watch_other='' watch_tab='' watch_engine=''
}

watch_moments() { # until the watcher leaves
    local before=$mode
    if [[ -z $on_screen ]]; then
        play_game watch
    else # in the lesson
        set_mode watch
        handle_keys
        mode=$before
    fi
    leave_workshop
}

# ---------------------------------------------------------------------------------------------
# The screen
# ---------------------------------------------------------------------------------------------

watch_draw() { # [while it runs: the number of the speed]
    local number speed='' pace=$say_watch_run
    ! keys_wait || return 0
    fill_watch "$((window_columns - 1))" "$((window_rows - 1))"
    draw_scrolled ${watch_rows[@]+"${watch_rows[@]}"}
    say "$say_watch_step" "$watch_at" "$moments"
    number=$REPLY
    if [[ -n ${1-} ]]; then
        say "$say_watch_speed" "$1"
        speed=$REPLY pace=$say_watch_pause
    fi
    set_fields "$number" "$speed" "$watch_tab" "${watch_other:+$say_watch_key}" "$pace" "$say_help_key" "$say_quit_key"
    draw_status
}

fill_watch() { # <columns> <rows> -> watch_rows: the picture with the calls, the sentence, the code, variables, output
    local room=$2 sentence code=0 parts=()
    watch_rows=() picture_lines=() picture_legend=''
    look_at "$watch_at"
    "$watch_words" "$watch_at"
    fold_columns "$REPLY" "$1"
    sentence=("${folded[@]:0:5}")
    list_output "$watch_at" "$1"
    if ((${#code_lines[@]})); then
        code=$((${#code_lines[@]} - 1))
    fi
    if [[ -n $watch_picture ]]; then
        "$watch_picture" "$watch_at" "$1" "$((room - 9))"
    fi
    if ((${#picture_lines[@]})); then
        put_beside "$1" "$((room - ${#sentence[@]} - (code < 9 ? code : 9)))"
        sentence=(${picture_legend:+"$picture_legend"} "${sentence[@]}")
        ((room -= ${#watch_rows[@]}))
        share_rows "$((room - ${#sentence[@]}))" "$room" 0 0 "${#output_lines[@]}"
    else
        list_parts "$1" "$((room - ${#sentence[@]}))" "$code" "${#output_lines[@]}"
        parts=(${call_lines[@]+"${call_lines[@]}"} ${value_lines[@]+"${value_lines[@]}"})
    fi
    watch_rows+=("${sentence[@]}")
    add_code "${watch_shares[0]}" "$1"
    watch_rows+=(${parts[@]+"${parts[@]}"})
    if ((watch_shares[3] > 1)); then # below the title, the last lines
        watch_rows+=("${output_lines[0]}" "${output_lines[@]:${#output_lines[@]}-watch_shares[3]+1}")
    fi
}

list_parts() { # <columns> <rows> <rows of code> <rows of output> -> call_lines, value_lines, watch_shares
    list_calls "$watch_at" "$1" "$2"
    list_values "$watch_at" "$1"
    share_rows "$2" "$3" "${#call_lines[@]}" "${#value_lines[@]}" "$4"
    if ((watch_shares[1] < ${#call_lines[@]})); then
        list_calls "$watch_at" "$1" "${watch_shares[1]}"
    fi
    if ((watch_shares[2] < ${#value_lines[@]})); then
        fit_values "$1" "${watch_shares[2]}"
    fi
}

share_rows() { # <rows> <rows that each part could fill ...> -> watch_shares: as evenly as they need them
    local room=$1 needs=("${@:2}") k each more open=4
    watch_shares=(0 0 0 0)
    while ((room > 0 && open > 0)); do
        ((each = room < open ? 1 : room / open, open = 0))
        for ((k = 0; k < 4; k++)); do
            ((more = needs[k] - watch_shares[k]))
            ((more = more < each ? more : each, more = more < room ? more : room))
            ((watch_shares[k] += more, room -= more))
            ((open += watch_shares[k] < needs[k]))
        done
    done
}

put_beside() { # <columns> <rows> -> watch_rows: the picture; the variables and the calls beside it
    local k wide line beside=()
    count_columns "${picture_lines[0]}"
    wide=$((REPLY + 2))
    if (($1 - wide >= 16)); then
        list_parts "$(($1 - wide))" "$2" 0 0
        beside=(${call_lines[@]+"${call_lines[@]}"} ${value_lines[@]+"${value_lines[@]}"})
    fi
    for ((k = 0; k < ${#picture_lines[@]} || k < ${#beside[@]}; k++)); do
        pad_columns "${picture_lines[k]-}" "-$wide"
        line=$REPLY
        cut_columns "${beside[k]-}" "$(($1 - wide))"
        watch_rows+=("$line$REPLY")
    done
}

add_code() { # <rows> <columns> -> watch_rows: more of them, the lines around the one that is next, which is marked
    local at=$watch_at k part before=1 first=1 numbers=() lines=()
    while ((moment_line[at] <= 0 && at > 1)); do # no line is next
        ((at -= 1))
    done
    at=${moment_line[at]}
    for ((k = at > $1 ? at - $1 : 1; k <= at + $1; k++)); do
        if [[ -n ${code_lines[k]+yes} ]]; then
            numbers+=("$k")
            ((before += k < at))
        fi
    done
    center_on "$before" "$1" "${#numbers[@]}"
    for k in ${numbers[@]+"${numbers[@]:REPLY-1:$1}"}; do
        show_line "${code_lines[k]}"
        printf -v part '%3d %s' "$k" "$REPLY"
        if [[ $REPLY == '#'* ]]; then # a comment cannot be folded
            part=${part:0:$2-2}
        fi
        fold_code "$part" "$(($2 - 2))"
        if ((k == at)); then
            first=$((${#lines[@]} + 1))
        fi
        for part in "${folded[@]}"; do
            if ((k == moment_line[watch_at])); then
                lines+=($'\033[7m'"> $part"$'\033[0m')
            else
                lines+=("  $part")
            fi
        done
    done
    center_on "$first" "$1" "${#lines[@]}"
    watch_rows+=(${lines[@]+"${lines[@]:REPLY-1:$1}"})
}

name_moment() { # <moment> -> REPLY: what is next, or what has happened
    local n=$1 line=${moment_line[$1]} before=''
    look_at "$n"
    if [[ ${record_file[moment_record[n]]} != 0.* ]]; then
        before=$say_watch_subshell
    fi
    case ${moment_kind[n]} in
        call)
            name_arguments "${moment_frame[n]}"
            say "$say_watch_call" "${record_name[moment_frame[n]]}$REPLY"
            ;;
        'return')
            if ((line == 0)); then # back in code that is not watched
                REPLY=$say_watch_case
            else
                say "$say_watch_back" "${moment_command[n]}" "$line"
            fi
            ;;
        end) name_end ;;
        *)
            say "$say_watch_next" "$line"
            if ((line == 0)); then
                REPLY=$say_watch_trap
            elif [[ ${moment_kind[n]} == 'read' ]]; then
                REPLY+="; $say_watch_empty"
            fi
            ;;
    esac
    REPLY=$before$REPLY
    if ((moments == 1)) && [[ ${moment_kind[n]} == end && $record_end == end ]]; then
        REPLY=$say_watch_nothing
    fi
}

name_end() { # -> REPLY: how the code ended
    local text=say_watch_end_$record_end line=0 kind n
    for ((n = moments - 1; n > 0 && line == 0; n--)); do # what ran last, in the program itself
        kind=${moment_kind[n]}
        if [[ ${record_file[moment_record[n]]} == 0.* && $kind != return && $kind != call ]]; then
            line=${moment_line[n]}
        fi
    done
    case $record_end in
        end | signal) say "${!text}" "$line" "$record_status" ;;
        debug) say "${!text}" "$line" ;;
        disk) say "${!text}" "${TMPDIR:-/tmp}" ;;
        *) REPLY=${!text} ;;
    esac
    if ((end_record == 0)) && [[ $record_end == end || $record_end == signal ]]; then
        REPLY+="; $say_watch_unseen"
    fi
    if [[ -n $record_left ]]; then
        REPLY+="; $say_watch_left"
    fi
}

# ---------------------------------------------------------------------------------------------
# The keys
# ---------------------------------------------------------------------------------------------

watch_key() { # <key>
    local n=$watch_at
    case $1 in
        ' ') run_on ;;
        right | enter | l | d) go_to "$((n + 1))" ;;
        left | erase | h | a) go_to "$((n - 1))" ;;
        down | s | j) find_depth "$n" 0 ;;
        up | w | k) find_depth "$n" 1 ;;
        home | r | R) go_to 1 ;;
        line-end | g | G) go_to "$moments" ;;
        o | O) find_output ;;
        f | F)
            if [[ -n $watch_other ]]; then
                go_to "$watch_other"
            fi
            ;;
        tab)
            if [[ -n $watch_engine ]]; then
                "$watch_engine"
            fi
            ;;
        + | -) change_speed "$1" ;;
        '?')
            show_help_lines "${say_watch_keys[@]}" ${watch_engine:+"$say_watch_tab_key"} \
                ${watch_other:+"$say_watch_other_key"}
            ;;
        q | Q | escape) leave_game ;;
    esac
}

go_to() { # <moment>: the first or the last one, if there is none; 1 if it is shown already
    local n=$1
    ((n = n < moments ? n : moments, n = n > 1 ? n : 1))
    ((n != watch_at)) || return 1
    watch_at=$n
}

find_depth() { # <moment> <1: when its call has ended; 0: over the calls that begin here>
    local n=$1 active=${moment_frame[$1]}
    local depth=$((record_depth[active] - $2))
    ((n += 1))
    while ((n < moments && record_depth[moment_frame[n]] > depth)); do
        ((n += 1))
    done
    go_to "$n"
}

find_output() { # the next moment before which something was printed
    local n=$watch_at
    while ((n < moments && moment_printed[n] == moment_printed[watch_at])); do
        ((n += 1))
    done
    go_to "$n"
}

run_on() { # until the end, or until a key is typed
    local tenths batch running=yes
    while [[ -n $running ]]; do
        tenths=${WATCH_SPEEDS[watch_speed]% *} batch=${WATCH_SPEEDS[watch_speed]#* }
        if go_to "$((watch_at + batch))"; then
            watch_draw "$((watch_speed + 1))"
            show_frame
            await_bytes "$tenths"
        else
            running=''
        fi
        next_key
        case $REPLY in
            '') ;;
            + | -) change_speed "$REPLY" ;;
            *)
                running=''
                if [[ $REPLY != [' 'e]* || $REPLY == erase ]]; then
                    answer_key "$REPLY"
                fi
                ;;
        esac
    done
}

change_speed() { # <+|->
    local speed=$((watch_speed + ${1}1))
    if ((speed >= 0 && speed != ${#WATCH_SPEEDS[@]})); then
        watch_speed=$speed
    fi
}
