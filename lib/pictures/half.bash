# shellcheck shell=bash
#
# half: a character for each column and two rows

need pictures/shared/small

# Two rows become one: the hexadecimal digits of a square and of the one below it are added.
#
#              wall  open  end of a bridge  trail
#     upper      0     1          8           9
#     lower      0     2          4           6
#
# No two pairs that look different have the same sum:
#
#     0 both walls     4, 5 a bridge from west to east      6 a trail below a wall
#     1 upper open     8, a a bridge from north to south    9 a trail above a wall
#     2 lower open                                          7, b to f any other trail
#     3 both open

half_row() { # <line> <first column> <columns> -> REPLY; all three from 1
    add_halves "$1"
    if [[ -n $fog ]]; then
        shade_halves "$1"
    fi
    put_small_sign "$goal_shown" G "$1" 1
    put_small_sign "$player" P "$1" 1
    REPLY=${REPLY:$2-1:$3}
    show_halves
}

add_halves() { # <line> -> REPLY: a sum for each column
    local upper=${row[2 * $1 - 1]:1:width} lower=${row[2 * $1]:1:width} none=00000000000000 at sum sums=''
    upper=${upper//[9FGP]/1} upper=${upper//[67]/8} upper=${upper//[A-Za-z]/9}$none
    lower=${lower//[19FGP]/2} lower=${lower//[45]/4} lower=${lower//[A-Za-z]/6}$none
    for ((at = 0; at < width; at += 15)); do # bash numbers hold 15 hexadecimal digits
        printf -v sum %015x "$((0x${upper:at:15} + 0x${lower:at:15}))"
        sums+=$sum
    done
    REPLY=${sums:0:width}
}

shade_halves() { # <line>: F in REPLY for each column of which neither square was seen
    local x
    for ((x = 1; x <= width; x++)); do
        if [[ ${row[2 * $1 - 1]:x:1}${row[2 * $1]:x:1} == FF ]]; then
            REPLY=${REPLY:0:x-1}F${REPLY:x}
        fi
    done
}

show_halves() { # REPLY, of sums, F, G and P -> REPLY: their signs
    local lower_half=· upper_half=·
    if [[ -n $color_wall ]]; then # a trail next to a wall fills only its half
        lower_half=$color_wall▀ upper_half=$color_wall▄
    fi
    # colors contain digits and lower-case letters, so the capital letters are replaced last
    REPLY=${REPLY//6/U} REPLY=${REPLY//9/L} REPLY=${REPLY//[7b-f]/T}
    REPLY=${REPLY//[45]/═} REPLY=${REPLY//[8a]/║}
    REPLY=${REPLY//0/█} REPLY=${REPLY//1/▄} REPLY=${REPLY//2/▀} REPLY=${REPLY//3/ }
    REPLY=${REPLY//F/░}
    REPLY=${REPLY//T/$color_trail·$color_off}
    REPLY=${REPLY//U/$color_trail$lower_half$color_off} REPLY=${REPLY//L/$color_trail$upper_half$color_off}
    REPLY=${REPLY//G/$color_goal◆$color_off} REPLY=${REPLY//P/$color_player●$color_off}
}

draw_half() { draw_small half_row "$(((height + 1) / 2))" "$width"; }
