# shellcheck shell=bash
#
# line: run one line of bash from the lesson in a separate bash that has an array
#
# What a line prints and leaves is what anybody may have put there, so it passes the gate or clean_text before it is
# used.
#
# Owns: line_boxes (the array after the line, if it ran to its end). Writes: learner_end, learner_error.

need core/gate practice/learner watch/workshop

line_boxes=()

readonly LINE_SECONDS=2 LINE_PRINTED=300 LINE_CALLS=60

run_line() { # <our code before it> <line, our code after it> <array> -> line_boxes, learner_*; 1 if nothing can be run
    line_boxes=()
    make_workshop || return
    printf '%s\n' "$2" 2>/dev/null >"$workshop/.line"
    printf '%s\n' "$1" "$(declare -f report_boxes)" "FUNCNEST=$LINE_CALLS" '. .line' 'set +eu' \
        "report_boxes \"\${!$3[@]}\" \"\${$3[@]}\"" 2>/dev/null >"$workshop/.run"
    run_learner "$LINE_SECONDS" "$LINE_PRINTED" take_box .line .run
    close_workshop
    learner_error=${learner_error#.line: line *: }
}

report_boxes() { # <index ...> <value ...>: in the separate bash, after the line
    local k value n=$(($# / 2))
    for ((k = 1; k <= n && k <= 200; k++)); do
        value="${*:n+k:1}"
        printf '\n=box %s %.40s' "${!k}" "${value//$'\n'/ }"
    done
    printf '\n=end\n'
}

take_box() { # <line>: of the array after the line; 1 if it is another
    local box=${1#=box }
    case $1 in
        '=box '*)
            gate_number box "${box%% *}" 0 9999999 || return
            line_boxes[REPLY]=${box#* }
            ;;
        =end) learner_end='done' ;;
        *) return 1 ;;
    esac
}
