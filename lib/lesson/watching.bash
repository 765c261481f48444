# shellcheck shell=bash
#
# watching: check the terminal for --watch, and begin
#
# Writes: option_width, option_height.

need cli/look cli/mazes lesson/watch lesson/watch_events maze/carve pictures/shared/colors cli/window

check_watching() { # exits unless there is a terminal to watch on
    load_texts languages/watching narrate
    [[ -t 0 && -t 1 && ${TERM:-} != dumb && (-z $given_output || $option_output == -) ]] ||
        fail 2 "$say_watch_terminal"
    check_screen_format
    if [[ -z $option_width$option_height ]]; then # a size that leaves room for the code
        option_width=15 option_height=9
    fi
    gate_window
}

watch_work() { # <carving|solving>: on the screen
    local format=$option_format name=$option_carver
    case $format in
        blocks | ascii | lines) ;;
        *) [[ -n $plain_text ]] && format=ascii || format=blocks ;;
    esac
    if [[ $option_algorithm != backtracker ]]; then
        name=$option_algorithm
    elif [[ -z $given_carver ]] && ((cells_wide * cells_high <= RECURSION_MOST)); then
        name=recursive # the recursion is what people want to see
    fi
    if [[ $1 == carving ]]; then
        watch_carving "$format" "$option_color" "$name" "$((${option_seed:-0} + maze_number - 1))"
    else
        watch_call "$format" "$option_color" note_search
    fi
    choose_colors "$option_color"
}
