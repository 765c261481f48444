# shellcheck shell=bash
# shellcheck disable=SC2034 # what stands here is used by the tests that load it
#
# What all tests share: where each of them starts, the one way to run both twins, the one way to
# tell a difference, a terminal, and hostile values. README.md in this folder tells what is where.
#
# MAZE_PROGRAM is another maze.sh to test, MAZE_BASH and PYTHON name the interpreters to test with; bats itself runs with the bash it finds.

bats_require_minimum_version 1.8.0

ROOT=${BATS_TEST_DIRNAME%/tests/*}
MAZE=${MAZE_PROGRAM:-$ROOT/maze.sh}

# ---------------------------------------------------------------------------------------------
# Where a test starts
# ---------------------------------------------------------------------------------------------

find_interpreters() { # for setup_file: by their absolute paths, so that PATH may be anything
    MAZE_BASH=$(type -P "${MAZE_BASH:-bash}")
    MAZE_BASH=$(cd "$(dirname "$MAZE_BASH")" && pwd)/${MAZE_BASH##*/}
    [[ ${PYTHON:-} == /* ]] || PYTHON=$("${PYTHON:-python3}" -c 'import sys; print(sys.executable)') # no wrapper of it
    # bash is looked for by this name: by ./maze.sh itself, and by the README
    mkdir -p "$BATS_FILE_TMPDIR/bin"
    ln -sf "$MAZE_BASH" "$BATS_FILE_TMPDIR/bin/bash"
    export MAZE_BASH PYTHON
    # the random parts say their seed; MAZE_TEST_SEED=N repeats them
    export MAZE_TEST_SEED=${MAZE_TEST_SEED:-$((RANDOM * 32768 + RANDOM))}
    [[ ${MAZE_TEST_PACE:-} ]] || MAZE_TEST_PACE=$("$PYTHON" "$ROOT/tests/support/pace.py")
    export MAZE_TEST_PACE
    start_answering
}

say_seed() { # for setup_file, where a part is random
    echo "# random part: MAZE_TEST_SEED=$MAZE_TEST_SEED" >&3
}

set_environment() { # nobody's settings, the locale C
    unset LC_MESSAGES LC_CTYPE LANG LANGUAGE NO_COLOR COLUMNS LINES POSIXLY_CORRECT XDG_STATE_HOME XDG_DATA_HOME
    # maze.sh is found by its name, so that this is what a game says is to be typed
    export LC_ALL=C TERM=xterm PYTHONPATH=$ROOT:$ROOT/tests/support PATH=$BATS_FILE_TMPDIR/bin:$PATH:${MAZE%/*}
}

start_clean() { # for setup: an empty directory, nobody's games and settings, standard input that holds nothing
    set_environment
    export HOME=$BATS_TEST_TMPDIR/home
    state=$HOME/.local/state/maze.sh data=$HOME/.local/share/maze.sh # where games and records are kept
    bash_twin=("$MAZE_BASH" "$MAZE")
    python_twin=("$PYTHON" -m python_ref)
    wrong=0 limit=60 input=/dev/null anew=''
    look_around
    usual=$around
    export -n -f bats_readlinkf 2>/dev/null || : # bash up to 4.2 in POSIX mode stumbles over it
    # or bats keeps a trace of every command, which is dearer than most of them
    set +T
    mkdir "$BATS_TEST_TMPDIR/empty"
    cd "$BATS_TEST_TMPDIR/empty" || return
}

find_version() { # -> VERSION: of the program
    VERSION=$(sed -nE 's/^(readonly )?VERSION=//p' "$MAZE")
}

await() { # <command ...>: until it succeeds; 1 where that takes a minute
    local left
    patience 3000
    for ((left = REPLY; left; left--)); do
        ! "$@" || return 0
        sleep 0.02
    done
    return 1
}

share() { # <short> <all> -> REPLY: how many of what is random; all of them in make test-all
    REPLY=$1
    [[ -z ${MAZE_TEST_ALL:-} ]] || REPLY=$2
}

patience() { # <seconds> -> REPLY: after which what takes milliseconds is taken to hang, on this machine
    REPLY=$(($1 * MAZE_TEST_PACE))
}

list_sources() { # -> sources: the files of the program
    sources=("$MAZE")
    [[ ! -e $ROOT/lib ]] || while IFS= read -r -d '' source; do
        sources+=("$source")
    done < <(find "$ROOT/lib" -name '*.bash' -print0)
}

# Small mazes are written with a / at the end of each line but the last.

u_maze='5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1' # seed 1 without its last line

# 3x3 cells with a bridge from (2,4) to (6,4), over (4,4). Its ways, by their cells:
#
#     (2,2)   (4,2)---(6,2)       the player starts above (2,2),
#       |       |       |         the exit is below (6,6)
#     (2,4)===(4,4)===(6,4)
#               |
#     (2,6)---(4,6)---(6,6)
#
woven='7 7/1 8 1 1 1 1 1/1 0 1 0 0 0 1/1 0 1 0 1 0 1/1 0 4 0 5 0 1/1 1 1 0 1 1 1/1 0 0 0 0 0 1/1 1 1 1 1 7 1'

put_file() { # <file> <lines, a / between>
    printf '%s\n' "${2//\//$'\n'}" >"$1"
}

lines_of() { # <lines, a / between> -> REPLY: as maze.sh prints them
    REPLY=${1//\//$'\n'}$'\n'
}

repeat() { # <text> <times> -> REPLY
    printf -v REPLY '%*s' "$2" ''
    REPLY=${REPLY// /$1}
}

# ---------------------------------------------------------------------------------------------
# A call, and the twins
# ---------------------------------------------------------------------------------------------

# Starting a program and reading it takes ten times as long as an answer. So there is one process
# of each twin for a file of tests, which has read it and forks for each call: answers.bash and
# answers.py. They are asked through 8 and 6, answer through 9 and 7, and end with the file.

start_answering() { # for setup_file
    local ways=$BATS_FILE_TMPDIR
    mkdir "$ways/program"
    sed '$d' "$MAZE" >"$ways/program/maze.sh"
    [[ ! -e $ROOT/lib ]] || ln -s "$ROOT/lib" "$ways/program/lib"
    mkfifo "$ways/bash_asked" "$ways/bash_said" "$ways/python_asked" "$ways/python_said"
    (
        set_environment
        # shellcheck disable=SC2016 # the other bash expands it, whose $0 is that of maze.sh
        "$MAZE_BASH" -c '. "$1" "$0"' "$ways/program/maze.sh" "$ROOT/tests/support/answers.bash" \
            <"$ways/bash_asked" >"$ways/bash_said" 2>"$ways/bash_errors" 3>&- &
        "$PYTHON" "$ROOT/tests/support/answers.py" \
            <"$ways/python_asked" >"$ways/python_said" 2>"$ways/python_errors" 3>&- &
    )
    exec 8>"$ways/bash_asked" 9<"$ways/bash_said" 6>"$ways/python_asked" 7<"$ways/python_said"
}

look_around() { # -> around: what a twin may know from its environment, but for the home
    around="${LC_ALL-?}|${LC_MESSAGES-?}|${LC_CTYPE-?}|${LANG-?}|${LANGUAGE-?}|${TERM-?}|${NO_COLOR-?}|${COLUMNS-?}"
    around+="|${LINES-?}|${POSIXLY_CORRECT-?}|${XDG_STATE_HOME-?}|${XDG_DATA_HOME-?}|$PATH|${anew:+$RANDOM}"
}

ask() { # <bash|python|module> <file for the output> <file for errors> <argument ...> -> status. It reads $input
    local asked=$((RANDOM * 32768 + RANDOM)) answered='' source=$input
    [[ $source == /* ]] || source=$PWD/$source
    set -- "$1" "$asked" "$source" "$2" "$3" "$PWD" "$HOME" "$((limit * MAZE_TEST_PACE))" "$(($# - 3))" "${@:4}"
    if [[ $1 == bash ]]; then
        printf '%s\0' "${@:2}" >&8
        while [[ $answered != "$asked" ]]; do # what a test left that was ended is passed over
            read -r answered status <&9
        done
    else
        printf '%s\0' "$@" >&6
        while [[ $answered != "$asked" ]]; do
            read -r answered status <&7
        done
    fi
}

try() { # <command ...> -> status, out, err: its exit status and every byte it wrote. It reads
    # the file $input; one that works for more than $limit seconds is ended, whatever the load.
    # A twin is asked, unless $anew, the environment is not the usual one, or a file is one that we have open
    local twin=''
    status=0 out='' err=''
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
        (ulimit -S -t "$((limit * MAZE_TEST_PACE))" && exec "$@") <"$input" >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || status=$?
    fi
    IFS= read -r -d '' out <"$BATS_TEST_TMPDIR/out" || :
    IFS= read -r -d '' err <"$BATS_TEST_TMPDIR/err" || :
}

print() { # <argument ...>: what maze.sh prints; for where a part of it, or a file, is wanted
    try "${bash_twin[@]}" "$@"
    printf %s "$out"
    [[ -z $err ]] || printf %s "$err" >&2
    return "$status"
}

reckon() { # <module of this folder> <argument ...>: what it prints, of standard input where it reads that
    local input=/dev/null status=0
    case $2 in
        trees) ;;
        *)
            input=$BATS_TEST_TMPDIR/reckoned.in
            IFS= read -r -d '' REPLY || :
            printf %s "$REPLY" >"$input"
            ;;
    esac
    : >"$BATS_TEST_TMPDIR/reckoned.out"
    ask "$1" "$BATS_TEST_TMPDIR/reckoned.out" "$BATS_TEST_TMPDIR/reckoned.out" "${@:2}"
    IFS= read -r -d '' REPLY <"$BATS_TEST_TMPDIR/reckoned.out" || :
    printf %s "$REPLY"
    return "$status"
}

choose_twin() { # <bash|python> -> twin: its command
    case $1 in
        bash) twin=("${bash_twin[@]}") ;;
        python) twin=("${python_twin[@]}") ;;
    esac
}

check_refused() { # <line> <argument ...>: both twins say just that line, with status 2
    local line=$1
    shift
    check_both 2 '' "maze.sh: $line"$'\n' "$@"
}

check_failed() { # <line> <argument ...>: the same, with status 1
    local line=$1
    shift
    check_both 1 '' "maze.sh: $line"$'\n' "$@"
}

check_printed() { # <output> <argument ...>: both twins print just that, with status 0
    local output=$1
    shift
    check_both 0 "$output" '' "$@"
}

draws() { # <words of a call>: both twins draw what stands on standard input: pictures side by side, above each
    # the rest of its call. Bars may stand around a line that begins or ends with spaces
    local arguments more pictures=() line cell k
    read -r -a arguments <<<"$1"
    while IFS= read -r line; do
        for ((k = 0; ; k++)); do
            cell=${line%% : *}
            cell=${cell%"${cell##*[! ]}"}
            [[ $cell != '|'*'|' ]] || cell=${cell:1:${#cell}-2}
            pictures[k]=${pictures[k]-}$cell$'\n'
            [[ $line == *' : '* ]] || break
            line=${line#* : }
        done
    done
    for cell in "${pictures[@]}"; do
        eval "more=(${cell%%$'\n'*})"
        cell=${cell#*$'\n'}
        while [[ $cell == *$'\n\n' ]]; do
            cell=${cell%$'\n'}
        done
        check_printed "$cell" "${arguments[@]}" ${more[@]+"${more[@]}"}
    done
}

check_both() { # <status> <output> <error> <argument ...>: of both twins
    local expected=("$1" "$2" "$3")
    shift 3
    try "${bash_twin[@]}" "$@"
    check_answer "maze.sh $*" "${expected[@]}"
    try "${python_twin[@]}" "$@"
    check_answer "python_ref $*" "${expected[@]}"
}

check_same() { # <argument ...> -> status, out, err: what maze.sh answers, and its twin too
    local answer
    try "${python_twin[@]}" "$@"
    answer=("$status" "$out" "$err")
    try "${bash_twin[@]}" "$@"
    check_answer "the twins differ: maze.sh $*" "${answer[@]}"
}

# Rows are a table: what stands after ./maze.sh on a command line, with the shell's quotes. Those
# that are empty or begin with # are skipped.

read_row() { # <row> -> arguments; 1 where it is none
    case $1 in '' | '#'*) return 1 ;; esac
    eval "arguments=($1)"
}

spread() { # a row of standard input with <A|B> in it is two rows, one with each
    LC_ALL=C awk '
        function print_each(row,    before, behind, each, n, k) {
            if (!match(row, /<[^<>]*>/)) {
                print row
                return
            }
            before = substr(row, 1, RSTART - 1)
            behind = substr(row, RSTART + RLENGTH)
            n = split(substr(row, RSTART + 1, RLENGTH - 2), each, "|")
            for (k = 1; k <= n; k++)
                print_each(before each[k] behind)
        }
        { print_each($0) }'
}

compare_rows() { # <file of rows> -> rows, mazes: how many were compared, without those refused
    answer_rows "$1"
    check_logs bash python 'the twins differ'
}

# A log holds for each row:
#
#     $ what stood after ./maze.sh
#     its output
#     standard error:           only where there is any
#     its errors
#     exit status: N

answer_rows() { # <file of rows> -> bash.log, python.log; rows, mazes
    local python
    answer_all python "$1" &
    python=$!
    answer_all bash "$1"
    wait "$python"
}

answer_all() { # <bash|python> <file of rows> -> its log; rows, mazes
    local answers=$BATS_TEST_TMPDIR/$1.log row arguments=() status twin
    choose_twin "$1"
    rows=0 mazes=0
    : >"$answers"
    while IFS= read -r row; do
        read_row "$row" || continue
        status=0
        printf '$ %s\n' "$row" >>"$answers"
        : >"$answers.err"
        if [[ -n $anew || $1 != python && ${bash_twin[0]} != "$MAZE_BASH" ]]; then
            (ulimit -S -t "$((limit * MAZE_TEST_PACE))" && "${twin[@]}" ${arguments[@]+"${arguments[@]}"}) \
                <"$input" >>"$answers" 2>"$answers.err" || status=$?
        else
            ask "$1" "$answers" "$answers.err" ${arguments[@]+"${arguments[@]}"}
        fi
        if [[ -s $answers.err ]]; then
            printf 'standard error:\n' >>"$answers"
            cat "$answers.err" >>"$answers"
        fi
        printf 'exit status: %d\n' "$status" >>"$answers"
        rows=$((rows + 1))
        ((status == 2)) || { [[ $row =~ --count[\ =]([0-9]+) ]] && mazes=$((mazes + BASH_REMATCH[1])); } ||
            mazes=$((mazes + 1))
    done <"$2"
}

check_logs() { # <log> <log> <claim>: or the first answer in which they differ
    local line row one=$BATS_TEST_TMPDIR/$1.log other=$BATS_TEST_TMPDIR/$2.log
    cmp -s "$one" "$other" && return
    line=$(cmp "$one" "$other" 2>&1) || true # "... differ: byte 18, line 2", or "EOF on ..."
    line=${line##*line }
    case $line in '' | *[!0123456789]*) line=$(wc -l <"$one") ;; esac
    row=$(head -n "$line" "$one" | grep -an '^\$ ' | tail -n 1)
    line=${row%%:*}
    check "$3: ./maze.sh ${row#*:$ }" "$(answer_at "$line" "$one")" "$(answer_at "$line" "$other")"
}

answer_at() { # <line> <log>: the answer to the row in that line
    tail -n "+$(($1 + 1))" "$2" | LC_ALL=C awk '/^\$ / { exit } { print }'
}

# ---------------------------------------------------------------------------------------------
# What is wrong is counted and told, and the test fails at its end
# ---------------------------------------------------------------------------------------------

check() { # <claim> <expected> <actual>
    [[ $2 == "$3" ]] && return
    wrong=$((wrong + 1))
    printf '%s\n' "${1//[$'\1'-$'\37'$'\177']/?}" | cut -c 1-200 # a hostile value may stand in it
    tell_difference "$2" "$3"
}

tell_difference() { # <expected> <actual>: the sign that differs, and its row
    local LC_ALL=C row=1 wanted=$1$'\n' actual=$2$'\n' left at=0 sign other
    while [[ -n $wanted && ${wanted%%$'\n'*} == "${actual%%$'\n'*}" && $actual == *$'\n'* ]]; do
        wanted=${wanted#*$'\n'} actual=${actual#*$'\n'} row=$((row + 1))
    done
    [[ $wanted == *$'\n'* ]] && wanted=${wanted%%$'\n'*} || wanted=''
    [[ $actual == *$'\n'* ]] && actual=${actual%%$'\n'*} || actual=''
    while [[ ${wanted:at:1} == "${actual:at:1}" && $at -lt ${#wanted} ]]; do
        at=$((at + 1))
    done
    while [[ $at -gt 0 && ${wanted:at:1}${actual:at:1} == *[$'\200'-$'\277']* ]]; do
        at=$((at - 1)) # to the first byte of the sign
    done
    left=${wanted:0:at}
    left=${left//[$'\200'-$'\277']/}
    first_sign "${wanted:at}"
    sign=$REPLY
    first_sign "${actual:at}"
    other=$REPLY
    printf '  row %d, column %d: expected %s, was %s\n' "$row" "$((${#left} + 1))" "$sign" "$other"
    printf '    expected %s\n    was      %s\n' "${wanted//[$'\1'-$'\37'$'\177']/?}" "${actual//[$'\1'-$'\37'$'\177']/?}" | cut -c 1-300
}

first_sign() { # <text> -> REPLY: its first character, in quotes
    local rest=${1:1}
    REPLY=${1:0:1}${rest%%[!$'\200'-$'\277']*}
    case $REPLY in
        '') REPLY='the end' ;;
        [$'\1'-$'\37'$'\177']) printf -v REPLY %q "$REPLY" ;;
        *) REPLY="'$REPLY'" ;;
    esac
}

check_answer() { # <claim> <status> <output> <error>
    check "$1: status" "$2" "$status"
    check "$1: output" "$3" "$out"
    check "$1: error" "$4" "$err"
}

check_files() { # <claim> [name ...]: there are these files in the directory, and no other
    local claim=$1 files
    shift
    shopt -s nullglob dotglob
    files=(*)
    shopt -u nullglob dotglob
    check "$claim: files" "$*" "${files[*]+"${files[*]}"}"
}

check_untouched() { # <claim>: nothing was made in the directory of the test
    check_files "$1"
}

teardown() { # a test is right where nothing was told
    ((${wrong:-0} == 0))
}

# ---------------------------------------------------------------------------------------------
# Terminals and signals
# ---------------------------------------------------------------------------------------------

start_in_terminal() { # for setup
    start_clean
    export LC_ALL=C.UTF-8
}

on_terminal() { # <input|output> <command ...>: that one of its two ends on a terminal; prints what it wrote
    "$PYTHON" -c 'import os, pty, subprocess, sys
ours, theirs = pty.openpty()
if sys.argv[1] == "input":
    run = subprocess.run(sys.argv[2:], stdin=theirs, timeout=10)
    sys.exit(run.returncode)
run = subprocess.Popen(sys.argv[2:], stdin=subprocess.DEVNULL, stdout=theirs)
os.close(theirs)
text = b""
try:
    while True:
        piece = os.read(ours, 65536)
        if not piece:
            break
        text += piece
except OSError:
    pass
sys.stdout.buffer.write(text.replace(b"\r\n", b"\n"))
sys.exit(run.wait())' "$@"
}

end_by() { # <signal> <process>. bash passes over an INT that comes while it waits for a process; then once more
    local left times=5
    patience 100
    while ((times--)); do
        for ((left = REPLY; left; left--)); do
            ((left < REPLY)) || kill -s "$1" "$2" 2>/dev/null || return 0
            kill -0 "$2" 2>/dev/null || return 0
            sleep 0.02
        done
    done
}

# For "${launcher[@]}" COMMAND ...: SIGINT, SIGHUP and SIGPIPE do what they do from a shell at a terminal,
# whatever they did where the tests were started.
set_launcher() {
    launcher=("$PYTHON" -c 'import os, signal, sys
for number in signal.SIGINT, signal.SIGHUP, signal.SIGPIPE:
    signal.signal(number, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])')
}

# ---------------------------------------------------------------------------------------------
# Hostile values
# ---------------------------------------------------------------------------------------------

load_hostile() { # -> hostile: the values of hostile.py, each with how an error line shows it
    local value
    hostile=()
    while IFS= read -r -d '' value; do
        hostile+=("$value")
    done < <("$PYTHON" "$ROOT/tests/support/hostile.py")
    ((${#hostile[@]} > 50))
}
