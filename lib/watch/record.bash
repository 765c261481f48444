# shellcheck shell=bash
#
# record: run code once in a separate process that records each step
#
# Before each command that is watched, the DEBUG trap of that process (recorder.sh) writes the variables to a file, and
# then a mark into the file that receives the output: \36, an identifier that no program can guess, and what
# take_record.bash describes. So the marks give the order of the records of all processes, and nothing that the code
# prints is taken for a mark. The files are read when the code has ended, and while the moments are shown.
#
# Owns: record_id, record_left (yes: what the code left running was ended).
# Writes: code_group, record_end, record_shown, record_since, record_status.

need core/gate core/programs screen/screen screen/view watch/moments watch/take_record watch/workshop

record_id='' record_left=''

readonly MOST_CALLS_RECORDED=500 MOST_SUBSHELLS=30
readonly MOST_FILE_BLOCKS=32768 MOST_RECORDED=200000 # KB

write_recorder() { # <-T: of all functions, or +T> <the file whose commands are recorded> <variables that are shown from
    # the start> [one more, recorded without indices] -> record_id; exits if the disk is full
    local folder
    if [[ -z $workshop ]]; then
        open_workshop
    fi
    folder=$workshop/$RECORDING record_id=$RANDOM$RANDOM$RANDOM$RANDOM record_shown="$3 ${4-}"
    read_text watch/recorder.sh
    {
        mkdir -p -- "$folder" && {
            printf '_w_id=%q _w_steps=%d _w_calls=%d _w_shells=%d ' \
                "$record_id" "$MOST_MOMENTS" "$MOST_CALLS_RECORDED" "$MOST_SUBSHELLS"
            printf '_w_all=%q _w_file=%q _w_joined=%q _w_folder=%q _w_output=%q\n%s' \
                "$1" "$2" "${4-}" "$folder" "$folder/output" "$REPLY"
        } >"$folder/recorder" && : >"$folder/output"
    } 2>/dev/null || fail_with 1 "$say_cannot_write_to" "${TMPDIR:-/tmp}"
}

record_code() { # <file with its input> <function that starts it> [argument ...]: run it to its end -> its moments,
    # record_end, record_left
    local line ended='' guard terminal=''
    code_group='' record_left='' record_end='' record_status=0 record_since=$SECONDS
    if [[ -t 0 ]]; then # the code may change it
        first_line stty -g
        terminal=$REPLY
    fi
    begin_work
    trap stop_recording INT
    set -m # otherwise bash up to 4.2 would make the code ignore Ctrl-C, which it may want to trap
    exec 7< <(guard_code '' "$1" run_recorded "${@:2}" 2>/dev/null)
    set +m
    guard=$!
    while [[ -z $ended$record_end ]]; do
        line=''
        read -r -t 1 line <&7 || kill -s CONT "$guard" 2>/dev/null || read -r -t 1 line <&7 || line='=over 137'
        case $line in
            '=group '*) note_group "$line" ;;
            =left) record_left=yes ;;
            '=over '*) ended=yes record_status=${line#=over } ;;
            '') watch_recording ;;
        esac
    done
    stop_code
    kill -s KILL "$guard" 2>/dev/null
    exec 7<&-
    if [[ -n $terminal ]]; then
        set_stty "$terminal"
    fi
    if [[ -n $on_screen ]]; then
        trap 'note_signal INT' INT
    else
        trap end_by_interrupt INT
    fi
    take_output "$workshop/$RECORDING/output"
    if [[ -n $on_screen ]]; then
        end_work
    else
        show $'\r\033[K'
    fi
}

stop_recording() { # Ctrl-C shows what was recorded; the second one ends the program
    # bash <= 4.2 runs this inside read -t, and never finishes what takes longer than its second
    if [[ $record_end == stopped && -z $on_screen ]]; then
        end_by_interrupt
    fi
    record_end=stopped
}

watch_recording() { # once a second -> record_end, if the files have become too large
    # it may have stopped itself
    kill -s CONT -- "-$code_group" 2>/dev/null
    first_line du -sk "$workshop/$RECORDING"
    if gate_number size "${REPLY%%[!0123456789]*}" 0 999999999 && ((REPLY > MOST_RECORDED)); then
        record_end=size
    fi
    show_recording
}

run_recorded() { # <function> [argument ...]
    # a read from the terminal fails, and does not stop the code
    trap '' TTIN TTOU
    ulimit -c 0
    ulimit -f "$MOST_FILE_BLOCKS"
    "$@" >>"$workshop/$RECORDING/output" 2>&1
}
