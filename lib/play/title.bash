# shellcheck shell=bash
#
# title: what the game says about a maze before it begins
#
# Reads: option_level.

need cli/levels cli/recipe pictures/shared/picture

name_title() { # of a level or a daily maze -> REPLY: Level 7: bridges; Daily maze 2026-11-23
    name_game
    [[ -n $recipe_day ]] || REPLY+=": ${say_levels[option_level > ${#LEVELS[@]} ? ${#LEVELS[@]} : option_level - 1]}"
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

name_level_goal() { # -> REPLY: Reach ◆ at the bottom right: only one path leads there.
    local goal_sign
    name_goal_sign
    goal_sign=$REPLY
    name_place "$goal"
    say "$say_level_goal" "$goal_sign" "$REPLY" "${say_level_goals[option_level > ${#LEVELS[@]} ? ${#LEVELS[@]} : option_level - 1]}"
}

name_goal_sign() { # -> REPLY: the goal as the maze shows it
    paint_sign G
    REPLY=${REPLY// /}
}

paint_sign() { # <letter> -> REPLY: its sign in the picture of the game
    local wide=''
    ((${#paint_codes[0]} == 1)) || wide=w
    paint "$1$wide"
    REPLY=${REPLY//$'\1'/}
}

name_place() { # <square> -> REPLY: where in the maze, in words
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x = 3 * (x - 1) / (width - 1), y = 3 * (y - 1) / (height - 1)))
    ((x < 3)) || x=2
    ((y < 3)) || y=2
    REPLY=${say_places[3 * y + x]}
}
