#!/usr/bin/env bats
# bats file_tags=all
#
# The page in a second browser: page.py tries claims of page.bats in Firefox, with a share of the random cases; bidi.py
# drives it. FIREFOX may name it. Without it these tests are skipped. They take a minute, so they belong to test-all.

driver=firefox
load holds
unset MAZE_TEST_ALL

@test "in Firefox too mazes, games, pictures are those of bash" { holds same_mazes same_games same_pictures; }
@test "in Firefox too Back leads to the games before, up to their ends" { holds history end_of_game; }
@test "in Firefox too keyboard and screen readers reach everything" { holds keyboard announced; }
@test "in Firefox too Watch shows what bash records" { holds watched_events watching distances; }
@test "Firefox prints a maze and its solution on a page each" { holds paper; }
