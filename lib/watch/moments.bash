# shellcheck shell=bash
#
# moments: the recorded moments, and the state of the code at each
#
# A moment is the time before a command runs, when a call begins, when one has ended, or the end. Each call is a frame; frame
# 0 is the code outside of functions. A change is a value that a variable gets; its slot is the variable in the frame that it
# belongs to. The state at a moment is the last change of each slot, so going to another moment means to apply changes, or to
# take them back. What a subshell has changed is taken back in the same way when it ends.
#
# Owns: moments (how many), moment_line (0: none; in a trap it is negative), moment_kind (step, call, return, case, maze, trap
# or end), moment_frame, moment_changes (how many changes there were), moment_record, moment_command (the one that runs next;
# after a return the frame that has ended), moment_shell (the level of the subshell), frame_name, frame_caller, frame_line (the
# last line in it), frame_depth, frame_locals (the names of its variables, a space around each), change_slot, change_text (the
# value, as it was recorded), change_before (the change of this slot before it, or -1), slot_now (the last change of each slot),
# applied (how many changes slot_now has), shells (for each subshell that runs its process, and how many changes there were when
# it began), record_end (end, debug, steps, calls, shells, output, size, stopped, terminal or signal), record_status,
# output_text, output_at (how much of it there is at each record).

moments=0 moment_line=() moment_kind=() moment_frame=() moment_changes=() moment_record=() moment_command=() moment_shell=()
frame_name=() frame_caller=() frame_line=() frame_depth=() frame_locals=()
change_slot=() change_text=() change_before=() slot_now=() applied=0
shells=() record_end='' record_status=0 output_text='' output_at=()

readonly MOST_MOMENTS=10000 MOST_OUTPUT=1000000 MOST_RECORDED=30000000
readonly FIELD=$'\35' ITEM=$'\37' NEW_LINE=$'\32' # between the parts of a record
readonly SLOTS=100                                # for each frame
# The line, the active calls, the level of the subshell, its process, the function
readonly A_NUMBER='(0|[123456789][0123456789]{0,6})'
readonly RECORD_HEAD="^$A_NUMBER $A_NUMBER $A_NUMBER ([^ ]*) (.*)\$"

begin_moments() { # nothing is recorded yet
    moments=0 moment_line=(0) moment_kind=(begin) moment_frame=(0) moment_changes=(0) moment_record=(0) moment_command=('') moment_shell=(0)
    frame_name=('') frame_caller=(0) frame_line=(0) frame_depth=(0) frame_locals=(' ')
    change_slot=() change_text=() change_before=() slot_now=() applied=0
    shells=() record_end='' record_status=0 output_text='' output_at=(0)
}

load_moments() { # what has been recorded since the last call -> record_rest, output_rest (the beginnings of lines that are not yet
    # complete), recorded (bytes); 1 if that is too much
    local line
    while IFS= read -r line <&8; do
        take_record "$record_rest$line"
        ((recorded += ${#line}))
        record_rest=''
        if ((recorded > MOST_RECORDED)); then
            record_end=size
            return 1
        fi
    done
    record_rest+=$line
    while IFS= read -r line <&9; do
        line=$output_rest$line output_rest=''
        if [[ $line == *$'\36'"$record_id" ]]; then
            output_text+=${line%$'\36'*}
            output_at+=("${#output_text}")
        else
            output_text+=$line$'\n'
        fi
        if ((${#output_text} > MOST_OUTPUT)); then
            record_end=output
            return 1
        fi
    done
    output_rest+=$line
    ((${#output_rest} <= MOST_OUTPUT)) || record_end=output
    [[ $record_end != output ]]
}

take_record() { # <line> -> the moments that it describes
    local parts head k record=$((moment_record[moments] + 1)) active=${moment_frame[moments]} popped=() pushed=''
    split_words "$1" "$FIELD"
    parts=(${split[@]+"${split[@]}"})
    head=${parts[0]-}
    [[ $head == "$record_id "* ]] || return 0
    head=${head#* }
    if [[ $head == =* ]]; then
        take_note "${head#=}"
    elif [[ $head =~ $RECORD_HEAD ]]; then
        head=("${BASH_REMATCH[@]}")
        follow_shell "${head[3]}" "${head[4]}"
        follow_call "${head[2]}" "${head[5]}"
        for ((k = 2; k < ${#parts[@]}; k++)); do
            take_change "${parts[k]%%' '*}" "${parts[k]#*' '}"
        done
        place_moments "${head[1]}" "${parts[1]-}"
    fi
}

# take_record has these as locals: record (its number), active (the newest call), popped (the calls that have ended), pushed
# (yes: another one begins).

follow_shell() { # <level> <process>: leave subshells, and enter others
    while ((${#shells[@]} > $1)) || { (($1 && ${#shells[@]} == $1)) && [[ ${shells[$1 - 1]% *} != "$2" ]]; }; do
        leave_shell
    done
    while ((${#shells[@]} < $1)); do
        shells+=("$2 ${#change_slot[@]}")
    done
}

leave_shell() { # each slot that has changed in it gets its value from before
    local k inner=$((${#shells[@]} - 1)) from last=${#change_slot[@]}
    from=${shells[inner]#* }
    for ((k = from; k < last; k++)); do
        if ((change_before[k] < 0)); then
            add_change "${change_slot[k]}" ''
        elif ((change_before[k] < from)); then
            add_change "${change_slot[k]}" "${change_text[change_before[k]]}"
        fi
    done
    unset "shells[inner]"
}

follow_call() { # <active calls> <function> -> active, popped, pushed
    local new=${#frame_name[@]}
    if ((record == 1)); then
        ((frame_depth[0] = $1))
        [[ -z $2 || $2 == main ]] || ((frame_depth[0] -= 1))
    fi
    while ((active && frame_depth[active] >= $1)) && { ((frame_depth[active] > $1)) || [[ ${frame_name[active]} != "$2" ]]; }; do
        popped+=("$active")
        active=${frame_caller[active]}
    done
    if (($1 > frame_depth[active])); then
        pushed=yes
        frame_name[new]=$2 frame_caller[new]=$active frame_line[new]=0 frame_depth[new]=$1 frame_locals[new]=' '
        active=$new
    fi
}

take_change() { # <variable> <elements>
    local slot text=${2//$NEW_LINE/$'\n'}
    [[ $1 == [0123456789] || $1 == [0123456789][0123456789] ]] && (($1 < ${#record_names[@]})) || return 0
    find_slot "$1" "$active"
    slot=$REPLY
    # An array without elements is recorded like a variable that is not set: the first record, and unset, mean the latter.
    if [[ $text == "$ITEM" ]] && { ((record == 1)) || [[ ${moment_command[moments]} == unset* && ${moment_command[moments]} != *'['* ]]; }; then
        text=''
    fi
    # When a call ends, a variable that it hid has its value again.
    [[ -n ${slot_now[slot]-} && ${change_text[slot_now[slot]]} == "$text" ]] || add_change "$slot" "$text"
}

find_slot() { # <variable> <frame> -> REPLY: its slot, in the newest call that has it as a local variable, or in no call
    local at=$2 name=${record_names[$1]}
    while ((at)) && [[ $name != @ && ${frame_locals[at]} != *" $name "* ]]; do
        at=${frame_caller[at]}
    done
    REPLY=$((at * SLOTS + $1))
}

add_change() { # <slot> <value>: the newest one, and applied, because all were
    change_slot[applied]=$1 change_text[applied]=$2 change_before[applied]=${slot_now[$1]:--1}
    slot_now[$1]=$applied
    ((applied += 1))
}

place_moments() { # <line> <command>: when calls have ended, and before the command
    local ended kind=step line=$1
    if is_handler "$line"; then
        kind=trap line=-$line
    elif [[ -n $pushed ]]; then
        kind=call
    fi
    for ended in ${popped[@]+"${popped[@]}"}; do
        add_moment return "${frame_line[frame_caller[ended]]}" "${frame_caller[ended]}" "$ended"
    done
    add_moment "$kind" "$line" "$active" "$2"
    ((line <= 0)) || frame_line[active]=$line
    case $2 in
        'local '* | 'declare '* | 'typeset '*) ((active == 0)) || add_locals "$2" ;;
    esac
}

is_handler() { # <line>: do commands of a trap run? In bash 4.0 and later they are in line 1
    if ((moment_shell[moments] == ${#shells[@]})); then
        [[ ${moment_kind[moments]}${moment_line[moments]} != "trap-$1" && ${moment_command[moments]} != exit && ${moment_command[moments]} != 'exit '* ]] || return 0
    fi
    (($1 == 1 && frame_line[active] > 1)) || return 1
    case ${code_lines[1]-} in
        *for* | *while* | *until* | *select*) return 1 ;;
    esac
}

add_moment() { # <kind> <line> <frame> <command>
    ((moments += 1))
    moment_kind[moments]=$1 moment_line[moments]=$2 moment_frame[moments]=$3 moment_command[moments]=$4
    moment_changes[moments]=$applied moment_record[moments]=$record moment_shell[moments]=${#shells[@]}
}

add_locals() { # <command> -> frame_locals: the names that it declares, without what is in quotes or parentheses
    local text=$1 word pair
    for pair in '""' "''" '()'; do
        while [[ $text == *"${pair:0:1}"*"${pair:1}"* ]]; do
            word=${text%%"${pair:0:1}"*} text=${text#*"${pair:0:1}"}
            text=$word${text#*"${pair:1}"}
        done
    done
    [[ $text != *' -'*g* ]] || return 0
    split_words "${text#* }"
    for word in ${split[@]+"${split[@]}"}; do
        word=${word%%[+=]*}
        [[ $word == *[!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_]* || ${frame_locals[active]} == *" $word "* ]] ||
            frame_locals[active]+="$word "
    done
}

take_note() { # <what the recorder says>: over, before the code ends; the end of a call, case or maze; or a limit
    local n=$moments
    case $1 in
        over) # the moment before it belongs to the trap EXIT that says so; in bash 3.2 it is in a line after the last
            record_end=end moment_kind[moments]=end moment_line[moments]=0
            while ((--n > 0 && (moment_line[n] <= 0 || moment_frame[n] != active))); do :; done
            ((n <= 0)) || frame_line[active]=${moment_line[n]}
            ;;
        case | maze) # as above, in a function that belongs to the driver
            moment_kind[moments]=$1 moment_line[moments]=0 moment_frame[moments]=${frame_caller[active]}
            ;;
        steps | calls | shells) record_end=$1 ;;
    esac
}

end_moments() { # <status>: the last moment is the end
    local last=${moment_command[moments]} record=${#output_at[@]}
    record_status=$1
    if [[ -z $record_end ]]; then
        case $last/$1 in
            'trap '*DEBUG*/*) record_end=debug ;;
            exit/* | 'exit '*/*) record_end=end ;;
            */12[89] | */1[3-9]?) record_end=signal ;;
            *) record_end=end ;;
        esac
    fi
    [[ ${moment_kind[moments]} == end ]] || add_moment end 0 "${moment_frame[moments]}" ''
    moment_record[moments]=$record # all of the output
}

# ---------------------------------------------------------------------------------------------
# The state at a moment
# ---------------------------------------------------------------------------------------------

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

count_printed() { # <moment> -> REPLY: how many bytes have been printed
    local record=${moment_record[$1]}
    REPLY=${output_at[record]:-${#output_text}}
}

find_variable() { # <name> <frame> -> REPLY: its elements, as they were recorded; 1 if it has never been set
    local k
    for ((k = 0; k < ${#record_names[@]}; k++)); do
        if [[ ${record_names[k]} == "$1" ]]; then
            find_slot "$k" "$2"
            k=${slot_now[REPLY]:--1}
            ((k >= 0)) || return 1
            REPLY=${change_text[k]}
            return 0
        fi
    done
    return 1
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
