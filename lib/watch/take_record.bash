# shellcheck shell=bash
#
# take record: turn what the recorder wrote into moments
#
# Writes: applied, change_before, change_kind, change_slot, change_text, frame_caller, frame_depth, frame_from,
# frame_locals, frame_name, handler_set, locals_frame, locals_text, moment_changes, moment_command, moment_count,
# moment_frame, moment_kind, moment_line, moment_printed, moment_process, moments, process_base, process_ended,
# process_frame, process_number, process_parent, record_end, record_status, slot_now.

need core/old_bash watch/moments

# The line, the active calls, the process, its step, the parent, its step, the line of the call; then the function
readonly RECORD_NUMBERS='^[89] ((0|[123456789][0123456789]{0,9}) )*$'

take_record() { # <record> -> the moments that it describes
    local parts head depth name k process active popped=() pushed='' locals gone='' new='' none='' empty=''
    local before=$applied
    split_words "$1" "$FIELD"
    parts=(${split[@]+"${split[@]}"})
    split_words "${parts[0]-}"
    head=(${split[@]+"${split[@]}"})
    [[ ${head[0]-} == "$record_id" && "${#head[@]} ${head[*]:1:7} " =~ $RECORD_NUMBERS ]] || return 0
    depth=${head[2]} name=${head[8]-} locals=${parts[${#parts[@]} - 2]}
    follow_process "${head[3]}" "${head[5]}" "${head[6]}"
    if [[ $name == _w_end=* ]]; then # the state at the end, in the call that led to it
        [[ ${moment_kind[moments]} != "${name#_w_end=}" && ${moment_kind[moments]} != over ]] || return 0
        ((depth -= 1))
        if [[ $name != _w_end= ]]; then # called by the function that made the call
            ((depth -= 1))
        fi
        if ((depth < frame_depth[active])); then
            follow_call "$depth" "${frame_name[active]}" 0
        fi
    else
        if [[ $locals == '=!' && -n $name && $name != [s]ource && $name != main ]]; then
            process_ended[process]=$((depth - 1)) # bash up to 4.3 still names calls that an error has ended
        fi
        if ((process_ended[process])); then
            if ((depth <= process_ended[process])); then
                process_ended[process]=0
            fi
            ((depth -= process_ended[process]))
            if ((depth <= 1)); then
                name=''
            fi
        fi
        follow_call "$depth" "$name" "${head[7]}"
        follow_locals "${locals#=}"
    fi
    for ((k = 2; k < ${#parts[@]} - 2; k++)); do
        take_change "${parts[k]}"
    done
    fill_locals "$before"
    process_frame[process]=$active
    place_moments "${head[1]}" "${parts[1]-}" "${head[4]}" "$name"
}

# take_record has these as locals: process, active (its newest call), popped (the calls that have ended), pushed (yes:
# another one begins), gone (names that are no longer local), new (names that now are), none (those of them without a
# value), empty (those that are empty arrays).

follow_process() { # <process> <parent> <step of the parent> -> process, active
    local n=$moments parent=${process_number[$2]:-0}
    if [[ -z ${process_number[$1]-} ]]; then
        while ((n > 0 && (moment_process[n] != parent || moment_count[n] > $3))); do
            ((n -= 1))
        done
        process_number[$1]=${#process_parent[@]}
        process_parent+=("$parent")
        process_base+=("${moment_changes[n]}")
        process_frame+=("${moment_frame[n]}")
        process_ended+=("${process_ended[parent]}")
    fi
    process=${process_number[$1]} active=${process_frame[${process_number[$1]}]}
}

follow_call() { # <active calls> <function> <line of the call> -> active, popped, pushed
    local new=${#frame_name[@]}
    if ((moments == 0)); then
        ((frame_depth[0] = $1))
        [[ -z $2 || $2 == main ]] || ((frame_depth[0] -= 1))
    fi
    while ((active && frame_depth[active] >= $1)) &&
        { ((frame_depth[active] > $1)) || [[ ${frame_name[active]} != "$2" ]]; }; do
        popped+=("$active")
        active=${frame_caller[active]}
    done
    if (($1 > frame_depth[active])); then
        pushed=yes
        frame_name[new]=$2 frame_caller[new]=$active frame_from[new]=$3 frame_depth[new]=$1 frame_locals[new]=' '
        active=$new
    fi
}

follow_locals() { # <what local printed> -> gone, new, none, empty: of frame_locals of the newest call
    local rest=${1%!} line='' name names=' '
    rest=${rest:+${rest%$'\n'}$'\n'}
    [[ $1 != "$locals_text" || $active != "$locals_frame" ]] || return 0
    locals_text=$1 locals_frame=$active
    while [[ -n $rest ]]; do
        line+=${rest%%$'\n'*} rest=${rest#*$'\n'}
        if has_open_quote "$line"; then # a value of several lines
            line+=' '
            continue
        fi
        name=${line#declare -* }
        if is_name "${name%%=*}"; then
            if [[ $name != *=* ]]; then
                none+="$name "
            fi
            if [[ $name == *'=()' ]]; then
                empty+="${name%%=*} "
            fi
            names+="${name%%=*} "
        fi
        line=''
    done
    for name in ${frame_locals[active]}; do
        if [[ $names != *" $name "* ]]; then
            gone+="$name "
        fi
    done
    for name in $names; do
        if [[ ${frame_locals[active]} != *" $name "* ]]; then
            new+="$name "
        fi
    done
    frame_locals[active]=$names
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

take_change() { # <part of a record>
    local name=${1%%"$ITEM"*} rest=${1#*"$ITEM"} count declared='' kind=array
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
        kind=array rest=${1#"@$ITEM"*"$ITEM"}
    fi
    find_owner "$name" "$active"
    if [[ $REPLY$kind == 0none && $name != OPTARG ]] && hides_locals; then # getopts leaves OPTARG without a value
        find_change "$name" 0 "$process"
        ((REPLY = REPLY < 0 ? active : 0))
    fi
    find_slot "$process" "$REPLY" "$name"
    local now=${slot_now[REPLY]:--1}
    # When a call ends, a variable that it hid has its value again.
    if ((now < 0)) || [[ ${change_kind[now]} != "$kind" || ${change_text[now]} != "$rest" ]]; then
        add_change "$REPLY" "$kind" "$rest"
    fi
}

fill_locals() { # <how many changes there were>: new variables that have the value of those they hide, and old ones
    # that are gone
    local name
    for name in $gone; do
        find_slot "$process" "$active" "$name"
        if [[ -n ${slot_now[REPLY]-} ]]; then
            add_change "$REPLY" '' ''
        fi
    done
    for name in $new; do
        find_slot "$process" "$active" "$name"
        if [[ -z ${slot_now[REPLY]-} ]] || ((slot_now[REPLY] < $1)); then
            local slot=$REPLY
            if [[ " $none" == *" $name "* ]]; then
                add_change "$slot" none ''
            elif [[ " $empty" == *" $name "* ]]; then
                add_change "$slot" array ''
            elif find_variable "$name" "${frame_caller[active]}" "$process"; then
                add_change "$slot" "$found_kind" "$REPLY"
            fi
        fi
    done
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

place_moments() { # <line> <command> <step> <function>: when calls have ended, and before the command
    local ended kind=step line from
    if [[ $4 == _w_end=* ]]; then
        kind=${4#_w_end=}
        [[ -n $kind || $moments == 0 ]] || ((moments -= 1)) # the command of the trap EXIT
        add_moment "${kind:-over}" 0 "$active" '' "$3"
        return
    fi
    find_line "$1" "$2" "${pushed:+$4}"
    line=$REPLY
    if ((line == 0)); then
        kind='trap'
    fi
    if [[ -n $pushed ]]; then
        kind=call
    fi
    for ended in ${popped[@]+"${popped[@]}"}; do
        from=${frame_from[ended]}
        if [[ -z ${code_lines[from]+yes} ]]; then # the call is in code that is not watched
            from=0
        fi
        add_moment return "$from" "${frame_caller[ended]}" "$ended" "$3"
    done
    add_moment "$kind" "$line" "$active" "$2" "$3"
    if [[ $2 == 'trap '* ]]; then
        handler_set=yes
    fi
}

find_line() { # <line that bash names> <command> <function that begins, or empty> -> REPLY: where the command begins;
    # 0 if it is not there, because it belongs to the handler of a trap
    local begin k
    REPLY=$1
    if [[ -z ${code_lines[$1]+yes} ]]; then
        REPLY=0
    fi
    if [[ -n $3 ]]; then # bash does not always know where a function begins
        if [[ "${code_lines[$1 - 1]-}${code_lines[$1]-}" != *"$3"* ]]; then
            REPLY=0
        fi
        return 0
    fi
    begin=${2%%[$' \n']*}
    if [[ $begin == *'=('* ]]; then
        begin=${begin%%'=('*}'=('
    fi
    if [[ $begin == '(('* ]]; then
        begin='(('
    fi
    [[ ${code_lines[$1]-} != *"$begin"* ]] || return 0
    if [[ $2 == *$'\n'* || $begin == *'=(' ]]; then # bash may name its last line
        for ((k = $1; k > 0 && $1 - k < 200; k--)); do
            if [[ ${code_lines[k]} == *"$begin"* ]]; then
                REPLY=$k
                return 0
            fi
        done
    fi
    if [[ -n $handler_set ]]; then
        REPLY=0
    fi
}

add_moment() { # <kind> <line> <frame> <command> <step>
    ((moments += 1))
    moment_kind[moments]=$1 moment_line[moments]=$2 moment_frame[moments]=$3 moment_command[moments]=$4
    moment_count[moments]=$5 moment_changes[moments]=$applied moment_process[moments]=$process
    moment_printed[moments]=${#output_text}
}

end_moments() { # <status>: the last moment is the end
    local last=${moment_command[moments]} process=${moment_process[moments]}
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
        add_moment end 0 "${moment_frame[moments]}" '' 0
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
