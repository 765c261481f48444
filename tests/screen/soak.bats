#!/usr/bin/env bats
# bats file_tags=all,soak
#
# Random people at the keyboard, many at the same time: soak.py.

load ../support/helpers

@test "whatever random people do at the keyboard for a minute, nothing breaks" {
    "$PYTHON" "$ROOT/tests/screen/soak.py" --seconds 60 --seed "$MAZE_TEST_SEED" 3>&-
}
