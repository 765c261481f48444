# shellcheck shell=bash
#
# game: the one loop in which a game is played, and its modes
#
# A mode is two functions: MODE_key answers a key, MODE_draw draws the window anew. Here are the modes
# that the games share: ask (something is typed), help, pause, over (the game has ended); each game
# has a mode of its own name for playing, and leads back to it.
#
# Owns: game (maze or station), mode, game_left (yes when the player leaves),
# message (what is to be said), answer (typed so far), wrong (what is wrong with it), question,
# answer_to (the function that takes the answer), help_from (the mode it leads back to),
# help_line (the first to be seen), help_text, help_lines (the same as it fits),
# over_lines (what is told of a game that has ended), clock_before,
# clock_since (seconds; empty while it stands), wins (in this sitting).

need screen/keys screen/screen screen/view screen/window

game='' mode='' game_left='' message='' answer='' wrong='' question='' answer_to='' help_from=''
help_line=0 help_text=() help_lines=() over_lines=() clock_before=0 clock_since='' wins=0

# The clock counts whole seconds, and stands while the game is paused.

set_clock() { # <seconds>: and let it stand
    clock_before=$1 clock_since=''
}

run_clock() {
    [[ -n $clock_since ]] || clock_since=$SECONDS
}

stop_clock() {
    read_clock
    set_clock "$REPLY"
}

read_clock() { # -> REPLY: seconds
    REPLY=$clock_before
    [[ -z $clock_since ]] || ((REPLY += SECONDS - clock_since))
}

name_time() { # <seconds> -> REPLY: 1:23
    if (($1 < 3600)); then
        printf -v REPLY '%d:%02d' "$(($1 / 60))" "$(($1 % 60))"
    else
        printf -v REPLY '%d:%02d:%02d' "$(($1 / 3600))" "$(($1 / 60 % 60))" "$(($1 % 60))"
    fi
}

set_message() { # <text>
    message=$1
}

cut_message() { # <field ...>: that stand behind it in the status line -> REPLY: what there is room for, in words
    local field room=$((window_columns - 1))
    for field; do
        count_columns "$field"
        ((REPLY == 0)) || ((room -= REPLY + 2))
    done
    ((room >= 12)) || room=0 # no more than a word
    fold_columns "$message" "$room"
    cut_columns "${folded[0]}" "$room"
}

set_mode() { # <mode>: and draw the window as it shows it
    mode=$1
    "${mode}_draw"
}

leave_game() {
    game_left=yes
}

win_game() { # one more in this sitting
    ((wins += 1))
}

play_game() { # <maze|station> <mode to begin with>: until the player leaves
    game=$1 mode=$2 game_left=''
    setup_terminal look_at_game
    while [[ -z $game_left ]]; do
        show_frame
        read_key
        if [[ $REPLY == end ]]; then # of the input
            "${game}_end"
            exit 1
        fi
        "${mode}_key" "$REPLY"
    done
    reset_terminal
}

# Where the terminal is dumb there is no screen: each line typed is keys, and a whole picture answers it.

play_in_lines() { # <maze|station> <mode to begin with>: until the player leaves or the input ends
    local line k typing bound=(-n 1000)
    [[ ! -t 0 ]] || bound=()
    game=$1 mode=$2 game_left=''
    while [[ -z $game_left ]]; do
        put_game
        put_page
        IFS= read -r ${bound[@]+"${bound[@]}"} line || [[ -n $line ]] || break
        typing=''
        [[ $mode != offer && $mode != ask ]] || typing=$mode # then the end of the line is Enter
        for ((k = 0; k < ${#line}; k++)); do
            [[ -n $game_left ]] || "${mode}_key" "${line:k:1}"
        done
        if [[ -z $game_left && (-z $line || $mode == "$typing") ]]; then
            "${mode}_key" enter
        fi
        drop_frame
    done
    [[ -n $game_left ]] || "${game}_end"
}

put_game() { # what the screen would show
    local y line
    if [[ $mode == help ]]; then
        for line in "${help_text[@]}"; do
            put_line "$line"
        done
        mode=$help_from
    elif [[ $mode == pause ]]; then
        put_line "$say_paused"
    else
        for ((y = 1; y <= map_height; y++)); do
            "$map_paint" "$y" 1 "$map_width"
            put_line "${REPLY%"${REPLY##*[! ]}"}"
        done
        line=''
        for y in ${map_below[@]+"${map_below[@]}"}; do
            put_line "$y"
        done
        for y in "${fields[@]}"; do
            line+=${line:+  }$y
        done
        put_line "$line"
    fi
}

look_at_game() { # while nobody types: the window may have another size, and the clock goes on
    if take_resize; then
        measure_window
        measure_view
        "${mode}_draw"
    elif [[ $mode == "$game" ]]; then
        "${game}_tick"
    fi
    show_frame
}

small_letter() { # <key> -> REPLY: A to Z as a to z
    local large=ABCDEFGHIJKLMNOPQRSTUVWXYZ small=abcdefghijklmnopqrstuvwxyz before
    REPLY=$1
    if [[ $1 == [ABCDEFGHIJKLMNOPQRSTUVWXYZ] ]]; then
        before=${large%%"$1"*}
        REPLY=${small:${#before}:1}
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

# Typing: digits and x, or what is meant by one; Backspace takes the last one back.

type_key() { # <key>: into answer; 1 if it is none of these
    case $1 in
        [0123456789x]) answer=${answer:0:20}$1 wrong='' ;;
        [X,]) answer=${answer:0:20}x wrong='' ;;
        erase) answer=${answer%?} wrong='' ;;
        *) return 1 ;;
    esac
}

refuse_answer() { # <why>
    wrong=$1 answer=''
}

clear_answer() {
    answer='' wrong=''
}

ask() { # <question> <function that takes the answer, and says what comes next; 1 asks again>
    question=$1 answer_to=$2
    clear_answer
    set_mode ask
}

ask_key() { # <key>
    case $1 in
        x | X | q | Q | escape) set_mode "$game" ;;
        enter)
            "$answer_to" "$answer" || ask_draw
            ;;
        *) ! type_key "$1" || ask_draw ;;
    esac
}

ask_draw() {
    "${game}_draw"
    set_fields "${question% }${answer:+ $answer}" "$wrong" # one of the two is empty
    draw_status
}

# The help: pages, if the window is small.

show_help_lines() { # <mode to come back to> <line ...>
    help_from=$1 help_line=0
    shift
    help_text=("$@")
    set_mode help
}

help_key() { # <key>: the next page, or back
    ((help_line += window_rows - 1))
    if ((help_line >= ${#help_lines[@]})) || [[ $1 == escape || $1 == q ]]; then
        set_mode "$help_from"
    else
        help_draw
    fi
}

help_draw() {
    local line at='' part
    help_lines=()
    for line in "${help_text[@]}"; do # too wide: what a key does stands below the key
        count_columns "$line"
        if ((REPLY >= window_columns)) && [[ $line == *'   '* ]]; then
            fold_columns "${line%%   *}" "$((window_columns - 1))"
            help_lines+=("${folded[@]}")
            at='  ' line=${line#*   }
            line=${line#"${line%%[! ]*}"}
        fi
        fold_columns "$line" "$((window_columns - 1 - ${#at}))"
        for part in "${folded[@]}"; do
            help_lines+=("$at$part")
        done
        at=''
    done
    ((help_line < ${#help_lines[@]})) || help_line=0
    draw_text_page "$help_line" "${help_lines[@]}"
    cut_columns "$say_any_key" "$window_columns"
    add_frame $'\033['"${window_rows};1H$REPLY"
}

pause_game() {
    stop_clock
    set_mode pause
}

pause_key() { # any
    run_clock
    set_mode "$game"
}

pause_draw() { # nothing of the map is to be seen
    cut_columns "$say_paused" "$window_columns"
    add_frame $'\033[H\033[J'"$REPLY"
}

# The end of a game stays until a key is pressed on purpose: what was typed ahead is thrown away.

begin_telling() { # <line>: over_lines begins with it
    over_lines=("$1")
}

tell_of_game() { # <format> [value ...]: one more of over_lines
    say "$@"
    over_lines+=("$REPLY")
}

end_game() { # <last line>
    over_lines+=("$1")
    stop_clock
    set_mode over
    [[ -n $on_screen ]] || return 0
    show_frame
    drain_keys
}

over_key() { # <key>
    small_letter "$1"
    case $REPLY in
        n) "${game}_next" ;;
        r) "${game}_again" ;;
        q) leave_game ;;
    esac
}

over_draw() { # what is told of the game below the map; alone, where there is no room for both
    local below=() line='' part last
    for part in "${over_lines[@]}"; do # as many to a line as fit
        count_columns "$line  $part"
        if [[ -n $line ]] && ((REPLY >= window_columns)); then
            below+=("$line")
            line=''
        fi
        fold_columns "$line${line:+  }$part" "$((window_columns - 1))"
        last=$((${#folded[@]} - 1))
        below+=(${folded[@]+"${folded[@]:0:last}"})
        line=${folded[last]}
    done
    set_map_below ${below[@]+"${below[@]}"}
    set_fields "$line"
    measure_view
    if [[ -n $view_too_small ]]; then
        last=$((${#below[@]} - 1))
        ((last < window_rows - 1 || window_rows < 2)) ||
            below=("${below[@]:0:window_rows-2}" "${below[last]}") # the keys may begin there
        draw_text_page 0 ${below[@]+"${below[@]}"}
        add_frame "$line"
    else
        "${game}_show_end"
    fi
}
