# shellcheck shell=bash
#
# offer: play a maze on the terminal; offer another size before the first step
#
# Owns: answer (typed so far), wrong (what is wrong with it).
# Writes: farewell, maze_start, player, wall_colors.

need cli/recipe core/columns core/window maze/walk pictures/shared/colors pictures/shared/picture play/maze_keys \
    play/maze_map play/maze_screen play/maze_walk play/menu play/next saves/saved screen/game screen/screen \
    screen/status screen/view

answer='' wrong=''

play_maze() { # <maze|offer|saved> <screen|lines>: the current maze
    local begin=$1
    farewell=bid_farewell
    recall_theme
    if [[ $begin == maze ]]; then
        begin_maze "$file_keys" "$file_time"
    else
        show_offered "$file_keys"
    fi
    if [[ $2 == lines ]]; then
        set_colors '' '' '' '' '' ''
        wall_colors=('')
        show_maze "$option_format"
        play_in_lines maze "$begin"
    else
        play_game maze "$begin"
    fi
    set_fog ''
    put_end
}

show_offered() { # <keys>: the maze after these keys
    clear_trail
    maze_start=$player
    set_fog "$given_fog"
    replay_maze "$1"
    show_maze "$option_format"
}

offer_draw() {
    local below=${wrong:-$message}
    set_map_below ${below:+"$below"}
    need_maze_picture
    if [[ -z $answer$wrong ]]; then
        set_offer_fields
    else
        set_asked_fields "$say_offer_size:"
    fi
    draw_view
}

set_offer_fields() { # the level, what to do, and that the size can be changed, in as many words as fit
    local goal_sign short begin other=$say_offer_size level='' title=''
    name_goal_sign
    goal_sign=$REPLY
    say "$say_offer_short" "$goal_sign"
    short=$REPLY begin=$REPLY
    if [[ -n $on_screen ]]; then # in lines there are no arrow keys
        say "$say_offer_begin" "$goal_sign"
        begin=$REPLY
    fi
    if lacks_title; then
        name_title
        title=$REPLY
        name_game
        level=$REPLY
    fi
    [[ -z $recipe_day ]] || other='' # no other size is that of the day
    set_fields "$title" "$begin" "${width}x$height" "$other" "$say_help_key"
    all_fit || set_fields "$title" "$begin" "${width}x$height" "$say_help_key"
    all_fit || set_fields "$title" "$begin" "$say_help_key"
    all_fit || set_fields "$level" "$short" "$say_help_key"
}

offer_key() { # <key>
    # A key of the game begins it
    if step_key "$1" || [[ $1 == [tTfFgGvV.cCbBeE] || $1 == f1 || $1$answer == enter ]]; then
        set_message ''
        start_again
        [[ $1 == enter ]] || play_first_key maze_key "$1"
        return
    fi
    case $1 in
        enter) take_typed_size ;;
        escape) answer='' wrong='' ;;
        m | M) show_menu ;;
        n | N | + | -)
            if [[ $1 == [nN] && -n $recipe_day ]]; then
                show_menu
                return
            fi
            set_message ''
            offer_another "${1/[nN]/next}"
            ;;
        '?') show_maze_help ;;
        q | Q) quit_game ;;
        *) type_key "$1" ;;
    esac
    [[ $mode != offer ]] || set_mode offer
}

offer_another() { # <as another_maze>
    local day=$recipe_day
    answer='' wrong=''
    another_maze "$1" || return
    if [[ -n $day ]]; then
        say "$say_daily_left" "$day"
        set_message "$REPLY"
    fi
    show_offered ''
}

take_typed_size() { # WIDTHxHEIGHT; after a width alone, an x is added, and the height may follow
    local wide
    set_message ''
    if ! gate_number "$say_width" "${answer%%x*}" "$LEAST_SIDE" "$MOST_SIDE"; then
        refuse_answer "$REPLY"
        return
    fi
    make_odd "$REPLY"
    wide=$REPLY
    if [[ $answer != *x* ]]; then
        answer=${wide}x wrong=''
    elif gate_number "$say_height" "${answer#*x}" "$LEAST_SIDE" "$MOST_SIDE"; then
        make_odd "$REPLY"
        offer_another "${wide}x$REPLY"
    else
        refuse_answer "$REPLY"
    fi
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
    if [[ -n $option_level && -z $recipe_day$recipe_moved ]]; then
        name_game
        which=$REPLY
    fi
    say "$say_moves" "$moves"
    REPLY="$which, $REPLY"
}

maze_show_saved() { # show the saved state
    read_recipe
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

# Digits and x, or a key that stands for one of them; Backspace deletes the last one.

type_key() { # <key>: put it into answer
    case $1 in
        [0123456789x]) answer=${answer:0:20}$1 wrong='' ;;
        [X,]) answer=${answer:0:20}x wrong='' ;;
        erase) answer=${answer%?} wrong='' ;;
        *) set_message "$say_unknown_key" ;;
    esac
}

refuse_answer() { # <why>
    wrong=$1 answer=''
}

set_asked_fields() { # <question>: the text typed after it, or alone if both are too long
    local asked=$1${answer:+ $answer}
    count_columns "$asked"
    ((REPLY < window_columns)) || asked=${answer:-$1}
    set_fields "$asked"
}
