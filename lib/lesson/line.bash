# shellcheck shell=bash
# shellcheck disable=SC2034 # the results are for the lesson
#
# line: one line of bash that somebody typed, run in a separate bash that has an array
#
# A caller of run_line has these as locals: line_shown (what bash wrote, its errors too), line_printed (what the line
# printed, without errors), line_error (the first error), line_end (empty if it ran to its end), line_array (whole: boxes
# is the array after it; changed: boxes has those that changed; empty: there is no array), boxes, line_left (the value of
# another variable after it).

need practice/runner

readonly LINE_SECONDS=2 LINE_PRINTED=20 LINE_BOXES=200

# What a line prints and leaves is what anybody may have put there, so it passes the gate or printable before it is used.
# line_end is empty, time (it was stopped after two seconds), noise (it printed too much) or ended (it ended its bash:
# exit, kill, or a syntax error).

run_line() { # <line> <our code before it> <our code after it> <array> <another variable, or empty> [limited]
    # -> line_shown, line_printed, line_error, line_end, line_array, boxes, line_left; 1 if nothing can be run
    local line code learner_group='' limits=''
    line_shown=() line_printed=() line_error='' line_end=ended line_array='' boxes=() line_left=''
    make_workshop || return
    [[ -z ${6-} ]] || limits='PATH=; enable -n kill suspend; set -r' # it can start nothing and write no file
    code="$2
$(declare -f report_line)
was=(\"\${$4[@]}\")
$limits
$1

$3
report_line $4 $5"
    while IFS= read -r -n 4000 line; do # in pieces: to cut a long one takes minutes
        case $line in
            '=group '*) note_group "$line" ;;
            '=left '*) line_left=${line#=left } line_end='' ;;
            'declare -'*' changed='*) ! read_array "$line" "$LINE_BOXES" || line_array=changed ;;
            "declare -"*" $4="*) ! read_array "$line" "$LINE_BOXES" || line_array=whole ;;
            =time) line_end='time' ;;
            '=over '*) break ;;
            '') ;;
            *)
                note_written "$line"
                if ((${#line_shown[@]} >= LINE_PRINTED)); then
                    line_end=noise
                    stop_learner
                    break
                fi
                ;;
        esac
    done < <(guard_learner "$LINE_SECONDS" -c "$code" bash 2>/dev/null)
    close_workshop
}

note_written() { # <line that bash wrote> -> line_shown, line_printed, line_error
    local line=${1#"${1%%[! ]*}"} error=''
    [[ $line != 'bash: '* && $line != 'environment: line '* ]] || error=yes
    line=${line#bash: } line=${line#-c: } line=${line#environment: }
    [[ $line != 'line '[0-9]*': '* ]] || line=${line#*: }
    clean_text "${line%' on line '[0-9]*}" 300
    line_shown+=("$REPLY")
    if [[ -z $error ]]; then
        line_printed+=("$REPLY")
    elif [[ -z $line_error ]]; then
        line_error=$REPLY
    fi
}

# This function runs in the separate bash, behind the line. A process in the background that has left the group of the
# line, as with set -m or setsid, is a job of that bash.

report_line() { # <array> <another variable, or empty>: its boxes that are not those of was, or all if their number changed
    local k changed=()
    set +eu
    [[ $- == *r* ]] || for k in $(jobs -p); do
        kill -s KILL -- "-$k" "$k"
    done 2>/dev/null
    printf '\n=left %s\n' "${2:+${!2-}}"
    if [[ $1 != cell || ${#cell[@]} != "${#was[@]}" ]]; then
        k="$1[@]"
        set -- "$1" "${!k}"
        printf 'declare -a %s=()\n' "$1"
        (($# == 1)) || declare -p "$1"
        return
    fi
    for k in "${!cell[@]}"; do
        [[ ${cell[k]} == "${was[k]-}" ]] || changed[k]=${cell[k]}
    done
    declare -p changed
}
