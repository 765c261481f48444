#!/usr/bin/env bats
#
# The page in a real browser. MAZE_TEST_ONLY='part of a claim' tries one claim of the modules. CHROMIUM may name the
# browser; without one, the tests are skipped.

load ../support/helpers

try_claims_of() { # <module ...>: the first line of each function says what it claims
    local status=0
    "$MAZE_BASH" "$MAZE" page 41x31 -s 7 >"$BATS_TEST_TMPDIR/page.html"
    "$PYTHON" "$BATS_TEST_DIRNAME/page.py" "$BATS_TEST_TMPDIR/page.html" "$@" 3>&- || status=$?
    ((status != 77)) || skip 'no chromium here'
    return "$status"
}

# bats test_tags=random
@test "every claim about the page holds" { try_claims_of mazes outside games links phone watched readers; }

# bats test_tags=all
@test "axe finds nothing" {
    [[ -e $ROOT/.tools/node_modules/axe-core/axe.min.js ]] || skip 'no axe here: tests/lint bring installs it'
    try_claims_of axe
}
