# shellcheck shell=bash
#
# learner: check that the file of a learner can run, run it, and say how the run ended
#
# A caller of run_learner has these as locals: learner_error (the error of bash to show), learner_end (done, told, time,
# noise, deep, terminal, function, killed, ended).

need cli/options core/paragraphs practice/mistakes practice/runner

readonly CHECK_SECONDS=5 CHECK_SEEDS=20 CHECK_LINES=5000

DRIVER_FUNCTIONS=(seed_with below set_size make_grid is_outside list_candidates dig carve_recursive carve_stack)
readonly DRIVER_FUNCTIONS

has_file_shape() { # <file in the workshop>: is it a text that bash can read? 1 if not, after saying why
    local text n line
    if IFS= read -r -d '' text <"$workshop/$1" || [[ $text == $'\357\273\277'* ]]; then # a byte 0, a byte order mark
        say_folded "$say_check_encoding"
        return 1
    fi
    if [[ $text == *$'\r\n'* || $text == *$'\r' ]]; then
        say_folded "$say_check_line_ends"
        return 1
    fi
    line=$( (cd -- "$workshop" && exec -c "$BASH" --noprofile --norc -n "$1") 2>&1 </dev/null)
    [[ -n $line ]] || return 0
    note_line "${line%%$'\n'*}" "$1"
    n=$REPLY
    say_folded "$say_check_syntax" "${line%%$'\n'*}"
    if ! say_mistake "$1" "$n" 0 'append call spaces sum'; then # the others are not errors of syntax
        case ${line%%$'\n'*} in
            *'unexpected end of file'* | *'unexpected EOF'* | *'token `'[\}a-z]*) say_folded "$say_check_unclosed" ;;
        esac
    fi
    return 1
}

note_line() { # <error of bash> <file> -> REPLY: the line of the file that it names, or 0
    local number=${1#"$2: line "}
    [[ $number != "$1" ]] && gate_number line "${number%%:*}" 1 999999 || REPLY=0
}

note_error() { # <error of bash> <file> -> learner_error: remember the first one, or the first that names a line of the file
    case $1 in
        "$2: line "*) [[ $learner_error == "$2: line "* ]] || learner_error=$1 ;;
        *) learner_error=${learner_error:-${1#*': line '*': '}} ;; # in our code, so the line number would not help
    esac
}

say_error() { # <file> [exercise]: the remembered error, and what a beginner needs to know about it; 1 if there is none
    local n
    [[ -n $learner_error ]] || return 1
    note_line "$learner_error" "$1"
    n=$REPLY
    say_folded "$say_check_error" "$learner_error"
    if ((n)) && say_mistake "$1" "$n"; then
        return 0
    fi
    case $learner_error in
        *[]a-z][-+][-+=]*': command not found')
            n=${learner_error%': command not found'}
            clean_text "${n##*' '}" 40
            say_folded "$say_check_count" "$REPLY"
            ;;
        *': command not found') say_folded "$say_check_command" ;;
        *': bad array subscript') say_mistake "$1" 0 0 boxes || say_folded "$say_check_subscript" ;;
        *'(error token is "\['*) say_mistake "$1" 0 "${2:-0}" || say_folded "$say_check_nested" ;; # bash 5.2
        *': bad substitution') say_folded "$say_check_substitution" ;;
        *': numeric argument required') say_folded "$say_check_return" ;;
        *'for base (error token is "'[0123456789]*[a-z]*'")' | *'(error token is "x '*) say_folded "$say_check_times" ;;
        *'(error token is '*) say_mistake "$1" 0 "${2:-0}" ;; # in the line that has the wrong value
    esac
    return 0
}

explain_wrong() { # <exercise> <file> [hint]: why a result is wrong: an error of bash, a mistake in the text, or the hint
    say_error "$2" || say_mistake "$2" 0 "$1" || say_folded "${3:-${say_check_case_hints[$1 - 1]}}"
}

run_driver() { # <file> <handler> <handler of other lines> <argument of driver.sh ...> -> learner_end, learner_error
    write_driver practice/check.sh "$4" "${5-}"
    run_learner "$1" "$2" "$3" -c "FUNCNEST=$MOST_CALLS"$'\n'"$REPLY" exercise "$1" "${@:4}"
}

write_driver() { # <check.sh or steps.sh> <boxes, carving or program> <function of the file> -> REPLY: what the separate bash runs
    local script=''
    case $2 in
        boxes)
            read_text practice/boxes.sh
            script=$REPLY
            ;;
        carving)
            script=" ${DRIVER_FUNCTIONS[*]} "
            split_words "${script/ $3 / }"
            script="WALL=$WALL OPEN=$OPEN EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH"$'\n'$(declare -f "${split[@]}")
            ;;
    esac
    read_text "$1"
    script+=$'\n'$REPLY
    read_text practice/driver.sh
    REPLY=$script$'\n'$REPLY
}

# run_learner reads what the run prints. A handler gets each line that the driver prints, without the =; it returns 1
# if it has said what is wrong, or sets learner_end to done. Another handler gets the other lines.

run_learner() { # <file> <handler> <handler of other lines> <argument of bash ...> -> learner_end, learner_error
    local line printed=0 status=0 learner_group=''
    learner_end=ended learner_error=''
    while IFS= read -r -n 9999 line; do # in pieces: to match a long one takes minutes
        ((++printed <= CHECK_LINES)) || learner_end=noise
        case $line in
            '=group '*) note_group "$line" ;;
            =time) learner_end='time' ;;
            =terminal | =function) learner_end=${line#=} ;;
            '=over '*)
                status=${line#=over }
                break
                ;;
            *'maximum function nesting level exceeded'* | *'Segmentation fault'*) learner_end=deep ;;
            =*) "$2" "${line#=}" || learner_end=told ;;
            *': line '[0123456789]*': '*) note_error "$line" "$1" ;;
            *) "$3" "$line" ;;
        esac
        if [[ ' told noise deep terminal function ' == *" $learner_end "* ]]; then
            stop_learner
            break
        fi
    done < <(guard_learner "$CHECK_SECONDS" "${@:4}" 2>/dev/null)
    [[ $learner_end == ended ]] || return 0
    case $status in
        139 | 134) learner_end=deep ;; # the status after a crash, in a bash without FUNCNEST
        1[2345]?) learner_end=killed ;;
    esac
}

say_end() { # <exercise> <file> <value for say_check_stopped>: why the run has no result, unless a handler has said it
    case $learner_end in
        deep)
            if (($1 == EXERCISES)); then
                say_folded "$say_check_deep_program"
            else
                say_folded "$say_check_deep"
            fi
            say_mistake "$2" 0 "$1"
            ;;
        'time')
            say_folded "$say_check_endless" "$CHECK_SECONDS"
            explain_wrong "$1" "$2" "${say_check_endless_hints[$1 - 1]}"
            ;;
        noise) say_error "$2" || say_folded "$say_check_noise" ;;
        terminal) say_folded "$say_check_terminal" ;;
        'function') say_folded "$say_check_function" "${EXERCISE_FUNCTIONS[$1 - 1]}" ;;
        killed) say_error "$2" || say_folded "$say_check_killed" ;;
        ended) say_error "$2" "$1" || say_folded "$say_check_stopped" "$3" ;;
    esac
}
