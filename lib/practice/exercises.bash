# shellcheck shell=bash
#
# exercises: the ten exercises: the file to complete, its check and its hints
#
# Writes: lesson_columns, lesson_lines.

need cli/options cli/terminal core/paragraphs practice/check practice/learner practice/own_program watch/workshop

put_exercise() { # <number>: the file, to standard output
    local line own=${EXERCISE_FUNCTIONS[$1 - 1]}
    lesson_columns=77 lesson_lines=()
    add_exercise "$1"
    name_program
    say "$say_exercise_then" "$REPLY"
    put_lines '#!/usr/bin/env bash' '#'
    for line in "${lesson_lines[@]}" "$REPLY"; do
        put_line "#${line:+ $line}"
    done
    [[ -n $own ]] || return 0
    list_begun "$own"
    put_lines '' "$REPLY"
}

add_exercise() { # <number>: its text, with an empty line after each paragraph, to lesson_lines
    local name="say_exercise_$1[@]" part
    for part in "${!name}"; do
        add_folded "$part"
        lesson_lines+=('')
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

judge_file() { # <exercise> <file in the workshop>: put the verdict: 1 if it is wrong, 2 if it cannot run
    can_run "$@" || return 2
    if (($1 < EXERCISES)); then
        check_cases "$@" || return 1
    else
        check_program "$2" || return 1
    fi
    put_line ''
    show_right "$1"
}

can_run() { # <exercise> <file in the workshop>: 1 if it is no text, or has no answer yet, after saying so
    local written own=${EXERCISE_FUNCTIONS[$1 - 1]}
    has_text_shape "$2" || return
    written=$REPLY
    list_begun "$own"
    if [[ -n $own && $written == *"$REPLY"* ]]; then
        say_folded "$say_check_unwritten" "$own"
        return 1
    fi
}

list_begun() { # <function of answers.sh> -> REPLY: its lines, with a comment in place of those to write
    local line text begun='' before=''
    read_text practice/answers.sh
    text="$1() {${REPLY#*$'\n'"$1() {"}"
    text=${text%%$'\n}\n'*}
    split_at "$text" $'\n'
    for line in "${split[@]}"; do
        if [[ $line != *'# yours' ]]; then
            begun+=$line$'\n'
        elif [[ $before != *'# yours' ]]; then # : stays where bash needs a command
            begun+="${line%%[! :]*}# $say_exercise_yours"$'\n'
        fi
        before=$line
    done
    REPLY="$begun}"
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
