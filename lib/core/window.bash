# shellcheck shell=bash
#
# window: find the size of the window
#
# Owns: window_rows, window_columns (characters).
# Reads: user_lines, user_columns.

need core/programs

window_rows=24 window_columns=80

gate_window() { # -> window_rows, window_columns: from the environment, if it sets them; exits if they are wrong
    gate_number LINES "${user_lines:-0}" 0 9999 || fail 2 "$REPLY"
    if ((REPLY != 0)); then
        window_rows=$REPLY
    fi
    gate_number COLUMNS "${user_columns:-0}" 0 9999 || fail 2 "$REPLY"
    if ((REPLY != 0)); then
        window_columns=$REPLY
    fi
}

measure_window() { # [descriptor of the terminal, or standard output] -> window_rows, window_columns; unchanged if the
    # terminal does not know its size, like a serial line
    local told
    first_line stty size <&"${1:-1}"
    told=$REPLY
    if gate_number rows "${told% *}" 1 9999; then
        window_rows=$REPLY
        gate_number columns "${told#* }" 1 9999 && window_columns=$REPLY
    fi
}
