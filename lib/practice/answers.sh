# Our answers to exercises 1 to 9. An exercise file shows these functions, three of them those of maze.sh, without the
# lines that end with "# yours". driver.sh runs them to know what is right. _w_looks has a name that watching does not
# show.

#        7 (node 1)
#      /            \
#     2 (node 2)     5 (node 3)
#      \            /          \
#       8 (node 4)  1 (node 5)   4 (node 6)
value=(0 7 2 5 8 1 4) left=(0 2 0 5 0 0 0) right=(0 3 4 6 0 0 0)

set_case() { # <ARGUMENTS;BOXES, or SEED WIDTH HEIGHT FIRST-CELL> -> what is there before the call, and our_call
    local IFS=' ' our_parts
    if [[ $1 == *';'* ]]; then
        cell=(${1#*;}) found='' count='' walls=() counted=() sum=0
        our_call=("$our_function" ${1%%;*}) our_traced=$our_function
        return
    fi
    our_parts=($1) our_traced=list_candidates
    make_grid "${our_parts[1]}" "${our_parts[2]}"
    seed_with "${our_parts[0]}"
    there=${our_parts[3]} depth=0 deepest=0 _w_looks=0
    our_call=("${our_function/#dig/carve_recursive}" "$there")
    if [[ $our_function != dig ]] || ((size == 25)); then # that maze is a single cell
        cell[there]=$OPEN
    fi
}

read_box() { # <index> -> found: the value in that box of cell
    found=${cell[$1]} # yours
}

count_open() { # -> count: how many boxes of cell hold a 1
    local code
    count=0
    for code in "${cell[@]}"; do # yours
        if ((code == 1)); then # yours
            ((count += 1)) # yours
        fi # yours
    done # yours
}

list_walls() { # -> walls: the indices of the boxes of cell that hold a 0
    local index
    walls=()
    for ((index = 0; index < ${#cell[@]}; index++)); do
        if ((cell[index] == 0)); then # yours
            walls+=("$index") # yours
        fi # yours
    done
}

count_down() { # <n>: appends n, n - 1 and so on down to 1 to counted
    if (($1 > 0)); then # yours
        counted+=("$1") # yours
        count_down "$(($1 - 1))" # yours
    fi # yours
}

add_tree() { # <node>: adds its value and those of all nodes below it to sum
    if (($1 > 0)); then # yours
        ((sum += value[$1])) # yours
        add_tree "${left[$1]}" # yours
        add_tree "${right[$1]}" # yours
    fi # yours
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

print_rows() { # <width> <height>: prints cell as rows of # and spaces
    local x y
    for ((y = 0; y < $2; y++)); do # yours
        for ((x = 0; x < $1; x++)); do # yours
            if ((cell[y * $1 + x] == 0)); then # yours
                printf '#' # yours
            else # yours
                printf ' ' # yours
            fi # yours
        done # yours
        printf '\n' # yours
    done # yours
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
