# shellcheck shell=bash
#
# exercises: files to be completed, and their check
#
# Writes: cell, goal, lesson_columns, picture, player.

need cli/columns cli/terminal lesson/code lesson/learner lesson/own_program lesson/runner lesson/tour lesson/watch_events \
    lesson/watch_state maze/rows pictures/shared/picture screen/view

EXERCISE_FUNCTIONS=(dig carve_recursive carve_stack)
readonly EXERCISE_FUNCTIONS
DRIVER_FUNCTIONS=(seed_with below set_size make_grid dig carve_recursive carve_stack)
readonly DRIVER_FUNCTIONS

# shellcheck disable=SC2016
put_exercise() { # <number>: the file, to standard output
    local name="say_exercise_$1[@]" about=() line k indent program
    about=("${!name}")
    name_program
    program=$REPLY
    put_lines '#!/usr/bin/env bash' '#'
    for ((k = 0; k < ${#about[@]} - 1; k++)); do
        line="# ${about[k]//%s/$program}"
        put_line "${line%"${line##*[! ]}"}"
    done
    line="    # ${about[k]}"
    put_line ''
    [[ $1 != 4 ]] || return 0
    load_code "${EXERCISE_FUNCTIONS[$1 - 1]}"
    case $1 in
        1) put_lines "${code_lines[0]}" "${code_lines[1]}" "$line" '}' ;;
        2) put_lines "${code_lines[0]}" "$line" "${code_lines[@]:1:${#code_lines[@]}-2}" "$line" '}' ;;
        3)
            for k in "${code_lines[@]}"; do
                indent=${k%%[! ]*}
                case $k in
                    *'waiting[top++]'*) put_line "$indent${line#    }" ;;
                    *here=\$there* | *'elif '* | *'[--top]'*) ;;
                    *'return'*) put_line "$indent: ${line#    }" ;; # bash wants something there
                    *) put_line "$k" ;;
                esac
            done
            ;;
    esac
}

find_exercise() { # <file> -> REPLY: which exercise it is, by its first lines or its function; 1 if it is none
    local line n=0 k
    while IFS= read -r line && ((n++ < 20)); do
        if [[ $line == *'maze.sh, exercise '[1234]* ]]; then
            line=${line#*exercise }
            REPLY=${line:0:1}
            return 0
        fi
    done <"$1"
    for k in 1 2 3; do
        while IFS= read -r line; do
            line=${line#"${line%%[! ]*}"} line=${line#function }
            if [[ $line == "${EXERCISE_FUNCTIONS[k - 1]}"*'()'* || $line == "${EXERCISE_FUNCTIONS[k - 1]} {"* ]]; then
                REPLY=$k
                return 0
            fi
        done <"$1"
    done
    return 1
}

check_exercise() { # <exercise> <file> -> what there is to say of it, to standard output; 1 if it is wrong
    local file=$2
    lesson_columns=78
    say_folded "$say_check_before" "$file" "$CHECK_SECONDS"
    put_page
    forget_error
    if (($1 == 4)); then
        check_program "$file"
        return
    fi
    copy_to_workshop "$file"
    file=$REPLY
    if ! run_learner "$1" "$file" "${EXERCISE_FUNCTIONS[$1 - 1]}"; then
        return 1
    fi
    if (($1 == 2)); then
        say_folded "$say_check_right_depth"
    else
        say_folded "$say_check_right"
    fi
}

write_driver() { # <function of the file> -> REPLY: what the other bash runs: our other functions, then driver.sh
    local all=" ${DRIVER_FUNCTIONS[*]} " ours=() script
    split_words "${all/ $1 / }"
    ours=("${split[@]}")
    script="SEEDS=$CHECK_SEEDS WALL=$WALL OPEN=$OPEN EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH"
    script+=$'\n'$(declare -f "${ours[@]}")
    read_text lesson/driver.sh
    REPLY=$script$'\n'$REPLY
}

run_learner() { # <exercise> <file> <its function>: 1 if it is wrong, which has been said then
    local script called=carve_recursive index=there line seed=0 printed=0 status='' seconds=$SECONDS
    (($1 != 3)) || called=carve_stack index=here
    write_driver "$3"
    script=$REPLY
    can_be_read "$2" || return
    while IFS= read -r line; do
        if ((++printed > CHECK_LINES)); then
            status=noise
            stop_learner
            break
        fi
        # shellcheck disable=SC2016 # the name of an argument
        case $line in
            =function)
                say_folded "$say_check_function" "$3"
                return 1
                ;;
            '=step '[0123456789]* | '=elsewhere '[0123456789]* | '=shared '[0123456789]*)
                tell_learner_error
                name_walk "${line#=}"
                return 1
                ;;
            '=much '*)
                compare_learner "$1" "$((seed + 1))" "$line" much
                return 1
                ;;
            '=text $1 '* | '=text there '* | '=text here '* | '=text depth '* | '=text deepest '*)
                tell_learner_error
                name_text "$1" "${line#'=text '}"
                return 1
                ;;
            =end) ((seed != CHECK_SEEDS)) || status='done' ;;
            =time) status='time' ;;
            '=group '*) note_group "$line" ;;
            '=over '*) break ;;
            =[0123456789]*)
                ((seed += 1))
                compare_learner "$1" "$seed" "$line" || return 1
                ;;
            *': line '[0123456789]*': '*) note_error "$line" "$2" ;;
        esac
    done < <(guard_learner "$CHECK_SECONDS" -c "$script" exercise "$2" "$3" "$called" "$index" 2>/dev/null)
    [[ $status != 'done' ]] || return 0
    tell_learner_error
    if [[ $status == 'time' ]] || ((SECONDS - seconds >= CHECK_SECONDS)); then
        say_folded "$say_check_endless" "$CHECK_SECONDS"
        [[ -n $learner_error ]] || say_folded "${say_check_endless_hints[$1 - 1]}"
    elif [[ -n $learner_error ]]; then
        : # that is why
    elif [[ $status == noise ]]; then
        say_folded "$say_check_noise"
    else
        say_folded "$say_check_stopped" "$((seed + 1))"
    fi
    return 1
}

name_walk() { # <what has been seen, and its numbers>: where the walk went wrong
    local what at wanted found
    split_words "$1"
    what=${split[0]-} at=${split[1]-} wanted=${split[2]-} found=${split[3]-}
    for REPLY in "$at" "${wanted:-0}" "${found:-0}"; do
        gate_number square "$REPLY" 0 99999999 || return 0
    done
    case $what in
        step) say_folded "$say_check_step" "$at" "$wanted" ;;
        elsewhere)
            if ((at == found)); then
                say_folded "$say_check_stays" "$at"
                return
            fi
            say_folded "$say_check_elsewhere" "$at" "$wanted" "$found"
            ;;
        shared) say_folded "$say_check_shared" "$at" ;;
    esac
}

name_text() { # <exercise> <name and value>: a text where a number belongs
    printable "${2#*' '}"
    say_folded "$say_check_text" "${2%%' '*}" "$REPLY"
    if [[ -n ${2#*' '} ]]; then
        say_folded "$say_check_calculate"
    elif (($1 == 3)); then
        say_folded "${say_check_endless_hints[2]}"
    fi
}

compare_learner() { # <exercise> <seed> <line> [much: it was stopped]: with ours; 1 if they differ, which has been said then
    local theirs=() ours=() depth most fell
    split_words "${3#*' '}"
    depth=${split[0]-} most=${split[1]-} fell=${split[2]-} theirs=(${split[@]+"${split[@]:3}"})
    carve_counted "$2"
    ours=("${cell[@]}")
    if [[ "${theirs[*]-}" != "${ours[*]}" ]]; then
        say_folded "$say_check_seed" "$2"
        put_line ''
        put_both "${theirs[@]-}"
        put_line ''
        cell=("${ours[@]}")
        tell_learner_error
        [[ -z ${4:-} ]] || say_folded "${say_check_endless_hints[$1 - 1]}"
        name_mistake "$1" "${theirs[@]-}"
        return 1
    elif (($1 == 2)) && [[ $depth != "$REPLY" ]]; then
        name_depth "$2" "$REPLY" "$depth" "$most" "$fell"
        return 1
    fi
}

carve_counted() { # <seed> -> cell; REPLY: how deep the calls get
    local n
    make_grid 15 9
    record tell_carving carve_recursive "$1" 1000 0
    player=0 goal=0
    begin_events carve_recursive
    show_event "$events"
    REPLY=0
    for ((n = 1; n <= events; n++)); do
        ((event_depth[n] <= REPLY)) || REPLY=${event_depth[n]}
    done
    player=0
}

put_both() { # <code ...>: our maze, which is in cell, and another one beside it
    local y left=() k=0 one other=() format=blocks line
    [[ -z $plain_text ]] || format=ascii
    clear_trail
    choose_signs "$format"
    make_picture plain
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        left[y]=$REPLY
    done
    for one; do # no value of theirs gets any further than this
        [[ $one == 0 ]] && other[k]=0 || other[k]=1
        ((++k < size)) || break
    done
    for (( ; k < size; k++)); do
        other[k]=0
    done
    cell=("${other[@]}")
    make_picture plain
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        line="    ${left[y]}     $REPLY"
        put_line "${line%"${line##*[! ]}"}"
    done
    picture=''
}

name_mistake() { # <exercise> <code ...>: of a maze that is not as ours, in cell
    local exercise=$1 x y at square border=0 pillar=0 closed=0 between=0
    shift
    (($# == size)) || border=1
    for ((y = 1; y <= height; y++)); do
        for ((x = 1; x <= width; x++)); do
            ((at = y * stride + x + 1))
            square=${!at:-0}
            if ((x == 1 || x == width || y == 1 || y == height)); then
                [[ $square == 0 ]] || border=1
            elif ((x % 2 && y % 2)); then
                [[ $square == 0 ]] || pillar=1
            elif ((x % 2 || y % 2)); then
                [[ $square == 0 ]] || ((between += 1))
            else
                [[ $square != 0 ]] || ((closed += 1))
            fi
        done
    done
    if ((border)); then
        say_folded "$say_check_border"
    elif ((pillar)); then
        say_folded "$say_check_corner"
    elif ((between == 0 && closed < cells_wide * cells_high - 1)); then
        say_folded "$say_check_between"
    elif ((closed && exercise == 1)); then
        say_folded "$say_check_there" "$closed"
    elif ((closed)); then
        say_folded "$say_check_back" "$closed"
    elif ((between < cells_wide * cells_high - 1)); then
        say_folded "$say_check_between"
    else
        say_folded "$say_check_other"
    fi
}

name_depth() { # <seed> <ours> <theirs> <the most their depth has been> <1 if their deepest fell>
    local depth=$2
    printable "$3"
    say_folded "$say_check_depth" "$1" "$depth" "$REPLY"
    if [[ -n $learner_error ]]; then
        tell_learner_error
    elif ! gate_number deepest "$3" 0 999999; then
        say_folded "$say_check_look_again"
    elif [[ $5 == 1 || ($4 == "$depth" && $REPLY == 0) ]]; then
        say_folded "$say_check_not_most"
    elif ((REPLY == 0)); then
        say_folded "$say_check_never_up"
    elif ((REPLY == cells_wide * cells_high || REPLY == cells_wide * cells_high - 1)); then
        say_folded "$say_check_never_down"
    elif ((REPLY == depth - 1 || REPLY == depth + 1)); then
        say_folded "$say_check_one_off"
    elif [[ $4 == "$depth" ]]; then
        say_folded "$say_check_not_most"
    else
        say_folded "$say_check_look_again"
    fi
}
