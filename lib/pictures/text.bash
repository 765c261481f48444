# shellcheck shell=bash
#
# text: the maze file

need pictures/shared/picture

facts_text='# %s %s' off_screen_text=yes

draw_text() {
    local y codes
    put_line "$width $height"
    make_picture file
    for ((y = 1; y <= height; y++)); do
        codes=${row[y]:1:width}
        codes=${codes//0/x} codes=${codes//1/0 } codes=${codes//x/1 } # 0 and 1 change places
        codes=${codes//7/2 } codes=${codes//6/3 } codes=${codes//4/4 } codes=${codes//5/5 }
        codes=${codes//9/6 } codes=${codes//G/7 } codes=${codes//P/8 } codes=${codes//[TtSR]/9 }
        put_line "${codes% }"
    done
    if ((goal && goal_shown == player)); then
        put_line "# goal $((goal % stride)),$((goal / stride))"
    fi
    if ((player)) && is_outside "$player"; then
        put_line "# player $((player % stride)),$((player / stride))"
    fi
}

put_keys() { # <keys>: those played so far, below the rest
    local k
    for ((k = 0; k < ${#1}; k += 60)); do
        put_line "# keys ${1:k:60}"
    done
}
