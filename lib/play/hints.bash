# shellcheck shell=bash
#
# hints: the next squares of the path; where the player is
#
# Writes: flashing, give_up, hints, lit.

need maze/solve pictures/shared/picture play/maze_map play/maze_screen saves/journal screen/screen screen/status \
    screen/view

readonly LONG_WAY=20000 # squares: in a larger maze, finding the path takes a while

solve_at_work() { # <square> [function that gives it up]: find the path from there during a game; 1 if there is
    # none, or the user gave up
    local status since=$SECONDS
    if ((size >= LONG_WAY)); then
        give_up=${2:-}
        begin_work
    fi
    solve "$1" "$goal"
    status=$? give_up=''
    ((size < LONG_WAY)) || end_work
    ((SECONDS == since)) || maze_draw # it replaces the progress line
    return "$status"
}

has_typed() { # any key ends a long search for a hint
    poll_keys
    [[ -n $read_ahead ]]
}

hint() { # the next five squares of the shortest path
    local k at
    solve_at_work "$player" has_typed || return 0
    ((hints += 1))
    save_key f
    for ((k = ${#trail[@]} - 1; k >= 0 && k >= ${#trail[@]} - 5; k--)); do
        at=${trail[k]}
        if is_seen "$at"; then
            lit+=("$at")
            mark_square "$at" S
            draw_maze_square "$at"
        fi
    done
    say_count "$steps" "${say_count_steps[@]}"
    say "$say_hint" "$REPLY"
    set_message "$REPLY"
}

unmark_squares() { # those that were lit until this key
    local at
    for at in "${lit[@]}"; do
        if ((trail_shown)); then mark_square "$at" "${walked[at]:-}"; else mark_square "$at" ''; fi
        draw_maze_square "$at"
    done
    lit=()
}

flash() { # the player's row and column, until the next key, or for two seconds
    local k
    for ((k = view_x; k < view_x + view_width; k++)); do
        draw_tile "$k" "$focus_y" $'\033[7m'
    done
    for ((k = view_y; k < view_y + view_height; k++)); do
        draw_tile "$focus_x" "$k" $'\033[7m'
    done
    flashing=$((SECONDS + 2))
}
