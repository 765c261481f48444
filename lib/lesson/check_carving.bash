# shellcheck shell=bash
#
# check carving: check exercises 6 to 8, a function of maze.sh each, against twenty of our mazes
#
# check_carving has these as locals: carving_exercise, carving_file.
# Owns: carving_seed (of the maze that is checked, or watched), passage (for each square that our maze opens, the number of
# that passage; 0 in the first cell).
# Writes: cell, picture.

need lesson/learner lesson/mistakes lesson/runner lesson/shows lesson/watch_events pictures/shared/picture

carving_seed=1 passage=()

check_carving() { # <exercise> <file in the workshop> -> carving_seed; 1 if it is wrong, after saying why
    local carving_exercise=$1 carving_file=$2 learner_end learner_error
    carving_seed=1
    run_driver "$2" take_carving ignore_line carving "${EXERCISE_FUNCTIONS[$1 - 1]}" "$CHECK_SEEDS"
    [[ $learner_end != 'done' ]] || return 0
    [[ $learner_end == told ]] || say_end "$1" "$2" "$carving_seed"
    return 1
}

take_carving() { # <line of the driver> -> carving_seed, learner_end; 1 if it shows a mistake, after reporting it
    local text=say_check_$1
    # shellcheck disable=SC2016 # the name of an argument
    case $1 in
        function | recursion)
            say_folded "${!text}" "${EXERCISE_FUNCTIONS[carving_exercise - 1]}"
            return 1
            ;;
        'step two_steps '* | 'elsewhere along '* | 'elsewhere stays '* | 'again same '* | 'again here '* | 'again shared '*)
            split_words "$1"
            name_walk "${split[@]}"
            return 1
            ;;
        'much '*)
            compare_carving "$1" much
            return 1
            ;;
        'text $1 '* | 'text there '* | 'text here '* | 'text depth '* | 'text deepest '*)
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

explain_carving() { # <name of the guess> <value>: what bash said, or a mistake in the text, or else the guess
    local text=say_check_$1
    say_error "$carving_file" || say_mistake "$carving_file" 0 "$carving_exercise" || say_folded "${!text}" "${@:2}"
}

name_walk() { # <what the driver saw> <name of the guess> <number ...>: report where the walk went wrong
    local text=say_check_$1 number numbers=()
    for number in "${@:3}"; do
        gate_number square "$number" 0 99999999 || return 0
        numbers+=("$REPLY")
    done
    say_folded "${!text}" ${numbers[@]+"${numbers[@]}"}
    explain_carving "$2"
}

name_text() { # <name and value>: report a text where a number belongs
    printable "${1#*' '}"
    say_folded "$say_check_text" "${1%%' '*}" "$REPLY"
    if [[ -n ${1#*' '} ]]; then
        explain_carving calculate
    elif ((carving_exercise == 8)); then
        explain_carving 'endless_hints[7]'
    else
        explain_carving no_value
    fi
}

compare_carving() { # <line> [much: it was stopped]: compare the maze with ours; 1 if they differ, after reporting how
    local theirs=() ours depth most fell fault closed=0
    split_words "${1#*' '}"
    depth=${split[0]-} most=${split[1]-} fell=${split[2]-} theirs=(${split[@]+"${split[@]:3}"})
    carve_ours "$carving_seed"
    ours="${cell[*]}"
    for fault in ${theirs[@]+"${theirs[@]}"}; do
        [[ $fault == *[!0123456789-]* ]] || continue
        name_text "cell $fault"
        return 1
    done
    if [[ "${theirs[*]-}" == "$ours" && -n ${2-} ]]; then
        explain_carving "endless_hints[carving_exercise - 1]"
        return 1
    elif [[ "${theirs[*]-}" != "$ours" ]]; then
        say_folded "$say_check_seed" "$carving_seed"
        put_line ''
        put_both "${theirs[@]-}"
        put_line ''
        guess_mistake "$ours" "${#theirs[@]}"
        [[ -z ${2-} ]] || REPLY="endless_hints[carving_exercise - 1]"
        explain_carving "$REPLY" "$closed"
        return 1
    elif ((carving_exercise == 7)) && [[ $depth != "$REPLY" ]]; then
        name_depth "$carving_seed" "$REPLY" "$depth" "$most" "$fell"
        return 1
    fi
}

carve_ours() { # <seed> -> cell, passage; REPLY: how deep the calls get
    local n at dug=0 first
    make_grid 15 9
    record_events note_carving carve_recursive "$1" 1000 0
    ((first = 2 * stride + 2, cell[first] = OPEN))
    passage=() passage[first]=0 REPLY=0
    for ((n = 1; n <= events; n++)); do
        ((event_depth[n] <= REPLY)) || REPLY=${event_depth[n]}
        [[ ${event_what[n]} == dig ]] || continue
        ((dug += 1))
        for at in "$(((event_a[n] + event_c[n]) / 2))" "${event_c[n]}"; do
            ((cell[at] = OPEN, passage[at] = dug))
        done
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

guess_mistake() { # <our codes> <boxes> -> REPLY, closed: what may be wrong with the maze in cell; how many of its cells are walls
    local x y our_open=${1//[!$OPEN]/} open="${cell[*]}"
    open=${open//[!$OPEN]/}
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((closed += cell[y * stride + x] == WALL))
        done
    done
    REPLY=other # the last of the guesses that fit
    ((${#open} < ${#our_open})) && REPLY=between
    ((closed)) && REPLY=back
    ((${#open} > ${#our_open} || $2 > size || (closed && carving_exercise == 6))) && REPLY=squares
}

name_depth() { # <seed> <ours> <theirs> <the most their depth has been> <1 if their deepest fell>
    local depth=$2 most=$((cells_wide * cells_high)) guess=look_again
    printable "$3"
    say_folded "$say_check_depth" "$1" "$depth" "$REPLY"
    if gate_number deepest "$3" 0 999999; then # the last of the guesses that fit
        [[ $4 == "$depth" ]] && guess=not_most
        ((REPLY == depth - 1 || REPLY == depth + 1)) && guess=one_off
        ((REPLY == most || REPLY == most - 1)) && guess=never_down
        ((REPLY == 0)) && guess=never_up
        [[ $5 == 1 || ($4 == "$depth" && $REPLY == 0) ]] && guess=not_most
    fi
    explain_carving "$guess"
}
