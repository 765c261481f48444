# shellcheck shell=bash
#
# terminal: is there a terminal to play on, and what does the user type to run the program?
#
# Owns: playing (screen or lines: how a game is played here).

playing=''

find_terminal() { # -> playing; 1 if there is none
    if [[ ${TERM:-} == dumb ]]; then
        playing=lines
    elif [[ -t 0 && -t 1 ]]; then
        playing=screen
    else
        return 1
    fi
}

name_program() { # -> REPLY: what to type to run it
    local call=$0 bash=''
    [[ ${call##*/} != "${BASH##*/}" && ! -p $call ]] || call=maze.sh # bash reads the one file from a pipe
    if [[ $call == /* && ":$PATH:" == *":${call%/*}:"* ]]; then
        call=${call##*/}
    elif [[ $call != */* || ! -x $call ]]; then
        bash='bash '
    fi
    printf -v REPLY '%s%q' "$bash" "$call"
}

has_many_colors() { # more than the first 16?
    case ${TERM:-}/${COLORTERM:-} in
        *256* | *direct* | */truecolor | */24bit) return 0 ;;
    esac
    return 1
}
