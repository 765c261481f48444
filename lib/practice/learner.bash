# shellcheck shell=bash
#
# learner: read the file of a learner, run it, and note how the run ended
#
# A caller of run_learner has these as locals: learner_error (the error of bash to show), learner_end (done, told, time,
# noise, deep, terminal, function, killed, ended), learner_line (of the call that was one too many; 0 if bash does not say it).
# Writes: code_group, there.

need cli/nearest cli/options core/paragraphs practice/answers practice/mistakes practice/syntax watch/workshop

readonly CHECK_SECONDS=5 CHECK_SEEDS=20 CHECK_LINES=5000
readonly CHECK_BYTES=65536 CHECK_COLUMNS=1000 # of a file, of a line: longer ones are refused before any matching
# shellcheck disable=SC2016 # the signs themselves
readonly SPACED_ASSIGNMENT='(^|[; ])[a-z_]+(\[[^]]*\])?= ' SPACED_CALCULATION='(^|[;( ])([a-z_]+ [-+*/%]= ?[$]?[0-9a-z]+)' TIMES='(^|[^a-zA-Z_0-9$#])[0-9]+ ?(x |\(|[a-zA-Z_])'
readonly NESTED_BOX='\[[^]]*[a-z]\[[^]]*[$]'
readonly CARVING_WIDTH=15 CARVING_HEIGHT=11

DRIVER_FUNCTIONS=(seed_with below set_size make_grid begin_carving is_outside list_candidates dig carve_recursive carve_stack)
readonly DRIVER_FUNCTIONS

# Three mazes are a single row of cells: begun in the middle, they are whole only if the walk comes back to its first cell. One
# maze is a single cell, where nothing ever waits.

begin_carving() { # <seed> -> there: in an empty grid; of twenty seeds, four begin in a corner, and all in different cells
    local n=$(($1 - 1 - ($1 + 2) / 5)) column line=0
    if (($1 == 17)); then
        make_grid 3 3
        column=0
    elif (($1 % 5 == 2)); then
        make_grid "$CARVING_WIDTH" 3
        column=$(($1 / 5 + 1))
    else
        make_grid "$CARVING_WIDTH" "$CARVING_HEIGHT"
        ((column = 1 + n % 5, line = 1 + n / 5))
        ((n % 5 < 4 && n < 15)) || ((column = (cells_wide - 1) * (n / 5 % 2), line = (cells_high - 1) * (n / 10)))
    fi
    there=$(((2 * line + 2) * stride + 2 * column + 2))
}

has_file_shape() { # <file in the workshop> [exercise]: is it a text that bash can read? 1 if not, after saying why
    local line n
    has_text_shape "$1" || return
    line=$( (cd -- "$workshop" && exec -c "$BASH" --noprofile --norc -n "$1") 2>&1 </dev/null)
    [[ -n $line ]] || return 0
    line=${line%%$'\n'*}
    note_line "$line" "$1"
    n=$REPLY
    say_folded "$say_check_syntax" "$line"
    explain_syntax "$1" "$n" "${2:-0}"
    return 1
}

has_text_shape() { # <file in the workshop>: 1 if it is too large or no text, after saying so
    local text='' line n=0 status
    IFS= read -r -d '' -n "$((CHECK_BYTES + 1))" text <"$workshop/$1"
    status=$?
    if ((${#text} > CHECK_BYTES)); then
        say_folded "$say_check_large" "$((CHECK_BYTES / 1024))"
        return 1
    elif ((status == 0)) || [[ $text == $'\357\273\277'* ]]; then # a byte 0, a byte order mark
        say_folded "$say_check_encoding"
        return 1
    fi
    while IFS= read -r line || [[ -n $line ]]; do
        ((n += 1))
        if ((${#line} > CHECK_COLUMNS)); then
            say_folded "$say_check_wide" "$n" "${#line}" "$CHECK_COLUMNS"
            return 1
        elif [[ $line == *$'\r' ]]; then
            say_folded "$say_check_line_ends"
            return 1
        fi
    done <"$workshop/$1"
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

explain_wrong() { # <exercise> <file>: the error of bash if there is one, then what is known about the text
    local n=0 line=''
    if [[ -n $learner_error ]]; then
        note_line "$learner_error" "$2"
        n=$REPLY
        say_folded "$say_check_error" "$learner_error"
        is_of_line "$2" "$n" || n=0
    fi
    if ((n)); then
        ! explain_text "$2" "$1" "$n" || return 0
        line=$REPLY
    fi
    case $learner_error in
        *'error token is '* | *': bad array subscript') ! explain_text "$2" "$1" 0 "$n" || return 0 ;;
    esac
    explain_error "$1" "$line" || explain_text "$2" "$1" all "$n"
}

is_of_line() { # <file> <line>: 1 if the error of bash quotes a calculation that begins with a word which the line does not have
    local text=${learner_error#*'((: '} line k
    [[ $text != "$learner_error" && $text =~ ^[a-z_]+ ]] || return 0
    text=${BASH_REMATCH[0]}
    for ((k = 1; k <= $2; k++)); do
        IFS= read -r -n "$CHECK_COLUMNS" line || return 0
    done <"$workshop/$1"
    [[ " ${line//[!a-zA-Z_0-9]/ } " == *" $text "* ]]
}

explain_error() { # <exercise> <the line that it names>: what the remembered error means; 1 if there is nothing to say about it
    local text='' word=''
    case $learner_error in
        *[]a-z][-+][-+=]*': command not found')
            text=${learner_error%': command not found'}
            clean_text "${text##*' '}" 40
            word=$REPLY text=$say_check_count
            ;;
        *': command not found')
            text=${learner_error%': command not found'}
            text=${text##*' '}
            if [[ $2 =~ $SPACED_CALCULATION && ${BASH_REMATCH[2]} == "$text "* ]]; then
                clean_text "${BASH_REMATCH[2]}" 40
                word=$REPLY text=$say_check_count
            elif [[ $2 == *"$text ="* || $2 =~ $SPACED_ASSIGNMENT ]]; then
                text=$say_check_assign
            elif [[ $1 != 10 && $text =~ ^[a-z_-]{3,40}$ ]] && nearest "$text" "${EXERCISE_FUNCTIONS[$1 - 1]}"; then
                word=$REPLY text=$say_check_nearest
            else
                text=$say_check_command
            fi
            ;;
        *': bad array subscript') text=$say_check_subscript ;;
        *': bad substitution'*) text=$say_check_substitution ;;
        *': numeric argument required') text=$say_check_return ;;
        *'division by 0 '*) text=$say_check_division ;;
        *'(error token is '*)
            word=${learner_error##*'(error token is "'}
            printable "${word%'")'}"
            word=$REPLY text=$say_check_token
            [[ ! $2 =~ $TIMES || $word != [0123456789x\(]* ]] || text=$say_check_times word=''
            # bash 5.2
            [[ ! $2 =~ $NESTED_BOX || $word != '\['* ]] || text=$say_check_nested word=''
            ;;
    esac
    [[ -n $text ]] || return 1
    say_folded "$text" ${word:+"$word"}
}

explain_endless() { # <exercise> <file>: the loop that never ends, or the call that is one too many; 1 if it is not known
    case $learner_end in
        'time' | noise) explain_loop "$2" "$1" ;;
        deep) ((learner_line)) && explain_text "$2" "$1" "$learner_line" ;;
        *) return 1 ;;
    esac
}

run_driver() { # <file> <handler> <handler of other lines> <argument of driver.sh ...> -> learner_end, learner_error, learner_line
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
            script="WALL=$WALL OPEN=$OPEN EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH CARVING_WIDTH=$CARVING_WIDTH CARVING_HEIGHT=$CARVING_HEIGHT"
            script+=$'\n'$(declare -f "${split[@]}")
            ;;
    esac
    read_text "$1"
    script+=$'\n'$REPLY
    read_text practice/driver.sh
    REPLY=$script$'\n'$REPLY
}

# run_learner reads what the run prints. A handler gets each line that the driver prints, without the =; it returns 1
# if it has said what is wrong, or sets learner_end to done. Another handler gets the other lines.

run_learner() { # <file> <handler> <handler of other lines> <argument of bash ...> -> learner_end, learner_error, learner_line
    local line printed=0 status=0
    learner_end=ended learner_error='' learner_line=0 code_group=''
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
            *'maximum function nesting level exceeded'* | *'Segmentation fault'*)
                note_line "$line" "$1"
                learner_end=deep learner_line=$REPLY
                line=${line%': maximum function'*} # its name ends with the function that was to be called
                [[ " ${EXERCISE_FUNCTIONS[*]} " == *" ${line##*' '} "* ]] || learner_line=0
                ;;
            =*) "$2" "${line#=}" || learner_end=told ;;
            *': line '[0123456789]*': '*) note_error "$line" "$1" ;;
            *) "$3" "$line" ;;
        esac
        if [[ ' told noise deep terminal function ' == *" $learner_end "* ]]; then
            stop_code
            break
        fi
    done < <(guard_code "$CHECK_SECONDS" /dev/null run_learner_bash "${@:4}" 2>/dev/null)
    [[ $learner_end == ended ]] || return 0
    case $status in
        139 | 134) learner_end=deep ;; # the status after a crash, in a bash without FUNCNEST
        12[89] | 1[345]?) learner_end=killed ;;
    esac
}

say_end() { # <exercise> <file> <value for say_check_stopped>: why the run has no result, unless a handler has said it
    case $learner_end in
        deep)
            say_folded "$say_check_deep"
            [[ -z ${box_began-} || -n ${box_given[0]+set} ]] || say_folded "$say_check_calls" "$box_began"
            ;;
        'time') say_folded "$say_check_endless" "$CHECK_SECONDS" ;;
        noise) say_folded "$say_check_noise" ;;
        terminal) say_folded "$say_check_terminal" ;;
        'function') say_folded "$say_check_function" "${EXERCISE_FUNCTIONS[$1 - 1]}" ;;
        killed) say_folded "$say_check_killed" ;;
        ended) [[ -n $learner_error ]] || say_folded "$say_check_stopped" "$3" ;;
    esac
    [[ $learner_end != 'time' || -n $learner_error ]] || ! explain_loop "$2" "$1" || return 0
    [[ $learner_end == told ]] || explain_wrong "$1" "$2" || explain_endless "$1" "$2"
}
