# shellcheck shell=bash
#
# rows: turn the array into one string per row, and back
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

fill_grid() { # <row ...>: without those of the ring; a row is a string of codes with spaces between them
    local IFS=' ' ring
    printf -v ring '%*s' "$stride" ''
    ring=${ring// /$OPEN }
    # shellcheck disable=SC2048,SC2206 # to be split
    cell=($ring $* $ring)
}
