# shellcheck shell=bash
#
# How to run both twins: a call (check_printed, check_refused, check_failed, check_same), a table of calls
# (compare_rows), pictures side by side (draws).

# Starting a program and reading it takes ten times as long as an answer. So each file of tests has one process of each
# twin, which has read it and forks for each call: answers.bash and answers.py. They read questions from descriptors 8
# and 6, answer through 9 and 7, and end with the file.

start_answering() { # for setup_file
    local ways=$BATS_FILE_TMPDIR
    mkdir "$ways/program"
    sed '$d' "$MAZE" >"$ways/program/maze.sh"
    [[ ! -e $ROOT/lib ]] || ln -s "$ROOT/lib" "$ways/program/lib"
    mkfifo "$ways/bash_asked" "$ways/bash_said" "$ways/python_asked" "$ways/python_said"
    (
        set_environment
        "$MAZE_BASH" -c '. "$1" "$0"' "$ways/program/maze.sh" "$ROOT/tests/support/answers.bash" \
            <"$ways/bash_asked" >"$ways/bash_said" 2>"$ways/bash_errors" 3>&- &
        "$PYTHON" -S "$ROOT/tests/support/answers.py" \
            <"$ways/python_asked" >"$ways/python_said" 2>"$ways/python_errors" 3>&- &
    )
    exec 8>"$ways/bash_asked" 9<"$ways/bash_said" 6>"$ways/python_asked" 7<"$ways/python_said"
}

look_around() { # -> around: what a twin can read in its environment, except the home
    around="${LC_ALL-?}|${LC_MESSAGES-?}|${LC_CTYPE-?}|${LANG-?}|${LANGUAGE-?}|${TERM-?}|${NO_COLOR-?}|${COLUMNS-?}"
    around+="|${LINES-?}|${POSIXLY_CORRECT-?}|${XDG_STATE_HOME-?}|${XDG_DATA_HOME-?}|$PATH|${anew:+$RANDOM}"
}

ask() { # <bash|python> <file for the output> <file for errors> <argument ...> -> status. It reads $input; REPLY is
    # its limit
    local asked=$((RANDOM * 32768 + RANDOM)) answered='' source=$input to=8 from=9
    [[ $source == /* ]] || source=$PWD/$source
    set -- "$1" "$asked" "$source" "$2" "$3" "$PWD" "$HOME" "$REPLY" "$(($# - 3))" "${@:4}"
    [[ $1 == bash ]] || to=6 from=7
    printf '%s\0' "${@:2}" >&"$to"
    while [[ $answered != "$asked" ]]; do # skip the answer to a test that was ended
        read -r answered status <&"$from"
    done
}

try() { # <command ...> -> status, out, err: its exit status and every byte it wrote. It reads the file $input. A
    # call that computes for $limit seconds is ended, and all later calls in this file fail. A process that has read
    # the twin answers, unless $anew is set, the environment differs, or the call names one of our open files
    local twin='' REPLY=$limit
    status=152 out='' err='a call before this one has not ended'
    [[ ! -e $BATS_FILE_TMPDIR/hangs ]] || return 0
    status=0
    case "$1 $2" in
        "$MAZE_BASH $MAZE") twin=bash ;;
        "$PYTHON -m") twin=python ;;
    esac
    look_around
    if [[ -n $twin && $around == "$usual" && "$*" != */dev/fd/* ]]; then
        : >"$BATS_TEST_TMPDIR/out"
        : >"$BATS_TEST_TMPDIR/err"
        [[ $twin == bash ]] || shift
        ask "$twin" "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/err" "${@:3}"
    else
        (ulimit -S -t "$REPLY" && exec "$@") <"$input" \
            >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || status=$?
    fi
    case $status in
        24 | 152) : >"$BATS_FILE_TMPDIR/hangs" ;; # XCPU
    esac
    IFS= read -r -d '' out <"$BATS_TEST_TMPDIR/out" || :
    IFS= read -r -d '' err <"$BATS_TEST_TMPDIR/err" || :
}

print() { # <argument ...>: what maze.sh prints, for a pipe or a file
    try "${bash_twin[@]}" "$@"
    printf %s "$out"
    [[ -z $err ]] || printf %s "$err" >&2
    return "$status"
}

choose_twin() { # <bash|python> -> twin: its command
    twin=("${bash_twin[@]}")
    [[ $1 == bash ]] || twin=("${python_twin[@]}")
}

# The errors of the Python twin are its own, and it has no notes: of both, the output and the status are compared, and
# that a failure without output has an error. If $seldom is set, as for hundreds of hostile values, the Python twin
# answers one call in ten.

has_both() {
    [[ -z $seldom ]] || has_turn 10
}

hide_error() { # <status> <output> <errors> -> REPLY: the beginning of the error of a failure without output; or empty
    local error=$'(^|\n)(maze.sh|python_ref): '
    REPLY=''
    if [[ $1 != 0 && -z $2 && $3 =~ $error ]]; then
        REPLY='maze.sh: '
    fi
}

check_refused() { # <line> <argument ...>: both twins print nothing, with status 2; maze.sh prints that error
    check_both 2 '' "maze.sh: $1"$'\n' "${@:2}"
}

check_refused_rows() { # the same for each row of standard input: ARGUMENTS, with the shell's quotes | the error
    local row arguments=()
    while IFS= read -r row; do
        read_row "${row%%|*}"
        check_refused "${row#*| }" "${arguments[@]}"
    done
}

check_failed() { # <line> <argument ...>: the same, with status 1
    check_both 1 '' "maze.sh: $1"$'\n' "${@:2}"
}

check_printed() { # <output> <argument ...>: both twins print only that, with status 0
    check_both 0 "$1" '' "${@:2}"
}

read_columns() { # <sign, or nothing> -> pictures: those of standard input, up to a line --, which are side by side;
    # without the sign around a line. 1 if there is none
    local line cell k
    pictures=()
    while IFS= read -r line && [[ $line != -- ]]; do
        for ((k = 0; ; k++)); do
            cell=${line%% : *}
            cell=${cell%"${cell##*[! ]}"}
            [[ -z $1 || $cell != "$1"*"$1" ]] || cell=${cell:1:${#cell}-2}
            pictures[k]=${pictures[k]-}$cell$'\n'
            [[ $line == *' : '* ]] || break
            line=${line#* : }
        done
    done
    for k in "${!pictures[@]}"; do
        while [[ ${pictures[k]} == *$'\n\n' ]]; do
            pictures[k]=${pictures[k]%$'\n'}
        done
    done
    ((${#pictures[@]}))
}

draws() { # <words of a call>: both twins draw the pictures of standard input, up to the first that differs. They are
    # side by side, each below the rest of its call; more follow a line --. Bars around a line keep its spaces
    local arguments more pictures each
    read -r -a arguments <<<"$1"
    while read_columns '|'; do
        for each in "${pictures[@]}"; do
            eval "more=(${each%%$'\n'*})"
            check_printed "${each#*$'\n'}" "${arguments[@]}" ${more[@]+"${more[@]}"}
            ((wrong == 0)) || return 0
        done
    done
}

check_both() { # <status> <output> <error> <argument ...>: of both twins
    local expected=("$1" "$2" "$3")
    shift 3
    check_same "$@"
    check_answer "maze.sh $*" "${expected[@]}"
}

check_facts() { # <claim> <values>: those of the lines NAME: VALUE in out
    check "$1" "$2" "$(sed -n 's/^[a-z ]*: //p' <<<"$out" | paste -s -d ' ' -)"
}

check_same() { # <argument ...> -> status, out, err: what maze.sh answers, and its twin too, in its own words
    local answer=() REPLY
    if has_both; then
        try "${python_twin[@]}" "$@"
        hide_error "$status" "$out" "$err"
        answer=("$status" "$out" "$REPLY")
    fi
    try "${bash_twin[@]}" "$@"
    ((${#answer[@]})) || return 0
    hide_error "$status" "$out" "$err"
    check "the twins differ: maze.sh $*: status" "${answer[0]}" "$status"
    check "the twins differ: maze.sh $*: output" "${answer[1]}" "$out"
    check "the twins differ: maze.sh $*: error" "${answer[2]}" "$REPLY"
}

# A row of a table is what follows ./maze.sh on a command line, with the shell's quotes. Empty rows and those that begin
# with # are skipped.

read_row() { # <row> -> arguments; 1 if it is skipped
    case $1 in '' | '#'*) return 1 ;; esac
    eval "arguments=($1)"
}

spread() { # a row of standard input with <A|B> in it is two rows, one with each
    local row choices choice
    while IFS= read -r row; do
        if [[ $row == *'<'*'>'* ]]; then
            choices=${row#*'<'}
            IFS='|' read -r -a choices <<<"${choices%%'>'*}|"
            for choice in "${choices[@]}"; do
                spread <<<"${row%%'<'*}$choice${row#*'>'}"
            done
        else
            printf '%s\n' "$row"
        fi
    done
}

compare_rows() { # <file of rows>: up to the first in which the twins differ -> rows, mazes: how many were compared,
    # mazes without the refused ones; the answers are in $BATS_TEST_TMPDIR/answers
    local row arguments=() several='--count[ =]([0-9]+)'
    rows=0 mazes=0
    while IFS= read -r row; do
        read_row "$row" || continue
        check_same ${arguments[@]+"${arguments[@]}"}
        ((wrong == 0)) || return 0
        printf %s "$out$err" >>"$BATS_TEST_TMPDIR/answers"
        rows=$((rows + 1))
        ((status == 2)) || { [[ $row =~ $several ]] && mazes=$((mazes + 10#${BASH_REMATCH[1]})); } ||
            mazes=$((mazes + 1))
    done <"$1"
}
