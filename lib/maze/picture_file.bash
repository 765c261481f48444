# shellcheck shell=bash
#
# picture file: pictures of mazes, from this program or others, as squares with signs
#
# A picture becomes rows of signs, a byte for each character: ASCII as it is, any other character as a control byte. Its
# first row tells its kind. Whatever it is, it becomes rows, the walls, and the sizes of squares in characters: post_wide and
# cell_wide by turns across, post_high and cell_high by turns down. picture_squares.bash says what the signs mean.
#
# Writes: bad_form, box_signs, cell_high, cell_wide, post_high, post_wide, seen_row, seen_wide, sign_byte, sign_char,
# wall_signs, widest_line.

need maze/picture_squares maze/rows

readonly LEVEL=─━┄┅┈┉╌╍═╼╾ UPRIGHT=│┃┆┇┊┋╎╏║╵╷╹╻╽╿ # box drawing
readonly SMALL=abcdefghijklmnopqrstuvwxyz
readonly SPACED='^(. )*.?$'
readonly SPACES_AT_END='^(.*[^ ])? *$'
readonly EDGE='^[0123456789]+,[0123456789]+ [0123456789]+,[0123456789]+ *$'
readonly AT_ENDS=' [(){};' # of a line of a list, and of an item

see_picture() { # <line ...> -> the grid, player, goal, picture_notes; no line may be empty. If it is refused, it returns 1, and
    # bad_line, bad_form and REPLY say why
    local across down posts corners
    post_wide=1 cell_wide=1 post_high=1 cell_high=1
    start_progress
    take_rows "$@" && refuse_text || return 1
    if [[ ${seen_row[0]} != *[!_\ ]* ]]; then
        take_underscores || return 1
    elif find_lattice; then
        take_lattice || return 1
    else
        if [[ ${seen_row[0]} == *[,\;]* ]]; then
            take_list || return 1
        else
            drop_spaces
        fi
        take_squares || return 1
    fi
    fill_maze
}

take_rows() { # <line ...> -> seen_row, seen_wide, widest_line; 1 if refused
    local line n=0 indent cut=$LONGEST_LINE
    seen_row=() sign_char=() sign_byte=() box_signs=''
    for line; do
        line=${line//$'\t'/ }
        [[ $line != *[$'\1'-$'\37'$'\177']* && $line != *$'\302'[$'\200'-$'\237']* ]] || refuse_picture "$n" "$say_control_sign" || return 1
        spell_line "$line" "$n" || return 1
        seen_row[n]=${REPLY//]/[}
        indent=${REPLY%%[! ]*}
        ((cut <= ${#indent})) || cut=${#indent}
        ((n += 1))
        show_progress "$say_reading" "$n" "$((3 * $#))"
    done
    for ((n = 0; n < $#; n++)); do
        seen_row[n]=${seen_row[n]:cut}
    done
    fit_rows
    widest_line=$REPLY
    name_signs
}

fit_rows() { # seen_row: no longer than needed, and equally long; REPLY: the first that was the longest
    local n line longest=0
    seen_wide=0
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        line=${seen_row[n]}
        [[ $line != *' ' || ! $line =~ $SPACES_AT_END ]] || line=${BASH_REMATCH[1]-}
        seen_row[n]=$line
        ((${#line} <= seen_wide)) || ((seen_wide = ${#line}, longest = n))
    done
    pad_signs
    REPLY=$longest
}

pad_signs() { # seen_row: each row as long as the longest
    local n line
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        printf -v line '%-*s' "$seen_wide" "${seen_row[n]}"
        seen_row[n]=$line
    done
}

spell_line() { # <line> <which> -> REPLY: a byte for each character; 1 if refused
    local line char sign from=(${sign_char[@]+"${sign_char[@]}"}) to=(${sign_byte[@]+"${sign_byte[@]}"})
    replace_signs "$1"
    while [[ $REPLY == *[$'\200'-$'\377']* ]]; do
        line=$REPLY char=${REPLY#"${REPLY%%[$'\200'-$'\377']*}"}
        case $char in
            [$'\300'-$'\337']*) char=${char:0:2} ;;
            [$'\340'-$'\357']*) char=${char:0:3} ;;
            *) char=${char:0:4} ;;
        esac
        sign=${SIGN_BYTES:${#sign_char[@]}:1}
        learn_sign "$char" "$sign" "$2" || return 1
        from=("$char") to=("$sign")
        replace_signs "$line"
    done
}

learn_sign() { # <character beyond ASCII> <the byte for it> <row>: 1 if refused
    is_utf8 "$1" && [[ $1 != $'\357\277\275' ]] || refuse_picture "$3" "$say_not_utf8" || return 1
    case $1 in
        ▀ | ▄ | $'\342'[$'\240'-$'\243']?) refuse_picture "$3" "$say_half_picture" || return 1 ;;
        ╱ | ╲ | ╳) ;;
        $'\342'[$'\224'$'\225']?) box_signs+=$2 ;;
    esac
    [[ -n $2 ]] || refuse_picture "$3" "$say_many_signs" "${#SIGN_BYTES}" || return 1
    sign_char+=("$1") sign_byte+=("$2")
}

refuse_text() { # 1 if the rows are no squares: edges, words, numbers
    local n word left count=0 long='' long_line=0
    [[ ! ${seen_row[0]} =~ $EDGE ]] || refuse_picture 0 "$say_edges_picture" || return 1
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        [[ ${seen_row[n]} == *' ' && ${seen_row[n]} == *[$SMALL]*[$SMALL]*[$SMALL]* ]] || continue
        split_words "${seen_row[n]}"
        for word in "${split[@]}"; do
            left=${word//[!$SMALL]/}
            left=${left//"${left:0:1}"/}
            [[ -n $left && -n ${left//"${left:0:1}"/} ]] || continue
            unspell "${seen_row[n]%"${seen_row[n]##*[! ]}"}"
            printable "$REPLY"
            refuse_picture "$n" %s "$REPLY" || bad_form=$say_text_line
            return 1
        done
    done
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        [[ ${seen_row[n]} != *[!0123456789\ ]* ]] || return 0
        split_words "${seen_row[n]}"
        ((n)) || count=${#split[@]}
        ((count > 1 && ${#split[@]} == count)) || return 0
        for word in "${split[@]}"; do
            [[ -z $long && $word == ??* ]] || continue
            long=$word long_line=$n
        done
    done
    [[ -z $long ]] || refuse_long_sign "$long_line" "$long"
}

refuse_long_sign() { # <row> <signs of one square>: always 1
    unspell "$2"
    printable "$REPLY"
    refuse_picture "$1" "$say_long_sign" "$REPLY"
}

take_underscores() { # seen_row, wall_signs: walls are _ below and | beside the cells; 1 if refused
    local n at below rows=()
    ((seen_wide |= 1))
    pad_signs
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        below='|'
        for ((at = 1; at < seen_wide; at += 2)); do
            case ${seen_row[n]:at:1} in
                '|') refuse_picture "$n" "$say_wall_in_cell" "$((at + 1))" || return 1 ;;
                _) below+='||' ;;
                *) below+=' |' ;;
            esac
        done
        rows+=("${seen_row[n]//_/ }" "$below")
    done
    seen_row=("${rows[@]:1}") wall_signs='|'
    count_signs "${seen_row[@]}"
    choose_marks
}

find_lattice() { # -> across, down (the pitch of its posts), posts, corners; 1 if the picture is no lattice
    local n k at gap first=${seen_row[0]:0:1} is_box='' IFS
    across=0 down=0
    case $first in
        +) posts='+|' corners=+ ;;
        o)
            posts='o|' corners=o
            [[ ${seen_row[0]} != *[!o\ -]* ]] || return 1
            ;;
        *)
            [[ -n $box_signs && $first == [$box_signs] ]] || return 1
            find_signs "$LEVEL"
            posts=${box_signs//[-$REPLY]/}
            find_signs "$UPRIGHT"
            corners=${posts//[-$REPLY]/} is_box=yes down=2
            [[ -n $posts ]] || return 1
            ;;
    esac
    set -f
    IFS=$posts
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        # shellcheck disable=SC2206 # to be split at the posts
        gap=(${seen_row[n]}.)
        for ((k = at = 0; k < ${#gap[@]} - 1; k++)); do
            ((at += ${#gap[k]} + (k > 0)))
            if ((across == 0)); then
                across=$at
            elif ((at % across)); then
                find_divisor "$across" "$at"
                across=$REPLY
            fi
        done
        if [[ -z $is_box && ${seen_row[n]:0:1} == "$first" ]]; then
            find_divisor "$down" "$n"
            down=$REPLY
        fi
    done
    set +f
    [[ -z $is_box ]] || ((across <= 4 || across % 2)) || across=$((across % 4 ? 2 : 4))
    ((across >= 2 && down >= 2 && seen_wide > 2 * across && ${#seen_row[@]} > 2 * down)) && ! has_half_cells
}

find_divisor() { # <number> <number> -> REPLY: the greatest that divides both
    local a=$1 b=$2 rest
    while ((b)); do
        ((rest = a % b, a = b, b = rest))
    done
    REPLY=$a
}

has_half_cells() { # has a cell of the lattice a solid sign and another one?
    local x y n inside
    [[ ${seen_row[*]} == *[$solid_signs]* ]] || return 1
    for ((y = 0; y < ${#seen_row[@]}; y += down)); do
        for ((x = 0; x < seen_wide; x += across)); do
            inside=''
            for ((n = y + 1; n < y + down && n < ${#seen_row[@]}; n++)); do
                inside+=${seen_row[n]:x+1:across-1}
            done
            [[ $inside != *[$solid_signs]* || $inside != *[!$solid_signs]* ]] || return 0
        done
    done
    return 1
}

take_lattice() { # seen_row, wall_signs, the sizes of squares: posts, what is between two of them, and cells; 1 if refused
    local n x line bridges=''
    (((seen_wide - 1) % across == 0)) || refuse_picture "$widest_line" "$say_uneven_column" "$seen_wide" || return 1
    unspell "${seen_row[0]:0:1}"
    if [[ $REPLY == $'\342'* && $REPLY != $'\342\225'[$'\220'-$'\254'] ]]; then
        find_signs ═║
        bridges=$REPLY
    fi
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        [[ -z $bridges || ${seen_row[n]} != *[$bridges]* ]] || refuse_picture "$n" "$say_picture_bridges" || return 1
        if ((n % down)); then
            [[ ${seen_row[n]} != *["$corners"]* ]] && ((n < ${#seen_row[@]} - 1)) || refuse_picture "$n" "$say_uneven_line" || return 1
            continue
        fi
        line=''
        for ((x = 0; x < seen_wide; x += across)); do
            line+=\#${seen_row[n]:x+1:across-1}
        done
        seen_row[n]=$line
    done
    find_signs "$LEVEL"
    wall_signs=$posts$REPLY-$solid_signs cell_wide=$((across - 1)) cell_high=$((down - 1))
    count_signs "${seen_row[@]}"
    choose_marks
}

take_list() { # seen_row: a sign for each item of a list; 1 if refused
    local n rest item listed separator=,
    [[ ${seen_row[0]} == *,* ]] || separator=';'
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        trim_ends "${seen_row[n]}"
        rest=$REPLY$separator listed=''
        while [[ -n $rest ]]; do
            trim_ends "${rest%%"$separator"*}"
            rest=${rest#*"$separator"} item=$REPLY
            if ((${#item} > 1)) && [[ $item == \'*\' || $item == '"'*'"' ]]; then
                item=${item:1:${#item}-2}
            fi
            ((${#item} <= 1)) || refuse_long_sign "$n" "$item" || return 1
            listed+=${item:- }
        done
        seen_row[n]=$listed
    done
    fit_rows
}

trim_ends() { # <text> -> REPLY: without spaces, brackets, braces and semicolons at its ends
    REPLY=${1#"${1%%[!"$AT_ENDS"]*}"}
    REPLY=${REPLY%"${REPLY##*[!"$AT_ENDS"]}"}
}

drop_spaces() { # seen_row: every second character, if all the others are spaces
    local n at line rows=()
    [[ ${seen_row[0]:0:1} != ' ' ]] || return 0
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        [[ ${seen_row[n]} =~ $SPACED ]] || return 0
        line=''
        for ((at = 0; at < seen_wide; at += 2)); do
            line+=${seen_row[n]:at:1}
        done
        rows[n]=$line
    done
    seen_row=("${rows[@]}")
    ((seen_wide = (seen_wide + 1) / 2))
}
