# shellcheck shell=bash
#
# folders: where saved games and records are
#
# Owns: state_folder (of saved games), data_folder (of records; each is empty if it has no place).
# Reads: HOME, XDG_STATE_HOME, XDG_DATA_HOME.

state_folder='' data_folder=''

find_folders() {
    umask 077 # only their owner can read saved games and records
    name_folder "${XDG_STATE_HOME:-}" .local/state
    state_folder=$REPLY
    name_folder "${XDG_DATA_HOME:-}" .local/share
    data_folder=$REPLY
}

name_folder() { # <absolute folder from the environment, or empty> <the usual folder in HOME> -> REPLY
    REPLY=''
    if [[ $1 == /* ]]; then
        REPLY=$1/maze.sh
    elif [[ ${HOME:-} == /* ]]; then
        REPLY=$HOME/$2/maze.sh
    fi
}
