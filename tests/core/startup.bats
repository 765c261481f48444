#!/usr/bin/env bats
# bats file_tags=shell
#
# Startup: maze.sh finds lib however it is called and whatever is in the environment; if it cannot, one line says so.
# And the one file works alone.

load ../support/helpers

setup() {
    start_clean
    clone=$BATS_TEST_TMPDIR/clone
    mkdir "$clone" "$clone/bin"
    cp -R "$MAZE" "$ROOT/lib" "$clone"
    maze=$'##@ ######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n'
    call=(generate 5x5 --seed 1 -f ascii)
}

check_maze() { # <claim> <command ...>: which draws the maze of $call
    try "${@:2}" "${call[@]}"
    check_answer "$1" 0 "$maze" ''
}

check_missing() { # <claim> <file of lib, from $clone> <command ...>: one line
    try "${@:3}"
    check_answer "$1" 1 '' "maze.sh: $2: cannot be read; --one-file makes a maze.sh that needs no lib"$'\n'
}

# bats test_tags=edge
@test "maze.sh finds lib from any folder, by any name or link" {
    cd "$clone/bin" || return
    mkdir far
    ln -s ../maze.sh relative
    ln -s "$clone/maze.sh" absolute
    ln -s relative deep
    ln -s ../deep far/deeper
    ln -s "$clone/bin/far/deeper" 'the deepest'
    ln -s "$clone" other
    check_maze 'from another folder' ../maze.sh
    PATH=$clone:$PATH check_maze 'in PATH' "$MAZE_BASH" maze.sh
    for name in relative absolute deep far/deeper 'the deepest' other/maze.sh; do
        check_maze "$name" "./$name"
        PATH='' check_maze "$name, with an empty PATH" "$MAZE_BASH" "$name"
    done
    for folder in 'a b' -n $'line\nbreak' '*' '$(x)' "'"; do
        mkdir -- "$folder"
        cp "$clone/maze.sh" "./$folder"
        ln -s "$clone/lib" "./$folder"
        check_maze "in the folder $folder" "$MAZE_BASH" -- "$folder/maze.sh"
        check_maze "in the folder $folder, run itself" "$PWD/$folder/maze.sh"
    done
    cd "$clone" || return
    check_maze 'in its folder' "$MAZE_BASH" maze.sh
    PATH=$clone/bin:$PATH check_maze 'a link in PATH' deep
}

# bats test_tags=edge
@test "one line says which file of lib is missing or cannot be read" {
    cd "$clone" || return
    mkdir $'a\e[31mb'
    for folder in bin $'a\e[31mb'; do
        cp maze.sh "$folder"
        check_missing 'copied alone' lib/core/guard.bash "$MAZE_BASH" "$folder/maze.sh" --one-file
    done
    file=languages/en/lesson.bash
    chmod 0 "lib/$file"
    [[ -r lib/$file ]] || check_missing 'cannot be read' "lib/$file" "$MAZE_BASH" maze.sh tour 1 # root can
    rm -f "lib/$file" lib/algorithms/prim.bash
    check_missing 'a text' "lib/$file" "$MAZE_BASH" maze.sh tour 1
    check_missing 'an algorithm' lib/algorithms/prim.bash "$MAZE_BASH" maze.sh generate 5x5 --seed 1 -a prim
}

# bats test_tags=edge
@test "the one file needs nothing beside it" {
    cd "$clone" || return
    ./maze.sh --one-file >bin/maze.sh
    chmod +x bin/maze.sh
    mv lib maze.sh "$BATS_TEST_TMPDIR/empty"
    check 'functions defined twice' '' "$(sed '1,/^# MARK startup ends/d' bin/maze.sh |
        grep -oE '^[a-z_]+\(\) [{(]' | sort | uniq -d)"
    check_maze 'the one file' bin/maze.sh
    PATH='' check_maze 'the one file, with an empty PATH' "$MAZE_BASH" bin/maze.sh
    input=bin/maze.sh try "$MAZE_BASH" -s -- --one-file
    check 'one file, from standard input' 2 "$status"
    ln -s bin/maze.sh link
    for name in ./link maze.sh; do # the second one is found in PATH
        PATH=$clone/bin:$PATH "$MAZE_BASH" "$name" --one-file >again
        check "$name --one-file" '' "$(cmp bin/maze.sh again 2>&1)"
    done
    bin/maze.sh page 5x5 --seed 1 >first
    PATH=$clone/bin:$PATH "$MAZE_BASH" maze.sh page 5x5 --seed 1 >again
    check 'found in PATH, page' '' "$(cmp first again 2>&1)"
    PATH=$clone/bin:$PATH "$MAZE_BASH" maze.sh tour 14 --no-answers >again
    check 'found in PATH: the code on a screen of the tour' 2 "$(grep -c '    while list_candidates "$1"; do' again)"
}

@test "a shell that sources maze.sh only gets a line that says how to run it" {
    cd "$clone" || return
    ./maze.sh --one-file >bin/one.sh
    for file in ./maze.sh bin/one.sh; do
        try "$MAZE_BASH" --norc -i -c "mine=1; . $file; echo \"\$? \$mine\"; shopt -qo posix || echo plain"
        check "$file" $'2 1\nplain\n' "$out"
        check "$file: error" 'maze.sh: is a program of its own; try bash maze.sh' "$(grep maze <<<"$err")"
    done
}

@test "no variable or file in the current folder decides which lib is read" {
    mkdir -p other/lib/core other/bin
    printf 'touch pwned\n' | tee other/lib/core/guard.bash other/bin/guard.bash >/dev/null
    cd other || return
    PATH=$clone:$PATH check_maze 'BASH_SOURCE in the environment' env "BASH_SOURCE=$PWD/x" "$MAZE_BASH" maze.sh
    PATH=$PWD/bin:$clone:$PATH check_maze 'the second folder of PATH' "$MAZE_BASH" maze.sh
    input=$clone/maze.sh
    for called in '' bash "${MAZE_BASH##*/}"; do # a file that has the name of the shell
        [[ -z $called ]] || : >"$called"
        for command in '"$MAZE_BASH"' '"$MAZE_BASH" -s -- "${call[@]}"' 'bash -c "$(<"$input")"' \
            "\"\$MAZE_BASH\" -c '\"\$BASH\" <(cat)'"; do
            eval "try $command"
            check_answer "$command $called" 2 '' \
                $'maze.sh: must run from a file, not from standard input; try bash maze.sh\n'
        done
    done
    check 'pwned' '' "$(find "$BATS_TEST_TMPDIR" -name pwned)"
}
