# shellcheck shell=bash
#
# learner: recognize the file of an exercise, read it, run it, and note how the run ended
#
# Owns: learner_* (learner_end: done, told, time, noise, deep, function, ended; learner_error: the error of bash to
# show; learner_printed: the first line that the code printed in the case that failed, or before it).
# Writes: code_group.

need core/paragraphs practice/answers practice/notes watch/workshop

learner_end='' learner_error='' learner_printed=''

readonly MOST_LINTS=12
readonly CHECK_SECONDS=20 CHECK_LINES=5000
readonly MOST_ACTIVE=60                       # calls in exercises 1 to 9
readonly CHECK_BYTES=65536 CHECK_COLUMNS=1000 # of a file, of a line: longer ones are refused before they are read

find_exercise() { # <file> -> REPLY: its exercise, by the line that says so at its top; 1 if it is no exercise
    local line n
    for ((n = 0; n < 20; n++)); do
        IFS= read -r -n 1000 line || [[ -n $line ]] || return # in pieces: the file may be of any size
        if [[ $line == '# maze.sh, exercise '[123456789]* ]]; then
            REPLY=${line#'# maze.sh, exercise '}
            REPLY=${REPLY:0:2}
            REPLY=${REPLY%[!0123456789]}
            return 0
        fi
    done <"$1"
    return 1
}

has_text_shape() { # <file in the workshop>: is it text of a size that can be checked? 1 if not, after saying so
    local text='' line wide=''
    while IFS= read -r line || [[ -n $line ]]; do
        if ((${#line} > CHECK_COLUMNS)); then
            wide=yes
        fi
    done <"$workshop/$1"
    if [[ -n $wide ]] || IFS= read -r -d '' -n "$((CHECK_BYTES + 1))" text <"$workshop/$1" || # or up to a byte 0
        [[ $text == $'\357\273\277'* || $text == *$'\r'* ]]; then
        say_folded "$say_check_text" "$((CHECK_BYTES / 1024))" "$CHECK_COLUMNS"
        return 1
    fi
}

say_error() { # <error of bash> <file in the workshop>: the error, the line that it names, and a note
    local error=$1 number line='' n
    if [[ $1 == "$2: line "* ]]; then
        number=${1#"$2: line "} error=${1#*: line *: }
        if gate_number line "${number%%:*}" 1 999999; then
            number=$REPLY
            for ((n = 0; n < number; n++)); do
                IFS= read -r line || break
            done <"$workshop/$2"
        fi
    fi
    say_folded "$say_note_reports" "$1"
    line=${line#"${line%%[! $'\t']*}"}
    if [[ -n $line ]]; then
        say_folded "$say_check_quote" "$number" "$line"
    fi
    if find_error_note "$error"; then
        say_folded %s "$REPLY"
    fi
}

take_error() { # <line> <file> -> learner_error: the first error of bash, or the first that names a line of the file;
    # 1 if the line is no error
    [[ $1 == *': line '[0123456789]*': '* ]] || return
    if [[ $1 == *' Segmentation fault '* ]]; then # too many calls in bash up to 4.1; the status says so
        return 0
    fi
    if [[ $1 == *'maximum function nesting level exceeded'* ]]; then
        learner_end=${learner_end/#ended/deep}
    fi
    if [[ $1 != "$2: line "* ]]; then # in our code, so the line number would not help
        learner_error=${learner_error:-${1#*': line '*': '}}
    elif [[ $learner_error != "$2: line "* ]]; then
        learner_error=$1
    fi
}

say_printed() { # what the code printed, if anything
    [[ -n $learner_printed ]] || return 0
    clean_text "$learner_printed" 100
    say_folded "$say_check_printed" "$REPLY"
}

put_lints() { # <file>: what shellcheck reports about it
    local linter
    if ! linter=$(type -P shellcheck); then
        put_line "$say_practice_lint_missing"
        return
    fi
    REPLY=$("$linter" -s bash -f gcc -e SC2034,SC2154 -- "$1" 2>&1 </dev/null)
    if [[ -z $REPLY ]]; then
        put_line "$say_practice_lint_none"
        return
    fi
    split_at "$REPLY" $'\n'
    for REPLY in "${split[@]:0:MOST_LINTS}"; do
        say_folded 'shellcheck: %s' "${REPLY#"$1:"}"
    done
}

# run_learner runs a learner's code, and gives each line that it prints to a handler, with the file. The handler returns
# 1 if it knows enough, or sets learner_end to done.

run_learner() { # <seconds> <lines at most> <handler> <file> <argument of bash ...> -> learner_end, learner_error
    local line count=0 status=0
    learner_end=ended learner_error='' learner_printed='' code_group=''
    while IFS= read -r -n 9999 line; do # in pieces: to match a long one takes minutes
        case $line in
            '=group '*) note_group "$line" ;;
            =time) learner_end='time' ;;
            =function) learner_end=function ;;
            '=over '*)
                status=${line#=over }
                break
                ;;
            *) "$3" "$line" "$4" || learner_end=told ;;
        esac
        if ((++count > $2)); then
            learner_end=noise
        fi
        [[ ' told noise function ' != *" $learner_end "* ]] || break
    done < <(guard_code "$1" /dev/null run_learner_bash "${@:5}" 2>/dev/null)
    stop_code
    if [[ $learner_end == ended && $status == 13[49] ]]; then # the status after a crash, in a bash without FUNCNEST
        learner_end=deep
    fi
}

say_end() { # <exercise> <file>: why the run has no result, or what bash reports; 1 if neither is so
    local ended=$learner_end
    if [[ $ended == ended && $1 == 10 ]]; then
        ended='done'
    fi
    if [[ -n $learner_error && ' deep ended function ' == *" $ended "* ]]; then # bash's message says it
        ended=told
    fi
    case $ended in
        deep) say_folded "$say_note_nesting" ;;
        'time') say_folded "$say_check_endless" "$CHECK_SECONDS" ;;
        noise) say_folded "$say_check_noise" ;;
        'function') say_folded "$say_check_function" "${EXERCISE_FUNCTIONS[$1 - 1]}" ;;
        ended) say_folded "$say_check_ended" ;;
    esac
    if [[ -n $learner_error ]]; then
        say_error "$learner_error" "$2"
    else
        [[ $ended != 'done' && $ended != told ]]
    fi
}
