# shellcheck shell=bash
#
# offer: play a maze on the terminal; offer another size before the first step
#
# Owns: answer (typed so far, here and in the menu).
# Writes: farewell, fog, maze_start, player.

need cli/mazes cli/recipe maze/walk pictures/shared/colors pictures/shared/picture play/maze_keys play/maze_map play/maze_screen \
    play/maze_walk play/menu play/next saves/saved saves/theme screen/game screen/screen screen/status screen/view

answer=''

play_maze() { # <maze|offer|saved> <screen|lines>: the current maze
    local begin=$1
    farewell=bid_farewell
    if [[ $2 == screen ]]; then
        recall_theme
    else
        choose_colors never
    fi
    if [[ $begin == maze ]]; then
        begin_maze "$file_keys" "$file_time"
    else
        show_offered "$file_keys"
    fi
    if [[ $2 == lines ]]; then
        play_in_lines "$begin"
    else
        play_game "$begin"
    fi
    fog=''
    put_end
}

show_offered() { # <keys>: the maze after these keys
    clear_trail
    maze_start=$player
    fog=$given_fog
    replay_maze "$1"
    show_maze "$option_format"
}

offer_draw() {
    set_map_below ${message:+"$message"}
    need_maze_picture
    if [[ -n $answer ]]; then
        set_fields "$say_offer_size:" "$answer"
    else
        set_offer_fields
    fi
    draw_view
}

set_offer_fields() { # the level, what to do, and that the size can be changed, in as many words as fit
    local goal_sign other=$say_offer_size title=''
    if lacks_title; then
        name_title
        title=$REPLY
    fi
    [[ -z $recipe_day ]] || other='' # no other size is that of the day
    name_goal_sign
    goal_sign=$REPLY
    say "$say_offer_begin" "$goal_sign"
    set_fields "$title" "$REPLY" "$say_help_key"
    if [[ -z $on_screen ]] || ! all_fit; then # in lines there are no arrow keys
        say "$say_offer_short" "$goal_sign"
        set_fields "$title" "$REPLY" "$say_help_key"
    fi
    if all_fit; then
        set_fields "${fields[@]:0:${#fields[@]}-1}" "~${width}x$height" "~$other" "$say_help_key"
    fi
}

offer_key() { # <key>
    set_message ''
    # A key of the game begins it
    if step_key "$1" || [[ $1 == [tTfFgGvV.cCbBeE] || $1 == f1 || $1$answer == enter ]]; then
        start_again
        [[ $1 == enter ]] || maze_key "$1"
        return
    fi
    case $1 in
        [0123456789x]) answer=${answer:0:20}$1 ;;
        [X,]) answer=${answer:0:20}x ;;
        erase) answer=${answer%?} ;;
        enter) take_typed_size ;;
        escape) answer='' ;;
        n | N) if [[ -n $recipe_day ]]; then show_menu; else offer_another next; fi ;;
        + | -) offer_another "$1" ;;
        m | M) show_menu ;;
        '?') show_maze_help ;;
        q | Q) quit_game ;;
        *) set_message "$say_unknown_key" ;;
    esac
    [[ $mode != offer ]] || set_mode offer
}

offer_another() { # <as another_maze>
    local day=$recipe_day
    answer=''
    another_maze "$1" || return
    if [[ -n $day ]]; then
        say "$say_daily_left" "$day"
        set_message "$REPLY"
    fi
    show_offered ''
}

take_typed_size() { # WIDTHxHEIGHT; after a width alone, an x is added, and the height may follow
    local wide
    if ! gate_number "$say_width" "${answer%%x*}" "$LEAST_SIDE" "$MOST_SIDE"; then
        refuse_answer "$REPLY"
        return
    fi
    make_odd "$REPLY"
    wide=$REPLY
    if [[ $answer != *x* ]]; then
        answer=${wide}x
    elif gate_number "$say_height" "${answer#*x}" "$LEAST_SIDE" "$MOST_SIDE"; then
        make_odd "$REPLY"
        offer_another "${wide}x$REPLY"
    else
        refuse_answer "$REPLY"
    fi
}

refuse_answer() { # <why>
    set_message "$1"
    answer=''
}

make_odd() { # <side> -> REPLY: the same, or 1 more if it is even, with a message
    local side=$1
    if ((side % 2 == 0)); then
        ((side += 1))
        say "$say_made_odd" "$1" "$side"
        set_message "${message:+$message; }$REPLY"
    fi
    REPLY=$side
}

maze_name_saved() { # -> REPLY: Level 7, steps 95, or 21x11, steps 95; its picture is ready to be drawn
    local which=${width}x$height
    need_maze_picture
    if [[ -n $recipe_level && -z $recipe_moved ]]; then
        name_game
        which=$REPLY
    fi
    say "$say_moves" "$moves"
    REPLY="$which, $REPLY"
}

maze_show_saved() { # show the saved state
    take_file_recipe
    show_offered "$file_keys"
}

maze_continue() {
    player=$maze_start
    begin_maze "$file_keys" "$file_time"
}

maze_anew() { # begin a new maze instead of a saved game
    offer_another first
    set_mode offer
}
