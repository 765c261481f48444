#!/usr/bin/env bats
# waits
#
# Random people at the keyboard, many at once: soak.py, which make soak runs for longer.

load ../support/helpers

setup_file() { find_interpreters; }

# bats test_tags=all,random
@test "whatever random people do for a minute, bash says nothing, all ends, and the terminal is as it was" {
    local shells=("$ROOT"/../shared/shells/bash-*)
    [[ -x ${shells[0]} ]] || shells=()
    run "$PYTHON" "$ROOT/tests/screen/soak.py" --seconds 60 --seed "$MAZE_TEST_SEED" "$MAZE_BASH" ${shells[@]+"${shells[@]}"} 3>&-
    printf '%s\n' "$output"
    [[ $status == 0 ]]
}
