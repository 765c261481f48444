# shellcheck shell=bash
#
# printing: choose the format and the colors of the output, and the file to write to
#
# Writes: option_format, option_color, output_note.
# Reads: plain_text, NO_COLOR, TERM.

need cli/options pictures/shared/colors

choose_format() { # -> option_format, option_color (always or never); load the format, and set its colors
    if [[ -z $option_format ]]; then
        option_format=blocks
        if [[ -n $plain_text && -t 1 ]]; then
            option_format=ascii
        fi
    fi
    if [[ $option_color == auto ]]; then
        option_color=never
        if [[ -t 1 && -z ${NO_COLOR:-} && ${TERM:-} != dumb ]]; then
            option_color=always
        fi
    fi
    choose_colors "$option_color"
    need "pictures/$option_format"
}

send_output() { # send standard output to the file of --output, if there is one
    [[ -n $given_output && $option_output != - ]] || return 0
    need core/output_file
    open_output "$option_output"
}

send_new_file() { # <file>: on a terminal without --output, write to this new file; a last line says how to open it
    [[ -t 1 && -z $given_output ]] || return 0
    say "$say_written_page" "$1"
    open_new_file "$1" "$REPLY"
}

open_new_file() { # <file> <note>: send standard output there; exits if it exists. The last line is the note
    [[ ! -e $1 && ! -L $1 ]] || fail_with 1 "$say_file_exists" "$1"
    need core/output_file
    open_output "$1"
    output_note=$2
}

fits_screen() { # can the screen show the format?
    local off=off_screen_${option_format//-/_}
    [[ -n $option_format ]] || return 0
    need "pictures/$option_format"
    [[ -z ${!off-} ]]
}

put_fact() { # <name> <value>: print a line below a picture, in the form facts_FORMAT; none if that is empty
    local form=facts_${option_format//-/_}
    form=${!form-'%s: %s'}
    if [[ -n $form ]]; then
        say "$form" "$1" "$2"
        put_line "$REPLY"
    fi
}
