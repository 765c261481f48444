# shellcheck shell=bash
#
# output file: write standard output to a file: the whole output or nothing
#
# Owns: output_part (the file that is written), output_note (a line for standard error once the file is there, or
# empty).
# Writes: output.

need core/programs

output_part='' output_note=''

# A file is written beside its target and then takes its place, with the mode of the old one, so the old one is never
# half overwritten. Anything that is not a file, such as a pipe, is written to directly.

open_output() { # <file>: as standard output
    call_at_end discard_output
    follow_links "$1"
    output=$REPLY output_part=$REPLY
    if [[ -z $1 || $1 == */ || -d $1 || (-e $1 && ! -w $1) ]]; then
        fail_file "$1" "$say_cannot_write_to"
    fi
    if [[ ! -L $output && (-f $output || ! -e $output) && $output != /dev/* ]]; then
        output_part=${output%"${output##*/}"}maze.$$.part
        set -o noclobber # a file or link that another program has put there is not overwritten
    fi
    if ! open_part; then
        output_part=$output
        fail_file "$1" "$say_cannot_write_to"
    fi
    set +o noclobber
    if [[ $output_part != "$output" && -f $output ]]; then # a copy gets the mode; opening it again empties it
        cp -p -- "$output" "$output_part" 2>/dev/null &    # discard_output may wait for it
        wait "$!" || fail_with 1 "$say_cannot_write_to" "$1"
        open_part
    fi
}

follow_links() { # <path> -> REPLY: the file that links lead to; the same path if it is no link to a file
    local file=$1
    while [[ -L $file && -f $file ]]; do
        first_line readlink -- "$file"
        if [[ $REPLY != /* ]]; then
            REPLY=${file%"${file##*/}"}$REPLY
        fi
        file=$REPLY
    done
    REPLY=$1
    if [[ -f $file ]]; then # a name with a line end would not be found
        REPLY=$file
    fi
}

open_part() { # as standard output; 1 if it cannot be opened
    case $output_part in
        /dev/stderr | /dev/fd/2 | /proc/self/fd/2) exec >&2 ;; # the next line hides standard error
        *) { exec >"$output_part"; } 2>/dev/null ;;
    esac
}

close_output() {
    write_buffer
    exec >/dev/null
    if [[ $output_part != "$output" ]]; then
        mv -f -- "$output_part" "$output" 2>/dev/null || fail_with 1 "$say_cannot_write_to" "$output"
        output_part=$output
    fi
    if [[ -n $output_note ]]; then
        tell "$output_note"
    fi
}

discard_output() { # the program ends early
    if [[ $output_part != "$output" ]]; then
        trap '' HUP INT TERM  # a second signal would end the wait
        set +u                # up to 4.4, ${!-} fails where no process has been started
        wait "$!" 2>/dev/null # for cp, or it would create the file again
        rm -f -- "$output_part" 2>/dev/null
    fi
}
