# shellcheck shell=bash
#
# picture squares: what the signs of a picture mean: walls, the player, the goal
#
# A picture is rows of signs, a byte for each character; picture_file.bash makes them. What a sign means becomes a code
# for each square: 0 a wall, 1 open, P the player, G the goal, B both.
#
# Owns: seen_row (the rows of signs, equally long), seen_wide (their length), widest_line (the row that was the longest,
# from 0), class_row (the same rows, a class in the place of each sign), square_row (the codes of each row, with spaces
# between), sign_char (the characters beyond ASCII, in the order of
# SIGN_BYTES), seen_signs (each sign that was counted), sign_count (how often it occurs), classes (what it means), solid_signs,
# open_signs, box_signs, player_signs, goal_signs, bridge_signs (those of a kind), bad_line (the row that is wrong, from 0),
# bad_form (of the error), picture_notes (what to say about the picture).
# Writes: goal, player, woven, tree.

need maze/bridges maze/ends maze/rows

seen_row=() sign_char=() seen_wide=0 widest_line=0 class_row=() square_row=() seen_signs='' sign_count=() classes='' solid_signs='' open_signs=''
box_signs='' player_signs='' goal_signs='' bridge_signs='' bad_line=0 bad_form='' picture_notes=()

# The bytes for characters beyond ASCII: control characters, but no white space and none that bash uses itself.
readonly SIGN_BYTES=$'\2\3\4\5\6\7\10\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\36\37'
readonly PIECE=$((BASH_VERSINFO[0] < 5 ? 48 : 960)) # in old bash a replacement takes longer the longer the string is
readonly MOST_UNKNOWN=5
readonly IS_WALL=$'\200' IS_PLAYER=$'\201' IS_GOAL=$'\202' IS_OPEN=$'\203' # classes

refuse_picture() { # <row, from 0; -1 for the whole picture> <format> <value ...> -> bad_line, bad_form, REPLY: why; always 1
    bad_line=$1 bad_form=$say_bad_file
    (($1 >= 0)) || bad_form=$say_no_maze
    say "${@:2}"
    return 1
}

unspell() { # <signs> -> REPLY: their characters
    local k
    REPLY=$1
    for ((k = 0; k < ${#sign_char[@]}; k++)); do
        REPLY=${REPLY//"${SIGN_BYTES:k:1}"/${sign_char[k]}}
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

take_squares() { # seen_row -> square_row: a square is one or two characters wide; 1 if refused
    local walls guess='' y wide border=${seen_row[0]}${seen_row[${#seen_row[@]} - 1]}
    for ((y = 1; y < ${#seen_row[@]} - 1; y++)); do
        border+=${seen_row[y]:0:1}${seen_row[y]:seen_wide-1}
    done
    choose_walls "$border"
    count_of "$walls"
    ((REPLY)) || refuse_picture -1 "$say_no_walls" || return 1
    choose_marks "$walls"
    refuse_unknown "$guess" || return 1
    classify_rows
    choose_square_width || return 1
    wide=$REPLY
    ((wide == 1)) || refuse_bridges "$walls" || return 1
    for ((y = 0; y < ${#class_row[@]}; y++)); do
        code_row "${class_row[y]}" "$wide"
        square_row[y]=$REPLY
        show_progress "$say_reading" "$((2 * ${#seen_row[@]} + y))" "$((3 * ${#seen_row[@]}))"
    done
}

choose_walls() { # <border> -> walls, guess (yes if others could be the walls), seen_signs, sign_count
    local k most=0 sign=''
    if [[ -n ${1//"${1:0:1}"/} && -z ${1//[+|$box_signs-]/} ]]; then
        count_signs "${seen_row[@]}"
        walls=+-\|$box_signs$solid_signs
        return
    fi
    count_signs "$1"
    for ((k = 0; k < ${#seen_signs}; k++)); do
        ((sign_count[k] <= most)) || { most=${sign_count[k]} sign=${seen_signs:k:1}; }
    done
    count_signs "${seen_row[@]}"
    count_of "$solid_signs"
    walls=$solid_signs
    ((REPLY <= 4)) || return 0
    count_of X
    walls=X
    ((REPLY <= 4)) || return 0
    guess=yes walls=$sign
    if [[ $open_signs != *"$sign"* ]] && ((4 * most >= 3 * ${#1})); then
        [[ $sign == 0 ]] || return 0
        ! is_zero_wall "$1" || return 0
    fi
    for sign in 1 x '*'; do
        walls=$sign
        [[ $seen_signs != *"$sign"* ]] || return 0
    done
    walls=$solid_signs
}

is_zero_wall() { # <border>: can 0 be the wall of a picture whose border is mostly 0?
    local parts
    count_parts
    ((parts[0] <= 1)) && { [[ -z ${1//0/} ]] || ((parts[1] > 1)); }
}

# A run is a piece of a row that consists of 0, or of other signs. It belongs to the same part as each run of its kind
# beside it in the row above.

count_parts() { # -> parts: the numbers of connected parts that consist of other signs than 0, and of 0
    local rest run k=0 above=0 next=0 other here top zero part=() begin=(0) end=() is_zero=()
    parts=(0 0)
    for rest in "${seen_row[@]}"; do
        above=$next next=$k begin[k]=0 # above: the runs of the row above
        while [[ -n $rest ]]; do
            run=${rest%%0*} zero=0
            [[ -n $run ]] || run=${rest%%[!0]*} zero=1
            rest=${rest:${#run}}
            ((is_zero[k] = zero, part[k] = k, end[k] = begin[k] + ${#run}, parts[zero] += 1))
            while ((above < next && end[above] <= begin[k])); do
                ((above += 1))
            done
            for ((other = above; other < next && begin[other] < end[k]; other++)); do
                ((is_zero[other] == zero)) || continue
                for ((top = other; part[top] != top; top = part[top])); do :; done
                for ((here = k; part[here] != here; here = part[here])); do :; done
                ((top == here)) || ((part[here] = top, parts[zero] -= 1))
            done
            ((k += 1, begin[k] = end[k - 1]))
        done
    done
}

choose_marks() { # <walls> -> classes: of each sign that was counted
    local k sign unknown player_sign='' goal_sign=''
    for ((k = ${#player_signs} - 1; k >= 0; k--)); do
        count_of "${player_signs:k:1}"
        ((REPLY < 1 || REPLY > 4)) || [[ $1 == *"${player_signs:k:1}"* ]] || player_sign=${player_signs:k:1}
    done
    for ((k = ${#goal_signs} - 1; k >= 0; k--)); do
        count_of "${goal_signs:k:1}"
        ((REPLY < 1 || REPLY > 4)) || [[ $1 == *"${goal_signs:k:1}"* ]] || goal_sign=${goal_signs:k:1}
    done
    classes=''
    for ((k = 0; k < ${#seen_signs}; k++)); do
        sign=${seen_signs:k:1}
        if [[ $1 == *"$sign"* ]]; then
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
    picture_notes=()
    [[ -z $REPLY ]] || note_picture "$say_read_as_open" "$REPLY"
}

note_picture() { # <format> <value>: to be said when the picture was read
    say "$@"
    picture_notes+=("$REPLY")
}

find_unknown() { # -> unknown: the signs without a meaning; REPLY: the same, printable, with spaces between; empty if there are none
    local k list=''
    unknown=''
    for ((k = 0; k < ${#seen_signs}; k++)); do
        [[ ${classes:k:1} != "$IS_OPEN" || $open_signs == *"${seen_signs:k:1}"* ]] || unknown+=${seen_signs:k:1} list+=" ${seen_signs:k:1}"
    done
    unspell "${list# }"
    printable "$REPLY"
    [[ -n $unknown ]] || REPLY=''
}

refuse_unknown() { # <yes: others of them could be the walls>: 1 if signs without a meaning fill too much of the picture
    local k unknown filled loose whole=$((seen_wide * ${#seen_row[@]}))
    find_unknown
    set -- "$1" "$REPLY"
    count_of "$unknown"
    filled=$REPLY
    count_of "$open_signs"
    loose=$((filled + REPLY))
    for ((k = 0; k < ${#seen_signs}; k++)); do
        [[ -z $1 || $unknown != *"${seen_signs:k:1}"* ]] || ((4 * sign_count[k] <= whole || 10 * (loose - sign_count[k]) <= whole)) ||
            refuse_picture -1 "$say_several_walls" || return 1
    done
    ((${#unknown} <= MOST_UNKNOWN || 10 * filled <= whole)) || refuse_picture -1 "$say_unknown_signs" "$2"
}

classify_rows() { # seen_row: a class in the place of each sign
    local y k rest piece line
    for ((y = 0; y < ${#seen_row[@]}; y++)); do
        rest=${seen_row[y]} line=''
        while [[ -n $rest ]]; do
            piece=${rest:0:PIECE} rest=${rest:PIECE}
            for ((k = 0; k < ${#seen_signs}; k++)); do
                piece=${piece//"${seen_signs:k:1}"/${classes:k:1}}
            done
            line+=$piece
        done
        class_row[y]=$line
        show_progress "$say_reading" "$((${#seen_row[@]} + y))" "$((3 * ${#seen_row[@]}))"
    done
}

choose_square_width() { # -> REPLY: how many characters show a square, 1 or 2; 1 if refused
    local y at rest unlike=0 first=0 pair line
    ((seen_wide % 2 == 0)) || { REPLY=1 && return; }
    for ((y = 0; y < ${#class_row[@]}; y++)); do
        code_row "${class_row[y]}" 2
        [[ $REPLY == *[!01PGB\ ]* ]] || continue
        line=${class_row[y]}
        for ((at = 0; at < seen_wide; at += 2)); do
            pair=${line:at:2}
            [[ $pair == *"$IS_WALL"* && $pair != "$IS_WALL$IS_WALL" ]] || continue
            ((unlike)) || first=$y
            if ((++unlike == 10)); then
                REPLY=1
                return
            fi
        done
    done
    ((unlike == 0 || 40 * unlike > seen_wide * ${#class_row[@]})) || refuse_picture "$first" "$say_half_wall" || return 1
    REPLY=$((unlike ? 1 : 2))
}

refuse_bridges() { # <walls>: 1 if a picture two characters wide has the sign of a bridge that is no wall
    local y k sign all="=|$bridge_signs"
    for ((y = 0; y < ${#seen_row[@]}; y++)); do
        for ((k = 0; k < ${#all}; k++)); do
            sign=${all:k:1}
            [[ ${seen_row[y]} != *"$sign"* || $1 == *"$sign"* ]] || refuse_picture "$y" "$say_picture_bridges" || return 1
        done
    done
}

code_row() { # <classes> <characters to a square> -> REPLY: the codes, with spaces between; a pair that is not alike leaves a class
    local rest=$1 piece at pair
    REPLY=''
    while [[ -n $rest ]]; do
        piece=${rest:0:PIECE} rest=${rest:PIECE}
        if (($2 == 1)); then
            piece=${piece//$IS_WALL/0 } piece=${piece//$IS_OPEN/1 } piece=${piece//$IS_PLAYER/P } piece=${piece//$IS_GOAL/G }
        elif [[ $piece != *[$IS_PLAYER$IS_GOAL]* ]]; then
            piece=${piece//$IS_WALL$IS_WALL/0 } piece=${piece//$IS_OPEN$IS_OPEN/1 }
        else
            for ((at = 0; at < ${#piece}; at += 2)); do
                pair=${piece:at:2}
                case $pair in
                    "$IS_WALL$IS_WALL") REPLY+='0 ' ;;
                    *"$IS_WALL"*) REPLY+=$pair ;;
                    *"$IS_PLAYER"*"$IS_GOAL"* | *"$IS_GOAL"*"$IS_PLAYER"*) REPLY+='B ' ;;
                    *"$IS_PLAYER"*) REPLY+='P ' ;;
                    *"$IS_GOAL"*) REPLY+='G ' ;;
                    *) REPLY+='1 ' ;;
                esac
            done
            piece=''
        fi
        REPLY+=$piece
    done
}

fill_maze() { # square_row -> the grid, player, goal; 1 if refused
    local y at rows=() line mark players=0 goals=0
    size_maze "$((${#square_row[0]} / 2))" "${#square_row[@]}" || return 1
    for ((y = 1; y <= height; y++)); do
        line=${square_row[y - 1]}
        while [[ $line == *[PGB]* ]]; do
            mark=${line%%[PGB]*}
            ((at = y * stride + ${#mark} / 2 + 1))
            [[ ${line:${#mark}:1} == G ]] || ((players++)) || player=$at
            [[ ${line:${#mark}:1} == P ]] || ((goals++)) || goal=$at
            line=${mark}1${line:${#mark}+1}
        done
        rows[y]="$OPEN $line$OPEN"
    done
    ((players < 2)) || note_picture "$say_first_player" "$players"
    ((goals < 2)) || note_picture "$say_first_goal" "$goals"
    fill_grid "${rows[@]}"
    find_ends
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
    local y rows=() line joined from=$player to=$goal old=$stride
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
    ((player = from ? (from / old + 1) * stride + from % old + 1 : 0, goal = (to / old + 1) * stride + to % old + 1))
}
