# shellcheck shell=bash
#
# menu: the menu: today's maze, the levels with their stars, another size, the station and the records
#
# Owns: menu_at (the chosen item: 0 for today's maze, a level, then another size, the station, the records),
# menu_before (the mode that the menu leads back to), size_typed.
# Writes: chosen_game, option_carver, option_height, option_width.

need cli/fitting cli/levels cli/options cli/recipe core/columns play/maze_map play/next saves/records \
    saves/records_table saves/saved screen/clock screen/game screen/help screen/screen screen/status screen/view

menu_at=0 menu_before='' size_typed=''

# Least columns of the menu, levels in a row, and rows of levels; then the items below them.
readonly MENU_WIDE=38 MENU_ACROSS=6
readonly MENU_ROWS=$(((${#LEVELS[@]} + MENU_ACROSS - 1) / MENU_ACROSS))
readonly MENU_SIZE=$((${#LEVELS[@]} + 1)) MENU_STATION=$((${#LEVELS[@]} + 2)) MENU_LAST=$((${#LEVELS[@]} + 3))

show_menu() { # the level in play is chosen, or else today's maze
    set_message ''
    recall_records
    menu_at=${recipe_level:-0}
    read_clock
    menu_before=$mode
    set_mode menu
}

fit_menu() { # make the menu the map, as wide as the line of today's maze if the window has room for that
    local wide
    name_daily_item
    count_columns "$REPLY"
    ((wide = REPLY + 2 < window_columns ? REPLY + 2 : window_columns, wide = wide > MENU_WIDE ? wide : MENU_WIDE))
    ((wide != map_tile)) || return 0
    set_map 1 "$((MENU_ROWS + 6))" "$wide" paint_menu
    set_map_title "$say_menu"
    measure_view
}

leave_menu() {
    show_maze "$option_format"
    skip_clock
    set_mode "$menu_before"
}

paint_menu() { # <y> -> REPLY: today's maze, a row of levels, or one of the other items, with empty lines between
    # these groups
    local level line='' at=$(($1 - 3))
    REPLY=''
    if (($1 == 1)); then
        name_daily_item
        cut_columns "$REPLY" "$((map_tile - 1))"
        paint_item 0 "$REPLY"
    elif ((at >= 0 && at < MENU_ROWS)); then
        for ((level = MENU_ACROSS * at + 1; level <= MENU_ACROSS * (at + 1) && level < MENU_SIZE; level++)); do
            draw_stars "$((kind_stars[level]))"
            pad_columns "$REPLY" -3
            printf -v REPLY '%2d%s' "$level" "$REPLY"
            paint_item "$level" "$REPLY"
            line+=$REPLY
        done
        REPLY=$line
    elif ((at > MENU_ROWS)); then
        paint_item "$((MENU_SIZE + at - MENU_ROWS - 1))" "${say_menu_items[at - MENU_ROWS - 1]}"
    fi
}

name_daily_item() { # -> REPLY: Daily maze 2026-11-23 ★★☆  streak 3
    name_today ''
    say "$say_daily" "$today${REPLY:+ $REPLY}"
}

paint_item() { # <item> <text> -> REPLY: the chosen one in reverse, or in lines behind >
    REPLY=" $2"
    (($1 == menu_at)) || return 0
    REPLY=">$2"
    if [[ -n $on_screen ]]; then
        REPLY=$'\033[7m'" $2"$'\033[0m'
    fi
}

menu_draw() { # with the title and the best time of the chosen level
    local y about=$message keys=("${say_menu_keys[@]}")
    fit_menu
    if [[ -z $about ]] && ((menu_at > 0 && menu_at < MENU_SIZE)); then
        say "$say_level" "$menu_at"
        about="$REPLY: ${say_levels[menu_at - 1]}"
        name_best "level=$menu_at"
        about+=${REPLY:+  $REPLY}
    fi
    if [[ -z $on_screen ]]; then
        keys=("$say_menu_lines")
    fi
    set_fields_or_message "$about" "${keys[@]}" "$say_quit_key"
    ((y = menu_at < MENU_SIZE ? 3 + (menu_at - 1) / MENU_ACROSS : MENU_ROWS + 4 + menu_at - MENU_SIZE))
    set_focus 1 "$((menu_at == 0 ? 1 : y))"
    follow_focus || :
    draw_view
}

menu_key() { # <key>
    set_message ''
    case $1 in
        enter) choose_item ;;
        escape | m | M) leave_menu ;;
        q | Q) quit_game ;;
        *)
            if step_key "$1"; then
                move_choice "$REPLY"
            else
                set_message "$say_menu_choose"
            fi
            menu_draw
            ;;
    esac
}

move_choice() { # <d|a|s|w>: to the next item or the one before; in the levels, s and w go to another row
    local by=1 in_levels=$((menu_at > 0 && menu_at < MENU_SIZE)) to
    if ((in_levels)) && [[ $1 == [sw] ]]; then
        by=$MENU_ACROSS
    fi
    if [[ $1 == [aw] ]]; then
        by=-$by
    fi
    to=$((menu_at + by))
    if ((in_levels && to > MENU_SIZE)); then
        to=$MENU_SIZE
    fi
    if ((in_levels && to < 0)); then
        to=0
    fi
    menu_at=$(((to + MENU_LAST + 1) % (MENU_LAST + 1)))
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
            show_help_lines "${record_lines[@]}" ${REPLY:+"$REPLY"}
            ;;
        *) play_recipe "level=$menu_at" ;;
    esac
}

maze_next() { # the next level, after the last one and after a daily maze the menu; otherwise another maze of the same
    # kind
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
    fit_menu
    fit_window
    set_fields_or_message "$message" "Enter $REPLY" "$say_offer_size: $size_typed"
    draw_view
}

size_key() { # <key>
    set_message ''
    case $1 in
        [0123456789]) size_typed=${size_typed:0:20}$1 ;;
        [xX,]) size_typed=${size_typed:0:20}x ;;
        erase) size_typed=${size_typed%?} ;;
        enter) take_typed_size ;;
        escape) set_mode menu ;;
        *) set_message "$say_unknown_key" ;;
    esac
    if [[ $mode == size ]]; then
        size_draw
    fi
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
