# shellcheck shell=bash
# shellcheck disable=SC2034 # what stands here is used by the tests that load it
#
# What gate.bats, output.bats, mirror.bats and files.bats share. Each test starts in an empty
# directory of its own, in the locale C, and with standard input that holds nothing.
#
# MAZE_BASH and PYTHON may name the interpreters to test with.

bats_require_minimum_version 1.7.0

ROOT=$(cd "$BATS_TEST_DIRNAME/.." && pwd)
MAZE=$ROOT/maze.sh

find_interpreters() { # for setup_file: by their absolute paths, so that PATH may be anything
    MAZE_BASH=$(type -P "${MAZE_BASH:-bash}")
    PYTHON=$("${PYTHON:-python3}" -c 'import sys; print(sys.executable)') # not a wrapper of it
    export MAZE_BASH PYTHON
}

start_clean() { # for setup
    unset LC_MESSAGES LC_CTYPE LANG NO_COLOR COLUMNS LINES POSIXLY_CORRECT
    export LC_ALL=C TERM=xterm
    export PYTHONPATH=$ROOT
    bash_twin=("$MAZE_BASH" "$MAZE")
    python_twin=("$PYTHON" -m python_ref)
    wrong=0 limit=10 input=/dev/null questions=() claims=()
    mkdir "$BATS_TEST_TMPDIR/empty"
    cd "$BATS_TEST_TMPDIR/empty" || return
}

try() { # <command ...> -> status, out, err: its exit status and every byte it wrote. It reads
    # the file $input; one that works for more than $limit seconds is ended, whatever the load
    status=0 out='' err=''
    (ulimit -S -t "$limit" && exec "$@") <"$input" >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || status=$?
    IFS= read -r -d '' out <"$BATS_TEST_TMPDIR/out" || :
    IFS= read -r -d '' err <"$BATS_TEST_TMPDIR/err" || :
}

# Small mazes are written with a / at the end of each line but the last.

u_maze='5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1' # seed 1 without its last line

put_file() { # <file> <lines, a / between>
    printf '%s\n' "${2//\//$'\n'}" >"$1"
}

# The checks count what is wrong and say so; a test ends with all_right.

check() { # <claim> <expected> <actual>
    [[ $2 == "$3" ]] && return
    local claim
    printf -v claim %q "$1" # a hostile value may stand in it
    printf '%s\n  expected %q\n  but was  %q\n' "${claim:0:200}" "$2" "$3"
    wrong=$((wrong + 1))
}

all_right() {
    ask_twin
    ((wrong == 0))
}

check_untouched() { # <claim>: nothing was made in the directory of the test
    local files
    ask_twin
    shopt -s nullglob dotglob
    files=(*)
    shopt -u nullglob dotglob
    check "$1: files" '' "${files[*]+"${files[*]}"}"
    ((${#files[@]} == 0)) || rm -rf -- "${files[@]}"
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

check_both() { # <status> <output> <error> <argument ...>: of both twins
    local expected=("$1" "$2" "$3")
    shift 3
    try "${bash_twin[@]}" "$@"
    check_answer "maze.sh $*" "${expected[@]}"
    ask_later "${expected[@]}" "$@"
}

check_same() { # <argument ...> -> status, out, err: what maze.sh answers, and its twin too
    try "${bash_twin[@]}" "$@"
    ask_later "$status" "$out" "$err" "$@"
}

check_answer() { # <claim> <status> <output> <error>
    check "$1: status" "$2" "$status"
    check "$1: output" "$3" "$out"
    check "$1: error" "$4" "$err"
}

# Starting Python takes ten times as long as an answer. So what the twin has to be asked is asked
# at the end, of one Python that forks for each call.

ask_later() { # <status> <output> <error> <argument ...>
    claims+=("python_ref ${*:4}" "$1" "$2" "$3")
    shift 3
    questions+=("$#" "$input" "$@")
}

ask_twin() {
    local i=0
    ((${#questions[@]})) || return 0
    printf '%s\0' "${questions[@]}" >"$BATS_TEST_TMPDIR/questions"
    "$PYTHON" -c '
import contextlib, os, re, resource, runpy, signal, stat, subprocess, sys, tempfile, typing
asked = open(sys.argv[1], "rb").read().split(b"\0")[:-1]
while asked:
    count = int(asked[0])
    arguments, asked = asked[1 : count + 2], asked[count + 2 :]
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (10, 20))
            os.dup2(os.open(arguments.pop(0), os.O_RDONLY), 0)
            os.dup2(out.fileno(), 1)
            os.dup2(err.fileno(), 2)
            sys.argv[1:] = map(os.fsdecode, arguments)
            runpy.run_module("python_ref", run_name="__main__")
            sys.exit(0)
        status = os.waitpid(child, 0)[1]
        out.seek(0)
        err.seek(0)
        sys.stdout.buffer.write(b"%d\0%s\0%s\0" % (status >> 8 or status, out.read(), err.read()))
        sys.stdout.buffer.flush()
' "$BATS_TEST_TMPDIR/questions" </dev/null >"$BATS_TEST_TMPDIR/answers"
    while IFS= read -r -d '' status && IFS= read -r -d '' out && IFS= read -r -d '' err; do
        check_answer "${claims[@]:i:4}"
        ((i += 4))
    done <"$BATS_TEST_TMPDIR/answers"
    check 'answers of python_ref' "$((${#claims[@]} / 4))" "$((i / 4))"
    questions=() claims=()
}

# For "${launcher[@]}" COMMAND ...: SIGINT and SIGPIPE do what they do from a shell at a terminal,
# whatever they did where the tests were started.
set_launcher() {
    launcher=("$PYTHON" -c 'import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.signal(signal.SIGPIPE, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])')
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
