#!/usr/bin/env bats
#
# The page in a real browser. Each test shows the claims of a module; the first line of each function says what it
# claims. MAZE_TEST_ONLY='part of a claim' tries one of them. CHROMIUM may name the browser; without one, the tests are
# skipped.

load ../support/helpers

setup_file() {
    local status=0 modules=(mazes outside games links phone watched readers)
    unset BATS_TEST_TIMEOUT LANG LANGUAGE # as in try_claims
    find_interpreters
    export LC_ALL=C
    [[ -z ${MAZE_TEST_ALL-} || ! -e $ROOT/.tools/node_modules/axe-core/axe.min.js ]] || modules+=(axe)
    "$MAZE_BASH" "$MAZE" page 41x31 -s 7 >"$BATS_FILE_TMPDIR/page.html"
    PYTHONPATH=$ROOT/tests/support "$PYTHON" "$BATS_TEST_DIRNAME/page.py" "$BATS_FILE_TMPDIR" \
        "$BATS_FILE_TMPDIR/page.html" "${modules[@]}" 3>&- || status=$?
    ((status != 77)) || skip 'no chromium here'
    return "$status"
}

# bats test_tags=random
@test "mazes, pictures and games are those of bash" { claims_hold mazes; }
# bats test_tags=random
@test "paper, and what is hostile" { claims_hold outside; }
@test "games and their records" { claims_hold games; }
@test "files, links and the history" { claims_hold links; }
@test "fingers, the mouse and windows of any size" { claims_hold phone; }
@test "what Watch shows" { claims_hold watched; }
@test "access for everyone" { claims_hold readers; }
# bats test_tags=all
@test "axe finds nothing" {
    [[ -e $BATS_FILE_TMPDIR/axe.told ]] || skip 'no axe here: tests/lint bring installs it'
    claims_hold axe
}
