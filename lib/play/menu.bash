# shellcheck shell=bash
#
# menu: the menu: today's daily maze, the levels, the endless levels and three sizes
#
# Each maze is a line: its name, and the stars and the best time that were earned. Its number may be typed.
#
# Owns: menu_mazes (for another_maze), menu_at (which one is chosen).
# Writes: answer, games_seen, level_best, level_stars (those of today's daily maze are level 0), recipe_known.

need cli/day cli/levels core/columns play/maze_map play/maze_screen play/next saves/journal saves/progress \
    saves/records saves/saved screen/game screen/screen screen/status screen/view

menu_mazes=() menu_at=0

MENU_SIZES=(21x11 41x21 79x39)
readonly MENU_WIDE=39 MENU_SIZES # columns; squares

show_menu() {
    set_message ''
    list_menu
    set_map 1 "${#menu_mazes[@]}" "$MENU_WIDE" paint_menu
    set_map_title "$say_menu"
    visit_mode menu
}

list_menu() { # -> menu_mazes, menu_at: the maze in play is chosen, or the level after the highest one that was won
    local level k record
    find_level
    level=$REPLY menu_mazes=() answer=''
    find_today
    if [[ $REPLY != - ]]; then
        menu_mazes=("daily-$REPLY")
        if find_daily_win "$REPLY"; then
            level_stars[0]=${record[8]} level_best[0]=${record[3]}
        fi
    fi
    menu_at=$((${#menu_mazes[@]} + (level > ${#LEVELS[@]} ? ${#LEVELS[@]} : level - 1)))
    [[ -z $recipe_day || ${menu_mazes[0]-} != "daily-$recipe_day" ]] || menu_at=0
    for ((k = 1; k <= ${#LEVELS[@]}; k++)); do
        menu_mazes+=("level-$k")
    done
    menu_mazes+=("${MENU_SIZES[@]}")
}

paint_menu() { # <y> -> REPLY: a maze; the chosen one is marked
    local maze=${menu_mazes[$1 - 1]} level=99 line='  ' time=''
    (($1 - 1 != menu_at)) || line='> '
    REPLY=$maze
    case $maze in
        daily-*)
            say "$say_daily" "${maze#daily-}"
            level=0
            ;;
        level-*)
            level=${maze#level-}
            name_level "$level"
            printf -v REPLY '%2d  %s' "$level" "$REPLY"
            ;;
    esac
    cut_columns "$REPLY" 25
    pad_columns "$REPLY" -25
    line+=$REPLY
    draw_stars "${level_stars[level]:-0}"
    pad_columns "$REPLY" -3
    line+=" $REPLY"
    if [[ -n ${level_best[level]:-} ]]; then
        name_time "${level_best[level]}"
        time=$REPLY
    fi
    pad_columns "$time" 7
    REPLY="$line $REPLY"
    [[ -z $on_screen ]] || (($1 - 1 != menu_at)) || REPLY=$'\033[7m'$REPLY$'\033[0m'
}

menu_draw() { # with a note about the chosen maze
    local about=$message keys=("${say_menu_keys[@]}")
    if [[ -z $about && ${menu_mazes[menu_at]} == daily-* ]]; then
        find_streak "${menu_mazes[menu_at]#daily-}"
        say_count "$REPLY" "${say_count_days[@]}"
        say "$say_over_streak" "$REPLY"
        about=$REPLY
    fi
    [[ -n $on_screen ]] || keys=("$say_menu_lines")
    set_fields "$about" "${keys[@]}" "$say_quit_key"
    [[ -z $message ]] || all_fit || set_fields "$message"
    set_focus 1 "$((menu_at + 1))"
    follow_focus || :
    draw_view
}

menu_key() { # <key>
    local last=$((${#menu_mazes[@]} - 1))
    set_message ''
    case $1 in
        enter) play_chosen ;;
        escape | m | M) back_to_maze ;;
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
    menu_at=$1 answer=''
    menu_draw
}

type_level() { # <digit>: 0 is the daily maze
    local typed=$answer$1
    gate_number level "$typed" 0 "${#LEVELS[@]}" || typed=$1
    gate_number level "$typed" 0 "${#LEVELS[@]}"
    choose_line "$((REPLY ? ${#menu_mazes[@]} - ${#MENU_SIZES[@]} - ${#LEVELS[@]} + REPLY - 1 : 0))"
    answer=$typed
}

play_chosen() { # the game so far is saved
    local maze=${menu_mazes[menu_at]} holder=''
    leave_journal
    if [[ $maze == daily-* ]]; then
        games_seen=()
        begin_work
        read_saved_game "# maze daily=${maze#daily-}" || holder=$REPLY
        end_work
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
