# shellcheck shell=bash
#
# appendix: measure what a call costs in bash
#
# Writes: bridges_left, cell, lesson_lines, passages_left.

need core/paragraphs maze/carve

add_cost_table() { # -> lesson_lines: the cost of a cell with both engines, at increasing depth
    local side recursive
    add_folded "$say_lesson_measured"
    lesson_lines+=("$say_lesson_costs")
    for side in 21 41 81; do
        measure_carving recursive "$side"
        recursive=$REPLY
        measure_carving stack "$side"
        printf -v REPLY '    %-10d %12d %12d' "$((cells_wide * cells_high))" "$recursive" "$REPLY"
        lesson_lines+=("$REPLY")
    done
}

measure_carving() { # <recursive|stack> <side> -> REPLY: microseconds per cell
    local TIMEFORMAT=%3R took
    make_grid "$2" "$2"
    seed_with 1
    ((passages_left = cells_wide * cells_high, bridges_left = 0, cell[2 * stride + 2] = OPEN))
    { took=$(time_carving "$1" 2>&1); } 2>/dev/null
    if ! gate_number time "${took//[!0123456789]/}" 0 999999; then
        REPLY=0
    fi
    ((REPLY = REPLY * 1000 / (cells_wide * cells_high)))
}

time_carving() { # <recursive|stack>: in a function, because bash 4.0 cannot read time within $( )
    time "carve_$1" "$((2 * stride + 2))" >/dev/null 2>&1
}
