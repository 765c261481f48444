#!/usr/bin/env bats
#
# maze.sh, lib and python_ref can be read side by side: the same files, names, order, texts and options.

load ../support/helpers

@test "each module mirrors a file of lib: its name, its functions and their order; the map names each file; a fault is found" {
    cp -R "$ROOT"/{maze.sh,lib,python_ref} .
    sed -i.bak 's/^#     ends  .*/#/' maze.sh
    mv python_ref/maze/loops.py python_ref/maze/loop.py
    sed -i.bak 's/^# solve: /# solved: /' lib/maze/solve.bash
    echo 'from python_ref.maze.walk import walk' >>python_ref/core/output.py
    echo 'def later():' >>python_ref/maze/walk.py
    sed -i.bak 's/`loops`/`ends`/' lib/README.md
    rm lib/maze/own.bash lib/*/*.bak lib/*.bak
    try "$PYTHON" "$ROOT/tests/structure/mirror.py" .
    check_answer 'the faults, all of which are ours' 1 "core/output.py imports from maze
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

@test "the twin lists the commands of maze.sh, and each of them takes the same options" {
    {
        sed '$d' "$MAZE"
        cat <<'END'
need cli/names cli/options
list_names commands
for command in "${names[@]}" $NOT_LISTED; do
    need "commands/$command"
    takes=takes_${command//-/_} also=also_${command//-/_}
    echo "$command:" $(printf '%s\n' ${!takes} ${!also-} | sort)
done
END
    } >takes.sh
    ln -s "$ROOT/lib" lib
    ours=$("$MAZE_BASH" takes.sh)
    in_python=$(
        cd "$ROOT" && "$PYTHON" - <<'END'
from importlib import import_module
from python_ref.cli.names import NOT_LISTED, list_names
from python_ref.main import ONLY_IN_BASH

for name in [*list_names("commands"), *NOT_LISTED]:
    takes = ONLY_IN_BASH.get(name)
    if takes is None:
        takes = import_module(f"python_ref.commands.{name}").TAKES
    print(f"{name}:", *sorted(takes.split()))
END
    )
    [[ $ours == *'completion:'* ]] || check 'the commands' 'completion and others' "$ours"
    check 'what each takes' "$ours" "$in_python"
}

@test "the twin needs nothing but Python's standard library" {
    try "$PYTHON" -I -S -c 'import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("python_ref", run_name="__main__")' "$ROOT" generate 5x5 --seed 1 -f ascii
    check_answer 'it' 0 $'##@ ######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n' ''
}
