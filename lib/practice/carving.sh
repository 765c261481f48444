# Our answers to exercises 6 to 8. An exercise file shows these functions of maze.sh without the lines that end
# with "# yours". driver.sh runs them to know what is right. _w_looks has a name that watching does not show.

set_case() { # <SEED WIDTH HEIGHT FIRST-CELL> -> an empty grid, and our_call; dig is tried by the recursion
    local IFS=' ' our_parts
    our_parts=($1)
    make_grid "${our_parts[1]}" "${our_parts[2]}"
    seed_with "${our_parts[0]}"
    there=${our_parts[3]} depth=0 deepest=0 _w_looks=0
    our_call=("${our_function/#dig/carve_recursive}" "$there") our_traced=list_candidates
    if [[ $our_function != dig ]] || ((size == 25)); then # that maze is a single cell
        cell[there]=$OPEN
    fi
}

list_candidates() { # <cell>: as that of maze.sh; ends a walk that leaves the cells, or never ends
    local at=$1 direction
    case ${at#-} in
        '' | *[!0123456789]* | ?????????*) builtin exit 99 ;;
    esac
    if ((++_w_looks > 6 * cells_wide * cells_high || at < 0 || at >= size || at % stride % 2 || at / stride % 2)); then
        builtin exit 99
    fi
    candidate=()
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((cell[at + 2 * step[direction]] == WALL)); then
            candidate+=("$direction")
        fi
    done
    ((${#candidate[@]}))
}

dig() { # <cell> <direction> -> there: the cell that the passage leads to
    local here=$1 along=${step[$2]}
    there=$((here + 2 * along)) # yours
    ((cell[here] = cell[here + along] = cell[there] = OPEN)) # yours
}

carve_recursive() { # <cell>
    ((depth += 1)) # yours
    if ((depth > deepest)); then deepest=$depth; fi # yours
    while list_candidates "$1"; do
        below "${#candidate[@]}"
        dig "$1" "${candidate[pick]}"
        carve_recursive "$there"
    done
    ((depth -= 1)) # yours
}

carve_stack() { # <cell>
    local here=$1 waiting=() top=0
    while :; do
        if list_candidates "$here"; then
            below "${#candidate[@]}"
            dig "$here" "${candidate[pick]}"
            waiting[top++]=$here # yours
            here=$there # yours
        else
            : # yours
            if ((top == 0)); then # yours
                return # yours
            fi # yours
            here=${waiting[--top]} # yours
        fi
    done
}
