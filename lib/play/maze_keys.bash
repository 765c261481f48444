# shellcheck shell=bash
#
# maze keys: what each key does in a maze
#
# Owns: trail_shown (1 or 0), bell (1 or 0), resigning (yes between the two keys that give up).
# Writes: describing, just_seen.

need pictures/shared/picture play/end play/hints play/maze_map play/maze_screen play/maze_walk play/next play/overview \
    play/title saves/earn saves/journal saves/saved screen/game screen/status screen/view

trail_shown=0 bell=0 resigning=''

maze_tick() { # a second has passed
    if [[ -n $flashing ]] && ((SECONDS >= flashing)); then
        maze_draw
        return
    fi
    tick_journal
    maze_fields
    draw_status
}

maze_key() { # <key>
    local resigns=$resigning
    resigning=''
    set_message ''
    [[ -z $flashing ]] || maze_draw
    ((${#hinted[@]} == 0)) || take_hint_away
    case $1 in
        u | U | erase) back_maze ;;
        t | T) toggle_trail ;;
        f | f1) hint ;;
        F) resign "$resigns" ;;
        r | R) maze_restart ;;
        n | N) maze_next ;;
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
        other | tab | enter | ctrl-u) ;;
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
    local from=$player all=''
    journal_key "$1"
    if try_key "$1"; then
        if [[ $2 == [ADHJKLSW] ]]; then
            find_direction "$1"
            run_along "$REPLY" "$from"
            all=yes
        fi
        walk_out
        after_step "$from" "$all"
        return
    fi
    set_message "$say_wall"
    if is_outside "$REPLY"; then
        name_place "$goal"
        say "$say_wrong_way" "$REPLY"
        set_message "$REPLY"
    fi
    ring_bell
}

back_maze() {
    local from=$player
    ((${#past[@]})) || return 0
    journal_key u
    try_key u
    after_step "$from"
}

resign() { # <yes, if the first F was typed>: Caps Lock alone must not give up
    if [[ -n $1 ]]; then
        finish_maze resigned
    else
        resigning=yes
        if is_daily_try; then set_message "$say_resign_daily"; else set_message "$say_resign_again"; fi
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
    describe_place
    maze_draw
}
