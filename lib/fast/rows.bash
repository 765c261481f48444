# shellcheck shell=bash
#
# rows: the rows of the array as strings, and a grid from rows
#
# Owns: joined_rows (by join_rows: from 0 to height + 1, each row, the ring included, as a string of codes, one
# character per square).
# Writes: cell.

joined_rows=()

join_rows() { # -> joined_rows
    local IFS='' all y
    joined_rows=()
    all="${cell[*]}"
    for ((y = 0; y < height + 2; y++)); do
        joined_rows[y]=${all:y*stride:stride}
    done
}

fill_grid() { # <row ...>: rows 1 to height, each with its two squares of the ring; codes with spaces between them
    local IFS=' ' ring
    printf -v ring '%*s' "$stride" '' # as many spaces
    ring=${ring// /$OPEN }
    # shellcheck disable=SC2048,SC2206 # no quotes: each code becomes an element
    cell=($ring $* $ring)
}
