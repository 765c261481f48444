# shellcheck shell=bash
#
# moments: the recorded moments, and the state of the code at each
#
# How to use a recording. The moments are 1 to $moments; a moment is the time before a command runs, when a call
# begins, when one has ended, or the end. go_to_moment N makes N the moment that is looked at, and then:
#
#     find_variable NAME FRAME   -> REPLY, found_kind: what NAME means in that call; 1 if it is not set
#     take_elements TEXT         -> item_keys, item_values: the elements of such a REPLY (a scalar is the element 0)
#     list_frame FRAME           -> frame_variables: the slots of the variables of that call that are set (slot_name)
#     list_arguments FRAME       -> item_values: the arguments of that call
#
# A frame is a call; frame 0 is the code outside of functions, and moment_frame[N] the newest call at a moment.
# frame_caller leads to the call below. frame_from is the line in which that one waits for this one.
#
# A change is a value that a variable gets; its slot is the variable in the call that it belongs to, in one process.
# The state is the last change of each slot, so going to another moment means to apply changes, or to take them back.
# Each subshell has its own slots. A slot without a value shows the value that the parent had when the subshell began.
#
# Owns: moments (how many), moment_line (0: none), moment_kind (step, call, return, trap, end, or what a driver calls
# it), moment_frame, moment_changes (how many changes there were), moment_command (the one that runs next; after a
# return the frame that has ended), moment_process, moment_count (the steps of this process), moment_printed (bytes of
# output), frame_name, frame_caller, frame_from, frame_depth, frame_locals (the names of its variables, a space around
# each), change_slot, change_kind (scalar, array, joined: without indices, ref, none: no value, or empty: not set),
# change_text (the value), change_before (the change of this slot before it, or -1), slot_now (the last change of each
# slot), slot_name, slot_frame, slot_process, applied (how many changes slot_now has), process_number (for each
# process), process_parent, process_base (how many changes there were when it began), process_frame (its newest call),
# process_ended (calls that bash still names), looked_at (the moment), found_kind, frame_variables, record_end (end,
# debug, steps, calls, shells, output, size, disk, file, stopped, terminal or signal), record_status, output_text,
# handler_set (yes: the code has set a trap), item_keys and item_values (of a variable), locals_text and locals_frame
# (what local printed last, and in which call).

moments=0 moment_line=() moment_kind=() moment_frame=() moment_changes=() moment_command=() moment_process=()
moment_count=() moment_printed=() frame_name=() frame_caller=() frame_from=() frame_depth=() frame_locals=()
change_slot=() change_kind=() change_text=() change_before=() slot_now=() slot_name=() slot_frame=() slot_process=()
process_number=() process_parent=() process_base=() process_frame=() process_ended=() applied=0 looked_at=1
found_kind='' frame_variables=() record_end='' record_status=0 output_text=''
handler_set='' locals_text='' locals_frame='' item_keys=() item_values=()

readonly FIELD=$'\35' ITEM=$'\37' # between the parts of a record

begin_moments() { # nothing is recorded yet
    moments=0 moment_line=(0) moment_kind=(begin) moment_frame=(0) moment_changes=(0) moment_command=('')
    moment_process=(0) moment_count=(0) moment_printed=(0)
    frame_name=('') frame_caller=(0) frame_from=(0) frame_depth=(0) frame_locals=(' ')
    change_slot=() change_kind=() change_text=() change_before=() slot_now=() slot_name=() slot_frame=() slot_process=()
    process_number=(0) process_parent=(-1) process_base=(0) process_frame=(0) process_ended=(0) applied=0 looked_at=1
    record_end='' record_status=0 output_text='' handler_set='' locals_text='' locals_frame=''
    # shellcheck disable=SC2086 # to be split
    unset ${!slot_of_@} ${!slots_of_@}
}

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

find_change() { # <name> <frame> <process> -> REPLY: the change that gave it its value, or -1. A subshell begins with
    # the values of its parent
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

find_variable() { # <name> <frame> [process] -> REPLY: its elements, found_kind: in the newest call that has it; 1 if
    # it is not set
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

take_elements() { # <elements, as they were recorded> -> item_keys, item_values
    local n
    split_words "$1" "$ITEM"
    n=$((${#split[@]} / 2))
    item_keys=() item_values=()
    if ((n)); then # set, and with elements
        item_keys=("${split[@]:0:n}") item_values=("${split[@]:n}")
    fi
}

list_arguments() { # <frame> -> item_values: the arguments of a call, or of the program
    item_values=()
    find_variable @ "$1" || return 0
    split_words "$REPLY" "$ITEM"
    item_values=(${split[@]+"${split[@]}"})
}
