# shellcheck shell=bash
#
# record: run code once in a separate process that records each step
#
# Before each command that is watched, the DEBUG trap of that process (recorder.sh) writes a record, and then a mark
# into the file that receives the output: \36, an identifier that no program can guess, the process (0: the program
# itself) and its step. So the marks give the order of the records of all processes, and nothing that the code prints is
# taken for a record. The records of the program itself are in one file; each record of a subshell is a file.
#
# Owns: record_id, record_left (yes: what the code left running was ended), record_rest (the beginning of a line that
# is not complete yet), record_size (bytes).
# Writes: code_group, output_text, record_end, record_shown, record_status.

need core/programs screen/screen screen/view watch/moments watch/take_record watch/workshop

record_id='' record_left='' record_rest='' record_size=0

readonly RECORDING=.recording # in the workshop: the recorder, the records, the output
readonly MOST_MOMENTS=10000 MOST_OUTPUT=1000000 MOST_RECORDED=100000000
readonly MOST_CALLS_RECORDED=500 MOST_SUBSHELLS=30 MOST_FILE_BLOCKS=131072

write_recorder() { # <the file whose commands are recorded, or empty> <functions whose commands are, a comma around
    # each> <variables that are shown from the start> [one more, recorded without indices] -> record_id; exits if the
    # disk is full
    local folder names=$3
    if [[ -z $workshop ]]; then
        open_workshop
    fi
    folder=$workshop/$RECORDING record_id=$RANDOM$RANDOM$RANDOM$RANDOM record_shown="$3 ${4-}"
    if [[ -n $1 ]]; then # all variables are recorded
        names="''"
    fi
    read_text watch/recorder.sh
    {
        mkdir -p -- "$folder" && {
            printf '_w_id=%q _w_left=%d _w_calls=%d _w_shells=%d _w_file=%q _w_functions=%q _w_names=(%s) ' \
                "$record_id" "$MOST_MOMENTS" "$MOST_CALLS_RECORDED" "$MOST_SUBSHELLS" "$1" "$2" "$names"
            printf '_w_joined=%q _w_folder=%q _w_output=%q\n%s' "${4-}" "$folder" "$folder/output" "$REPLY"
        } >"$folder/recorder" && : >"$folder/records" && : >"$folder/output"
    } 2>/dev/null || fail_with 1 "$say_cannot_write_to" "${TMPDIR:-/tmp}"
}

record_code() { # <file with its input> <function that starts it> [argument ...]: run it to its end -> its moments,
    # record_end, record_left
    local line='' since=$SECONDS guard ended='' shown='' terminal=''
    local folder=$workshop/$RECORDING
    code_group='' record_left='' record_rest='' record_size=0
    if [[ -t 0 ]]; then # the code may change it
        first_line stty -g
        terminal=$REPLY
    fi
    begin_moments
    exec 8<"$folder/records" 9<"$folder/output"
    begin_work
    if [[ $2 != run_carving || -n $own_file || -z $on_screen ]]; then
        trap stop_recording INT
    fi
    set -m # otherwise bash up to 4.2 would make the code ignore Ctrl-C, which it may want to trap
    exec 7< <(guard_code '' "$1" run_recorded "${@:2}" 2>/dev/null)
    set +m
    guard=$!
    while [[ -z $record_end ]]; do
        if load_moments; then
            [[ -z $ended ]] || break
            line=''
            read -r -t 1 line <&7 || kill -s CONT "$guard" 2>/dev/null || read -r -t 1 line <&7 || line='=over 137'
            case $line in
                '=group '*) note_group "$line" ;;
                =left) record_left=yes ;;
                '=over '*) ended=yes record_status=${line#=over } ;;
            esac
        fi
        if ((SECONDS != since)); then
            since=$SECONDS
            kill -s CONT -- "-$code_group" 2>/dev/null # it may have stopped itself
            say "$say_watch_recording" "$moments"
            show $'\r'"$REPLY"$'\033[K'
            shown=yes
        fi
    done
    if [[ -z $ended ]]; then
        stop_code
        kill -s KILL "$guard" 2>/dev/null
    fi
    code_group=''
    exec 7<&- 8<&- 9<&-
    if [[ -n $terminal ]]; then
        set_stty "$terminal"
    fi
    if [[ -n $on_screen ]]; then
        trap 'note_signal INT' INT
        end_work
    else
        trap end_by_interrupt INT
        if [[ -n $shown ]]; then
            show $'\r\033[K'
        fi
        # of our own code, only a whole recording is shown
        if [[ $2 == run_carving && -z $own_file && $record_end == stopped ]]; then
            end_by_interrupt
        fi
    fi
    output_text+=$record_rest
    end_moments "$record_status"
}

stop_recording() { # Ctrl-C shows what was recorded; the second one ends the program. In bash up to 4.2 this runs inside
    # read -t, and what takes longer than its second is never finished
    record_end=stopped
    if [[ -z $on_screen ]]; then
        trap end_by_interrupt INT
    fi
}

run_recorded() { # <function> [argument ...]
    # a read from the terminal fails, and does not stop the code
    trap '' TTIN TTOU
    ulimit -c 0
    ulimit -f "$MOST_FILE_BLOCKS"
    "$@" >>"$workshop/$RECORDING/output" 2>&1
}

load_moments() { # what has been written since the last call; 1 if that takes longer than a second, and there is more
    local line ended since=$SECONDS
    while [[ -z $record_end ]]; do
        line='' ended=yes
        IFS= read -r -n 4096 line <&9 || ended='' # a long line in pieces
        if [[ -z $ended ]] || ((${#line} >= 4096)); then
            record_rest+=$line
        else
            load_line "$record_rest$line"
            record_rest=''
        fi
        if ((moments > MOST_MOMENTS)); then
            record_end=steps
        elif ((record_size > MOST_RECORDED)); then
            record_end=size
        elif ((${#output_text} + ${#record_rest} > MOST_OUTPUT)); then
            record_end=output
        fi
        [[ -n $ended ]] || return 0
        ((SECONDS == since)) || return 1
    done
}

load_line() { # <line of the output>: it may end with a mark
    # shellcheck disable=SC2016 # the beginning of the trap
    local mark=${1##*$'\36'"$record_id "} trap='{ _w_last=${_-}; if _w_begin '
    if [[ $mark != "$1" ]]; then
        output_text+=${1%$'\36'*}
        case $mark in
            =*) record_end=${mark#=} ;;
            *[!0123456789\ ]*) ;;
            *) load_record "${mark% *}" "${mark#* }" ;;
        esac
    elif [[ $1 == *"$trap"* || $1 == *'{ _w_end; } 2>/dev/null'* ]]; then # set -v has printed it
        output_text+=${1%%'{ _w_'*}
    else
        output_text+=$1$'\n'
    fi
}

load_record() { # <process> <step> -> record_size
    local numbers name code arguments locals values part file=$workshop/$RECORDING/$1.$2
    if (($1 == 0)); then
        IFS=$'\35' read -r -d $'\34' numbers name code arguments locals values <&8 || return 0
        while [[ ${values:${#values}-${#record_id}} != "$record_id" ]]; do # a value has such a character
            IFS= read -r -d $'\34' part <&8 || return 0
            values+=$'\34'$part
        done
    else
        IFS=$'\35' read -r -d '' numbers name code arguments locals values 2>/dev/null <"$file"
    fi
    ((record_size += ${#arguments} + ${#locals} + ${#values}))
    take_record "$numbers" "$name" "$code" "$arguments" "$locals" "$values"
}
