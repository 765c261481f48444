# shellcheck shell=bash
#
# window: find the size of the window, and of the largest maze that it shows
#
# Owns: window_rows, window_columns (characters).
# Reads: user_lines, user_columns.

need core/programs

window_rows=24 window_columns=80

measure_window() { # -> window_rows, window_columns: as the terminal says, or else (a serial line) the environment
    local told
    first_line stty size <&1
    told=$REPLY
    if gate_number rows "${told% *}" 1 "$MOST_SIDE" || gate_number rows "$user_lines" 1 "$MOST_SIDE"; then
        window_rows=$REPLY
    fi
    if gate_number columns "${told#* }" 1 "$MOST_SIDE" || gate_number columns "$user_columns" 1 "$MOST_SIDE"; then
        window_columns=$REPLY
    fi
}

fit_window() { # -> REPLY: WIDTHxHEIGHT, as large as fits above the last line, in blocks
    local wide high
    ((wide = (window_columns / 2 - 1) / 2 * 2 + 1, high = (window_rows - 2) / 2 * 2 + 1))
    REPLY=$((wide < LEAST_SIDE ? LEAST_SIDE : wide))x$((high < LEAST_SIDE ? LEAST_SIDE : high))
}
