# shellcheck shell=bash
#
# picture squares: what the signs of a picture mean: walls, the player, the goal
#
# A picture is rows of signs, a byte for each character; picture_file.bash makes them. Each sign gets a class. A square is a
# mark if one of its signs is, else a wall if one of them is.
#
# Owns: seen_row (the rows of signs, equally long), seen_wide (their length), widest_line (the row that was the longest,
# from 0), class_row (the same rows, a class in the place of each sign), sign_char (the characters beyond ASCII), sign_byte (the
# sign for each), seen_signs (each sign that was counted), sign_count (how often it occurs), classes (what it means),
# unknown_signs (those without a meaning), wall_signs (those that are walls), post_wide, cell_wide, post_high, cell_high (the
# sizes of squares), solid_signs, open_signs, box_signs, player_signs, goal_signs (those of a kind),
# bad_line (the row that is wrong, from 0), bad_form (of the error), picture_notes (what to say about the picture).
# Writes: goal, player, woven, tree.

need maze/bridges maze/ends maze/rows

seen_row=() sign_char=() sign_byte=() seen_wide=0 widest_line=0 class_row=() seen_signs='' sign_count=() classes='' unknown_signs=''
solid_signs='' open_signs='' box_signs='' player_signs='' goal_signs='' bad_line=0 bad_form='' picture_notes=()
wall_signs='' post_wide=1 cell_wide=1 post_high=1 cell_high=1

# The bytes for characters beyond ASCII: control characters, but no white space and none that bash uses itself.
readonly SIGN_BYTES=$'\2\3\4\5\6\7\10\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\36\37'
readonly PIECE=$((BASH_VERSINFO[0] < 5 ? 48 : 960)) # in old bash a replacement takes longer the longer the string is
readonly MOST_UNKNOWN=5
readonly IS_WALL=$'\200' IS_PLAYER=$'\201' IS_GOAL=$'\202' IS_OPEN=$'\203' # classes
readonly ALIKE="^($IS_WALL$IS_WALL|[^$IS_WALL][^$IS_WALL])*\$"             # pairs that are both walls, or both not

refuse_picture() { # <row, from 0; -1 for the whole picture> <format> <value ...> -> bad_line, bad_form, REPLY: why; always 1
    bad_line=$1 bad_form=$say_bad_file
    (($1 >= 0)) || bad_form=$say_no_maze
    say "${@:2}"
    return 1
}

unspell() { # <signs> -> REPLY: their characters
    local from=(${sign_byte[@]+"${sign_byte[@]}"}) to=(${sign_char[@]+"${sign_char[@]}"})
    replace_signs "$1"
}

replace_signs() { # <line> -> REPLY: each of the array from is replaced by that of the array to
    local rest=$1 piece more k
    REPLY=''
    while [[ -n $rest ]]; do
        piece=${rest:0:PIECE} rest=${rest:PIECE}
        more=${rest%%[!$'\200'-$'\277']*} # to the end of the last character
        piece+=$more rest=${rest#"$more"}
        for ((k = 0; k < ${#from[@]}; k++)); do
            piece=${piece//"${from[k]}"/${to[k]}}
        done
        REPLY+=$piece
    done
}

name_signs() { # -> solid_signs, open_signs, player_signs, goal_signs
    find_signs █▓▒■⬛
    solid_signs='#'$REPLY
    find_signs ·•◦⬜
    open_signs=' ._'$REPLY
    find_signs ●
    player_signs=$REPLY@SsPA2pmr
    find_signs ◆
    goal_signs=${REPLY}EeGFBX3g
}

find_signs() { # <characters> -> REPLY: the signs for those that the picture has
    local k
    REPLY=''
    for ((k = 0; k < ${#sign_char[@]}; k++)); do
        [[ $1 != *"${sign_char[k]}"* ]] || REPLY+=${sign_byte[k]}
    done
}

count_signs() { # <row ...> -> seen_signs, sign_count
    local rest piece other before
    seen_signs='' sign_count=()
    for rest; do
        while [[ -n $rest ]]; do
            piece=${rest:0:PIECE} rest=${rest:PIECE}
            while [[ -n $piece ]]; do
                other=${piece//"${piece:0:1}"/}
                before=${seen_signs%%"${piece:0:1}"*}
                [[ $before != "$seen_signs" ]] || seen_signs+=${piece:0:1}
                ((sign_count[${#before}] += ${#piece} - ${#other}))
                piece=$other
            done
        done
    done
}

count_of() { # <signs> -> REPLY: how often they occur together
    local k count=0
    for ((k = 0; k < ${#seen_signs}; k++)); do
        [[ $1 != *"${seen_signs:k:1}"* ]] || ((count += sign_count[k]))
    done
    REPLY=$count
}

take_squares() { # wall_signs, the sizes of squares: one or two characters; 1 if refused
    local guess='' y border=${seen_row[0]}${seen_row[${#seen_row[@]} - 1]}
    for ((y = 1; y < ${#seen_row[@]} - 1; y++)); do
        border+=${seen_row[y]:0:1}${seen_row[y]:seen_wide-1}
    done
    choose_walls "$border"
    count_of "$wall_signs"
    ((REPLY)) || refuse_picture -1 "$say_no_walls" || return 1
    choose_marks
    refuse_unknown "$guess" && choose_square_width || return 1
    post_wide=$REPLY cell_wide=$REPLY
    ((REPLY == 1)) || refuse_bridges
}

choose_walls() { # <border> -> wall_signs, guess (yes if others could be the walls), seen_signs, sign_count
    local k most=0 sign=''
    if [[ -n ${1//"${1:0:1}"/} && -z ${1//[+|$box_signs-]/} ]]; then
        count_signs "${seen_row[@]}"
        wall_signs=+-\|$box_signs$solid_signs
        return
    fi
    count_signs "$1"
    for ((k = 0; k < ${#seen_signs}; k++)); do
        ((sign_count[k] <= most)) || { most=${sign_count[k]} sign=${seen_signs:k:1}; }
    done
    count_signs "${seen_row[@]}"
    count_of "$solid_signs"
    wall_signs=$solid_signs
    ((REPLY <= 4)) || return 0
    count_of X
    wall_signs=X
    ((REPLY <= 4)) || return 0
    guess=yes wall_signs=$sign
    if [[ $open_signs != *"$sign"* ]] && ((4 * most >= 3 * ${#1})); then
        [[ $sign == 0 ]] || return 0
        ! is_zero_wall "$1" || return 0
    fi
    for sign in 1 x '*'; do
        wall_signs=$sign
        [[ $seen_signs != *"$sign"* ]] || return 0
    done
    wall_signs=$solid_signs
}

is_zero_wall() { # <border>: can 0 be the wall of a picture whose border is mostly 0?
    is_connected '[!0]' '[0]' && { [[ -z ${1//0/} ]] || ! is_connected '[0]' '[!0]'; }
}

# A run is a piece of a row that consists of such signs. It belongs to the same part as each run beside it in the row above.

is_connected() { # <pattern> <pattern of all other signs>: are the signs of this pattern connected?
    local rest run at k=0 above=0 next=0 other here top parts=0 part=() begin=() end=()
    for rest in "${seen_row[@]}"; do
        above=$next next=$k at=0 # above: the runs of the row above
        while [[ $rest == *$1* ]]; do
            # shellcheck disable=SC2295 # a pattern
            run=${rest%%$1*}
            ((at += ${#run}, begin[k] = at, part[k] = k, parts += 1))
            rest=${rest:${#run}}
            # shellcheck disable=SC2295
            run=${rest%%$2*}
            rest=${rest:${#run}}
            ((at += ${#run}, end[k] = at))
            while ((above < next && end[above] <= begin[k])); do
                ((above += 1))
            done
            for ((other = above; other < next && begin[other] < end[k]; other++)); do
                for ((top = other; part[top] != top; top = part[top])); do :; done
                for ((here = k; part[here] != here; here = part[here])); do :; done
                ((top == here)) || ((part[here] = top, parts -= 1))
            done
            ((k += 1))
        done
    done
    ((parts <= 1))
}

choose_marks() { # -> classes: of each sign that was counted; class_row, unknown_signs, picture_notes
    local k sign player_sign goal_sign
    first_mark "$player_signs"
    player_sign=$REPLY
    first_mark "$goal_signs"
    goal_sign=$REPLY
    classes='' picture_notes=()
    for ((k = 0; k < ${#seen_signs}; k++)); do
        sign=${seen_signs:k:1}
        if [[ $wall_signs == *"$sign"* ]]; then
            classes+=$IS_WALL
        elif [[ $sign == "$player_sign" ]]; then
            classes+=$IS_PLAYER
        elif [[ $sign == "$goal_sign" ]]; then
            classes+=$IS_GOAL
        else
            classes+=$IS_OPEN
        fi
    done
    find_unknown
    [[ -z $unknown_signs ]] || note_picture "$say_read_as_open" "$REPLY"
    classify_rows
}

first_mark() { # <signs> -> REPLY: the first that is no wall and occurs one to four times; empty if none does
    local k sign
    for ((k = 0; k < ${#1}; k++)); do
        sign=${1:k:1}
        count_of "$sign"
        if [[ $wall_signs != *"$sign"* ]] && ((REPLY > 0 && REPLY < 5)); then
            REPLY=$sign
            return
        fi
    done
    REPLY=''
}

note_picture() { # <format> <value>: to be said when the picture was read
    say "$@"
    picture_notes+=("$REPLY")
}

find_unknown() { # -> unknown_signs: those without a meaning; REPLY: the same, printable, with spaces between
    local k sign list=''
    unknown_signs=''
    for ((k = 0; k < ${#seen_signs}; k++)); do
        sign=${seen_signs:k:1}
        [[ ${classes:k:1} != "$IS_OPEN" || $open_signs == *"$sign"* ]] || unknown_signs+=$sign list+=" $sign"
    done
    unspell "${list# }"
    printable "$REPLY"
}

refuse_unknown() { # <yes: others of them could be the walls>: 1 if signs without a meaning fill too much of the picture
    local k filled loose whole=$((seen_wide * ${#seen_row[@]}))
    count_of "$unknown_signs"
    filled=$REPLY
    count_of "$open_signs"
    loose=$((filled + REPLY))
    for ((k = 0; k < ${#seen_signs}; k++)); do
        [[ -z $1 || $unknown_signs != *"${seen_signs:k:1}"* ]] || ((4 * sign_count[k] <= whole || 10 * (loose - sign_count[k]) <= whole)) ||
            refuse_picture -1 "$say_several_walls" || return 1
    done
    find_unknown
    ((${#unknown_signs} <= MOST_UNKNOWN || 10 * filled <= whole)) || refuse_picture -1 "$say_unknown_signs" "$REPLY"
}

classify_rows() { # -> class_row: a class in the place of each sign of seen_row
    local y k from=() to=()
    for ((k = 0; k < ${#seen_signs}; k++)); do
        from[k]=${seen_signs:k:1} to[k]=${classes:k:1}
    done
    class_row=()
    for ((y = 0; y < ${#seen_row[@]}; y++)); do
        replace_signs "${seen_row[y]}"
        class_row[y]=$REPLY
        show_progress "$say_reading" "$((${#seen_row[@]} + y))" "$((3 * ${#seen_row[@]}))"
    done
}

choose_square_width() { # -> REPLY: how many characters show a square, 1 or 2; 1 if refused
    local y at pair unlike=0 first=0
    REPLY=1
    ((seen_wide % 2 == 0)) || return 0
    for ((y = 0; y < ${#class_row[@]} && unlike < 10; y++)); do
        [[ ! ${class_row[y]} =~ $ALIKE ]] || continue
        for ((at = 0; at < seen_wide; at += 2)); do
            pair=${class_row[y]:at:2}
            [[ $pair == *"$IS_WALL"* && $pair != "$IS_WALL$IS_WALL" ]] || continue
            ((unlike++)) || first=$y
        done
    done
    ((unlike == 0 || unlike >= 10 || 40 * unlike > seen_wide * ${#class_row[@]})) || refuse_picture "$first" "$say_half_wall" || return 1
    REPLY=$((unlike ? 1 : 2))
}

refuse_bridges() { # 1 if a picture two characters wide has the sign of a bridge that is no wall
    local y k sign all
    find_signs ═║
    all="=|$REPLY"
    for ((y = 0; y < ${#seen_row[@]}; y++)); do
        for ((k = 0; k < ${#all}; k++)); do
            sign=${all:k:1}
            [[ ${seen_row[y]} != *"$sign"* || $wall_signs == *"$sign"* ]] || refuse_picture "$y" "$say_picture_bridges" || return 1
        done
    done
}

fill_maze() { # class_row -> the grid, player, goal; 1 if refused
    local x y n at wide high line band rows=() players=0 goals=0
    ((wide = post_wide + cell_wide, x = 2 * (seen_wide / wide) + (seen_wide % wide > 0)))
    ((high = post_high + cell_high, y = 2 * (${#seen_row[@]} / high) + (${#seen_row[@]} % high > 0)))
    size_maze "$x" "$y" || return 1
    for ((y = 1, n = 0; y <= height; y++, n += high)); do
        high=$((y % 2 ? post_high : cell_high)) band=${class_row[n]} line=''
        if ((high > 1)); then
            merge_rows "${class_row[@]:n:high}"
            band=$REPLY
        fi
        for ((x = 1, at = 0, wide = post_wide; x <= width; at += wide * high, x++, wide = x % 2 ? post_wide : cell_wide)); do
            case ${band:at:wide*high} in
                *[$IS_PLAYER$IS_GOAL]*)
                    line+="$OPEN "
                    [[ ${band:at:wide*high} != *"$IS_PLAYER"* ]] || ((players++)) || player=$((y * stride + x))
                    [[ ${band:at:wide*high} != *"$IS_GOAL"* ]] || ((goals++)) || goal=$((y * stride + x))
                    ;;
                *$IS_WALL*) line+="$WALL " ;;
                *) line+="$OPEN " ;;
            esac
        done
        rows[y]="$OPEN $line$OPEN"
        show_progress "$say_reading" "$((2 * height + y))" "$((3 * height))"
    done
    ((players < 2)) || note_picture "$say_first_player" "$players"
    ((goals < 2)) || note_picture "$say_first_goal" "$goals"
    fill_grid "${rows[@]}"
    find_ends
}

merge_rows() { # <row> ... -> REPLY: the rows as one, with all signs of a square side by side
    local at wide=$post_wide x=1 band
    REPLY=''
    for ((at = 0; at < seen_wide; at += wide, x++, wide = x % 2 ? post_wide : cell_wide)); do
        for band; do
            REPLY+=${band:at:wide}
        done
    done
}

size_maze() { # <width> <height> -> the size of the grid; 1 if refused
    bad_form=$say_bad_file bad_line=$widest_line
    gate_number "$say_width" "$1" "$LEAST_READ" "$MOST_SIDE" || return 1
    bad_line=$((${#seen_row[@]} - 1))
    gate_number "$say_height" "$2" "$LEAST_READ" "$MOST_SIDE" || return 1
    set_size "$1" "$2"
    player=0 goal=0 woven='' tree=''
}

find_ends() { # put a player or goal that the picture does not show into openings; put a wall around a goal in the border; 1 if refused
    local x y at last=0 marked=''
    for ((y = 1; y <= height; y++)); do
        for ((x = 1; x <= width; x += y == 1 || y == height ? 1 : width - 1)); do
            at=$((y * stride + x))
            ((at != goal)) || marked=yes
            if ((cell[at] == OPEN && at != goal)); then
                ((player)) || player=$at
                ((at == player)) || last=$at
            fi
        done
    done
    if ((goal == 0 && last)); then
        outside_of "$last"
        goal=$REPLY
    fi
    [[ -z $marked ]] || add_border
}

add_border() { # a wall around the maze; 1 if refused
    local y rows=() line joined start=$player end=$goal old=$stride
    join_rows
    size_maze "$((width + 2))" "$((height + 2))" || return 1
    printf -v line '%*s' "$width" ''
    rows[1]="$OPEN ${line// /$WALL }$OPEN" rows[height]=${rows[1]}
    for ((y = 2; y < height; y++)); do
        line=${joined[y - 1]:1:width-2}
        line=${line//0/0 }
        rows[y]="$OPEN $WALL ${line//1/1 }$WALL $OPEN"
    done
    fill_grid "${rows[@]}"
    ((player = start ? (start / old + 1) * stride + start % old + 1 : 0, goal = (end / old + 1) * stride + end % old + 1))
}
