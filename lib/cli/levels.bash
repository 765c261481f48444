# shellcheck shell=bash
#
# levels: the twelve levels of the game, each of which adds one thing
#
# This is the only table of the levels: the page uses it too. A row is the part of a page's address that makes the level:
# the size, then options with their values. fog is for play and the page.
#
# Writes: option_*, given_*.

need cli/options

LEVELS=(
    '21x11,path=20-60'
    '25x13,path=60-90'
    '29x15,algorithm=prim'
    '31x17,loops=60,path=60-110'
    '31x17,ends=center,path=40-110'
    '33x19,algorithm=hunt-and-kill,path=80-130'
    '33x17,bridges=3,path=100-165'
    '37x21,algorithm=wilson,path=70-110'
    '37x21,weave,path=150-250'
    '29x15,path=60-120,fog'
    '39x21,ends=far,path=210-270'
    '39x21,weave,ends=far,path=240-310,fog'
)
readonly LEVELS

readonly OF_LEVELS=' width height algorithm loops ends path weave bridges ' # the options that a level sets

take_level() { # <level>: set its options, and unset those of other levels
    local IFS=' ' word name value
    for name in $OF_LEVELS; do
        forget_option "$name"
    done
    value=${LEVELS[$1 - 1]}
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
