# shellcheck shell=bash
#
# take record: turn the output with its marks into moments
#
# A mark describes the step before which it was written: step, or read if that reads an empty input; PROCESS.STEP, where
# process 0 is the program itself, which is also the name of the file with the variables; PROCESS.STEP of the record
# before, which a subshell has from its parent; the line, the number of active calls, its minimum since the record
# before, and the line of the call (0: in code that is not watched); behind \35 the function; behind \35 the command.
# Other marks are =over, after the last step, and = with the limit at which the recorder has stopped.
#
# Owns: record_since (the second at which the recording began).
# Writes: end_record, handler_set, moment_command, moment_frame, moment_kind, moment_line, moment_printed,
# moment_record, moments, output_text, record_before, record_depth, record_end, record_file, record_from, record_name,
# record_up, recorded.

need core/gate screen/screen watch/moments

record_since=0

readonly MOST_MOMENTS=10000 MOST_OUTPUT=1000000 # bytes

take_output() { # <file> -> output_text, and the moments
    local line='' part ended='' second=$SECONDS
    begin_moments
    while [[ -z $ended ]]; do
        IFS= read -r -n 4096 part || ended=yes # a long line in pieces
        line+=$part
        if [[ -n $ended ]] || ((${#part} < 4096)); then
            take_line "$line"
            line=''
        fi
        if ((moments > MOST_MOMENTS)); then
            record_end=steps ended=yes
        elif ((${#output_text} + ${#line} > MOST_OUTPUT)); then
            record_end=output ended=yes
        fi
        if ((SECONDS != second)); then
            second=$SECONDS
            show_recording
        fi
    done <"$1"
    output_text=${output_text%$'\n'} # behind the last line there was none
    end_moments
}

show_recording() { # for how long it has lasted
    say "$say_watch_recording" "$((SECONDS - record_since))"
    show $'\r'"$REPLY"$'\033[K'
}

take_line() { # <line of the output>: it may end with a mark
    # shellcheck disable=SC2016 # the beginning of the trap
    local begin=$'\36'"$record_id " trap='{ _w_last=${_-}; if _w_begin '
    local mark=${1#*"$begin"}
    if [[ $mark != "$1" ]]; then
        output_text+=${1%%"$begin"*}
        take_mark "$mark"
    elif [[ $1 == *"$trap"* || $1 == *'{ _w_end; } 2>/dev/null'* ]]; then # set -v has printed it
        output_text+=${1%%'{ _w_'*}
    else
        output_text+=$1$'\n'
    fi
}

take_mark() { # <mark>
    local rest=${1#*$'\35'} IFS=' '
    case $1 in
        '=over') take_end ;;
        =*) record_end=${1#=} ;;
        *$'\35'*$'\35'*)
            split_words "${1%%$'\35'*}"
            if ((${#split[@]} == 7)) &&
                [[ "${split[*]:1}" != *[!0123456789.\ ]* && "${split[*]:3}" != *[!0123456789\ ]* ]]; then
                take_command "${split[@]}" "${rest%%$'\35'*}" "${rest#*$'\35'}"
            fi
            ;;
    esac
}

take_command() { # <kind> <PROCESS.STEP> <record before> <line> <active calls> <minimum> <line of the call> <function>
    # <command>: when calls have ended, and before the command
    local kind=$1 line=$((10#${4:0:9})) least=$((10#${6:0:9})) up=$recorded ended n=$((recorded + 1))
    while ((up)) && [[ ${record_file[up]} != "$3" ]]; do
        ((up -= 1))
    done
    record_file[n]=$2 record_before[n]=$up record_name[n]=$8 recorded=$n
    ((record_depth[n] = 10#${5:0:9}, record_from[n] = 10#${7:0:9}))
    while ((up && (record_depth[up] > least || record_depth[up] > record_depth[n]))); do
        ended=$up up=${record_up[up]}
        add_moment return "${record_from[ended]}" "$up" "${record_name[ended]}"
    done
    if ((record_depth[up] == record_depth[n])); then # in the same call
        if [[ ${moment_kind[moments]} == return ]]; then
            moment_frame[moments]=$n
        fi
        up=${record_up[up]}
    elif [[ -n $8 ]]; then
        kind=call
    fi
    record_up[n]=$up
    place_step "$kind" "$line" "$9"
}

place_step() { # <kind> <line that bash names> <command>: a moment with the line, or 0 if the handler of a trap runs
    local line=$2 code=${code_lines[$2]-}
    if [[ $1 == call ]]; then # bash does not always know where a function begins
        if [[ "${code_lines[line > 0 ? line - 1 : 0]-}$code" != *"${record_name[recorded]}"* ]]; then
            line=0
        fi
        if ((moment_line[moments] == 0)); then
            record_from[recorded]=0
        fi
    elif [[ -n $handler_set ]] && is_handler "$line" "$3"; then
        line=0
        unmark_returns
    fi
    add_moment "$1" "$line" "$recorded" "$3"
    if [[ $3 == 'trap '* ]]; then
        handler_set=yes
    fi
}

unmark_returns() { # set -e or exit may have ended the last calls
    local n=$moments
    while [[ ${moment_kind[n]} == return ]]; do
        ((moment_line[n] = 0, n -= 1))
    done
}

is_handler() { # <line> <command>: bash counts lines in the handler, or names the command that ran last, in 5.3 always
    local code=${code_lines[$1]-} last=${moment_command[moments]} before=${record_before[recorded]}
    if [[ $2 != *$'\37'* && $code != *"${2%% *}"* ]]; then # bash names the last line of a command of several lines
        return 0
    fi
    ((moment_frame[moments] == before && record_up[before] == record_up[recorded])) || return
    if ((moment_line[moments] == 0)); then # or the line is that of a function that the handler calls
        [[ $2 == "$last" || $code == "$2()"* || $code == "$2 ()"* ]]
        return
    fi
    [[ $2 == "$last" ]] || return
    if ((moment_line[moments] == $1)); then # the line may have the command twice
        code=${code#*"$2"}
    fi
    [[ $code != *"$2"* ]]
}

add_moment() { # <kind> <line> <the last record of the newest call> <command, or the function that has ended>
    ((moments += 1))
    moment_kind[moments]=$1 moment_line[moments]=$2 moment_frame[moments]=$3 moment_command[moments]=$4
    moment_record[moments]=$recorded moment_printed[moments]=${#output_text}
}

take_end() { # the last step was that of the recorder: it has the variables at the end
    if ((end_record == 0 && moments)); then
        ((moments -= 1))
        end_record=$recorded
    fi
}

end_moments() { # the last moment is the end
    local last n=$moments
    while [[ ${moment_kind[n]} == return ]]; do
        ((n -= 1))
    done
    last=${moment_command[n]}
    if ((record_status)) || [[ " $last" == *' exit'* ]]; then
        unmark_returns
    fi
    if [[ -z $record_end ]]; then
        record_end=end
        if [[ $last == 'trap '*DEBUG* ]]; then
            record_end=debug
        elif [[ $last != exit && $last != 'exit '* ]] && ((record_status > 128 && record_status < 200)); then
            name_signal
        fi
    fi
    if ((end_record)); then
        recorded=$end_record
    fi
    add_moment end 0 "$recorded" ''
    note_first_values
}

name_signal() { # -> record_end
    record_end=signal
    case $(kill -l "$((record_status - 128))" 2>/dev/null) in
        SYS) record_end=disk ;;
        XFSZ) record_end='file' ;;
    esac
}
