# shellcheck shell=bash
#
# moments: the recorded moments, and the state of the code at each
#
# How to use a recording. The moments are 1 to $moments; a moment is the time before a command runs, when a call begins, when
# one has ended, or the end. go_to_moment N makes N the moment that is looked at, and then:
#
#     find_variable NAME FRAME   -> REPLY, found_kind: what NAME means in that call; 1 if it is not set
#     take_elements TEXT         -> keys, values: the elements of such a REPLY (a scalar is the element 0)
#     list_frame FRAME           -> frame_variables: the slots of the variables of that call that are set (slot_name)
#     list_arguments FRAME       -> values: the arguments of that call
#
# A frame is a call; frame 0 is the code outside of functions, and moment_frame[N] the newest call at a moment. frame_caller leads to
# the call below. frame_from is the line in which that one waits for this one.
#
# A change is a value that a variable gets; its slot is the variable in the call that it belongs to, in one process. The state
# is the last change of each slot, so going to another moment means to apply changes, or to take them back. A subshell
# has slots of its own, and where one has no value yet, the value that its parent had when it began.
#
# Owns: moments (how many), moment_line (0: none), moment_kind (step, call, return, trap, end, or what a driver calls it),
# moment_frame, moment_changes (how many changes there were), moment_command (the one that runs next; after a return the
# frame that has ended), moment_process, moment_count (the steps of this process), moment_printed (bytes of output),
# frame_name, frame_caller, frame_from, frame_depth, frame_locals (the names of its variables, a space around each),
# change_slot, change_kind (scalar, array, joined: without indices, ref, none: no value, or empty: not set), change_text (the
# value), change_before (the change of this slot before it, or -1), slot_now (the last change of each slot), slot_name,
# slot_frame, slot_process, applied (how many changes slot_now has), process_number (for each process), process_parent,
# process_base (how many changes there were when it began), process_frame (its newest call), process_ended (calls that bash
# still names), looked_at (the moment), found_kind, frame_variables, record_end (end, debug, steps, calls, shells, output,
# size, disk, file, stopped, terminal or signal), record_status, output_text, handler_set (yes: the code has set a trap),
# locals_text and locals_frame (what local printed last, and in which call).

moments=0 moment_line=() moment_kind=() moment_frame=() moment_changes=() moment_command=() moment_process=() moment_count=()
moment_printed=() frame_name=() frame_caller=() frame_from=() frame_depth=() frame_locals=()
change_slot=() change_kind=() change_text=() change_before=() slot_now=() slot_name=() slot_frame=() slot_process=()
process_number=() process_parent=() process_base=() process_frame=() process_ended=() applied=0 looked_at=1 found_kind=''
frame_variables=() record_end='' record_status=0 output_text='' handler_set='' locals_text='' locals_frame=''

readonly FIELD=$'\35' ITEM=$'\37' # between the parts of a record
# The line, the active calls, the process, its step, the parent, its step, the line of the call, the function
readonly A_NUMBER='(0|[123456789][0123456789]{0,9})'
readonly RECORD_HEAD="^$A_NUMBER $A_NUMBER $A_NUMBER $A_NUMBER $A_NUMBER $A_NUMBER $A_NUMBER (.*)\$"
readonly A_NAME='^[abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_][abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_]*$'

begin_moments() { # nothing is recorded yet
    moments=0 moment_line=(0) moment_kind=(begin) moment_frame=(0) moment_changes=(0) moment_command=('') moment_process=(0)
    moment_count=(0) moment_printed=(0) frame_name=('') frame_caller=(0) frame_from=(0) frame_depth=(0) frame_locals=(' ')
    change_slot=() change_kind=() change_text=() change_before=() slot_now=() slot_name=() slot_frame=() slot_process=()
    process_number=(0) process_parent=(-1) process_base=(0) process_frame=(0) process_ended=(0) applied=0 looked_at=1
    record_end='' record_status=0 output_text='' handler_set='' locals_text='' locals_frame=''
    # shellcheck disable=SC2086 # to be split
    unset ${!slot_of_@} ${!slots_of_@}
}

# ---------------------------------------------------------------------------------------------
# From a record to moments
# ---------------------------------------------------------------------------------------------

take_record() { # <record> -> the moments that it describes
    local parts head k process active popped=() pushed='' locals gone='' new='' none='' empty='' before=$applied
    split_words "$1" "$FIELD"
    parts=(${split[@]+"${split[@]}"})
    [[ ${parts[0]-} == "$record_id "* && ${parts[0]#* } =~ $RECORD_HEAD ]] || return 0
    head=("${BASH_REMATCH[@]}")
    follow_process "${head[3]}" "${head[5]}" "${head[6]}"
    locals=${parts[${#parts[@]} - 2]}
    if [[ ${head[8]} == _w_end=* ]]; then # the state at the end, in the call that led to it
        [[ "${moment_kind[moments]}" != "${head[8]#_w_end=}" && ${moment_kind[moments]} != over ]] || return 0
        if [[ ${head[8]} != _w_end= ]]; then # called by the function that made the call
            head[2]=$((head[2] - 1))
        fi
        head[2]=$((head[2] - 1))
        if ((head[2] < frame_depth[active])); then
            follow_call "${head[2]}" "${frame_name[active]}" 0
        fi
        locals=''
    else
        if [[ $locals == '=!' && ${head[8]} != [s]ource ]]; then # bash up to 4.3 still names calls that an error has ended
            if [[ -n ${head[8]} && ${head[8]} != main ]]; then
                process_ended[process]=$((head[2] - 1))
            fi
        fi
        if ((process_ended[process])); then
            if ((head[2] <= process_ended[process])); then
                process_ended[process]=0
            fi
            ((head[2] -= process_ended[process]))
            if ((head[2] <= 1)); then
                head[8]=''
            fi
        fi
        follow_call "${head[2]}" "${head[8]}" "${head[7]}"
        follow_locals "${locals#=}"
    fi
    for ((k = 2; k < ${#parts[@]} - 2; k++)); do
        take_change "${parts[k]}"
    done
    fill_locals "$before"
    process_frame[process]=$active
    place_moments "${head[1]}" "${parts[1]-}" "${head[4]}" "${head[8]}"
}

# take_record has these as locals: process, active (its newest call), popped (the calls that have ended), pushed (yes: another
# one begins), gone (names that are no longer local), new (names that now are), none (those of them without a value), empty
# (those that are empty arrays).

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
    while ((active && frame_depth[active] >= $1)) && { ((frame_depth[active] > $1)) || [[ ${frame_name[active]} != "$2" ]]; }; do
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
        if [[ ${name%%=*} =~ $A_NAME ]]; then
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
    [[ $name == @ || $name =~ $A_NAME ]] || return 0
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
    find_slot "$process" "$REPLY" "$name"
    local now=${slot_now[REPLY]:--1}
    # When a call ends, a variable that it hid has its value again.
    if ((now < 0)) || [[ ${change_kind[now]} != "$kind" || ${change_text[now]} != "$rest" ]]; then
        add_change "$REPLY" "$kind" "$rest"
    fi
}

fill_locals() { # <how many changes there were>: new variables that have the value of those they hide, and old ones that are gone
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

find_slot() { # <process> <frame> <name> -> REPLY: its slot, a new one if need be
    local slot=slot_of_$1_$2_${3#@} listed=slots_of_$1_$2
    REPLY=${!slot-}
    if [[ -z $REPLY ]]; then
        REPLY=${#slot_name[@]}
        slot_name+=("$3")
        slot_frame+=("$2")
        slot_process+=("$1")
        printf -v "$slot" %d "$REPLY"
        printf -v "$listed" '%s %d' "${!listed-}" "$REPLY"
    fi
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
        add_moment return "$from" "${frame_caller[ended]}" "$ended" "$3"
    done
    add_moment "$kind" "$line" "$active" "$2" "$3"
    if [[ $2 == 'trap '* ]]; then
        handler_set=yes
    fi
}

find_line() { # <line that bash names> <command> <function that begins, or empty> -> REPLY: where the command begins; 0 if it is not there,
    # because it belongs to the handler of a trap
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
    [[ $begin != *'=('* ]] || begin=${begin%%'=('*}'=('
    [[ $begin != '(('* ]] || begin='(('
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
    moment_kind[moments]=$1 moment_line[moments]=$2 moment_frame[moments]=$3 moment_command[moments]=$4 moment_count[moments]=$5
    moment_changes[moments]=$applied moment_process[moments]=$process moment_printed[moments]=${#output_text}
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

# ---------------------------------------------------------------------------------------------
# The state at a moment
# ---------------------------------------------------------------------------------------------

go_to_moment() { # <moment> -> looked_at, slot_now
    looked_at=$1
    apply_changes "${moment_changes[$1]}"
}

apply_changes() { # <how many> -> slot_now
    while ((applied < $1)); do
        slot_now[change_slot[applied]]=$applied
        ((applied += 1))
    done
    while ((applied > $1)); do
        ((applied -= 1))
        slot_now[change_slot[applied]]=${change_before[applied]}
    done
}

find_change() { # <name> <frame> <process> -> REPLY: the change that gave it its value, or -1. A subshell begins with the values of its parent
    local slot process=$3 before=$applied now
    while ((process >= 0)); do
        slot=slot_of_${process}_$2_${1#@}
        slot=${!slot-}
        if [[ -n $slot ]]; then
            now=${slot_now[slot]:--1}
            while ((now >= before)); do
                now=${change_before[now]}
            done
            REPLY=$now
            ((now < 0)) || return 0
        fi
        if ((process_base[process] < before)); then
            before=${process_base[process]}
        fi
        process=${process_parent[process]}
    done
    REPLY=-1
}

find_variable() { # <name> <frame> [process] -> REPLY: its elements, found_kind: in the newest call that has it; 1 if it is not set
    local at=$2 process=${3:-${moment_process[looked_at]}}
    find_change "$1" "$at" "$process"
    while ((REPLY < 0)) || [[ -z ${change_kind[REPLY]} ]]; do
        ((at)) && [[ $1 != @ ]] || return 1
        at=${frame_caller[at]}
        find_change "$1" "$at" "$process"
    done
    found_kind=${change_kind[REPLY]} REPLY=${change_text[REPLY]}
}

list_frame() { # <frame> -> frame_variables: the changes that gave its variables their values, the arguments left out
    local process=${moment_process[looked_at]} listed known=' ' slot
    frame_variables=()
    while ((process >= 0)); do
        listed=slots_of_${process}_$1
        for slot in ${!listed-}; do
            if [[ ${slot_name[slot]} != @ && $known != *" ${slot_name[slot]} "* ]]; then
                known+="${slot_name[slot]} "
                find_change "${slot_name[slot]}" "$1" "${moment_process[looked_at]}"
                ((REPLY < 0)) || [[ -z ${change_kind[REPLY]} ]] || frame_variables+=("$REPLY")
            fi
        done
        process=${process_parent[process]}
    done
}

take_elements() { # <elements, as they were recorded> -> keys, values
    local n
    split_words "$1" "$ITEM"
    n=$((${#split[@]} / 2))
    keys=() values=()
    if ((n)); then # set, and with elements
        keys=("${split[@]:0:n}") values=("${split[@]:n}")
    fi
}

list_arguments() { # <frame> -> values: the arguments of a call, or of the program
    values=()
    find_variable @ "$1" || return 0
    split_words "$REPLY" "$ITEM"
    values=(${split[@]+"${split[@]}"})
}
