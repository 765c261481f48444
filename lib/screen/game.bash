# shellcheck shell=bash
#
# game: the loop of a game, and its modes
#
# A mode has two functions: MODE_key KEY handles a key, and then MODE_draw draws the window. The games share the modes
# pause, help and game_over (here) and saved. A game, maze or station, is played in the mode that has its name; it has
# these functions too:
#
#     GAME_make_asked     makes the maze or the station that the command asked for; a file sets file_keys and file_time
#     GAME_begin KEYS SECONDS   begins it, or continues it after these keys
#     GAME_read_saved     reads the file that was opened; exits if it is damaged
#     GAME_replay KEYS    plays these keys
#     GAME_name           -> REPLY: which game it is, and how far it is
#     GAME_name_call      -> REPLY: the call that begins the same one again, with a label
#     GAME_next           another maze or station; the game so far is saved
#     GAME_restart        the same one from its start
#     GAME_look KEY       at its end: a key that the mode game_over does not know
#     GAME_draw_end       draws the map and the status line at its end
#     show_GAME_help      the keys
#
# Owns: game (maze or station), mode (empty when the player quits), modes_before (those that others lead back to, the
# last one first), key_before, clock_* (clock_seconds: counted so far; clock_at: when the clock was read last; empty
# before the first key), help_text, result_* (result_lines: the result of the game; result_color: of its first line),
# end_line (the result on the ordinary screen).
# Writes: page_from, read_ahead.

need core/columns core/window screen/keys screen/screen screen/view

game=maze mode='' modes_before='' key_before='' clock_seconds=0 clock_at='' help_text=() result_lines=() result_color=''
end_line=''

set_mode() { # <mode>: enter it
    mode=$1
    if [[ -z $on_screen ]]; then # the end of a line is Enter only where the line began
        read_ahead=${read_ahead%$'\n'}
    fi
    measure_view
}

visit_mode() { # <mode>: until leave_mode
    read_clock
    modes_before="$mode $modes_before"
    set_mode "$1"
}

leave_mode() {
    local before=${modes_before%% *}
    modes_before=${modes_before#* }
    skip_clock
    set_mode "$before"
}

leave_game() {
    mode=''
}

play_game() { # <mode to begin with>: until the player leaves
    setup_terminal look_at_game
    set_mode "$1"
    handle_keys
    reset_terminal
}

handle_keys() { # until the player leaves
    while [[ -n $mode ]]; do
        "${mode}_draw"
        show_frame # in lines, this only drops the frame
        if [[ -z $on_screen$read_ahead ]]; then
            read_line
        fi
        read_key
        if [[ $REPLY == end ]]; then # of the input
            exit 1
        fi
        if [[ -n $REPLY ]]; then
            answer_key "$REPLY"
        fi
    done
}

answer_key() { # <key>
    set_message ''
    if [[ $1 == stop ]]; then
        stop_and_go_on
    else
        "${mode}_key" "$1"
    fi
    key_before=$1
}

stop_and_go_on() { # Ctrl-Z: the shell gets its terminal back; after fg the function continues after the kill
    [[ -n $on_screen ]] || return 0
    leave_screen
    read_clock
    kill -s TSTP 0 # all processes that were started with this one, as the terminal would
    skip_clock
    enter_screen
    measure_view
}

# The clock runs from the first key, while the mode is that of the game. It counts whole seconds.

set_clock() { # <seconds>: stopped
    clock_seconds=$1 clock_at=''
}

run_clock() {
    clock_at=${clock_at:-$SECONDS}
}

skip_clock() { # do not count the time since it was read last
    clock_at=${clock_at:+$SECONDS}
}

read_clock() { # -> REPLY: seconds
    if [[ -n $clock_at && $mode == "$game" ]]; then
        # setting the system clock changes SECONDS too: a jump back, or by ten minutes or more, does not count
        if ((SECONDS > clock_at && SECONDS < clock_at + 600)); then
            ((clock_seconds += SECONDS - clock_at))
        fi
        clock_at=$SECONDS
    fi
    REPLY=$clock_seconds
}

add_clock() { # a field of the status line
    read_clock
    name_time "$REPLY"
    add_field %s "$REPLY"
}

# A dumb terminal has no screen: each line typed is a string of keys, and the reply is a whole picture.

begin_lines() { # exits if standard input cannot be read
    need maze/text_file
    open_file - # its descriptor is not used
    measure_window
    put_line "$say_lines_begin"
}

read_line() { # put the game, then read keys; the end of an empty line, and of any in the menu, is Enter
    local line='' bound=()
    put_game
    write_buffer
    if [[ ! -t 0 ]]; then # it may be endless
        bound=(-n 1000)
    fi
    if IFS= read -r ${bound[@]+"${bound[@]}"} line || [[ -n $line ]]; then
        read_ahead=$line
        if [[ -z $line || $mode == menu || $mode == size ]]; then
            read_ahead+=$'\n'
        fi
    else
        read_ahead=q # the end of the input
    fi
}

put_game() { # what the screen would show
    local y
    if ((${#text_lines[@]})); then
        put_lines "${text_lines[@]}"
    else
        if [[ -n $map_title ]]; then
            put_line "$map_title"
        fi
        for ((y = 1; y <= map_height; y++)); do
            "$map_paint" "$y" 1 "$map_width"
            put_line "${REPLY%"${REPLY##*[! ]}"}"
        done
        put_lines ${lines_below[@]+"${lines_below[@]}"}
    fi
    if [[ $mode == help ]]; then # all pages were put
        leave_mode
    elif [[ -n $status_line ]]; then
        name_status
        put_line "$REPLY"
    fi
}

look_at_game() { # [why]: between keys, draw everything again, or only the clock
    if [[ -n $1 ]]; then
        measure_view
    fi
    if [[ -n $1 || $mode == "$game" ]]; then
        "${mode}_draw"
        show_frame
    fi
}

step_key() { # <key> -> REPLY: d a s w for all keys that move; 1 for any other
    REPLY=$1
    case $1 in
        d | D | l | L | right) REPLY=d ;;
        a | A | h | H | left) REPLY=a ;;
        s | S | j | J | down) REPLY=s ;;
        w | W | k | K | up) REPLY=w ;;
        *) return 1 ;;
    esac
}

pause_key() { # any
    leave_mode
}

pause_draw() { # without the map
    set_fields
    draw_in_middle 1 "$say_paused"
}

# Help: text in pages.

show_help_lines() { # <line ...>
    help_text=("$@") page_from=0
    visit_mode help
}

help_key() { # <key>: the next page; Esc, q and any key on the last page lead back to the game
    ((page_from += window_rows - 1))
    if [[ $1 == escape || $1 == [qQ] ]] || ((page_from >= ${#text_lines[@]})); then
        leave_mode
    fi
}

help_draw() {
    local line lines=()
    for line in "${help_text[@]}"; do
        fold_hanging "$line" "$((window_columns - 1))"
        lines+=("${folded[@]}")
    done
    draw_scrolled "${lines[@]}"
    set_fields "$say_any_key"
    draw_status
}

# The end of a game: its result below the map.

begin_result() { # <color, or none> <format> [value ...]: the first line of result_lines, and of end_line
    result_color=$1
    shift
    say "$@"
    result_lines=("$REPLY") end_line=$REPLY
}

add_result() { # <format> [value ...]: another line of result_lines
    say "$@"
    result_lines+=("$REPLY")
}

add_to_both() { # <format> <value ...>: another line of both
    add_result "$@"
    end_line+=$'\n'$REPLY
}

# Keys typed before the result is shown are discarded, so that it is not dismissed by accident.

end_game() {
    forget_keys # nothing is drawn while keys wait
    set_mode game_over
    game_over_draw
    forget_keys
}

game_over_key() { # <key>: those that move look around
    case $1 in
        n | N) "${game}_next" ;;
        r | R) "${game}_restart" ;;
        q | Q) leave_game ;;
        '?') "show_${game}_help" ;;
        *)
            if step_key "$1"; then
                move_view "$REPLY"
            else
                "${game}_look" "$1"
            fi
            ;;
    esac
}

game_over_draw() { # the map, and the result below it
    local below=() part
    fold_columns "${result_lines[0]}" "$((window_columns - 1))"
    for part in "${folded[@]}"; do
        cut_columns "$part" "$((window_columns - 1))" # before it has colors
        below+=("$result_color$REPLY${result_color:+$'\033[0m'}")
    done
    if ((${#result_lines[@]} > 1)); then
        join_columns "$((window_columns < 80 ? window_columns - 1 : 79))" '  ' "${result_lines[@]:1}"
        below+=("${folded[@]}")
    fi
    set_map_below "${below[@]}"
    "${game}_draw_end"
}
