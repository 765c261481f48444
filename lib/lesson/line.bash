# shellcheck shell=bash
#
# line: run one line of bash from the lesson in a separate bash that has an array
#
# What a line prints and leaves is what anybody may have put there, so it passes the gate or printable before it is
# used.
#
# Owns: line_printed (what the line printed, without errors), line_error (the first error), line_end (empty if the
# line ran to its end; time: stopped after two seconds; noise: it printed too much; ended: it ended its bash, as exit
# does), line_boxes (the array after it, if it ran to its end).
# Writes: learner_end.

need core/gate practice/learner watch/workshop

line_printed=() line_error='' line_end='' line_boxes=()

readonly LINE_SECONDS=2 LINE_PRINTED=30 LINE_CALLS=60 INDICES='^( [0123456789]{1,7})+$'

run_line() { # <line> <our code before it> <our code after it> <array> [limited] -> what this chapter owns; 1 if
    # nothing can be run
    local code limits=''
    line_printed=() line_error='' line_boxes=()
    make_workshop || return
    if [[ -n ${5-} ]]; then # it can start nothing and write no file
        limits='PATH=; enable -n kill suspend; set -r; '
    fi
    printf -v code %q "$1"
    code="$2
$(declare -f report_line)
${limits}FUNCNEST=$LINE_CALLS
eval $code
$3
set +eu
report_line \"\${!$4[@]}\" \"\${$4[@]}\""
    run_learner "$LINE_SECONDS" "$LINE_PRINTED" take_written '' -c "$code" bash
    close_workshop
    case $learner_end in
        'done') line_end='' ;;
        time | noise) line_end=$learner_end ;;
        *) line_end=ended ;;
    esac
}

take_written() { # <line that the bash of a typed line wrote>
    local line=${1:0:400} error=''
    case $1 in
        '=boxes '*)
            take_boxes "${1#=boxes }"
            learner_end='done'
            ;;
        *[!\ ]*)
            line=${line#"${line%%[! ]*}"}
            if [[ $line == 'bash: '* || $line == 'environment: line '* ]]; then
                error=yes line=${line#bash: } line=${line#environment: } line=${line#eval: }
                if [[ $line == 'line '[0-9]*': '* ]]; then
                    line=${line#*: }
                fi
                line=${line% on line [0-9]*}
            fi
            clean_text "$line" 300
            if [[ -z $error ]]; then
                line_printed+=("$REPLY")
            else
                line_error=${line_error:-$REPLY}
            fi
            ;;
    esac
}

take_boxes() { # <elements> -> line_boxes
    local k n
    split_words "$1" $'\37'
    n=$((${#split[@]} / 2))
    ((n)) && [[ " ${split[*]:0:n}" =~ $INDICES ]] || return 0
    for ((k = 0; k < n; k++)); do
        line_boxes[split[k]]=${split[n + k]}
    done
}

report_line() { # <index ...> <value ...>: in the separate bash, behind the line. A process in the background that has
    # left the group of the line, as with set -m or setsid, is a job of that bash
    local IFS=$' \t\n' k n=$(($# / 2)) text='=boxes '
    if [[ $- != *r* ]]; then
        for k in $(jobs -p); do
            kill -s KILL -- "-$k" "$k"
        done 2>/dev/null
    fi
    if ((n > 200)); then
        set -- "${@:1:200}" "${@:n+1:200}"
    fi
    for k; do
        k=${k//$'\n'/ }
        text+=${k:0:40}$'\37'
    done
    printf '\n%s\n' "$text" # in one piece: bash may report what was killed
}
