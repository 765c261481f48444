# shellcheck shell=bash
#
# colors: the colors of player, trail, goal and path
#
# Owns: color_* (color_player, color_trail, color_goal, color_dim, color_way: what comes before a sign in a color;
# color_off: what comes after it, empty if there are no colors; color_wall: if a trail fills squares: what restores the
# color of the walls over it).

set_colors() { # <player> <trail> <goal> <trail gone back over> <shortest path> <off> [wall]
    color_player=$1 color_trail=$2 color_goal=$3 color_dim=$4 color_way=$5 color_off=$6 color_wall=${7:-}
}

choose_colors() { # <always|never>: of printed pictures
    if [[ $1 == always ]]; then
        set_colors $'\033[1;33m' $'\033[36m' $'\033[1;32m' '' '' $'\033[0m'
    else
        set_colors '' '' '' '' '' ''
    fi
}

choose_colors never
