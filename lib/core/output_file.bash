# shellcheck shell=bash
#
# output file: standard output is a file, whole or not at all
#
# Owns: output_name, output_part.
# Writes: output.

need core/programs

output_name='' output_part=''

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
