# shellcheck shell=bash
#
# watching: what --watch asks of the terminal, and how it begins
#
# Writes: option_width, option_height.

need front/look front/mazes lesson/texts lesson/watch pictures/shared/colors screen/window

check_watching() { # ends if nobody can watch here
    load_lesson_texts
    [[ -t 0 && -t 1 && ${TERM:-} != dumb && (-z $given_output || $option_output == -) ]] ||
        fail 2 "$say_watch_terminal"
    check_screen_format
    if [[ -z $option_width$option_height ]]; then # of a size that leaves room for the code
        option_width=15 option_height=9
    fi
    gate_window
}

watch_work() { # <carving|solving>: on the screen; 1 if there is nothing to be watched
    local format=$option_format name=$option_carver status
    case $format in
        blocks | ascii | lines) ;;
        *) [[ -n $plain_text ]] && format=ascii || format=blocks ;;
    esac
    [[ $option_algorithm == backtracker ]] || name=$option_algorithm
    set -- "$1" "$format" "$option_color" "$name" "$((${option_seed:-0} + maze_number - 1))"
    if [[ $1 == carving ]]; then
        watch_carving "${@:2}"
    else
        watch_solving "${@:2}"
    fi
    status=$?
    choose_colors "$option_color"
    return "$status"
}
