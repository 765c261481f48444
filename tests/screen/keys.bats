#!/usr/bin/env bats
# bats file_tags=shell,random
#
# No key is ever lost: keys.py plays many games at the same time, and counts. What a terminal sends by itself is no key:
# the file of steps.

load ../support/steps

setup_file() {
    unset BATS_TEST_TIMEOUT # as in try_claims
    find_interpreters
    try_claims
    PYTHONPATH=$ROOT/tests/support "$PYTHON" "$ROOT/tests/screen/keys.py" "$BATS_FILE_TMPDIR" "$MAZE_TEST_SEED" 3>&-
}

@test "keys at random moments all count, even in pieces" { claims_hold random; }
@test "Ctrl-Z leaves the terminal as it was, also with another signal beside it" { claims_hold stops; }
@test "no burst of keys holds up the game, or is left for the shell" { claims_hold pastes; }
