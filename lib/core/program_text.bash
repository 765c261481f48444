# shellcheck shell=bash
#
# program text: where the code of the program is, for pages and lessons that show it

find_program_text() { # -> REPLY: the file maze.sh, or the one file; exits if bash read it from a pipe
    REPLY=$program_file
    [[ -z $lib ]] || REPLY=${lib%/*}/maze.sh
    [[ -n $REPLY ]] || die 1 "$say_no_program_text" "$0"
}
