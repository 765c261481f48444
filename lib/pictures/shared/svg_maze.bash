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
    make_picture digits
    if has_square_cells; then
        put_svg_squares
    else
        put_svg_lines
    fi
    put_line '"/>'
    if [[ -n $woven ]]; then
        put_svg_bridges
    fi
}

put_svg_squares() { # walls as filled squares, those side by side in one piece
    local y at walls line codes IFS=1
    put_line '<path class="walls" d="'
    for ((y = 1; y <= height; y++)); do
        line='' at=1 codes=${row[y]:1:width}
        for walls in ${codes//[!0]/1}; do # the walls between two open squares, perhaps none
            if [[ -n $walls ]]; then
                line+="M$((8 * at - 4)) $((8 * y - 4))h$((8 * ${#walls}))v8h-$((8 * ${#walls}))z"
            fi
            ((at += ${#walls} + 1))
        done
        if [[ -n $line ]]; then
            put_line "$line"
        fi
    done
}

put_svg_lines() { # walls as lines
    local x y codes
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
}

put_walls() { # <codes of a row or column> <which> <H|V>: its lines, at least two squares long
    local beside='' at=1 walls first last lines='' IFS
    if [[ $3 == H ]]; then
        beside=${row[$2 - 1]}/${row[$2 + 1]}
    fi
    IFS=1
    for walls in ${1//[!0]/1}; do # the walls between two open squares, perhaps none
        ((first = 8 * at, last = first + 8 * (${#walls} - 1)))
        if ((last > first)) && [[ $3 == V ]]; then
            lines+="M$((8 * $2)) ${first}V$last"
        elif ((last > first)); then
            lines+="M$first $((8 * $2))H$last"
        elif [[ $walls$3 == 0H && ${beside:at:1}${beside:at+stride+1:1} != *0* ]]; then
            lines+="M$first $((8 * $2))H$first.1"
        fi
        ((at += ${#walls} + 1))
    done
    if [[ -n $lines ]]; then
        put_line "$lines"
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
