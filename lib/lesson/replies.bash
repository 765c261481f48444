# shellcheck shell=bash
#
# replies: reply to a line that was typed in the lesson: what it did, then at most one note

need core/paragraphs lesson/questions practice/learner practice/notes

readonly REPLY_ROWS=4 # of what a line printed

judge_line() { # <line> <screen>: put the reply -> box_values: the array after it; 1 if it is not right
    if ! try_line "$1" "$2" 0; then
        say_folded "$say_cannot_write_to" "${TMPDIR:-/tmp}"
        return 1
    fi
    show_array
    put_printed
    if say_end .line; then
        return 1
    elif [[ $line_result != "$line_wanted" ]]; then
        say_folded "$say_lesson_got" "${line_result:-$say_lesson_nothing}" "${line_wanted:-$say_lesson_nothing}"
        if prints_words "$2" && find_value_note "$line_result" "$line_wanted" "$(($2 == 1 ? 5 : -1))"; then
            say_folded %s "$REPLY"
            return 1
        fi
    elif fails_with_others "$@"; then
        say_folded "$say_lesson_typed" "$line_values" "${learner_error:-${line_result:-$say_lesson_nothing}}" \
            "${line_wanted:-$say_lesson_nothing}"
    else
        say_folded %s "${say_lesson_rights[$2 - 1]}"
        return
    fi
    say_unset "$@"
    return 1
}

put_printed() { # the first lines that the line printed
    local line rows=0
    for line in ${learner_printed[@]+"${learner_printed[@]}"}; do
        if [[ $line == *[!\ ]* ]] && ((++rows <= REPLY_ROWS)); then
            clean_text "$line" 300
            put_line "    $REPLY"
        fi
    done
    if ((rows > REPLY_ROWS)); then
        put_line '    ...'
    fi
}

fails_with_others() { # <line> <screen>: has it another result than ours with other values? What cannot run there has not
    try_line "$1" "$2" 1 limited || return
    [[ -n $line_values && $learner_error != *': restricted'* ]] || return
    ! type -P -- "${learner_error%%:*}" >/dev/null || return
    [[ -n $learner_error || $learner_end == noise || $line_result != "$line_wanted" ]]
}

say_unset() { # <line> <screen>: the variable that has no value, if bash names one
    try_line "set -u; $1" "$2" 0 limited || return 0
    if [[ $learner_error == *': unbound variable' ]] && find_error_note "$learner_error"; then
        say_folded %s "$REPLY"
    fi
}
