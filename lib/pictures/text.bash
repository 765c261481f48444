# shellcheck shell=bash
#
# text: the maze file

need pictures/shared/picture

# shellcheck disable=SC2034 # found by their names
facts_text='# %s %s' off_screen_text=yes

draw_text() {
    local y codes
    put_line "$width $height"
    start_printing
    make_picture file
    for ((y = 1; y <= height; y++)); do
        codes=${row[y]:1:width}
        codes=${codes//0/x} codes=${codes//1/0 } codes=${codes//x/1 } # 0 and 1 change places
        codes=${codes//7/2 } codes=${codes//6/3 } codes=${codes//4/4 } codes=${codes//5/5 }
        codes=${codes//9/6 } codes=${codes//G/7 } codes=${codes//P/8 } codes=${codes//[TtSR]/9 }
        put_line "${codes% }"
        if ((y % 64 == 0)); then
            show_printing "$y" "$height"
        fi
    done
    end_progress
    if ((goal && goal_shown == player)); then
        put_line "# goal $((goal % stride)),$((goal / stride))"
    fi
    if ((player)) && is_outside "$player"; then
        put_line "# player $((player % stride)),$((player / stride))"
    fi
}

put_keys() { # <keys>: those played so far, below the rest
    local keys=$1 part
    while [[ -n $keys ]]; do
        part=${keys:0:6000} keys=${keys:6000} # bash copies a string that it cuts
        while [[ -n $part ]]; do
            put_line "# keys ${part:0:60}"
            part=${part:60}
        done
    done
}
