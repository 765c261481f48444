# shellcheck shell=bash
#
# view: show the part of any map that fits the window
#
# A map is made of tiles, such as one square or two. A tile is map_tile columns wide and one line high. A function of
# the map paints part of a line; the view does not know what that shows. The window shows view_width x view_height
# tiles, from (view_x, view_y) on, in its middle: a title above, lines of text below, and in its last line the status.
#
# Drawing fills frame, and show_frame writes it in one piece. After each key the window is drawn: of a map only what has
# changed.
#
# Owns: map_* (map_width, map_height, map_tile, map_paint, map_title), lines_below (of text, folded), view_* (view_top,
# view_left: lines and columns before the map; view_x, view_y, view_width, view_height; view_drawn: yes, or all must be
# drawn again), changed_tiles (yes for each), focus_* (focus_x, focus_y: the tile that stays in view), frame, message
# (until the next key), status_* (status_line; status_shown: what the window has of it), page_from (the first line shown
# of a text that is scrolled), text_lines (all lines of a text that is shown in place of a map).
# Writes: at_once.

need core/columns screen/screen

map_width=0 map_height=0 map_tile=1 map_paint='' map_title='' lines_below=() focus_x=1 focus_y=1
view_x=1 view_y=1 view_width=0 view_height=0 view_top=0 view_left=0 view_drawn='' changed_tiles=()
frame='' message='' status_line='' status_shown='' page_from=0 text_lines=()

set_map() { # <width> <height> <columns a tile> <function that paints> [title]
    map_width=$1 map_height=$2 map_tile=$3 map_paint=$4
    map_title=${5:-} lines_below=()
}

set_map_below() { # <line ...>: show these below the map, as many as leave three lines of it
    local line count=${#lines_below[@]} before="${lines_below[*]-}" most=$((window_rows > 4 ? window_rows - 4 : 0))
    lines_below=()
    for line; do
        fold_columns "$line" "$((window_columns - 1))"
        lines_below+=("${folded[@]}")
    done
    lines_below=(${lines_below[@]+"${lines_below[@]:0:most}"})
    if ((${#lines_below[@]} != count)); then
        measure_view
    elif [[ "${lines_below[*]-}" != "$before" ]]; then
        renew_view
    fi
}

set_focus() { # <x> <y>: a quarter of the view lies ahead of it
    focus_x=$1 focus_y=$2
    place_view "$((view_width / 4))" "$((view_height / 4))"
}

measure_view() { # after a change of the window, the map or the number of lines below it
    local room
    ((room = window_columns / map_tile, view_width = room < map_width ? room : map_width))
    room=$((window_rows - ${#lines_below[@]} - 1))
    view_height=$((room < map_height ? room : map_height))
    ((view_left = (window_columns - view_width * map_tile) / 2))
    ((view_top = (room - view_height + (${#map_title} > 0)) / 2))
    place_view "$view_width" "$view_height"
    renew_view
}

renew_view() { # draw all of it again
    view_drawn=''
}

place_view() { # <columns> <rows>: center the view where fewer tiles than that lie between the focus and its edge
    local before=$view_x,$view_y
    if ((focus_x < view_x + $1 || focus_x >= view_x + view_width - $1)); then
        center_on "$focus_x" "$view_width" "$map_width"
        view_x=$REPLY
    fi
    if ((focus_y < view_y + $2 || focus_y >= view_y + view_height - $2)); then
        center_on "$focus_y" "$view_height" "$map_height"
        view_y=$REPLY
    fi
    if [[ $view_x,$view_y != "$before" ]]; then
        renew_view
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

draw_view() { # what has changed of the map, the lines below and the status
    local at
    text_lines=()
    ! keys_wait || return 0
    if [[ -z $view_drawn ]]; then
        draw_map
    fi
    for at in ${changed_tiles[@]+"${!changed_tiles[@]}"}; do
        draw_tile "$((at % (map_width + 2)))" "$((at / (map_width + 2)))"
    done
    changed_tiles=()
    draw_status
}

change_tile() { # <x> <y>: draw it again; around the map is a ring of tiles that are never in view
    changed_tiles[$2 * (map_width + 2) + $1]=yes
}

draw_map() { # and the lines around it, over the old ones, so that nothing flickers
    local y line margin
    view_drawn=yes changed_tiles=() status_shown=''
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
    frame+=$'\033[J'
}

draw_centered() { # <line>: above or below the map
    local line
    cut_columns "$1" "$((window_columns - 1))"
    line=$REPLY
    count_columns "$line"
    printf -v REPLY '%*s' "$(((window_columns - REPLY) / 2))" ''
    frame+=$REPLY$line$'\033[K\r\n'
}

draw_tile() { # <x> <y>: if it is in view
    local line=$((view_top + $2 - view_y + 1))
    (($1 >= view_x && $1 < view_x + view_width && $2 >= view_y && $2 < view_y + view_height)) || return 0
    "$map_paint" "$2" "$1" 1
    frame+=$'\033['"$line;$((view_left + map_tile * ($1 - view_x) + 1))H"$REPLY
}

# The status line is fields, in status_line a line each. The message stands before the keys for help and the end.

set_fields() { # <field ...>
    local field
    status_line=''
    for field; do
        add_field %s "$field"
    done
}

add_field() { # <format> [value ...]: unless it is empty
    say "$@"
    status_line+=${REPLY:+$'\n'$REPLY}
}

name_status() { # -> REPLY: the fields and the message. On the screen those on the left are left out if there is no room
    local keys=$'\n'$say_help_key$'\n'$say_quit_key shown
    shown=${status_line%"$keys"}
    if [[ $shown == "$status_line" ]]; then
        keys=''
    fi
    shown+=${message:+$'\n'$message}$keys
    shown=${shown:1}
    count_columns "${shown//$'\n'/  }"
    while [[ -n $on_screen && $shown == *$'\n'* ]] && ((REPLY >= window_columns)); do
        shown=${shown#*$'\n'}
        if [[ $shown != *"$message"* ]]; then
            shown=$message
        fi
        count_columns "${shown//$'\n'/  }"
    done
    REPLY=${shown//$'\n'/  }
}

draw_status() { # the last field is cut if it alone has no room
    name_status
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

# Ctrl-C ends long work, such as carving, but not while stty runs, which would set the restored terminal for keys again.

begin_work() { # its progress replaces the status line
    [[ -n $on_screen ]] || return 0
    frame+=$'\033['"$window_rows;1H" status_shown=''
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
