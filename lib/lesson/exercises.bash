# shellcheck shell=bash
#
# exercises: the nine exercises: the file to complete, its check, its hints
#
# Writes: cell, goal, lesson_columns, picture, player.

need cli/columns cli/options cli/terminal lesson/check_boxes lesson/check_carving lesson/code lesson/learner lesson/mistakes \
    lesson/own_program lesson/runner lesson/tour pictures/shared/picture screen/view

put_exercise() { # <number>: the file, to standard output
    local name="say_exercise_$1[@]" about=() line k program own=${EXERCISE_FUNCTIONS[$1 - 1]}
    about=("${!name}")
    name_program
    program=$REPLY
    put_lines '#!/usr/bin/env bash' '#'
    for ((k = 0; k < ${#about[@]} - 1; k++)); do
        line="# ${about[k]//%s/$program}"
        put_line "${line%"${line##*[! ]}"}"
    done
    line="# ${about[k]}"
    case $own in
        '') ;;
        dig | carve_recursive | carve_stack) put_function_left "$own" "$line" ;;
        *) put_function_begun "$own" "$line" ;;
    esac
}

put_function_begun() { # <function of boxes.sh> <comment>: down to its mark
    local line inside='' marked='' indent=''
    read_text lesson/boxes.sh
    put_line ''
    while [[ -n $REPLY ]]; do
        line=${REPLY%%$'\n'*} REPLY=${REPLY#*$'\n'}
        [[ $line != "$1() {"* ]] || inside=yes
        [[ -n $inside ]] || continue
        if [[ $line == *'# your lines' ]]; then
            indent=${line%%'#'*} marked=yes
            line=$indent$2
        elif [[ -n $marked && $line == "$indent"* ]]; then
            continue
        fi
        put_line "$line"
        [[ $line != '}' ]] || return 0
    done
}

# shellcheck disable=SC2016
put_function_left() { # <function of maze.sh> <comment>: without the lines that the comment takes the place of
    local k indent
    put_line ''
    load_code "$1"
    case $1 in
        dig) put_lines "${code_lines[0]}" "${code_lines[1]}" "    $2" '}' ;;
        carve_recursive) put_lines "${code_lines[0]}" "    $2" "${code_lines[@]:1:${#code_lines[@]}-2}" "    $2" '}' ;;
        carve_stack)
            for k in "${code_lines[@]}"; do
                indent=${k%%[! ]*}
                case $k in
                    *'waiting[top++]'*) put_line "$indent$2" ;;
                    *here=\$there* | *'elif '* | *'[--top]'*) ;;
                    *'return'*) put_line "$indent: $2" ;; # bash wants a command here
                    *) put_line "$k" ;;
                esac
            done
            ;;
    esac
}

find_exercise() { # <file> -> REPLY: its exercise, by the line that says so at its top; 1 if there is none
    local line n=0
    while IFS= read -r line && ((n++ < 20)); do
        if [[ $line == *'maze.sh, exercise '[123456789]* ]]; then
            line=${line#*'maze.sh, exercise '}
            REPLY=${line:0:1}
            return 0
        fi
    done <"$1"
    return 1
}

check_exercise() { # <exercise> <file> -> the verdict, to standard output; 1 if it is wrong
    local file
    lesson_columns=78
    say_folded "$say_check_before" "$1" "$2" "$CHECK_SECONDS"
    put_page
    copy_to_workshop "$2"
    file=$REPLY
    if has_file_shape "$file" && judge_exercise "$1" "$file"; then
        show_right "$1"
        close_workshop
        return 0
    fi
    close_workshop
    name_program
    say_folded "$say_check_hint" "$REPLY" "$1"
    name_program
    say_folded "$say_check_watch" "$REPLY" "$2"
    return 1
}

judge_exercise() { # <exercise> <file in the workshop>: 1 if it is wrong, after saying why
    if (($1 < 6)); then
        check_boxes "$@"
    elif (($1 < EXERCISES)); then
        check_carving "$@"
    else
        check_program "$2"
    fi
}

show_right() { # <exercise>: what it made, and what comes next
    local program
    name_program
    program=$REPLY
    if (($1 >= 6 && $1 < EXERCISES)); then
        show_carved
        if (($1 == 7)); then
            say_folded "$say_check_right_depth"
        else
            say_folded "$say_check_right_mazes"
        fi
    elif (($1 < 6)); then
        say_folded "$say_check_right"
    fi
    if (($1 < EXERCISES)); then
        say_folded "$say_check_next" "$program" "$(($1 + 1))"
    else
        say_folded "$say_check_last" "$program"
    fi
}

show_carved() { # the maze that was made last
    local y format=blocks
    [[ -z $plain_text ]] || format=ascii
    clear_trail
    player=0 goal=0
    choose_signs "$format"
    make_picture plain
    put_line ''
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        REPLY="    $REPLY"
        put_line "${REPLY%"${REPLY##*[! ]}"}"
    done
    picture=''
    put_line ''
}

put_hint() { # <exercise> <hint>
    local name="say_hints_$1[$2 - 1]" line
    lesson_columns=78
    for line in "${!name}"; do
        say_folded "${line//%/%%}"
    done
    (($2 < HINTS)) || return 0
    name_program
    say_folded "$say_hint_next" "$REPLY" "$1" "$(($2 + 1))"
}
