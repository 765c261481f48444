# shellcheck shell=bash
#
# picture file: pictures of mazes, from this program or others, read as mazes
#
#     open         a space  .  ·  •  ◦
#     the player   ●  @  S
#     the goal     ◆  X  E
#     refused      ═  ║  =  ||   because the sign of a bridge does not show which way it leads
#     a wall       anything else
#
# The picture shows how many characters a square takes. With + or a box-drawing character in it, a square is one
# character wide in odd columns and three in even ones, and a square with two odd coordinates is a wall. Otherwise, a
# square is two wide if both characters of every pair are walls or both are not. If not, it is one wide.
#
# see_picture and its functions share seen_rows, the rows of the picture: + for the corner of a line, @ the player, X
# the goal, . or a space open, anything else a wall.
#
# Writes: goal, player, woven, tree.

need maze/bridges maze/ends maze/rows

see_picture() { # <line ...> -> bad_line, the grid, player, goal: 0 where there is none. No line may be empty. If line
    # bad_line, from 0, is wrong, it returns 1, and REPLY is the reason
    local seen_rows across y rows=() wide square_wide
    take_lines "$@" || return 1
    wide=$REPLY
    choose_square_width "$wide"
    square_wide=$REPLY
    case $square_wide in
        0) across=$((2 * (wide / 4) + (wide % 4 > 0) + (wide % 4 > 1))) ;;
        *) across=$(((wide + square_wide - 1) / square_wide)) ;;
    esac
    REPLY=$say_no_header
    (($# > 1)) || return 1
    gate_number "$say_width" "$across" "$LEAST_SIDE" "$MOST_SIDE" odd || return 1
    bad_line=$(($# - 1))
    gate_number "$say_height" "$#" "$LEAST_SIDE" "$MOST_SIDE" odd || return 1
    set_size "$across" "$#"

    player=0 goal=0 woven='' tree=''
    for ((y = 1; y <= height; y++)); do
        bad_line=$((y - 1))
        take_squares "$y" "$wide" "$square_wide" || return 1
        rows[y]="$OPEN $REPLY$OPEN"
    done
    fill_grid "${rows[@]}"
    find_ends
}

take_lines() { # <line ...> -> seen_rows, bad_line (the widest one), REPLY (its characters); or 1, and REPLY says why
    local line indent cut=$LONGEST_LINE n wide=0
    seen_rows=()
    for line; do
        line=${line//$'\t'/ }
        spell_signs "$line"
        bad_line=${#seen_rows[@]}
        if [[ $REPLY == *=* || $REPLY == *'||'* ]]; then
            REPLY=$say_picture_bridges
            return 1
        fi
        seen_rows+=("$REPLY")
        indent=${REPLY%%[! ]*}
        ((cut <= ${#indent})) || cut=${#indent}
    done
    for ((n = 0; n < ${#seen_rows[@]}; n++)); do
        seen_rows[n]=${seen_rows[n]:cut}
        if ((${#seen_rows[n]} > wide)); then
            wide=${#seen_rows[n]} bad_line=$n
        fi
    done
    REPLY=$wide
}

spell_signs() { # <line> -> REPLY: a byte for each character, the same for characters with the same meaning
    local rest=$1 piece char line=''
    while [[ -n $rest ]]; do
        piece=${rest:0:48} rest=${rest:48} # in bash 3.2 a replacement takes longer the longer the string is
        if [[ $piece == *[$'\200'-$'\377']* ]]; then
            char=${rest%%[!$'\200'-$'\277']*} # to the end of the last character
            piece+=$char rest=${rest#"$char"}
            for char in ─ │ ┌ ┐ └ ┘ ├ ┤ ┬ ┴ ┼ ╴ ╵ ╶ ╷; do
                piece=${piece//$char/+}
            done
            for char in · • ◦; do
                piece=${piece//$char/.}
            done
            piece=${piece//●/@} piece=${piece//◆/X}
            piece=${piece//═/=} piece=${piece//║/=}
            piece=${piece//[$'\200'-$'\277']/} # any other character keeps its first byte
        fi
        piece=${piece//S/@}
        line+=${piece//E/X}
    done
    REPLY=$line
}

choose_square_width() { # <characters in a row> -> REPLY: characters a square takes, 0 for one and three
    local line at pair
    REPLY=0
    [[ "${seen_rows[*]}" != *+* ]] || return 0
    for line in "${seen_rows[@]}"; do
        printf -v line '%-*s' "$(($1 + $1 % 2))" "$line"
        for ((at = 0; at < $1; at += 2)); do
            pair=${line:at:2}
            if [[ $pair == *[@X.\ ]* && $pair == *[!@X.\ ]* ]]; then # only one of the two is a wall
                REPLY=1
                return
            fi
        done
    done
    REPLY=2
}

take_squares() { # <y> <characters in a row> <characters a square takes> -> REPLY: the codes of that row, a space after each;
    # player and goal; or 1, and REPLY says why
    local y=$1 line x at=0 count signs codes=''
    printf -v line '%-*s' "$2" "${seen_rows[y - 1]}"
    for ((x = 1; x <= width; x++, at += count)); do
        ((count = $3 ? $3 : x % 2 ? 1 : 3))
        signs=${line:at:count}
        if [[ $signs == *[@X]* ]]; then
            signs=${signs//[!@X]/}
            put_mark "${signs:0:1}" "$x" "$y" || return 1 # the first one counts
            codes+="$OPEN "
        elif [[ $signs == *[!.\ ]* ]] || (($3 == 0 && x % 2 && y % 2)); then
            codes+="$WALL "
        else
            codes+="$OPEN "
        fi
    done
    REPLY=$codes
}

put_mark() { # <@ or X> <x> <y>: the player or the goal is there; or 1, and REPLY says why not
    local at=$(($3 * stride + $2))
    if [[ $1 == @ ]]; then
        REPLY=$say_second_player
        ((player == 0)) || return 1
        player=$at
        return
    fi
    REPLY=$say_second_goal
    ((goal == 0)) || return 1
    if ! find_goal "$at"; then
        REPLY=$say_corner
        return 1
    fi
    goal=$REPLY
}

find_ends() { # put a player or goal that the picture does not show into openings in the border
    local x y at last=0
    ((player == 0 || goal == 0)) || return 0
    for ((y = 1; y <= height; y++)); do
        for ((x = 1; x <= width; x += y == 1 || y == height ? 1 : width - 1)); do
            at=$((y * stride + x))
            if ((cell[at] == OPEN)); then
                ((player)) || player=$at
                ((at == player)) || last=$at
            fi
        done
    done
    if ((goal == 0 && last)); then
        outside_of "$last"
        goal=$REPLY
    fi
}
