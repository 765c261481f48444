# shellcheck shell=bash
#
# tree: a fast search for solve, check and far ends, for mazes without loops
#
# To reach every cell at 101x101 squares takes 0.5 to 0.6 times as long as with walk_links. Skip this file at first
# reading.
#
# Writes: path, steps, link_reached, link_last.

is_tree() { # can search_tree find the way between the ends of the current maze?
    [[ -n $tree && -z $shaped ]]
}

# In a tree only one path leads to each cell, so the order does not matter, and no cell has to be marked. The search
# follows a passage to its end, and then the passage that it left waiting last. way[0] to way[depth - 1] are the cells
# from the goal to the current one. An element of waiting is 16 * depth plus the mask of the directions left there.
# deepest is depth * size - here at the dead end farthest from the goal; of several, the one with the smallest index
# wins.
#
# Most cells have only one way on. In almost all of these, the body of the if is skipped.

search_tree() { # <start, or 0> <goal> <exit that leads to the goal, or the goal> <what the progress line says> [all:
    # reach every cell] -> path, steps, link_reached, link_last (as walk_links; the first of those farthest from the
    # goal); 1 if there is no path, or the user gave up
    local here=$2 mask back=0 along way=() depth=0 waiting=() top=0 end=$1 other_end=$1 status=1 deepest=0
    local by=(0 2 -2 0 "$((2 * stride))" 0 0 0 "-$((2 * stride))") # how far a direction leads, by its mask
    link_reached=0
    if (($1 % stride % 2 || $1 / stride % 2)); then # it is between two cells
        ((end = $1 % stride % 2 ? $1 - 1 : $1 - stride, other_end = 2 * $1 - end))
    fi
    if (($3 == $1)); then # the start is in the exit
        steps=1
        return 0
    elif (($3 != here)); then # the goal is outside an exit
        way=("$2") depth=1 here=$((2 * $3 - here))
    fi
    while :; do
        if ((mask = 16#${linked[here / stride]:here%stride:1} & ~back, \
            way[depth++] = here, \
            link_reached += 1, \
            link_reached % 512 == 0 || here == end || here == other_end || mask == 0 || mask & mask - 1)); then
            if ((link_reached % 512 == 0)); then
                show_search "$4" || return 1
            fi
            if ((here == end || here == other_end)); then
                take_way "$1" "${way[@]:0:depth}"
                status=0
                [[ -n ${5-} ]] || return 0
            fi
            if ((mask == 0)); then # a dead end: back to the cell left last
                if ((deepest < depth * size - here)); then
                    ((deepest = depth * size - here, link_last = here * 16))
                fi
                ((top)) || return "$status"
                ((mask = waiting[--top]))
                ((depth = mask / 16, here = way[depth - 1], mask %= 16))
            fi
            if ((mask & mask - 1)); then # several ways: take one, and leave the others waiting
                ((waiting[top++] = depth * 16 + (mask & mask - 1), mask &= -mask))
            fi
        fi
        ((back = mask & 5 ? 2 * mask : mask / 2, here += (along = by[mask]))) # back: the opposite direction
        if [[ -n $woven ]] && ((cell[here - along / 2] != OPEN)); then
            ((here += along)) # over a bridge
        fi
    done
}

show_search() { # <what the progress line says>; 1 if the user gave up, or the maze is no tree
    local most=$((cells_wide * cells_high))
    ((link_reached <= most)) || return
    show_progress "$1" "$((most + link_reached))" "$((2 * most))"
}

take_way() { # <start> <cell ...: from the goal to the start, or to a cell next to it> -> path, steps
    local way=("${@:2}") k
    for ((k = 1; k < ${#way[@]}; k++)); do # a bridge is four squares or rows long; it has no square between
        if (((way[k] - way[k - 1]) % 4)); then
            ((path[steps++] = (way[k - 1] + way[k]) / 2))
        fi
        ((path[steps++] = way[k])) # bash 4.2 would count only one of two in the same (( ))
    done
    if ((way[k - 1] == $1)); then
        unset "path[steps - 1]"
    else
        ((steps += 1))
    fi
}
