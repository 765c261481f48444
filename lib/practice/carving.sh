# Our answers to exercises 6 to 8. An exercise file shows these functions of maze.sh without the lines between the
# marks.

dig() { # <cell> <direction> -> there: the cell that the passage leads to
    local here=$1 along=${step[$2]}
    # MARK yours
    there=$((here + 2 * along))
    ((cell[here] = cell[here + along] = cell[there] = OPEN))
    # MARK yours ends
}

carve_recursive() { # <cell>
    # MARK yours
    ((depth += 1))
    if ((depth > deepest)); then deepest=$depth; fi
    # MARK yours ends
    while list_candidates "$1"; do
        below "${#candidate[@]}"
        dig "$1" "${candidate[pick]}"
        carve_recursive "$there"
    done
    # MARK yours
    ((depth -= 1))
    # MARK yours ends
}

carve_stack() { # <cell>
    local here=$1 waiting=() top=0
    while :; do
        if list_candidates "$here"; then
            below "${#candidate[@]}"
            dig "$here" "${candidate[pick]}"
            # MARK yours
            waiting[top++]=$here # a call: this cell waits,
            here=$there          # and the walk moves on
            # MARK yours ends
        else
            : # MARK yours
            if ((top == 0)); then
                return # the first call ends
            fi
            here=${waiting[--top]} # a call ends: back to the cell on top
            # MARK yours ends
        fi
    done
}
