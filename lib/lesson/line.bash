# shellcheck shell=bash
#
# line: run one line of bash from the lesson in a separate bash that has an array
#
# What a line prints and leaves is what anybody may have put there, so it passes the gate or printable before it is
# used.
#
# Owns: line_printed (what the line printed, without errors), line_error (the first error), line_end (empty if the
# line ran to its end; time: stopped after two seconds; noise: it printed too much; ended: it ended its bash, as exit
# does), line_same (yes: the array has not changed), line_boxes (otherwise the array after it, if it ran to its end),
# line_left (the value of another variable after it).
# Writes: code_group.

need watch/moments watch/workshop

line_printed=() line_error='' line_end='' line_same='' line_boxes=() line_left=''

readonly LINE_SECONDS=2 LINE_PRINTED=20 LINE_CALLS=60 INDICES='^( [0123456789]{1,7})+$'

run_line() { # <line> <our code before it> <our code after it> <array> <another variable, or empty> [limited]
    # -> what this chapter owns; 1 if nothing can be run
    local line code quoted limits='' count=0
    line_printed=() line_error='' line_end=ended line_same='' line_boxes=() line_left='' code_group=''
    make_workshop || return
    if [[ -n ${6-} ]]; then # it can start nothing and write no file
        limits='PATH=; enable -n kill suspend; set -r'
    fi
    printf -v quoted %q "$1"
    code="$2
$(declare -f join_boxes report_line)
join_boxes \"\${!$4[@]}\" \"\${$4[@]}\"
was=\$REPLY FUNCNEST=$LINE_CALLS
unset REPLY
$limits
eval $quoted
$3
set +eu
join_boxes \"\${!$4[@]}\" \"\${$4[@]}\"
report_line \"${5:+\${$5-}}\" \"\$was\" \"\$REPLY\""
    while IFS= read -r -n 9999 line; do # in pieces: to cut a long one takes minutes
        case $line in
            '=group '*) note_group "$line" ;;
            '=left '*) line_left=${line#=left } line_end='' ;;
            =same) line_same=yes ;;
            '=boxes '*) take_boxes "${line#=boxes }" ;;
            =time) line_end='time' ;;
            '=over '*) break ;;
            '') ;;
            *)
                note_written "$line"
                if ((++count >= LINE_PRINTED)); then
                    line_end=noise
                    stop_code
                    break
                fi
                ;;
        esac
    done < <(guard_code "$LINE_SECONDS" /dev/null run_learner_bash -c "$code" bash 2>/dev/null)
    close_workshop
}

take_boxes() { # <elements> -> line_boxes
    local k
    take_elements "$1"
    [[ " ${item_keys[*]-}" =~ $INDICES ]] || return 0
    for ((k = 0; k < ${#item_keys[@]}; k++)); do
        line_boxes[item_keys[k]]=${item_values[k]}
    done
}

note_written() { # <line that bash wrote> -> line_printed, line_error
    local line=${1:0:400} error=''
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
    elif [[ -z $line_error ]]; then
        line_error=$REPLY
    fi
}

# These functions run in the separate bash, before and behind the line. A process in the background that has left the
# group of the line, as with set -m or setsid, is a job of that bash.

join_boxes() { # <index ...> <value ...> -> REPLY: of the first 200 boxes; long values are cut
    local IFS=$' \t\n' n=$(($# / 2)) k parts=()
    if ((n > 200)); then
        set -- "${@:1:200}" "${@:n+1:200}"
    fi
    IFS=$'\37'
    REPLY="$*"
    ((${#REPLY} > 9000)) || return 0
    for k; do
        parts+=("${k:0:40}")
    done
    REPLY="${parts[*]}"
}

report_line() { # <value of another variable> <the boxes before the line> <the boxes after it>
    local k IFS=$' \t\n' text='=same'
    if [[ $- != *r* ]]; then
        for k in $(jobs -p); do
            kill -s KILL -- "-$k" "$k"
        done 2>/dev/null
    fi
    if [[ $3 != "$2" ]]; then
        text="=boxes ${3//$'\n'/ }"$'\37'
    fi
    printf '\n=left %s\n%s\n' "$1" "$text" # in one piece: bash may report what was killed
}
