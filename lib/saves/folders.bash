# shellcheck shell=bash
#
# folders: the folders of saved games and records, notes beside the records, and which exercises are solved
#
# Owns: state_folder (of saved games), data_folder (of records; each is empty if it has no place), record_note (why a
# game or a record cannot be saved; empty: it can).
# Reads: HOME, XDG_STATE_HOME, XDG_DATA_HOME.

need core/programs

state_folder='' data_folder='' record_note=''

find_folders() {
    umask 077 # only their owner can read saved games and records
    choose_folder "${XDG_STATE_HOME-}" .local/state
    state_folder=$REPLY
    choose_folder "${XDG_DATA_HOME-}" .local/share
    data_folder=$REPLY
}

choose_folder() { # <folder that the user has set> <folder in HOME> -> REPLY: the first that is absolute, or empty
    REPLY=''
    if [[ $1 == /* ]]; then
        REPLY=$1/maze.sh
    elif [[ ${HOME-} == /* ]]; then
        REPLY=$HOME/$2/maze.sh
    fi
}

make_folder() { # <folder>: 1 if it cannot be created
    [[ -n $1 ]] || return 1
    if [[ ! -d $1 ]]; then
        shield mkdir -p -- "$1"
    fi
}

is_plain_place() { # <path>: a file, a link to one, or nothing: no folder, pipe or device
    [[ -f $1 || (! -e $1 && ! -L $1) ]]
}

save_note() { # <name> <text>: if possible
    if has_place "$1"; then
        { printf '%s\n' "$2" >"$data_folder/$1"; } 2>/dev/null
    fi
}

add_line() { # <name> <text>: to that file beside the records; 1 if it cannot be saved
    local file=$data_folder/$1 text=$'\n' begin=''
    has_place "$1" || return
    if [[ -s $file && -r $file ]]; then
        IFS= read -r -d '' text <"$file"
    fi
    if [[ $text != *$'\n' ]]; then # a full disk has cut its last line
        begin=$'\n'
    fi
    { printf '%s\n' "$begin$2" >>"$file"; } 2>/dev/null
}

has_place() { # <name>: can a file of that name be beside the records?
    make_folder "$data_folder" && is_plain_place "$data_folder/$1"
}

read_note() { # <name> -> REPLY: the line of the note, or whatever its file holds; empty if there is none
    REPLY=''
    if [[ -f $data_folder/$1 && -r $data_folder/$1 ]]; then
        IFS= read -r -n 20 REPLY <"$data_folder/$1"
    fi
    return 0
}

note_unsaved() { # <text> <file, or empty if it has no place> -> record_note: why that cannot be saved
    printable "$2"
    if [[ -z $2 ]]; then
        REPLY=$say_no_home
    fi
    say "$1" "$REPLY"
    record_note=$REPLY
}

replace_file() { # <file> <text>: written beside it and then renamed, so on a full disk the old one stays; 1 if it fails
    local part=$1.$$.part failed=0
    if [[ -e $part || -L $part ]]; then # of an earlier process with our number
        shield rm -f -- "$part"
    fi
    set -o noclobber # a link that another program has put there is not followed
    { printf %s "$2" >"$part" || failed=1; } 2>/dev/null
    set +o noclobber
    if ((failed)) || ! shield mv -f -- "$part" "$1"; then
        failed=1
        shield rm -f -- "$part"
    fi
    return "$failed"
}

# Solved exercises. A line of their file has the number of one, and the sum and size of the file that has passed.

save_done() { # <exercise> <file>: record that the file has passed, if that can be saved
    ! is_done "$@" || return 0
    sum_file "$2"
    add_line exercises "$1 $REPLY"
}

is_done() { # <exercise> <file>: has the file passed, with the text that it has now?
    local text=''
    [[ -n $data_folder && -f $data_folder/exercises && -r $data_folder/exercises && -f $2 && -r $2 ]] || return
    sum_file "$2"
    IFS= read -r -d '' -n 50000 text <"$data_folder/exercises"
    [[ $'\n'$text == *$'\n'"$1 $REPLY"$'\n'* ]]
}

sum_file() { # <file> -> REPLY: its sum and size
    first_line cksum <"$1"
    REPLY=${REPLY:-unknown $RANDOM}
}
