# shellcheck shell=bash
#
# check carving: check exercises 6 to 8, a function of maze.sh each, against twenty of our mazes
#
# check_carving has these as locals: carving_exercise, carving_file.
# Owns: carving_seed (of the maze that is checked, or watched), passage (for each square that our maze opens, the number of
# that passage; 0 in the first cell).
# Writes: cell, picture.

need core/paragraphs pictures/shared/picture practice/learner practice/mistakes practice/runner

carving_seed=1 passage=()

check_carving() { # <exercise> <file in the workshop> -> carving_seed; 1 if it is wrong, after saying why
    local carving_exercise=$1 carving_file=$2 learner_end learner_error
    run_driver "$2" take_carving : carving "${EXERCISE_FUNCTIONS[$1 - 1]}" "$CHECK_SEEDS"
    [[ $learner_end != 'done' ]] || return 0
    say_end "$1" "$2" "$carving_seed"
    return 1
}

take_carving() { # <line of the driver> -> carving_seed, learner_end; 1 if it shows a mistake, after reporting it
    local text
    case $1 in
        recursion)
            say_folded "$say_check_recursion" "${EXERCISE_FUNCTIONS[carving_exercise - 1]}"
            return 1
            ;;
        'step '*)
            split_words "$1"
            say_folded "$say_check_step" "${split[1]-}" "${split[2]-}"
            explain_wrong "$carving_exercise" "$carving_file"
            return 1
            ;;
        'much '*)
            text=${say_check_endless_hints[carving_exercise - 1]}
            ! compare_carving "$1" "$text" || explain_wrong "$carving_exercise" "$carving_file" "$text"
            return 1
            ;;
        'text '*)
            name_text "${1#'text '}"
            return 1
            ;;
        end) ((carving_seed <= CHECK_SEEDS)) || learner_end='done' ;;
        [0123456789]*)
            compare_carving "$1" || return
            ((carving_seed += 1))
            ;;
    esac
}

name_text() { # <name and value>: report a text where a number belongs
    printable "${1#*' '}"
    say_folded "$say_check_text" "${1%%' '*}" "$REPLY"
    explain_wrong "$carving_exercise" "$carving_file"
}

compare_carving() { # <line> [hint]: compare the maze and the depth with ours; 1 if one differs, after reporting it
    local theirs=() deepest fault
    split_words "${1#*' '}"
    deepest=${split[0]-} theirs=(${split[@]+"${split[@]:1}"})
    for fault in ${theirs[@]+"${theirs[@]}"}; do
        [[ $fault == *[!0123456789-]* ]] || continue
        name_text "cell $fault"
        return 1
    done
    carve_ours "$carving_seed"
    if [[ "${theirs[*]-}" != "${cell[*]}" ]]; then
        say_folded "$say_check_seed" "$carving_seed"
        put_line ''
        put_both "${theirs[@]-}"
        put_line ''
    elif ((carving_exercise == 7)) && [[ $deepest != "$REPLY" ]]; then
        say_folded "$say_check_depth" "$carving_seed" "$REPLY" "$deepest"
    else
        return 0
    fi
    explain_wrong "$carving_exercise" "$carving_file" "${2-}"
    return 1
}

carve_ours() { # <seed> -> cell, passage; REPLY: how deep the calls get
    local at here waiting=() top=0 deepest=1 dug=0
    make_grid 15 9
    seed_with "$1"
    here=$((2 * stride + 2))
    passage=() passage[here]=0 cell[here]=$OPEN
    while :; do
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
