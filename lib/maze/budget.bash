# shellcheck shell=bash
#
# budget: how many passages may be dug, and how many are left
#
# Owns: passages_most, passages_left, bridges_left (how many may still be dug).

passages_most=0 passages_left=0 bridges_left=0

allow() { # <passages at most> <bridges at most>: in the current grid, which needs one passage less than it has cells
    ((passages_most = cells_wide * cells_high))
    (($1 >= passages_most)) || passages_most=$1
    passages_left=$passages_most bridges_left=$2
    start_progress
}

show_carving() {
    show_progress "$say_carving" "$((passages_most - passages_left))" "$passages_most"
}
