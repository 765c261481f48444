# shellcheck shell=bash
#
# own program: check exercise 10, a maze program that a learner wrote alone
#
# It is run at several sizes; what it prints, program_lines, is read as a picture of a maze, program_rows. check_program has both as
# locals, and whoever reads a picture the second.
# Writes: cell.

need core/columns core/paragraphs maze/check maze/square_cells practice/check_boxes practice/learner watch/workshop

PROGRAM_SIZES=(5x5 9x15 21x11 15x9 15x9 15x9)
readonly PROGRAM_SIZES

check_program() { # <file in the workshop>: list the sizes; 1 if one is wrong, after saying why
    local program_rows k square made first='' others='' right learner_end learner_error program_lines
    for ((k = 0; k < ${#PROGRAM_SIZES[@]}; k++)); do
        square=${PROGRAM_SIZES[k]} right=''
        run_driver_of_program "$1" "$square"
        if [[ $learner_end$learner_error == ended ]] && is_program_right "$square"; then
            put_case "$say_check_passed" "$square"
            made="${cell[*]}"
            [[ $square != 15x9 ]] || { first=${first:-$made} && [[ $made == "$first" ]]; } || others=yes
        else
            put_case "$say_check_failed" "$square"
            list_left "$((k + 1))"
            put_line ''
            say_program_fault "$1" "$square"
            return 1
        fi
    done
    put_line ''
    put_picture
    [[ -z $others ]] || return 0
    put_line ''
    say_folded "$say_check_program_same" 15x9
    return 1
}

list_left() { # <number of sizes that were tried>
    local square
    for square in "${PROGRAM_SIZES[@]:$1}"; do
        put_case "$say_check_not_run" "$square"
    done
}

run_driver_of_program() { # <file in the workshop> <WIDTHxHEIGHT> -> program_lines, learner_end, learner_error
    local k
    program_lines=()
    run_driver "$1" : take_printed program "${2%x*}" "${2#*x}"
    while ((${#program_lines[@]})) && [[ -z ${program_lines[0]} ]]; do # empty lines above and below
        program_lines=("${program_lines[@]:1}")
    done
    k=${#program_lines[@]}
    while ((k)) && [[ -z ${program_lines[k - 1]} ]]; do
        program_lines=("${program_lines[@]:0:--k}")
    done
}

take_printed() { # <line> -> program_lines
    program_lines+=("$1")
}

is_program_right() { # <WIDTHxHEIGHT> -> cell, program_rows; 1 if program_lines are no picture of a perfect maze of that size
    local program_rows cells passages dead_ends junctions bridges reached linked grid_row
    read_rows_of_program "${1%x*}" "${1#*x}" || return
    fill_cells "${1%x*}" "${1#*x}"
    ! has_square_cells && check
}

read_rows_of_program() { # <width> <height> -> program_rows: # and spaces; 1 if they do not have that size
    local line wide=1 k squares
    program_rows=()
    for line in ${program_lines[@]+"${program_lines[@]}"}; do
        line=${line//[$'\200'-$'\277']/} # a character of several bytes counts once
        program_rows+=("${line//[!. ]/#}")
    done
    program_rows=(${program_rows[@]+"${program_rows[@]//./ }"})
    ((${#program_rows[@]} == $2)) || return 1
    ((${#program_rows[0]} != 2 * $1)) || wide=2
    for ((k = 0; k < $2; k++)); do
        line=${program_rows[k]} squares=$line
        if ((wide == 2)); then
            squares=${line//'##'/1}
            squares=${squares//'  '/0}
            [[ $squares != *[\ #]* ]] || return 1
            squares=${squares//1/#}
            program_rows[k]=${squares//0/ }
        fi
        ((${#line} == wide * $1)) || return 1
    done
}

fill_cells() { # <width> <height> -> cell
    local x y
    make_grid "$1" "$2"
    for ((y = 1; y <= $2; y++)); do
        for ((x = 1; x <= $1; x++)); do
            [[ ${program_rows[y - 1]:x-1:1} == '#' ]] || ((cell[y * stride + x] = OPEN))
        done
    done
}

say_program_fault() { # <file> <WIDTHxHEIGHT>: why it is wrong
    if [[ $learner_end != ended ]]; then
        say_end 10 "$1" "$2"
    elif [[ -n $learner_error ]]; then
        explain_wrong 10 "$1"
    elif ((${#program_lines[@]} == 0)); then
        say_folded "$say_check_program_nothing" "$2"
        explain_wrong 10 "$1"
    else
        put_picture
        put_line ''
        say_picture_fault "$2"
        explain_wrong 10 "$1"
    fi
}

say_picture_fault() { # <WIDTHxHEIGHT>: what is wrong with the picture
    local program_rows wide=${1%x*} high=${1#*x} k longest=0 bad=0 cells passages dead_ends junctions bridges reached linked grid_row
    if read_rows_of_program "$wide" "$high"; then
        fill_cells "$wide" "$high"
        check
        if is_exchanged "$wide" "$high"; then
            say_folded "$say_check_program_exchanged" "$1"
        elif has_square_cells; then
            say_folded "$say_check_program_pillar" "$1"
        elif ((reached < cells)); then
            say_folded "$say_check_program_reach" "$1" "$reached" "$cells"
        else
            say_folded "$say_check_program_loops" "$1" "$passages" "$((cells - 1))"
        fi
        return
    fi
    for ((k = 0; k < ${#program_rows[@]}; k++)); do
        ((${#program_rows[k]} <= longest)) || longest=${#program_rows[k]}
        ((bad || ${#program_rows[k]} == wide || ${#program_rows[k]} == 2 * wide)) || bad=$((k + 1))
    done
    if ((longest == wide + 2 || longest == 2 * (wide + 2))) && ((${#program_rows[@]} == high + 2)); then
        say_folded "$say_check_program_ring" "$1" "$((wide + 2))" "$wide"
    elif ((${#program_rows[@]} != high)); then
        say_folded "$say_check_program_lines" "$1" "$high" "${#program_rows[@]}"
        ((longest > 1)) || say_folded "$say_check_program_echo"
    elif ((bad)); then
        say_folded "$say_check_program_wide" "$1" "$bad" "${#program_rows[bad - 1]}" "$wide"
    else
        say_folded "$say_check_program_pairs" "$1"
    fi
}

is_exchanged() { # <width> <height> -> program_rows: is it a perfect maze if walls are open squares, and the other way around?
    local cells passages dead_ends junctions bridges reached linked grid_row k kept=("${cell[@]}") right=1
    for ((k = 0; k < $2; k++)); do
        program_rows[k]=${program_rows[k]//#/.}
        program_rows[k]=${program_rows[k]// /#}
        program_rows[k]=${program_rows[k]//./ }
    done
    fill_cells "$1" "$2"
    has_square_cells || ! check || right=0
    cell=("${kept[@]}")
    return "$right"
}

put_picture() { # print the output of the program, without control characters
    local line n=0
    for line in "${program_lines[@]}"; do
        ((++n <= 24)) || break
        clean_text "$line" 160
        cut_columns "    $REPLY" 78
        put_line "$REPLY"
    done
    ((n <= 24)) || put_line '    ...'
}
