# shellcheck shell=bash
#
# game: the one loop in which a game is played, and its modes
#
# A mode is two functions: MODE_key answers a key, MODE_draw draws the window anew. Here are the modes
# that the games share: ask (something is typed), help, pause, over (the game has ended); each game
# has a mode of its own name for playing, and leads back to it.
#
# Owns: game (maze or station), mode, game_left (yes when the player leaves),
# message (what is to be said), message_since (seconds), answer (typed so far), wrong (what is wrong with it), question,
# answer_to (the function that takes the answer), help_from (the mode it leads back to),
# help_line (the first to be seen), help_text, help_lines (the same as it fits),
# over_lines (what is told of a game that has ended), over_color (of the first of them),
# over_bare (yes: where there is no room for both, the map instead), clock_before,
# clock_since (seconds; empty while it stands), wins (in this sitting).

need cli/columns screen/keys screen/screen screen/view cli/window

game='' mode='' game_left='' message='' message_since=0 answer='' wrong='' question='' answer_to='' help_from=''
help_line=0 help_text=() help_lines=() over_lines=() over_color='' over_bare='' clock_before=0 clock_since='' wins=0

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
    message=$1 message_since=$SECONDS
}

readonly MESSAGE_STAYS=3 # seconds, where it hides something

age_message() { # what it hides comes back
    [[ -n $message ]] && ((SECONDS - message_since >= MESSAGE_STAYS)) || return 0
    if ((${#fields[@]} == 1)) || hides_fields; then
        message=''
    fi
}

set_game_fields() { # <field ...>: and behind them the message, where the map goes on, and the two keys to know
    local field rest room=$((window_columns - 1))
    name_rest
    rest=$REPLY
    for field in "$rest" "$say_help_key" "$say_quit_key"; do
        count_columns "$field"
        ((REPLY == 0)) || ((room -= REPLY + 2))
    done
    count_columns "$message"
    if [[ -n $message ]] && ((REPLY > room)); then # it has the line for itself
        fold_columns "$message" "$((window_columns - 1))"
        set_fields "${folded[0]}"
    else
        fold_columns "$message" "$room"
        set_fields "$@" "${folded[0]}" "$rest" "$say_help_key" "$say_quit_key"
    fi
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
            REPLY=${line:k:1}
            if [[ ${line:k:2} == [$'\320\321'][$'\200'-$'\277'] ]]; then
                name_letter "${line:k++:2}"
            fi
            [[ -n $game_left ]] || "${mode}_key" "$REPLY"
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

set_asked_fields() { # <question>: what is typed behind it; what was wrong before it, or alone where that is too long
    local asked=$1${answer:+ $answer}
    count_columns "$wrong  $asked"
    if [[ -n $wrong ]] && ((REPLY >= window_columns)); then
        set_fields "$wrong"
    else
        set_fields "$wrong" "$asked"
    fi
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
    set_asked_fields "$question"
    draw_status
}

# The help: pages, if the window is small.

show_help_lines() { # <mode to come back to> <line ...>
    help_from=$1 help_line=0
    shift
    help_text=("$@")
    set_mode help
}

help_key() { # <key>: the next page, the one before, or back to the game
    local lines=$((window_rows > 1 ? window_rows - 1 : 1))
    case $1 in
        up | left | erase) ((help_line -= help_line < lines ? help_line : lines)) ;;
        escape | q | Q) help_line=${#help_lines[@]} ;;
        *) ((help_line += lines)) ;;
    esac
    if ((help_line >= ${#help_lines[@]})); then
        set_mode "$help_from"
    else
        help_draw
    fi
}

help_draw() {
    local line at='' part lines=$((window_rows > 1 ? window_rows - 1 : 1))
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
    REPLY=$say_any_key
    ((${#help_lines[@]} <= lines)) ||
        say "$say_help_page" "$((help_line / lines + 1))" "$(((${#help_lines[@]} + lines - 1) / lines))"
    cut_columns "$REPLY" "$window_columns"
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

begin_telling() { # <colour, or none> <format> [value ...]: over_lines begins with it
    over_color=$1 over_bare=''
    shift
    say "$@"
    over_lines=("$REPLY")
}

tell_of_game() { # <format> [value ...]: one more of over_lines
    say "$@"
    over_lines+=("$REPLY")
}

end_game() {
    stop_clock
    set_mode over
    [[ -n $on_screen ]] || return 0
    show_frame
    drain_keys
}

over_key() { # <key>
    if step_key "$1"; then
        look_round "$REPLY"
        return
    fi
    small_letter "$1"
    case $REPLY in
        n) "${game}_next" ;;
        r) "${game}_again" ;;
        q) leave_game ;;
        escape)
            over_bare=''
            over_draw
            ;;
        *) "${game}_look" "$REPLY" ;;
    esac
}

look_round() { # <d|a|s|w>: in the map of the game that has ended
    if [[ -n $view_too_small ]]; then
        over_bare=yes
        over_draw
    else
        move_view "$1"
        "${game}_show_end"
    fi
}

over_draw() { # what is told of the game below the map; alone, where there is no room for both
    local below=() line='' part
    fold_columns "${over_lines[0]}" "$((window_columns - 1))"
    for part in "${folded[@]}"; do
        below+=("$over_color$part${over_color:+$'\033[0m'}")
    done
    for part in "${over_lines[@]:1}"; do # as many to a line as fit
        count_columns "$line  $part"
        if [[ -n $line ]] && ((REPLY >= window_columns)); then
            fold_columns "$line" "$((window_columns - 1))"
            below+=("${folded[@]}")
            line=''
        fi
        line+=${line:+  }$part
    done
    fold_columns "$line" "$((window_columns - 1))"
    below+=("${folded[@]}")
    [[ -z $over_bare ]] || below=()
    set_map_below ${below[@]+"${below[@]}"}
    measure_view
    if [[ -n $view_too_small && -z $over_bare ]]; then
        set_over_fields ''
        draw_text_page 0 "${below[@]}"
        join_fields
        add_frame "$REPLY"
    else
        "${game}_show_end"
    fi
}

set_over_fields() { # [field ...]: and the keys
    set_fields "$@" "${say_over_keys[@]}"
}
