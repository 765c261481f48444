# shellcheck shell=bash
#
# own program: the check of exercise 4, a maze program that somebody has written alone
#
# It is run at several sizes; what it prints is read as a picture, and that is looked at.
# Owns: program_lines (what it has printed).
# Writes: cell, goal, player, tree, woven.

need lesson/learner lesson/runner lesson/tour maze/check

program_lines=()

PROGRAM_SIZES=(5x5 15x9 9x15 21x11 15x9 15x9)
readonly PROGRAM_SIZES

check_program() { # <file>: 1 if it is wrong, which has been said then
    local square made first='' others=0
    copy_to_workshop "$1"
    can_be_read "$REPLY" || return
    for square in "${PROGRAM_SIZES[@]}"; do
        run_program "$1" "${square%x*}" "${square#*x}" || return
        read_program "$square" || return
        judge_program "$square" || return
        [[ $square == 15x9 ]] || continue
        made="${cell[*]}"
        first=${first:-$made}
        [[ $made == "$first" ]] || others=1
    done
    if ((others == 0)); then
        say_folded "$say_check_program_same" 15x9
        return 1
    fi
    say_folded "$say_check_program_right"
}

run_program() { # <file> <width> <height> -> program_lines; 1 if nothing came of it, which has been said then
    local line late=''
    program_lines=()
    forget_error
    copy_to_workshop "$1"
    set -- "$REPLY" "$2" "$3"
    while IFS= read -r line; do
        case $line in
            =time) late=yes ;;
            '=group '*) note_group "$line" ;;
            '=over '*) break ;;
            "$1: line "[0123456789]*) note_error "$line" "$1" ;;
            *)
                program_lines+=("$line")
                ((${#program_lines[@]} < CHECK_LINES)) || break
                ;;
        esac
    done < <(guard_learner "$CHECK_SECONDS" "$@" 2>/dev/null)
    tell_learner_error
    [[ -z $learner_error ]] || return 1
    if [[ -n $late ]] || ((${#program_lines[@]} == 0)); then
        say_folded "$say_check_program_noise" "$2x$3" "$CHECK_SECONDS"
        return 1
    fi
}

read_program() { # <WIDTHxHEIGHT> -> cell: what program_lines show, # wall, blank open; 1 if they are no such picture
    local wide=${1%x*} high=${1#*x} y x line lines=() across=1 signs
    for line in "${program_lines[@]}"; do
        line=${line//[$'\200'-$'\277']/}  # of a character in UTF-8 its first byte stays
        line=${line//[$'\300'-$'\377']/#} # and is a wall
        line=${line//[!.\ ]/#}
        line=${line//[!#]/ }
        [[ -z ${line// /} ]] || lines+=("$line")
    done
    if ((${#lines[@]} != high)); then
        say_folded "$say_check_program_lines" "$1" "$high" "${#lines[@]}"
        return 1
    fi
    for line in "${lines[@]}"; do
        ((${#line} <= wide + 1)) || across=2
    done
    make_grid "$wide" "$high"
    for ((y = 1; y <= high; y++)); do
        line=${lines[y - 1]}
        if ((${#line} > across * wide + 1)); then
            say_folded "$say_check_program_wide" "$1" "$y" "$wide"
            return 1
        fi
        for ((x = 1; x <= wide; x++)); do
            signs=${line:across*(x - 1):across}
            [[ $signs == *'#'* ]] || ((cell[y * stride + x] = OPEN))
        done
    done
    player=0 goal=0 woven='' tree=''
}

judge_program() { # <WIDTHxHEIGHT>: the maze there is; 1 if it is not perfect, which has been said then
    ! check || return 0
    if ((reachable < cells_wide * cells_high)); then
        say_folded "$say_check_program_reach" "$1" "$reachable" "$((cells_wide * cells_high))"
    elif ((passages >= cells_wide * cells_high)); then
        say_folded "$say_check_program_loops" "$1" "$passages" "$((cells_wide * cells_high - 1))"
    else
        say_folded "$say_check_program_pillar" "$1"
    fi
    put_line ''
    put_lines "${program_lines[@]//[!#. ]/#}"
    return 1
}
