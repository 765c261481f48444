# shellcheck shell=bash
#
# watch: the screen and the keys for watching a maze being carved or solved
#
# The maze is on the left, the active calls beside it, and the event in words and the code below. The recursion and the
# array are the same walk: they have the same events, from other lines, so Tab changes between them at any time.
#
# Owns: watch_running, watch_speed, watched_call (what record_events runs), watch_left (the mode to go back to:
# the lesson; or empty, and the program ends).
# Writes: goal, option_height, option_width, watch_name.

need cli/mazes cli/printing core/window lesson/watch_events lesson/watch_marks lesson/watch_panel lesson/watch_state \
    maze/carve maze/own pictures/shared/colors pictures/shared/picture play/maze_map screen/game screen/help \
    screen/keys screen/screen screen/view

watch_running='' watch_speed=3 watched_call=() watch_left=''

# For each speed: how many tenths of a second to wait, and how many steps to show between two waits.
WATCH_SPEEDS=('20 1' '10 1' '5 1' '2 1' '1 1' '1 4' '1 16' '1 64')
readonly WATCH_SPEEDS

check_watching() { # exits unless there is a terminal to watch on
    load_texts watching
    [[ -t 0 && -t 1 && ${TERM:-} != dumb && (-z $given_output || $option_output == -) ]] ||
        fail 2 "$say_watch_terminal"
    check_screen_format
    if [[ -z $option_width$option_height ]]; then # a size that leaves room for the code
        option_width=15 option_height=9
    fi
    gate_window
}

watch_work() { # <carving|solving>: on the screen
    local name=$option_carver
    if [[ $option_algorithm != backtracker ]]; then
        name=$option_algorithm
    elif [[ -z $given_carver ]] && ((cells_wide * cells_high <= RECURSION_MOST)); then
        name=recursive # without --carver, show the recursion wherever it is possible
    fi
    if [[ $1 == carving ]]; then
        watch_carving "$name" "$((${option_seed:-0} + maze_number - 1))"
    else
        watch_call note_search
    fi
    choose_colors "$option_color"
}

watch_carving() { # <recursive|stack|algorithm> <seed>
    local codes="${cell[*]}" name=carve_${1//-/_}
    goal=0
    codes=${codes//[!46]/}
    if [[ $1 == *[./]* ]]; then
        name_own "$1"
        name=$REPLY
    fi
    watch_call note_carving "$name" "$2" "$passages_most" "$((bridges_left + ${#codes}))"
}

watch_call() { # <note_carving or note_search, and its arguments>: until the watcher leaves
    watched_call=("$@")
    record_call
    color_watching "$option_color"
    watch_left=$mode
    if [[ -n $on_screen ]]; then # in the lesson
        set_mode watch
    else
        play_game '' watch
    fi
    clear_trail
}

record_call() { # record it, and begin with its first event
    record_events "${watched_call[@]}"
    watch_name=${watched_call[1]:-search_plainly}
    begin_state
}

change_engine() { # from the recursion to the same walk with an array or back, at the same event
    local n=$watch_at
    case $watch_name in
        carve_recursive) watched_call[1]=carve_stack ;;
        carve_stack)
            ((cells_wide * cells_high <= RECURSION_MOST)) || return 0
            watched_call[1]=carve_recursive
            ;;
        *) return 0 ;;
    esac
    start_work
    record_call
    show_event "$n"
    end_work
}

watch_draw() {
    local watch_wants watch_panel format=blocks
    [[ -z $plain_text && $option_format != ascii ]] || format=ascii
    show_maze "$format" # with bridges, once there are some
    add_watch_signs "$format"
    lay_out_watch
    make_picture game
    mark_maze
    fill_panel "$REPLY" "$((map_right - 3))" "$view_height"
    set_focus "$((watch_here % stride))" "$((watch_here / stride))"
    follow_focus
    watch_fields
    if [[ -n $watch_wants ]] && ((view_width == 0)); then
        draw_notice "$watch_wants"
    else
        draw_view
    fi
}

watch_fields() {
    local number speed pace=$say_watch_run tab=''
    say "$say_watch_step" "$watch_at" "$events"
    number=$REPLY
    say "$say_watch_speed" "$((watch_speed + 1))"
    speed=$REPLY
    [[ -z $watch_running ]] || pace=$say_watch_pause
    case $watch_name in
        carve_recursive) tab=$say_watch_tab ;;
        carve_stack) tab=$say_watch_untab ;;
    esac
    name_rest
    set_fields "$number" "$speed" "$REPLY" "$tab" "$pace" "$say_help_key" "$say_quit_key"
}

watch_key() { # <key>
    case $1 in
        ' ') run_on ;;
        right | enter | l | d) go_on 1 ;;
        left | erase | h | a) ((watch_at == 0)) || show_event "$((watch_at - 1))" ;;
        tab) change_engine ;;
        + | -) change_speed "$1" ;;
        r | R) show_event 0 ;;
        g | G)
            start_work
            go_on "$events"
            end_work
            ;;
        '?')
            show_help_lines "${say_watch_keys[@]}"
            return
            ;;
        q | Q)
            leave_game
            [[ -z $watch_left ]] || set_mode "$watch_left"
            return
            ;;
    esac
    watch_draw
}

go_on() { # <events>: go forward by that many, or to the last event; 1 if that is shown already
    local n=$((watch_at + $1))
    ((n <= events)) || n=$events
    ((n > watch_at)) || return 1
    show_event "$n"
}

run_on() { # until the end, or until a key is typed
    local tenths batch
    watch_running=yes
    while [[ -n $watch_running ]]; do
        tenths=${WATCH_SPEEDS[watch_speed]% *} batch=${WATCH_SPEEDS[watch_speed]#* }
        go_on "$batch" || watch_running=''
        watch_draw
        show_frame
        pass_time "$tenths"
        REPLY=''
        [[ -z $read_ahead ]] || read_key
        case $REPLY in
            '') ;;
            + | -) change_speed "$REPLY" ;;
            *)
                watch_running=''
                [[ $REPLY == [' 'e]* && $REPLY != erase ]] || watch_key "$REPLY"
                ;;
        esac
    done
}

change_speed() { # <+|->
    local speed=$((watch_speed + ${1}1))
    ((speed < 0 || speed == ${#WATCH_SPEEDS[@]})) || watch_speed=$speed
}
