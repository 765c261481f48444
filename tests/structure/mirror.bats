#!/usr/bin/env bats
#
# maze.sh, lib and python_ref can be read side by side: the same files, names, order, texts and options.

load ../support/helpers

@test "each module mirrors a file of lib: its name, its functions, their order, its options; the map names each file; a fault is found" {
    cp -R "$ROOT"/{maze.sh,lib,python_ref} .
    sed -i.bak 's/^#     ends  .*/#/' maze.sh
    mv python_ref/maze/loops.py python_ref/maze/loop.py
    sed -i.bak 's/^# solve: /# solved: /' lib/maze/solve.bash
    echo 'from python_ref.maze.walk import walk' >>python_ref/core/output.py
    echo 'def later():' >>python_ref/maze/walk.py
    sed -i.bak 's/`loops`/`ends`/' lib/README.md
    sed -i.bak 's/^takes_page="/&lang /' lib/commands/page.bash
    sed -i.bak 's/^TAKES = f"/&lang /' python_ref/commands/solve.py
    find . -name '*.bak' -delete
    rm lib/maze/own.bash
    try "$PYTHON" "$ROOT/tests/structure/mirror.py" .
    check_answer 'the faults, all of which are ours' 1 "commands/page takes other options in python_ref
commands/solve takes other options in python_ref
core/output.py imports from maze
lib/README.md names maze/ends 2 times
lib/README.md names maze/loops 0 times
lib/README.md names maze/own 1 times
lib: maze/own is not there
maze/loop.py: of no chapter
maze/loops.py does not open with loops
maze/loops.py: missing
maze/solve opens with solved
maze/solve.py does not open with solved
maze/walk.py: not all of ['walk', 'replay', 'later'] are in maze/walk, in this order
the list at the top of maze.sh is ['random numbers', 'grid', 'carve', 'step', 'picture'], not \
['random numbers', 'grid', 'carve', 'ends', 'step', 'picture', 'main']
" ''
}

texts_of() { # <file> <function> -> texts: NAME COUNT DIRECTIVES, one line for each say_ text
    texts=$("$MAZE_BASH" -c '. "$1"
        "$2"
        for name in $(compgen -A variable say_); do
            declare -a text="(\"\${$name[@]}\")"
            [[ $name != say_count_* ]] || text=("${text[0]}") # languages.bats looks at the others
            printf "%s %d" "$name" "${#text[@]}"
            rest="${text[*]}"
            while [[ $rest == *%* ]]; do
                rest=${rest#*%}
                printf " %%%s" "${rest:0:1}"
            done
            printf "\n"
        done' _ "$1" "$2")
}

@test "every language sets the same texts, with the same directives in the same order" {
    for kind in 'languages speak' 'languages/help explain' 'languages/lesson teach' 'languages/replies reply' \
        'languages/exercises practice' 'languages/watching narrate' 'languages/handout hand_out'; do
        folder=$ROOT/lib/${kind% *}
        texts_of "$folder/en.bash" "${kind#* }_en"
        english=$texts others=0
        for file in "$folder"/*.bash; do
            language=${file##*/}
            texts_of "$file" "${kind#* }_${language%.bash}"
            check "$file" "$english" "$texts"
            others=$((others + 1))
        done
        check "$folder: languages" yes "$([[ $others -ge 2 ]] && echo yes)"
        # the comparison finds the faults
        [[ $kind != *speak ]] || for line in 'say_out_of_range 1 %s %s %d %d' 'say_places 9'; do
            grep -qxF "$line" <<<"$english" || check "$line" 'seen' "$english"
        done
    done
}
