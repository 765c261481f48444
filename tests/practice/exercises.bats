#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2086 # options are split into words
#
# The exercises of the lesson: the files, the hints, and the verdict on each answer.

load ../support/helpers
load practice

# bats test_tags=edge
@test "an exercise is a file to complete, without its answer, and never replaces another file" {
    for n in 1 2 3 4 5 6 7 8 9 10; do
        try "${bash_twin[@]}" tour --exercise "$n"
        check_answer "exercise $n" 0 '' "Complete exercise-$n.sh, then: maze.sh tour --check exercise-$n.sh"$'\n'
        ! grep -v '^#' exercise-$n.sh | grep -v '() { # ' | grep -E 'found|count \+=|walls\+|counted|sum|OPEN|return' ||
            check "exercise $n" 'without its answer' "$(<exercise-$n.sh)"
    done
    check 'the longest line' 79 "$(awk 'length > n { n = length } END { print n }' exercise-?.sh)"
    ln -s "$MAZE" called.sh
    check 'how it was called' '# To check it: ./called.sh tour --check FILE' "$(./called.sh tour --exercise 7 -o - | grep 'To check it')"
    echo mine >exercise-7.sh
    for name in '' '-o exercise-7.sh'; do
        try "${bash_twin[@]}" tour --exercise 7 $name
        check_answer "again $name" 1 '' $'maze.sh: exercise-7.sh: already exists; try another name with -o\n'
    done
    check 'what was there' mine "$(<exercise-7.sh)"
}

# bats test_tags=edge
@test "a file without any answer is unfinished, not wrong" {
    for n in 1 2 3 4 5 6 7 8 9 10; do
        "${bash_twin[@]}" tour --exercise "$n" -o mine.sh
        gap=$(grep -n ' # your lines$' mine.sh | cut -d : -f 1 | paste -s -d , -)
        function=$(sed -n 's/() {.*//p' mine.sh)
        said=" You have not written anything yet."
        [[ $n == 10 ]] || said+=" Write your code in the function $function. Lines to replace: ${gap/,/, }."
        check_exercise "exercise $n" 1 "$said"
        [[ ${out//$'\n'/ } == *"A hint: maze.sh tour --exercise $n --hint 1 " ]] || check "exercise $n" 'a hint, at the end' "$out"
        sed 's/ # your lines$//' mine.sh >changed && mv changed mine.sh
        check_exercise "exercise $n, without the comment" 1 ' You have not written anything yet.'
        rm mine.sh
    done
}

# bats test_tags=edge
@test "only the line at its top makes a file an exercise" {
    printf '%s\n' 'dig() { :; }' echo >mine.sh
    try "${bash_twin[@]}" tour --check mine.sh
    check_answer 'another file' 1 '' 'maze.sh: mine.sh: does not name its exercise; try --exercise 6'$'\n'
    try "${bash_twin[@]}" tour --check mine.sh --exercise 6
    check 'with its number' 1 "$status"
    [[ $out == 'Exercise 6: mine.sh runs'*'dig 72 0: "there" should be 74, but is empty.'* ]] || check 'with its number' 'a verdict' "$out"
    echo 'read_box() { :; }' >>mine.sh
    try "${bash_twin[@]}" tour --check mine.sh
    check_answer 'with two functions' 1 '' 'maze.sh: mine.sh: does not name its exercise; try --exercise N'$'\n'
    try "${bash_twin[@]}" tour --check nowhere
    check_answer 'no file' 1 '' $'maze.sh: nowhere: file not found; check its name\n'
    : >mine.sh
    try "${bash_twin[@]}" tour --check mine.sh
    check_answer 'an empty file' 1 '' $'maze.sh: mine.sh: the file is empty\n'
}

# bats test_tags=edge
@test "each exercise has three hints, and each but the last names the next" {
    # shellcheck source=/dev/null
    . "$ROOT/lib/languages/en/exercises.bash"
    speak_en_exercises
    for n in 1 2 3 4 5 6 7 8 9 10; do
        for hint in 1 2 3; do
            try "${bash_twin[@]}" tour --exercise "$n" --hint "$hint"
            hints="say_hints_${n}[hint - 1]"
            expected=${!hints}
            ((hint == 3)) || expected+=" The next hint: maze.sh tour --exercise $n --hint $((hint + 1))"
            check "$n, $hint" "${expected//\~/ } " "${out//$'\n'/ }"
        done
    done
    check_files 'no file is written'
}

readonly OPEN_TWO='cell[here]=1; there=$((here + 2 * along)); cell[there]=1'

# bats test_tags=edge
@test "a check lists the cases, then says what the run did, then what is wrong with the text" {
    exercise 2 $'for code in "${cell[@]}"; do\nif ((code = 1)); then ((count += 1)); fi\ndone'
    check_exercise 'boxes' 1 '"count" should be 5, but is 7'
    check 'boxes' '    failed      count_open   cell=(1 0 1 1 0 1 1)
    failed      count_open   cell=(0 0 0)
    passed      count_open   cell=(1)   count: 1
    failed      count_open   cell=(0 1 1 1 0 0 1 0 1 1 1 1)

count_open   cell=(1 0 1 1 0 1 1): "count" should be 5, but is 7.
Line 14: if ((code = 1)); then ((count += 1)); fi
= gives a value and does not compare. == is true if both sides are equal.
A hint: maze.sh tour --exercise 2 --hint 1
Step by step: maze.sh tour --watch mine.sh' "$(sed 1,2d <<<"$out")"
    exercise 8 'waiting[top++]=$here; here=$there' 'if ((top > 1)); then here=${waiting[--top]}; else return; fi'
    check_exercise 'mazes' 1 '6 of the 7 cells are open.'
    check 'mazes' '    passed      seeds 1 3 4 5 6 8 9 10 11 13 14 15 16 17 18 19 20
    failed      seeds 2 7 12

6 of the 7 cells are open.
Line 21: if ((top > 1)); then here=${waiting[--top]}; else return; fi
This is not true when the variable "top" is 1, although one cell is still
waiting then.
Seed 2: the maze should be the one on the left, but is the one on the right.

      ██████████████████████████████         ██████████████████████████████
      ██                          ██         ██████                      ██
      ██████████████████████████████         ██████████████████████████████

A hint: maze.sh tour --exercise 8 --hint 1
Step by step: maze.sh tour --watch mine.sh' "$(sed 1,2d <<<"$out")"
    change_program 's/y < height; y++/y < height - 1; y++/'
    check_exercise 'a program' 1 '5x5: lines expected: 5, found: 4.'
    check 'a program' '    failed      5x5
    not run     9x15
    not run     21x11
    not run     15x9
    not run     15x9
    not run     15x9' "$(sed -n 3,8p <<<"$out")"
}

@test "twenty mazes begin in twenty different places, most of them inside" {
    write_program starts.sh <<'END'
need practice/learner
for ((seed = 1; seed <= CHECK_SEEDS; seed++)); do
    begin_carving "$seed"
    echo "${width}x$height $((there % stride)),$((there / stride))"
done
END
    try "$MAZE_BASH" starts.sh
    check 'different' 20 "$(sort -u <<<"$out" | grep -c .)"
    check 'inside' 12 "$(grep -c '^15x11 \([468]\|1[02]\),[468]$' <<<"$out")"
    check 'in the middle of a row' '15x3 4,2 15x3 6,2 15x3 8,2' "$(grep x3 <<<"$out" | grep 15 | paste -s -d ' ' -)"
    check 'a single cell' 1 "$(grep -c '^3x3 2,2$' <<<"$out")"
}

# bats test_tags=edge
@test "a file that is too large, or has too long a line, is refused before anything in it is looked at" {
    exercise 6 "$OPEN_TWO"
    printf '# %998s\n' '' >>mine.sh
    check_exercise 'a line of 1,000 bytes' 1 'the squares (72 73 74) should be open, but (72 74) are.'
    printf '# %999s\n' '' >>mine.sh
    check_exercise 'a line of 1,001 bytes' 1 'has 1001 characters. The check reads lines of at most 1000.'
    exercise 6 "$OPEN_TWO"
    for ((n = 0; n < 66; n++)); do printf '# %990s\n' ''; done >>mine.sh
    check_exercise 'more than 64 KB' 1 'The file is larger than 64 KB, so maze.sh did not run it.'
    SECONDS=0
    { echo '# maze.sh, exercise 6' && printf '%20000s' '' | tr ' ' a && echo; } >mine.sh
    check_exercise 'a line of 20,000 letters' 1 'Line 2 has 20000 characters.'
    for n in {1..400}; do echo "value_$n=\$((value_$n + 2 * other_$n)); if [ \"\$value_$n\" = 3 ]; then echo \"\$cells\"; fi"; done >many
    exercise 6 "return"$'\n'"$(<many)"
    check_exercise 'four hundred lines' 1 'dig 72 0: "there" should be 74, but is empty.'
    patience 20
    ((SECONDS < REPLY)) || check 'seconds' "less than $REPLY" "$SECONDS"
}

@test "a signal ends a check at any moment, with what it has started, and the next run removes what kill -9 has left" {
    exercise 4 "echo \$\$ >'$PWD/number'; while :; do :; done"
    for signal in INT TERM HUP; do
        rm -f number
        "${launcher[@]}" "${bash_twin[@]}" tour --check mine.sh >/dev/null 2>&1 3>&- &
        await test -s number || check "$signal" 'it runs' "$(ls)"
        kill -s "$signal" $!
        wait $! && check "$signal" 'ended by it' 'status 0'
        await sh -c '! kill -s 0 "$1" 2>/dev/null' - "$(<number)" || check "$signal" 'the code of the file has ended' "$(<number)"
        check "$signal: files left" '' "$(ls -A "$TMPDIR")"
    done
    rm -f number
    "${bash_twin[@]}" tour --check mine.sh >/dev/null 2>&1 3>&- &
    await test -s number
    kill -s KILL $!
    wait $! 2>/dev/null || :
    check 'left by kill -9' 1 "$(find "$TMPDIR" -name "maze.$!.*" -prune | grep -c .)"
    mkdir "$TMPDIR/maze.1.7" "$TMPDIR/maze.x.7"
    exercise 1 'found=${cell[$1]}'
    try "${bash_twin[@]}" tour --check mine.sh
    check 'removed by the next run, but nothing else' 'maze.1.7 maze.x.7' "$(cd "$TMPDIR" && echo *)"
}

# bats test_tags=edge
@test "the whole program of earlier versions, exercise 9 then, is checked as exercise 10" {
    change_program '1s/10/9/'
    check_exercise 'by its content' 0 'Right: your program makes perfect mazes'
    [[ $out == 'Exercise 10: '* ]] || check 'its number' 10 "$out"
    exercise 9 'for ((y = 0; y < $2; y++)); do echo; done'
    check_exercise 'the new one' 1 'print_rows 3 3: the expected output is on the left'
}

@test "a file that bash cannot read gets a sentence too" {
    for row in $'s/$/\r/ | The file has Windows line endings (CR LF), and bash treats the CR as part of the line.' \
        $'1s/^/\357\273\277/ | This file is not plain UTF-8 text: it begins with a byte order mark'; do
        exercise 6 "$OPEN_TWO"
        sed "${row% | *}" mine.sh >changed && mv changed mine.sh
        check_exercise "$row" 1 "${row##* | }"
    done
    printf '# maze.sh, exercise 6\n\0x\0y\n' >mine.sh
    check_exercise 'UTF-16' 1 'or contains zero bytes (UTF-16)'
    exercise 6 "$OPEN_TWO; cell[here + along]=1 # "$'\374ber'
    check_exercise 'a comment in Latin 1' 0 'Right: your twenty mazes are the same'
    exercise 6 $'there=\234\374'
    check_exercise 'a value in Latin 1' 1 'dig 72 0: "there" should be 74, but is '
    printf '%s\n' '# maze.sh, exercise 6: dig' 'dug() { :; }' >mine.sh
    check_exercise 'no function' 1 'This function is missing: dig'
}

# bats test_tags=edge
@test "an exercise runs in an empty environment; its background processes are ended, and its output is never executed" {
    exercise 6 "$OPEN_TWO; cell[here + along]=1"
    printf '%s\n' "{ echo \"\${HOME-none} \${SECRET-none} \$(ulimit -c) \$(ulimit -f) \$([[ -d /proc ]] && ulimit -v || echo 1048576)\"; cat '$BATS_TEST_TMPDIR/out'; } >'$PWD/seen'" "echo '=1 a[\$(touch pwned)] 1'" >>mine.sh
    SECRET=told HOME=$PWD try "${bash_twin[@]}" tour --check mine.sh
    check 'the environment, its limits, and what was said before' 'none none 0 20480 1048576
Exercise 6: mine.sh runs in a separate bash, in an empty folder, for at most 5
seconds.' "$(<seen)"
    exercise 6 "$OPEN_TWO; cell[here + along]=1; [[ -n \${once-} ]] || { sleep 98765 & echo \$! >$PWD/number; once=1; }"
    check_exercise 'right' 0 'Right: your twenty mazes are the same as ours.'
    await sh -c '! kill -s 0 "$1" 2>/dev/null' - "$(<number)" || check 'what it left running' gone 'still there'
    check_files 'after it' mine.sh number seen
}

# bats test_tags=edge
@test "the output of a file does nothing to the terminal" {
    for line in "printf '=text \\033[31mx y\\n' >&8" "printf '=text there \\033[31m\\n' >&8" \
        "printf './mine.sh: line 1: \\033[31m\\n'" $'dig $1-\e[31m' "printf '=1 \\033[31m 2 3 4\\n' >&8"; do
        exercise 6 "$line; exit"
        mv mine.sh $'\e[31m'
        try "${bash_twin[@]}" tour --check $'\e[31m'
        [[ $status == 1 && $out != *$'\033'* ]] || check "$line" 'refused, with no escape' "$status $out"
    done
}

# bats test_tags=edge
@test "what a file reports in the name of the checker is neither executed nor calculated" {
    local bad='a[$(touch '$PWD'/pwned)]' line number first second word
    while IFS=^ read -r number first second line; do
        for word in "$bad" 08 '*'; do
            exercise "$number" "$first; builtin printf '\\n=%b\\n' '${line//WORD/$word}' >&8" "$second"
            try "${bash_twin[@]}" tour --check mine.sh
            [[ $status == 1 && -z $err && $out == *'A hint: '* && $out != *'mine.sh is open too'* ]] ||
                check "$number | $line | $word" 'wrong, no error' "$status, $err"
        done
    done <<'ROWS'
7^((depth += 1, deepest = 1))^((depth -= 1))^depth WORD 1 1 1 1
7^((depth += 1, deepest = 1))^((depth -= 1))^depth 20 WORD 1 2 3
7^((depth += 1, deepest = 1))^((depth -= 1))^depth 20 1 WORD 1 3
8^here=$there^return^walk 116 WORD\n=1 1 0 0 0
6^:^^dig 58 0;60;58 59 60;58 59 60 WORD;60
4^:^^call count_down 3\n=under count_down WORD
ROWS
    check_files 'after it' mine.sh
}
