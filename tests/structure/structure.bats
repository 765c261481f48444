#!/usr/bin/env bats
#
# structure.py reads maze.sh and lib by the comments that open their chapters. maze.sh, lib and python_ref can be read
# side by side: the same files, names, order, texts and options.

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

@test "structure.py finds each fault of these lines, and no other in the program" {
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
ends.bash: break_rules: uses CHECK_LINES of practice/learner, which it does not need
ends.bash: break_rules: writes ends, which has no owner
ends.bash: break_rules: writes state, which random numbers owns
ends.bash: break_rules: calls hide_stars, which is not there
ends.bash: break_rules: uses carve_prim of algorithms/prim, which it does not need
ends.bash: break_more: writes file_time, which lib/maze/maze_file.bash owns' \
        "$(grep -v '^lib/pictures/.*goes in a circle$' <<<"$out" | sed 's,^lib/maze/\(.*\):[0-9]*:,\1:,')"
}

@test "mirror.py finds each fault that is planted, and no other" {
    cp -R "$ROOT"/{maze.sh,lib,python_ref} .
    try "$PYTHON" "$ROOT/tests/structure/mirror.py" .
    check_answer 'no fault' 0 '' ''
    sed -i.bak 's/^#     ends  .*/#/' maze.sh
    mv python_ref/maze/loops.py python_ref/maze/loop.py
    sed -i.bak 's/^# solve: /# solved: /' lib/maze/solve.bash
    echo 'from python_ref.maze.walk import replay' >>python_ref/core/output.py
    echo 'def later():' >>python_ref/maze/walk.py
    sed -i.bak 's/open dead ends to make loops/loops/' lib/README.md
    sed -i.bak 's/^TAKES = f"/&lang /' python_ref/commands/solve.py
    find . -name '*.bak' -delete
    try "$PYTHON" "$ROOT/tests/structure/mirror.py" .
    check_answer 'the faults, all of which are ours' 1 "commands/solve takes other options in python_ref
core/output.py imports from maze
lib/README.md: another map; make map renews it
maze/loop.py: of no chapter
maze/solve opens with solved
maze/solve.py does not open with solved
maze/walk.py: not all of ['take_any_step', 'replay', 'later'] are in maze/walk, in this order
the list at the top of maze.sh is ['random numbers', 'grid', 'carve', 'step', 'picture'], not \
['random numbers', 'grid', 'carve', 'ends', 'step', 'picture', 'main']
" ''
}

shape_of() { # <file of a language>: its texts: their names, parts and directives;
    # without those of say_count_, which languages.bats counts
    case $1 in
        *.json) cat "$1" ;;
        *)
            "$MAZE_BASH" -c '. "$1" && "speak_${2}_${3%.bash}" && declare -p ${!say_@}' _ "$1" "$language" "$part" |
                sed 's/\(say_count_[a-z_]*=\).*/\1/'
            ;;
    esac | grep -oE 'say_[a-z0-9_]+=|^[[:space:]]*"[a-z0-9_]+":|\[[0-9]+\]=|", "|%[a-z]'
}

@test "each language sets the same texts with the same directives" {
    local file english language part ours shape
    ours=" $(sed -n "s/^LANGUAGES=(\([^)]*\)).*/\1/p" "$ROOT/lib/cli/names.bash" | tr -d "'") "
    for english in "$ROOT"/lib/languages/en/*; do
        part=${english##*/}
        language=en
        english=$(shape_of "$english")
        for file in "$ROOT/lib/languages"/*/"$part"; do
            language=${file%/*} language=${language##*/}
            shape=$(shape_of "$file")
            if [[ $ours == *" $language "* ]]; then
                check "$file" "$english" "$shape"
            else # its texts, in the order of the English ones
                check "$file" "$(join_texts <<<"$shape")" \
                    "$(grep -xF -f <(join_texts <<<"$shape") <(join_texts <<<"$english"))"
            fi
        done
    done
    try "${bash_twin[@]}" page 5x5 --seed 1
    check 'texts that a page lacks' '' "$(grep ',null' <<<"$out")"
}

join_texts() { # the lines of shape_of: those of each text in one
    awk '/^say_|":$/ { printf "\n" } { printf "%s ", $0 } END { print "" }' | sed '/^$/d'
}
