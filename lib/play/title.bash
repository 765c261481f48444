# shellcheck shell=bash
#
# title: what is said about a maze before the game begins
#
# Reads: option_level.

need cli/recipe

name_title() { # -> REPLY: Level 7: bridges; or as name_game
    name_game
    [[ -z $option_level || -n $recipe_day$recipe_moved ]] || REPLY+=": ${say_levels[option_level - 1]}"
}

name_game() { # -> REPLY: Level 7, Daily maze 2026-11-23 or Maze 21x11
    if [[ -n $recipe_moved || (-z $option_level && -z $recipe_day) ]]; then
        say "$say_svg_title" "${width}x$height"
    elif [[ -n $recipe_day ]]; then
        say "$say_daily" "$recipe_day"
    else
        say "$say_level" "$option_level"
    fi
}
