# shellcheck shell=bash
#
# end: how a game in a maze ends, and what is told of it
#
# Owns: maze_shortest (steps from there), end_line.
# Writes: player, result.

need pictures/shared/picture play/hints play/journal play/maze_map play/records screen/game \
    screen/view

maze_shortest=0 end_line=''

finish_maze() { # <won|resigned>: what is told of the game, on the screen
    local seconds good=100 efficiency=100
    stop_clock
    read_clock
    seconds=$REPLY
    result=$1
    mark_end
    # bash 3.2 works out both branches of ?:, and a division by nothing in the one not taken ends it
    ((moves + bumps == 0)) || ((good = 100 * moves / (moves + bumps)))
    ((moves == 0)) || ((efficiency = 100 * maze_shortest / moves))
    if [[ $1 == won ]]; then
        win_game
        begin_telling "$say_you_won"
        ((hints)) || enter_record "$seconds"
    else
        begin_telling "$say_you_resigned"
    fi
    close_journal drop
    name_time "$seconds"
    tell_of_game %s "$REPLY"
    tell_of_game "$say_over_moves" "$moves" "$good"
    tell_of_game "$say_over_bumps" "$bumps" "$((100 - good))"
    tell_of_game "$say_over_shortest" "$maze_shortest"
    [[ $1 != won ]] || tell_of_game "$say_over_efficiency" "$efficiency"
    tell_of_game "$say_over_hints" "$hints"
    tell_of_game "$say_over_wins" "$wins"
    [[ -z $record_note ]] || tell_of_game %s "$record_note"
    tell_result "$1" "$seconds"
    end_game "$say_over_keys"
}

enter_record() { # <seconds>: and tell whether it is one
    local dimensions=${width}x$height
    find_best "$dimensions" "$maze_kind"
    add_record "$dimensions" "$maze_kind" "$1" "$moves" "$bumps" "$maze_shortest"
    if [[ -z $best_seconds ]]; then
        tell_of_game "$say_record_first"
    elif (($1 < best_seconds)); then
        tell_of_game "$say_record_time"
    elif [[ -n $best_extra ]] && ((moves - maze_shortest < best_extra)); then
        tell_of_game "$say_record_moves"
    fi
}

mark_end() { # the way walked over the shortest way, from the start and from here -> maze_shortest
    local at now=$player from letter
    clear_trail
    for at in ${walked[@]+"${!walked[@]}"}; do
        mark_square "$at" T
    done
    for from in "$now" "$maze_start"; do
        player=$from
        if solve_at_work; then
            maze_shortest=$steps
            for at in ${trail[@]+"${trail[@]}"}; do
                letter=S
                [[ -z ${walked[at]:-} ]] || letter=R
                mark_square "$at" "$letter"
            done
        fi
    done
    player=$now
}

maze_show_end() {
    need_maze_picture
    draw_view
}

tell_result() { # <won|resigned|quit> <seconds> -> end_line: for the ordinary screen
    local text=$say_quit
    name_time "$2"
    case $1 in
        won)
            text=$say_reached
            ! is_outside "$goal" || text=$say_won
            ;;
        resigned) text=$say_resigned ;;
    esac
    say "$text" "$moves" "$REPLY"
    end_line=$REPLY
}

leave_journal() { # if there is anything to go on with, it can go on
    read_clock
    if [[ $mode == left ]]; then
        close_journal keep
    elif ((journal_count)) && [[ $result == unfinished ]]; then
        journal_clock "$REPLY"
        close_journal keep
        keep_game_in '' # the next one does not take its place
    else
        close_journal drop
    fi
}

maze_end() { # of the input: the window has been closed, say
    read_clock
    tell_result quit "$REPLY"
    leave_journal
}

quit_maze() {
    local call
    read_clock
    tell_result quit "$REPLY"
    read_clock
    check_journal "$REPLY" # who says where it is kept has looked
    if [[ -n $game_file ]] && ((journal_count)); then
        call="$maze_program --resume"
        [[ -z $journal_target ]] || printf -v call '%s play -i %q' "$maze_program" "$journal_target"
        say "$say_kept" "$end_line" "$call"
        end_line=$REPLY
    fi
    leave_journal
    result=quit
    leave_game
}
