#!/usr/bin/env bats
# shellcheck disable=SC2016,SC2030,SC2031,SC2154 # what is looked for must not be expanded here;
# each test runs in its own process; helpers.bash sets out, err and the twins
#
# maze.sh, lib and python_ref can be read side by side: the same files, names, order, texts and options.

load ../support/helpers

setup_file() {
    find_interpreters
    "$PYTHON" "$ROOT/tests/structure/bash_parts.py" "$ROOT" "$BATS_FILE_TMPDIR" # titles, functions, code
}

setup() {
    start_clean
    mapped=$BATS_FILE_TMPDIR
    chapters=()
    while IFS= read -r line; do
        chapters+=("${line%%:*}")
    done < <(grep -v / "$mapped/titles")
}

module_of() { # <place> -> module: its path in python_ref, there or not
    module=${1//-/_}.py
}

@test "the list at the top of maze.sh is the list of its chapters" {
    listed=()
    while IFS= read -r line && [[ $line == '#'* ]]; do
        [[ ! $line =~ ^'#     '([a-z]+( [a-z]+)?)'  ' ]] || listed+=("${BASH_REMATCH[1]// /_}")
    done <"$MAZE"
    check 'the list' "${chapters[*]}" "${listed[*]} main"
    check 'the first' random_numbers "${chapters[0]}"
}

# What is played on a screen or made for another program has no twin; nor has what makes bash quick or safe.
readonly WITHOUT_TWIN=' screen/* play/* lesson/* languages/* page/* station/station_* cli/recipe cli/terminal cli/window
    commands/algorithms commands/completion commands/one-file commands/page commands/records
    commands/tour commands/handout commands/sheet pictures/sheet maze/carve_fast maze/own maze/rows cli/columns core/folders core/guard
    core/programs '

has_twin() { # <place>
    local each
    for each in ${WITHOUT_TWIN//'*'/+}; do
        [[ $1 != "$each" && ($each != *+ || $1 != "${each%+}"*) ]] || return
    done
}

list_twins() { # -> twins: the places that have one
    local line
    twins=()
    while IFS= read -r line; do
        ! has_twin "${line%%:*}" || twins+=("${line%%:*}")
    done <"$mapped/titles"
}

@test "every module is a file of lib or a chapter of maze.sh, and each of them that computes something is a module" {
    expected=' __init__.py __main__.py '
    list_twins
    for place in "${twins[@]}"; do
        module_of "$place"
        [[ -e $ROOT/python_ref/$module ]] || check "$place" 'a module' 'none'
        expected+="$module "
    done
    for module in $(cd "$ROOT/python_ref" && find . -name '*.py'); do
        [[ $expected == *" ${module#./} "* ]] || check "$module" 'a chapter that has a twin' 'none'
    done
    for each in $WITHOUT_TWIN; do
        grep -q "^${each%'*'}" "$mapped/titles" || check 'without a twin' 'a file' "$each"
    done
    check 'modules' yes "$([[ ${#twins[@]} -gt 50 ]] && echo yes)"
    check 'lines of __main__.py' 3 "$(grep -vc '^"""\|^$' "$ROOT/python_ref/__main__.py")"
    check 'its last' 'main(sys.argv[1:])' "$(tail -n 1 "$ROOT/python_ref/__main__.py")"
}

@test "every file of lib, every module opens with its name" {
    list_twins
    while IFS=: read -r place title; do
        name=${place##*/}
        [[ $name == "$title" || ${name//_/ } == "$title" ]] || check "$place" "${name//_/ }" "$title"
        [[ " ${twins[*]} " == *" $place "* ]] || continue
        module_of "$place"
        IFS= read -r first <"$ROOT/python_ref/$module"
        check "$module" "\"\"\"$title: " "${first:0:${#title}+5}"
    done <"$mapped/titles"
    check 'files' "$(cd "$ROOT/lib" && find . -name '*.bash' | sed 's/^..//; s/.bash$//' | sort)" \
        "$(sed 's/:.*//' "$mapped/titles" | grep / | sort)"
}

@test "every function of a module is in its file of lib, under its name and in its order" {
    compared=0
    list_twins
    for place in "${twins[@]}"; do
        module_of "$place"
        # list_cells is one line in lib, wherever it is needed
        theirs=$(sed -n 's/^def \([a-z_]*\)(.*/\1/p' "$ROOT/python_ref/$module" | sed '/^list_cells$/d')
        check "$place" "$theirs" "$(sed -n "s,^$place:,,p" "$mapped/functions" | grep -xF -e "$theirs")"
        compared=$((compared + $(wc -w <<<"$theirs")))
    done
    check 'functions compared' yes "$([[ $compared -gt 120 ]] && echo yes)"
}

@test "a module imports from its own folder and the folders below it" {
    folders=' core . maze algorithms pictures cli station commands '
    imports=0
    list_twins
    for place in "${twins[@]}"; do
        [[ $place == */* ]] || continue
        module_of "$place"
        while IFS= read -r other; do
            folder=${other%%/*}
            [[ -d $ROOT/python_ref/$folder ]] || continue # a chapter of maze.sh
            imports=$((imports + 1))
            [[ ${folders%%" ${place%%/*} "*} == *" $folder"* || $folder == "${place%%/*}" ]] ||
                check "$module imports" "what is below ${place%%/*}" "$other"
        done < <(sed -nE 's/^ *from python_ref\.([a-z_.]+) import.*/\1/p' "$ROOT/python_ref/$module" | tr . /)
    done
    check 'imports' yes "$([[ $imports -gt 80 ]] && echo yes)"
}

@test "lib/README.md names every file of lib once, in the row of its folder" {
    named=''
    while IFS= read -r line; do
        [[ $line =~ ^'| `'([a-z/]+/)'` |'(.*)$ ]] || continue
        folder=${BASH_REMATCH[1]} rest=${BASH_REMATCH[2]}
        while [[ $rest =~ '`'([^'`']+)'`'(.*)$ ]]; do
            named+=$folder${BASH_REMATCH[1]}$'\n' rest=${BASH_REMATCH[2]}
        done
    done <"$ROOT/lib/README.md"
    # page/page has the order of the page's script
    check 'the files' "$(cd "$ROOT/lib" && find . -type f -not -name '*.md' | sed 's/^..//; s/\.bash$//; s,^\(page/[a-z]*/\).*,\1,' |
        LC_ALL=C sort -u)" \
        "$(LC_ALL=C sort <<<"${named%$'\n'}")"
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
        # that the comparison sees what it should
        [[ $kind != *speak ]] || for line in 'say_out_of_range 1 %s %s %d %d' 'say_places 9'; do
            grep -qxF "$line" <<<"$english" || check "$line" 'seen' "$english"
        done
    done
}

@test "messages.py says what the English texts of maze.sh say" {
    # NAME = "text" there is say_name='text' here
    found=0
    while IFS= read -r line; do
        [[ $line =~ ^([A-Z_]+)\ =\ \"(.*)\"$ ]] || continue
        name=${BASH_REMATCH[1]} text=${BASH_REMATCH[2]}
        [[ $name != ONLY_IN_BASH ]] || continue # of what the twin has not
        expected="    say_$(tr '[:upper:]' '[:lower:]' <<<"$name")='$text'"
        found=$((found + 1))
        grep -qxF -e "$expected" "$ROOT/lib/languages/en.bash" || check 'messages.py' "$expected" 'not in lib'
    done <"$ROOT/python_ref/core/messages.py"
    check 'texts found' yes "$([[ $found -ge 20 ]] && echo yes)"
    find_version
    check 'the version' "VERSION = \"$VERSION\"" "$(grep '^VERSION' "$ROOT/python_ref/__init__.py")"
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

@test "our answers to exercises 6 to 8 are the functions of maze.sh, with the depth, and a stack that returns first" {
    while read -r function without; do
        for file in "$MAZE" "$ROOT/lib/lesson/carving.sh"; do
            sed -n "/^$function() {/,/^}/p" "$file" | sed "s/^ *//; /# MARK/d; $without"
        done >lines
        n=$(($(grep -c '' lines) / 2))
        [[ $n -ge 3 ]] || check "$function" 'lines of it' "$(<lines)"
        check "$function" "$(head -n "$n" lines)" "$(tail -n "+$((n + 1))" lines)"
    done <<'ROWS'
dig
carve_recursive /depth/d
carve_stack /^el/,$d
ROWS
}

@test "the twin needs nothing but Python's standard library" {
    try "$PYTHON" -I -S -c 'import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("python_ref", run_name="__main__")' "$ROOT" generate 5x5 --seed 1 -f ascii
    check_answer 'it' 0 $'##@ ######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n' ''
}
