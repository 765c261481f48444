# shellcheck shell=bash
#
# own program: check exercise 10, a maze program that a learner wrote alone
#
# It is run at several sizes, and what it prints, program_lines, is read as a picture of a maze. check_program has that as a
# local, and program_fault: the sentence about the first fault of the picture, and its values; empty if there is none.
# Writes: cell.

need core/columns core/paragraphs maze/check maze/square_cells practice/check_boxes practice/learner

PROGRAM_SIZES=(5x5 9x15 21x11 15x9 15x9 15x9)
readonly PROGRAM_SIZES

check_program() { # <file in the workshop>: list the sizes; 1 if one is wrong, after saying why
    local k square printed='' same='' learner_end learner_error learner_line program_lines program_fault
    for ((k = 0; k < ${#PROGRAM_SIZES[@]}; k++)); do
        square=${PROGRAM_SIZES[k]} program_fault=()
        run_program "$1" "$square"
        if [[ $learner_end$learner_error != ended ]] || ! is_program_right "$square"; then
            put_case "$say_check_failed" "$square"
            for square in "${PROGRAM_SIZES[@]:k+1}"; do
                put_case "$say_check_not_run" "$square"
            done
            put_line ''
            say_program_fault "$1" "${PROGRAM_SIZES[k]}"
            return 1
        fi
        put_case "$say_check_passed" "$square"
        if [[ $square == 15x9 ]]; then
            [[ $printed != *"|${cell[*]}|"* ]] || same=yes
            printed+="|${cell[*]}|"
        fi
    done
    put_line ''
    put_picture
    [[ -n $same ]] || return 0
    put_line ''
    say_folded "$say_check_program_same" 15x9
    return 1
}

run_program() { # <file in the workshop> <WIDTHxHEIGHT> -> program_lines, learner_end, learner_error, learner_line
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

is_program_right() { # <WIDTHxHEIGHT> -> cell, program_fault; 1 if program_lines are no picture of a perfect maze of that size
    local cells passages dead_ends junctions bridges reached linked
    read_program_picture "$1" || return
    if has_square_cells; then
        program_fault=("$say_check_program_pillar" "$1")
    elif check; then
        return 0
    elif ((reached < cells)); then
        program_fault=("$say_check_program_reach" "$1" "$reached" "$cells")
    else
        program_fault=("$say_check_program_loops" "$1" "$passages" "$((cells - 1))")
    fi
    ! is_exchanged || program_fault=("$say_check_program_exchanged" "$1")
    return 1
}

read_program_picture() { # <WIDTHxHEIGHT> -> cell, program_fault; 1 if program_lines do not have that size
    local wide=${1%x*} high=${1#*x} line k x most=0 rows=()
    for line in ${program_lines[@]+"${program_lines[@]}"}; do
        line=${line//[$'\200'-$'\277']/} # a character of several bytes counts once
        line=${line//[!. ]/#}
        rows+=("${line//./ }")
        ((${#line} <= most)) || most=${#line}
    done
    make_grid "$wide" "$high"
    if ((${#rows[@]} == high + 2 && most == wide + 2)); then
        program_fault=("$say_check_program_ring" "$1" "$((wide + 2))" "$wide")
    elif ((${#rows[@]} != high)); then
        program_fault=("$say_check_program_lines" "$1" "$high" "${#rows[@]}")
    fi
    ((${#rows[@]} == high)) || return
    for ((k = 0; k < high; k++)); do
        line=${rows[k]}
        if ((${#line} != wide)); then
            program_fault=("$say_check_program_wide" "$1" "$((k + 1))" "${#line}" "$wide")
            return 1
        fi
        for ((x = 0; x < wide; x++)); do
            [[ ${line:x:1} == '#' ]] || ((cell[(k + 1) * stride + x + 1] = OPEN))
        done
    done
}

is_exchanged() { # is it a perfect maze, with at most two openings, if walls are open squares, and the other way around?
    local k openings=0 cells passages dead_ends junctions bridges reached linked
    for ((k = 0; k < size; k++)); do
        is_outside "$k" || {
            ((cell[k] = cell[k] == WALL ? OPEN : WALL))
            ((cell[k] == WALL || (k % stride != 1 && k % stride != width && k / stride != 1 && k / stride != height))) || ((openings += 1))
        }
    done
    ((openings <= 2)) && ! has_square_cells && check
}

say_program_fault() { # <file> <WIDTHxHEIGHT>: why it is wrong
    if [[ $learner_end != ended ]]; then
        if ! say_end 10 "$1" "$2" && [[ $learner_end == deep ]]; then
            say_folded "$say_check_program_deep" "$2" "$(((${2%x*} - 1) * (${2#*x} - 1) / 4))"
        fi
        return
    elif [[ -z $learner_error && ${#program_lines[@]} == 0 ]]; then
        say_folded "$say_check_program_nothing" "$2"
    elif [[ -z $learner_error ]]; then
        put_picture
        put_line ''
        say_folded "${program_fault[@]}"
        [[ ${program_fault[0]} != "$say_check_program_lines" || "${program_lines[*]}" == *[!\ ][!\ ]* ]] || ((${#program_lines[@]} <= ${2#*x})) || say_folded "$say_check_program_echo"
    fi
    explain_wrong 10 "$1"
}

put_picture() { # print the output of the program, without control characters
    local line
    for line in "${program_lines[@]:0:24}"; do
        clean_text "$line" 160
        cut_columns "    $REPLY" 78
        put_line "$REPLY"
    done
    ((${#program_lines[@]} <= 24)) || put_line '    ...'
}
