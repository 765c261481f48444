# shellcheck shell=bash
#
# check: is the maze perfect?
#
# Owns: cells, passages, reachable, dead_ends, junctions, bridges, perfect (yes or no),
# linked (the passages of each cell, a mask as in neighbors, and SEEN once it was reached: linked_across to a row,
# the first cell behind two rows of none), over (those of them that are bridges; only in a maze that has some),
# linked_across (a multiple of 7), first_open (the first open cell in linked, or 0), open_pillars (squares between four
# cells that are no walls), open_row (each row, a 1 where it is open), end_row (each row with the ends of bridges).

need maze/bridges maze/rows

cells=0 passages=0 reachable=0 dead_ends=0 junctions=0 bridges=0 perfect=''
linked=() over=() linked_across=0 first_open=0 open_pillars=0 open_row=() end_row=()

readonly SEEN=16

check() { # -> all of them; 1 if it is not perfect
    start_progress
    link_cells
    count_reachable
    end_progress
    perfect=no
    ((reachable == cells && passages == cells - 1 && open_pillars == 0)) || return 1
    perfect=yes
}

# To look at each square by itself takes long, the longer the further it is from the last one. So of each row 14 squares,
# 7 cells, are one number, a hexadecimal digit a square: 1 where it is open. What lies beside them is the same piece a
# square further on, or the same piece of another row; and the sum of such pieces is a mask in each digit.

link_cells() { # -> linked, over, and what there is to count in them
    local y x mask here line north south far_north far_south pillars codes none around all all_over
    local each=$((16#10101010101010)) # the cells
    printf -v none '%*s' "$((width + 24))" ''
    none=${none// /0}
    pad_rows "$none"
    ((cells = cells_wide * cells_high, linked_across = (cells_wide + 6) / 7 * 7, first_open = 0))
    ((passages = dead_ends = junctions = bridges = open_pillars = 0))
    printf -v around '%*s' "$((2 * linked_across))" '' # for what lies there is looked up too
    around=${around// /0 } all=$around all_over=$around
    for ((y = 4; y < height + 2; y += 2)); do
        ((y % 32)) || show_progress "$say_checking" "$y" "$((2 * height))"
        line=${open_row[y]} north=${open_row[y - 1]} south=${open_row[y + 1]}
        far_north=${open_row[y - 2]} far_south=${open_row[y + 2]} codes='' pillars=$none
        ((y == height + 1)) || pillars=${south:0:width+3}$none
        for ((x = 5; x < width + 3; x += 14)); do
            ((here = 16#${line:x:14} & each, mask = 16#${line:x+1:14} & 16#${line:x+2:14}, \
            mask |= (16#${line:x-1:14} & 16#${line:x-2:14}) * 2, mask |= (16#${south:x:14} & 16#${far_south:x:14}) * 4, \
            mask |= (16#${north:x:14} & 16#${far_north:x:14}) * 8, mask &= here * 15))
            ((here == 0 || first_open)) || find_first "$here" "$((linked_across * (y / 2) + 7 * (x / 14)))"
            count_ones "$((16#${pillars:x+1:14} & each))"
            ((open_pillars += REPLY))
            if [[ -n $woven ]]; then
                list_bridges "$y" "$x" "$here"
                ((mask |= REPLY))
                list_digits "$REPLY"
                all_over+=$REPLY
            fi
            printf -v codes '%s%014x' "$codes" "$mask"
            list_digits "$mask"
            all+=$REPLY
        done
        count_masks "$codes"
    done
    # shellcheck disable=SC2206 # to be split
    linked=($all $around) over=($all_over)
}

pad_rows() { # <zeros> -> open_row, end_row: the ring closed; square x of row y is character x + 3 of row y + 2
    local y line
    join_rows
    open_row=() end_row=()
    for ((y = 0; y < height + 7; y++)); do
        line=$1
        ((y < 3 || y > height + 2)) || line=0000${row[y - 2]:1:width}${1:0:20}
        open_row[y]=${line//[4567]/0}
        [[ -z $woven ]] || end_row[y]=$line
    done
}

list_digits() { # <14 hexadecimal digits, one in two of them 0> -> REPLY: the others as words
    REPLY="$(($1 >> 52)) $(($1 >> 44 & 15)) $(($1 >> 36 & 15)) $(($1 >> 28 & 15)) "
    REPLY+="$(($1 >> 20 & 15)) $(($1 >> 12 & 15)) $(($1 >> 4 & 15)) "
}

count_ones() { # <number> -> REPLY: its hexadecimal digits but 0
    REPLY=0
    (($1)) || return 0
    printf -v REPLY %x "$1"
    REPLY=${REPLY//0/}
    REPLY=${#REPLY}
}

find_first() { # <open cells> <where they begin> -> first_open
    local k
    for ((k = 0; first_open == 0; k++)); do
        (($1 >> 52 - 8 * k & 1)) && first_open=$(($2 + k))
    done
}

list_bridges() { # <row> <column> <open cells> -> REPLY: those that a bridge leads from, a mask each; counted
    local y=$1 x=$2 east south mask
    find_bridge_ends "$y" "$((x + 1))" "$BRIDGE_EAST"
    east=$(($3 & REPLY))
    find_bridge_ends "$((y + 1))" "$x" "$BRIDGE_SOUTH"
    south=$(($3 & REPLY))
    ((mask = east & 16#${open_row[y]:x+4:14} | (south & 16#${open_row[y + 4]:x:14}) * 4))
    find_bridge_ends "$y" "$((x - 1))" "$BRIDGE_WEST"
    ((mask |= ($3 & REPLY & 16#${open_row[y]:x-4:14}) * 2))
    find_bridge_ends "$((y - 1))" "$x" "$BRIDGE_NORTH"
    ((mask |= ($3 & REPLY & 16#${open_row[y - 4]:x:14}) * 8))
    count_ones "$east"
    ((bridges += REPLY))
    count_ones "$south"
    ((bridges += REPLY, REPLY = mask))
}

find_bridge_ends() { # <row> <column> <code> -> REPLY: 14 digits, 1 where it stands
    local piece=${end_row[$1]:$2:14}
    piece=${piece//[!$3]/0}
    REPLY=$((16#${piece//$3/1}))
}

count_masks() { # <masks, a hexadecimal digit each>: what they tell
    local masks=${1//0/} some
    some=${masks//[!1248]/} # one passage
    ((dead_ends += ${#some}))
    some=${masks//[!7bdef]/} # three or four
    ((junctions += ${#some}))
    some=${masks//[2468ace]/} # one in the east
    ((passages += ${#some}))
    some=${masks//[12389ab]/} # one in the south
    ((passages += ${#some}))
}

count_reachable() { # -> reachable: the cells that can be reached from the first one, that one too
    local at=$first_open list=() end=0 mask led=0 toward
    # by mask: the step of its lowest bit
    toward=(0 1 -1 1 "$linked_across" 1 -1 1 "-$linked_across" 1 -1 1 "$linked_across" 1 -1 1)
    reachable=0
    ((at)) || return 0
    ((linked[at] += SEEN, reachable = 1))
    while :; do # on and on, and from the last fork where there is nowhere left to go
        [[ -z $woven ]] || led=${over[at]}
        if ((mask = linked[at] & ((linked[at + 1 + (led & 1)] < SEEN) + (\
            linked[at - 1 - (led & 2) / 2] < SEEN) * 2 + (\
            linked[at + linked_across * (1 + (led & 4) / 4)] < SEEN) * 4 + (\
            linked[at - linked_across * (1 + (led & 8) / 8)] < SEEN) * 8))); then
            ((mask & mask - 1)) && ((list[end++] = at)) # there are several
            ((at += toward[mask] * (1 + ((led & mask & -mask) > 0)), linked[at] += SEEN, ++reachable % 512)) ||
                show_progress "$say_checking" "$((cells + reachable))" "$((2 * cells))"
        elif ((end)); then
            ((at = list[--end]))
        else
            break
        fi
    done
}
