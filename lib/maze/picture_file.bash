# shellcheck shell=bash
#
# picture file: read pictures of mazes, from this program or others, as rows of signs
#
# A sign is a byte for each character: ASCII as it is, any other character as a control byte. The first row shows which
# of five kinds the picture is. Each kind becomes rows, the walls, and the sizes of squares in signs; picture_squares.bash gives
# the signs their meaning.
#
# Writes: wall_row, seen_row, seen_wide, sign_byte, sign_char, square_wide, wall_signs.

need maze/picture_squares maze/text_file

# The bytes for characters beyond ASCII: control characters, but no white space and none that bash uses itself.
readonly SIGN_BYTES=$'\2\3\4\5\6\7\10\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\36\37'
readonly LEVEL=─━┄┅┈┉╌╍═╼╾ UPRIGHT='|│┃┆┇┊┋╎╏║╵╷╹╻╽╿' # box drawing
readonly SMALL=abcdefghijklmnopqrstuvwxyz
readonly NUMBERS='^ *[0123456789]+( +[0123456789]+)?$' # one or two
readonly LONG_NUMBER='[0123456789][0123456789]+'
readonly EDGE='^[0123456789]+,[0123456789]+ [0123456789]+,[0123456789]+ *$'
readonly SPACED='^(. )*.?$'
readonly AT_ENDS=' [(){};' # of a line of a list, and of an item

see_picture() { # <line ...>: make the maze that they show; no line may be empty. It exits if they show none
    local solid='' open='' box='' first_row=0 widest=0 across=2 down=2 posts=''
    square_wide=1
    start_progress "$say_reading" "$((${#1} * $#))"
    take_rows "$@"
    refuse_text "${@:first_row+1}"
    if [[ ${seen_row[0]} != *[!_\ ]* ]]; then
        take_underscores
    elif find_lattice; then
        take_lattice
    else
        if [[ ${seen_row[0]} == *[,\;]* ]]; then
            take_list
        else
            drop_spaces
        fi
        take_squares
    fi
    fill_maze
}

take_rows() { # <line ...> -> solid, open, box, first_row, widest; seen_row, without the numbers and the indentation before the picture
    local line longest=0 indent cut=$LONGEST_LINE n
    seen_row=() sign_char=() sign_byte=()
    for line; do
        spell_line "$line" "${#seen_row[@]}"
        [[ $REPLY == *[!\ ]* ]] || REPLY=''
        seen_row+=("${REPLY//]/[}")
        ((longest >= ${#REPLY})) || longest=${#REPLY}
        show_progress "$say_reading" "${#seen_row[@]}" "$((2 * $#))"
    done
    find_signs "$SOLID"
    solid=$REPLY
    find_signs "$NO_WALL"
    open=$REPLY
    find_signs "$LIGHT$DOUBLE"
    box=$REPLY
    while [[ ${seen_row[0]} =~ $NUMBERS ]]; do
        ((${#seen_row[0]} < longest)) || [[ ${seen_row[0]} == *[0123456789]' '* && ${seen_row[1]-} == *[!0123456789\ ]* ]] || break
        seen_row=("${seen_row[@]:1}")
        ((first_row += 1))
    done
    for line in "${seen_row[@]}"; do
        indent=${line%%[! ]*}
        [[ -z $line ]] || ((cut <= ${#indent})) || cut=${#indent}
    done
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        seen_row[n]=${seen_row[n]:cut}
    done
    pad_rows
    widest=$REPLY
}

spell_line() { # <line> <row> -> REPLY: a byte for each character
    local k=0
    REPLY=$1
    [[ $1 != *[$'\1'-$'\37'$'\177']* && $1 != *$'\302'[$'\200'-$'\237']* ]] || refuse_picture "$2" "$say_control_sign"
    while [[ $REPLY == *[$'\200'-$'\377']* ]]; do
        ((k < ${#sign_char[@]})) || learn_sign "$REPLY" "$2"
        [[ $REPLY != *"${sign_char[k]}"* ]] || replace_signs "$REPLY" "${sign_char[k]}" "${sign_byte[k]}"
        ((k += 1))
    done
}

learn_sign() { # <line> <row>: its first character beyond ASCII gets a byte
    local char=${1#"${1%%[$'\200'-$'\377']*}"} known=${#sign_char[@]}
    case $char in
        [$'\300'-$'\337']*) char=${char:0:2} ;;
        [$'\340'-$'\357']*) char=${char:0:3} ;;
        *) char=${char:0:4} ;;
    esac
    { is_utf8 "$char" && [[ $char != $'\357\277\275' ]]; } || refuse_picture "$2" "$say_not_utf8"
    [[ ▀▄ != *"$char"* && $char != $'\342'[$'\240'-$'\243']? ]] || refuse_picture "$2" "$say_half_picture"
    ((known < ${#SIGN_BYTES})) || refuse_picture "$2" "$say_many_signs" "${#SIGN_BYTES}"
    sign_char+=("$char") sign_byte+=("${SIGN_BYTES:known:1}")
}

pad_rows() { # -> seen_wide; seen_row, each row as long as the longest; REPLY: the first that was the longest
    local n line
    seen_wide=0
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        ((${#seen_row[n]} <= seen_wide)) || ((seen_wide = ${#seen_row[n]}, REPLY = n))
    done
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        ((${#seen_row[n]} < seen_wide)) || continue
        printf -v line '%-*s' "$seen_wide" "${seen_row[n]}"
        seen_row[n]=$line
    done
}

refuse_text() { # <line ...>: exit if they are no squares: edges, json, words, numbers
    local n word left line count=0 long='' long_row=0
    [[ ! ${seen_row[0]} =~ $EDGE ]] || refuse_picture 0 "$say_edges_picture"
    [[ ${seen_row[0]} != '{"'[$SMALL][$SMALL]*'":'* ]] || refuse_picture 0 "$say_json_picture"
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        [[ ${seen_row[n]} == *' ' && ${seen_row[n]} == *[$SMALL]*[$SMALL]*[$SMALL]* ]] || continue
        split_words "${seen_row[n]}"
        for word in "${split[@]}"; do
            left=${word//[!$SMALL]/}
            left=${left//"${left:0:1}"/}
            [[ -n $left && -n ${left//"${left:0:1}"/} ]] || continue
            line=${*:n+1:1}
            end_progress
            die 1 "$say_text_line" "$file_name" "${line_of[first_row + n]}" "${line#"${line%%[! ]*}"}"
        done
    done
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        [[ ${seen_row[n]} != *[!0123456789\ ]* ]] || return 0
        split_words "${seen_row[n]}"
        ((n)) || count=${#split[@]}
        ((count > 1 && ${#split[@]} == count)) || return 0
        [[ -n $long || ! ${seen_row[n]} =~ $LONG_NUMBER ]] || long=${BASH_REMATCH[0]} long_row=$n
    done
    [[ -z $long ]] || refuse_long_sign "$long_row" "$long"
}

refuse_long_sign() { # <row> <signs of one square>
    unspell "$2"
    refuse_picture "$1" "$say_long_sign" "$REPLY"
}

take_underscores() { # walls are _ below and | beside the cells
    local n at line below rows=()
    ((seen_wide |= 1))
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        printf -v line '%-*s' "$seen_wide" "${seen_row[n]}"
        below='|'
        for ((at = 1; at < seen_wide; at += 2)); do
            case ${line:at:1} in
                '|') refuse_picture "$n" "$say_wall_in_cell" "$((at + 1))" ;;
                _) below+='||' ;;
                *) below+=' |' ;;
            esac
        done
        rows+=("${line//_/ }" "$below")
    done
    seen_row=("${rows[@]:1}") wall_signs='|'
    choose_marks
    mark_rows "$wall_signs"
}

find_lattice() { # -> across, down (the pitch of its posts), posts; 1 if the picture is no lattice
    local n piece at first=${seen_row[0]:0:1} is_box='' wide=0 high=0
    if [[ $first == + || ($first == o && ${seen_row[0]} != *[!o\ -]*) ]]; then
        posts="$first|"
    elif [[ $box == *"$first"* ]]; then
        find_signs "$LEVEL"
        posts=${box//[-$REPLY]/} is_box=yes high=2
    fi
    [[ -n $posts ]] || return 1
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        if [[ -z $is_box && ${seen_row[n]:0:1} == "$first" ]]; then
            find_divisor "$high" "$n"
            high=$REPLY
        fi
        split_words "${seen_row[n]}." "$posts"
        at=-1
        for piece in "${split[@]}"; do
            ((at += ${#piece} + 1))
            if ((at < seen_wide && at % (wide ? wide : seen_wide))); then
                find_divisor "$wide" "$at"
                wide=$REPLY
            fi
        done
    done
    [[ -z $is_box ]] || ((wide <= 4 || wide % 2)) || wide=$((wide % 4 ? 2 : 4))
    ((wide >= 2 && high >= 2 && seen_wide > 2 * wide && ${#seen_row[@]} > 2 * high)) && ! has_half_cells || return 1
    across=$wide down=$high
}

find_divisor() { # <number> <number> -> REPLY: the greatest that divides both
    local rest=$2 other
    REPLY=$1
    while ((rest)); do
        ((other = REPLY % rest, REPLY = rest, rest = other))
    done
}

has_half_cells() { # has a cell of the lattice a solid sign and another one?
    local x y n inside
    [[ ${seen_row[*]} == *[$solid]* ]] || return 1
    for ((y = 0; y < ${#seen_row[@]}; y += high)); do
        for ((x = 0; x < seen_wide; x += wide)); do
            inside=''
            for ((n = y + 1; n < y + high && n < ${#seen_row[@]}; n++)); do
                inside+=${seen_row[n]:x+1:wide-1}
            done
            [[ $inside != *[$solid]* || $inside != *[!$solid]* ]] || return 0
        done
    done
    return 1
}

take_lattice() { # posts, what is between two of them, and cells
    local n x line corners
    (((seen_wide - 1) % across == 0)) || refuse_picture "$widest" "$say_uneven_column" "$seen_wide"
    find_signs "$LIGHT"
    [[ $REPLY != *"${seen_row[0]:0:1}"* ]] || refuse_bridges ═║
    find_signs "$UPRIGHT"
    corners=${posts//[$REPLY]/}
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        if ((n % down)); then
            if [[ ${seen_row[n]} == *["$corners"]* ]] || ((n == ${#seen_row[@]} - 1)); then
                refuse_picture "$n" "$say_uneven_line"
            fi
            continue
        fi
        line=''
        for ((x = 0; x < seen_wide; x += across)); do
            line+=\#${seen_row[n]:x+1:across-1}
        done
        seen_row[n]=$line
    done
    find_signs "$LEVEL"
    wall_signs=$posts$REPLY$solid-
    choose_marks
    mark_rows "$wall_signs"
    cut_lattice
}

cut_lattice() { # -> wall_row: a sign for each square
    local n x first other line post inside rows=()
    for ((n = 0; n < ${#wall_row[@]}; n += 1 + $#)); do
        set --
        ((n % down == 0)) || set -- "${wall_row[@]:n+1:down-2}"
        first=${wall_row[n]} line=''
        for ((x = 0; x < seen_wide; x += across)); do
            post=${first:x:1} inside=${first:x+1:across-1}
            for other; do
                post+=${other:x:1} inside+=${other:x+1:across-1}
            done
            case $post/$inside in
                *0*/*0*) line+=00 ;;
                *0*/*) line+='0 ' ;;
                *0*) line+=' 0' ;;
                *) line+='  ' ;;
            esac
        done
        rows+=("${line%?}") # nothing is behind the last post
    done
    wall_row=("${rows[@]}")
}

take_list() { # -> seen_row: a sign for each item of a list
    local n item line separator=,
    [[ ${seen_row[0]} == *,* ]] || separator=';'
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        trim_ends "${seen_row[n]}"
        split_words "$REPLY" "$separator"
        line=''
        for item in ${split[@]+"${split[@]}"}; do
            if [[ $item != [!"$AT_ENDS"] ]]; then # most items are one sign
                trim_ends "$item"
                item=$REPLY
                [[ $item != \'*\' && $item != '"'*'"' ]] || item=${item:1:${#item}-2}
                ((${#item} <= 1)) || refuse_long_sign "$n" "$item"
            fi
            line+=${item:- }
        done
        seen_row[n]=${line%"${line##*[! ]}"}
    done
    pad_rows
}

trim_ends() { # <text> -> REPLY: without spaces, brackets, braces and semicolons at its ends
    REPLY=${1#"${1%%[!"$AT_ENDS"]*}"}
    REPLY=${REPLY%"${REPLY##*[!"$AT_ENDS"]}"}
}

drop_spaces() { # -> seen_row: without every second sign, if all of these are spaces
    local n at line rows=()
    [[ ${seen_row[0]} != ' '* ]] || return 0
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
