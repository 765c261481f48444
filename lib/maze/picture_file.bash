# shellcheck shell=bash
#
# picture file: pictures of mazes, from this program or others, as squares with signs
#
# A picture becomes rows of signs, a byte for each character: ASCII as it is, any other character as a control byte. Its
# first row tells its kind, and each kind has a function that finds the squares. picture_squares.bash says what they mean.
#
# Owns: level_signs (the signs of box drawing that are horizontal lines), joint_signs (all others), corner_signs (those that
# are no vertical lines either), double_signs (those with a double line).
# Writes: bad_form, box_signs, bridge_signs, class_row, goal_signs, open_signs, player_signs, seen_row, seen_wide, sign_char,
# solid_signs, square_row, widest_line.

need maze/picture_squares maze/rows

level_signs='' joint_signs='' corner_signs='' double_signs=''

readonly SMALL=abcdefghijklmnopqrstuvwxyz
readonly SPACED='^(. )*.?$'
readonly SPACES_AT_END='^(.*[^ ])? *$'
readonly EDGE='^[0123456789]+,[0123456789]+ [0123456789]+,[0123456789]+ *$'
readonly AT_ENDS=' [(){};' # of a line of a list, and of an item

see_picture() { # <line ...> -> the grid, player, goal, picture_notes; no line may be empty. If it is refused, it returns 1, and
    # bad_line, bad_form and REPLY say why
    local across down posts corners
    start_progress
    take_rows "$@" && refuse_text || return 1
    if [[ ${seen_row[0]} != *[!_\ ]* ]]; then
        take_underscores || return 1
    elif find_lattice; then
        take_lattice || return 1
    else
        if [[ ${seen_row[0]} == *[,\;]* ]]; then
            take_list || return 1
        elif is_spaced; then
            drop_spaces
        fi
        take_squares || return 1
    fi
    fill_maze
}

take_rows() { # <line ...> -> seen_row, seen_wide, widest_line; 1 if refused
    local line n=0 indent cut=$LONGEST_LINE
    sign_char=() level_signs='' joint_signs='' corner_signs='' double_signs='' box_signs=''
    solid_signs='#' open_signs=' ._' player_signs='@SsPA2pmr' goal_signs='EeGFBX3g' bridge_signs=''
    seen_row=() class_row=() square_row=() seen_wide=0
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
    local rest=$1 piece char k line=''
    while [[ -n $rest ]]; do
        piece=${rest:0:PIECE} rest=${rest:PIECE}
        if [[ $piece == *[$'\200'-$'\377']* ]]; then
            char=${rest%%[!$'\200'-$'\277']*} # to the end of the last character
            piece+=$char rest=${rest#"$char"}
            for ((k = 0; k < ${#sign_char[@]}; k++)); do
                piece=${piece//"${sign_char[k]}"/${SIGN_BYTES:k:1}}
            done
            while [[ $piece == *[$'\200'-$'\377']* ]]; do
                char=${piece#"${piece%%[$'\200'-$'\377']*}"}
                case $char in
                    [$'\300'-$'\337']*) char=${char:0:2} ;;
                    [$'\340'-$'\357']*) char=${char:0:3} ;;
                    *) char=${char:0:4} ;;
                esac
                learn_sign "$char" "$2" || return 1
                piece=${piece//"$char"/$REPLY}
            done
        fi
        line+=$piece
    done
    REPLY=$line
}

learn_sign() { # <character beyond ASCII> <row> -> REPLY: the byte for it; 1 if refused
    local sign=${SIGN_BYTES:${#sign_char[@]}:1}
    is_utf8 "$1" && [[ $1 != $'\357\277\275' ]] || refuse_picture "$2" "$say_not_utf8" || return 1
    case $1 in
        ▀ | ▄ | $'\342'[$'\240'-$'\243']?) refuse_picture "$2" "$say_half_picture" || return 1 ;;
        █ | ▓ | ▒ | ■ | ⬛) solid_signs+=$sign ;;
        · | • | ◦ | ⬜) open_signs+=$sign ;;
        ●) player_signs=$sign$player_signs ;;
        ◆) goal_signs=$sign$goal_signs ;;
        ╱ | ╲ | ╳) ;;
        $'\342'[$'\224'$'\225']?) learn_line "$1" "$sign" ;;
    esac
    [[ -n $sign ]] || refuse_picture "$2" "$say_many_signs" "${#SIGN_BYTES}" || return 1
    sign_char+=("$1")
    REPLY=$sign
}

learn_line() { # <character of box drawing> <its byte>
    box_signs+=$2
    case $1 in
        ─ | ━ | ┄ | ┅ | ┈ | ┉ | ╌ | ╍ | ═ | ╼ | ╾) level_signs+=$2 ;;
        │ | ┃ | ┆ | ┇ | ┊ | ┋ | ╎ | ╏ | ║ | ╵ | ╷ | ╹ | ╻ | ╽ | ╿) joint_signs+=$2 ;;
        *) joint_signs+=$2 corner_signs+=$2 ;;
    esac
    case $1 in
        ═ | ║) double_signs+=$2 bridge_signs+=$2 ;;
        $'\342\225'[$'\220'-$'\254']) double_signs+=$2 ;;
    esac
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
            refuse_text_line "$n" "$REPLY" || return 1
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

refuse_text_line() { # <row> <its text>: always 1
    printable "$2"
    refuse_picture "$1" %s "$REPLY" || bad_form=$say_text_line
    return 1
}

refuse_long_sign() { # <row> <signs of one square>: always 1
    unspell "$2"
    printable "$REPLY"
    refuse_picture "$1" "$say_long_sign" "$REPLY"
}

take_underscores() { # seen_row -> square_row: walls are _ below and | beside the cells; 1 if refused
    local n at line wall
    ((seen_wide % 2)) || ((seen_wide += 1))
    pad_signs
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        wall=${seen_row[n]} line=''
        for ((at = 1; at < seen_wide; at += 2)); do
            case ${wall:at:1} in
                '|') refuse_picture "$n" "$say_wall_in_cell" "$((at + 1))" || return 1 ;;
                _) line+='0 0 ' ;;
                *) line+='0 1 ' ;;
            esac
        done
        square_row[2 * n]=$line'0 '
        seen_row[n]=${wall//_/ }
    done
    count_signs "${seen_row[@]}"
    choose_marks '|'
    classify_rows
    for ((n = 1; n < ${#seen_row[@]}; n++)); do
        code_row "${class_row[n]}" 1
        square_row[2 * n - 1]=$REPLY
    done
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
            [[ -n $box_signs && $first == [$box_signs] && -n $joint_signs ]] || return 1
            posts=$joint_signs corners=$corner_signs is_box=yes down=2
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
    for ((y = 0; y < ${#seen_row[@]}; y += down)); do
        for ((x = 0; x < seen_wide; x += across)); do
            inside=''
            for ((n = y + 1; n < y + down && n < ${#seen_row[@]}; n++)); do
                [[ ${seen_row[n]} != *[$solid_signs]* ]] || inside+=${seen_row[n]:x+1:across-1}
                [[ ${seen_row[n]} == *[$solid_signs]* ]] || inside+=' '
            done
            [[ $inside != *[$solid_signs]* || $inside != *[!$solid_signs]* ]] || return 0
        done
    done
    return 1
}

take_lattice() { # seen_row -> square_row: posts, what is between two of them, and cells; 1 if refused
    local n x line between counted=()
    (((seen_wide - 1) % across == 0)) || refuse_picture "$widest_line" "$say_uneven_column" "$seen_wide" || return 1
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        line=${seen_row[n]} between=''
        [[ $posts == '+|' || $posts == 'o|' || (-n $double_signs && ${seen_row[0]:0:1} == [$double_signs]) ||
            $line != *["$bridge_signs"]* ]] || refuse_picture "$n" "$say_picture_bridges" || return 1
        if ((n % down)); then
            [[ $line != *["$corners"]* ]] && ((n < ${#seen_row[@]} - 1)) || refuse_picture "$n" "$say_uneven_line" || return 1
        else
            for ((x = 1; x < seen_wide; x += across)); do
                between+=${line:x:across-1}
            done
            counted[n]=$between
        fi
    done
    for n in "${!counted[@]}"; do
        seen_row[n]=${counted[n]}
    done
    count_signs "${seen_row[@]}"
    choose_marks "$posts$level_signs-$solid_signs"
    classify_rows
    for ((n = 0; n < ${#seen_row[@]}; n += down)); do
        code_walls "${class_row[n]}"
        square_row[2 * n / down]='0 '$REPLY
        ((n + 1 < ${#seen_row[@]})) || break
        code_cells "$n"
        square_row[2 * n / down + 1]=$REPLY
    done
}

# In most rows each square has signs of one class. Such a row is coded as a whole, which takes a tenth of the time.

code_walls() { # <classes> -> REPLY: the codes of what is between the posts of a row, and of the posts
    local rest=$1 piece full none at codes=''
    printf -v full '%*s' "$((across - 1))" ''
    none=${full// /$IS_OPEN} full=${full// /$IS_WALL}
    while [[ -n $rest ]]; do
        piece=${rest:0:PIECE*${#full}} rest=${rest:PIECE*${#full}}
        piece=${piece//$full/0 0 }
        codes+=${piece//$none/1 0 }
    done
    if [[ $codes == *[!01\ ]* ]]; then
        codes=''
        for ((at = 0; at < ${#1}; at += ${#full})); do
            code_square "${1:at:${#full}}"
            codes+=$REPLY'0 '
        done
    fi
    REPLY=$codes
}

code_cells() { # <row of posts> -> REPLY: the codes of the cells below it, and of what is between them
    local n x full post inside codes='' piece pattern rest=${class_row[$1 + 1]}
    printf -v full '%*s' "$((across - 1))" ''
    full=${full// /$IS_OPEN}
    pattern="^([$IS_WALL$IS_OPEN]$full)*[$IS_WALL$IS_OPEN]\$"
    if ((down == 2)) && [[ $rest =~ $pattern ]]; then
        while [[ -n $rest ]]; do
            piece=${rest:0:PIECE*across} rest=${rest:PIECE*across}
            piece=${piece//$IS_WALL$full/0 1 } piece=${piece//$IS_OPEN$full/1 1 } piece=${piece//$IS_WALL/0 }
            codes+=${piece//$IS_OPEN/1 }
        done
        REPLY=$codes
        return
    fi
    for ((x = 0; x < seen_wide; x += across)); do
        post='' inside=''
        for ((n = $1 + 1; n < $1 + down; n++)); do
            post+=${class_row[n]:x:1} inside+=${class_row[n]:x+1:across-1}
        done
        code_square "$post"
        codes+=$REPLY
        code_square "$inside"
        codes+=$REPLY
    done
    REPLY=${codes%??}
}

code_square() { # <classes> -> REPLY: a code and a space
    case $1 in
        *"$IS_PLAYER"*"$IS_GOAL"* | *"$IS_GOAL"*"$IS_PLAYER"*) REPLY='B ' ;;
        *"$IS_PLAYER"*) REPLY='P ' ;;
        *"$IS_GOAL"*) REPLY='G ' ;;
        *"$IS_WALL"*) REPLY='0 ' ;;
        *) REPLY='1 ' ;;
    esac
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

is_spaced() { # is every second character of all rows a space?
    local line
    [[ ${seen_row[0]:0:1} != ' ' ]] || return 1
    for line in "${seen_row[@]}"; do
        [[ $line =~ $SPACED ]] || return 1
    done
}

drop_spaces() { # seen_row: every second character
    local n at line
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        line=''
        for ((at = 0; at < seen_wide; at += 2)); do
            line+=${seen_row[n]:at:1}
        done
        seen_row[n]=$line
    done
    ((seen_wide = (seen_wide + 1) / 2))
}
