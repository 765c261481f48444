# With driver.sh, this checks an exercise. For each maze it prints the seed, depths and codes. list_candidates looks at each
# cell, so it sees where a walk goes wrong.

our_index=there
[[ $3 != carve_stack ]] || our_index=here

begin_call() {
    our_most=0 our_before=0 our_fell=0 our_looks=0 our_last=0 our_failed=0 our_expected=0
}

end_call() { # <case, program, maze, or much>
    local IFS=' '
    [[ $1 != m* ]] || printf '\n=%s %s %s %s %s\n' "${1/maze/$our_seed}" "$deepest" "$our_most" "$our_fell" "${cell[*]}" >&8
}

stop_with() { # <what> <value ...>
    printf '\n=%s\n' "$*" >&8
    exit
}

list_candidates() {
    local at=$1 direction name text
    for name in "$our_index" depth deepest; do
        text=${!name-}
        case ${text#-} in
            '' | *[!0123456789]*) stop_with text "$name" "$text" ;;
        esac
    done
    case $at in
        '' | *[!0123456789]* | ?????????*) stop_with text '$1' "$at" ;;
    esac
    name=" ${FUNCNAME[*]} "
    [[ $our_function != carve_stack || $name != *' carve_stack '*' carve_stack '* ]] || stop_with recursion
    if ((++our_looks > 6 * cells_wide * cells_high)); then
        end_call much
        exit
    fi
    if ((at % stride % 2 || at / stride % 2)); then
        stop_with step two_steps "$our_last" "$at"
    elif [[ $our_function != dig ]] && ((our_expected && at == our_last && cell[our_expected] == OPEN)); then
        [[ $our_function == carve_stack ]] && name=here || name=same
        stop_with again "$name" "$our_last"
    elif [[ $our_function == dig ]] && ((our_expected && at != our_expected)); then
        ((at == our_last)) && name=stays || name=along
        stop_with elsewhere "$name" "$our_last" "$our_expected" "$at"
    elif ((at == our_last && our_failed)) && [[ $our_function == carve_recursive ]]; then
        stop_with again shared "$at"
    fi
    ((depth <= our_most)) || our_most=$depth
    ((deepest >= our_before)) || our_fell=1
    our_before=$deepest our_last=$at
    candidate=()
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((cell[at + 2 * step[direction]] == WALL)); then
            candidate+=("$direction")
        fi
    done
    our_failed=0 our_expected=0
    if ((${#candidate[@]} == 0)); then
        our_failed=1
        return 1
    fi
    # the number that below will draw
    direction=${candidate[state * 48271 % 2147483647 % ${#candidate[@]}]}
    our_expected=$((at + 2 * step[direction]))
}
