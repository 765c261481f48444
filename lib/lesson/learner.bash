# shellcheck shell=bash
#
# learner: what bash says of the file of a learner
#
# Owns: learner_error (what bash has said first).
# Writes: lesson_columns.

need cli/columns lesson/runner lesson/tour screen/view

learner_error=''

readonly CHECK_SECONDS=5 CHECK_SEEDS=20 CHECK_LINES=5000

say_folded() { # <format> <value ...>: to standard output
    say "$@"
    fold_columns "${REPLY//$'\n'/ }" "$lesson_columns"
    put_lines "${folded[@]}"
}

can_be_read() { # <file in the workshop>: by bash; 1 if not, after saying so
    local said
    said=$( (cd -- "$workshop" && exec -c "$BASH" --noprofile --norc -n "$1") 2>&1 </dev/null)
    [[ -n $said ]] || return 0
    clean_text "${said%%$'\n'*}" 300
    say_folded "$say_check_syntax" "$REPLY"
    return 1
}

tell_learner_error() {
    [[ -n $learner_error ]] || return 0
    clean_text "$learner_error" 300
    say_folded "$say_check_error" "$REPLY"
    case $learner_error in
        *[-+][-+]': command not found') say_folded "$say_check_count" ;;
        *': command not found') say_folded "$say_check_command" ;;
    esac
}

forget_error() {
    learner_error=''
}

note_error() { # <line of bash> <file>: the first one, or the first that names the file
    case $1 in
        "$2: line "*) [[ $learner_error == "$2: line "* ]] || learner_error=$1 ;;
        *) learner_error=${learner_error:-${1#*': line '*': '}} ;; # in a function of ours: its line is nobody's concern
    esac
}
