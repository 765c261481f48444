# shellcheck shell=bash
#
# maze keys: play mazes on the terminal: the keys of the game, and its end
#
# Owns: trail_shown (1 or 0), chosen_game (station, if the player leaves the maze for it), end_shown (which paths: 0
# both, 1 the path walked, 2 the shortest path).
# Writes: bumps, fog, key_steps, result.

need cli/levels cli/recipe pictures/shared/picture play/maze_map play/maze_screen play/maze_walk play/menu \
    saves/records saves/saved screen/game screen/screen screen/view

trail_shown=0 chosen_game='' end_shown=0

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
}

take_maze_steps() { # <d|a|s|w> <key that was typed>: a capital letter runs
    local from=$player before=$moves
    if take_maze_key "$1"; then
        save_key "$1"
        if [[ $2 == [ADHJKLSW] ]]; then
            find_direction "$1"
            run_along "$REPLY" "$from"
        fi
        walk_out
        key_steps+=("$((moves - before))")
        if [[ $result == won ]]; then
            finish_maze won
        fi
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
    local top=$((${#key_steps[@]} - 1)) n=1 k
    if ((${#past[@]} == 0)); then
        set_message "$say_nothing_back"
        return
    fi
    if ((top >= 0)); then
        n=${key_steps[top]}
        unset "key_steps[$top]"
    fi
    for ((k = 0; k < n; k++)); do
        save_key u
        take_maze_key u
    done
}

toggle_trail() {
    ((trail_shown = 1 - trail_shown))
    set_message "${say_trail[trail_shown]}"
    trail_letters
}

# The end of a game.

finish_maze() { # <won|resigned>: show the result of the game on the screen
    local time
    result=$1 fog=''
    read_clock
    name_time "$REPLY"
    time=$REPLY
    solve_at_work "$maze_start"
    mark_ways 0
    if [[ $1 == won ]]; then
        add_win "$time"
    else
        say_count "$steps" "${say_count_steps[@]}"
        begin_result "$color_player" "$say_you_resigned" "$time" "$REPLY"
        add_result "$say_moves" "$moves"
    fi
    if ((hints)); then
        add_result "$say_over_hints" "$hints"
    fi
    finish_game
}

add_win() { # <time in words>
    local stars signs kind count seed=${option_seed:--}
    # one; without hints another one for a short path, and one for a very short path
    stars=$((hints ? 1 : 1 + (2 * moves <= 3 * steps) + (10 * moves <= 11 * steps)))
    draw_stars "$stars"
    signs=$REPLY
    name_kind
    kind=$REPLY
    if [[ $kind == other ]]; then
        seed=-
    fi
    say_count "$moves" "${say_count_steps[@]}"
    count=$REPLY
    name_game
    begin_result "$color_goal" "$say_solved" "${REPLY% "$recipe_day"}" "$1" "$count" "$steps" "  $signs"
    enter_record "$kind" "$seed" "$clock_seconds" "$moves" "$bumps" "$steps" "$hints" "$stars"
    case $kind in
        level=*)
            if [[ $recipe_level == "${#LEVELS[@]}" ]]; then
                add_sum
            fi
            add_to_both "$say_share" "maze.sh level $recipe_level $signs $1 $moves steps (shortest $steps)"
            ;;
        daily=*) add_daily ;;
    esac
}

add_sum() { # the stars of all levels
    sum_stars
    if ((REPLY < 3 * ${#LEVELS[@]})); then
        add_to_both "$say_over_sum" "$REPLY" "$((3 * ${#LEVELS[@]}))" "$level_fewest"
    else
        add_to_both "$say_over_all" "$REPLY"
    fi
}

add_daily() { # the line of the first win; and on the day of the maze the streak, and when the next one comes
    local time
    number_kind "daily=$recipe_day"
    split_words "${kind_first[REPLY]}"
    name_time "${split[3]}"
    time=$REPLY
    draw_stars "${split[8]}"
    add_to_both "$say_share" "maze.sh $recipe_day $REPLY $time ${split[4]} steps (shortest ${split[6]})"
    [[ $recipe_day == "$today" ]] || return 0
    count_streaks
    add_result "$say_streak" "$REPLY"
    add_result "$say_best_streak" "$best_streak"
    if count_hours; then
        add_result "$say_next_maze" "$REPLY"
    fi
}

mark_ways() { # <0, 1 or 2> -> end_shown
    local at letter
    end_shown=$1
    clear_trail
    renew_view
    if (($1 != 2)); then
        for at in ${walked[@]+"${!walked[@]}"}; do
            mark_square "$at" T
        done
    fi
    if (($1 != 1)); then
        for at in ${path[@]+"${path[@]}"} "$maze_start"; do
            letter=${on_trail[at]:+R} # both
            mark_square "$at" "${letter:-S}"
        done
    fi
}

maze_draw_end() {
    need_picture "$maze_kind"
    name_rest
    set_fields "$say_over_look" "${say_other_ways[end_shown]}" "$say_menu_key" "$REPLY" "${say_over_keys[@]}" \
        "$say_quit_key"
    draw_view
}

maze_look() { # <key>: at the end of a game
    case $1 in
        tab) mark_ways "$(((end_shown + 1) % 3))" ;;
        v) show_overview ;;
        m) show_menu ;;
        c) next_theme ;;
    esac
}
