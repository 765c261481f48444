# shellcheck shell=bash
#
# maze keys: the keys of a game in a maze
#
# Owns: trail_shown (1 or 0), bell (1 or 0).
# Writes: bumps, describing, just_seen, lit.

need pictures/shared/picture play/end play/maze_map play/maze_screen play/maze_walk play/menu play/next play/overview \
    saves/earn saves/journal saves/saved saves/theme screen/game screen/status screen/view

trail_shown=0 bell=0

maze_tick() { # a second has passed
    if [[ -n $flashing ]] && ((SECONDS >= flashing)); then
        maze_draw
        return
    fi
    maze_fields
    draw_status
}

maze_key() { # <key>
    local before=$message
    set_message ''
    [[ -z $flashing ]] || maze_draw
    ((${#lit[@]} == 0)) || unmark_squares
    case $1 in
        u | U | erase) back_maze ;;
        t | T) toggle_trail ;;
        f | f1) hint ;;
        F) resign "$before" ;;
        r | R) restart "$before" ;;
        n | N) if [[ -n $recipe_day ]]; then show_menu; else maze_next; fi ;;
        m | M) show_menu ;;
        + | -) change_level "$1" ;;
        g | G) new_ends ;;
        v | V) show_overview ;;
        .) flash ;;
        c | C) next_theme ;;
        b | B) toggle_bell ;;
        e | E) toggle_words ;;
        '?') show_maze_help ;;
        p | P | escape) pause_game ;;
        q | Q) quit_game ;;
        [0123456789]) type_size "$1" ;;
        *)
            if step_key "$1"; then
                step_maze "$REPLY" "$1"
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

step_maze() { # <d|a|s|w> <key that was typed>: a capital letter runs
    local from=$player at all=''
    if try_key "$1"; then
        save_key "$1"
        if [[ $2 == [ADHJKLSW] ]]; then
            find_direction "$1"
            lit=("$from")
            run_along "$REPLY" "$from"
            mark_run
            all=yes
        elif mark_crossing "$from" "$1"; then
            all=yes
        fi
        walk_out
        after_step "$from" "$all"
        return
    fi
    at=$REPLY
    if is_begun; then
        save_key "$1"
    else
        bumps=0 # a wall does not begin the game
    fi
    set_message "$say_wall"
    if is_outside "$at"; then
        name_place "$goal"
        say "$say_wrong_way" "$REPLY"
        set_message "$REPLY"
    fi
    ring_bell
}

back_maze() {
    local from=$player
    if ((${#past[@]} == 0)); then
        set_message "$say_nothing_back"
        return
    fi
    save_key u
    try_key u
    after_step "$from"
}

resign() { # <message before the key>: Caps Lock alone must not give up
    if [[ $1 == "$say_resign_again" ]]; then
        finish_maze resigned
    else
        set_message "$say_resign_again"
    fi
}

restart() { # <message before the key>: the first attempt at a daily maze must not end by mistake
    if [[ $1 != "$say_restart_again" ]] && is_daily_try && is_begun; then
        set_message "$say_restart_again"
    else
        maze_restart
    fi
}

type_size() { # <digit>: before the first step, the size of another maze begins with it
    if is_begun; then
        set_message "$say_level_begun"
    else
        leave_journal
        set_mode offer
        "${mode}_key" "$1"
    fi
}

after_step() { # <from> [yes: it was a run]: show the step
    if [[ $result == won ]]; then
        ring_bell
        finish_maze won
        return
    fi
    refresh_square "$1"
    refresh_square "$player"
    describe_place
    focus_maze
    if follow_focus || [[ -n ${2:-}$just_seen$describing ]]; then
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

ring_bell() {
    ((bell == 0)) || add_frame $'\a'
}

toggle_bell() {
    ((bell = 1 - bell))
    set_message "${say_bell[bell]}"
    ring_bell
}

toggle_words() {
    if [[ -n $describing ]]; then describing=''; else describing=yes; fi
    set_message "${say_words[${#describing} > 0]}"
    maze_draw
}
