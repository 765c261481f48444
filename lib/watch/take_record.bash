# shellcheck shell=bash
#
# take record: turn what the recorder wrote into moments
#
# A record has these parts, \35 between them: the line, the number of active calls, the process (0: the program itself),
# its step, the parent, its step then, the line of the call (0: in code that is not watched) and the smallest number of
# active calls since the record before, as numbers; the function; the command; the number of arguments and the
# arguments; what local prints; what declare -p prints. moments.bash keeps the last three as they are.
#
# Owns: record_numbers (the first part).
# Writes: frame_caller, frame_depth, frame_from, frame_made, frame_name, handler_set, moment_command, moment_frame,
# moment_kind, moment_line, moment_printed, moment_record, moments, process_ended, process_record,
# record_arguments, record_before, record_end, record_frame, record_locals, record_process, record_status, record_step,
# record_values, recorded.

need core/gate watch/moments

record_numbers=()

readonly MOST_DIGITS=60 # of the numbers of a record

take_record() { # <numbers> <function> <command> <arguments> <locals> <values> -> the moments that the record describes
    local process before
    split_words "$1"
    [[ $1 != *[!0123456789\ ]* && " $1" != *' 0'[0123456789]* ]] || return 0
    ((${#split[@]} == 8 && ${#1} <= MOST_DIGITS)) || return 0
    record_numbers=("${split[@]}")
    process=${record_numbers[2]}
    if [[ -z ${process_record[process]-} ]]; then
        begin_process "$process" "${record_numbers[4]}" "${record_numbers[5]}"
    fi
    before=${process_record[process]}
    ((recorded += 1))
    record_arguments[recorded]=$4 record_locals[recorded]=$5 record_values[recorded]=$6
    record_before[recorded]=$before record_process[recorded]=$process record_step[recorded]=${record_numbers[3]}
    process_record[process]=$recorded
    if [[ $2 == _w_end=* ]]; then
        take_end "$before" "${2#_w_end=}"
    else
        take_command "$before" "$2" "$3"
    fi
}

begin_process() { # <process> <its parent> <step of the parent>: it begins with what its parent had
    local n=$recorded
    while ((n > 0 && (record_process[n] != $2 || record_step[n] > $3))); do
        ((n -= 1))
    done
    process_record[$1]=$n process_ended[$1]=${process_ended[$2]:-0}
}

take_command() { # <record before> <function> <command>
    local process=${record_process[recorded]} depth=${record_numbers[1]} name=$2 frames=${#frame_name[@]} begun=''
    if [[ ${record_locals[recorded]} == $'\n!'* && -n $name && $name != [s]ource && $name != main ]]; then
        process_ended[process]=$((depth - 1)) # bash up to 4.3 still names calls that an error has ended
    elif ((depth <= process_ended[process])); then
        process_ended[process]=0
    fi
    ((depth -= process_ended[process]))
    if ((process_ended[process] && depth <= 1)); then
        name=''
    fi
    follow_call "$1" "$depth" "$name"
    record_frame[recorded]=$REPLY
    if ((${#frame_name[@]} > frames)); then
        begun=$name
    fi
    place_moments "$1" "$begun" "$3"
}

follow_call() { # <record before> <active calls> <function> -> REPLY: the newest call now
    local new=${#frame_name[@]} made=$1
    REPLY=${record_frame[$1]}
    if ((moments == 0)); then
        frame_depth[0]=$2
        [[ -z $3 || $3 == main ]] || ((frame_depth[0] -= 1))
    fi
    while ((REPLY && frame_depth[REPLY] > record_numbers[7] - process_ended[record_numbers[2]])); do
        made=${frame_made[REPLY]} REPLY=${frame_caller[REPLY]} # its caller has run code that is not watched
    done
    while ((REPLY && frame_depth[REPLY] >= $2)) &&
        { ((frame_depth[REPLY] > $2)) || [[ ${frame_name[REPLY]} != "$3" ]]; }; do
        REPLY=${frame_caller[REPLY]}
    done
    if (($2 > frame_depth[REPLY])); then
        frame_name[new]=$3 frame_caller[new]=$REPLY frame_from[new]=${record_numbers[6]} frame_depth[new]=$2
        frame_made[new]=$made
        REPLY=$new
    fi
}

take_end() { # <record before> <what a driver calls it, or empty>: the state at the end, in the call that led to it
    local kind=${2:-over} depth=$((record_numbers[1] - 1)) active=${record_frame[$1]} last=$1
    record_frame[recorded]=$active
    [[ ${moment_kind[moments]} != "$kind" && ${moment_kind[moments]} != over ]] || return 0
    if [[ -n $2 ]]; then # called by the function that made the call
        ((depth -= 1))
    fi
    if ((depth < frame_depth[active])); then
        follow_call "$1" "$depth" "${frame_name[active]}"
        record_frame[recorded]=$REPLY
    fi
    while ((active != record_frame[recorded])); do
        last=${frame_made[active]} active=${frame_caller[active]}
    done
    record_arguments[recorded]=${record_arguments[last]} record_locals[recorded]=${record_locals[last]}
    if [[ -z $2 ]] && ((moments)); then # in place of the command of the trap EXIT
        record_before[recorded]=${record_before[moment_record[moments]]}
        ((moments -= 1))
    fi
    add_moment "$kind" 0 "$active" ''
}

place_moments() { # <record before> <function that begins, or empty> <command>: when calls have ended, and before the
    # command
    local kind=step ended=${record_frame[$1]} left=${record_frame[recorded]} line
    if [[ -n $2 ]]; then
        kind=call left=${frame_caller[left]}
    fi
    find_line "${record_numbers[0]}" "$3" "$2"
    line=$REPLY
    if [[ -n $2 && ${moment_kind[moments]} == 'trap' ]]; then # called by a handler, which has no line in the file
        frame_from[record_frame[recorded]]=0
    elif [[ -n $handler_set && -z $2 ]] && is_handler "$1" "$line" "${3%$'\36'*}"; then
        line=0
    fi
    while ((ended != left)); do
        add_moment return "${frame_from[ended]}" "${frame_caller[ended]}" "$ended"
        ended=${frame_caller[ended]}
    done
    if ((line == 0)) && [[ -z $2 ]]; then
        kind='trap'
    fi
    add_moment "$kind" "$line" "${record_frame[recorded]}" "$3"
    if [[ $3 == 'trap '* ]]; then
        handler_set=yes
    fi
}

is_handler() { # <record before> <line> <command>: in a handler, bash names the command that ran last, in 5.3 always
    local code=${code_lines[$2]-} before=${moment_command[moments]%$'\36'*} kind=${moment_kind[moments]}
    ((moment_record[moments] == $1 && moment_frame[moments] == record_frame[recorded])) || return
    if [[ $kind == 'trap' ]]; then # or the line is that of a function that the handler calls
        [[ $3 == "$before" || $code == "$3()"* || $code == "$3 ()"* ]]
        return
    fi
    [[ $kind == step && $3 == "$before" ]] || return
    if ((moment_line[moments] == $2)); then # the line may have the command twice
        code=${code#*"$3"}
    fi
    [[ $code != *"$3"* ]]
}

find_line() { # <line that bash names> <command> <function that begins, or empty> -> REPLY: where the command begins;
    # 0 if it is not there, because it belongs to the handler of a trap
    local begin=${2%%[$' \n']*}
    REPLY=$1
    if [[ -z ${code_lines[$1]+yes} ]]; then
        REPLY=0
    fi
    if [[ -n $3 ]]; then # bash does not always know where a function begins
        if [[ "${code_lines[$1 - 1]-}${code_lines[$1]-}" != *"$3"* ]]; then
            REPLY=0
        fi
    elif [[ ${code_lines[$1]-} != *"$begin"* ]]; then
        find_first_line "$1" "$2" "$begin"
    fi
}

find_first_line() { # <line that bash names> <command> <its first word> -> REPLY; bash may name its last line
    local begin=$3 k
    case $begin in
        *'=('*) begin=${begin%%'=('*}'=(' ;;
        '(('*) begin='((' ;;
    esac
    if [[ $2 == *$'\n'* || $begin == *'=(' ]]; then
        for ((k = $1; k > 0 && $1 - k < 200; k--)); do
            if [[ ${code_lines[k]} == *"$begin"* ]]; then
                REPLY=$k
                return
            fi
        done
    fi
    if [[ -n $handler_set && ${code_lines[$1]-} != *"$begin"* ]]; then
        REPLY=0
    fi
}

add_moment() { # <kind> <line> <frame> <command>
    ((moments += 1))
    moment_kind[moments]=$1 moment_line[moments]=$2 moment_frame[moments]=$3 moment_command[moments]=$4
    moment_record[moments]=$recorded moment_printed[moments]=${#output_text}
}

end_moments() { # <status>: the last moment is the end
    local last=${moment_command[moments]}
    record_status=$1
    if [[ -z $record_end ]]; then
        case $last/$1 in
            'trap '*DEBUG*/*) record_end=debug ;;
            exit/* | 'exit '*/*) record_end=end ;;
            */1[3-9]? | */12[89]) name_signal "$1" ;;
            *) record_end=end ;;
        esac
    fi
    if [[ ${moment_kind[moments]} == over ]]; then
        moment_kind[moments]=end
    elif [[ ${moment_kind[moments]} != end ]]; then
        add_moment end 0 "${moment_frame[moments]}" ''
    fi
    moment_printed[moments]=${#output_text}
    find_same_texts
}

name_signal() { # <status> -> record_end
    record_end=signal
    case $(kill -l "$(($1 - 128))" 2>/dev/null) in
        SYS) record_end=disk ;;
        XFSZ) record_end='file' ;;
    esac
}
