# shellcheck shell=bash
#
# check carving: check exercises 6 to 8, a function of maze.sh each, against twenty of our mazes
#
# check_carving has these as locals: carving_exercise, carving_passed, carving_failed (seeds), carving_wrong (deepest, depth
# and codes of the first maze that is wrong), carving_fault (what the driver has found), carving_stack (TOP;INDICES of waiting then),
# carving_walk (the cells in which that maze calls list_candidates), carving_depth (where its depth or deepest is wrong first), passage (for
# each square that our maze opens, the number of that passage; 0 in the first cell), our_walk (the cells in which ours calls list_candidates).
# Writes: cell, picture.

need core/paragraphs pictures/shared/picture practice/answers practice/check_boxes practice/learner \
    watch/workshop

readonly FIVE_NUMBERS='^(-?(0|[1-9][0-9]{0,4})( |$)){5}$'

check_carving() { # <exercise> <file in the workshop> -> carving_seed (of the first maze that is wrong); 1 if there is one, after saying why
    local carving_exercise=$1 carving_passed=() carving_failed=() carving_wrong='' carving_fault='' carving_stack='' carving_walk='' carving_depth=''
    local k left=() learner_end learner_error learner_line passage our_walk
    run_driver "$2" take_carving : carving "${EXERCISE_FUNCTIONS[$1 - 1]}" "$CHECK_SEEDS"
    for ((k = ${#carving_passed[@]} + ${#carving_failed[@]} + 1; k <= CHECK_SEEDS; k++)); do
        left+=("$k")
    done
    carving_seed=${carving_failed[0]-$((${#carving_passed[@]} + 1))}
    put_seeds "$say_check_passed" ${carving_passed[@]+"${carving_passed[@]}"}
    put_seeds "$say_check_failed" ${carving_failed[@]+"${carving_failed[@]}"}
    put_seeds "$say_check_not_run" ${left[@]+"${left[@]}"}
    [[ -n $learner_error${carving_failed[0]-}${left[0]-} ]] || return 0
    put_line ''
    if [[ -n $carving_fault$carving_wrong ]]; then
        say_fault
        [[ -z $carving_wrong ]] || say_wrong_maze
    elif [[ -n ${left[0]-} ]]; then
        say_end "$1" "$2" "$carving_seed"
        return 1
    else
        say_folded "$say_check_right_but"
    fi
    explain_wrong "$1" "$2" || say_first_other
    [[ -z $carving_wrong ]] || show_wrong_maze
    return 1
}

put_seeds() { # <passed, failed or not run> <seed ...>
    (($# > 1)) || return 0
    say "$say_check_seeds" "${*:2}"
    put_case "$1" "$REPLY"
}

take_carving() { # <line of the driver> -> carving_passed, carving_failed, carving_wrong, carving_fault, carving_stack, carving_walk, carving_depth, learner_end,
    # passage, our_walk; 1 if no more mazes will come
    local seed=$((${#carving_passed[@]} + ${#carving_failed[@]} + 1))
    case $1 in
        'stack '*) [[ -n $carving_wrong ]] || carving_stack=${1#'stack '} ;;
        'walk '*) [[ -n $carving_wrong ]] || carving_walk=${1#'walk '} ;;
        'depth '*) [[ -n $carving_wrong ]] || carving_depth=${1#'depth '} ;;
        recursion | 'dig '* | 'step '* | 'text '* | 'much '*)
            [[ -n $carving_wrong ]] || carving_fault=$1 # of the first maze that is wrong
            [[ $1 == 'dig '* ]] || carving_failed+=("$seed")
            [[ $1 != 'much '* ]] || carving_wrong=${carving_wrong:-${1#* }}
            return 1
            ;;
        end) ((seed <= CHECK_SEEDS)) || learner_end='done' ;;
        [0123456789]*)
            ((seed <= CHECK_SEEDS)) || return 0
            carve_ours "$seed"
            split_words "${1#* }"
            if [[ "${split[*]:2}" == "${cell[*]}" && ($carving_exercise != 7 || "${split[*]:0:2}" == "$REPLY 0") ]]; then
                carving_passed+=("$seed")
            else
                carving_failed+=("$seed")
                carving_wrong=${carving_wrong:-${1#* }}
            fi
            ;;
    esac
}

say_fault() { # what the driver has found
    local k parts
    split_words "$carving_fault"
    case $carving_fault in
        'dig '*)
            cut_at "$carving_fault" ';'
            for k in 0 1 2 3; do
                clean_text "${parts[k]-}" 200
                parts[k]=$REPLY
            done
            name_box_value there "${parts[4]-}"
            [[ ${parts[1]} == "$REPLY" ]] || say_folded "$say_check_case" "${parts[0]}" there "${parts[1]}" "$REPLY"
            [[ ${parts[2]} == "${parts[3]}" ]] || say_folded "$say_check_squares" "${parts[0]}" "${parts[2]}" "${parts[3]}"
            ;;
        recursion) say_folded "$say_check_recursion" "${EXERCISE_FUNCTIONS[carving_exercise - 1]}" ;;
        'step '*) say_folded "$say_check_step" "$carving_seed" "${split[1]-}" "${split[2]-}" ;;
        'much '*)
            begin_carving "$carving_seed"
            say_folded "$say_check_much" "$carving_seed" "$((6 * cells_wide * cells_high + 1))" "$((cells_wide * cells_high))"
            ;;
        'text '*)
            REPLY=${carving_fault#'text '}
            name_text "${REPLY%%' '*}" "${REPLY#*' '}"
            ;;
    esac
    if [[ -n $carving_stack && $carving_fault != recursion ]]; then
        cut_at "$carving_stack" ';'
        name_box_value top "${parts[0]}"
        k=$REPLY
        clean_text "${parts[1]-}" 200
        say_folded "$say_check_stack" "$k" "$REPLY"
    fi
}

name_text() { # <name> <value>: report a text where a number belongs
    local value=$say_check_empty
    if [[ -n $2 ]]; then
        printable "$2"
        value=$REPLY
    fi
    say_folded "$say_check_text" "$1" "$value"
}

say_wrong_maze() { # how the first wrong maze differs from ours -> cell (ours), passage, our_walk, carving_wrong: empty if pictures would be the same
    local deepest depth k open=0 codes
    split_words "$carving_wrong"
    deepest=${split[0]} depth=${split[1]} codes=("${split[@]:2}")
    for k in "${codes[@]-0}"; do
        [[ $k == *[!0123456789-]* ]] || continue
        name_text "cell" "$k"
        carving_wrong=''
        return
    done
    carve_ours "$carving_seed"
    if [[ "${codes[*]-}" != "${cell[*]}" ]]; then
        for ((k = 0; k < size; k++)); do
            [[ ${codes[k]-0} == 0 ]] || is_outside "$k" || ((k % stride % 2 || k / stride % 2 || (open += 1)))
        done
        ((open == cells_wide * cells_high)) || say_folded "$say_check_open" "$open" "$((cells_wide * cells_high))"
        return
    fi
    carving_wrong=''
    if [[ $carving_fault == 'much '* ]]; then
        return
    elif [[ $deepest != "$REPLY" ]]; then
        say_folded "$say_check_depth" "$carving_seed" deepest "$REPLY" "$deepest"
    else
        say_folded "$say_check_depth" "$carving_seed" depth 0 "$depth"
    fi
}

say_first_other() { # where the first wrong maze begins to differ from ours
    if [[ $carving_fault == 'dig '* ]]; then
        say_wrong_square
    elif [[ $carving_exercise == 7 && -z $carving_wrong$carving_fault && $carving_depth =~ $FIVE_NUMBERS ]]; then
        split_words "$carving_depth" # the cell; what depth and deepest should be; what they are
        if [[ ${split[3]} != "${split[1]}" ]]; then
            say_folded "$say_check_active" "$carving_seed" "${split[0]}" "${split[1]}" depth "${split[1]}" "${split[3]}"
        else
            say_folded "$say_check_most" "$carving_seed" "${split[0]}" "${split[2]}" deepest "${split[2]}" "${split[4]}"
        fi
    elif [[ -n $carving_wrong ]]; then
        say_wrong_step
    fi
}

say_wrong_square() { # the first square that dig leaves a wall, or one that it should not open
    local parts at
    cut_at "$carving_fault" ';'
    split_words "${parts[0]} ${parts[2]-}" # dig HERE DIRECTION, and the squares from one cell to the other
    if [[ " ${parts[3]-} " != *" ${split[1]-} "* ]]; then
        say_folded "$say_check_dig_here" "${split[1]-}"
    elif [[ " ${parts[3]} " != *" ${split[4]-} "* ]]; then
        say_folded "$say_check_dig_between" "${split[4]-}"
    elif [[ " ${parts[3]} " != *" ${parts[1]} "* ]]; then
        say_folded "$say_check_dig_there" "${parts[1]}"
    else
        split_words "${parts[3]}"
        for at in ${split[@]+"${split[@]}"}; do
            [[ " ${parts[2]} " == *" $at "* ]] || break
        done
        clean_text "$at" 20
        say_folded "$say_check_dig_other" "$REPLY"
    fi
}

say_wrong_step() { # the first step that leads elsewhere than ours
    local k=0 text=$say_check_walk values
    split_words "$carving_walk"
    while [[ -n ${our_walk[k]-} && ${our_walk[k]} == "${split[k]-}" ]]; do
        ((k += 1))
    done
    ((k && (k < ${#our_walk[@]} || k < ${#split[@]}))) || return 0
    values=("${our_walk[k - 1]}" "${our_walk[@]:k:1}")
    if ((k == ${#split[@]})); then
        text=$say_check_walk_ends
    elif ((k == ${#our_walk[@]})); then
        text=$say_check_walk_on
    elif [[ ${split[k]} == "${split[k - 1]}" ]]; then
        text=$say_check_walk_stays
    else
        clean_text "${split[k]}" 20
        values+=("$REPLY")
    fi
    say_folded "$text" "$carving_seed" "${values[@]}"
}

show_wrong_maze() { # the wrong maze beside ours, which is in cell
    say_folded "$say_check_seed" "$carving_seed"
    put_line ''
    split_words "$carving_wrong"
    put_both ${split[@]+"${split[@]:2}"}
    put_line ''
}

carve_ours() { # <seed> -> cell, passage, our_walk; REPLY: how deep the calls get
    local at here waiting=() top=0 deepest=1 dug=0
    begin_carving "$1"
    seed_with "$1"
    here=$there passage=() our_walk=() passage[here]=0 cell[here]=$OPEN
    while :; do
        our_walk+=("$here")
        if list_candidates "$here"; then
            below "${#candidate[@]}"
            dig "$here" "${candidate[pick]}"
            ((dug += 1))
            for at in "$(((here + there) / 2))" "$there"; do
                passage[at]=$dug
            done
            waiting[top++]=$here here=$there
            ((top < deepest)) || deepest=$((top + 1))
        elif ((top)); then
            here=${waiting[--top]}
        else
            REPLY=$deepest
            return
        fi
    done
}

put_both() { # <code ...>: print our maze, which is in cell, with this one beside it
    local y left k one codes=("$@") painted
    paint_maze
    left=("${painted[@]}")
    for ((k = 0; k < size; k++)); do # values of the learner go no further
        one=${codes[k]:-0}
        [[ $one == 0 ]] && cell[k]=$WALL || cell[k]=$OPEN
    done
    paint_maze
    for ((y = 0; y < height; y++)); do
        put_line "    ${left[y]}       ${painted[y]}"
    done
}

paint_maze() { # -> painted: the rows of the maze in cell, two columns in
    local y
    painted=()
    picture_plainly
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        painted+=("${REPLY%"${REPLY##*[! ]}"}")
    done
    picture=''
}
