# shellcheck shell=bash
#
# picture squares: find the walls, the player and the goal among the signs of a picture
#
# A picture is rows of signs, a byte for each character; picture_file.bash makes them. A square is one sign, or several.
# It is open if one of them is the player or the goal, else a wall if one of them is.
#
# Owns: longest_row (the first of the longest rows), seen_signs (each sign that was counted), sign_count (how often it
# occurs), solid_signs, open_signs, box_signs (the signs of a kind that the picture has), pitch_across, pitch_down,
# post_signs (of a lattice), wall_signs (those that are walls), is_guessed (yes: others could be), player_mark,
# goal_mark (empty for none), unknown_signs (the signs without a meaning), found_marks (marks among these, for a note),
# square_wide (how many signs show a square), wall_row (rows, with 0 in the place of each wall, 6 of what is beyond the
# end of a row, and a space of any other sign), marked (the places of a mark).
# Writes: goal, player, seen_row, tree, was_read, woven.

need maze/bridges maze/ends maze/groups fast/rows maze/picture_lines maze/text_file

seen_signs='' sign_count=() solid_signs='' open_signs='' box_signs='' longest_row=0
pitch_across=2 pitch_down=2 post_signs='' wall_signs=''
player_mark='' goal_mark='' unknown_signs='' is_guessed='' found_marks='' square_wide=1 wall_row=() marked=()

readonly BEYOND=$'\13' BETWEEN=$'\14' # the signs where a row has ended, and between the squares of a lattice
readonly SOLID='#█▓▒■⬛' NO_WALL=' ._·•◦⬜' PLAYERS='●@SsPA2pmr' GOALS='◆EeGFBX3g'
# box drawing
readonly LIGHT=─━│┃┄┅┆┇┈┉┊┋┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╌╍╎╏╭╮╯╰╴╵╶╷╸╹╺╻╼╽╾╿
readonly DOUBLE=═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬
readonly MOST_UNKNOWN=5
readonly TRIPLES='^(000|   )*$'

count_signs() { # of seen_row -> seen_signs, sign_count
    local sign before rest=("${seen_row[@]}") IFS=''
    local text="${rest[*]}"
    IFS=' '
    seen_signs='' sign_count=()
    while [[ -n $text ]]; do
        sign=${text:0:1} before=${#text}
        rest=("${rest[@]//"$sign"/}")
        IFS=''
        text="${rest[*]}"
        IFS=' '
        seen_signs+=$sign
        sign_count+=("$((before - ${#text}))")
    done
}

count_of() { # <signs> -> REPLY: how often they occur together
    local k count=0
    for ((k = 0; k < ${#seen_signs}; k++)); do
        if [[ $1 == *"${seen_signs:k:1}"* ]]; then
            ((count += sign_count[k]))
        fi
    done
    REPLY=$count
}

take_squares() { # -> wall_signs, wall_row: a square is one or two signs wide
    local n
    count_signs
    ring_of 0
    choose_walls "${REPLY//$BEYOND/}"
    count_of "$wall_signs"
    ((REPLY)) || fail_picture -1 "$say_no_walls"
    choose_marks
    check_unknown
    if [[ $wall_signs == 1 ]]; then
        ring_of 1
        if [[ $REPLY == *0* && $REPLY != *1* ]]; then
            note_file "$say_read_as_open" 0 # as in digits, where it is the wall
        fi
    fi
    if [[ $seen_signs == *"$BEYOND"* ]]; then
        for n in "${!seen_row[@]}"; do
            if [[ ${seen_row[n]} != *["$wall_signs"]"$BEYOND"* ]]; then
                seen_row[n]=${seen_row[n]//$BEYOND/ }
            fi
        done
    fi
    mark_walls
    choose_square_width
    if ((square_wide != 1)); then
        check_no_bridges '═║=|'
    fi
}

ring_of() { # <0: the border; 1: within it> -> REPLY: the signs there
    local n last=$((${#seen_row[@]} - 1 - $1)) line
    REPLY=''
    ((seen_wide > $1)) || return 0
    for ((n = 1; n < ${#seen_row[@]} - 1; n++)); do
        REPLY+=${seen_row[n]:$1:1}${seen_row[n]:seen_wide-1-$1:1}
    done
    for line in "${seen_row[$1]}" "${seen_row[last]}"; do
        REPLY=${line:$1:seen_wide-2*$1}$REPLY
    done
}

# The rules for walls, in order. A sign fills the whole border if only marks interrupt it.

choose_walls() { # <border> -> wall_signs; is_guessed: by the first rule that applies
    local k each rest most='' signs='' framed='' inner=0 solid
    is_guessed=''
    find_signs "$PLAYERS$GOALS"
    for ((k = 0; k < ${#seen_signs}; k++)); do
        each=${seen_signs:k:1} rest=${1//"${seen_signs:k:1}"/}
        ((${#rest} < ${#1})) || continue
        if [[ $open_signs != *"$each"* ]] && ((4 * ${#rest} <= ${#1})); then
            most=$each
        fi
        [[ $REPLY != *"$each"* ]] || ((sign_count[k] > 4)) || continue
        signs+=$each
        if [[ $open_signs != *"$each"* ]]; then
            framed+=$each
            ((inner += ${#1} - ${#rest}))
        fi
    done
    count_of "$solid_signs"
    solid=$REPLY
    if [[ $framed == ??* && -z ${framed//[+|$box_signs-]/} ]] && ((4 * inner >= 3 * ${#1})); then # a frame
        wall_signs=+\|$box_signs$solid_signs-
        return
    fi
    wall_signs=$most
    if [[ -n $most && $signs == "$most" && $most != 0 ]]; then # the whole border
        count_of "$most"
        if [[ $solid_signs != *"$most"* || $REPLY != "$solid" ]]; then
            is_guessed=yes
        fi
        return
    fi
    for wall_signs in "$solid_signs" X; do
        count_of "$wall_signs"
        ((REPLY <= 4)) || return 0
    done
    is_guessed=yes wall_signs=$most
    if [[ -n $most ]] && { [[ $most != 0 ]] || is_zero_wall "$signs"; }; then
        return
    fi
    for wall_signs in 1 x '*'; do
        [[ $seen_signs != *"$wall_signs"* ]] || return 0
    done
    wall_signs=''
    choose_marks
    rest=''
    for ((k = 0; k < ${#seen_signs}; k++)); do
        [[ $unknown_signs != *"${seen_signs:k:1}"* ]] || ((sign_count[k] <= 4)) || rest+=${seen_signs:k:1}
    done
    wall_signs=$solid_signs
    ((solid > 0)) || [[ $rest != ? ]] || wall_signs=$rest # the only one that remains
}

is_zero_wall() { # <signs of the border>: can 0 be the wall of a picture whose border is mostly, or wholly, 0?
    mark_walls
    is_connected ' ' && { [[ $1 == 0 ]] || ! is_connected 0; }
}

is_connected() { # <sign>: are the squares with this sign connected?
    find_groups "$1" "${wall_row[@]//6/ }"
    ((REPLY <= 1))
}

mark_walls() { # -> wall_row: the rows, with 0 in the place of walls, 6 of BEYOND, and a space of any other sign
    local k rows=("${seen_row[@]}")
    for ((k = 0; k < ${#seen_signs}; k++)); do
        if [[ "$wall_signs $BEYOND$BETWEEN" != *"${seen_signs:k:1}"* ]]; then
            rows=("${rows[@]//"${seen_signs:k:1}"/ }")
        fi
    done
    for ((k = 0; k < ${#seen_signs}; k++)); do
        if [[ $wall_signs == *"${seen_signs:k:1}"* ]]; then
            rows=("${rows[@]//"${seen_signs:k:1}"/0}")
        fi
    done
    wall_row=("${rows[@]//$BEYOND/6}")
}

choose_marks() { # -> unknown_signs, found_marks; player_mark, goal_mark: the first of their lists that occur one to
    # four times, or signs without a meaning that occur once
    local k sign known point='' once=''
    first_mark "$PLAYERS"
    player_mark=$REPLY
    first_mark "$GOALS"
    goal_mark=$REPLY known=$open_signs$wall_signs$player_mark$goal_mark unknown_signs='' found_marks=''
    if [[ $wall_signs == 1 ]]; then
        known+=0
    fi
    if [[ $seen_signs == *[" $BEYOND"]* ]]; then
        point=.
    fi
    for ((k = 0; k < ${#seen_signs}; k++)); do
        sign=${seen_signs:k:1}
        if [[ $known != *"$sign"* ]]; then
            unknown_signs+=$sign
        elif [[ $sign != "$point" ]]; then
            continue
        fi
        if ((sign_count[k] <= 1)); then
            once+=$sign
        fi
    done
    ((${#once} && ${#once} == 2 - ${#player_mark} - ${#goal_mark})) || return 0
    found_marks=$once player_mark=${player_mark:-${once:0:1}} goal_mark=${goal_mark:-${once:${#once}-1}}
    unknown_signs=${unknown_signs//["$once"]/}
}

first_mark() { # <characters> -> REPLY: the first sign that is no wall and occurs one to four times; empty if none does
    local k signs sign
    find_signs "$1"
    signs=$REPLY
    for ((k = 0; k < ${#signs}; k++)); do
        sign=${signs:k:1}
        [[ $seen_signs == *"$sign"* && $wall_signs != *"$sign"* ]] || continue
        count_of "$sign"
        if ((REPLY <= 4)); then
            REPLY=$sign
            return
        fi
    done
    REPLY=''
}

check_unknown() { # exit if signs without a meaning fill too much of the picture
    local k n filled loose unknown=$unknown_signs whole=$((seen_wide * ${#seen_row[@]}))
    for n in "${!seen_row[@]}"; do
        [[ ${seen_row[n]} != *[/\\]* || $unknown != *[/\\]* ]] || fail_picture "$n" "$say_slopes"
    done
    if [[ $wall_signs == 1 ]]; then
        unknown=${unknown//[0123456789]/}
    fi
    count_of "$unknown"
    filled=$REPLY
    count_of "$open_signs"
    loose=$((filled + REPLY))
    for ((k = 0; k < ${#seen_signs}; k++)); do
        [[ -n $is_guessed && $unknown == *"${seen_signs:k:1}"* ]] || continue
        ((4 * sign_count[k] <= whole || 10 * (loose - sign_count[k]) <= whole)) ||
            fail_picture -1 "$say_several_walls"
    done
    if ((${#unknown} > MOST_UNKNOWN && 10 * filled > whole)); then
        name_signs "$unknown"
        fail_picture -1 "$say_unknown_signs" "$REPLY"
    fi
}

name_signs() { # <signs> -> REPLY: their characters, with spaces between
    local k list=''
    for ((k = 0; k < ${#1}; k++)); do
        list+=" ${1:k:1}"
    done
    unspell "${list# }"
}

choose_square_width() { # -> square_wide: how many signs show a square, 1 or 2; wall_row: a sign for each square
    local n at line unlike=0 first=0 mixed='' halves
    if ((seen_wide % 2 == 0)); then
        halves=("${wall_row[@]//00/0}")
        halves=("${halves[@]//  / }")
        halves=("${halves[@]//66/6}")
        for ((n = 0; n < ${#halves[@]} && unlike < 10; n++)); do
            ((2 * ${#halves[n]} != seen_wide)) || continue # all pairs are alike
            for ((at = 0; at < seen_wide; at += 2)); do
                [[ ${wall_row[n]:at:2} == 0[\ 6] || ${wall_row[n]:at:2} == [\ 6]0 ]] || continue
                if ((unlike++ == 0)); then
                    first=$n
                fi
            done
        done
        ((unlike == 0 || unlike >= 10 || 40 * unlike > seen_wide * ${#halves[@]})) ||
            fail_picture "$first" "$say_half_wall"
        if ((unlike == 0)); then
            square_wide=2 wall_row=("${halves[@]}")
            return
        fi
    fi
    if ((seen_wide % 3 == 0 && seen_wide > 8)); then
        for line in "${wall_row[@]//6/ }"; do
            [[ $line =~ $TRIPLES ]] || return 0
            if [[ $line == *0*' '* || $line == *' '*0* ]]; then
                mixed=yes
            fi
        done
        [[ -z $mixed ]] || fail_picture 0 "$say_three_wide"
    fi
}

check_no_bridges() { # <characters>: exit if the picture has the sign of a bridge that is no wall
    local n signs
    find_signs "$1"
    signs=${REPLY//["$wall_signs"]/}
    for n in "${!seen_row[@]}"; do
        [[ -z $signs || ${seen_row[n]} != *["$signs"]* ]] || fail_picture "$n" "$say_picture_bridges"
    done
}

fill_maze() { # make the grid, player, goal; then note what is not certain
    local players goals
    size_maze "${#wall_row[0]}" "${#wall_row[@]}"
    place_mark "$player_mark"
    player=${marked[0]-0} players=${#marked[@]}
    place_mark "$goal_mark"
    goal=${marked[0]-0} goals=${#marked[@]}
    find_ends
    wall_row=("${wall_row[@]// /1 }")
    wall_row=("${wall_row[@]//0/0 }")
    wall_row=("${wall_row[@]//6/9 }")
    wall_row=("${wall_row[@]/#/1 }")
    fill_grid "${wall_row[@]/%/1 }"
    woven='' tree='' was_read=yes
    end_progress
    note_signs "$players" "$goals"
}

note_signs() { # <players> <goals>: what the signs mean, as far as it is not certain
    local start
    name_signs "$unknown_signs"
    if [[ -n $unknown_signs ]]; then
        note_file "$say_read_as_open" "$REPLY"
    fi
    unspell "$player_mark"
    start=$REPLY
    unspell "$goal_mark"
    if [[ $found_marks == ?? ]]; then
        note_file "$say_found_ends" "$start" "$REPLY"
    elif [[ -n $found_marks && $found_marks == "$player_mark" ]]; then
        note_file "$say_found_start" "$start"
    elif [[ -n $found_marks ]]; then
        note_file "$say_found_goal" "$REPLY"
    fi
    if (($1 >= 2)); then
        note_file "$say_first_player" "$1"
    fi
    if (($2 >= 2)); then
        note_file "$say_first_goal" "$2"
    fi
}

size_maze() { # <width> <height>: of the grid
    gate_number "$say_width" "$1" "$LEAST_READ" "$MOST_SIDE" || fail_picture "$longest_row" %s "$REPLY"
    gate_number "$say_height" "$2" "$LEAST_READ" "$MOST_SIDE" ||
        fail_picture "$((${#line_of[@]} - first_row - 1))" %s "$REPLY"
    set_size "$1" "$2"
}

place_mark() { # <sign, or empty> -> marked: the squares that have it, each once, row by row; these become open
    local y x here line before
    marked=()
    [[ -n $1 && $seen_signs == *"$1"* ]] || return 0
    for ((y = 1; y <= height; y++)); do
        line=${seen_row[y - 1]}
        while [[ $line == *"$1"* ]]; do
            before=${line%%"$1"*} line=${line/"$1"/ }
            if [[ $line == *"$BETWEEN"* ]]; then
                before=${before//[!$BETWEEN]/}
            fi
            ((x = ${#before} / square_wide + 1, here = y * stride + x))
            if [[ " ${marked[*]-} " != *" $here "* ]]; then
                marked+=("$here")
                wall_row[y - 1]=${wall_row[y - 1]:0:x-1}' '${wall_row[y - 1]:x}
            fi
        done
    done
}

find_ends() { # put a player or goal that is not shown into openings -> wall_row: with a margin for a goal in the border
    local x y at edge last=0 is_in_border=''
    for ((y = 1; y <= height; y++)); do
        edge=${wall_row[y - 1]}
        if ((y != 1 && y != height)); then
            edge=${edge:0:1}${edge:width-1}
        fi
        [[ $edge == *' '* ]] || continue
        for ((x = 1; x <= width; x += y == 1 || y == height ? 1 : width - 1)); do
            [[ ${wall_row[y - 1]:x-1:1} == ' ' ]] || continue
            at=$((y * stride + x))
            if ((at == goal)); then
                is_in_border=yes
            elif ((player == 0)); then
                player=$at
            elif ((at != player)); then
                last=$at
            fi
        done
    done
    if [[ -n $is_in_border ]]; then
        add_margin
    elif ((goal == 0 && last)); then
        outside_of "$last"
        goal=$REPLY
    fi
}

add_margin() { # -> wall_row: with two squares around it that are outside, so that cells remain cells
    local wall old=$stride
    size_maze "$((width + 4))" "$((height + 4))"
    printf -v wall '%*s' "$width" ''
    wall=${wall// /6}
    wall_row=("${wall_row[@]/#/66}")
    wall_row=("$wall" "$wall" "${wall_row[@]/%/66}" "$wall" "$wall")
    ((player = player ? (player / old + 2) * stride + player % old + 2 : 0))
    ((goal = (goal / old + 2) * stride + goal % old + 2))
}
