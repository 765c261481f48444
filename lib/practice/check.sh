# With driver.sh, this checks an exercise. For each maze it prints the cells in which list_candidates is called, and
# the result. list_candidates looks at each cell, so it notices a walk that leaves the cells or never ends.

our_capture=yes our_index=there
if [[ $3 == carve_stack ]]; then
    our_index=here
fi

begin_call() {
    our_looks=0 our_walk='' our_deepest=0 our_noted=''
}

end_call() { # <case, program or maze>
    local IFS=' '
    [[ $1 == maze ]] || return 0
    note_depth 0 end
    builtin printf '\n=walk %s\n=maze %s;%s;%s\n' "$our_walk" "$depth" "$deepest" "${cell[*]}" >&8
}

note_calls() { # <arguments;boxes> <ours or theirs>: =ours or =theirs for each call of the function, up to sixty
    ( # it may define functions, or exit
        local IFS=$' \t\n'
        our_before=0 our_calls=0 our_which=$2
        set_case "$1"
        builtin set -T
        builtin trap 'note_call "$@"' DEBUG
        "$our_function" ${1%%;*}
    ) >/dev/null 2>&1
}

note_call() { # <argument ...> of the function that runs
    local depth=${#FUNCNAME[@]}
    if ((depth > our_before)) && [[ ${FUNCNAME[1]} == "$our_function" ]]; then
        if ((++our_calls >= 60)); then
            builtin trap - DEBUG
        fi
        builtin printf '\n=%s %s\n' "$our_which" "$*" >&8
    fi
    our_before=$depth
}

note_digs() { # =dig if dig is wrong in one of the directions: the call; the cell that is next; the squares it opens;
    # both as they are
    local IFS=' ' our_way our_step our_at our_k our_before our_wanted our_given
    for our_way in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        begin_carving 1
        our_at=$there our_step=${step[our_way]} there='' our_given='' our_before=("${cell[@]}")
        our_wanted="$our_at $((our_at + our_step)) $((our_at + 2 * our_step))"
        if ((our_step < 0)); then
            our_wanted="$((our_at + 2 * our_step)) $((our_at + our_step)) $our_at"
        fi
        dig "$our_at" "$our_way"
        for ((our_k = 0; our_k < size; our_k++)); do
            if [[ ${cell[our_k]-} != "${our_before[our_k]}" ]]; then
                our_given+=" $our_k"
            fi
        done
        [[ "$there;$our_given" == "$((our_at + 2 * our_step)); $our_wanted" ]] ||
            stop_with "dig $our_at $our_way;$((our_at + 2 * our_step));$our_wanted;${our_given# };$there"
    done
}

stop_with() { # <what>
    builtin printf '\n=%s\n=stop\n' "$1" >&8
    builtin exit
}

note_depth() { # <active calls> <cell, or end>: =depth where depth or deepest is wrong for the first time in this maze
    [[ $our_function == carve_recursive && -z $our_noted ]] || return 0
    if (($1 > our_deepest)); then
        our_deepest=$1
    fi
    if [[ "$depth $deepest" != "$1 $our_deepest" ]]; then
        our_noted=yes
        builtin printf '\n=depth %s;%s;%s;%s;%s\n' "$2" "$1" "$our_deepest" "$depth" "$deepest" >&8
    fi
}

list_candidates() {
    local at=$1 direction name active=0
    our_walk+=" $at"
    case ${at#-} in
        '' | *[!0123456789]* | ?????????*) stop_with "walk $our_walk" ;;
    esac
    if ((++our_looks > 6 * cells_wide * cells_high || at < 0 || at >= size || at % stride % 2 || at / stride % 2)); then
        stop_with "walk $our_walk"
    fi
    for name in "${FUNCNAME[@]}"; do
        if [[ $name == carve_recursive ]]; then
            ((active += 1))
        fi
    done
    note_depth "$active" "$at"
    candidate=()
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((cell[at + 2 * step[direction]] == WALL)); then
            candidate+=("$direction")
        fi
    done
    ((${#candidate[@]}))
}
