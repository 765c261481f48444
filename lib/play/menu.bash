# shellcheck shell=bash
#
# menu: the menu: today's maze, the levels with their stars, another size, the station and the records
#
# Owns: menu_* (menu_at: the chosen item: 0 for today's maze, a level, then another size, the station, the records;
# menu_across: how many levels are in a row), size_typed.
# Writes: chosen_game, option_carver, option_height, option_width.

need cli/levels cli/options cli/recipe core/columns core/window play/next saves/records \
    saves/saved screen/game screen/screen screen/view

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
        say "$say_level" "$menu_at"
        about="$REPLY: ${say_levels[menu_at - 1]}"
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
                set_message "$say_menu_choose"
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
