#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# An algorithm, a format, a command, a language: each is added as one file, and no other file changes.

load ../support/helpers

setup_file() {
    find_interpreters
    cp -R "$MAZE" "$ROOT/lib" "$BATS_FILE_TMPDIR"
    cd "$BATS_FILE_TMPDIR/lib" || return
    cat >algorithms/two-combs.bash <<'END'
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
draw_commas() {
    local y
    for ((y = 1; y <= height; y++)); do
        printf -v REPLY '%s,' "${cell[@]:y*stride+1:width}"
        put_line "${REPLY%,}"
    done
}
END
    cat >commands/squares.bash <<'END'
need cli/mazes cli/options

takes_squares="$TAKES_MAKING" about_squares='counts squares'

run_squares() {
    begin_mazes
    next_maze
    put_line "squares: $((width * height))"
}
END
    cat >languages/eo.bash <<'END'
speak_eo() {
    say_not_number='%s: %s ne estas nombro; prenu %d ĝis %d'
    say_directions=(orienten okcidenten suden norden)
    say_moves='paŝoj %d'
    say_count_steps=('%d paŝo' '%d paŝoj')
    say_you_resigned='Vi rezignis post %s; la plej mallonga vojo havas %s'
}
END
    cd "$BATS_FILE_TMPDIR" || return
    "$MAZE_BASH" maze.sh --one-file >one.sh
    "$MAZE_BASH" maze.sh --completion >completion
    "$MAZE_BASH" one.sh --completion | sed 's/one\.sh/maze.sh/g' | cmp completion
}

setup() {
    start_clean
    cp "$BATS_FILE_TMPDIR/one.sh" .
}

ask_both() { # <argument ...> -> status, out, err: of the copy; that of its one file is the same
    local answer
    try "$MAZE_BASH" one.sh "$@"
    answer=("$status" "${out//one.sh/maze.sh}" "$err")
    try "$MAZE_BASH" "$BATS_FILE_TMPDIR/maze.sh" "$@"
    check_answer "one.sh $*" "${answer[@]}"
}

check_both() { # <output> <argument ...>: the copy and its one file print it; status 0
    ask_both "${@:2}"
    check_answer "maze.sh ${*:2}" 0 "$1" ''
}

complete_word() { # <word ...> -> completed: what bash would offer for the last one
    completed=$("$MAZE_BASH" -c '. "$0"
        COMP_WORDS=(maze.sh "$@") COMP_CWORD=$#
        _maze_sh
        echo ${COMPREPLY[@]+"${COMPREPLY[@]}"}' "$BATS_FILE_TMPDIR/completion" "$@")
}

@test "an algorithm is a file: it carves, is listed and completed" {
    check_both $'0,1,0,0,0,0,0\n0,1,1,1,1,1,0\n0,1,0,0,0,0,0\n0,1,1,1,1,1,0\n0,0,0,0,0,1,0\n' generate 7x5 --seed 1 -a two-combs -f commas
    ask_both check 9x9 --seed 1 -a two-combs
    check 'perfect' 'perfect: yes' "$(grep perfect <<<"$out")"
    ask_both algorithms
    check 'the list' 'two-combs              -       -      -   a spine, and teeth' "$(grep ^two <<<"$out")"
    ask_both generate 5x5 --seed 1 -a two-comb
    check 'the names' 'maze.sh: --algorithm: two-comb is not valid; did you mean two-combs?' "${err%$'\n'}"
    complete_word generate -a two-comb
    check 'completed' two-combs "$completed"
}

@test "a format is a file: it draws, is listed and completed" {
    drawn=$'0,1,0,0,0\n0,1,0,1,0\n0,1,0,1,0\n0,1,1,1,0\n0,0,0,1,0\n'
    check_both "$drawn" generate 5x5 --seed 1 -f commas
    check_both "$drawn" generate 5x5 --seed 1 --format=commas
    ask_both generate 5x5 --seed 1 -f comma
    check 'the names' 'maze.sh: --format: comma is not valid; did you mean commas?' "${err%$'\n'}"
    complete_word solve --format com
    check 'completed' commas "$completed"
}

@test "a command is a file: it runs, names its options, and is in the list, the help and the completion" {
    check_both $'squares: 35\n' squares 7x5 --seed 1
    check_both $'squares: 35\n' --weave squares --seed 1 7x5
    ask_both squares --count 2
    check_answer 'what it does not take' 2 '' $'maze.sh: --count: not an option of squares; see maze.sh help squares\n'
    ask_both square 5x5
    check_answer 'a word near it' 2 '' $'maze.sh: square: unknown command; did you mean squares?\n'
    ask_both --help
    check 'the help' '  squares     counts squares' "$(grep squares <<<"$out")"
    ask_both help squares
    check 'its own help' yes "$([[ $out == 'Usage: maze.sh squares '*'counts squares'*--weave* && $out != *--count* ]] && echo yes)"
    named=$out
    ask_both squares --help
    check 'squares --help' "$named" "$out"
    complete_word squ
    check 'completed' squares "$completed"
    complete_word squares --wea
    check 'its option completed' --weave "$completed"
    complete_word squares --cou
    check 'what it does not take' '' "$completed"
}

@test "a language is a file: it is used when --lang or the locale names it, listed and completed" {
    ask_both generate --lang eo --seed x
    check_answer 'asked for' 2 '' $'maze.sh: --seed: x ne estas nombro; prenu 1 ĝis 2147483646\n'
    unset LC_ALL
    LANG=eo_XX.UTF-8 ask_both generate --seed x
    check_answer 'in the locale' 2 '' $'maze.sh: --seed: x ne estas nombro; prenu 1 ĝis 2147483646\n'
    printf 'e\nFF\n' >keys
    for file in "$BATS_FILE_TMPDIR/maze.sh" one.sh; do # a text that it lacks is in English
        input=keys TERM=dumb try "$MAZE_BASH" "$file" play 5x5 --seed 1 --lang eo
        for line in $'\nsuden 3\n' 'la plej mallonga vojo havas 7 paŝoj' 'paŝoj 0  bumps 0' 'You gave up: steps 0, time '; do
            [[ $out == *"$line"* ]] || check 'a game' "$line" "$out"
        done
    done
    ask_both generate --lang e --seed 1
    check 'the names' 'maze.sh: --lang: e is not one of: en de fi ru eo' "${err%$'\n'}"
    for file in "$BATS_FILE_TMPDIR/maze.sh" one.sh; do # its lesson has not been translated
        try "$MAZE_BASH" "$file" tour --exercise 1 -o - --lang eo
        lesson=$out
        try "$MAZE_BASH" "$file" tour --exercise 1 -o - --lang en
        check_answer "$file tour" 0 "$lesson" ''
    done
    complete_word --lang e
    check 'completed' 'en eo' "$completed"
}
