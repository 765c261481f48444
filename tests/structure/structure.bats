#!/usr/bin/env bats
#
# The structure: structure.py reads maze.sh and lib by the comments that open their chapters.

load ../support/helpers

@test "a run of the tests that takes too long ends every program that it has started" {
    [[ -r /proc/self/environ ]] || skip 'only Linux shows the environment of a process'
    mkfifo silent
    MAZE_TEST_RUN=late-$$ setsid sleep 1000 3>&- &
    MAZE_TEST_RUN=late-$$ "$PYTHON" "$ROOT/tests/support/ending.py" 0 <>silent >said 3>&-
    wait $! || status=$?
    check 'the program ended by' "$((128 + 9))" "$status"
    check 'said' 'tests/run: ended after 0 seconds: a program hangs' "$(<said)"
}

@test "each global is written only by chapters that name it, each function calls only what its file needs, and a fault is found" {
    command -v shfmt >/dev/null || skip 'shfmt, which takes the program apart, is not installed'
    cp -R "$MAZE" "$ROOT/lib" .
    sed -i.bak 's/^# Writes: cell/&, seen/' lib/maze/ends.bash
    cat >>lib/maze/ends.bash <<'END'
need pictures/svg
break_rules() { # -> broken
    local cell
    state=2 ends=1 broken=$CHECK_LINES
    hide_stars
    carve_prim
}
break_more() {
    break_rules
    file_time=$1
}
END
    try "$PYTHON" "$ROOT/tests/structure/structure.py" .
    check 'status' 1 "$status"
    check 'the faults, which are all in our lines' 'ends.bash: Writes: seen is named without use
ends.bash: need: goes in a circle
ends.bash: need: pictures/svg is needed without use
ends.bash: need: pictures/svg is not in a layer below
ends.bash: break_rules: has a local cell, which is a global of grid
ends.bash: break_rules: uses CHECK_LINES of lesson/learner, which it does not need
ends.bash: break_rules: writes ends, which has no owner
ends.bash: break_rules: writes state, which random numbers owns
ends.bash: break_rules: calls hide_stars, which is not there
ends.bash: break_rules: uses carve_prim of algorithms/prim, which it does not need
ends.bash: break_more: calls break_rules, which sets broken, without a local
ends.bash: break_more: writes file_time, which lib/maze/maze_file.bash owns' \
        "$(grep -v '^lib/pictures/.*goes in a circle$' <<<"$out" | sed 's,^lib/maze/\(.*\):[0-9]*:,\1:,')"
}
