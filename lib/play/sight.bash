# shellcheck shell=bash
#
# sight: what the player has seen of a maze in fog
#
# From each square the player sees straight in the four directions, up to the first wall, and the walls beside what
# is seen. What was seen stays visible.
#
# Owns: just_seen (squares that were seen and are not yet drawn).
# Writes: fog, seen.

need maze/bridges pictures/shared/picture

just_seen=()

set_fog() { # <yes, or empty to lift it>
    fog=$1
}

begin_sight() { # with what is seen from the first square
    seen=() just_seen=()
    look_around
}

look_around() { # in fog: see what is visible from the player's square
    local k at along
    [[ -n $fog ]] || return 0
    see_square "$player"
    for k in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        at=$player along=${step[k]}
        while ((at += along)); do
            if ((cell[at] == BRIDGE_EAST + k)); then
                see_square "$at"
                see_square "$((at + along))"
                see_square "$((at + 2 * along))"
                ((at += 3 * along))
            elif ((cell[at] != OPEN)) || is_outside "$at"; then
                break
            fi
            see_square "$at"
        done
    done
}

see_square() { # <square>: and the walls beside it
    local at=$1 above beside
    [[ ${seen[at]:-} != 2 ]] || return 0
    seen[at]=2 just_seen+=("$at")
    for ((above = at - stride; above <= at + stride; above += stride)); do
        for ((beside = above - 1; beside <= above + 1; beside++)); do
            if ((cell[beside] != OPEN)) && [[ -z ${seen[beside]:-} ]]; then
                seen[beside]=1 just_seen+=("$beside")
            fi
        done
    done
}

forget_just_seen() { # it is drawn
    just_seen=()
}
