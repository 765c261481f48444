# shellcheck shell=bash
# shellcheck disable=SC2034 # the results are for the lesson
#
# line: one line of bash that somebody typed, run in a separate bash that has an array
#
# A caller of run_line has these as locals: line_output (what it printed), line_end (empty if it ran to its end),
# line_array (yes: the array exists after it), boxes (of the array), line_left (another variable after it, as declare -p
# prints it).

need practice/runner

readonly LINE_SECONDS=2 LINE_PRINTED=20 LINE_BOXES=200

# The boxes are texts that anybody may have put there, so they pass the gate or printable before they are used. line_end
# is empty, time (it was stopped after two seconds), noise (it printed too much) or ended (it ended its bash: exit, kill,
# or a syntax error).

run_line() { # <line> <code of ours before it, which makes the array> <name of the array, and of another variable>
    # -> line_output, line_end, line_array, boxes, line_left
    local line learner_group=''
    line_output=() line_end=ended line_array='' boxes=() line_left=''
    open_workshop
    while IFS= read -r -n 4000 line; do # in pieces: to cut a long one takes minutes
        case $line in
            '=group '*) note_group "$line" ;;
            '=array declare -'*)
                line_end=''
                ! read_array "${line#=array }" "$LINE_BOXES" || line_array=yes
                ;;
            =array*) line_end='' ;;
            =time) line_end='time' ;;
            '=over '*) break ;;
            '') ;;
            *)
                if [[ -z $line_end ]]; then # after the array
                    line_left=$line
                    continue
                fi
                line=${line#"${line%%[! ]*}"}
                line=${line#bash: } line=${line#-c: } line=${line#environment: }
                [[ $line != 'line '[0-9]*': '* ]] || line=${line#*: }
                clean_text "${line%' on line '[0-9]*}" 300
                line_output+=("$REPLY")
                if ((${#line_output[@]} >= LINE_PRINTED)); then
                    line_end=noise
                    stop_learner
                    break
                fi
                ;;
        esac
    done < <(guard_learner "$LINE_SECONDS" -c "$2"$'\n'"$1"$'\n\n'"printf '\n=array '; declare -p $3" bash 2>/dev/null)
    close_workshop
}
