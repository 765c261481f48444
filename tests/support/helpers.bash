# shellcheck shell=bash
#
# Functions that all tests share: where a test starts, how it reports a difference, terminals. twins.bash runs both
# twins.
#
# MAZE_PROGRAM is another maze.sh to test, MAZE_BASH and PYTHON name the interpreters to test with; bats itself runs
# with the bash it finds.

bats_require_minimum_version 1.12.0

ROOT=${BATS_TEST_DIRNAME%/tests/*}
MAZE=${MAZE_PROGRAM:-$ROOT/maze.sh}

# shellcheck source-path=SCRIPTDIR
. "$ROOT/tests/support/twins.bash"

# ---------------------------------------------------------------------------------------------
# Where a test starts
# ---------------------------------------------------------------------------------------------

find_interpreters() { # for setup_file: their absolute paths, so that PATH may be anything
    MAZE_BASH=$(type -P "${MAZE_BASH:-bash}")
    MAZE_BASH=$(cd "$(dirname "$MAZE_BASH")" && pwd)/${MAZE_BASH##*/}
    [[ ${PYTHON:-} == /* ]] || PYTHON=$("${PYTHON:-python3}" -c 'import sys; print(sys.executable)') # no wrapper of it
    # ./maze.sh and the README look for bash by this name
    mkdir -p "$BATS_FILE_TMPDIR/bin"
    ln -sf "$MAZE_BASH" "$BATS_FILE_TMPDIR/bin/bash"
    export MAZE_BASH PYTHON
    if [[ -z ${MAZE_TEST_SEED:-} ]]; then
        export MAZE_TEST_SEED=$((RANDOM * 32768 + RANDOM))
        echo "# random cases: MAZE_TEST_SEED=$MAZE_TEST_SEED" >&3
    fi
    [[ ${MAZE_TEST_PACE:-} ]] || MAZE_TEST_PACE=$("$PYTHON" "$ROOT/tests/support/pace.py")
    export MAZE_TEST_PACE
    start_answering
}

set_environment() { # no personal settings, the locale C
    unset LC_MESSAGES LC_CTYPE LANG LANGUAGE NO_COLOR COLUMNS LINES POSIXLY_CORRECT XDG_STATE_HOME XDG_DATA_HOME
    # maze.sh is in PATH, so that a game prints commands with this name
    export LC_ALL=C TERM=xterm PYTHONPATH=$ROOT:$ROOT/tests/support PATH=$BATS_FILE_TMPDIR/bin:$PATH:${MAZE%/*}
}

start_clean() { # for setup: an empty directory, no games and settings, an empty standard input
    set_environment
    export HOME=$BATS_TEST_TMPDIR/home
    state=$HOME/.local/state/maze.sh data=$HOME/.local/share/maze.sh # the folders of games and records
    bash_twin=("$MAZE_BASH" "$MAZE")
    python_twin=("$PYTHON" -m python_ref)
    wrong=0 limit=15 input=/dev/null anew='' seldom=''
    look_around
    usual=$around
    export -n -f bats_readlinkf 2>/dev/null || : # bash up to 4.2 in POSIX mode fails at it
    # or bats traces every command, which takes longer than most of them
    set +T
    mkdir "$BATS_TEST_TMPDIR/empty"
    cd "$BATS_TEST_TMPDIR/empty" || return
}

# A file of tests that begins differently has its own.

setup_file() { find_interpreters; }

setup() { start_clean; }

write_program() { # <file>: maze.sh without the call of main, then the code of standard input; beside it lib
    { sed '$d' "$MAZE" && echo 'trap - EXIT' && cat; } >"$1"
    ln -sfn "$ROOT/lib" lib
}

await() { # <command ...>: until it succeeds; 1 if that takes a minute, times the pace
    local left
    for ((left = 3000 * MAZE_TEST_PACE; left; left--)); do
        ! "$@" || return 0
        sleep 0.02
    done
    return 1
}

has_ended() { # <process>
    ! kill -s 0 "$1" 2>/dev/null
}

share() { # <short> <all> -> REPLY: how many random cases to try; all of them in make test-all
    REPLY=$1
    [[ -z ${MAZE_TEST_ALL:-} ]] || REPLY=$2
}

turn=1${MAZE_BASH//[!0-9]/} # so that shells differ

has_turn() { # <n>: one in n of the cases that ask has its turn, another one each time; in make test-all each of them,
    # and in make test-shells, with the shells between the oldest and the newest, one in 3 n
    share "$1" 1
    (((MAZE_TEST_SEED + turn++) % (REPLY * ${MAZE_TEST_RARE:-1}) == 0))
}

# Small mazes are written with a / at the end of each line but the last.

u_maze='5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1' # seed 1 without its last line

# 3x3 cells with a bridge from (2,4) to (6,4), over (4,4). Its passages, by their cells:
#
#     (2,2)   (4,2)---(6,2)       the player starts above (2,2),
#       |       |       |         the exit is below (6,6)
#     (2,4)===(4,4)===(6,4)
#               |
#     (2,6)---(4,6)---(6,6)
#
woven='7 7/1 8 1 1 1 1 1/1 0 1 0 0 0 1/1 0 1 0 1 0 1/1 0 4 0 5 0 1/1 1 1 0 1 1 1/1 0 0 0 0 0 1/1 1 1 1 1 7 1'

# What the program has, by its tables.

list_names() { # <COMMANDS|ALGORITHMS|FORMATS|LANGUAGES>: the names in the list of lib/cli/names.bash
    awk -v head="$1=(" 'index($0, head) == 1 { on = 1 } on { text = text $0 " " } on && /\)/ { exit }
        END { gsub(/.*\(|\).*|'"'"'/, "", text); print text }' "$ROOT/lib/cli/names.bash" | xargs
}

list_pictures() { # the formats that both twins print as text
    list_names FORMATS | tr ' ' '\n' | grep -vxE 'png|sheet' | xargs
}

values_of() { # <option>: the values that it may have
    sed -n "s/^    \"$1  *[^ ]*  *[^ ]*  *choice \(.*\)\"/\1/p" "$ROOT/lib/cli/options.bash"
}

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
# Checks print and count differences; the test fails at its end
# ---------------------------------------------------------------------------------------------

# bats learns from its DEBUG trap which command fails. start_clean turns that off, so these functions say it.

name_place() { # -> REPLY: the line of the test; and for bats the calls from the caller of the caller up to the test
    local k source
    BATS_DEBUG_LAST_STACK_TRACE=() BATS_DEBUG_LAST_STACK_TRACE_IS_VALID=1
    for ((k = 2; k < ${#FUNCNAME[@]} - ${BATS_STACK_TRACE_LIMIT-0}; k++)); do
        source=${BASH_SOURCE[k]:-$BATS_TEST_SOURCE}
        [[ $source != "$BATS_ROOT"/* ]] || continue
        REPLY=${BASH_LINENO[k - 1]}
        BATS_DEBUG_LAST_STACK_TRACE+=("$REPLY ${FUNCNAME[k]} $source")
    done
}

bats::on_failure() { # a command of the test has failed; bats calls it
    name_place
}

check() { # <claim> <expected> <actual>
    [[ $2 == "$3" ]] && return
    local REPLY
    name_place
    ((wrong)) || place=("${BATS_DEBUG_LAST_STACK_TRACE[@]}")
    wrong=$((wrong + 1))
    # they may contain hostile values
    { printf '%s\n' "$1: <expected >found (line $REPLY)" && diff <(printf '%s\n' "$2") <(printf '%s\n' "$3"); } |
        tr '\1-\11\13-\37\177' '?' | cut -c 1-300 | head -n 9
}

check_answer() { # <claim> <status> <output> <error>
    check "$1: status" "$2" "$status"
    check "$1: output" "$3" "$out"
    check "$1: error" "$4" "$err"
}

check_files() { # <claim> [name ...]: the directory contains these files, and no other; without a name it is empty
    local claim=$1 files
    shift
    shopt -s nullglob dotglob
    files=(*)
    shopt -u nullglob dotglob
    check "$claim: files" "$*" "${files[*]+"${files[*]}"}"
}

check_mode() { # <mode, as ls shows it> <path>
    REPLY=$(ls -ld "$2")
    check "the mode of $2" "$1" "${REPLY:0:10}"
}

teardown() {
    ((${wrong:-0} != 0)) || return 0
    BATS_DEBUG_LAST_STACK_TRACE=("${place[@]}") BATS_DEBUG_LAST_STACK_TRACE_IS_VALID=1
    return 1
}

# ---------------------------------------------------------------------------------------------
# Terminals and signals
# ---------------------------------------------------------------------------------------------

start_in_terminal() { # for setup
    start_clean
    export LC_ALL=C.UTF-8
}

claims_hold() { # <name>: all of a file of steps, or of a module of Python; those that do not hold are printed
    cat "$BATS_FILE_TMPDIR/$1.told"
    [[ $(tail -n 1 "$BATS_FILE_TMPDIR/$1.told") == *' tried, all hold' ]]
}

on_terminal() { # <command ...>: prints what it writes on a terminal, with its status
    "$PYTHON" -c 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)' \
        sh -c 'stty -onlcr && exec "$@"' - "$@" </dev/null
}

# "${launcher[@]}" COMMAND ...: SIGINT, SIGHUP and SIGPIPE have the effect that they have in a shell at a terminal.
launcher=("${PYTHON-}" -c 'import os, signal, sys
for number in signal.SIGINT, signal.SIGHUP, signal.SIGPIPE:
    signal.signal(number, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])')
