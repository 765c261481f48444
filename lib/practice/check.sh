# With driver.sh, this checks an exercise. For each maze it prints the seed, deepest and the codes. list_candidates looks at
# each cell, so it notices a walk that leaves the cells or never ends.

our_capture=yes our_index=there
[[ $3 != carve_stack ]] || our_index=here

begin_call() {
    our_looks=0 our_last=0 our_walk='' our_deepest=0 our_noted=''
}

end_call() { # <case, program, maze, or much>
    local IFS=' '
    [[ $1 == m* ]] || return 0
    check_numbers depth deepest
    builtin printf '\n=walk %s\n' "$our_walk" >&8
    builtin printf '\n=%s %s %s %s\n' "${1/maze/$our_seed}" "$deepest" "$depth" "${cell[*]}" >&8
}

note_calls() { # <arguments;boxes>: =call for each of the first calls that are active at a time, =under for the call that makes it; =calls if
    # three are of one function
    local IFS=$' \t\n' our_most=$((${#FUNCNAME[@]} + 1)) our_calls=() our_before=0
    [[ $our_function == count_down || $our_function == add_tree ]] || return 0
    ( # it may define functions, or exit
        set_case "$1"
        builtin set -T
        builtin trap 'note_call "$@"' DEBUG
        "$our_function" ${1%%;*}
    )
}

note_call() { # <argument ...> of the function that runs
    local name n=0 depth=${#FUNCNAME[@]}
    ((depth <= our_before)) || our_calls[depth]=${FUNCNAME[1]}${1+ $*} # it may change its arguments later
    our_before=$depth
    ((depth > our_most)) || return 0
    builtin printf '\n=call %s\n=under %s\n' "${FUNCNAME[1]}${1+ $*}" "${our_calls[depth - 1]-}" >&8
    our_most=$depth
    for name in "${FUNCNAME[@]:1}"; do
        [[ $name != "${FUNCNAME[1]}" ]] || ((n += 1))
    done
    if ((n == 3)); then
        builtin printf '\n=calls\n' >&8
    elif ((n == 5)); then
        builtin trap - DEBUG
    fi
}

note_digs() { # =dig if dig is wrong in one of the directions: the call; the cell that is next; the squares it opens; both as they are
    local IFS=' ' our_way our_step our_at our_k our_before our_wanted our_given
    for our_way in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        begin_carving 1
        our_at=$there our_step=${step[our_way]} there='' our_given='' our_before=("${cell[@]}")
        our_wanted="$our_at $((our_at + our_step)) $((our_at + 2 * our_step))"
        ((our_step > 0)) || our_wanted="$((our_at + 2 * our_step)) $((our_at + our_step)) $our_at"
        dig "$our_at" "$our_way"
        for ((our_k = 0; our_k < size; our_k++)); do
            [[ ${cell[our_k]-} == "${our_before[our_k]}" ]] || our_given+=" $our_k"
        done
        [[ "$there;$our_given" == "$((our_at + 2 * our_step)); $our_wanted" ]] ||
            stop_with "dig $our_at $our_way;$((our_at + 2 * our_step));$our_wanted;${our_given# };$there"
    done
}

check_numbers() { # <name ...>
    local name text
    for name; do
        text=${!name-}
        case ${text#-} in
            '' | *[!0123456789]*) stop_with text "$name" "$text" ;;
        esac
    done
}

note_stack() { # =stack: top, and the indices of waiting
    [[ $our_function != carve_stack ]] || builtin printf '\n=stack %s;%s\n' "${top-}" "${waiting[*]+${!waiting[*]}}" >&8
}

stop_with() { # <what> <value ...>
    note_stack
    builtin printf '\n=%s\n' "$*" >&8
    builtin exit
}

note_depth() { # <cell>: =depth where depth or deepest is not the number of active calls, or the most so far, for the first time in this maze
    local name active=0
    [[ $our_function == carve_recursive && -z $our_noted ]] || return 0
    for name in "${FUNCNAME[@]}"; do
        [[ $name != carve_recursive ]] || ((active += 1))
    done
    ((active <= our_deepest)) || our_deepest=$active
    [[ "$depth $deepest" != "$active $our_deepest" ]] || return 0
    our_noted=yes
    builtin printf '\n=depth %s\n' "$1 $active $our_deepest $depth $deepest" >&8
}

list_candidates() {
    local at=$1 direction name
    check_numbers "$our_index" depth deepest
    case ${at#-} in
        '' | *[!0123456789]*) stop_with text '$1' "$at" ;;
        ?????????*) stop_with step "$our_last" "$at" ;;
    esac
    name=" ${FUNCNAME[*]} "
    [[ $our_function != carve_stack || $name != *' carve_stack '*' carve_stack '* ]] || stop_with recursion
    if ((++our_looks > 6 * cells_wide * cells_high)); then
        note_stack
        end_call much
        builtin exit
    fi
    if ((at < 0 || at >= size || at % stride % 2 || at / stride % 2)); then
        stop_with step "$our_last" "$at"
    fi
    our_last=$at our_walk+=" $at"
    note_depth "$at"
    candidate=()
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((cell[at + 2 * step[direction]] == WALL)); then
            candidate+=("$direction")
        fi
    done
    ((${#candidate[@]}))
}
