# shellcheck shell=bash
#
# output: where what is said goes: standard output, standard error, files; how the program fails
#
# Owns: main_process, at_end (functions to be called however the program ends), on_interrupt (what Ctrl-C calls),
# progress_since, progress_shown, give_up (a function, or empty: has somebody ended the work?), page, page_held, output,
# output_name, output_part.

main_process='' at_end=() on_interrupt='' progress_since=0 progress_shown='' give_up='' page='' page_held=''
output='' output_name='' output_part=''

begin_output() {
    main_process=${BASHPID-}.$BASH_SUBSHELL # bash 3.2 has no BASHPID
    trap clean_up EXIT
    on_interrupt=end_by_interrupt
    trap interrupt INT # bash forgets one that comes while a program of ours runs
}

interrupt() { # Ctrl-C
    "$on_interrupt"
}

end_by_interrupt() {
    trap - INT
    kill -s INT $$
}

clean_up() { # not in a process of ours that a signal ends before it has become another program
    local act
    [[ ${BASHPID-}.$BASH_SUBSHELL == "$main_process" ]] || return 0
    for act in ${at_end[@]+"${at_end[@]}"}; do
        "$act"
    done
}

# A signal to all of us, Ctrl-C say, would end or stop a program that we wait for. And while bash waits, it forgets
# signals of its own: of two that come together, as a closed window sends them, the first. While it reads it forgets
# none. So the program heeds no signal, prints its line or its status, and is read.

first_line() { # <program> <argument ...> -> REPLY: the line it prints, or empty
    read_answer exec "$@"
}

shield() { # <program> <argument ...>: no signal to all of us ends it midway
    local REPLY
    read_answer tell_status "$@"
    return "${REPLY:-129}"
}

read_answer() { # <command ...> -> REPLY: the line it prints, or empty if a signal ended it before it heeded none
    local tries=0
    REPLY=''
    # If one does so, bash would tell. A trap that comes with a break does nothing; and in 5.2, one between the beginning
    # of a command and its <( ): so 2>/dev/null stands outside. 3.2 does not tell a time-out from the end.
    {
        {
            until read -r -t 1 || (($? <= 128 && BASH_VERSINFO[0] > 3 || tries++ >= 20)); do
                kill -s CONT "$!" # Ctrl-Z may have stopped it as early
            done
            await_end "$!"
        } < <(heed_none "$@")
    } 2>/dev/null
}

await_end() { # <process of ours, about to end>: bash up to 4.1 would hear of it later, and break off what it writes then
    local patience=200000
    ((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] < 42)) || return 0
    while kill -s 0 "$1" && ((patience--)); do :; done 2>/dev/null
}

heed_none() {
    trap '' HUP INT QUIT TERM TSTP
    "$@"
}

tell_status() {
    "$@" >/dev/null
    echo "$?"
}

call_at_end() { # <function>
    at_end+=("$1")
}

end_output() { # what was to be printed is there, in the file of --output if there is one
    put_page
    [[ -z $output ]] || close_output
}

cut_text() { # <text> <most bytes> -> REPLY: with no half of a UTF-8 character at its end
    REPLY=${1:0:$2}
    ((${#1} > $2)) || return 0
    while [[ $REPLY == *[$'\200'-$'\277'] ]]; do
        REPLY=${REPLY%?}
    done
    REPLY=${REPLY%[$'\300'-$'\377']}
}

printable() { # <value> -> REPLY: one short line that does nothing to a terminal
    cut_text "$1" 60
    REPLY=${REPLY//[$'\1'-$'\37'$'\177']/?}
    REPLY=${REPLY//$'\302'[$'\200'-$'\237']/?} # the control characters above ASCII
    REPLY=${REPLY:-"''"}
    ((${#1} <= 60)) || REPLY+=...
}

tell() { # <line>: on standard error
    printf '%s\n' "$1" >&2
}

fail() { # <status> <line, printable>: the end
    tell "maze.sh: $2"
    exit "$1"
}

die() { # <status> <format> <value ...>: the same, for values as they came
    local status=$1 format=$2 values=()
    shift 2
    while (($#)); do
        printable "$1"
        values+=("$REPLY")
        shift
    done
    say "$format" ${values[@]+"${values[@]}"}
    fail "$status" "$REPLY"
}

# Long work tells how far it is, on standard error, from about its first second on.

start_progress() { progress_since=$SECONDS; }

show_progress() { # <what> <done> <of how many>; 1 if it is given up
    [[ -z $give_up ]] || ! "$give_up" || return 1
    ((SECONDS - progress_since > 1)) && [[ -t 2 ]] || return 0
    printf '\r%s %d%%%s' "$1" "$((100 * $2 / $3))" "${give_up:+  $say_any_key}" >&2
    progress_shown=yes progress_since=$((SECONDS - 1))
}

show_printing() { # <line> <of how many>: unless the lines themselves are to be seen
    [[ -t 1 ]] || show_progress "$say_printing" "$1" "$2"
}

end_progress() {
    [[ -z $progress_shown ]] || printf '\r\033[K' >&2
    progress_shown=''
}

# Standard output is written a page at a time: a system call costs more than a line.

put_line() { # <line>
    page+=$1$'\n'
    ((${#page} < 16384)) || [[ -n $page_held ]] || put_page
}

hold_page() { # from now on nothing is written, for take_page
    put_page
    page_held=yes
}

put_text() { # <file of lib that is not bash>: all of it, as it stands
    read_text "$1"
    put_line "${REPLY%$'\n'}"
}

take_page() { # -> REPLY: all lines since hold_page
    REPLY=$page
    page='' page_held=''
}

put_page() {
    [[ -z $page ]] || printf %s "$page" 2>/dev/null || die 1 "$say_cannot_write"
    page=''
}

# A file is written beside its target, then takes its place, with the mode the old one had, so that
# whatever happens the old one stays whole. A link stays a link; what is no file, a pipe say, is
# written directly.

open_output() { # <file>: as descriptor 4
    call_at_end discard_output
    output=$1 output_name=$1 output_part=$1
    case $1 in
        /dev/std* | /dev/fd/*) ;; # whatever they are, not ours to replace
        *)
            follow_links
            name_part
            ;;
    esac
    [[ $output_part == "$output" ]] || set -o noclobber # nobody else's file, nor a link laid there
    if [[ -z $1 || $1 == */ || -d $output ]] || ! { exec 4>"$output_part"; } 2>/dev/null; then
        output_part=$output
        die 1 "$say_cannot_write_to" "$1"
    fi
    set +o noclobber
    [[ $output_part == "$output" || ! -f $output ]] || copy_mode "$output" "$output_part"
}

follow_links() { # of output
    local link links=0
    while [[ -L $output ]] && ((links++ < 40)) && link=$(readlink -- "$output"); do
        [[ $link == /* || $output != */* ]] || link=${output%/*}/$link
        output=$link
    done
}

name_part() { # -> output_part: beside output, if that is a file or will be one
    local name=${output##*/}
    output_part=$output
    [[ ! -L $output && (! -e $output || -f $output) ]] || return 0
    output_part=$output.$$.part
    # so long a name leaves no room for more
    ((${#name} < 200)) || output_part=${output%"$name"}maze.$$.part
}

copy_mode() { # <from file> <to file>: who may read, write and run it, as ls tells: -rwxr-x---
    local rights
    first_line ls -ld -- "$1"
    rights=${REPLY:1:9}
    rights=${rights//[st]/x} # what else these two allow is not for a new file
    [[ -n $rights && $rights != *[!rwxST-]* ]] || return 0
    rights="u=${rights:0:3},g=${rights:3:3},o=${rights:6:3}"
    chmod "${rights//[-ST]/}" "$2" 2>/dev/null
}

close_output() {
    put_page
    exec >/dev/null 4>&-
    if [[ $output_part != "$output" ]]; then
        mv -f -- "$output_part" "$output" 2>/dev/null || die 1 "$say_cannot_write_to" "$output_name"
        output_part=$output
    fi
}

forget_output() { # it was only tried whether it can be written
    output='' output_part=''
}

discard_output() { # when the program ends before its time
    [[ $output_part == "$output" ]] || rm -f -- "$output_part"
}
