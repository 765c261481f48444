# shellcheck shell=bash
#
# paragraphs: fold texts to the width of the lines of the lesson
#
# Owns: lesson_lines, lesson_columns (how wide they are at most).

need core/columns core/gate

lesson_lines=() lesson_columns=78

# The lines of a text that begins with four spaces or with "> " stay as they are. In others, a ~ becomes a space at
# which no line ends.

add_folded() { # <text, on one line or more>: to lesson_lines
    if [[ -z $1 || $1 == '    '* || $1 == '> '* ]]; then
        split_at "$1" $'\n'
        lesson_lines+=("${split[@]}") # bash 4.2 would drop an empty text in the substitution below
        return
    fi
    fold_columns "${1//$'\n'/ }" "$lesson_columns"
    lesson_lines+=("${folded[@]//\~/ }")
}

leave_out_empty_lines() { # of lesson_lines
    local line full=("${lesson_lines[@]}")
    lesson_lines=()
    for line in "${full[@]}"; do
        if [[ -n $line ]]; then
            lesson_lines+=("$line")
        fi
    done
}

say_folded() { # <format> <value ...>: its first 2,000 bytes to standard output, without control characters
    say "$@"
    clean_text "${REPLY//$'\n'/ }" 2000
    fold_columns "$REPLY" "$lesson_columns"
    put_lines "${folded[@]}"
}
