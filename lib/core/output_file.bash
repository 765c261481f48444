# shellcheck shell=bash
#
# output file: write standard output to a file: the whole output or nothing
#
# Owns: output_part (the file that is written), output_note (a line for standard error once the file is there, or
# empty).
# Writes: output.

need core/programs core/unread

output_part='' output_note=''

# A file is written beside its target and then takes its place, with the mode of the old one, so the old one
# is never half overwritten. The user's own link stays a link; somebody else's is not followed, because it may
# have been put there to make the program overwrite a file of the user. Anything that is not a file, such as a pipe,
# is written to directly.

open_output() { # <file>: as descriptor 4
    call_at_end discard_output
    output=$1 output_part=$1
    case $1 in
        /dev/std* | /dev/fd/* | /proc/*) ;; # never replaced
        *)
            follow_links
            name_part
            ;;
    esac
    if [[ $output_part != "$output" ]]; then # then a file or link that another program has put there is not overwritten
        set -o noclobber
    fi
    if [[ -z $1 || $1 == */ || -z $output || -d $output || (-e $output && ! -w $output) ]] ||
        ! open_part; then
        output_part=$output
        fail_unwritten "$1"
    fi
    set +o noclobber
    [[ $output_part == "$output" || ! -f $output ]] || copy_mode "$output" "$output_part" ||
        fail_with 1 "$say_cannot_write_to" "$1"
}

fail_unwritten() { # <file>: exit, because it cannot be written, and give the reason if it is known
    if [[ -d $1 ]]; then
        fail_with 1 "$say_is_folder" "$1"
    elif [[ $1 == ?*/* && ! -d ${1%/*} ]] && { [[ -e ${1%/*} ]] || is_missing "${1%/*}"; }; then
        fail_with 1 "$say_no_folder" "$1"
    fi
    fail_with 1 "$say_cannot_write_to" "$1"
}

open_part() { # as descriptor 4; 1 if it cannot be opened
    case $output_part in
        /dev/stderr | /dev/fd/2 | /proc/self/fd/2) exec 4>&2 ;; # the next line hides standard error
        *) { exec 4>"$output_part"; } 2>/dev/null ;;
    esac
}

follow_links() { # output becomes their target, or empty if one of them is not the user's own
    local link links=0
    while [[ -L $output ]] && ((links++ < 40)) && link=$(readlink -- "$output"); do
        if ! is_own_link "$output"; then
            output=''
            return
        fi
        if [[ $link != /* && $output == */* ]]; then
            link=${output%/*}/$link
        fi
        output=$link
    done
}

is_own_link() { # <link>: does it belong to the user?
    first_line ls -ldn -- "$1"
    split_words "$REPLY"
    [[ ${split[2]-} == "$EUID" ]]
}

name_part() { # -> output_part: beside output, if that is a file or will be one
    local name=${output##*/}
    output_part=$output
    [[ ! -L $output && (! -e $output || -f $output) ]] || return 0
    output_part=$output.$$.part
    # a long name leaves no room for a suffix
    if ((${#name} >= 200)); then
        output_part=${output%"$name"}maze.$$.part
    fi
}

copy_mode() { # <from file> <to file>: who may read, write and run it, as ls shows it: -rwxr-x---; 1 if that fails
    local rights
    first_line ls -ldL -- "$1"
    rights=${REPLY:1:9}
    rights=${rights//[st]/x} # a new file does not get setuid, setgid or sticky
    [[ -n $rights && $rights != *[!rwxST-]* ]] || return 0
    rights="u=${rights:0:3},g=${rights:3:3},o=${rights:6:3}"
    chmod -- "${rights//[-ST]/}" "$2" 2>/dev/null
}

close_output() {
    write_buffer
    exec >/dev/null 4>&-
    if [[ $output_part != "$output" ]]; then
        mv -f -- "$output_part" "$output" 2>/dev/null || fail_with 1 "$say_cannot_write_to" "$output"
        output_part=$output
    fi
    if [[ -n $output_note ]]; then
        tell "$output_note"
    fi
}

discard_output() { # the program ends early, or opened the file only to see whether it can be written
    if [[ $output_part != "$output" ]]; then
        rm -f -- "$output_part" 2>/dev/null
    fi
    output='' output_part=''
}
