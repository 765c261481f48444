# shellcheck shell=bash
#
# marks: draw the maze at a moment, with the marks of the algorithm
#
# carving_marks says what is marked: unvisited (the unvisited cells beside the maze), sets, walk (the cells since the
# last passage), or an array of squares.
#
# Owns: carving_* (carving_call: the algorithm and what it is given; carving_marks, carving_ways: the directions of
# candidate).
# Writes: cell, paint_codes, paint_signs, picture_legend, picture_lines, player, row, woven.

need maze/groups pictures/shared/colors pictures/shared/picture screen/view watch/moments

carving_call=() carving_marks='' carving_ways=()

SETS=({a..s} {u..w}) # t is the code of a trail
readonly SETS

color_watching() { # <always or never in color>: without colors player and goal are inverse
    set_colors $'\033[7m' '' $'\033[7m' '' '' $'\033[0m'
    [[ $1 != always ]] ||
        set_colors $'\033[30;103m' $'\033[36m' $'\033[30;102m' $'\033[2;36m' $'\033[1;32m' $'\033[0m'
}

draw_moment() { # <moment> <columns> <rows> -> picture_lines, picture_legend
    local y from x format=blocks room=$((($2 - 30) / 2)) wide codes=''
    picture_lines=() picture_legend=''
    ((room > 0)) && load_maze "$1" || return 0
    if [[ -n $plain_text || $option_format == ascii ]]; then
        format=ascii
    fi
    choose_signs "$format" game
    add_watch_signs
    clear_trail
    find_square "$1"
    if [[ ${carving_call[0]-} != search ]]; then
        player=$REPLY
    fi
    make_picture game
    mark_calls "$1"
    mark_maze "$1"
    mark_candidates "$1"
    center_on "$((player % stride))" "$room" "$width"
    x=$REPLY wide=$((width < room ? width : room))
    center_on "$((player / stride))" "$3" "$height"
    from=$REPLY
    for ((y = from; y <= height && y < from + $3; y++)); do
        codes+=${row[y]:x:wide}$'\n'
    done
    paint "$codes"
    split_words "$REPLY" $'\n'
    picture_lines=(${split[@]+"${split[@]}"})
}

load_maze() { # <moment> -> cell, woven; 1 if it is not a maze of this size
    local codes
    look_at "$1"
    find_variable cell || return 1
    codes=${item_values[*]-}
    [[ $codes != *[!0123456789\ ]* && ${#codes} == $((2 * size - 1)) ]] || return 1
    # shellcheck disable=SC2206 # to be split
    cell=($codes)
    woven=''
    if [[ $codes == *[4567]* ]]; then
        woven=yes
    fi
}

find_square() { # <moment> -> REPLY: where the walk is: here, the first argument of the call, or where dig has led
    look_at "$1"
    ! find_number here 0 "$((size - 1))" || return 0
    list_arguments "${moment_frame[$1]}"
    ! gate_number square "${item_values[0]-}" 0 "$((size - 1))" || return 0
    find_number there 0 "$((size - 1))" || REPLY=0
}

add_watch_signs() { # the candidates last, because codes are digits; the letters first: escape sequences contain an m
    paint_codes+=(H I J K) paint_signs+=('0 ' '1 ' '2 ' '3 ')
    if [[ $carving_marks == sets ]]; then
        paint_codes=("${SETS[@]}" "${paint_codes[@]}")
        paint_signs=("${SETS[@]/%/ }" "${paint_signs[@]}")
    fi
}

put_sign() { # <square> <code>
    local x=$(($1 % stride)) y=$(($1 / stride))
    row[y]=${row[y]:0:x}$2${row[y]:x+1}
}

mark_open() { # <square>: with the trail's sign, if it is plain
    local x=$(($1 % stride)) y=$(($1 / stride))
    if [[ ${row[y]:x:1} == 1 ]]; then
        put_sign "$1" T
    fi
}

mark_path() { # <square ...>: as a path, where they are one passage apart
    local at before=0 apart
    for at; do
        if gate_number square "$at" 1 "$((size - 1))"; then
            mark_open "$REPLY"
            apart=$((REPLY > before ? REPLY - before : before - REPLY))
            if ((before && (apart == 2 || apart == 2 * stride))); then
                mark_open "$(((REPLY + before) / 2))"
            fi
            before=$REPLY
        fi
    done
}

mark_calls() { # <moment>: the cells of the active calls, as a path to the newest
    local active cells=()
    for active in ${active_calls[@]+"${active_calls[@]}"}; do
        list_arguments "$active"
        cells+=("${item_values[0]-}")
    done
    if ((${#cells[@]} >= 2)); then
        mark_path "${cells[@]}"
    fi
}

mark_maze() { # <moment>: what carving_marks says -> picture_legend
    local n front=0
    if [[ ${carving_call[0]}/${moment_kind[$1]} == search/end ]]; then # the path that was found
        mark_squares S ${path[@]+"${path[@]}"}
    fi
    case $carving_marks in
        '') ;;
        unvisited | sets | walk) "mark_$carving_marks" "$1" ;;
        *)
            if find_number front 0 999999; then
                front=$REPLY
            fi
            find_variable "${carving_marks%%[!a-z_]*}" || return 0
            mark_path ${item_values[@]+"${item_values[@]}"} "$player"
            if [[ $carving_marks == list ]]; then
                mark_squares F ${item_values[@]+"${item_values[@]:front}"}
                name_legend "$say_watch_list" "$((${#item_values[@]} - front))"
            fi
            ;;
    esac
}

mark_squares() { # <code> <square ...>: those inside the maze, except where the walk is
    local at
    for at in "${@:2}"; do
        if gate_number square "$at" 0 "$((size - 1))" && ! is_outside "$REPLY" && ((REPLY != player)); then
            put_sign "$REPLY" "$1"
        fi
    done
}

name_legend() { # <text> <number> -> picture_legend: what the sign of F means
    paint F
    say "$1" "$REPLY" "$2"
    picture_legend=$REPLY
}

mark_unvisited() { # the unvisited cells beside visited ones
    local x y at n=0 far=$((2 * stride))
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((at = y * stride + x))
            if ((cell[at] == WALL && (x > 2 && cell[at - 2] == OPEN || x < width - 1 && cell[at + 2] == OPEN || \
                y > 2 && cell[at - far] == OPEN || y < height - 1 && cell[at + far] == OPEN))); then
                put_sign "$at" F
                ((n += 1))
            fi
        done
    done
    name_legend "$say_watch_frontier" "$n"
}

mark_sets() { # squares that are joined have the same letter
    local k y codes rows=()
    for ((y = 1; y <= height; y++)); do
        codes=${row[y]:1:width}
        rows+=("${codes//[!0]/1}")
    done
    find_groups 1 "${rows[@]}"
    for ((k = 0; k < ${#run_group[@]}; k++)); do
        ((y = run_row[k] + 1))
        printf -v codes '%*s' "$((run_to[k] - run_from[k]))" ''
        codes=${codes// /${SETS[run_group[k] % ${#SETS[@]}]}}
        row[y]=${row[y]:0:run_from[k]+1}$codes${row[y]:run_to[k]+1}
    done
    picture_legend=$say_watch_sets
}

mark_walk() { # the cells that the walk has been at since the last passage, without its loops: from start along last_way
    local at k ways=() n=1
    find_number start 0 "$size" || return 0
    at=$REPLY
    find_variable last_way || return 0
    for ((k = 0; k < ${#item_keys[@]}; k++)); do
        if [[ ${item_keys[k]} != *[!0123456789]* ]]; then
            ways[item_keys[k]]=${item_values[k]}
        fi
    done
    while ((at > stride && at < size - stride && at != player)) && [[ ${cell[at]}${ways[at]-} == "$WALL"[0123] ]]; do
        put_sign "$at" F
        put_sign "$((at + step[ways[at]]))" F
        ((at += 2 * step[ways[at]], n += 1))
    done
    name_legend "$say_watch_walk" "$n"
}

take_ways() { # <moment> -> carving_ways: the directions in candidate, if it is known where they lead from
    carving_ways=()
    find_variable candidate || return 0
    for REPLY in ${item_values[@]+"${item_values[@]}"}; do
        if [[ $REPLY == [0123] ]]; then
            carving_ways+=("$REPLY")
        fi
    done
}

mark_candidates() { # <moment>: by their numbers, from when they are listed until one is dug
    local k at along codes=HIJK
    is_listed "$1" || return 0
    take_ways "$1"
    for ((k = 0; k < ${#carving_ways[@]}; k++)); do
        along=${step[carving_ways[k]]}
        ((at = player + 2 * along))
        ((at < 0 || at >= size)) || ((cell[at] == WALL)) || ((at += 2 * along))
        if ((at >= 0 && at < size)); then
            put_sign "$at" "${codes:k:1}"
        fi
    done
}

is_listed() { # <moment>: has list_candidates run before this moment, and not dig since?
    local n=$1
    while ((n > 1 && $1 - n < 8)); do
        ((n -= 1))
        case ${moment_kind[n]}${moment_command[n]} in
            step*list_candidates*) return 0 ;;
            step*'dig '* | call* | return*) return 1 ;;
        esac
    done
    return 1
}
