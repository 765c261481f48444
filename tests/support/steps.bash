# shellcheck shell=bash
#
# Claims about what a terminal shows, in files of steps (terminal.py). All those of a folder are tried
# together before its first test; a test shows the results of a file.

try_claims() { # for setup_file, with <name ...>: each claim of the files NAME.steps beside the test
    # tests take a millisecond: bats ends such a test before it can end its own timer, and then waits for that
    unset BATS_TEST_TIMEOUT
    (
        BATS_TEST_TMPDIR=$BATS_FILE_TMPDIR
        start_in_terminal
        SCRIPT_BASH=$BASH "$PYTHON" "$ROOT/tests/support/terminal.py" "$((MAZE_TEST_SEED + turn))" "$BATS_FILE_TMPDIR" \
            "${@/#/$BATS_TEST_DIRNAME/}" 3>&-
    )
}

claims_hold() { # <name>: all of NAME.steps hold; those that do not are printed
    cat "$BATS_FILE_TMPDIR/$1.told"
    [[ $(tail -n 1 "$BATS_FILE_TMPDIR/$1.told") == *' tried, all hold' ]]
}
