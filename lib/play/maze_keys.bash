# shellcheck shell=bash
#
# maze keys: play mazes on the terminal, and the keys of the game
#
# Owns: trail_shown (1 or 0), chosen_game (station, if the player leaves the maze for it).
# Writes: bumps, just_seen, key_steps.

need cli/recipe pictures/shared/picture play/maze_map play/maze_screen play/maze_walk play/next saves/journal \
    saves/saved screen/game screen/screen screen/view

trail_shown=0 chosen_game=''

play_maze() { # <file that the user named, or empty>: the saved game or another one, until the player leaves
    if [[ $playing == screen ]]; then
        recall_theme
    fi
    open_journal "$1"
    start_game
    if [[ -z $chosen_game ]]; then
        put_end
    fi
}

maze_key() { # <key>
    # read after the first picture
    need play/end play/menu play/overview
    unlight_squares
    case $1 in
        u | U | erase) back_maze ;;
        t | T) toggle_trail ;;
        f | f1) hint ;;
        F)
            if [[ $key_before == F ]]; then
                finish_maze resigned
            else
                set_message "$say_resign_again" # Caps Lock may be on
            fi
            ;;
        r | R) maze_restart ;;
        n | N) maze_next ;;
        m | M) show_menu ;;
        + | -) change_level "$1" ;;
        g | G) new_ends ;;
        v | V) show_overview ;;
        c | C) next_theme ;;
        '?') show_maze_help ;;
        p | P | escape) visit_mode pause ;;
        q | Q) quit_game ;;
        *)
            if step_key "$1"; then
                take_maze_steps "$REPLY" "$1"
            else
                set_message "$say_unknown_key"
            fi
            ;;
    esac
    if [[ $mode == maze ]]; then
        maze_fields
        draw_status
    fi
}

take_maze_steps() { # <d|a|s|w> <key that was typed>: a capital letter runs
    local from=$player at all='' before=$moves
    if take_maze_key "$1"; then
        save_key "$1"
        if [[ $2 == [ADHJKLSW] ]]; then
            find_direction "$1"
            run_along "$REPLY" "$from"
            all=yes
        fi
        walk_out
        key_steps+=("$((moves - before))")
        after_step "$from" "$all"
        return
    fi
    set_message "$say_wall"
    if is_outside "$REPLY"; then
        name_place "$goal"
        say "$say_wrong_way" "$REPLY"
        set_message "$REPLY"
    fi
    if is_begun; then
        save_key "$1"
    else
        bumps=0 # a wall does not begin the game
    fi
}

back_maze() { # walk back what the last key has walked
    local from=$player top=$((${#key_steps[@]} - 1)) n=1
    if ((${#past[@]} == 0)); then
        set_message "$say_nothing_back"
        return
    fi
    if ((top >= 0)); then
        n=${key_steps[top]}
        unset "key_steps[$top]"
    fi
    for (( ; n > 0; n--)); do
        save_key u
        take_maze_key u
    done
    after_step "$from" yes
}

after_step() { # <from> [yes: it was a run]: show the step
    if [[ $result == won ]]; then
        finish_maze won
        return
    fi
    refresh_square "$1"
    refresh_square "$player"
    describe_place
    focus_maze
    if follow_focus || [[ -n ${2:-}$just_seen$given_describe ]]; then
        draw_view
        just_seen=''
    else
        draw_maze_square "$1"
        draw_maze_square "$player"
    fi
}

toggle_trail() {
    ((trail_shown = 1 - trail_shown))
    set_message "${say_trail[trail_shown]}"
    trail_letters
    maze_draw
}
