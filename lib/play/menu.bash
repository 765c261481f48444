# shellcheck shell=bash
#
# menu: choose and make the maze of a game: in the menu, the one that was asked for, another one, or the same again
#
# Owns: menu_* (menu_at: the chosen item: 0 for today's maze, a level, then another size, the station, the records;
# menu_across: how many levels are in a row), size_typed.
# Writes: cell, chosen_game, file_keys, file_time, given_fog, given_input, maze_start, option_carver, option_height,
# option_input, option_seed, option_width, player, recipe_*.

need cli/levels cli/mazes cli/options cli/recipe core/columns core/window maze/carve maze/ends maze/solve \
    play/maze_screen play/maze_walk saves/records saves/saved screen/game screen/screen screen/view

menu_at=0 menu_across=6 size_typed=''

readonly MENU_SIZE=$((${#LEVELS[@]} + 1)) MENU_STATION=$((${#LEVELS[@]} + 2)) MENU_LAST=$((${#LEVELS[@]} + 3))

show_menu() { # the level in play is chosen, or else today's maze
    recall_records
    menu_at=${recipe_level:-0}
    visit_mode menu
}

draw_menu() { # today's maze, the levels, the other items
    local k line='' lines=() at
    ((menu_across = window_columns > 36 ? 6 : 3)) # a level has six columns
    name_today ''
    say "$say_daily" "$today${REPLY:+ $REPLY}"
    paint_item 0 "$REPLY"
    lines=(" $say_menu" '' "$REPLY" '')
    for ((k = 1; k < MENU_SIZE; k++)); do
        draw_stars "$((kind_stars[k]))"
        pad_columns "$REPLY" -3
        printf -v REPLY '%2d%s' "$k" "$REPLY"
        paint_item "$k" "$REPLY"
        line+=$REPLY
        if ((k % menu_across == 0 || k == MENU_SIZE - 1)); then
            lines+=("$line")
            line=''
        fi
    done
    lines+=('')
    for k in "${!say_menu_items[@]}"; do
        paint_item "$((MENU_SIZE + k))" "${say_menu_items[k]}"
        lines+=("$REPLY")
    done
    ((at = menu_at < MENU_SIZE ? 4 + (menu_at - 1) / menu_across : ${#lines[@]} - 1 + menu_at - MENU_LAST))
    draw_in_middle "$at" "${lines[@]}"
}

paint_item() { # <item> <text> -> REPLY: the chosen one in reverse, or in lines behind >
    # before it has colors
    cut_columns " $2" "$((window_columns - 1))"
    if (($1 == menu_at)) && [[ -n $on_screen ]]; then
        REPLY=$'\033[7m'$REPLY$'\033[0m'
    elif (($1 == menu_at)); then
        REPLY=">${REPLY# }"
    fi
}

menu_draw() { # with the title and the best time of the chosen level
    local about=''
    if ((menu_at > 0 && menu_at < MENU_SIZE)); then
        name_level "$menu_at"
        about=$REPLY
        name_best "level=$menu_at"
        about+=${REPLY:+  $REPLY}
    fi
    set_fields "${say_menu_keys[@]}" "$say_quit_key" "$about"
    draw_menu
}

menu_key() { # <key>
    case $1 in
        enter) choose_item ;;
        escape | m | M) leave_mode ;;
        q | Q) quit_game ;;
        *)
            if step_key "$1"; then
                move_choice "$REPLY"
            else
                set_message "$say_unknown_key"
            fi
            ;;
    esac
}

move_choice() { # <d|a|s|w>: to the next item or the one before; in the levels, s and w go to another row
    local by=1
    if [[ $1 == [aw] ]]; then
        by=-1
    fi
    if [[ $1 == [sw] ]] && ((menu_at > 0 && menu_at < MENU_SIZE)); then
        ((menu_at += by * menu_across))
        ((menu_at = menu_at < 0 ? 0 : menu_at > MENU_SIZE ? MENU_SIZE : menu_at))
    else
        ((menu_at = (menu_at + by + MENU_LAST + 1) % (MENU_LAST + 1)))
    fi
}

choose_item() { # Enter
    case $menu_at in
        0) play_recipe "daily=$today" ;;
        "$MENU_SIZE")
            size_typed=''
            set_mode size
            ;;
        "$MENU_STATION")
            chosen_game=station
            quit_game
            ;;
        "$MENU_LAST")
            list_records
            show_help_lines "${record_lines[@]}"
            ;;
        *) play_recipe "level=$menu_at" ;;
    esac
}

maze_next() { # the next level; after the last one and after a daily maze the menu; else another maze of the same kind
    if [[ -n $recipe_day || $recipe_level == "${#LEVELS[@]}" ]]; then
        show_menu
    elif [[ -n $recipe_level ]]; then
        play_recipe "level=$((recipe_level + 1))"
    else
        option_carver=auto option_width=$((width | 1)) option_height=$((height | 1))
        next_seed
        play_another
    fi
}

# Another size: WIDTHxHEIGHT, or one number and then the other; Enter alone takes what fits the window.

size_draw() {
    fit_window
    set_fields "Enter $REPLY" "$say_offer_size:" "$size_typed"
    draw_menu
}

size_key() { # <key>
    case $1 in
        [0123456789]) size_typed=${size_typed:0:20}$1 ;;
        [xX,]) size_typed=${size_typed:0:20}x ;;
        erase) size_typed=${size_typed%?} ;;
        enter) take_typed_size ;;
        escape) set_mode menu ;;
        q | Q) quit_game ;;
        *) set_message "$say_unknown_key" ;;
    esac
}

take_typed_size() { # a wrong number is reported, and asked for again
    local wide
    if [[ -z $size_typed ]]; then
        fit_window
        size_typed=$REPLY
    fi
    if ! gate_number "$say_width" "${size_typed%%x*}" "$LEAST_SIDE" "$MOST_SIDE" odd; then
        set_message "$REPLY"
        size_typed=''
        return
    fi
    wide=$REPLY
    if [[ $size_typed != *x* ]]; then
        size_typed=${wide}x
    elif ! gate_number "$say_height" "${size_typed#*x}" "$LEAST_SIDE" "$MOST_SIDE" odd; then
        set_message "$REPLY"
        size_typed=${wide}x
    else
        forget_recipe
        option_width=$wide option_height=$REPLY
        next_seed
        play_another
    fi
}

# The maze.

maze_make_asked() { # the maze of a file, of the options, or without any, of home; exits if there is none
    if [[ -n $given_input ]]; then
        need maze/maze_file maze/text_file
        open_file "$option_input"
        make_maze 0
        take_file_recipe
    else
        if [[ -z $option_width ]] && ! find_given "$OF_LEVELS passages carver"; then
            choose_home
        fi
        if [[ -n $given_mask ]]; then
            take_mask
        fi
        option_width=${option_width:-21} option_height=${option_height:-11}
        choose_seed
        make_another
    fi
    check_ends
    if ((player == goal)) && [[ -z $file_keys ]]; then
        fail_with 1 "$say_at_goal" "$option_input"
    fi
    if [[ -n $given_input ]] || ((option_passages < MOST_PASSAGES)); then # there may be no path
        solve "$player" "$goal" || fail_with 1 "$say_no_way"
    fi
}

choose_home() { # the next level; after the last one today's maze, or if that is won, the level with the fewest stars
    sum_stars
    find_stars "daily=$today"
    if ((level_next <= ${#LEVELS[@]})); then
        choose_recipe "level=$level_next"
    elif ((REPLY)) || [[ $today == - ]]; then
        choose_recipe "level=$level_fewest"
    else
        choose_recipe "daily=$today"
    fi
}

maze_read_saved() { # exits if there is no maze to play
    option_input=$game_file
    read_maze && check_ends
    maze_start=$player
    take_file_recipe
}

take_file_recipe() { # of the maze that was read -> the options that make it
    local in_fog=$given_fog
    if [[ -n $file_recipe ]] && read_recipe "$file_recipe" && ((option_width == width && option_height == height)); then
        recipe_moved=${file_start:+yes}
    else
        forget_recipe
        option_width=$width option_height=$height recipe_file=yes given_fog=$in_fog
    fi
    note_recipe
}

make_another() { # the maze of the options; exits if there is none
    given_input='' file_keys='' file_time=0 recipe_moved='' recipe_file=''
    if [[ -n $given_path$given_choices ]]; then
        find_fitting 0 || fail 1 "$REPLY"
    else
        make_from "$option_seed" || fail 1 "$REPLY"
    fi
    note_recipe
}

maze_restart() { # the same maze from its start
    leave_journal
    player=$maze_start
    start_again
}

change_level() { # <+|->: before the first step, the next level or the one before
    local level=${recipe_level:-0}
    ((level += ${1}1))
    if ! is_begun && ((level >= 1 && level <= ${#LEVELS[@]})); then
        play_recipe "level=$level"
    fi
}

play_recipe() { # <recipe of a level or a day>
    read_recipe "$1"
    play_another
}

play_another() { # the maze of the options; the game before stays saved until the first step
    leave_journal
    begin_work
    recall_records
    make_another
    end_work
    start_again
}

start_again() { # the current maze, from its start
    maze_begin '' 0
    set_mode maze
}

next_seed() { # or any, if there was none
    option_seed=$((${option_seed:-RANDOM} % LAST_SEED + 1))
}

new_ends() { # new start and goal in the same maze, in open cells if there are two; close the openings in its border
    local at tried=0
    leave_journal
    inside_of "$goal"
    for at in "$maze_start" "$REPLY"; do
        if ((at % stride == 1 || at % stride == width || at / stride == 1 || at / stride == height)); then
            cell[at]=$WALL
        fi
    done
    if ((state == 1)); then # nothing was drawn yet: the maze was read
        seed_with "$((RANDOM + 2))"
    fi
    while place_random && (((cell[player] != OPEN || cell[goal] != OPEN) && ++tried < 1000)); do
        :
    done
    inside_of "$goal" # a maze of one cell has kept its exit
    ((cell[player] = cell[REPLY] = OPEN))
    recipe_moved=yes
    start_again
}
