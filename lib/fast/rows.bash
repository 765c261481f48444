# shellcheck shell=bash
#
# rows: turn the array into one string per row, and back
#
# Owns: joined_rows (by join_rows: from 0 to height + 1, each row, the ring included, as a string of codes, one
# character per square).
# Writes: cell.

joined_rows=()

join_rows() { # -> joined_rows
    local IFS='' all y at end codes
    joined_rows=()
    if ((size <= 500000)); then
        all="${cell[*]}" # by far the fastest way, but it takes 100 bytes per square while it runs
        for ((y = 0; y < height + 2; y++)); do
            joined_rows[y]=${all:y*stride:stride}
        done
        return
    fi
    for ((y = 0; y < height + 2; y++)); do
        codes=''
        for ((at = y * stride, end = at + stride; at + 8 <= end; at += 8)); do
            codes+=${cell[at]}${cell[at + 1]}${cell[at + 2]}${cell[at + 3]}
            codes+=${cell[at + 4]}${cell[at + 5]}${cell[at + 6]}${cell[at + 7]}
        done
        for (( ; at < end; at++)); do
            codes+=${cell[at]}
        done
        joined_rows[y]=$codes
    done
}

# Filling the array in one step is the fastest way if it is small, but takes twice the memory while it runs. So a large
# array grows row by row.

fill_grid() { # <row ...>: without those of the ring; a row is a string of codes with spaces between them
    local IFS=' ' line ring
    printf -v ring '%*s' "$stride" ''
    ring=${ring// /$OPEN }
    set -- "$ring" "$@" "$ring"
    if ((size > 5000)); then
        need core/old_bash
    fi
    if ((size <= 5000)) || appends_slowly; then
        # shellcheck disable=SC2048,SC2206 # to be split
        cell=($*)
        return
    fi
    cell=()
    for line; do
        # shellcheck disable=SC2206
        cell+=($line)
    done
}
