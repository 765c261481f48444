#!/usr/bin/env bats
# bats file_tags=shell,random
#
# No key is ever lost: keys.py plays many games at the same time, and counts; these are its claims.

load ../support/helpers

setup_file() {
    unset BATS_TEST_TIMEOUT # as in try_claims
    find_interpreters
    PYTHONPATH=$ROOT/tests/support "$PYTHON" "$ROOT/tests/screen/keys.py" "$BATS_FILE_TMPDIR" "$MAZE_TEST_SEED" 3>&-
}

@test "keys at random moments all count, also letters of a Russian layout, even byte by byte" { claims_hold random; }
@test "keys at the instants of the game's clock all count" { claims_hold instants; }
@test "arrow keys that arrive in pieces all count" { claims_hold escapes; }
@test "Ctrl-Z leaves the terminal as it was, also with another signal beside it" { claims_hold stops; }
@test "no key that was typed before the end is left for the shell" { claims_hold ahead; }
@test "Ctrl-C and Ctrl-Z are answered while the game opens its screen" { claims_hold entering; }
@test "TERM and HUP to the group while the game ends are obeyed" { claims_hold leaving; }
@test "no burst of keys or of pasted text holds up the game" { claims_hold pastes; }
