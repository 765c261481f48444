# shellcheck shell=bash
#
# sight: what the player has seen of a maze in fog
#
# From each square the player sees straight in the four directions, up to the first wall, and the walls beside what
# is seen. What was seen stays visible.
#
# Owns: just_seen (yes: some of it is not drawn yet).
# Writes: fog, seen.

need maze/bridges pictures/shared/picture

just_seen=''

set_fog() { # <yes, or empty to lift it>
    fog=$1
}

begin_sight() { # see what is visible from the first square
    seen=()
    seen[player]=2
    look_along "$EAST" "$WEST" "$SOUTH" "$NORTH"
}

look_aside() { # <d|a|s|w>: see what is beside the player after that step; ahead and behind are seen already
    case $1 in
        d | a) look_along "$SOUTH" "$NORTH" ;;
        s | w) look_along "$EAST" "$WEST" ;;
    esac
}

look_along() { # <direction ...>: in fog, see what is visible from the player's square
    local k along aside at beside end
    [[ -n $fog && $result == unfinished ]] || return 0
    for k; do
        along=${step[k]} aside=${step[k ^ 2]} end=$player
        while ((cell[end + along] == OPEN || cell[end + along] == BRIDGE_EAST + k)) && ! is_outside "$((end + along))"; do
            ((end += cell[end + along] == OPEN ? along : 4 * along))
        done
        for ((at = player + along; at != end + 2 * along; at += along)); do
            for beside in "$((at - aside))" "$at" "$((at + aside))"; do
                ((cell[beside] == OPEN || seen[beside])) || see "$beside" 1
            done
            ((at == end + along || seen[at] == 2)) || see "$at" 2
        done
    done
}

see() { # <square> <2, or 1 for a wall beside what is seen>: now, and in the picture
    seen[$1]=$2 just_seen=yes
    [[ -z $picture ]] || refresh_square "$1"
}
