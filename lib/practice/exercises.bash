# shellcheck shell=bash
#
# exercises: the ten exercises: the file to complete, its check and its hints
#
# Writes: lesson_columns, lesson_lines.

need cli/options cli/terminal core/paragraphs practice/answers practice/check practice/learner practice/own_program \
    watch/workshop

put_exercise() { # <number>: the file, to standard output
    local line own=${EXERCISE_FUNCTIONS[$1 - 1]}
    lesson_columns=77 lesson_lines=()
    add_exercise "$1"
    name_program
    say "$say_exercise_then" "$REPLY"
    put_lines '#!/usr/bin/env bash' '#'
    for line in "${lesson_lines[@]}" "$REPLY"; do
        line="# $line"
        put_line "${line%' '}"
    done
    [[ -n $own ]] || return 0
    list_begun "$own"
    put_lines '' "$REPLY"
}

add_exercise() { # <number>: its text, with an empty line before each paragraph but the first, to lesson_lines
    local name="say_exercise_$1[@]" part
    for part in "${!name}"; do
        if [[ $part != '    '* && -n ${lesson_lines[*]-} ]]; then
            lesson_lines+=('')
        fi
        add_folded "$part"
    done
}

check_exercise() { # <exercise> <file> -> the verdict, to standard output; 1 if it is wrong
    local status program
    copy_to_workshop "$2"
    judge_file "$1" "$REPLY"
    status=$?
    name_program
    program=$REPLY
    if ((status)); then
        say_folded "$say_check_hint" "$program" "$1"
        if ((status < 2)); then
            say_folded "$say_check_watch" "$program" "$2"
        fi
        return 1
    elif (($1 < EXERCISES)); then
        say_folded "$say_check_next" "$program" "$(($1 + 1))"
    else
        say_folded "$say_check_last" "$program"
    fi
}

judge_file() { # <exercise> <file in the workshop>: print the verdict: 1 if it is wrong, 2 if it cannot run
    can_run "$@" || return 2
    judge_exercise "$@" || return 1
    put_line ''
    show_right "$1"
}

can_run() { # <exercise> <file in the workshop>: 1 if it is no text, or still unwritten, after saying so
    has_text_shape "$2" || return
    ! is_unwritten "$@" || ! say_folded "$say_check_unwritten" "${EXERCISE_FUNCTIONS[$1 - 1]}"
}

judge_exercise() { # <exercise> <file in the workshop>: 1 if the answer is wrong, after saying why
    if (($1 < EXERCISES)); then
        check_cases "$@"
    else
        check_program "$2"
    fi
}

show_right() { # <exercise>: show its result
    if (($1 == EXERCISES)); then
        say_folded "$say_check_program_right"
    elif is_maze; then
        draw_codes "${check_value#* }" # the last one
        split_at "$REPLY" '|'
        put_lines "${split[@]/#/    }" ''
        say_folded "$say_check_right_mazes"
    else
        say_folded "$say_check_right"
    fi
}

put_hint() { # <exercise> <hint>
    local name="say_hints_$1[$2 - 1]"
    say_folded %s "${!name}"
}
