#!/usr/bin/env bats
#
# The page in a second browser: firefox.py tries it, bidi.py drives it. FIREFOX may name the browser; where
# there is none, this is skipped, and says so.

load ../support/helpers

setup_file() {
    find_interpreters
}

tries() { # <what firefox.py does>
    export PYTHONPATH=$ROOT/tests/support HOME=$BATS_TEST_TMPDIR
    "$PYTHON" "$BATS_TEST_DIRNAME/firefox.py" has || skip 'no Firefox here: the page was not tried in it'
    run "$PYTHON" "$BATS_TEST_DIRNAME/firefox.py" "$1"
    [[ $status == 0 && -z $output ]] || {
        printf '%s\n' "$output"
        return 1
    }
}

@test "in Firefox too the mazes are those of bash, a game is won, Back and Watch work, and the console stays empty" { tries try; }
@test "Firefox prints each worksheet on one page and its solution on another, wide mazes on upright paper too" { tries print; }
