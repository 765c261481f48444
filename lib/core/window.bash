# shellcheck shell=bash
#
# window: find the size of the window
#
# Owns: window_rows, window_columns (characters).
# Reads: user_lines, user_columns.

need core/programs

window_rows=24 window_columns=80

measure_window() { # -> window_rows, window_columns: as the terminal says, or else (a serial line) the environment
    local told
    first_line stty size <&1
    told=$REPLY
    if gate_number rows "${told% *}" 1 9999 || gate_number rows "$user_lines" 1 9999; then
        window_rows=$REPLY
    fi
    if gate_number columns "${told#* }" 1 9999 || gate_number columns "$user_columns" 1 9999; then
        window_columns=$REPLY
    fi
}
