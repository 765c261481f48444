# shellcheck shell=bash
#
# picture squares: find the walls, the player and the goal among the signs of a picture
#
# picture_file.bash makes rows of signs, in which one or several signs show a square. A square is open if one of them is
# the player or the goal.
#
# Owns: seen_signs (each sign of the picture), sign_count (how often it occurs), rare_signs (those that occur one to
# four times), lone_signs (those that occur once), wall_signs (those that are walls), is_guessed (yes: others could be),
# player_mark, goal_mark (empty for none), unknown_signs (the signs without a meaning), wall_row (rows of WALLED,
# BEYOND, and a space for any other sign), pitch_across, pitch_down (how many signs and lines two squares have),
# square_wide (how many signs the first of them has), short_rows (how many end early).
# Writes: goal, player, seen_row, tree, was_read, woven.

need maze/bridges maze/ends maze/groups fast/rows maze/picture_lines maze/text_file

seen_signs='' sign_count=() rare_signs='' lone_signs='' wall_signs='' is_guessed='' player_mark='' goal_mark=''
unknown_signs='' wall_row=() pitch_across=2 pitch_down=2 square_wide=1 short_rows=0

readonly FRAME="+|$LIGHT$DOUBLE-" BARS="=|$BRIDGES" MOST_UNKNOWN=5

count_signs() { # of seen_row -> seen_signs, sign_count, rare_signs, lone_signs
    local sign count IFS='' rest=("${seen_row[@]}")
    local text="${rest[*]}"
    seen_signs='' sign_count=() rare_signs='' lone_signs=''
    while [[ -n $text ]]; do
        sign=${text:0:1} count=${#text}
        rest=("${rest[@]//"$sign"/}")
        text="${rest[*]}"
        ((count -= ${#text}))
        seen_signs+=$sign sign_count+=("$count")
        if ((count <= 4)); then
            rare_signs+=$sign
        fi
        if ((count == 1)); then
            lone_signs+=$sign
        fi
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
    if [[ $seen_signs != *["$wall_signs"]* ]]; then
        [[ $seen_signs != *[$LIGHT$DOUBLE]* ]] || fail_picture "$first_row" "$say_no_corner"
        fail_picture "$first_row" "$say_no_walls"
    fi
    choose_marks
    check_unknown
    for n in "${!seen_row[@]}"; do
        if [[ ${seen_row[n]} != *["$wall_signs"]"$BEYOND"* ]]; then
            seen_row[n]=${seen_row[n]//$BEYOND/ }
        fi
    done
    mark_walls
    choose_square_width
}

is_zero_doubtful() { # can 0, read as open, be the wall? 1 is not most of the border, or hardly any of the ring in it
    local ring inner=("${seen_row[@]:1:${#seen_row[@]}-2}")
    border_of "${seen_row[@]}"
    is_mostly "$REPLY" 1 || return 0
    ((${#inner[@]} > 1)) || return
    inner=("${inner[@]#?}")
    border_of "${inner[@]%?}"
    ring=${REPLY//[!1]/}
    ((${#REPLY} >= 16 && 10 * ${#ring} <= ${#REPLY}))
}

border_of() { # <row ...> -> REPLY: the signs of the first row and the last, and those at both ends of the others
    local line
    REPLY=$1
    for line in "${@:2:$#-2}"; do
        REPLY+=${line:0:1}${line:${#line}-1}
    done
    REPLY+=${!#}
}

is_mostly() { # <text> <signs>: do these signs fill three quarters of it?
    local others=${1//["$2"]/}
    ((4 * ${#others} <= ${#1}))
}

# The rules for walls, in order. A sign fills the whole border if only marks interrupt it.

choose_walls() { # -> wall_signs; is_guessed: by the first rule that applies
    local k border most='' signs marks=$WALLED${rare_signs//[!$PLAYERS$GOALS]/} framed solid
    border_of "${seen_row[@]}"
    border=${REPLY//$BEYOND/}
    signs=${seen_signs//[!"$border"]/}
    signs=${signs//["$marks"]/}
    framed=${signs//[$NO_WALL]/} is_guessed=''
    for ((k = 0; k < ${#framed}; k++)); do
        if is_mostly "$border" "${framed:k:1}"; then
            most=${framed:k:1}
        fi
    done
    if [[ $framed == ??* && $framed != *[!$FRAME]* ]] && is_mostly "$border" "$FRAME"; then
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
    wall_signs=${seen_signs//[$NO_WALL"$rare_signs"]/}
    if ((solid || ${#wall_signs} != 1)); then # not the only one that remains
        wall_signs=$SOLID
    fi
}

is_zero_wall() { # <signs of the border>: can 0 be the wall of a picture whose border is mostly, or wholly, 0?
    local others rows=("${seen_row[@]//[!0]/1}")
    find_groups 1 "${rows[@]}"
    others=$REPLY
    find_groups 0 "${rows[@]}"
    ((others <= 1 && REPLY > 1)) || [[ $1 == 0 && $others == [01] ]]
}

choose_marks() { # -> player_mark, goal_mark: known signs that occur one to four times, or others that occur once
    local once known=$NO_WALL$wall_signs
    first_mark "$PLAYERS"
    player_mark=$REPLY
    first_mark "$GOALS"
    goal_mark=$REPLY known+=$player_mark$goal_mark
    if [[ $wall_signs == 1 ]]; then
        known+=0
    fi
    unknown_signs=${seen_signs//["$known"]/}
    once=$unknown_signs
    if [[ $seen_signs == *[\ $BEYOND]* ]]; then
        once+=. # unlike a point among points
    fi
    once=${lone_signs//[!$WALLED"$once"]/}
    ((${#once} && ${#once} == 2 - ${#player_mark} - ${#goal_mark})) || return 0
    player_mark=${player_mark:-${once:0:1}} goal_mark=${goal_mark:-${once:${#once}-1}}
    unknown_signs=${unknown_signs//["$once"]/}
}

first_mark() { # <signs> -> REPLY: the first that is no wall and occurs one to four times; empty if none does
    REPLY=${1//[!$WALLED"$rare_signs"]/}
    REPLY=${REPLY//[$WALLED"$wall_signs"]/}
    REPLY=${REPLY:0:1}
}

check_unknown() { # exit if signs without a meaning fill too much of the picture
    local k filled loose unknown=$unknown_signs whole=$((${#seen_row[0]} * ${#seen_row[@]}))
    refuse_signs "${unknown//[!\/\\]/}" "$say_slopes"
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

refuse_signs() { # <signs> <text>: exit with the text if one of the signs is in a row
    local n
    for n in "${!seen_row[@]}"; do
        [[ -z $1 || ${seen_row[n]} != *["$1"]* ]] || fail_picture "$((first_row + n))" "$2"
    done
}

mark_walls() { # -> wall_row: the rows, sign by sign: bash 3.2 is slow where a pattern stands for several signs
    local k sign
    wall_row=("${seen_row[@]}")
    for ((k = 0; k < ${#seen_signs}; k++)); do
        sign=${seen_signs:k:1}
        if [[ $wall_signs == *"$sign"* ]]; then
            wall_row=("${wall_row[@]//"$sign"/$WALLED}")
        elif [[ " $BEYOND" != *"$sign"* ]]; then
            wall_row=("${wall_row[@]//"$sign"/ }")
        fi
    done
}

choose_square_width() { # -> wall_row, square_wide, pitch_across: a square is one or two signs wide
    local n line wide=${#wall_row[0]} unlike=0 first=0 rows=("${wall_row[@]//$BEYOND/ }")
    local edge="($WALLED | $WALLED)"
    local half="^($WALLED$WALLED|  )*$edge"
    for n in "${!rows[@]}"; do
        line=${rows[n]}
        while ((wide % 2 == 0 && unlike < 10)) && [[ $line =~ $half ]]; do
            ((first = unlike ? first : n, unlike += 1))
            line=${line:${#BASH_REMATCH}}
        done
    done
    square_wide=1 pitch_across=2 pitch_down=2
    if ((wide % 2 == 0 && unlike == 0)); then
        refuse_signs "${BARS//["$wall_signs"]/}" "$say_picture_bridges"
        square_wide=2 pitch_across=4
        shrink_squares
        return
    fi
    ((unlike == 0 || unlike >= 10 || 40 * unlike > wide * ${#rows[@]})) ||
        fail_picture "$((first_row + first))" "$say_half_wall"
    if ((wide > 8 && wide % 3 == 0)) && any_match "$edge" "${rows[@]}" &&
        ! any_match "^(...)*.?$edge" "${rows[@]}"; then
        fail_picture "$first_row" "$say_three_wide"
    fi
}

shrink_squares() { # -> wall_row: a sign for each square
    local sign two next
    for sign in "$WALLED" ' ' "$BEYOND"; do
        printf -v two '%*s' "$pitch_across" ''
        two=${two// /$sign}
        next=${two:square_wide}
        wall_row=("${wall_row[@]//"$two"/$PAIR}")
        wall_row=("${wall_row[@]//"$next"/$sign}")
        wall_row=("${wall_row[@]//$PAIR/$sign$sign}")
    done
}

join_squares() { # -> wall_row: of a lattice, with a sign for each square: posts and what is between them
    local n count others inside=$((pitch_across - 1)) rows=()
    local plain="^.(($WALLED{$inside}| {$inside}).)*\$"
    for ((n = 0; n < ${#wall_row[@]}; n += count)); do
        ((count = n % pitch_down ? pitch_down - 1 : 1))
        REPLY=${wall_row[n]}
        printf -v others %s "${wall_row[@]:n:count}"
        if [[ -n ${others//"$REPLY"/} || ! $REPLY =~ $plain ]]; then
            join_lines "${wall_row[@]:n:count}"
        fi
        rows+=("$REPLY")
    done
    wall_row=("${rows[@]}") square_wide=1
    shrink_squares
}

join_lines() { # <line ...> -> REPLY: one line, with a square's signs alike: walls if one of them is
    local x wide=1 line square sign
    REPLY=''
    for ((x = 0; x < ${#1}; x += wide, wide = pitch_across - wide)); do
        square='' sign=' '
        for line; do
            square+=${line:x:wide}
        done
        if [[ $square == *$WALLED* ]]; then
            sign=$WALLED
        fi
        square=${1:x:wide}
        REPLY+=${square//?/$sign}
    done
}

fill_maze() { # make the grid, player and goal, and note what is not certain
    size_maze "${#wall_row[0]}" "${#wall_row[@]}"
    if ((short_rows)); then
        note_file "$say_short_rows" "$short_rows"
    fi
    if [[ $wall_signs == 1 ]] && is_zero_doubtful; then
        unknown_signs=0$unknown_signs
    fi
    border_of "${seen_row[@]}"
    if is_mostly "$REPLY" $'\7'; then # ⬜ may be the wall
        unknown_signs+=$'\7'
    fi
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
    wall_row=("${wall_row[@]//$WALLED/0 }")
    wall_row=("${wall_row[@]//$BEYOND/9 }")
    wall_row=("${wall_row[@]/#/1 }")
    fill_grid "${wall_row[@]/%/1 }"
    woven='' tree='' was_read=yes
}

note_found() { # say which signs without a meaning are taken for the player, the goal or both
    local text=''
    if [[ $PLAYERS != *"$player_mark"* ]]; then
        name_signs "$player_mark"
        say "$say_found_start" "$REPLY"
        text=$REPLY
    fi
    if [[ $GOALS != *"$goal_mark"* ]]; then
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

place_mark() { # <sign, or empty> <note if there are several> -> REPLY: its first square, or 0; wall_row: all are open
    local n x y rest found=()
    for n in "${!seen_row[@]}"; do
        rest=${seen_row[n]}
        while [[ -n $1 && $rest == *"$1"* ]]; do
            rest=${rest#*"$1"}
            ((x = ${#seen_row[n]} - ${#rest} - 1, y = 2 * (n / pitch_down) + (n % pitch_down > 0)))
            ((x = 2 * (x / pitch_across) + (x % pitch_across >= square_wide)))
            wall_row[y]="${wall_row[y]:0:x} ${wall_row[y]:x+1}"
            found[(y + 1) * stride + x + 1]=$1
        done
    done
    if ((${#found[@]} > 1)); then
        note_file "$2" "${#found[@]}"
    fi
    found=(${found[@]+"${!found[@]}"})
    REPLY=${found[0]-0}
}

find_ends() { # put a player or goal that is not shown into openings -> wall_row: with a margin for a goal in the border
    local x y at last=0
    for ((y = 1; y <= height; y++)); do
        for ((x = 1; x <= width; x += y == 1 || y == height ? 1 : width - 1)); do
            [[ ${wall_row[y - 1]:x-1:1} == ' ' ]] || continue
            at=$((y * stride + x))
            if ((player == 0 && at != goal)); then
                player=$at
            elif ((at != player)); then
                last=$at
            fi
        done
    done
    find_goal "$((goal ? goal : last))"
    if ((goal == 0)); then
        goal=$REPLY
    elif ((REPLY != goal)); then
        add_margin
    fi
}

add_margin() { # -> wall_row: with two squares around it that are outside, so that cells remain cells
    local wall old=$stride
    size_maze "$((width + 4))" "$((height + 4))"
    wall_row=("${wall_row[@]/#/$BEYOND$BEYOND}")
    wall_row=("${wall_row[@]/%/$BEYOND$BEYOND}")
    wall=${wall_row[0]//?/$BEYOND}
    wall_row=("$wall" "$wall" "${wall_row[@]}" "$wall" "$wall")
    ((player = player ? (player / old + 2) * stride + player % old + 2 : 0))
    ((goal = (goal / old + 2) * stride + goal % old + 2))
}
