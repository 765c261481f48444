#!/usr/bin/env bats
# bats file_tags=all
#
# The page in a second browser: page.py tries claims of page.bats in Firefox, with a share of the random cases; bidi.py drives
# it. FIREFOX may name it. Without it these tests are skipped. They take a minute, so they belong to make test-all.

driver=firefox
load holds
unset MAZE_TEST_ALL

@test "in Firefox too the mazes and games are those of bash, and Back leads to the games before" { holds embedded same_mazes large_mazes same_games back_again; }
@test "in Firefox too a game has its end, everything works by keyboard, and screen readers hear the steps" { holds end_of_game keyboard announced; }
@test "in Firefox too Watch shows what watching in bash records, the code that runs, and distances" { holds watched_events watching distances; }
@test "Firefox prints each maze on one page and its solution on another, on A4 and Letter, portrait and landscape, without margins too" { holds paper paper_margins; }
