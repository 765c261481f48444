# shellcheck shell=bash
#
# menu: the mode in which another maze is chosen: today's daily maze, a level, an endless level, a size
#
# Each maze is a line: its name, and the stars and the best time that were earned. Its number may be typed.
#
# Owns: menu_mazes (for another_maze), menu_names, menu_stars, menu_times (of each), menu_at (which one is chosen), menu_typed
# (digits).
# Writes: recipe_known.

need cli/day cli/levels cli/options core/columns core/window play/maze_map play/maze_screen play/next saves/journal \
    saves/progress saves/records saves/saved screen/game screen/screen screen/status screen/view

menu_mazes=() menu_names=() menu_stars=() menu_times=() menu_at=0 menu_typed=''

readonly MENU_WIDE=39 MENU_SIZES='21x11 41x21 79x39' # columns; squares

show_menu() {
    set_message ''
    list_menu
    set_map 1 "${#menu_mazes[@]}" "$((window_columns > MENU_WIDE ? MENU_WIDE : window_columns - 1))" paint_menu
    visit_mode menu
}

list_menu() { # -> menu_*, with the maze in play chosen, or the level after the highest one that was won
    local level record level_stars level_best level_highest known_size
    menu_mazes=() menu_names=() menu_stars=() menu_times=() menu_typed=''
    find_today
    if [[ $REPLY != - ]]; then
        menu_mazes=("daily-$REPLY")
        say "$say_daily" "$REPLY"
        menu_names=("$REPLY")
        if find_daily_win "${menu_mazes[0]#daily-}"; then
            menu_stars=("${record[8]}") menu_times=("${record[3]}")
        fi
    fi
    recall_levels
    level=$((level_highest < LAST_LEVEL ? level_highest + 1 : LAST_LEVEL))
    menu_at=$((${#menu_mazes[@]} + (level > ${#LEVELS[@]} ? ${#LEVELS[@]} : level - 1)))
    [[ -z $recipe_day || ${menu_mazes[0]} != "daily-$recipe_day" ]] || menu_at=0
    ((level > ${#LEVELS[@]})) || level=$((${#LEVELS[@]} + 1))
    for ((record = 1; record <= ${#LEVELS[@]}; record++)); do
        list_level_line "$record"
    done
    list_level_line "$level"
    for known_size in $MENU_SIZES; do
        menu_names[${#menu_mazes[@]}]=$known_size
        menu_mazes+=("$known_size")
    done
}

list_level_line() { # <level>: below the others
    local at=${#menu_mazes[@]} number
    printf -v number '%2d  ' "$1"
    menu_mazes[at]=level-$1
    menu_names[at]=$number${say_levels[$1 > ${#LEVELS[@]} ? ${#LEVELS[@]} : $1 - 1]}
    menu_stars[at]=${level_stars[$1]:-} menu_times[at]=${level_best[$1]:-}
}

paint_menu() { # <y> -> REPLY: a maze; the chosen one is marked
    local at=$(($1 - 1)) line='  ' time=''
    ((at != menu_at)) || line='> '
    pad_columns "${menu_names[at]}" -25
    line+=$REPLY
    draw_stars "${menu_stars[at]:-0}"
    pad_columns "$REPLY" -3
    line+=" $REPLY"
    if [[ -n ${menu_times[at]:-} ]]; then
        name_time "${menu_times[at]}"
        time=$REPLY
    fi
    pad_columns "$time" 7
    cut_columns "$line $REPLY" "$map_tile"
    pad_columns "$REPLY" "-$map_tile"
    [[ -z $on_screen ]] || ((at != menu_at)) || REPLY=$'\033[7m'$REPLY$'\033[0m'
}

menu_draw() { # with what there is to say about the chosen maze
    local about=$message
    set_map_title "$say_menu"
    if [[ -z $about && ${menu_mazes[menu_at]} == daily-* ]]; then
        find_streak "${menu_mazes[menu_at]#daily-}"
        say_count "$REPLY" "${say_count_days[@]}"
        say "$say_over_streak" "$REPLY"
        about=$REPLY
    fi
    if [[ -n $on_screen ]]; then
        set_fields "$about" "${say_menu_keys[@]}" "$say_quit_key"
        [[ -z $message ]] || all_fit || set_fields "$message"
    else
        set_fields "$about" "$say_menu_lines" "$say_quit_key"
    fi
    set_focus 1 "$((menu_at + 1))"
    follow_focus || :
    draw_view
}

menu_key() { # <key>
    local last=$((${#menu_mazes[@]} - 1))
    set_message ''
    case $1 in
        enter) play_chosen ;;
        escape | m | M) leave_menu ;;
        q | Q) quit_game ;;
        home) choose_line 0 ;;
        line-end) choose_line "$last" ;;
        [0123456789]) type_level "$1" ;;
        *)
            REPLY=$1
            step_key "$1" || :
            case $REPLY in
                w | a) choose_line "$((menu_at ? menu_at - 1 : last))" ;;
                s | d) choose_line "$((menu_at < last ? menu_at + 1 : 0))" ;;
                *)
                    set_message "$say_menu_choose"
                    choose_line "$menu_at"
                    ;;
            esac
            ;;
    esac
}

choose_line() { # <which>
    menu_at=$1 menu_typed=''
    menu_draw
}

type_level() { # <digit>: 0 is the daily maze; a level beyond the table takes the place of the endless one
    local typed=$menu_typed$1 at=$((${#menu_mazes[@]} - 4)) first=$((${#menu_mazes[@]} - 4 - ${#LEVELS[@]})) level_stars=() level_best=()
    gate_number level "$typed" 0 "$LAST_LEVEL" || typed=$1
    gate_number level "$typed" 0 "$LAST_LEVEL"
    if ((REPLY > ${#LEVELS[@]})); then
        menu_mazes=("${menu_mazes[@]:0:at}" "level-$REPLY" "${menu_mazes[@]:at+1}")
        printf -v typed '%2d  %s' "$REPLY" "${say_levels[${#LEVELS[@]}]}"
        menu_names[at]=$typed menu_stars[at]='' menu_times[at]='' typed=${typed%% *}
    elif ((REPLY)); then
        at=$((first + REPLY - 1))
    else
        at=0
    fi
    choose_line "$at"
    menu_typed=$typed
}

leave_menu() { # back to the maze
    show_maze "$option_format"
    describe_place
    leave_mode
}

play_chosen() { # the game so far is saved
    local maze=${menu_mazes[menu_at]} holder=''
    leave_journal
    if [[ $maze == daily-* ]]; then
        offer_games game "# option day ${maze#daily-}"
        begin_work
        read_saved_game maze || holder=$REPLY
        end_work
        offer_games game
        if [[ -n $game_file ]]; then
            "${game}_show_saved"
            set_mode saved
            return
        fi
    fi
    another_maze "$maze"
    [[ -z $holder ]] || recipe_known=yes # another program plays it
    start_again
}
