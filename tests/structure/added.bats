#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# An algorithm, a format, a command, a language: each is added as one file, and no other file changes. Each call
# is made with the clone and with its one file.

load ../support/helpers

setup_file() {
    find_interpreters
    cp -R "$MAZE" "$ROOT/lib" "$BATS_FILE_TMPDIR"
    cd "$BATS_FILE_TMPDIR/lib" || return
    cat >algorithms/two-combs.bash <<'END'
# shellcheck shell=bash
#
# two-combs: two combs whose teeth meet

about_two_combs='a spine, and teeth'

carve_two_combs() { # <first cell>
    local x y
    for ((y = 2; y < height; y += 2)); do
        ((y + 2 > height)) || dig "$((y * stride + 2))" "$SOUTH" || return
        for ((x = 2; x + 2 < width; x += 2)); do
            dig "$((y * stride + x))" "$EAST" || return
        done
    done
}
END
    cat >pictures/commas.bash <<'END'
# shellcheck shell=bash
#
# commas: the codes, separated by commas

facts_commas='%% %s: %s' off_screen_commas=yes

draw_commas() {
    local y
    for ((y = 1; y <= height; y++)); do
        printf -v REPLY '%s,' "${cell[@]:y*stride+1:width}"
        put_line "${REPLY%,}"
    done
}
END
    cat >commands/squares.bash <<'END'
# shellcheck shell=bash
#
# squares: count the squares of a maze

need cli/mazes cli/options

takes_squares="$TAKES_MAKING" about_squares='counts squares'

run_squares() {
    begin_mazes
    next_maze
    put_line "squares: $((width * height))"
}
END
    mkdir languages/eo
    add_texts messages <<'END'
    say_not_number='%s: %s ne estas nombro; prenu %d ĝis %d'
    say_directions=(orienten okcidenten suden norden)
END
    add_texts games <<'END'
    say_moves='paŝoj %d'
    say_count_steps=('%d paŝo' '%d paŝoj')
    say_you_resigned='Vi rezignis post %s; la plej mallonga vojo havas %s'
END
    printf ' ### \n#####\n ### \n' >masks/egg.txt
    cd "$BATS_FILE_TMPDIR" || return
    "$MAZE_BASH" maze.sh --one-file >one.sh
    "$MAZE_BASH" maze.sh --completion >completion
    "$MAZE_BASH" one.sh --completion | sed 's/one\.sh/maze.sh/g' | cmp completion
}

add_texts() { # <part of the language eo>, with its texts in standard input
    printf '%s\n' '# shellcheck shell=bash' '# shellcheck disable=SC2034 # found by their names' '#' \
        "# $1: some texts in Esperanto" '#' '# Writes: say_*.' '' "speak_eo_$1() {" "$(cat)" '}' >"languages/eo/$1.bash"
}

setup() {
    start_clean
    cp "$BATS_FILE_TMPDIR/one.sh" maze.sh
}

ask_both() { # <argument ...> -> status, out, err: of the copy; that of its one file is the same
    local answer
    try "$MAZE_BASH" maze.sh "$@"
    answer=("$status" "$out" "$err")
    cd "$BATS_FILE_TMPDIR" || return
    try "$MAZE_BASH" maze.sh "$@"
    cd "$OLDPWD" || return
    check_answer "maze.sh $*" "${answer[@]}"
}

check_line() { # <lines> <argument ...>: they are among those that the copy and its one file print
    ask_both "${@:2}"
    [[ $'\n'$out$err == *$'\n'"$1"$'\n'* ]] || check "maze.sh ${*:2}" "$1" "$out$err"
}

check_completed() { # <words> <word ...>: bash would offer them for the last one
    check "completed: ${*:2}" "$1" "$("$MAZE_BASH" -c '. "$0"
        COMP_WORDS=(maze.sh "$@") COMP_CWORD=$#
        _maze_sh
        echo ${COMPREPLY[@]+"${COMPREPLY[@]}"}' "$BATS_FILE_TMPDIR/completion" "${@:2}")"
}

@test "an algorithm is one file" {
    check_line $'0,1,0,0,0,0,0\n0,1,1,1,1,1,0\n0,1,0,0,0,0,0\n0,1,1,1,1,1,0\n0,0,0,0,0,1,0' \
        generate 7x5 --seed 1 -a two-combs -f commas
    check_line 'perfect: yes' check 9x9 --seed 1 -a two-combs
    check_line 'two-combs       a spine, and teeth' algorithms
    check_line 'maze.sh: --algorithm: two-comb is not valid; did you mean two-combs?' generate 5x5 --seed 1 -a two-comb
    check_completed two-combs generate -a two-comb
}

@test "a format is one file" {
    check_line 'maze.sh: --format: comma is not valid; did you mean commas?' generate 5x5 --seed 1 -f comma
    check_completed commas solve --format com
    check_line $'0,1,0,0,0\n0,1,0,1,0\n0,1,0,1,0\n0,1,1,1,0\n0,0,0,1,0\n% steps: 7' solve 5x5 --seed 1 --format=commas
}

@test "a command is one file" {
    check_line 'squares: 35' --weave squares --seed 1 7x5
    check_line 'maze.sh: --count: not an option of squares; see maze.sh help squares' squares --count 2
    check_line 'maze.sh: square: unknown command; did you mean squares?' square 5x5
    check_line '  squares     counts squares' --help
    ask_both help squares
    [[ $out == 'Usage: maze.sh squares '*'counts squares'*--weave* && $out != *--count* ]] ||
        check 'its own help' '--weave, no --count' "$out"
    check_completed squares squ
}

@test "a language is one file for each part of the texts" {
    check_line 'maze.sh: --seed: x ne estas nombro; prenu 1 ĝis 2147483646' generate --lang eo --seed x
    unset LC_ALL
    LANG=eo_XX.UTF-8 check_line 'maze.sh: --seed: x ne estas nombro; prenu 1 ĝis 2147483646' generate --seed x
    printf 'FF\n' >keys
    for file in "$BATS_FILE_TMPDIR/maze.sh" maze.sh; do # a text that it lacks is in English
        input=keys TERM=dumb try "$MAZE_BASH" "$file" play 5x5 --seed 1 --describe --lang eo
        for line in $'\nsuden 3\n' 'la plej mallonga vojo havas 7 paŝoj' $'\npaŝoj 0\n' \
            'arrows or v: look around'; do
            [[ $out == *"$line"* ]] || check 'a game' "$line" "$out"
        done
        # its lesson has not been translated
        try "$MAZE_BASH" "$file" tour --exercise 1 -o - --lang eo
        lesson=$out
        try "$MAZE_BASH" "$file" tour --exercise 1 -o - --lang en
        check_answer "$file tour" 0 "$lesson" ''
    done
    check_completed 'en eo' --lang e
}

@test "a shape is one file" {
    ask_both check --mask egg --seed 1
    check 'its cells' 'cells: 11' "${out%%$'\n'*}"
    check_completed egg generate --mask e
}
