# shellcheck shell=bash
#
# check: is the maze perfect?
#
# Owns: cells, passages, reachable, dead_ends, junctions, bridges, perfect.

need maze/bridges maze/neighbors maze/solve

cells=0 passages=0 reachable=0 dead_ends=0 junctions=0 bridges=0 perfect=''

count_passages() { # <cell> -> REPLY: its passages, a bit each: 1 east, 2 west, 4 south, 8 north
    local here=$1 along far bit=1 bridge=$BRIDGE_EAST
    REPLY=0
    for along in "${step[@]}"; do # how far a passage would lead that way: 2 squares, 4, or 0
        ((far = 2 * (way[here + along] == OPEN) + 4 * (way[here + along] == bridge), \
        REPLY += bit * (far > 0) * (way[here + far * along] > 0), bit *= 2, bridge++))
    done
}

check() { # -> all of them; 1 if it is not perfect
    local x y here from to bit along first=0 open_pillars=0 top=0 waiting=() links=()
    ((cells = cells_wide * cells_high))
    ((passages = reachable = dead_ends = junctions = bridges = 0))
    perfect=no
    start_progress
    copy_maze
    for ((y = 2; y < height; y += 2)); do
        ((y % 32)) || show_progress "$say_checking" "$y" "$((2 * height))"
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((way[here])) || continue
            ((first)) || first=$here
            count_passages "$here"
            ((links[here] = REPLY, passages += (REPLY & 1) + (REPLY / 4 & 1)))
            ((REPLY == 1 || REPLY == 2 || REPLY == 4 || REPLY == 8)) && ((dead_ends++))
            ((${#WAYS[REPLY]} < 3)) || ((junctions++))
            ((bridges += (way[here + 1] == BRIDGE_EAST) + (way[here + stride] == BRIDGE_SOUTH)))
            ((x == width - 1 || y == height - 1)) || ((open_pillars += way[here + stride + 1]))
        done
    done

    # Who can be reached: go on to every neighbour not yet seen (+ 16 in links), and note it for later.
    ((first == 0)) || ((waiting[top++] = first, links[first] += 16))
    while ((top)); do
        ((here = waiting[--top]))
        ((from = links[here]))
        ((++reachable % 512)) || show_progress "$say_checking" "$((cells + reachable))" "$((2 * cells))"
        bit=1
        for along in "${step[@]}"; do
            if ((from & bit)); then
                ((to = here + 2 * along * (1 + (bridges > 0) * (way[here + along] != OPEN))))
                ((links[to] < 16)) && ((waiting[top++] = to, links[to] += 16))
            fi
            ((bit *= 2))
        done
    done
    end_progress

    ((reachable == cells && passages == cells - 1 && open_pillars == 0)) || return 1
    perfect=yes
}
