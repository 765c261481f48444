# shellcheck shell=bash
#
# terminal: find out whether a game can use the terminal, and how the user calls the program
#
# Owns: playing (screen or lines: how a game is played here).
# Writes: option_color.

playing=''

has_screen() { # can the program read keys and draw a screen?
    [[ -t 0 && -t 1 && ${TERM:-} != dumb ]]
}

find_terminal() { # -> playing; 1 if there is none
    if has_screen; then
        playing=screen
    elif [[ ${TERM:-} == dumb ]]; then
        playing=lines option_color=never
    else
        return 1
    fi
}

quote_word() { # <word> -> REPLY: as a shell reads it; letters above ASCII stay as they are
    local quote="'" quoted="'\\''"
    clean_text "$1" 4096
    if [[ $REPLY == *[$'\200'-$'\377']* && $REPLY == "$1" ]]; then
        REPLY="'${1//$quote/$quoted}'"
    else
        printf -v REPLY %q "$1"
    fi
}

name_program() { # -> REPLY: what to type to run it
    local call=$0 bash=''
    if [[ $call == /* && ":$PATH:" == *":${call%/*}:"* ]]; then
        call=${call##*/}
    elif [[ $call != */* || ! -x $call ]]; then
        bash='bash '
    fi
    quote_word "$call"
    REPLY=$bash$REPLY
}

has_many_colors() { # more than the first 16?
    [[ ${TERM:-} == *256* || ${TERM:-} == *direct* || ${COLORTERM:-} == truecolor || ${COLORTERM:-} == 24bit ]]
}
