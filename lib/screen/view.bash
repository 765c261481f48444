# shellcheck shell=bash
#
# view: show the part of any map that fits the window
#
# A map is made of tiles, such as one square or two. A tile is map_tile columns wide and one line high. A function of
# the map paints part of a line; the view does not know what that shows. The window shows view_width x view_height
# tiles, from (view_x, view_y) on, in its middle: a title above, lines of text below, and in its last line the status.
#
# Drawing fills frame, and show_frame writes it in one piece.
#
# Owns: map_* (map_width, map_height, map_tile, map_paint, map_title), lines_below (of text, folded), view_* (view_top,
# view_left: lines and columns before the map; view_x, view_y, view_width, view_height), focus_* (focus_x, focus_y: the
# tile that stays in view), frame, fields (of the status line), message (there, until the next key), status_shown (that
# line), page_from (the first line shown of a text that is scrolled), text_lines (all lines of a text that is shown in
# place of a map).
# Writes: at_once.

need core/columns screen/screen

map_width=0 map_height=0 map_tile=1 map_paint='' map_title='' lines_below=() focus_x=1 focus_y=1
view_x=1 view_y=1 view_width=0 view_height=0 view_top=0 view_left=0
frame='' fields=() message='' status_shown='' page_from=0 text_lines=()

set_map() { # <width> <height> <columns a tile> <function that paints> [title]
    map_width=$1 map_height=$2 map_tile=$3 map_paint=$4
    map_title=${5:-} lines_below=()
}

set_map_below() { # <line ...>: show these below the map, as many as leave three lines of it
    local line before=${#lines_below[@]} most=$((window_rows > 4 ? window_rows - 4 : 0))
    lines_below=()
    for line; do
        fold_columns "$line" "$((window_columns - 1))"
        lines_below+=("${folded[@]}")
    done
    if ((${#lines_below[@]} > most)); then
        lines_below=("${lines_below[@]:0:most}")
    fi
    if ((${#lines_below[@]} != before)); then
        measure_view
    fi
}

set_focus() { # <x> <y>
    focus_x=$1 focus_y=$2
}

measure_view() { # after a change of the window, the map or the number of lines below it
    local room
    ((room = window_columns / map_tile, view_width = room < map_width ? room : map_width))
    room=$((window_rows - ${#lines_below[@]} - 1))
    view_height=$((room < map_height ? room : map_height))
    ((view_left = (window_columns - view_width * map_tile) / 2))
    ((view_top = (room - view_height + (${#map_title} > 0)) / 2))
    place_view "$view_width" "$view_height"
}

follow_focus() { # a quarter of the view lies ahead of the focus; 1 if the view need not move
    local old_x=$view_x old_y=$view_y
    place_view "$((view_width / 4))" "$((view_height / 4))"
    ((view_x != old_x || view_y != old_y))
}

place_view() { # <columns> <rows>: center the view where fewer tiles than that lie between the focus and its edge
    if ((focus_x < view_x + $1 || focus_x >= view_x + view_width - $1)); then
        center_on "$focus_x" "$view_width" "$map_width"
        view_x=$REPLY
    fi
    if ((focus_y < view_y + $2 || focus_y >= view_y + view_height - $2)); then
        center_on "$focus_y" "$view_height" "$map_height"
        view_y=$REPLY
    fi
}

center_on() { # <place of the focus> <tiles in view> <tiles in all> -> REPLY: the first in view
    local last=$(($3 - $2 + 1))
    ((REPLY = $1 - $2 / 2, REPLY = REPLY < last ? REPLY : last, REPLY = REPLY > 1 ? REPLY : 1))
}

move_view() { # <d|a|s|w>: by a quarter of its size, within the map
    focus_x=$((view_x + view_width / 2)) focus_y=$((view_y + view_height / 2))
    case $1 in
        d) ((focus_x += (view_width + 3) / 4)) ;;
        a) ((focus_x -= (view_width + 3) / 4)) ;;
        s) ((focus_y += (view_height + 3) / 4)) ;;
        w) ((focus_y -= (view_height + 3) / 4)) ;;
    esac
    place_view "$view_width" "$view_height"
}

add_frame() { # <text>: besides the map
    frame+=$1
}

show_frame() { # drop it if more keys wait, or in lines
    if [[ -n $frame && -n $on_screen ]] && ! keys_wait; then
        show "$frame"
    fi
    frame=''
}

draw_view() { # the map, the lines below and the status, drawn over the old ones, so that nothing flickers
    local y line margin
    text_lines=()
    ! keys_wait || return 0
    printf -v margin '%*s' "$view_left" ''
    frame+=$'\033[H'
    for ((y = 1; y < view_top; y++)); do
        frame+=$'\033[K\r\n'
    done
    if ((view_top)); then
        draw_centered "$map_title"
    fi
    for ((y = view_y; y < view_y + view_height; y++)); do
        "$map_paint" "$y" "$view_x" "$view_width"
        # after the last column, this would clear the last sign
        frame+=$margin$'\033[K'$REPLY$'\r\n'
    done
    for line in ${lines_below[@]+"${lines_below[@]}"}; do
        draw_centered "$line"
    done
    frame+=$'\033[J' status_shown=''
    draw_status
}

draw_centered() { # <line>: above or below the map
    local line
    cut_columns "$1" "$((window_columns - 1))"
    line=$REPLY
    count_columns "$line"
    printf -v REPLY '%*s' "$(((window_columns - REPLY) / 2))" ''
    frame+=$REPLY$line$'\033[K\r\n'
}

draw_tile() { # <x> <y> [style]: if it is in view
    local line=$((view_top + $2 - view_y + 1))
    ! keys_wait && (($1 >= view_x && $1 < view_x + view_width && $2 >= view_y && $2 < view_y + view_height)) || return 0
    frame+=$'\033['"$line;$((view_left + map_tile * ($1 - view_x) + 1))H"
    "$map_paint" "$2" "$1" 1
    frame+=${3-}$REPLY${3:+$'\033[0m'}
}

# The status line is fields with two spaces between them.

set_fields() { # <field ...>; empty ones are left out
    local field
    fields=()
    for field; do
        if [[ -n $field ]]; then
            fields+=("$field")
        fi
    done
}

all_fit() { # -> REPLY: the fields as one line: is there room for it? In lines there always is
    local line wide
    printf -v line '  %s' ${fields[@]+"${fields[@]}"}
    count_columns "${line:2}"
    wide=$REPLY REPLY=${line:2}
    [[ -z $on_screen ]] || ((wide < window_columns))
}

draw_status() { # where there is no room, the fields on the left are left out; the last one is cut
    ! keys_wait || return 0
    until all_fit || ((${#fields[@]} < 2)); do
        fields=("${fields[@]:1}")
    done
    cut_columns "$REPLY" "$((window_columns - 1))"
    if [[ $REPLY != "$status_shown" ]]; then
        frame+=$'\033['"$window_rows;1H$REPLY"$'\033[K'
    fi
    status_shown=$REPLY
}

name_rest() { # -> REPLY: signs for the directions in which the map continues; in lines it is shown whole
    local k goes_on
    REPLY=''
    [[ -n $on_screen ]] || return 0
    goes_on=("$((view_x > 1))" "$((view_x + view_width <= map_width))"
        "$((view_y > 1))" "$((view_y + view_height <= map_height))")
    for k in 0 1 2 3; do
        if ((goes_on[k])); then
            REPLY+=${say_more[k]}
        fi
    done
}

set_message() { # <text>
    message=$1
}

set_game_fields() { # <field ...>: these, the message and two keys; a message without room for both stands alone
    set_fields "$message" "$say_help_key" "$say_quit_key"
    if [[ -z $message ]] || all_fit; then
        set_fields "$@" "${fields[@]}"
    else
        set_fields "$message"
    fi
}

# Ctrl-C ends long work, such as carving, but not while stty runs, which would set the restored terminal for keys again.

begin_work() { # its progress replaces the status line
    [[ -n $on_screen ]] || return 0
    frame+=$'\033['"$window_rows;1H"
    show_frame
    set_keys ^C
    at_once=working
    answer_signals
}

end_work() {
    [[ -n $on_screen ]] || return 0
    at_once=''
    set_keys undef
}

# Text in place of a map.

readonly LAST_PAGE=9999 # as page_from: to the end of the text

draw_scrolled() { # <line ...> -> page_from: from this line on, which is moved so that a last page is full
    # the cursor stays in the last line
    local line room=$((window_rows - 1))
    ((page_from = page_from < $# - room ? page_from : $# - room, page_from = page_from > 0 ? page_from : 0))
    text_lines=("$@") status_shown=''
    frame+=$'\033[H'
    for line in ${text_lines[@]+"${text_lines[@]:page_from:room}"}; do
        cut_columns "$line" "$((window_columns - 1))"
        frame+=$REPLY$'\033[K\r\n'
    done
    frame+=$'\033[J'
}

draw_in_middle() { # <n> <line ...>: in the middle of the window, or the part of them around line n; and the status line
    local line wide=0 margin lines=()
    page_from=$(($1 - window_rows / 2))
    shift
    for line; do
        count_columns "$line"
        ((wide = REPLY > wide ? REPLY : wide))
    done
    printf -v margin '%*s' "$((wide < window_columns ? (window_columns - wide) / 2 : 0))" ''
    while ((2 * ${#lines[@]} + $# + 1 < window_rows)); do
        lines+=('')
    done
    for line; do
        lines+=("$margin$line")
    done
    draw_scrolled "${lines[@]}"
    text_lines=("$@")
    draw_status
}
