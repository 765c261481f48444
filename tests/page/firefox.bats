#!/usr/bin/env bats
# bats file_tags=all
#
# The page in a second browser: page.py tries the claims of page.bats in Firefox, which bidi.py drives. FIREFOX may name
# the browser; where there is none, these tests are skipped, and say so. They
# take a minute, so they belong to make test-all.

load ../support/helpers

holds() { # <claim of page.py ...>
    export PYTHONPATH=$ROOT/tests/support HOME=$BATS_TEST_TMPDIR LC_ALL=C
    "$PYTHON" -c 'import bidi, sys; sys.exit(not bidi.find_firefox())' || skip 'no Firefox here: the page was not tried in it'
    "$MAZE_BASH" "$MAZE" page 41x31 -s 7 >"$BATS_TEST_TMPDIR/page.html"
    unset MAZE_TEST_ALL # a share of the random cases
    "$PYTHON" "$BATS_TEST_DIRNAME/page.py" firefox "$BATS_TEST_TMPDIR/page.html" "$@" >said
    [[ $(grep -c ': it holds$' said) == "$#" ]] || {
        cat said
        return 1
    }
}

@test "in Firefox too the mazes and games are those of bash, and Back leads to the games before" { holds embedded same_mazes same_games back_again; }
@test "in Firefox too a game has its end, everything works by keyboard, and screen readers hear the steps" { holds end_of_game keyboard announced; }
@test "in Firefox too Watch shows what watching in bash records, and the code that runs" { holds watched_events watching; }
@test "in Firefox too a student goes through the whole lesson, and hostile addresses change nothing" { holds lesson_way lesson_watched lesson_hostile; }
@test "Firefox prints each maze on one page and its solution on another, on A4 and Letter, portrait and landscape" { holds paper; }
