# shellcheck shell=bash
#
# svg maze: draw the parts of an SVG picture

need maze/bridges maze/square_cells pictures/shared/picture

# svg is a picture for paper, in units of an eighth of a square: the middle of square x,y is at 8x,8y. The picture
# includes the ring, because the goal behind an exit is there. Walls are lines from square to square, along the rows
# and then along the columns. A wall with no other wall next to it is a dot, a line so short that only its round ends
# show: some printers leave out a line of no length.

readonly SVG_SPACE='http://www.w3.org/2000/svg'
readonly SVG_LINES='fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"'

name_maze() { # <seed, or empty> -> REPLY: 21x11, seed 4
    REPLY=''
    if [[ -n $1 ]]; then
        say ", $say_seed" "$1"
    fi
    REPLY=${width}x$height$REPLY
}

put_svg_maze() { # walls and bridges
    local x y codes
    make_picture digits
    if has_square_cells; then
        put_line '<path class="walls" d="'
        for ((y = 1; y <= height; y++)); do
            put_walls "${row[y]:1:width}" "$y" squares
        done
    else
        put_line "<path class=\"walls\" $SVG_LINES d=\""
        for ((y = 1; y <= height; y++)); do
            put_walls "${row[y]:1:width}" "$y" H
        done
        for ((x = 1; x <= width; x++)); do
            codes=''
            for ((y = 1; y <= height; y++)); do
                codes+=${row[y]:x:1}
            done
            put_walls "$codes" "$x" V
        done
    fi
    put_line '"/>'
    if [[ -n $woven ]]; then
        put_svg_bridges
    fi
}

put_walls() { # <codes of a row or column> <which> <H|V|squares>: its walls, those side by side in one piece
    local walls from to y=$2 at=1 middle=$((8 * $2)) pieces='' IFS=1
    for walls in ${1//[!0]/1}; do # the walls between two open squares, perhaps none
        ((from = 8 * at, to = from + 8 * (${#walls} - 1)))
        case $3$walls in
            squares0*) pieces+="M$((from - 4)) $((middle - 4))h$((to - from + 8))v8h-$((to - from + 8))z" ;;
            H00*) pieces+="M$from ${middle}H$to" ;;
            H0)
                if [[ ${row[y - 1]:at:1}${row[y + 1]:at:1} != *0* ]]; then
                    pieces+="M$from ${middle}H$from.1"
                fi
                ;;
            V00*) pieces+="M$middle ${from}V$to" ;;
        esac
        ((at += ${#walls} + 1))
    done
    if [[ -n $pieces ]]; then
        put_line "$pieces"
    fi
}

put_svg_bridges() { # two rails over each crossed cell, with their ends bent outward
    local at x y rails=''
    find_bridges
    for at in $REPLY; do
        ((x = 8 * (at % stride), y = 8 * (at / stride)))
        if ((cell[at] == BRIDGE_EAST)); then
            rails+="M$x $((y - 8))l4 4h8l4-4M$x $((y + 8))l4-4h8l4 4"
        else
            rails+="M$((x - 8)) ${y}l4 4v8l-4 4M$((x + 8)) ${y}l-4 4v8l4 4"
        fi
    done
    put_line "<path class=\"bridges\" $SVG_LINES d=\"$rails\"/>"
}

put_svg_ends() { # a disc for the player and a diamond for the goal, as on the screen
    local x y
    if ((player)); then
        ((x = 8 * (player % stride), y = 8 * (player / stride)))
        put_line "<circle class=\"start\" cx=\"$x\" cy=\"$y\" r=\"3.5\"/>"
    fi
    if ((goal && goal != player)); then
        ((x = 8 * (goal % stride), y = 8 * (goal / stride)))
        put_line "<path class=\"goal\" d=\"M$x $((y - 4))l4 4-4 4-4-4z\"/>"
    fi
}

draw_way() { # -> REPLY: the corners of the path that solve found, from the player to the goal
    local at last=$goal by before=0 points='' style
    for at in ${path[@]+"${path[@]}"} "$player"; do # path leads from the goal back
        ((by = at - last, by = by > 4 ? stride : by < -4 ? -stride : by > 0 ? 1 : -1))
        if ((by != before)); then
            points=" $((8 * (last % stride))),$((8 * (last / stride)))$points"
        fi
        last=$at before=$by
    done
    points="$((8 * (player % stride))),$((8 * (player / stride)))$points"
    style='fill="none" stroke="#c22" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
    REPLY="<polyline class=\"way\" $style points=\"$points\"/>"
}
