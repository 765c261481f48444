# shellcheck shell=bash
#
# exercises: the nine exercises: the file to complete, its check and its hints
#
# Writes: lesson_columns, lesson_lines.

need cli/options cli/terminal core/paragraphs pictures/shared/picture practice/answers practice/check_boxes \
    practice/check_carving practice/learner practice/mistakes practice/own_program practice/runner

put_exercise() { # <number>: the file, to standard output; the page leaves out what follows @terminal
    local name="say_exercise_$1[@]" part begun_lines own=${EXERCISE_FUNCTIONS[$1 - 1]}
    lesson_columns=77 lesson_lines=()
    for part in "${!name}"; do
        if [[ $part == $'\n'* ]]; then # a drawing
            lesson_lines+=('' "${part#$'\n'}")
        else
            add_folded "${part#@terminal }"
        fi
    done
    name_program
    say "$say_exercise_then" "$REPLY"
    lesson_lines+=("$REPLY")
    put_lines '#!/usr/bin/env bash' '#'
    for part in "${lesson_lines[@]}"; do
        part=${part//$'\n'/$'\n# '} # not in quotes, for bash 3.2
        part="# $part"
        put_line "${part%' '}"
    done
    [[ -n $own ]] || return 0
    list_begun "$own" "# $say_exercise_yours"
    put_lines '' "${begun_lines[@]}"
}

check_exercise() { # <exercise> <file> -> the verdict, to standard output; 1 if it is wrong
    local file program written=yes
    say_folded "$say_check_before" "$1" "$2" "$CHECK_SECONDS"
    write_buffer
    copy_to_workshop "$2"
    file=$REPLY
    if ! has_answer "$1" "$file"; then
        written=''
    elif has_file_shape "$file" && judge_exercise "$1" "$file"; then
        show_right "$1"
        return 0
    fi
    name_program
    program=$REPLY
    say_folded "$say_check_hint" "$program" "$1"
    [[ -z $written ]] || say_folded "$say_check_watch" "$program" "$2"
    return 1
}

has_answer() { # <exercise> <file in the workshop>: 1 if nothing is written yet, after saying where it belongs
    local places
    is_unwritten "$1" "$2" || return 0
    places=$REPLY
    say_folded "$say_check_unwritten"
    [[ -z $places ]] || say_folded "$say_check_place" "${EXERCISE_FUNCTIONS[$1 - 1]}" "$places"
    return 1
}

judge_exercise() { # <exercise> <file in the workshop>: 1 if the answer is wrong, after saying why
    if (($1 < 6)); then
        check_boxes "$@"
    elif (($1 < EXERCISES)); then
        check_carving "$@"
    else
        check_program "$2"
    fi
}

show_right() { # <exercise>: show its result, and what comes next
    local program painted text=$say_check_right_mazes
    name_program
    program=$REPLY
    case $1 in
        [1-5]) text=$say_check_right ;;
        7) text=$say_check_right_depth ;;
        9) text=$say_check_program_right ;;
    esac
    if [[ $1 == [678] ]]; then # the last maze of the check
        paint_maze
        put_lines '' "${painted[@]/#/    }" ''
    fi
    say_folded "$text"
    if (($1 < EXERCISES)); then
        say_folded "$say_check_next" "$program" "$(($1 + 1))"
    else
        say_folded "$say_check_last" "$program"
    fi
}

put_hint() { # <exercise> <hint>
    local name="say_hints_$1[$2 - 1]" hint
    hint=${!name}
    say_folded "${hint//%/%%}"
    (($2 < HINTS)) || return 0
    name_program
    say_folded "$say_hint_next" "$REPLY" "$1" "$(($2 + 1))"
}
