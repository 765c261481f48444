# shellcheck shell=bash
#
# levels: the levels of the game: each adds one feature
#
# This is the only table of the levels: the page uses it too. A row is the part of a page's address that makes the level:
# the size, then options with their values. fog is for play and the page. What makes a maze hard is how often the player
# has to choose, so the choices rise from level to level; about a third of the seeds fit.
#
# Writes: option_*, given_*.

need cli/options

LEVELS=(
    '21x11,path=20-60,choices=2-3'
    '25x13,path=40-100,choices=4-5'
    '29x15,algorithm=hunt-and-kill,choices=5-7'
    '31x17,ends=center,choices=4-8'
    '33x17,bridges=3,choices=5-8'
    '31x17,loops=60,choices=7-10'
    '37x21,weave,path=130-240,choices=5-9'
    '29x15,algorithm=wilson,choices=9-12,fog'
    '33x17,algorithm=prim,choices=12-16'
    '37x21,algorithm=wilson,choices=16-20'
    '39x21,algorithm=kruskal,ends=far,choices=21-26'
    '39x21,weave,ends=far,path=240-310,choices=10-16,fog'
)
readonly LEVELS

readonly OF_LEVELS=' width height algorithm loops ends path choices weave bridges mask ' # the options that a level sets

list_level() { # <level> -> REPLY: its row; after the table, each level is larger than the one before
    local beyond=$(($1 - ${#LEVELS[@]}))
    if ((beyond > 0)); then
        REPLY=$((39 + 4 * beyond))x$((21 + 2 * beyond)),weave,ends=far,fog
    else
        REPLY=${LEVELS[$1 - 1]}
    fi
}

take_level() { # <level>: set its options, and unset those of other levels
    local IFS=' ' word name value
    for name in $OF_LEVELS; do
        forget_option "$name"
    done
    list_level "$1"
    value=$REPLY
    option_width=${value%%x*} value=${value#*x}
    option_height=${value%%,*}
    value=${value#*,}
    for word in ${value//,/ }; do
        name=${word%%=*}
        value=${word#"$name"}
        set_option "$name" "${value#=}" yes
    done
    option_level=$1 given_level=yes
}
