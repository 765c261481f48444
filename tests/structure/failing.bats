#!/usr/bin/env bats
#
# The tests themselves: what a failing one prints, how long it may take, which test runs a file of steps.

load ../support/helpers

@test "a failing test points to the line that fails" {
    mkdir -p copy/tests/some
    ln -s "$ROOT"/{maze.sh,lib,python_ref} copy
    ln -s "$ROOT/tests/support" copy/tests
    cat >copy/tests/some/failing.bats <<'END'
load ../support/helpers
compare() {
    check 'two' 2 3
}
@test "a check" {
    check 'one' 1 1
    compare
    check 'four' 4 5
}
@test "a command" {
    true
    [[ one == two ]]
}
END
    status=0
    names=("${!BATS_@}")
    env "${names[@]/#/-u}" "$BATS_ROOT/bin/bats" --tap copy/tests/some/failing.bats >said 2>&1 3>&- || status=$?
    check 'status' 1 "$status"
    check 'said' "not ok 1 a check
# (from function \`compare' in file copy/tests/some/failing.bats, line 3,
#  in test file copy/tests/some/failing.bats, line 7)
#   \`compare' failed
# two: <expected >found (line 7)
# 1c1
# < 2
# ---
# > 3
# four: <expected >found (line 8)
# 1c1
# < 4
# ---
# > 5
not ok 2 a command
# (in test file copy/tests/some/failing.bats, line 12)
#   \`[[ one == two ]]' failed" "$(grep -v '^1\.\.\|^# random' said)"
}

@test "after two timeouts, of await or of a terminal, the deadlines of a file of tests shrink to a tenth" {
    export BATS_FILE_TMPDIR=$PWD MAZE_TEST_PACE
    for waits in 0 1 2; do
        MAZE_TEST_PACE=3
        patience 20
        REPLY+=" $("$PYTHON" -c 'from pace import patience; print(int(patience(20)))')"
        check "after $waits" "$((waits < 2 ? 60 : 6)) $((waits < 2 ? 60 : 6))" "$REPLY"
        if ((waits)); then
            MAZE_TEST_PACE=0
            ! await false
        else
            MAZE_TEST_PACE=9999 # the machine is never that slow, so the deadline is not moved
            ! "$PYTHON" -c 'from session import wait_for
next(wait_for(lambda: False, str, until=lambda begun: begun))' 2>/dev/null
        fi
    done
}

@test "a run of the tests that takes too long ends every program that it has started" {
    [[ -r /proc/self/environ ]] || skip 'only Linux shows the environment of a process'
    mkfifo silent
    MAZE_TEST_RUN=late-$$ setsid sleep 1000 3>&- &
    MAZE_TEST_RUN=late-$$ "$PYTHON" "$ROOT/tests/support/ending.py" 0 <>silent >said 3>&-
    wait $! || status=$?
    check 'the program ended by' "$((128 + 9))" "$status"
    check 'said' 'tests/run: ended after 0 seconds: a program hangs' "$(<said)"
}

@test "each file of steps is run by one test of its folder" {
    for file in "$ROOT"/tests/*/*.steps; do
        name=${file##*/} name=${name%.steps}
        check "$file" 1 "$(cat "${file%/*}"/*.bats | grep -c "claims_hold $name;")"
    done
}
