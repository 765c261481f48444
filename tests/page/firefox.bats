#!/usr/bin/env bats
#
# The page in a second browser: firefox.py tries it, bidi.py drives it. FIREFOX may name the browser; where
# there is none, this is skipped, and says so.

load ../support/helpers

@test "in Firefox too the mazes are those of bash, a game is won, Back and Watch work, and the console stays empty" {
    find_interpreters
    export PYTHONPATH=$ROOT/tests/support HOME=$BATS_TEST_TMPDIR
    "$PYTHON" "$BATS_TEST_DIRNAME/firefox.py" has || skip 'no Firefox here: the page was not tried in it'
    run "$PYTHON" "$BATS_TEST_DIRNAME/firefox.py" try
    [[ $status == 0 && -z $output ]] || {
        printf '%s\n' "$output"
        return 1
    }
}
