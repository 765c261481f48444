# shellcheck shell=bash
#
# left: read a saved game; the mode left offers it
#
# Each game has functions for this: GAME_read_left reads the file that was opened, and ends if it is damaged;
# GAME_show_left makes the game as it was left the map; GAME_name_left gives its name; GAME_continue and GAME_anew are
# what Enter and n do; GAME_tell_left is for the ordinary screen.
#
# Writes: left_seen, option_input.

need cli/columns cli/mazes core/folders maze/maze_file play/journal screen/game screen/screen screen/status screen/view

read_left_game() { # <maze|station>: the saved game, and how it was made; 1 if there is none: REPLY says who plays one
    local why
    find_folders
    while find_left_game; do
        if { why=$(open_file "$game_file" 2>&1 && "${1}_read_left" 2>&1); } 2>/dev/null; then
            open_file "$game_file"
            "${1}_read_left"
            [[ -z $file_keys ]] || return 0
            close_journal drop
        else
            set_aside_game "${why#maze.sh: }"
        fi
    done
    set_message "${REPLY:-$message}"
    return 1
}

maze_read_left() {
    option_input=$game_file
    read_maze && check_ends
}

has_other_games() { # are there other saved games beside the one that is offered?
    list_games
    ((${#kept_games[@]} > 1))
}

next_left_game() { # the game saved before this one; behind the last the first; 1 if there is none any more
    close_journal keep
    start_work
    if ! read_left_game "$game"; then
        left_seen=()
        read_left_game "$game"
    fi
    end_work
    [[ -n $game_file ]]
}

left_draw() {
    local left others='' below=(${message:+"$message"}) all
    "${game}_name_left"
    left=$REPLY
    name_time "$file_time"
    say "${say_left_game[0]}" "$left" "$REPLY" "${#file_keys}"
    left=$REPLY
    if has_other_games; then
        say "$say_left_others" "${#kept_games[@]}"
        others=$REPLY
    fi
    printf -v all '%s  ' "$left" ${others:+"$others"} "${say_left_game[@]:1}"
    count_columns "$all"
    if ((REPLY - 2 >= window_columns)); then # it gets a separate line
        below+=("$left") left=''
    fi
    set_map_below ${below[@]+"${below[@]}"}
    measure_view
    set_fields "$left" "$others" "${say_left_game[@]:1}"
    draw_view
}

left_key() { # <key>
    if [[ $1 == enter ]] || step_key "$1"; then
        [[ $1 == enter || $game == maze ]] || set -- "$REPLY" # in a station, j is a joker
        "${game}_continue"
        set_mode "$game"
        [[ $1 == enter ]] || "${game}_key" "$1"
        return
    fi
    case $1 in
        tab)
            if next_left_game; then
                "${game}_show_left"
                set_mode left
            else
                "${game}_anew"
            fi
            ;;
        n | N)
            close_journal keep
            "${game}_anew"
            ;;
        q | Q)
            close_journal keep
            "${game}_tell_left"
            leave_game
            ;;
    esac
}
