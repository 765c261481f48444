# shellcheck shell=bash
#
# check: is the maze perfect?
#
# Owns: cells, passages, reachable, dead_ends, junctions, bridges, perfect (yes or no),
# linked (for each open cell its passages, as count_passages has them, and SEEN once it was reached),
# first_open (the first such cell), open_pillars (squares between four cells that are no walls).

need maze/bridges maze/neighbors maze/solve

cells=0 passages=0 reachable=0 dead_ends=0 junctions=0 bridges=0 perfect=''
linked=() first_open=0 open_pillars=0

readonly SEEN=16

check() { # -> all of them; 1 if it is not perfect
    start_progress
    copy_maze
    link_cells
    count_reachable
    end_progress
    perfect=no
    ((reachable == cells && passages == cells - 1 && open_pillars == 0)) || return 1
    perfect=yes
}

link_cells() { # -> linked, and what there is to count in them
    local x y here
    linked=()
    ((cells = cells_wide * cells_high))
    ((passages = dead_ends = junctions = bridges = open_pillars = first_open = 0))
    for ((y = 2; y < height; y += 2)); do
        ((y % 32)) || show_progress "$say_checking" "$y" "$((2 * height))"
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((way[here])) || continue
            ((first_open)) || first_open=$here
            count_passages "$here"
            ((linked[here] = REPLY, passages += (REPLY & 1) + (REPLY / 4 & 1)))
            case ${#WAYS[REPLY]} in
                1) ((dead_ends += 1)) ;;
                3 | 4) ((junctions += 1)) ;;
            esac
            ((bridges += (way[here + 1] == BRIDGE_EAST) + (way[here + stride] == BRIDGE_SOUTH)))
            ((x == width - 1 || y == height - 1)) || ((open_pillars += way[here + stride + 1]))
        done
    done
}

count_passages() { # <cell> -> REPLY: its passages, a bit each: 1 east, 2 west, 4 south, 8 north
    local here=$1 along far bit=1 bridge=$BRIDGE_EAST
    REPLY=0
    for along in "${step[@]}"; do # how far a passage would lead that way: 2 squares, 4, or 0
        ((far = 2 * (way[here + along] == OPEN) + 4 * (way[here + along] == bridge), \
        REPLY += bit * (far > 0) * (way[here + far * along] > 0), bit *= 2, bridge++))
    done
}

count_reachable() { # -> reachable: the cells that can be reached from the first one, that one too
    local here from to bit along top=0 waiting=()
    reachable=0
    ((first_open == 0)) || ((waiting[top++] = first_open, linked[first_open] += SEEN))
    while ((top)); do
        ((here = waiting[--top]))
        ((from = linked[here]))
        ((++reachable % 512)) || show_progress "$say_checking" "$((cells + reachable))" "$((2 * cells))"
        bit=1
        for along in "${step[@]}"; do
            if ((from & bit)); then
                ((to = here + 2 * along * (1 + (bridges > 0) * (way[here + along] != OPEN))))
                ((linked[to] < SEEN)) && ((waiting[top++] = to, linked[to] += SEEN))
            fi
            ((bit *= 2))
        done
    done
}
