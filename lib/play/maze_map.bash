# shellcheck shell=bash
#
# maze map: show the maze as the map of a game, with its title and colors, or all of it in small
#
# Owns: maze_* (maze_across, maze_down: squares in a tile; maze_kind: of its picture), wall_colors (from the top to the
# bottom of the map), theme (its number in say_themes).
# Writes: on_trail.

need cli/recipe cli/terminal pictures/shared/colors pictures/shared/picture saves/folders screen/game \
    screen/view

maze_across=1 maze_down=1 maze_kind=game wall_colors=('') theme=0

# A tile is one square. It is two squares, a narrow and a wide one, if the format has such columns. If a character
# shows several squares, the tile is all of these.

show_maze() { # <format> [for braille: squares that share a dot, across and down]: make the maze the map
    local tile=2 title=''
    maze_across=1 maze_down=1 maze_kind=game
    case $1 in
        lines) maze_across=2 tile=4 ;;
        half)
            need pictures/half
            maze_down=2 maze_kind=file tile=1
            ;;
        braille)
            need pictures/braille pictures/shared/small
            maze_across=$((2 * ${2:-1})) maze_down=$((4 * ${2:-1})) maze_kind=file tile=1
            ;;
    esac
    choose_signs "$1" game
    if [[ -n $recipe_level$recipe_day && -z $recipe_moved ]]; then
        name_game
        title=$REPLY${recipe_level:+: ${say_levels[recipe_level - 1]}}
    fi
    set_map "$(((width - 1) / maze_across + 1))" "$(((height - 1) / maze_down + 1))" "$tile" paint_tiles "$title"
    focus_maze
}

name_game() { # -> REPLY: Level 7, Daily maze 2026-11-23 or Maze 21x11
    if [[ -n $recipe_moved || -z $recipe_level$recipe_day ]]; then
        say "$say_svg_title" "${width}x$height"
    elif [[ -n $recipe_day ]]; then
        say "$say_daily" "$recipe_day"
    else
        say "$say_level" "$recipe_level"
    fi
}

paint_sign() { # <letter> -> REPLY: its sign in the picture of the game
    local wide=''
    if ((${#paint_codes[0]} != 1)); then
        wide=w
    fi
    paint "$1$wide"
    REPLY=${REPLY//$'\1'/}
}

name_place() { # <square> -> REPLY: where in the maze, in words
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x = 3 * (x - 1) / (width - 1), x -= x == 3, y = 3 * (y - 1) / (height - 1), y -= y == 3))
    REPLY=${say_places[3 * y + x]}
}

paint_tiles() { # <y> <x> <count>: tiles -> REPLY
    case $maze_down in
        1) paint_row "$1" "$((maze_across * ($2 - 1) + 1))" "$((maze_across * $3))" ;;
        2) half_row "$@" ;;
        4) braille_row "$@" ;;
        *) paint_dots "$1" ;;
    esac
    color_walls "$1"
}

color_walls() { # <y>: color the walls in REPLY; after a colored sign, \1 stands for their color
    local base=${wall_colors[($1 - 1) * ${#wall_colors[@]} / map_height]}
    REPLY=${REPLY//$'\1'/$base}
    if [[ -n $base ]]; then
        REPLY=$base$REPLY$'\033[0m'
    fi
}

focus_maze() {
    set_focus "$(((player % stride - 1) / maze_across + 1))" "$(((player / stride - 1) / maze_down + 1))"
}

mark_square() { # <square> <letter, or empty for none>: make it part of a trail
    on_trail[$1]=$2
    change_square "$1"
}

change_square() { # <square>: show its current sign
    local x=$(($1 % stride)) y=$(($1 / stride))
    [[ -n $picture ]] || return 0
    refresh_square "$1"
    change_tile "$(((x - 1) / maze_across + 1))" "$(((y - 1) / maze_down + 1))"
}

# The overview is the whole maze, reduced to the window: in the format half, or in braille where that is too large.
# Where that is too large as well, several squares share a dot, as many across as down; the dot is drawn if more than
# half of them are walls. A terminal without these signs shows what fits of the format ascii.

show_overview() {
    local squares=0 # that share a dot, across and down
    if [[ -n $plain_text ]]; then
        show_maze ascii
    else
        show_maze half
        until map_fits || ((map_height == 1)); do
            show_maze braille "$((squares += 1))"
        done
    fi
    visit_mode overview
}

map_fits() { # does the window show all of it, above the status line?
    ((map_width * map_tile <= window_columns && map_height < window_rows))
}

overview_draw() {
    need_picture "$maze_kind"
    set_fields "$say_any_key"
    draw_view
}

overview_key() { # any key
    show_maze "$option_format"
    leave_mode
}

paint_dots() { # <y> -> REPLY: the whole line, which is never wider than the window
    local y dots=()
    for ((y = 1; y <= 4; y++)); do
        shade_squares "$((4 * $1 + y - 4))"
        dots[y]=$REPLY
    done
    join_dots "${#dots[1]}" "${dots[@]}"
    put_small_sign "$goal_shown" ◆ "$1" "$maze_across"
    put_small_sign "$player" ● "$1" "$maze_across"
    REPLY=${REPLY/◆/$color_goal◆$color_off} REPLY=${REPLY/●/$color_player●$color_off}
}

shade_squares() { # <row of dots> -> REPLY: 0 for each dot, 1 for none; empty below the maze
    local x y walls count shared=$((maze_across / 2)) shades=''
    for ((x = 1; x <= width; x += shared)); do
        walls=''
        for ((y = shared * ($1 - 1) + 1; y <= shared * $1 && y <= height; y++)); do
            walls+=${row[y]:x:shared<width+1-x?shared:width+1-x}
        done
        count=${#walls} walls=${walls//[!0]/}
        shades+=$((2 * ${#walls} <= count))
    done
    REPLY=$shades
}

# Themes: the colors of player, goal, trail and walls. The player is dark on yellow, the goal is dark on green, and a
# path fills its squares, in a color that no wall has; without colors player and goal are in reverse. After a colored
# sign, the byte \1 means the color of the walls around it.

readonly NO_THEME=3

recall_theme() {
    theme=$NO_THEME
    if [[ $option_color == always ]]; then
        read_note theme
        theme=0
        if gate_number theme "$REPLY" 0 "$NO_THEME"; then
            theme=$REPLY
        fi
    fi
    set_theme_colors
}

next_theme() {
    if [[ $option_color == always ]]; then
        theme=$(((theme + 1) % (NO_THEME + 1)))
        set_theme_colors
        choose_signs "$option_format" game
        set_message "${say_themes[theme]}"
        save_note theme "$theme"
    else
        set_message "$say_no_colors"
    fi
    renew_view
}

set_theme_colors() {
    local ink=$'\033[0;30;' off=$'\033[0m\1'
    wall_colors=('')
    case $theme in
        0) # dusk: the colors of a sunset, from top to bottom, as many as the terminal has
            wall_colors=($'\033['{34,35,31,33}m)
            if has_many_colors; then
                wall_colors=($'\033[38;5;'{61,97,133,169,168,167,173,209,215}m)
            fi
            set_colors "${ink}103m" "${ink}46m" "${ink}102m" $'\033[36m' "${ink}42m" "$off" $'\1'
            ;;
        1) # plain: muted walls, if the terminal has such a color
            if has_many_colors; then
                wall_colors=($'\033[38;5;67m')
            fi
            set_colors "${ink}103m" "${ink}45m" "${ink}102m" $'\033[35m' "${ink}42m" "$off" $'\033[39m\1'
            ;;
        2) # high contrast: walls in the color of the text, which is the one furthest from the background
            set_colors "${ink}103m" "${ink}106m" "${ink}102m" $'\033[1m' "${ink}105m" "$off" $'\033[39m\1'
            ;;
        "$NO_THEME") # faint walls, because a reversed space would look like a wall
            wall_colors=($'\033[2m')
            set_colors $'\033[0;7m' $'\033[0;1m' $'\033[0;7m' $'\033[0m' $'\033[0;1m' "$off"
            ;;
    esac
}
