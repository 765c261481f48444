# shellcheck shell=bash
#
# unread: end the program because a file cannot be read, and say why

fail_unread() { # <file, - for standard input>: exit, because it cannot be read, and give the reason if it is known
    [[ $1 != - ]] || fail_with 1 "$say_cannot_read" "$1"
    if [[ -d $1 ]]; then
        fail_with 1 "$say_is_folder" "$1"
    elif [[ ! -e $1 && (! -d ${1%/*} || -x ${1%/*}) ]]; then # in a folder without x, a file only seems to be missing
        fail_with 1 "$say_not_found" "$1"
    elif [[ -e $1 && ! -r $1 ]]; then
        fail_with 1 "$say_no_permission" "$1"
    fi
    fail_with 1 "$say_cannot_read" "$1"
}
