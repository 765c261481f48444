# shellcheck shell=bash
#
# bits: the walk of carve_stack with bridges, and Wilson's algorithm, written for speed, for rectangular mazes
#
# At 37x21 and at 101x101 squares they take 0.28 to 0.45 times as long as carve_stack and carve_wilson. Skip this file at first reading.
#
# Writes: state, woven.

need fast/rows

# The cells are numbered row by row, with a ring around them that looks visited, two rows high: a bridge is looked for as far
# away as that. bits[n] has the directions in which a passage leads from cell n: 1 east, 2 west, 4 south, 8 north, and
# 16 times that for a bridge. It is 0 for an unvisited cell and 256 in the ring; in the first cell, 256 is added.
# WAYS_DRAWN has, for each set of choices, the direction drawn for each remainder of the random number by 12.

WAYS_DRAWN=('' 000000000000 111111111111 010101010101 222222222222 020202020202 121212121212 012012012012 333333333333
    030303030303 131313131313 013013013013 232323232323 023023023023 123123123123 012301230123)
readonly WAYS_DRAWN

begin_bits() { # -> wide (how many numbers a row has), ahead (how far away the next cell is, by direction), bits, n: the first cell
    local ring line rows
    wide=$((cells_wide + 2)) ahead=(1 -1 "$((cells_wide + 2))" "-$((cells_wide + 2))")
    printf -v ring '%*s' "$((2 * wide))" ''
    ring=${ring// /256 }
    printf -v line '%*s' "$cells_wide" ''
    line="256 ${line// /0 }256 "
    printf -v rows '%*s' "$cells_high" ''
    # shellcheck disable=SC2206 # to be split
    bits=($ring ${rows// /$line} $ring)
    n=$((2 * wide + 1))
    bits[n]=256
}

# A bridge to the east may cross a cell from which passages lead south and north alone (12), if the cell behind is unvisited.
# A cell that has only one choice left is not put into waiting: no other choice comes up while the walk is away. (With ||
# in place of |, bash 3.2 would lose the assignment.)

carve_weave_fast() { # the current grid; it needs only its size
    local wide ahead bits n choices way by over waiting top=1 tick=0
    local random=$state left=$((cells_kept - 1)) bridges=$bridges_left
    ((passages_left > left)) || left=$passages_left
    begin_bits
    waiting=("$n")
    while ((top && left)); do
        ((n = waiting[--top], ++tick % 512)) || show_progress "$say_carving" "$((passages_most - left))" "$passages_most"
        while ((left && (choices = (bits[n + 1] == 0 | bits[n + 1] == 12 & bits[n + 2] == 0 & bridges > 0) + \
            2 * (bits[n - 1] == 0 | bits[n - 1] == 12 & bits[n - 2] == 0 & bridges > 0) + \
            4 * (bits[n + wide] == 0 | bits[n + wide] == 3 & bits[n + 2 * wide] == 0 & bridges > 0) + \
            8 * (bits[n - wide] == 0 | bits[n - wide] == 3 & bits[n - 2 * wide] == 0 & bridges > 0)))); do
            ((choices & choices - 1 && (waiting[top++] = n), random = random * 48271 % 2147483647))
            way=${WAYS_DRAWN[choices]:random%12:1} by=${ahead[way]} # bash 4.2 crashes if (( )) uses an element in a subscript
            ((over = 1 + 15 * (bits[n + by] > 0), bits[n] += over * 2 ** way))
            ((bridges -= over > 1, n += by * (1 + (over > 1)), bits[n] += over * 2 ** (way ^ 1), left -= 1))
        done
    done
    ((bridges == bridges_left)) || woven=yes
    state=$random
    unpack_bits
}

carve_wilson_fast() { # the current grid; it needs only its size
    local wide ahead bits n x y start end way last_way=() around=() tick=0 spent=0 random=$state left=$passages_left
    begin_bits
    for ((y = 1; y <= cells_high; y++)); do
        for ((x = 1; x <= cells_wide; x++)); do # the directions in which there is a cell
            ((around[n++] = (x < cells_wide) + (x > 1) * 2 + (y < cells_high) * 4 + (y > 1) * 8))
        done
        ((n += 2))
    done
    for start in "${!around[@]}"; do
        n=$start
        while ((bits[n] == 0 && !spent)); do
            ((random = random * 48271 % 2147483647, ++tick % 1024)) ||
                show_progress "$say_carving" "$((passages_most - left))" "$passages_most"
            way=${WAYS_DRAWN[around[n]]:random%12:1}
            ((last_way[n] = way, n += ahead[way]))
        done
        end=$n n=$start
        while ((n != end && left)); do
            ((way = last_way[n], bits[n] += 2 ** way, n += ahead[way], bits[n] += 2 ** (way ^ 1), left -= 1))
        done
        ((spent |= n != end))
    done
    state=$random
    unpack_bits
}

unpack_bits() { # into cell; the codes of bridges are those of maze/bridges
    local grid=() x y n line below_it here walls
    printf -v walls '%*s' "$width" ''
    grid=("1 ${walls// /0 }1")
    for ((y = 0; y < cells_high; y++)); do
        line='' below_it=''
        for ((x = 0, n = (y + 2) * wide + 1; x < cells_wide; x++, n++)); do
            ((here = bits[n]))
            line+=" $((here > 0)) $((here & 1 | here >> 2 & 4 | (bits[n + 1] >> 5 & 1) * 5))"
            below_it+=" $((here >> 2 & 1 | (here >> 6 & 1) * 6 | (bits[n + wide] >> 7 & 1) * 7)) 0"
        done
        grid+=("1 0$line 1" "1 0$below_it 1")
    done
    fill_grid "${grid[@]}"
}
