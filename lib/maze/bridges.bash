# shellcheck shell=bash
#
# bridges: follow bridges over cells; note whether the maze has bridges, is a tree, was read
#
# In a "weave" maze a bridge crosses over a cell; its two ends take the place of the walls on either
# side of that cell, and have their own codes:
#
#     1 4 1 5 1   from west to east: a step onto the 4 leads to the cell behind the 5
#
# The code of an end is 4 + the direction it leads to; the opposite of direction k is k ^ 1.
# Owns: woven (yes once there is a bridge in the maze), tree (yes for a maze that was carved, without loops), was_read
# (yes for a maze from a file, in which a cell may be a wall).

readonly BRIDGE_EAST=4 BRIDGE_WEST=5 BRIDGE_SOUTH=6 BRIDGE_NORTH=7
woven='' tree='' was_read=''

cross_from() { # <square> <direction> -> REPLY: the cell behind the bridge that begins next to it; 1 if none does
    local along=${step[$2]}
    ((cell[$1 + along] == BRIDGE_EAST + $2)) || return
    REPLY=$(($1 + 4 * along))
}
