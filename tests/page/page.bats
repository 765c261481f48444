#!/usr/bin/env bats
#
# The page in a real browser. Each test tries the functions of a module; the first line of each says what it claims.
# MAZE_TEST_ONLY='part of a claim' tries one of them. CHROMIUM may name the browser; without one, the tests are skipped.

load ../support/helpers

setup_file() {
    find_interpreters
    unset LANG LANGUAGE
    export LC_ALL=C
    "$MAZE_BASH" "$MAZE" page 41x31 -s 7 >"$BATS_FILE_TMPDIR/page.html"
}

hold() { # <module>
    local status=0
    PYTHONPATH=$ROOT/tests/support "$PYTHON" "$BATS_TEST_DIRNAME/page.py" "$1" "$BATS_FILE_TMPDIR/page.html" 3>&- ||
        status=$?
    ((status != 77)) || skip 'no chromium here'
    return "$status"
}

# bats test_tags=random
@test "mazes, pictures and games are those of bash" { hold mazes; }
# bats test_tags=random
@test "Watch records what watching in bash records" { hold events; }
# bats test_tags=random
@test "paper, and what is hostile" { hold outside; }
@test "games and their records" { hold games; }
@test "files, links and the history" { hold links; }
@test "fingers, the mouse and windows of any size" { hold phone; }
@test "what Watch shows" { hold watched; }
@test "access for everyone" { hold readers; }
# bats test_tags=all
@test "axe finds nothing" {
    [[ -e $ROOT/.tools/node_modules/axe-core/axe.min.js ]] || skip 'no axe here: tests/lint bring installs it'
    hold axe
}
