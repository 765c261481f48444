# The twins side by side: each runs the same rows and keeps logs, and the logs must be equal.
#
# A row is what stands after ./maze.sh on a command line, with the shell's quotes. Rows that are
# empty or begin with # are skipped.

# Once a file. The interpreter is asked for itself, for python3 may be a wrapper that is slow to
# start. LC_ALL=C, so that errors are in English, the only language that both twins speak.
find_twins() {
    PYTHON=$(python3 -c 'import sys; print(sys.executable)')
    export PYTHON LC_ALL=C
    unset LANG LANGUAGE LC_MESSAGES LC_CTYPE
}

bash_twin() { ./maze.sh "$@"; }
python_twin() { "$PYTHON" -m python_ref "$@"; }

# Run rows by one twin. bash.out or python.out is what it printed and each row's exit status,
# bash.err or python.err its errors, both with the row above them.

run_rows_bash() { # <file of rows> -> rows, mazes: how many there were, without those refused
    local log=$BATS_TEST_TMPDIR/bash row arguments=() count='--count[ =]([0-9]+)' status
    rows=0 mazes=0
    : >"$log.err"
    while IFS= read -r row; do
        case $row in '' | '#'*) continue ;; esac
        eval "arguments=($row)"
        status=0
        printf '$ %s\n' "$row"
        printf '$ %s\n' "$row" >>"$log.err"
        bash_twin "${arguments[@]}" </dev/null 2>>"$log.err" || status=$?
        printf 'exit status: %d\n' "$status"
        rows=$((rows + 1))
        if [ "$status" -eq 2 ]; then
            continue
        elif [[ $row =~ $count ]]; then
            mazes=$((mazes + BASH_REMATCH[1]))
        else
            mazes=$((mazes + 1))
        fi
    done <"$1" >"$log.out"
}

# Starting Python takes ten times as long as an answer. So one Python reads all of the rows, each
# with its arguments counted, and forks for each of them.

run_rows_python() { # <file of rows>
    local log=$BATS_TEST_TMPDIR/python row arguments=()
    while IFS= read -r row; do
        case $row in '' | '#'*) continue ;; esac
        eval "arguments=($row)"
        printf '%s\0' "$row" "${#arguments[@]}" ${arguments[@]+"${arguments[@]}"}
    done <"$1" >"$log.rows"
    "$PYTHON" -c '
import os, runpy, sys
import python_ref.carve, python_ref.maze_file, python_ref.render, python_ref.solve, python_ref.walk

rows = open(sys.argv[1], "rb").read().split(b"\0")[:-1]
while rows:
    row, count = rows[0], int(rows[1])
    arguments, rows = rows[2 : count + 2], rows[count + 2 :]
    for log in 1, 2:
        os.write(log, b"$ %s\n" % row)
    child = os.fork()
    if child == 0:
        sys.argv[1:] = map(os.fsdecode, arguments)
        runpy.run_module("python_ref", run_name="__main__", alter_sys=True)
        sys.exit(0)
    status = os.waitpid(child, 0)[1]
    os.write(1, b"exit status: %d\n" % (status >> 8 or status))
' "$log.rows" </dev/null >"$log.out" 2>"$log.err"
}

# Run rows by both; 1 and a report if they differ.
compare_rows() { # <file of rows> -> rows, mazes: how many were compared
    local log=$BATS_TEST_TMPDIR name
    run_rows_python "$1" 3>&- &
    run_rows_bash "$1"
    wait "$!" || return 1
    for name in out err; do
        cmp -s "$log/bash.$name" "$log/python.$name" || report_difference "$name" || return 1
    done
}

report_difference() { # <out|err>: the row where the logs part, and the first lines
    local line bash_log=$BATS_TEST_TMPDIR/bash.$1 python_log=$BATS_TEST_TMPDIR/python.$1
    line=$(cmp "$bash_log" "$python_log" 2>&1) || true # "... differ: byte 18, line 2"
    line=${line##*line }
    case $line in *[!0123456789]*) line=$(wc -l <"$bash_log") ;; esac
    printf 'the twins differ: ./maze.sh %s\n' \
        "$(head -n "$line" "$bash_log" | grep -a '^\$ ' | tail -n 1 | cut -c 3-)"
    printf '%s of maze.sh, line %d on:\n' "$1" "$line"
    tail -n "+$line" "$bash_log" | head -n 3
    printf '%s of python_ref, line %d on:\n' "$1" "$line"
    tail -n "+$line" "$python_log" | head -n 3
    return 1
}
