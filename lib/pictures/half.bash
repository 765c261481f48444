# shellcheck shell=bash
#
# half: a character for each column and two rows

need pictures/shared/small

# half: one character for each column and two rows. What the two squares give is added up:
#
#              wall  open  end of a bridge  trail
#     upper      0     1          8           9
#     lower      0     2          4           6
#
# So 0 to 3 are walls, 4 and 5 a bridge from west to east, 8 and a one from north to south, the rest is
# trail.

half_row() { # <line> <first column> <columns> -> REPLY; all three from 1
    local upper=${row[2 * $1 - 1]:1:width} lower=${row[2 * $1]:1:width} at sum
    upper=${upper//[GP]/1} upper=${upper//[67]/8} upper=${upper//[A-Za-z]/9}00000000000000
    lower=${lower//[1GP]/2} lower=${lower//[45]/4} lower=${lower//[A-Za-z]/6}00000000000000
    REPLY=''
    for ((at = 0; at < width; at += 15)); do
        printf -v sum %015x "$((0x${upper:at:15} + 0x${lower:at:15}))"
        REPLY+=$sum
    done
    REPLY=${REPLY:0:width}
    put_small_sign "$goal_shown" G "$1" 1 2 1
    put_small_sign "$player" P "$1" 1 2 1
    REPLY=${REPLY:$2-1:$3}
    if [[ -n $color_wall ]]; then # a trail beside a wall fills its half alone
        REPLY=${REPLY//6/U} REPLY=${REPLY//9/L}
    fi
    REPLY=${REPLY//[45]/═} REPLY=${REPLY//[8a]/║} REPLY=${REPLY//[679b-f]/T}
    REPLY=${REPLY//0/█} REPLY=${REPLY//1/▄} REPLY=${REPLY//2/▀} REPLY=${REPLY//3/ }
    REPLY=${REPLY//T/$color_trail·$color_off}
    REPLY=${REPLY//U/$color_trail$color_wall▀$color_off} REPLY=${REPLY//L/$color_trail$color_wall▄$color_off}
    REPLY=${REPLY//G/$color_goal◆$color_off} REPLY=${REPLY//P/$color_player●$color_off}
}

draw_half() { draw_small half_row "$(((height + 1) / 2))" "$width"; }
