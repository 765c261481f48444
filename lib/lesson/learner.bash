# shellcheck shell=bash
#
# learner: what somebody has written is run, in a bash of its own, and what that says is told
#
# It has an empty environment, and is ended when its time is up, with all that it has started.
# Owns: learner_error (what bash has said first).
# Writes: lesson_columns.

need cli/columns lesson/tour screen/view

learner_error=''

readonly CHECK_SECONDS=5 CHECK_SEEDS=20 CHECK_LINES=5000

say_folded() { # <format> <value ...>: to standard output
    say "$@"
    fold_columns "${REPLY//$'\n'/ }" "$lesson_columns"
    put_lines "${folded[@]}"
}

# set -m makes the other bash the first of a group of processes, which are ended together: when the time
# is up, and in any case at the end, so that nothing it has started goes on. What has left the group is
# not waited for either: it may hold the pipe open, so the last line is =over.

guard_learner() { # <argument of bash ...>: runs it, for so long at most
    local child guard
    trap - EXIT
    exec 6>&- # the keeper's
    set -m
    (ulimit -c 0 && exec -c "$BASH" --noprofile --norc "$@") </dev/null 2>&1 &
    child=$!
    (
        sleep "$CHECK_SECONDS"
        echo '=time'
        kill -s KILL -- "-$child"
    ) 2>/dev/null &
    guard=$!
    wait "$child" 2>/dev/null
    kill -s KILL -- "-$guard" "-$child" 2>/dev/null
    wait "$guard" 2>/dev/null
    echo '=over'
}

can_be_read() { # <file>: by bash; 1 if not, which has been said then
    local said
    said=$( (exec -c "$BASH" --noprofile --norc -n "$1") 2>&1 </dev/null)
    [[ -n $said ]] || return 0
    clean_error "${said%%$'\n'*}"
    say_folded "$say_check_syntax" "$REPLY"
    return 1
}

tell_learner_error() {
    [[ -n $learner_error ]] || return 0
    clean_error "$learner_error"
    say_folded "$say_check_error" "$REPLY"
    case $learner_error in
        *[-+][-+]': command not found') say_folded "$say_check_count" ;;
        *': command not found') say_folded "$say_check_command" ;;
    esac
}

clean_error() { # <line of bash> -> REPLY: as it can be shown, and not cut as other values are
    cut_text "$1" 300
    REPLY=${REPLY//[$'\1'-$'\37'$'\177']/?}
    REPLY=${REPLY//$'\302'[$'\200'-$'\237']/?}
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
