# shellcheck shell=bash
#
# own program: check exercise 9, a maze program that a learner wrote alone
#
# It is run at several sizes; what it prints, program_lines, is read as a picture of a maze.

need core/paragraphs maze/check maze/picture_file maze/picture_squares maze/square_cells practice/learner practice/mistakes practice/runner

PROGRAM_SIZES=(5x5 9x15 21x11 15x9 15x9 15x9)
readonly PROGRAM_SIZES

check_program() { # <file in the workshop>: 1 if it is wrong, after saying why
    local square made first='' others=0 program_lines
    for square in "${PROGRAM_SIZES[@]}"; do
        run_program "$1" "$square" || return
        if ! { read_program "$square" && judge_program "$square"; }; then
            say_mistake "$1" 0 9 'assign bare order paren redirect text' # others may be right in a program
            return 1
        fi
        [[ $square == 15x9 ]] || continue
        made="${cell[*]}"
        first=${first:-$made}
        [[ $made == "$first" ]] || others=1
    done
    put_picture
    if ((others == 0)); then
        say_folded "$say_check_program_same" 15x9
        return 1
    fi
}

run_program() { # <file in the workshop> <WIDTHxHEIGHT> -> program_lines; 1 if it printed nothing, after saying why
    local learner_end learner_error
    program_lines=()
    run_driver "$1" : take_printed program "${2%x*}" "${2#*x}"
    if [[ $learner_end == ended ]] && ((${#program_lines[@]})); then
        ! say_error "$1" || return 1
        return 0
    elif [[ $learner_end == ended && -z $learner_error ]]; then
        say_folded "$say_check_program_nothing" "$2"
    else
        say_end 9 "$1" "$2"
    fi
    return 1
}

take_printed() { # <line> -> program_lines
    [[ -z $1 ]] || program_lines+=("$1")
}

put_picture() { # print the output of the program, without control characters
    put_line ''
    put_lines "${program_lines[@]//[!#. ]/#}"
    put_line ''
}

read_program() { # <WIDTHxHEIGHT> -> cell: the picture in program_lines; 1 if it is not a maze of that size, after saying why
    local wide=${1%x*} high=${1#*x} line lines=() characters longest=0 short=0
    for line in "${program_lines[@]}"; do
        characters=${line//[$'\200'-$'\277']/} # a byte for each
        if [[ -n ${characters// /} ]]; then
            lines+=("${line//X/#}") # here X is a wall, not the goal
            ((${#characters} >= wide)) || short=${#lines[@]}
        fi
        ((${#characters} <= longest)) || longest=${#characters}
    done
    if ((longest == wide + 2 || longest == 2 * (wide + 2))); then
        say_folded "$say_check_program_ring" "$1" "$((wide + 2))" "$wide"
        return 1
    elif ((${#lines[@]} != high)); then
        say_folded "$say_check_program_lines" "$1" "$high" "${#lines[@]}"
        ((longest > 1)) || say_folded "$say_check_program_echo"
        return 1
    elif ((short && longest == wide)); then
        say_folded "$say_check_program_wide" "$1" "$short" "$wide"
        say_folded "$say_check_program_quotes"
        return 1
    elif ! see_picture "${lines[@]}" || ((width != wide)); then
        say_folded "$say_check_program_wide" "$1" "$((widest_line + 1))" "$wide"
        return 1
    fi
}

judge_program() { # <WIDTHxHEIGHT>: 1 if the maze in cell is not perfect, after saying why
    local cells passages dead_ends junctions bridges reached
    ! check || return 0
    if has_square_cells; then
        say_folded "$say_check_program_pillar" "$1"
    elif ((reached < cells)); then
        say_folded "$say_check_program_reach" "$1" "$reached" "$cells"
    else
        say_folded "$say_check_program_loops" "$1" "$passages" "$((cells - 1))"
    fi
    put_picture
    return 1
}
