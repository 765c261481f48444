#!/usr/bin/env bats
# bats file_tags=shell
#
# The exercises of the lesson: the files, the hints, the verdict on each answer, and practice (practice.steps).

load ../support/steps
load practice

# bats test_tags=random
@test "each answer gets its verdict, with the evidence or the note about it" {
    # A row: the exercise ^ the lines ^ those for the second place, or empty ^ right, or a part of the report
    while IFS=^ read -r number first second words; do
        [[ $number != '#'* ]] && has_turn 8 || continue
        claim="$number $first"
        first=${first//'\n'/$'\n'} second=${second//'\n'/$'\n'}
        exercise "$number" "$first" "${second:-$first}"
        if [[ $words == right ]]; then
            check_exercise "$claim" 0 Right
        else
            check_exercise "$claim" 1 "$words"
        fi
    done <"$BATS_TEST_DIRNAME/answers"
}

# bats test_tags=edge,random
@test "an exercise is a file to complete, unfinished and without its answer, and replaces no other file" {
    for ((n = 1; n <= 10; n++)); do
        try "${bash_twin[@]}" tour --exercise "$n"
        check_answer "exercise $n" 0 '' "Complete exercise-$n.sh, then: maze.sh tour --check exercise-$n.sh"$'\n'
        ! grep -v '^#' exercise-$n.sh | grep -v '() { # ' | grep -E 'found|count \+=|walls\+|counted|sum|OPEN|return' ||
            check "exercise $n" 'without its answer' "$(<exercise-$n.sh)"
        ((n < 10)) && has_turn 4 || continue
        cp exercise-$n.sh mine.sh
        said="You have not written anything yet. Write your code in the function $(sed -n 's/() {.*//p' mine.sh)."
        check_exercise "exercise $n" 1 "$said"
        check "exercise $n, at the end" "A hint: maze.sh tour --exercise $n --hint 1" "$(tail -n 1 <<<"${out%$'\n'}")"
    done
    ln -s "$MAZE" called.sh
    check 'how it was called' '# To check it: ./called.sh tour --check FILE' \
        "$(./called.sh tour --exercise 7 -o - | grep 'To check it')"
    echo mine >exercise-7.sh
    for name in '' '-o exercise-7.sh'; do
        # shellcheck disable=SC2086 # to be split
        try "${bash_twin[@]}" tour --exercise 7 $name
        check_answer "again $name" 1 '' $'maze.sh: exercise-7.sh: already exists; try another name with -o\n'
    done
    check 'what was there' mine "$(<exercise-7.sh)"
}

# bats test_tags=edge
@test "only the line at its top makes a file an exercise" {
    echo 'dig() { :; }' >mine.sh
    : >empty.sh
    try "${bash_twin[@]}" tour --check mine.sh --exercise 6
    [[ $status == 1 && $out == *$'failed      Seed 1\n'* ]] || check 'with its number' 'a verdict' "$out"
    while IFS='|' read -r file words; do
        try "${bash_twin[@]}" tour --check "$file"
        check_answer "$file" 1 '' "maze.sh: $file: $words"$'\n'
    done <<'ROWS'
mine.sh|does not name its exercise; try --exercise N
nowhere|file not found; check its name
empty.sh|the file is empty
ROWS
}

# bats test_tags=edge,random
@test "each of the three hints of an exercise names the next" {
    # shellcheck source=/dev/null
    . "$ROOT/lib/languages/en/exercises.bash"
    speak_en_exercises
    for n in {1..10}' '{1..3}; do
        has_turn 4 || continue
        hint=${n#* } hints="say_hints_${n% *}[${n#* } - 1]"
        try "${bash_twin[@]}" tour --exercise "${n% *}" --hint "$hint"
        expected=$(tr -s ' \n' ' ' <<<"${!hints}")
        ((hint == 3)) || expected+="The next hint: maze.sh tour --exercise ${n% *} --hint $((hint + 1)) "
        check "$n" "$expected" "${out//$'\n'/ }"
    done
    check_files 'no file is written'
}

# bats test_tags=edge
@test "a report has the tests, the first difference, and what leads on" {
    exercise 2 $'for code in "${cell[@]}"; do\nif ((code = 1)); then ((count += 1)); fi\ndone'
    check_exercise 'boxes' 1 '"count" should be 5, but is 7'
    check 'boxes' '    failed      count_open   cell=(1 0 1 1 0 1 1)

"count" should be 5, but is 7.
A hint: maze.sh tour --exercise 2 --hint 1
Step by step: maze.sh tour --watch mine.sh' "${out%$'\n'}"
    exercise 8 'waiting[top++]=$here; here=$there' 'if ((top > 1)); then here=${waiting[--top]}; else return; fi'
    check_exercise 'mazes' 1 'Seed 2'
    check 'mazes' '    passed      1 of 20 mazes
    failed      Seed 2

Your calls: list_candidates ..., 46, 44, 42, 40; right: list_candidates ...,
46, 44, 42, 40, 38, ...

Expected on the left, yours on the right:
    ██████████████████████████████       ██████████████████████████████
    ██                          ██       ██████                      ██
    ██████████████████████████████       ██████████████████████████████
A hint: maze.sh tour --exercise 8 --hint 1
Step by step: maze.sh tour --watch mine.sh' "${out%$'\n'}"
}

@test "--lint says that shellcheck is not installed" {
    mkdir tools
    exercise 1 'found=$1'
    ln -s /bin/* /usr/bin/* tools 2>/dev/null || : # some are in both
    rm -f tools/shellcheck
    PATH=$PWD/tools try "${bash_twin[@]}" tour --check mine.sh --lint
    check 'not installed' '1 shellcheck is not installed.' "$status $(tail -n 2 <<<"$out")"
}

readonly OPEN_TWO='cell[here]=1; there=$((here + 2 * along)); cell[there]=1'

# bats test_tags=edge
@test "a file that is too large or no plain text is refused before it runs" {
    refused='maze.sh checks only plain UTF-8 text with Unix line ends and no byte order mark, of at most 64 KB,'
    while IFS='|' read -r change ended words; do # the file is text in Latin 1
        exercise 6 "$OPEN_TWO"'; cell[here + along]=1 # '$'\374ber'
        bash -c "$change"
        check_exercise "$change" "$ended" "${words:-$refused}"
    done <<'ROWS'
printf '# %998s\n' '' >>mine.sh|0|Right: your twenty mazes are the same
printf '# %999s\n' '' >>mine.sh|1|
for n in {1..66}; do printf '# %990s\n' ''; done >>mine.sh|1|
sed $'s/$/\r/' mine.sh >changed && mv changed mine.sh|1|
sed $'1s/^/\357\273\277/' mine.sh >changed && mv changed mine.sh|1|
printf '# maze.sh, exercise 6\n\0x\0y\n' >mine.sh|1|
printf '# maze.sh, exercise 6: dig\ndug() { :; }\n' >mine.sh|1|bash reports: dig: command not found
ROWS
}

@test "a signal ends a check with what it has started" {
    exercise 4 "echo \$\$ >'$PWD/number'; while :; do :; done"
    for signal in INT TERM HUP; do
        rm -f number
        "${launcher[@]}" "${bash_twin[@]}" tour --check mine.sh >/dev/null 2>&1 3>&- &
        await test -s number || check "$signal" 'it runs' "$(ls)"
        kill -s "$signal" $!
        wait $! 2>/dev/null && check "$signal" 'ended by it' 'status 0'
        await has_ended "$(<number)" || check "$signal" 'the code of the file has ended' "$(<number)"
        check "$signal: files left" '' "$(ls -A "$TMPDIR")"
    done
}

# bats test_tags=edge
@test "an exercise runs in an empty environment with limits" {
    exercise 6 "$OPEN_TWO; cell[here + along]=1"
    limits="\$(ulimit -c) \$(ulimit -f) \$([[ -d /proc ]] && ulimit -v || echo 1048576)"
    printf '%s\n' "{ echo \"\${HOME-none} \${SECRET-none} $limits\"; } >'$PWD/seen'" >>mine.sh
    SECRET=told HOME=$PWD try "${bash_twin[@]}" tour --check mine.sh
    check 'the environment, and its limits' 'none none 0 20480 1048576' "$(<seen)"
}

# bats test_tags=edge,random
@test "what a file prints in the name of the checker is only text" {
    local bad='a[$(:>'$PWD'/pwned)]' line number first second word
    while IFS=^ read -r number first second line; do
        for word in "$bad" 08 '*' '\033[31m'; do
            [[ $word == "$bad" ]] || has_turn 8 || continue
            exercise "$number" "$first; builtin printf '\\n=%b\\n' '${line//WORD/$word}' >&8" "$second"
            try "${bash_twin[@]}" tour --check mine.sh
            [[ $status == 1 && -z $err && $out == *'A hint: '* && $out != *$'\033'* ]] ||
                check "$number | $line | $word" 'wrong, no error' "$status, $err"
        done
    done <<'ROWS'
7^((depth += 1, deepest = 1))^((depth -= 1))^theirs WORD depth WORD\n=ours call WORD WORD
8^here=$there^return^theirs 1 cell WORD 0 WORD\n=ours 1 cell WORD\n=stop
4^:^^theirs call WORD WORD\n=theirs call 2 WORD\n=ours call WORD WORD
4^:^^theirs WORD counted WORD\n=theirs 7\n=ours 1\n=stop
1^found=$1^^ours 1 found WORD\n=theirs 1 found WORD\n=stop
1^found=$1^^ WORD WORD\n=passed\n=passed\n=passed\n=passed\n=passed\n=passed
1^found=$1^^text WORD\n./mine.sh: line 1+WORD: WORD
ROWS
    check_files 'after it' mine.sh
}
