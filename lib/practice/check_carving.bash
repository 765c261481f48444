# shellcheck shell=bash
#
# check carving: check exercises 6 to 8, a function of maze.sh each, against twenty of our mazes
#
# Owns: carving_own (the function), carving_passed (how many mazes are right), carving_wrong (the codes of the first
# maze that is wrong), carving_dig (what dig does wrong), carving_walk (the cells in which that maze calls
# list_candidates), carving_depth (where its depth or deepest is wrong first), carving_seed (of that maze),
# carving_ours (the cells in which ours calls list_candidates), passage (for each square that our maze opens, the
# number of that passage; 0 in the first cell), carving_rows (the rows of a maze).
# Writes: cell, learner_end, learner_printed, picture.

need core/paragraphs pictures/shared/picture practice/answers practice/check_boxes practice/learner practice/notes \
    watch/workshop

carving_own='' carving_passed=0 carving_wrong='' carving_dig='' carving_walk='' carving_depth='' carving_seed=1
carving_ours='' passage=() carving_rows=()

check_carving() { # <exercise> <file in the workshop> -> carving_seed; 1 if a maze is wrong, after saying why
    local seed
    carving_own=${EXERCISE_FUNCTIONS[$1 - 1]}
    carving_passed=0 carving_wrong='' carving_dig='' carving_walk='' carving_depth=''
    run_driver "$2" take_carving note_printed carving "$carving_own" "$CHECK_SEEDS"
    carving_seed=$((carving_passed % CHECK_SEEDS + 1))
    say "$say_check_seeds" "$carving_passed" "$CHECK_SEEDS"
    if ((carving_passed == CHECK_SEEDS)); then
        put_case "$say_check_passed" "$REPLY"
        [[ -n $learner_error ]] || return 0
        put_line ''
        say_folded "$say_check_right_but"
        say_end "$1" "$2"
        return 1
    fi
    if ((carving_passed != 0)); then
        put_case "$say_check_passed" "$REPLY"
    fi
    say "$say_check_seed" "$carving_seed"
    seed=$REPLY
    put_case "$say_check_failed" "$seed"
    put_line ''
    say_end "$1" "$2"
    carve_ours "$carving_seed"
    if [[ -n $carving_dig ]]; then
        say_dig
    elif [[ -z $carving_walk || $carving_walk == "$carving_ours" ]]; then
        say_variable "$seed. "
    else
        say_calls list_candidates "$seed. " "${carving_ours// /;}" "${carving_walk// /;}"
    fi
    say_printed
    if [[ -n $carving_wrong ]]; then
        put_both
    fi
    return 1
}

take_carving() { # <line of the driver> -> carving_passed, carving_wrong, carving_dig, carving_walk, carving_depth,
    # learner_end; 1 if a maze is wrong
    case $1 in
        'dig '*)
            carving_dig=$1
            return 1
            ;;
        stop) return 1 ;;
        'walk '*) carving_walk=${1#'walk '} ;;
        'depth '*) carving_depth=${1#'depth '} ;;
        end)
            if ((carving_passed >= CHECK_SEEDS)); then
                learner_end='done'
            fi
            ;;
        'maze '*)
            ((carving_passed < CHECK_SEEDS)) || return 0
            carve_ours "$((carving_passed + 1))"
            carving_wrong=${1##*;}
            if [[ $carving_own != carve_recursive ]]; then
                REPLY=''
            fi
            if [[ $carving_wrong != "${cell[*]}" || (-n $REPLY && $1 != "maze 0;$REPLY;"*) ]]; then
                return 1
            fi
            ((carving_passed += 1))
            carving_wrong='' carving_walk='' carving_depth='' learner_printed=''
            ;;
    esac
}

say_dig() { # what a call of dig does
    local part parts=()
    split_at "$carving_dig;;;;" ';'
    for part in "${split[@]:0:5}"; do
        clean_text "$part" 200
        parts+=("$REPLY")
    done
    if [[ ${parts[1]} != "${parts[4]}" ]]; then
        say_folded "$say_check_case" "${parts[0]}" there "${parts[1]}" "${parts[4]:-$say_check_empty}"
        if find_value_note "${parts[4]}" "${parts[1]}" ''; then
            say_folded %s "$REPLY"
        fi
    fi
    if [[ ${parts[2]} != "${parts[3]}" ]]; then
        say_folded "$say_check_squares" "${parts[0]}" "${parts[2]}" "${parts[3]}"
    fi
}

say_variable() { # <seed>: the first variable that differs; of cell, the first box
    local k=1 parts codes names=('' depth deepest)
    if [[ -n $carving_depth ]]; then
        split_at "$carving_depth" ';' # the cell; what depth and deepest should be; what they are
        parts=("${split[@]}")
        if [[ ${parts[1]} == "${parts[3]-}" ]]; then
            k=2
        fi
        clean_text "${parts[k + 2]-}" 60
        parts[k + 2]=${REPLY:-$say_check_empty}
        if [[ ${parts[0]} == end ]]; then
            parts[0]=$say_check_at_end
        else
            parts[0]="list_candidates ${parts[0]}"
        fi
        clean_text "$1${parts[0]}" 60
        say_folded "$say_check_case" "$REPLY" "${names[k]}" "${parts[k]}" "${parts[k + 2]}"
        if find_value_note "${parts[k + 2]}" "${parts[k]}" ''; then
            say_folded %s "$REPLY"
        fi
        return
    fi
    split_words "$carving_wrong"
    codes=(${split[@]+"${split[@]}"})
    for ((k = 0; k < size && ${#codes[@]}; k++)); do
        if [[ ${codes[k]-} != "${cell[k]}" ]]; then
            clean_text "${codes[k]-}" 60
            say_folded "$say_check_case" "$1$say_check_at_end" "cell[$k]" "${cell[k]}" "${REPLY:-$say_check_empty}"
            return
        fi
    done
}

carve_ours() { # <seed> -> cell, passage, carving_ours; REPLY: how deep the calls get
    local at here waiting=() top=0 deepest=1 dug=0
    begin_carving "$1"
    seed_with "$1"
    here=$there passage=() carving_ours='' passage[here]=0 cell[here]=$OPEN
    while :; do
        carving_ours+=" $here"
        if list_candidates "$here"; then
            below "${#candidate[@]}"
            dig "$here" "${candidate[pick]}"
            ((dug += 1))
            for at in "$(((here + there) / 2))" "$there"; do
                passage[at]=$dug
            done
            waiting[top++]=$here here=$there
            if ((top >= deepest)); then
                deepest=$((top + 1))
            fi
        elif ((top)); then
            here=${waiting[--top]}
        else
            REPLY=$deepest
            return
        fi
    done
}

put_both() { # our maze, which is in cell, with the wrong one beside it, if their pictures differ
    local y left k one
    paint_maze
    left=("${carving_rows[@]}")
    split_words "$carving_wrong"
    for ((k = 0; k < size; k++)); do # values of the learner go no further
        one=${split[k]:-0}
        if [[ $one == 0 ]]; then
            cell[k]=$WALL
        else
            cell[k]=$OPEN
        fi
    done
    paint_maze
    [[ "${left[*]}" != "${carving_rows[*]}" ]] || return 0
    put_line ''
    for ((y = 0; y < height; y++)); do
        put_line "    ${left[y]}       ${carving_rows[y]}"
    done
    put_line ''
    say_folded "$say_check_pictures"
}

paint_maze() { # -> carving_rows: the rows of the maze in cell, two columns in
    local y
    carving_rows=()
    picture_plainly
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        carving_rows+=("${REPLY%"${REPLY##*[! ]}"}")
    done
    picture=''
}
