# shellcheck shell=bash
#
# Claims about what a terminal shows, in files of steps (terminal.py). All those of a folder are tried
# at once before its first test; a test tells what became of the claims of a file.

try_claims() { # for setup_file, with <name ...>: each claim of the files NAME.steps beside the test
    local name files=()
    start_in_terminal
    for name; do
        files+=("$BATS_TEST_DIRNAME/$name.steps")
    done
    "$PYTHON" "$ROOT/tests/support/terminal.py" --told "$BATS_FILE_TMPDIR" "${files[@]}" 3>&-
}

claims_hold() { # <name>: those of NAME.steps; which do not is told
    cat "$BATS_FILE_TMPDIR/$1.told"
    [[ $(tail -n 1 "$BATS_FILE_TMPDIR/$1.told") == *' tried, all hold' ]]
}
