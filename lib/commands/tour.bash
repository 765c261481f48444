# shellcheck shell=bash
#
# tour: run the lesson, write its exercises, check them, and print hints
#
# Writes: exit_status.

need cli/options cli/printing cli/terminal lesson/questions lesson/tour

takes_tour='words practice no-answers page exercise check hint lint watch'

run_tour() {
    local screen
    load_texts lesson games exercises replies
    if [[ -n $given_watch ]]; then
        need commands/watch
        run_watch
        return
    fi
    ((${#words[@]} <= 1)) || fail_with 2 "$say_second_word" "${words[1]}"
    if [[ -n $given_practice ]]; then
        practise_exercises
        return
    fi
    take_screen
    screen=$REPLY
    [[ -z $given_hint || -n $given_exercise ]] || fail_with 2 "$say_hint_exercise" "$option_hint"
    [[ -z $given_lint || -n $given_check ]] || fail_with 2 "$say_lint_check"
    send_output
    choose_format
    if [[ -n $given_check ]]; then
        check_learned
    elif [[ -n $given_hint ]]; then
        need practice/exercises
        put_hint "$option_exercise" "$option_hint"
        if ((option_hint < HINTS)); then
            name_program
            say_folded "$say_hint_next" "$REPLY" "$option_exercise" "$((option_hint + 1))"
        fi
    elif [[ -n $given_exercise ]]; then
        write_exercise
    elif [[ -n $given_page ]]; then
        need lesson/lesson_page
        send_new_file lesson.html
        put_lesson_page "$given_no_answers"
    elif [[ -z $given_output$given_no_answers ]] && has_screen; then
        show_lesson "$screen"
    else
        put_lesson "${screen:-1}" "$given_no_answers"
    fi
}

take_screen() { # from the words -> REPLY: a screen, or empty if they name none
    REPLY=''
    ((${#words[@]})) || return 0
    ! find_given 'exercise check page' || fail_with 2 "$say_not_together" "${words[0]}" "$REPLY"
    gate_number "$say_screen" "${words[0]}" 1 "$LESSON_SCREENS" || fail 2 "$REPLY"
}

practise_exercises() { # in the folder that the words name
    load_texts watching
    has_screen || fail_with 2 "$say_practice_terminal"
    need practice/practice
    choose_format
    open_practice "${words[0]-maze-exercises}"
    run_practice
}

check_learned() { # check the file of an exercise
    need practice/exercises practice/learner
    [[ -f $option_check && -r $option_check ]] || fail_unread "$option_check"
    [[ -s $option_check ]] || fail_with 1 "$say_empty_file" "$option_check"
    REPLY=$option_exercise
    if [[ -z $REPLY ]] && ! find_exercise "$option_check"; then
        fail_with 1 "$say_check_not_exercise" "$option_check" N
    fi
    check_exercise "$REPLY" "$option_check" || exit_status=1
    if [[ -n $given_lint ]]; then
        put_line ''
        put_lints "$option_check"
    fi
}

write_exercise() { # write the exercise to --output, or to a new file
    local name=exercise-$option_exercise.sh
    need practice/exercises
    if [[ -z $given_output ]]; then
        name_program
        say "$say_check_written" "$name" "$REPLY" "$name"
        open_new_file "$name" "$REPLY"
    elif [[ -f $option_output && $option_output != /dev/* ]]; then
        fail_with 1 "$say_file_exists" "$option_output"
    fi
    put_exercise "$option_exercise"
}
