# shellcheck shell=bash
#
# take record: turn what the recorder wrote into moments
#
# Writes: applied, change_before, change_kind, change_slot, change_text, frame_caller, frame_depth, frame_from,
# frame_locals, frame_name, handler_set, locals_frame, locals_text, moment_changes, moment_command, moment_count,
# moment_frame, moment_kind, moment_line, moment_printed, moment_process, moments, process_base, process_ended,
# process_frame, process_number, process_parent, record_end, record_status, slot_now.

need core/old_bash watch/moments

readonly MOST_DIGITS=50 # of the numbers of a record: the line, the active calls, the process, its step, the parent, its
# step, the line of the call

take_record() { # <record> -> the moments that it describes
    local process numbers
    split_words "$1" "$FIELD"
    numbers=${split[*]:1:7}
    [[ ${split[0]-} == "$record_id" && $numbers != *[!0123456789\ ]* && " $numbers" != *' 0'[0123456789]* ]] || return 0
    ((${#split[@]} >= 12 && ${#numbers} <= MOST_DIGITS)) || return 0
    process=${process_number[${split[3]}]-}
    if [[ -z $process ]]; then
        begin_process "${split[3]}" "${split[5]}" "${split[6]}"
        process=$REPLY
    fi
    if [[ ${split[8]} == _w_end=* ]]; then
        take_end "$process"
    else
        take_command "$process"
    fi
}

begin_process() { # <process> <parent> <step of the parent> -> REPLY: its number
    local n=$moments parent=${process_number[$2]:-0}
    while ((n > 0 && (moment_process[n] != parent || moment_count[n] > $3))); do
        ((n -= 1))
    done
    REPLY=${#process_parent[@]}
    process_number[$1]=$REPLY
    process_parent+=("$parent")
    process_base+=("${moment_changes[n]}")
    process_frame+=("${moment_frame[n]}")
    process_ended+=("${process_ended[parent]}")
}

take_command() { # <process>: the record in split
    local process=$1 depth=${split[2]} name=${split[8]} locals=${split[${#split[@]} - 2]#=} before=${process_frame[$1]}
    local active=$before frames=${#frame_name[@]} pushed=''
    if [[ $locals == '!' && -n $name && $name != [s]ource && $name != main ]]; then
        process_ended[process]=$((depth - 1)) # bash up to 4.3 still names calls that an error has ended
    fi
    if ((process_ended[process])); then
        count_active "$process" "$depth"
        if ((REPLY <= 1)); then
            name=''
        fi
        depth=$REPLY
    fi
    if ((frame_depth[active] != depth)) || [[ ${frame_name[active]} != "$name" ]]; then
        follow_call "$before" "$depth" "$name" "${split[7]}"
        active=$REPLY
    fi
    if [[ $locals != "$locals_text" || $active != "$locals_frame" ]]; then
        follow_locals "$process" "$active" "$locals"
    fi
    if ((${#split[@]} > 12)); then
        take_changes "$process" "$active"
    fi
    process_frame[process]=$active
    if ((${#frame_name[@]} > frames)); then
        pushed=yes
    fi
    place_moments "$process" "$before" "$active" "$pushed"
}

count_active() { # <process> <calls that bash names> -> REPLY: those that no error has ended
    if (($2 <= process_ended[$1])); then
        process_ended[$1]=0
    fi
    REPLY=$(($2 - process_ended[$1]))
}

take_end() { # <process>: the state at the end, in the call that led to it
    local kind=${split[8]#_w_end=} depth=$((split[2] - 1)) active=${process_frame[$1]}
    [[ ${moment_kind[moments]} != "$kind" && ${moment_kind[moments]} != over ]] || return 0
    if [[ -n $kind ]]; then # called by the function that made the call
        ((depth -= 1))
    fi
    if ((depth < frame_depth[active])); then
        follow_call "$active" "$depth" "${frame_name[active]}" 0
        active=$REPLY
    fi
    take_changes "$1" "$active"
    process_frame[$1]=$active
    [[ -n $kind || $moments == 0 ]] || ((moments -= 1)) # the command of the trap EXIT
    add_moment "$1" "${split[4]}" "${kind:-over}" 0 "$active" ''
}

follow_call() { # <newest call before> <active calls> <function> <line of the call> -> REPLY: the newest call now
    local new=${#frame_name[@]}
    REPLY=$1
    if ((moments == 0)); then
        frame_depth[0]=$2
        [[ -z $3 || $3 == main ]] || ((frame_depth[0] -= 1))
    fi
    while ((REPLY && frame_depth[REPLY] >= $2)) &&
        { ((frame_depth[REPLY] > $2)) || [[ ${frame_name[REPLY]} != "$3" ]]; }; do
        REPLY=${frame_caller[REPLY]}
    done
    if (($2 > frame_depth[REPLY])); then
        frame_name[new]=$3 frame_caller[new]=$REPLY frame_from[new]=$4 frame_depth[new]=$2 frame_locals[new]=' '
        REPLY=$new
    fi
}

follow_locals() { # <process> <call> <what local printed> -> frame_locals: that call has these variables and no others;
    # new ones get the value of those that they hide
    local process=$1 active=$2 rest=${3%!} line='' name names=' ' old=${frame_locals[$2]}
    locals_text=$3 locals_frame=$2
    rest=${rest:+${rest%$'\n'}$'\n'}
    while [[ -n $rest ]]; do
        line+=${rest%%$'\n'*} rest=${rest#*$'\n'}
        if has_open_quote "$line"; then # a value of several lines
            line+=' '
            continue
        fi
        name=${line#declare -* }
        if is_name "${name%%=*}"; then
            names+="${name%%=*} "
            if [[ $old != *" ${name%%=*} "* ]]; then
                begin_local "$process" "$active" "${name%%=*}" "${name#"${name%%=*}"}"
            fi
        fi
        line=''
    done
    for name in $old; do
        if [[ $names != *" $name "* ]]; then
            find_slot "$process" "$active" "$name"
            if [[ -n ${slot_now[REPLY]-} ]]; then
                add_change "$REPLY" '' ''
            fi
        fi
    done
    frame_locals[active]=$names
}

begin_local() { # <process> <call> <name> <= and its value; empty if it has none>
    local slot
    find_slot "$1" "$2" "$3"
    slot=$REPLY
    if [[ -z $4 ]]; then
        add_change "$slot" none ''
    elif [[ $4 == '=()' ]]; then
        add_change "$slot" array ''
    elif find_variable "$3" "${frame_caller[$2]}" "$1"; then
        add_change "$slot" "$found_kind" "$REPLY"
    fi
}

is_name() { # <text>: can it be the name of a variable?
    [[ -n $1 && $1 != [0123456789]* && $1 != *[!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_]* ]]
}

has_open_quote() { # <text as bash prints variables>: is an array or a declaration not complete?
    local quotes
    [[ $1 == *'=('* || $1 == declare* ]] || return 1
    quotes=${1//\\\\/}
    quotes=${quotes//\\\"/}
    quotes=${quotes//[!\"]/}
    ((${#quotes} % 2))
}

take_changes() { # <process> <newest call>: those of the record in split
    local part
    for part in "${split[@]:10:${#split[@]}-12}"; do
        take_change "$1" "$2" "$part"
    done
}

take_change() { # <process> <newest call> <part of a record>
    local name=${3%%"$ITEM"*} rest=${3#*"$ITEM"} count declared kind=array now
    count=${rest%%"$ITEM"*} rest=${rest#*"$ITEM"}
    [[ $name == @ ]] || is_name "$name" || return 0
    case $count in
        0) # bash says whether it has no value, or is not set
            declared=${rest#+} rest=''
            if [[ $declared != *=* ]]; then
                kind=none
            fi
            if [[ $declared != declare* ]]; then
                kind=''
            fi
            ;;
        1)
            declared=${rest#*"${ITEM}declare -"} rest=${rest%%"${ITEM}declare -"*}$ITEM
            if [[ ${declared%% *} != *[aA]* ]]; then
                rest=${rest#*"$ITEM"}
                rest=${rest%"$ITEM"}
                kind=scalar rest="0$ITEM${rest//"$ITEM"/?}$ITEM"
            fi
            ;;
        @) kind=ref rest=${rest%%"$ITEM"*}$ITEM ;;
        +) kind=joined ;;
    esac
    if [[ $name == @ ]]; then
        kind=array rest=${3#"@$ITEM"*"$ITEM"}
    fi
    find_owner "$name" "$2"
    if [[ $REPLY$kind == 0none && $name != OPTARG ]] && hides_locals; then # getopts leaves OPTARG without a value
        find_change "$name" 0 "$1"
        ((REPLY = REPLY < 0 ? $2 : 0))
    fi
    find_slot "$1" "$REPLY" "$name"
    now=${slot_now[REPLY]:--1}
    # When a call ends, a variable that it hid has its value again.
    if ((now < 0)) || [[ ${change_kind[now]} != "$kind" || ${change_text[now]} != "$rest" ]]; then
        add_change "$REPLY" "$kind" "$rest"
    fi
}

find_owner() { # <name> <frame> -> REPLY: the newest call from there down that has it as a local variable, or 0
    REPLY=$2
    while ((REPLY)) && [[ $1 != @ && ${frame_locals[REPLY]} != *" $1 "* ]]; do
        REPLY=${frame_caller[REPLY]}
    done
}

add_change() { # <slot> <kind> <value>: the newest one, and applied, because all were
    change_slot[applied]=$1 change_kind[applied]=$2 change_text[applied]=$3 change_before[applied]=${slot_now[$1]:--1}
    slot_now[$1]=$applied
    ((applied += 1))
}

place_moments() { # <process> <newest call before> <and now> [yes: it begins]: when calls have ended, and before the
    # command of the record in split
    local kind=step line from ended=$2 left=$3 begun=''
    if [[ -n $4 ]]; then
        kind=call left=${frame_caller[$3]} begun=${split[8]}
    fi
    find_line "${split[1]}" "${split[9]}" "$begun"
    line=$REPLY
    while ((ended != left)); do
        from=${frame_from[ended]}
        if [[ -z ${code_lines[from]+yes} ]]; then # the call is in code that is not watched
            from=0
        fi
        add_moment "$1" "${split[4]}" return "$from" "${frame_caller[ended]}" "$ended"
        ended=${frame_caller[ended]}
    done
    if ((line == 0)) && [[ -z $4 ]]; then
        kind='trap'
    fi
    add_moment "$1" "${split[4]}" "$kind" "$line" "$3" "${split[9]}"
    if [[ ${split[9]} == 'trap '* ]]; then
        handler_set=yes
    fi
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

add_moment() { # <process> <step> <kind> <line> <frame> <command>
    ((moments += 1))
    moment_process[moments]=$1 moment_count[moments]=$2 moment_kind[moments]=$3 moment_line[moments]=$4
    moment_frame[moments]=$5 moment_command[moments]=$6 moment_changes[moments]=$applied
    moment_printed[moments]=${#output_text}
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
        add_moment "${moment_process[moments]}" 0 end 0 "${moment_frame[moments]}" ''
    fi
    moment_printed[moments]=${#output_text}
}

name_signal() { # <status> -> record_end
    record_end=signal
    case $(kill -l "$(($1 - 128))" 2>/dev/null) in
        SYS) record_end=disk ;;
        XFSZ) record_end='file' ;;
    esac
}
