#!/usr/bin/env bats
# bats file_tags=all,soak
#
# Random people at the keyboard, many at the same time: soak.py.

load ../support/helpers

@test "random keys for a minute break nothing" {
    "$PYTHON" "$ROOT/tests/screen/soak.py" --seconds 60 --seed "$MAZE_TEST_SEED" 3>&-
}
