# shellcheck shell=bash
#
# square cells: mazes in which every open square is a cell
#
# A maze that was read may have an even side, or an open pillar (a square with two odd coordinates, between four cells). Its
# cells cannot be told by their places. So every open square is a cell, and two of them side by side have a passage between
# them.
#
# Writes: player, goal.

need maze/links maze/rows

has_square_cells() { # is every open square a cell?
    local y pillars joined
    ((width % 2 && height % 2)) || return 0
    join_rows
    for ((y = 3; y < height; y += 2)); do
        pillars=${joined[y]:3:width-3}
        [[ -z ${pillars//[!1]?/} ]] || return 0 # what is left begins with an open pillar
    done
    return 1
}

place_on_squares() { # put player and goal on any two open squares, if there are two
    local all=() y here
    for ((y = 1; y <= height; y++)); do
        for ((here = y * stride + 1; here <= y * stride + width; here++)); do
            ((cell[here] != OPEN)) || all+=("$here")
        done
    done
    ((${#all[@]} > 1)) || return 0
    below "${#all[@]}"
    player=${all[pick]} goal=$player
    while ((goal == player)); do
        below "${#all[@]}"
        goal=${all[pick]}
    done
}

count_squares() { # -> cells, passages, dead_ends, junctions, open_row, end_row, REPLY: the first open square, or 0
    local x y here mask line masks some first=0
    printf -v some '%*s' "$((width + 24))" ''
    pad_rows "${some// /0}"
    ((cells = passages = dead_ends = junctions = 0))
    for ((y = 3; y < height + 3; y++)); do
        ((y % 32)) || show_progress "$say_checking" "$y" "$((2 * height))"
        line=${open_row[y]} masks=''
        some=${line//0/}
        ((cells += ${#some}))
        if ((first == 0 && ${#some})); then
            some=${line%%1*}
            first=$(((y - 2) * stride + ${#some} - 3))
        fi
        for ((x = 4; x < width + 4; x += 14)); do # as in link_cells, but a digit for each square
            ((here = 16#${line:x:14}, mask = (16#${line:x+1:14} + 16#${line:x-1:14} * 2 + \
            16#${open_row[y + 1]:x:14} * 4 + 16#${open_row[y - 1]:x:14} * 8) & here * 15))
            if [[ -n $woven ]] && ((y % 2 == 0)); then
                list_bridges "$y" "$x" "$here"
                ((mask |= REPLY))
            fi
            printf -v some %x "$mask"
            masks+=$some
        done
        some=${masks//[!13579bdf]/} # those with a passage to the east
        ((passages += ${#some}))
        some=${masks//[!4-7c-f]/}
        ((passages += ${#some}))
        some=${masks//[!1248]/} # those with one passage
        ((dead_ends += ${#some}))
        some=${masks//[!7bdef]/}
        ((junctions += ${#some}))
    done
    REPLY=$first
}
