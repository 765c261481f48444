# shellcheck shell=bash
#
# picture squares: find the walls, the player and the goal among the signs of a picture
#
# A picture is rows of signs, a byte for each character; picture_file.bash makes them. A square is one sign, or several. It is
# open if one of them is the player or the goal, else a wall if one of them is.
#
# see_picture in picture_file.bash has these as locals: solid, open, box (the signs of a kind that the picture has), first_row (of
# the picture among the lines), widest (the first of the longest rows), across, down (the pitch of a lattice).
#
# Owns: seen_row (the rows of signs, equally long), seen_wide (their length), sign_char (the characters beyond ASCII), sign_byte
# (the sign for each), seen_signs (each sign that was counted), sign_count (how often it occurs), wall_signs (those that are
# walls), player_mark, goal_mark (empty for none), unknown_signs (the signs without a meaning), square_wide (how many signs show a square, in
# a picture of kind squares), wall_row (rows, with 0 in the place of each wall, and a space in the place of any other sign, at last for squares).
# Writes: file_line, goal, player, woven, tree.

need maze/bridges maze/ends maze/groups fast/rows maze/text_file

seen_row=() seen_wide=0 sign_char=() sign_byte=() seen_signs='' sign_count=() wall_signs=''
player_mark='' goal_mark='' unknown_signs='' square_wide=1 wall_row=()

readonly SOLID='#█▓▒■⬛' NO_WALL=' ._·•◦⬜' PLAYERS='●@SsPA2pmr' GOALS='◆EeGFBX3g'
readonly LIGHT=─━│┃┄┅┆┇┈┉┊┋┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╌╍╎╏╭╮╯╰╴╵╶╷╸╹╺╻╼╽╾╿ # box drawing
readonly DOUBLE=═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬
readonly PIECE=$((BASH_VERSINFO[0] < 5 ? 100 : 960)) # in old bash a replacement takes longer the longer the text is
readonly MOST_UNKNOWN=5
readonly ALIKE='^(00|  )*$' # pairs that are both walls, or both not

refuse_picture() { # <row, from 0; -1 for the whole picture> <format> <value ...>: exit; the values are printable
    end_progress
    if (($1 < 0)); then
        say "${@:2}"
        refuse_whole "$REPLY"
    fi
    file_line=${line_of[first_row + $1]}
    refuse_file "${@:2}"
}

replace_signs() { # <text> <pattern> <by> -> REPLY: each that fits is replaced
    local rest=$1 piece
    REPLY=''
    while [[ -n $rest ]]; do
        piece=${rest:0:PIECE} rest=${rest:PIECE}
        while [[ $rest == [$'\200'-$'\277']* ]]; do # to the end of a character
            piece+=${rest:0:1} rest=${rest:1}
        done
        # shellcheck disable=SC2295 # a pattern
        REPLY+=${piece//$2/$3}
    done
}

find_signs() { # <characters> -> REPLY: the signs for those that the picture has, and all that are ASCII
    local k
    REPLY=''
    for ((k = 0; k < ${#sign_char[@]}; k++)); do
        [[ $1 != *"${sign_char[k]}"* ]] || REPLY+=${sign_byte[k]}
    done
    REPLY+=${1//[$'\200'-$'\377']/}
}

unspell() { # <signs> -> REPLY: their characters, printable
    local k
    REPLY=$1
    for ((k = 0; k < ${#sign_char[@]}; k++)); do
        REPLY=${REPLY//"${sign_byte[k]}"/${sign_char[k]}}
    done
    printable "$REPLY"
}

count_signs() { # <row ...> -> seen_signs, sign_count
    local line at piece other before
    seen_signs='' sign_count=()
    for line; do
        for ((at = 0; at < ${#line}; at += PIECE)); do
            piece=${line:at:PIECE}
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

take_squares() { # -> wall_signs: a square is one or two signs wide
    local border=${seen_row[0]}${seen_row[${#seen_row[@]} - 1]} is_guess='' y
    for ((y = 1; y < ${#seen_row[@]} - 1; y++)); do
        border+=${seen_row[y]:0:1}${seen_row[y]:seen_wide-1}
    done
    choose_walls "$border"
    count_of "$wall_signs"
    ((REPLY)) || refuse_picture -1 "$say_no_walls"
    choose_marks
    refuse_unknown "$is_guess"
    choose_square_width
    ((square_wide == 1)) || refuse_bridges '═║=|'
}

choose_walls() { # <border> -> wall_signs, is_guess (yes: others could be the walls)
    local k sign='' most=0
    count_signs "$1"
    for ((k = 0; k < ${#seen_signs}; k++)); do
        ((sign_count[k] <= most)) || { most=${sign_count[k]} sign=${seen_signs:k:1}; }
    done
    count_signs "${seen_row[@]}"
    if [[ -n ${1//"${1:0:1}"/} && -z ${1//[+|$box-]/} ]]; then # a frame
        wall_signs=+\|$box$solid-
        return
    fi
    for wall_signs in "$solid" X; do
        count_of "$wall_signs"
        ((REPLY <= 4)) || return 0
    done
    is_guess=yes wall_signs=$sign
    if [[ $open != *"$sign"* ]] && ((4 * most >= 3 * ${#1})); then
        [[ $sign == 0 ]] || return 0
        ! is_zero_wall "$1" || return 0
    fi
    for wall_signs in 1 x '*'; do
        [[ $seen_signs != *"$wall_signs"* ]] || return 0
    done
    wall_signs=$solid
}

is_zero_wall() { # <border>: can 0 be the wall of a picture whose border is mostly 0?
    mark_rows 0
    is_connected ' ' && { [[ -z ${1//0/} ]] || ! is_connected 0; }
}

is_connected() { # <sign>: are the squares with this sign connected?
    find_groups "$1" "${wall_row[@]}"
    ((REPLY <= 1))
}

mark_rows() { # <signs> -> wall_row: the rows, with 0 in the place of these signs, and a space in the place of any other
    local line k sign
    wall_row=()
    for line in "${seen_row[@]}"; do
        for ((k = 0; k < ${#seen_signs}; k++)); do
            sign=${seen_signs:k:1}
            if [[ $1 != *"$sign"* && $line == *"$sign"* ]]; then
                replace_signs "$line" "\\$sign" ' '
                line=$REPLY
            fi
        done
        replace_signs "$line" '[! ]' 0
        wall_row+=("$REPLY")
    done
}

choose_marks() { # -> seen_signs, sign_count; player_mark, goal_mark, unknown_signs
    local k
    count_signs "${seen_row[@]}"
    first_mark "$PLAYERS"
    player_mark=$REPLY
    first_mark "$GOALS"
    goal_mark=$REPLY unknown_signs=''
    for ((k = 0; k < ${#seen_signs}; k++)); do
        [[ $open$wall_signs$player_mark$goal_mark == *"${seen_signs:k:1}"* ]] || unknown_signs+=${seen_signs:k:1}
    done
}

first_mark() { # <characters> -> REPLY: the first sign that is no wall and occurs one to four times; empty if none does
    local k signs sign
    find_signs "$1"
    signs=$REPLY
    for ((k = 0; k < ${#signs}; k++)); do
        sign=${signs:k:1}
        count_of "$sign"
        [[ $wall_signs == *"$sign"* ]] || ((REPLY < 1 || REPLY > 4)) || break
        sign=''
    done
    REPLY=$sign
}

refuse_unknown() { # <yes: others could be the walls>: exit if signs without a meaning fill too much of the picture
    local k filled loose whole=$((seen_wide * ${#seen_row[@]}))
    count_of "$unknown_signs"
    filled=$REPLY
    count_of "$open"
    loose=$((filled + REPLY))
    for ((k = 0; k < ${#seen_signs}; k++)); do
        [[ -z $1 || $unknown_signs != *"${seen_signs:k:1}"* ]] || ((4 * sign_count[k] <= whole || 10 * (loose - sign_count[k]) <= whole)) ||
            refuse_picture -1 "$say_several_walls"
    done
    name_unknown
    ((${#unknown_signs} <= MOST_UNKNOWN || 10 * filled <= whole)) || refuse_picture -1 "$say_unknown_signs" "$REPLY"
}

name_unknown() { # -> REPLY: the signs without a meaning, with spaces between
    local k list=''
    for ((k = 0; k < ${#unknown_signs}; k++)); do
        list+=" ${unknown_signs:k:1}"
    done
    unspell "${list# }"
}

choose_square_width() { # -> square_wide: how many signs show a square, 1 or 2; wall_row: a sign for each square
    local y at unlike=0 first=0
    mark_rows "$wall_signs"
    ((seen_wide % 2 == 0)) || return 0
    for ((y = 0; y < ${#wall_row[@]} && unlike < 10; y++)); do
        [[ ! ${wall_row[y]} =~ $ALIKE ]] || continue
        for ((at = 0; at < seen_wide; at += 2)); do
            [[ ${wall_row[y]:at:2} == '0 ' || ${wall_row[y]:at:2} == ' 0' ]] || continue
            ((unlike++)) || first=$y
        done
    done
    ((unlike == 0 || unlike >= 10 || 40 * unlike > seen_wide * ${#wall_row[@]})) || refuse_picture "$first" "$say_half_wall"
    ((unlike == 0)) || return 0
    square_wide=2
    wall_row=("${wall_row[@]//00/0}")
    wall_row=("${wall_row[@]//  / }")
}

refuse_bridges() { # <characters>: exit if the picture has the sign of a bridge that is no wall
    local y k signs
    find_signs "$1"
    signs=$REPLY
    for ((y = 0; y < ${#seen_row[@]}; y++)); do
        for ((k = 0; k < ${#signs}; k++)); do
            [[ ${seen_row[y]} != *"${signs:k:1}"* || $wall_signs == *"${signs:k:1}"* ]] || refuse_picture "$y" "$say_picture_bridges"
        done
    done
}

fill_maze() { # make the grid, player, goal; then say what is not certain
    local y count players goals
    size_maze "${#wall_row[0]}" "${#wall_row[@]}"
    place_mark "$player_mark"
    player=$REPLY players=$count
    place_mark "$goal_mark"
    goal=$REPLY goals=$count
    find_ends
    for ((y = 0; y < height; y++)); do
        replace_signs " ${wall_row[y]} " ' ' 1
        replace_signs "$REPLY" 1 '1 '
        replace_signs "$REPLY" 0 '0 '
        wall_row[y]=$REPLY
        show_progress "$say_reading" "$((height + y))" "$((2 * height))"
    done
    fill_grid "${wall_row[@]}"
    woven='' tree=''
    end_progress
    name_unknown
    [[ -z $unknown_signs ]] || note_picture "$say_read_as_open" "$REPLY"
    ((players < 2)) || note_picture "$say_first_player" "$players"
    ((goals < 2)) || note_picture "$say_first_goal" "$goals"
}

size_maze() { # <width> <height>: of the grid
    gate_number "$say_width" "$1" "$LEAST_READ" "$MOST_SIDE" || refuse_picture "$widest" %s "$REPLY"
    gate_number "$say_height" "$2" "$LEAST_READ" "$MOST_SIDE" || refuse_picture "$((${#line_of[@]} - first_row - 1))" %s "$REPLY"
    set_size "$1" "$2"
}

place_mark() { # <sign, or empty> -> count, REPLY: how many squares have it, and the first of them, 0 for none; these become open
    local n at x y here rest first=0 passed=' '
    count=0
    for ((n = 0; n < ${#seen_row[@]}; n++)); do
        rest=${seen_row[n]}
        while [[ -n $1 && $rest == *"$1"* ]]; do
            rest=${rest#*"$1"} at=$(((seen_wide - ${#rest} - 1) / square_wide))
            ((x = 2 * (at / across) + (at % across > 0), y = 2 * (n / down) + (n % down > 0), here = (y + 1) * stride + x + 1))
            [[ $passed != *" $here "* ]] || continue
            passed+="$here " wall_row[y]=${wall_row[y]:0:x}' '${wall_row[y]:x+1}
            ((count += 1, first = first && first < here ? first : here))
        done
    done
    REPLY=$first
}

find_ends() { # put a player or goal that is not shown into openings -> wall_row: with a wall around the rows if the goal is in the border
    local x y at last=0 is_in_border=''
    for ((y = 1; y <= height; y++)); do
        for ((x = 1; x <= width; x += y == 1 || y == height ? 1 : width - 1)); do
            [[ ${wall_row[y - 1]:x-1:1} == ' ' ]] || continue
            at=$((y * stride + x))
            if ((at == goal)); then
                is_in_border=yes
                continue
            fi
            ((player)) || player=$at
            ((at == player)) || last=$at
        done
    done
    if [[ -n $is_in_border ]]; then
        add_border
    elif ((goal == 0 && last)); then
        outside_of "$last"
        goal=$REPLY
    fi
}

add_border() { # -> wall_row: with a wall around the rows
    local wall old=$stride
    size_maze "$((width + 2))" "$((height + 2))"
    printf -v wall '%*s' "$width" ''
    wall_row=("${wall_row[@]/#/0}")
    wall_row=("${wall// /0}" "${wall_row[@]/%/0}" "${wall// /0}")
    ((player = player ? (player / old + 1) * stride + player % old + 1 : 0, goal = (goal / old + 1) * stride + goal % old + 1))
}

note_picture() { # <format> <value>
    local what
    say "$@"
    what=$REPLY
    printable "$file_name"
    tell "maze.sh: $REPLY: $what"
}
