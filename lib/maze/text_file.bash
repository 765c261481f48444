# shellcheck shell=bash
#
# text file: read a text file of any size line by line
#
# Owns: file_ahead (text that was read and not used yet), file_end (end or NUL, once it was read), file_name, file_line
# (of the line that was read last), file_notes (to be told), file_told (all notes about this file).

need core/unread

readonly LONGEST_LINE=16383                  # bytes
readonly AT_ONCE=1024                        # bytes to read in one go; cutting a line takes time for each byte read
readonly SPACE_AT_END=$'^(.*[^ \t])?[ \t]*$' # of any line
readonly NOTES_SHOWN=3

file_ahead='' file_end='' file_name='' file_line=0 file_notes=() file_told=''

open_file() { # <file, - for standard input>: as descriptor 3
    load_texts files
    file_name=$1 file_line=0 file_ahead='' file_end='' file_notes=() file_told=$'\n'
    if [[ $1 == - ]]; then
        [[ ! -d /dev/stdin && (! -c /dev/stdin || -t 0 || /dev/stdin -ef /dev/null) ]] &&
            { exec 3<&0; } 2>/dev/null && return
    else
        [[ -f $1 || -p $1 ]] && { exec 3<"$1"; } 2>/dev/null && return # a device may be endless
    fi
    fail_unread "$1"
}

fail_line() { # <format> <value ...>: report what is wrong in the line just read, and exit; the values are printable
    local what
    say "$@"
    what=$REPLY
    printable "$file_name"
    say "$say_bad_file" "$REPLY" "$file_line" "$what"
    fail 1 "$REPLY"
}

note_file() { # <format> <value ...>: say this of the file, once
    say "$@"
    [[ $file_told != *$'\n'"$REPLY"$'\n'* ]] || return 0
    file_told+=$REPLY$'\n' file_notes+=("$REPLY")
}

tell_notes() {
    local k name
    printable "$file_name"
    name=$REPLY
    for ((k = 0; k < ${#file_notes[@]} && k < NOTES_SHOWN; k++)); do
        tell "maze.sh: $name: ${file_notes[k]}"
    done
    if ((k < ${#file_notes[@]})); then
        say "$say_more_notes" "$((${#file_notes[@]} - k))"
        tell "maze.sh: $name: $REPLY"
    fi
    file_notes=()
}

# At a NUL byte, read ends the line in bash up to 4.2; later versions skip the byte. With NUL as its delimiter, read
# reports one in every version. So take_line cuts lines from what such a read returns.

take_line() { # -> REPLY: the next line, unchanged; 1 at the end
    local more=''
    if [[ -t 3 && -z $file_ahead$file_end ]]; then # with -n or -d, Ctrl-D would be a key like any other
        IFS= read -r REPLY <&3 2>/dev/null || file_end=end
        [[ -z $file_end || -n $REPLY ]]
        return
    fi
    while [[ -z $file_end && $file_ahead != *$'\n'* && $file_ahead != *$'\r'?* ]] &&
        ((${#file_ahead} <= LONGEST_LINE)); do
        if ! IFS= read -r -d '' -n "$AT_ONCE" more <&3 2>/dev/null; then
            file_end=end
        elif ((${#more} < AT_ONCE)); then
            file_end=NUL
        fi
        file_ahead+=$more
    done
    REPLY=${file_ahead/$'\n'*/} # in bash 4.2 to 4.4, %% is slow with a long string
    if [[ $REPLY == *$'\r'* ]]; then
        REPLY=${REPLY/$'\r'*/}
    fi
    ((${#REPLY} <= LONGEST_LINE)) || fail_line "$say_long_line" "$LONGEST_LINE"
    if [[ $file_ahead == "$REPLY" ]]; then # the last one
        [[ $file_end != NUL ]] || fail_line "$say_nul_byte"
        [[ -n $REPLY ]] || return 1
    fi
    file_ahead=${file_ahead:${#REPLY}}
    file_ahead=${file_ahead#$'\r'}
    file_ahead=${file_ahead#$'\n'}
}

next_line() { # -> REPLY: the next line, without a byte order mark; 1 at the end of the file
    ((++file_line))
    take_line || return 1
    if ((file_line <= 1)); then
        REPLY=${REPLY#$'\357\273\277'}
    fi
}

put_back() { # <line ...>: read these lines again, the last ones that were read
    local lines
    printf -v lines '%s\n' "$@"
    file_ahead=$lines$file_ahead
    ((file_line -= $#))
}

trim_line() { # REPLY, without the whitespace at its end; with %, thousands of whitespace characters would take a second
    [[ $REPLY != *[$' \t'] || ! $REPLY =~ $SPACE_AT_END ]] || REPLY=${BASH_REMATCH[1]-}
}
