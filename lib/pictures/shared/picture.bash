# shellcheck shell=bash
#
# picture: choose the code that shows each square
#
# A picture is rows of codes, one for each square: a code of the grid (0 1 4 5 6 7 9), or a letter for what is there: P
# the player, G the goal, T the trail. On the screen there are also E and N, the player below a bridge that leads east
# or north, B and C, such bridges when they were just crossed, t a trail that was walked back over, S the shortest path,
# R a trail on it, and F, fog. Only shown_code decides what a square shows, for the pictures, the maze file and the
# screen. There are these kinds of pictures:
#
#     plain    a crossed cell shows the sign of its bridge; a goal outside the maze is not shown
#     game     the same, but the exit is marked as the goal
#     digits   the array as it is, crossed cells included
#     file     the same, but the exit is marked as the goal
#
# To show a picture, each code is replaced by its sign, a whole row at a time. The function choose_signs has the signs.
#
# Owns: row (the codes of each row, the ring included), picture (which kind row holds now, or empty), goal_shown (a
# square, or -1), on_trail (the letter of each square that has one), paint_* (paint_codes: n or w follows a code that
# looks different in narrow and wide columns; paint_signs: the sign for each of them), fog (yes: only squares that were
# seen are shown), seen (per square that was seen: 2, or 1 for a wall beside it).

need maze/bridges maze/ends fast/rows pictures/shared/colors

row=() picture='' goal_shown=-1 on_trail=() paint_codes=() paint_signs=() fog='' seen=()

# The box-drawing character with arms up (1), right (2), down (4) and left (8).
JUNCTION=(' ' '╵' '╶' '└' '╷' '│' '┌' '├' '╴' '┘' '─' '┴' '┐' '┤' '┬' '┼')
readonly JUNCTION

is_seen() { # <square>: may it be shown?
    [[ -z $fog || -n ${seen[$1]:-} ]]
}

shown_code() { # <square> -> REPLY: the code that the picture shows there
    local above=''
    REPLY=F
    is_seen "$1" || return 0
    REPLY=${cell[$1]}
    if [[ -n $woven && ($picture == plain || $picture == game) ]] && (($1 > stride)); then
        if ((cell[$1 - 1] == BRIDGE_EAST)); then
            above=$BRIDGE_WEST
        elif ((cell[$1 - stride] == BRIDGE_SOUTH)); then
            above=$BRIDGE_NORTH
        fi
    fi
    if (($1 == player)); then
        case $picture$above in
            game"$BRIDGE_WEST") REPLY=E ;;
            game"$BRIDGE_NORTH") REPLY=N ;;
            *) REPLY=P ;;
        esac
    elif (($1 == goal_shown)); then
        REPLY=G
    elif [[ -n $above ]]; then
        REPLY=$above
    fi
    case $REPLY${on_trail[$1]:-} in
        1?) REPLY=${on_trail[$1]} ;;
        [45]S) REPLY=B ;;
        [67]S) REPLY=C ;;
    esac
}

refresh_square() { # <square>: update its code in its row
    local x=$(($1 % stride)) y=$(($1 / stride))
    shown_code "$1"
    row[y]=${row[y]:0:x}$REPLY${row[y]:x+1}
}

clear_trail() {
    on_trail=() picture=''
}

mark_way() { # the path that solve found
    local at
    clear_trail
    for at in ${path[@]+"${path[@]}"}; do
        on_trail[at]=T
    done
}

make_picture() { # <plain|game|digits|file> -> row: the current maze
    join_rows
    row=("${joined_rows[@]}")
    picture=$1 goal_shown=$goal
    if [[ $1 == game || $1 == file ]]; then
        inside_of "$goal"
        goal_shown=$REPLY
    fi
    if is_outside "$goal_shown"; then # 0, no goal, is outside too
        goal_shown=-1
    fi
    if [[ -n $fog ]]; then
        draw_seen
        return
    fi
    if [[ -n $woven && ($1 == plain || $1 == game) ]]; then
        mark_crossings
    fi
    mark_trail
    if ((goal_shown >= 0)); then
        refresh_square "$goal_shown"
    fi
    if ((player > 0)); then
        refresh_square "$player"
    fi
}

picture_plainly() { # the current maze, to be painted row by row, in signs that the terminal can show
    local format=blocks
    if [[ -n $plain_text ]]; then
        format=ascii
    fi
    clear_trail
    choose_signs "$format"
    make_picture plain
}

draw_seen() { # in fog
    local at y dark
    printf -v dark '%*s' "$stride" ''
    for ((y = 0; y <= height + 1; y++)); do
        row[y]=${dark// /F}
    done
    for at in ${seen[@]+"${!seen[@]}"}; do
        refresh_square "$at"
    done
}

mark_trail() { # each square of it that otherwise looks open
    local at x y letters k=0
    printf -v letters %1s ${on_trail[@]+"${on_trail[@]}"} # a space for none
    for at in ${on_trail[@]+"${!on_trail[@]}"}; do
        ((x = at % stride, y = at / stride))
        if [[ ${row[y]:x:1}${letters:k:1} == "$OPEN"[!\ ] ]]; then
            row[y]=${row[y]:0:x}${letters:k:1}${row[y]:x+1}
        fi
        ((k += 1))
    done
}

need_picture() { # <kind>: make it, unless it is there; without bridges game and file are the same
    if [[ $picture != "$1" && (-n $woven || " gamefile filegame " != *" $picture$1 "*) ]]; then
        make_picture "$1"
    fi
}

find_bridges() { # in the picture -> REPLY: the western or northern end of each, with a space between two
    local y rest
    REPLY=''
    for ((y = 1; y <= height; y++)); do
        rest=${row[y]}
        while [[ $rest == *[46]* ]]; do
            rest=${rest#*[46]}
            REPLY+=" $((y * stride + stride - ${#rest} - 1))"
        done
    done
}

mark_crossings() { # each cell below a bridge
    local at
    find_bridges
    for at in $REPLY; do
        refresh_square "$((cell[at] == BRIDGE_EAST ? at + 1 : at + stride))"
    done
}

choose_signs() { # <format> [game: with what only the screen shows], for the current maze
    local p=$color_player t=$color_trail d=$color_dim s=$color_way g=$color_goal o=$color_off
    local bridge_code=(4 5 6 7) bridge_sign=() game_code=(t S R F E N B C) game_sign=()
    #     wall open outside player trail goal
    paint_codes=(0 1 9 P T G)
    case $1 in
        blocks | half | braille) # the last two have separate signs; here only for the help
            paint_signs=('██' '  ' '  ' "$p● $o" "$t· $o" "$g◆ $o") bridge_sign=('══' '══' '║║' '║║')
            game_sign=("$d· $o" "$s◦ $o" "$s• $o" '░░' "$p●═$o" "$p●║$o" "$s══$o" "$s║║$o")
            ;;
        ascii)
            paint_signs=('##' '  ' '  ' "$p@ $o" "$t. $o" "${g}X $o") bridge_sign=('==' '==' '||' '||')
            game_sign=("$d, $o" "${s}o $o" "$s* $o" '::' "$p@=$o" "$p@|$o" "$s==$o" "$s||$o")
            ;;
        digits) # never in color
            paint_signs=('0 ' '1 ' '9 ' '2 ' '3 ' '8 ') bridge_sign=('4 ' '5 ' '6 ' '7 ')
            game_sign=('3 ' '3 ' '3 ' '? ' '2 ' '2 ' '5 ' '7 ')
            ;;
        lines) # n: in a narrow column, w: in a wide one
            paint_codes=(0n 0w 1n 1w 9n 9w Pn Pw Tn Tw Gn Gw)
            paint_signs=('│' '───' ' ' '   ' ' ' '   ' "$p●$o" "$p ● $o" "$t·$o" "$t · $o" "$g◆$o" "$g ◆ $o")
            bridge_code=(4n 4w 5n 5w 6w 7w)
            bridge_sign=('═' '═══' '═' '═══' ' ║ ' ' ║ ')
            game_code=(tn tw Sn Sw Rn Rw Fn Fw Ew Nw Bn Bw Cw)
            game_sign=("$d·$o" "$d · $o" "$s◦$o" "$s ◦ $o" "$s•$o" "$s • $o" '░' '░░░' "$p●══$o" "$p●║ $o"
                "$s═$o" "$s═══$o" "$s ║ $o")
            ;;
    esac
    if [[ ${2:-} == game ]]; then
        paint_codes+=("${game_code[@]}") paint_signs+=("${game_sign[@]}")
    fi
    if [[ -n $woven ]]; then # first, because escape sequences contain digits too
        paint_codes=("${bridge_code[@]}" "${paint_codes[@]}")
        paint_signs=("${bridge_sign[@]}" "${paint_signs[@]}")
    fi
}

paint() { # <codes> -> REPLY: their signs
    local k
    REPLY=$1
    for ((k = 0; k < ${#paint_codes[@]}; k++)); do
        REPLY=${REPLY//${paint_codes[k]}/${paint_signs[k]}}
    done
}

take_codes() { # <y> <x> <count>: of that many squares of a row -> REPLY: codes to paint
    local codes=${row[$1]} x=$2 end=$(($2 + $3)) at=$(($1 * stride + $2)) shown mask
    REPLY=${codes:x:$3}
    ((${#paint_codes[0]} > 1)) || return 0
    REPLY='' # lines: junctions, and n or w after each other code
    for (( ; x < end; x++, at++)); do
        shown=${codes:x:1}
        if ((x % 2 == 0)); then
            REPLY+=${shown}w
        elif (($1 % 2)) && [[ $shown == [01] ]]; then
            ((mask = !cell[at - stride] | !cell[at + 1] * 2 | !cell[at + stride] * 4 | !cell[at - 1] * 8))
            # without the walls that were not seen
            if [[ -n $fog ]]; then
                ((mask &= ${seen[at - stride]:+1} + ${seen[at + 1]:+2} + \
                ${seen[at + stride]:+4} + ${seen[at - 1]:+8} + 0))
            fi
            REPLY+=${JUNCTION[mask]}
        else
            REPLY+=${shown}n
        fi
    done
}

paint_row() { # <y> <x> <count> -> REPLY
    take_codes "$@"
    paint "$REPLY"
}

draw_squares() { # <format>
    local kind=plain ring=0 y codes='' first count
    if [[ $1 == digits ]]; then
        kind=digits ring=1
    fi
    choose_signs "$1"
    make_picture "$kind"
    ((first = 1 - ring, count = width + 2 * ring))
    for ((y = first; y <= height + ring; y++)); do
        take_codes "$y" "$first" "$count"
        codes+=$REPLY$'\n'
        if ((${#codes} > 150 || y == height + ring)); then # several rows are painted together
            paint "$codes"
            if ((ring == 1)); then
                REPLY=${REPLY// $'\n'/$'\n'}
            fi
            put_line "${REPLY%$'\n'}"
            codes=''
        fi
    done
}
