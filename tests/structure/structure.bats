#!/usr/bin/env bats
#
# structure.py reads maze.sh and lib by the comments that open their chapters. maze.sh, lib and python_ref can be read
# side by side: the same files, names, order and options.

load ../support/helpers

@test "structure.py finds exactly the faults of these lines" {
    command -v shfmt >/dev/null || skip 'shfmt, which takes the program apart, is not installed'
    cp -R "$MAZE" "$ROOT/lib" .
    cat >>lib/maze/ends.bash <<'END'
need pictures/svg
break_rules() { # -> broken
    local cell
    state=2 ends=1 broken=$CHECK_LINES
    hide_stars
    carve_prim
}
END
    try "$PYTHON" "$ROOT/tests/structure/structure.py" .
    check 'status' 1 "$status"
    check 'the faults, which are all in our lines' 'ends.bash: need: goes in a circle
ends.bash: need: pictures/svg is needed without use
ends.bash: need: pictures/svg is not in a layer below
ends.bash: break_rules: has a local cell, which is a global of grid
ends.bash: break_rules: uses CHECK_LINES of practice/learner, which it does not need
ends.bash: break_rules: writes ends, which has no owner
ends.bash: break_rules: writes state, which random numbers owns
ends.bash: break_rules: calls hide_stars, which is not there
ends.bash: break_rules: uses carve_prim of algorithms/prim, which it does not need' \
        "$(grep -v '^lib/pictures/.*goes in a circle$' <<<"$out" | sed 's,^lib/maze/\(.*\):[0-9]*:,\1:,')"
}

@test "mirror.py finds exactly the faults that are planted" {
    cp -R "$ROOT"/{maze.sh,lib,python_ref} .
    mv python_ref/maze/loops.py python_ref/maze/loop.py
    echo 'from python_ref.maze.walk import replay' >>python_ref/core/output.py
    echo 'def later():' >>python_ref/maze/walk.py
    sed -i.bak 's/open dead ends to make loops/loops/' lib/README.md
    sed -i.bak 's/^TAKES = f"/&lang /' python_ref/commands/solve.py
    rm python_ref/algorithms/wilson.py
    sed -i.bak 's/,eller,division/,own,division/' lib/page/page.bash
    sed -i.bak 's/"eller", //' python_ref/cli/mazes.py
    sed -i.bak "s/say_page_kinds=('corners' /say_page_kinds=(/" lib/languages/en/page.bash
    try "$PYTHON" "$ROOT/tests/structure/mirror.py" .
    check_answer 'the faults, all of which are ours' 1 "algorithms/wilson.py: is missing
commands/solve takes other options in python_ref
core/output.py imports from maze
lib/README.md: another map; make map renews it
lib/languages/en/page.bash: say_page_kinds should have 5 texts
lib/page/page.bash: PAGE_SCRIPT lacks eller
lib/page/page.bash: PAGE_SCRIPT should not have own
maze/loop.py: of no chapter
maze/walk.py: not all of ['take_any_step', 'replay', 'later'] are in maze/walk, in this order
python_ref/cli/mazes.py: UNSHAPED lacks eller
" ''
}
