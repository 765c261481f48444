# shellcheck shell=bash
#
# title: what is said about a maze before the game begins
#
# Reads: option_level.

need cli/options

name_title() { # -> REPLY: Level 7: bridges; or Maze 21x11
    if [[ -n $option_level ]]; then
        say "$say_title_level" "$option_level" "${say_levels[option_level - 1]}"
    else
        say "$say_svg_title" "${width}x$height"
    fi
}

name_task() { # <sign of the goal> -> REPLY: a sentence: which keys move, and where to go
    if is_outside "$goal"; then
        say "$say_task_exit" "$1"
    else
        say "$say_task_goal" "$1"
    fi
}
