# shellcheck shell=bash
#
# window: its size, and what fits into it
#
# Owns: window_rows, window_columns (characters).
# Reads: user_lines, user_columns.

need core/programs

window_rows=24 window_columns=80

gate_window() { # -> window_rows, window_columns: from the environment, if it sets them; exits if they are wrong
    gate_number LINES "${user_lines:-0}" 0 9999 || fail 2 "$REPLY"
    ((REPLY == 0)) || window_rows=$REPLY
    gate_number COLUMNS "${user_columns:-0}" 0 9999 || fail 2 "$REPLY"
    ((REPLY == 0)) || window_columns=$REPLY
}

measure_window() { # -> window_rows, window_columns; unchanged if the terminal does not know its size, like a serial line
    local told
    first_line stty size
    told=$REPLY
    if gate_number rows "${told% *}" 1 9999; then
        window_rows=$REPLY
        gate_number columns "${told#* }" 1 9999 && window_columns=$REPLY
    fi
}

fit_window() { # <format> <lines besides the map> -> REPLY: WIDTHxHEIGHT, as large as fits
    local wide high
    measure_window
    ((wide = window_columns / 2, high = window_rows - $2))
    case $1 in
        lines) ((wide = (window_columns - 1) / 2)) ;;
        half) ((wide = window_columns, high *= 2)) ;;
        braille) ((wide = 2 * window_columns, high *= 4)) ;;
    esac
    odd_side "$wide"
    wide=$REPLY
    odd_side "$high"
    REPLY=${wide}x$REPLY
}

odd_side() { # <squares that fit> -> REPLY: the longest side
    ((REPLY = ($1 - 1) / 2 * 2 + 1))
    ((REPLY >= LEAST_SIDE)) || REPLY=$LEAST_SIDE
    ((REPLY <= MOST_SIDE)) || REPLY=$MOST_SIDE
}
