# shellcheck shell=bash
#
# carve fast: a fast form of carve_stack, for mazes without bridges and shapes
#
# At 101x101 and at 301x301 squares it takes 0.3 times as long as carve_stack. Skip this file at first reading.
#
# Owns: sixteen (numbers of sixteen cells, while a maze is carved). Writes: state.

need fast/rows

# bash keeps an array as a linked list. It finds an element by walking from the last one it used; up to bash 4.4
# often from the first one. With 10,000 cells, that is most of the work. So here a number holds sixteen cells of
# a row, each a digit in base 8, and the array is short:
#
#     4 visited    + 1 where it is open to the east    + 2 where it is open to the south
#
# sixteen[i + 1] lies south of sixteen[i], sixteen[i - 1] north, sixteen[i + rows] east: the next sixteen
# cells. The first and the last of the 18 digits of a number are not among the sixteen: they repeat the 4 of the cells
# just beyond them, so that one number shows east and west too.
#
# The current cell is a digit of sixteen[i], and east is the value of the place to the right of this digit. So
# sixteen[i] / east ends in three digits: the western neighbor, the cell, the eastern neighbor. 8#404 (base 8) picks the
# 4 of the two neighbors, and 8#40 that of the cell. mask has a bit for each direction that can be carved: 8#4 east,
# 8#400 west, 8#40 south, 8#100 north. 1 to 4 bits are set. Each of these counts divides 12, so a number modulo 12 is
# enough. WAY_DRAWN[mask] lists the direction drawn for each number modulo 12 (0 east, 1 west, 2 south, 3 north).
# An element of waiting is east * 65536 + i; i is at most 64,126. A cell with only one choice left is not put there:
# there is nothing to come back for.

WAY_DRAWN=(
    [8#4]=000000000000 [8#40]=222222222222 [8#44]=020202020202 [8#100]=333333333333
    [8#104]=030303030303 [8#140]=232323232323 [8#144]=023023023023 [8#400]=111111111111
    [8#404]=010101010101 [8#440]=121212121212 [8#444]=012012012012 [8#500]=131313131313
    [8#504]=013013013013 [8#540]=123123123123 [8#544]=012301230123
)
readonly WAY_DRAWN
readonly WEST_COPY=$((8#400000000000000000))
sixteen=()

carve_fast() { # carve a grid of the current size; cell may be empty before
    local rows=$((cells_high + 2)) first=8#1000000000000000 edges=8#1000000000000001
    local waiting=() top=1 packed i east=$first mask random=$state left=$((cells_kept - 1))
    if ((passages_left < left)); then # fewer than a spanning tree has
        left=$passages_left
    fi
    make_numbers "$rows"
    ((i = rows + 1, sixteen[i] += 8#40 * east))
    repeat_edge "$i" "$east" "$rows"
    waiting=("$((east * 65536 + i))")
    while ((top && left)); do
        ((packed = waiting[--top])) # bash 4.2 crashes where an assignment follows
        ((i = packed % 65536, east = packed / 65536))
        while ((left && (mask = 8#544 ^ (sixteen[i] / east & 8#404 | \
            sixteen[i + 1] / east & 8#40 | (sixteen[i - 1] / east & 8#40) * 2)))); do
            # with more than one choice the cell waits; then draw a number, as below does
            ((mask & mask - 1 && (waiting[top++] = east * 65536 + i), random = random * 48271 % 2147483647))
            case ${WAY_DRAWN[mask]:random%12:1} in
                0) ((sixteen[i] += 8#10 * east, \
                    east > 1 ? (east /= 8) : (east = first, i += rows), sixteen[i] += 8#40 * east)) ;;
                1) ((east < first ? (east *= 8) : (east = 1, i -= rows), sixteen[i] += 8#50 * east)) ;;
                2) ((sixteen[i] += 8#20 * east, i += 1, sixteen[i] += 8#40 * east)) ;;
                3) ((i -= 1, sixteen[i] += 8#60 * east)) ;;
            esac
            if ((left -= 1, east & edges)); then
                repeat_edge "$i" "$east" "$rows"
            fi
        done
    done
    state=$random
    unpack_cells "$rows"
    sixteen=()
}

repeat_edge() { # <index> <east> <rows>: a visited cell at the edge of a number is repeated in the number beside it
    if (($2 == 1)); then
        ((sixteen[$1 + $3] += WEST_COPY))
    else
        ((sixteen[$1 - $3] += 4))
    fi
}

make_numbers() { # <numbers in a column> -> sixteen: nothing carved; the ring looks visited
    local full=8#444444444444444444 last_east=$((4 * 8 ** (15 - (cells_wide - 1) % 16))) column all n k i
    printf -v column '%*s' "$cells_high" ''
    column="$full ${column// /0 }$full"
    all=$column # a column in the west, where repeat_edge writes; nothing reads it
    for ((i = k = 0; k < cells_wide; k += 16, i += $1)); do
        all+=" $column"
    done # i: the last column
    # shellcheck disable=SC2206 # no quotes: each number, between two spaces, becomes an element
    sixteen=($all)
    for ((n = 1; n <= cells_high; n++)); do
        ((sixteen[$1 + n] += WEST_COPY, sixteen[i + n] += last_east))
    done
}

unpack_cells() { # <numbers in a column>: into cell
    local rows=$1 walls grid=() codes east south digits x y
    printf -v walls '%*s' "$width" ''
    grid[1]="1 ${walls// /0 }1"
    for ((y = 1; y <= cells_high; y++)); do
        codes=''
        for ((x = 0; x < cells_wide; x += 16)); do
            printf -v digits '%018o' "${sixteen[rows * (1 + x / 16) + y]}"
            codes+=${digits:1:16}
        done
        codes=${codes:0:cells_wide}
        east=${codes//0/0 0 } east=${east//[46]/1 0 } east=${east//[57]/1 1 }
        south=${codes//[045]/0 0 } south=${south//[67]/1 0 }
        grid[2 * y]="1 0 ${east}1" grid[2 * y + 1]="1 0 ${south}1"
    done
    fill_grid "${grid[@]}"
}
