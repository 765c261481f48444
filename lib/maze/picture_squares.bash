# shellcheck shell=bash
#
# picture squares: find the walls, the player and the goal among the signs of a picture
#
# picture_file.bash makes rows of signs, in which one or several signs show a square. A square is open if one of them is
# the player or the goal.
#
# Owns: seen_signs (each sign that was counted), sign_count (how often it
# occurs), pitch_across, pitch_down, post_signs (of a lattice), square_wide (how many signs show a square, and the next
# one), wall_signs (those that are walls), is_guessed (yes: others could be), player_mark, goal_mark (empty for none),
# unknown_signs (the signs without a meaning), found_marks (marks among these, for a note), wall_row (rows, with 0 for
# each wall, 6 for what is beyond the end of a row, and a space for any other sign).
# Writes: goal, player, seen_row, tree, was_read, woven.

need maze/bridges maze/ends maze/groups fast/rows maze/picture_lines maze/text_file

seen_signs='' sign_count=() pitch_across=2 pitch_down=2 post_signs='' square_wide=(1 1) wall_signs=''
is_guessed='' player_mark='' goal_mark='' unknown_signs='' found_marks='' wall_row=()

readonly FRAME="+|$LIGHT$DOUBLE-" MOST_UNKNOWN=5 BESIDE='0[ 6]|[ 6]0'

count_signs() { # of seen_row -> seen_signs, sign_count
    local before IFS='' rest=("${seen_row[@]}")
    local text="${rest[*]}"
    seen_signs='' sign_count=()
    while [[ -n $text ]]; do
        seen_signs+=${text:0:1} before=${#text}
        rest=("${rest[@]//"${text:0:1}"/}")
        text="${rest[*]}"
        sign_count+=("$((before - ${#text}))")
    done
}

count_of() { # <signs> -> REPLY: how often they occur together
    local k
    REPLY=0
    for ((k = 0; k < ${#seen_signs}; k++)); do
        if [[ $1 == *"${seen_signs:k:1}"* ]]; then
            ((REPLY += sign_count[k]))
        fi
    done
}

take_squares() { # -> wall_signs, wall_row: a square is one or two signs wide
    local n
    count_signs
    choose_walls
    count_of "$wall_signs"
    ((REPLY)) || fail_picture "$first_row" "$say_no_walls"
    choose_marks
    check_unknown
    if [[ $wall_signs == 1 ]] && is_zero_doubtful; then
        note_file "$say_read_as_open" 0
    fi
    for n in "${!seen_row[@]}"; do
        if [[ ${seen_row[n]} != *["$wall_signs"]"$BEYOND"* ]]; then
            seen_row[n]=${seen_row[n]//$BEYOND/ }
        fi
    done
    mark_walls
    choose_square_width
    if ((square_wide[0] == 2)); then
        check_no_bridges "=|$BRIDGES"
    fi
}

is_zero_doubtful() { # can 0 be the wall, though it is read as open? It fills most of the border, or of the ring within
    # it, as in the array of this program
    local rest ring
    ((${#seen_row[0]} > 2)) || return
    border_of 0
    rest=${REPLY//0/}
    ((4 * ${#rest} > ${#REPLY})) || return 0
    border_of 1
    ring=${REPLY//[!1]/}
    ((${#REPLY} >= 16 && 10 * ${#ring} <= ${#REPLY}))
}

border_of() { # <0 or 1> -> REPLY: the signs of the border, or of the ring within it
    local n line last=$((${#seen_row[@]} - 1 - $1))
    REPLY=''
    for ((n = $1; n <= last; n++)); do
        line=${seen_row[n]:$1:${#seen_row[n]}-2*$1}
        if ((n > $1 && n < last)); then
            line=${line:0:1}${line:${#line}-1}
        fi
        REPLY+=$line
    done
}

# The rules for walls, in order. A sign fills the whole border if only marks interrupt it.

choose_walls() { # -> wall_signs; is_guessed: by the first rule that applies
    local k sign rest border most='' signs='' framed solid
    border_of 0
    border=${REPLY//$BEYOND/}
    for ((k = 0; k < ${#seen_signs}; k++)); do
        sign=${seen_signs:k:1} rest=${border//"${seen_signs:k:1}"/}
        ((${#rest} < ${#border})) || continue
        if [[ $PLAYERS$GOALS != *"$sign"* ]] || ((sign_count[k] > 4)); then
            signs+=$sign
        fi
        if [[ $NO_WALL != *"$sign"* ]] && ((4 * ${#rest} <= ${#border})); then
            most=$sign
        fi
    done
    is_guessed='' framed=${signs//[$NO_WALL]/} rest=${border//[$FRAME]/}
    if [[ $framed == ??* && $framed != *[!$FRAME]* ]] && ((4 * ${#rest} <= ${#border})); then
        wall_signs=$FRAME$SOLID
        return
    fi
    count_of "$SOLID"
    solid=$REPLY wall_signs=$most
    if [[ -n $most && $signs == "$most" && $most != 0 ]]; then # the whole border
        count_of "$most"
        if [[ $SOLID != *"$most"* || $REPLY != "$solid" ]]; then
            is_guessed=yes
        fi
        return
    fi
    for wall_signs in "$SOLID" X; do
        count_of "$wall_signs"
        ((REPLY <= 4)) || return 0
    done
    is_guessed=yes wall_signs=$most
    [[ -z $most ]] || { [[ $most == 0 ]] && ! is_zero_wall "$signs"; } || return 0
    for wall_signs in 1 x '*'; do
        [[ $seen_signs != *"$wall_signs"* ]] || return 0
    done
    wall_signs='' rest=''
    choose_marks
    for ((k = 0; k < ${#unknown_signs}; k++)); do
        count_of "${unknown_signs:k:1}"
        if ((REPLY > 4)); then
            rest+=${unknown_signs:k:1}
        fi
    done
    wall_signs=$SOLID
    if ((solid == 0 && ${#rest} == 1)); then # the only one that remains
        wall_signs=$rest
    fi
}

is_zero_wall() { # <signs of the border>: can 0 be the wall of a picture whose border is mostly, or wholly, 0?
    local others
    mark_walls
    find_groups ' ' "${wall_row[@]//6/ }"
    others=$REPLY
    find_groups 0 "${wall_row[@]}"
    ((others <= 1 && REPLY > 1)) || [[ $1 == 0 && $others == [01] ]]
}

mark_walls() { # -> wall_row: the rows, with 0 for walls, 6 for BEYOND, and a space for any other sign
    local k sign
    wall_row=("${seen_row[@]}")
    for ((k = 0; k < ${#seen_signs}; k++)); do
        sign=${seen_signs:k:1}
        if [[ $wall_signs == *"$sign"* ]]; then
            wall_row=("${wall_row[@]//"$sign"/$WALLED}")
        elif [[ $sign != [\ $BEYOND] ]]; then
            wall_row=("${wall_row[@]//"$sign"/ }")
        fi
    done
    wall_row=("${wall_row[@]//$WALLED/0}")
    wall_row=("${wall_row[@]//$BEYOND/6}")
}

join_squares() { # -> wall_row: a sign for each square, all of whose signs are alike
    local sign next
    ((square_wide[1] > 1)) || return 0
    for sign in 0 ' ' 6; do
        printf -v next '%*s' "${square_wide[1]}" ''
        next=${next// /$sign}
        if ((square_wide[0] == 1)); then
            wall_row=("${wall_row[@]//"$sign$next"/$WALLED$WALLED}")
        fi
        wall_row=("${wall_row[@]//"$next"/$sign}")
        wall_row=("${wall_row[@]//$WALLED/$sign}")
    done
}

choose_marks() { # -> unknown_signs, found_marks; player_mark, goal_mark: the first of their lists that occur one to
    # four times, or signs without a meaning that occur once
    local k sign known once=''
    first_mark "$PLAYERS"
    player_mark=$REPLY
    first_mark "$GOALS"
    goal_mark=$REPLY known=$NO_WALL$wall_signs$player_mark$goal_mark unknown_signs='' found_marks=''
    if [[ $wall_signs == 1 ]]; then
        known+=0
    fi
    for ((k = 0; k < ${#seen_signs}; k++)); do
        sign=${seen_signs:k:1}
        if [[ $known != *"$sign"* ]]; then
            unknown_signs+=$sign
        elif [[ $sign != . || $seen_signs != *[\ $BEYOND]* ]]; then
            continue # unlike a point among spaces
        fi
        if ((sign_count[k] == 1)); then
            once+=$sign
        fi
    done
    ((${#once} && ${#once} == 2 - ${#player_mark} - ${#goal_mark})) || return 0
    found_marks=$once player_mark=${player_mark:-${once:0:1}} goal_mark=${goal_mark:-${once:${#once}-1}}
    unknown_signs=${unknown_signs//["$once"]/}
}

first_mark() { # <signs> -> REPLY: the first that is no wall and occurs one to four times; empty if none does
    local k
    for ((k = 0; k < ${#1}; k++)); do
        count_of "${1:k:1}"
        if [[ $wall_signs != *"${1:k:1}"* ]] && ((REPLY > 0 && REPLY <= 4)); then
            REPLY=${1:k:1}
            return
        fi
    done
    REPLY=''
}

check_unknown() { # exit if signs without a meaning fill too much of the picture
    local k n filled loose unknown=$unknown_signs whole=$((${#seen_row[0]} * ${#seen_row[@]}))
    for n in "${!seen_row[@]}"; do
        [[ $unknown != *[/\\]* || ${seen_row[n]} != *[/\\]* ]] || fail_picture "$((first_row + n))" "$say_slopes"
    done
    if [[ $wall_signs == 1 ]]; then
        unknown=${unknown//[0123456789]/}
    fi
    count_of "$unknown"
    filled=$REPLY
    count_of "$NO_WALL"
    loose=$((filled + REPLY))
    for ((k = 0; k < ${#unknown}; k++)); do
        count_of "${unknown:k:1}"
        [[ -z $is_guessed ]] || ((4 * REPLY <= whole || 10 * (loose - REPLY) <= whole)) ||
            fail_picture "$first_row" "$say_several_walls"
    done
    name_signs "$unknown" ' '
    split_words "$REPLY"
    if ((${#split[@]} > MOST_UNKNOWN && 10 * filled > whole)); then
        fail_picture "$first_row" "$say_unknown_signs" "$REPLY"
    fi
}

choose_square_width() { # -> square_wide: how many signs show a square, 1 or 2; wall_row: a sign for each square
    local n x pair wide=${#wall_row[0]} odd=0 unlike=0 first=0 rows=("${wall_row[@]}")
    square_wide=(2 2) pitch_down=2
    join_squares
    for n in "${!rows[@]}"; do
        ((odd += 2 * ${#wall_row[n]} != wide)) || continue
        for ((x = 0; x < wide && unlike < 10; x += 2)); do
            pair=${rows[n]:x:2}
            if [[ $pair == *0* && $pair != 00 ]]; then
                ((first = unlike ? first : n, unlike += 1))
            fi
        done
    done
    ((odd)) || return 0
    ((wide % 2 || unlike >= 10 || 40 * unlike > wide * ${#rows[@]})) ||
        fail_picture "$((first_row + first))" "$say_half_wall"
    square_wide=(1 1) wall_row=("${rows[@]}")
    rows=("${rows[@]//6/ }")
    rows=("${rows[@]//000/$WALLED}")
    rows=("${rows[@]//   /$WALLED}")
    local IFS=$'\n'
    ((wide < 9)) || [[ "${rows[*]}" == *[0\ ]* || ! "${wall_row[*]}" =~ $BESIDE ]] ||
        fail_picture "$first_row" "$say_three_wide"
}

check_no_bridges() { # <signs of bridges>: exit if the picture has one that is no wall
    local n signs=${1//["$wall_signs"]/}
    for n in "${!seen_row[@]}"; do
        [[ -z $signs || ${seen_row[n]} != *["$signs"]* ]] ||
            fail_picture "$((first_row + n))" "$say_picture_bridges"
    done
}

fill_maze() { # make the grid, player and goal, and note what is not certain
    size_maze "${#wall_row[0]}" "${#wall_row[@]}"
    if [[ -n $unknown_signs ]]; then
        name_signs "$unknown_signs" ' '
        note_file "$say_read_as_open" "$REPLY"
    fi
    note_found
    place_mark "$player_mark" "$say_first_player"
    player=$REPLY
    place_mark "$goal_mark" "$say_first_goal"
    goal=$REPLY
    find_ends
    wall_row=("${wall_row[@]// /1 }")
    wall_row=("${wall_row[@]//0/0 }")
    wall_row=("${wall_row[@]//6/9 }")
    wall_row=("${wall_row[@]/#/1 }")
    fill_grid "${wall_row[@]/%/1 }"
    woven='' tree='' was_read=yes
    end_progress
}

note_found() { # say which signs without a meaning are taken for the player, the goal or both
    local text=''
    if [[ -n $found_marks && $found_marks != "$goal_mark" ]]; then
        name_signs "$player_mark"
        say "$say_found_start" "$REPLY"
        text=$REPLY
    fi
    if [[ -n $found_marks && $found_marks != "$player_mark" ]]; then
        name_signs "$goal_mark"
        say "$say_found_goal" "$REPLY"
        text+=${text:+, }$REPLY
    fi
    if [[ -n $text ]]; then
        note_file %s "$text"
    fi
}

size_maze() { # <width> <height>: of the grid
    gate_number "$say_width" "$1" "$LEAST_READ" "$MOST_SIDE" || fail_picture "$first_row" %s "$REPLY"
    gate_number "$say_height" "$2" "$LEAST_READ" "$MOST_SIDE" || fail_picture "$last_row" %s "$REPLY"
    set_size "$1" "$2"
}

place_mark() { # <sign, or empty> <note if it has several places> -> REPLY: the first square that has it, row by row,
    # or 0; all of them become open
    local n x y here line before both=$((square_wide[0] + square_wide[1])) marked=()
    for n in "${!seen_row[@]}"; do
        line=${seen_row[n]}
        while [[ -n $1 && $line == *"$1"* ]]; do
            before=${line%%"$1"*} line=${line/"$1"/ }
            ((x = 2 * (${#before} / both) + (${#before} % both >= square_wide[0])))
            ((y = 2 * (n / pitch_down) + (n % pitch_down > 0), here = (y + 1) * stride + x + 1))
            if [[ " ${marked[*]-} " != *" $here "* ]]; then
                marked+=("$here") wall_row[y]=${wall_row[y]:0:x}' '${wall_row[y]:x+1}
            fi
        done
    done
    if ((${#marked[@]} > 1)); then
        note_file "$2" "${#marked[@]}"
    fi
    REPLY=${marked[0]-0}
}

find_ends() { # put a player or goal that is not shown into openings -> wall_row: with a margin for a goal in the border
    local y at edge before last=0 is_in_border=''
    for ((y = 1; y <= height; y++)); do
        edge=${wall_row[y - 1]}
        if ((y > 1 && y < height)); then
            edge=${edge:0:1}${edge:width-1}
        fi
        while [[ $edge == *' '* ]]; do
            before=${edge%%' '*} edge=${edge/ /0}
            ((at = y * stride + (${#before} == 1 && ${#edge} == 2 ? width : ${#before} + 1)))
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
