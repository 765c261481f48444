# shellcheck shell=bash
#
# replies: reply to a line that was typed in the lesson: what it did, then at most one note
#
# Owns: line_right (yes or empty), line_reply (the lines of the reply).

need core/columns core/paragraphs lesson/questions practice/notes

line_right='' line_reply=()

readonly REPLY_ROWS=4 # of what a line printed

judge_line() { # <line> <screen> -> line_right, line_reply; box_values becomes the array after it. 1 if nothing can be
    # run
    local printed
    line_right='' line_reply=()
    try_line "$1" "$2" 0 || return
    show_array
    list_printed ${line_printed[@]+"${line_printed[@]}"}
    printed=$REPLY
    if say_failure; then
        return
    elif [[ $line_result != "$line_wanted" ]]; then
        say_result "$say_lesson_got" "${line_result:-$say_lesson_nothing}" "${line_wanted:-$say_lesson_nothing}"
        if { prints_words "$2" && find_value_note "$line_result" "$line_wanted" "$(($2 == 1 ? 5 : -1))"; } ||
            has_unset "$@"; then
            line_reply+=("$REPLY")
        fi
        return
    fi
    line_right=yes
    line_reply+=("${say_lesson_rights[$2 - 1]}")
    try_others "$@" "$printed"
}

say_failure() { # -> line_reply: why the line has no result; 1 if it has one
    local text=say_lesson_end_$line_end
    if [[ -n $line_error && ($line_end == ended || -z $line_end) ]]; then
        say_result "$say_note_reports" "$line_error"
        if find_error_note "$line_error"; then
            line_reply+=("$REPLY")
        fi
        return 0
    fi
    [[ -n $line_end ]] || return
    line_reply+=("${!text}")
}

say_result() { # <format> <value ...> -> line_reply: one more line
    say "$@"
    line_reply+=("$REPLY")
}

has_unset() { # <line> <screen> -> REPLY: the note about a variable that has no value; 1 if bash names none
    try_line "set -u; $1" "$2" 0 limited && [[ $line_error == *': unbound variable' ]] && find_error_note "$line_error"
}

try_others() { # <line> <screen> <lines of the reply to keep>: if the line is wrong with other values -> line_right,
    # line_reply
    local name got
    prepare_line "$2" 1
    [[ -n $line_values ]] || return 0
    try_line "$1" "$2" 1 limited || return 0
    got=${line_result:-$say_lesson_nothing}
    name=${line_error%': No such file or directory'} # with an empty PATH
    name=${name%': command not found'}               # 5.3
    if [[ $line_error == *': restricted'* || ($name != "$line_error" && -n $(type -P -- "$name")) ]]; then
        return
    elif [[ $name != "$line_error" ]]; then
        got="$name: command not found"
    elif [[ -n $line_error ]]; then
        got=$line_error
    elif [[ $line_result == "$line_wanted" && $line_end != noise ]]; then
        return
    fi
    line_right='' line_reply=("${line_reply[@]:0:$3}")
    say_result "$say_lesson_typed" "$line_values" "$got" "${line_wanted:-$say_lesson_nothing}"
    if has_unset "$@"; then
        line_reply+=("$REPLY")
    fi
}

list_printed() { # <line that was printed ...> -> line_reply: the first of them, REPLY: how many
    local line
    for line in "${@:1:REPLY_ROWS}"; do
        cut_columns "$line" "$((lesson_columns - 8))"
        line_reply+=("    $REPLY")
    done
    REPLY=${#line_reply[@]}
    if (($# > REPLY_ROWS)); then
        line_reply[REPLY - 1]+=' ...'
    fi
}
