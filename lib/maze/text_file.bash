# shellcheck shell=bash
#
# text file: read a text file of any size line by line
#
# Owns: file_lines (lines that were read and are not used yet, from file_next on), file_next, file_rest (the start of
# the line behind them), file_end (end or NUL, once it was read), file_name, file_line (of the line that was read
# last), file_notes (to be told), file_told (all notes about this file).

readonly LONGEST_LINE=16383                  # bytes
readonly AT_ONCE=4096                        # bytes to read in one go
readonly SPACE_AT_END=$'^(.*[^ \t])?[ \t]*$' # of any line
readonly NOTES_SHOWN=3

file_lines=() file_next=0 file_rest='' file_end='' file_name='' file_line=0 file_notes=() file_told=''

open_file() { # <file, - for standard input>: as descriptor 3
    load_texts files
    file_name=$1 file_line=0 file_lines=() file_next=0 file_rest='' file_end='' file_notes=() file_told=$'\n'
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
    local note name
    printable "$file_name"
    name=$REPLY
    if ((${#file_notes[@]} > NOTES_SHOWN)); then
        say "$say_more_notes" "$((${#file_notes[@]} - NOTES_SHOWN))"
        file_notes=("${file_notes[@]:0:NOTES_SHOWN}" "$REPLY")
    fi
    for note in ${file_notes[@]+"${file_notes[@]}"}; do
        tell "maze.sh: $name: $note"
    done
    file_notes=()
}

# At a NUL byte, read ends the line in bash up to 4.2; later versions skip the byte. With NUL as its delimiter, read
# reports one in every version. So read_lines cuts lines from what such a read returns.

read_lines() { # -> file_lines: the next lines, up to where AT_ONCE bytes end; 1 at the end, or before a NUL
    local text=$file_rest more='' last
    while [[ -z $file_end && ($text != *[$'\r\n']* || $text == *$'\r') ]] && ((${#text} <= LONGEST_LINE)); do
        if [[ -t 3 ]]; then # with -n or -d, Ctrl-D would be a key like any other
            if IFS= read -r more <&3 2>/dev/null; then
                more+=$'\n'
            else
                file_end=end
            fi
        elif ! IFS= read -r -d '' -n "$AT_ONCE" more <&3 2>/dev/null; then
            file_end=end
        elif ((${#more} < AT_ONCE)); then
            file_end=NUL
        fi
        text+=$more
    done
    text=${text//$'\r\n'/$'\n'}
    text=${text//$'\r'/$'\n'}                  # in bash 3.2, a pattern for both would take seconds in a long line
    split_words "x${text//$'\n'/$'\n'x}" $'\n' # with x, no line is empty
    last=$((${#split[@]} - 1))
    file_rest=${split[last]#x}
    if ((${#file_rest} > LONGEST_LINE)) || [[ -n $file_rest && $file_end == end ]]; then
        file_rest=''
    else
        unset "split[last]"
    fi
    file_lines=(${split[@]+"${split[@]#x}"}) file_next=0
    ((${#file_lines[@]}))
}

next_line() { # -> REPLY: the next line, without a byte order mark; 1 at the end of the file
    ((++file_line))
    if ((file_next >= ${#file_lines[@]})) && ! read_lines; then
        [[ $file_end != NUL ]] || fail_line "$say_not_plain"
        return 1
    fi
    REPLY=${file_lines[file_next]}
    ((++file_next, ${#REPLY} <= LONGEST_LINE)) || fail_line "$say_long_line" "$LONGEST_LINE"
    if ((file_line <= 1)); then
        REPLY=${REPLY#$'\357\273\277'}
    fi
}

put_back() { # <line ...>: read these lines again, the last ones that were read
    file_lines=("$@" ${file_lines[@]+"${file_lines[@]:file_next}"}) file_next=0
    ((file_line -= $#))
}

trim_line() { # REPLY, without the whitespace at its end; with %, thousands of whitespace characters would take a second
    [[ $REPLY != *[$' \t'] || ! $REPLY =~ $SPACE_AT_END ]] || REPLY=${BASH_REMATCH[1]-}
}
