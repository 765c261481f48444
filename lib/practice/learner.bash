# shellcheck shell=bash
#
# learner: recognize the file of an exercise, read it, run it, and note how the run ended
#
# Owns: learner_* (learner_end: done, told, time, noise, deep, ended; learner_seconds: the limit; learner_error: the
# error of bash to show; learner_printed: the lines that the code printed, of an exercise those since the last right
# case).
# Writes: code_group.

need cli/options core/columns core/paragraphs practice/notes watch/workshop

learner_end='' learner_seconds=0 learner_error='' learner_printed=()

readonly MOST_LINTS=12
readonly CHECK_SECONDS=20 CHECK_LINES=5000
readonly MOST_ACTIVE=60                       # calls in exercises 1 to 9
readonly CHECK_BYTES=65536 CHECK_COLUMNS=1000 # of a file, of a line: longer ones are refused before they are read

find_exercise() { # <file> -> REPLY: its exercise, by the line that says so at its top; 1 if it is no exercise
    local text mark='# maze.sh, exercise '
    IFS= read -r -d '' -n 2000 text <"$1"
    [[ $text == *"$mark"* ]] || return
    text=${text#*"$mark"}
    gate_number exercise "${text%%[!0123456789]*}" 1 "$EXERCISES"
}

has_text_shape() { # <file in the workshop> -> REPLY: its text; 1 if it is no text, or too large, after saying so
    local line wide=''
    while IFS= read -r line || [[ -n $line ]]; do
        if ((${#line} > CHECK_COLUMNS)); then
            wide=yes
        fi
    done <"$workshop/$1"
    if [[ -n $wide ]] || IFS= read -r -d '' -n "$((CHECK_BYTES + 1))" <"$workshop/$1" || # or up to a byte 0
        [[ $REPLY == $'\357\273\277'* || $REPLY == *$'\r'* ]]; then
        say_folded "$say_check_text" "$((CHECK_BYTES / 1024))" "$CHECK_COLUMNS"
        return 1
    fi
}

say_error() { # <error of bash> <file in the workshop>: the error, the line that it names, and a note
    local error=$1 number line='' n
    say_folded "$say_note_reports" "$1"
    if [[ $1 == "$2: line "* ]]; then
        number=${1#"$2: line "} error=${1#*: line *: }
        if gate_number line "${number%%:*}" 1 999999; then
            number=$REPLY
            for ((n = 0; n < number; n++)); do
                IFS= read -r line || break
            done <"$workshop/$2"
        fi
    fi
    line=${line#"${line%%[! $'\t']*}"}
    if [[ -n $line ]]; then
        say_folded "$say_check_quote" "$number" "$line"
    fi
    if find_error_note "$error"; then
        say_folded %s "$REPLY"
    fi
}

take_error() { # <line> <file> -> learner_error: the first, or the first in the file; 1 if the line is no error of bash
    [[ $1 == *': line '[0123456789]*': '* ]] || return
    case $1 in
        *' Segmentation fault '*) return ;; # too many calls in bash up to 4.1; the status says so
        *'maximum function nesting level exceeded'*) learner_end=${learner_end/#ended/deep} ;;
    esac
    if [[ $1 == "$2: line "* && $learner_error != "$2: line "* ]]; then
        learner_error=$1
    else # in our code, the line number would not help
        learner_error=${learner_error:-${1#*': line '*': '}}
    fi
}

put_printed() { # <rows at most> [title]: what the code printed, without empty lines and control characters
    local line rows=0
    for line in ${learner_printed[@]+"${learner_printed[@]}"}; do
        if [[ $line == *[!\ ]* ]] && ((++rows <= $1)); then
            if ((rows == 1 && $# == 2)); then
                put_line "$2"
            fi
            clean_text "$line" 300
            cut_columns "    $REPLY" "$lesson_columns"
            put_line "$REPLY"
        fi
    done
    if ((rows > $1)); then
        put_line '    ...'
    fi
}

put_lints() { # <file>: what shellcheck reports about it
    local linter
    if ! linter=$(type -P shellcheck); then
        put_line "$say_practice_lint_missing"
        return
    fi
    REPLY=$("$linter" -s bash -f gcc -e SC2034,SC2154 -- "$1" 2>&1 </dev/null)
    split_at "${REPLY:-$say_practice_lint_none}" $'\n'
    for REPLY in "${split[@]:0:MOST_LINTS}"; do
        say_folded 'shellcheck: %s' "${REPLY#"$1:"}"
    done
}

# run_learner runs a learner's code. Each line that it prints goes to a function, which can set learner_end: told ends
# the run, done says that it is complete. If the function returns 1, the line was printed by the code itself.

run_learner() { # <seconds> <lines at most> <function> <file> <argument of bash ...> -> learner_*
    local line count=0 status=0
    learner_end=ended learner_seconds=$1 learner_error='' learner_printed=() code_group=''
    while IFS= read -r -n 9999 line; do # in pieces: to match a long one takes minutes
        case $line in
            '=group '*) note_group "$line" ;;
            =time) learner_end='time' ;;
            '=over '*)
                status=${line#=over }
                break
                ;;
            *) "$3" "$line" || take_error "$line" "$4" || learner_printed+=("$line") ;;
        esac
        if ((++count > $2)); then
            learner_end=noise
        fi
        [[ $learner_end != told && $learner_end != noise ]] || break
    done < <(guard_code "$1" /dev/null run_learner_bash "${@:5}" 2>/dev/null)
    stop_code
    if [[ $learner_end == ended && $status == 13[49] ]]; then # the status after a crash, in a bash without FUNCNEST
        learner_end=deep
    fi
}

say_end() { # <file>: why the run has no result, or what bash reports; 1 if neither is so
    case $learner_end/${learner_error:+error} in
        deep/) say_folded "$say_note_nesting" ;;
        ended/) say_folded "$say_check_ended" ;;
        time/*) say_folded "$say_check_endless" "$learner_seconds" ;;
        noise/*) say_folded "$say_check_noise" ;;
        *) [[ -n $learner_error ]] || return ;;
    esac
    if [[ -n $learner_error ]]; then
        say_error "$learner_error" "$1"
    fi
}
