#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2086 # options are split into words
#
# The exercises of the lesson: the files, the hints, and the verdict on each answer.

load ../support/helpers

setup() {
    start_in_terminal
    export TMPDIR=$BATS_TEST_TMPDIR/work
    mkdir "$TMPDIR"
}

exercise() { # <number> <text in place of the lines to complete, \n between> [text for the second place]
    "${bash_twin[@]}" tour --exercise "$1" -o given >/dev/null
    place=$(sed -n '/^ .*# your lines$/{=;q;}' given)
    first=$2 second=${3-$2} awk '
        /^ .*# your lines$/ { print (seen++ ? ENVIRON["second"] : ENVIRON["first"]); next }
        { print }' given >mine.sh
    rm given
}

check_exercise() { # <claim> <status> <text that is printed>; endless=yes: 5 seconds are too few; else only on a busy machine
    for _ in 1 2 3 4 5; do
        try "${bash_twin[@]}" tour --check mine.sh
        [[ -z ${endless-} && $out == *'did not finish within'* ]] || break
    done
    check "$1: status, error" "$2 " "$status $err"
    [[ $out == 'Exercise '[1-9]': mine.sh runs in a separate bash, in an empty folder,'* ]] || check "$1" 'what runs' "$out"
    [[ ${out//$'\n'/ } == *"$3"* ]] || check "$1" "$3" "$out"
    check "$1: files left" '' "$(ls -A "$TMPDIR")"
}

# A row is EXERCISE | lines | sentence, or EXERCISE | lines | lines for the second place | sentence; \n begins a new line,
# and @0 is the number of the first line, @1 of the next. A row of a right answer begins with +.

check_answers() { # the rows of standard input
    local row part number places sentence right endless
    while IFS= read -r row; do
        right=1 places=()
        [[ $row != '+ '* ]] || right=0
        row=${row#+ }
        number=${row%% | *} row=${row#* | }
        sentence=${row##* | }
        while [[ $row == *' | '* ]]; do
            part=${row%% | *} row=${row#* | }
            places+=("${part//'\n'/$'\n'}")
        done
        exercise "$number" "${places[@]}"
        if [[ $sentence == *@* ]]; then
            part=${sentence#*@}
            sentence=${sentence%%@*}$((place + ${part:0:1}))${part:1}
        fi
        endless=''
        [[ $sentence != 'Your code did not finish'* ]] || endless=yes
        check_exercise "$number | ${places[*]}" "$right" "$sentence"
    done
    rm -f mine.sh
    check_files 'no file is left'
}

# bats test_tags=edge
@test "an exercise is a file to complete, without its answer, and never replaces another file" {
    for n in 1 2 3 4 5 6 7 8 9; do
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
    for n in 1 2 3 4 5 6 7 8 9; do
        "${bash_twin[@]}" tour --exercise "$n" -o mine.sh
        gap=$(grep -n ' # your lines$' mine.sh | cut -d : -f 1 | paste -s -d , -)
        function=$(sed -n 's/() {.*//p' mine.sh)
        said=" You have not written anything yet."
        [[ $n == 9 ]] || said+=" Your lines belong in the function $function (lines to replace: ${gap/,/, });"
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
    check_answer 'another file' 1 '' "maze.sh: mine.sh: the line \"# maze.sh, exercise N\" is missing"$'\n'
    try "${bash_twin[@]}" tour --check nowhere
    check_answer 'no file' 1 '' $'maze.sh: nowhere: cannot be read\n'
}

# bats test_tags=edge
@test "each exercise has three hints, and each but the last names the next" {
    # shellcheck source=/dev/null
    . "$ROOT/lib/languages/en/exercises.bash"
    speak_en_exercises
    for n in 1 2 3 4 5 6 7 8 9; do
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

# bats test_tags=edge
@test "exercises 1 to 5: a right answer shows the boxes and the next exercise, each mistake has its sentence" {
    check_answers <<'END'
+ 1 | found=${cell[$1]}; printf %s "$found" | Right. Next: maze.sh tour --exercise 2
1 | found=$1 | read_box 0   cell=(1 0 1 1): found should be (1), but is (0). The value of a box is ${cell[INDEX]}
1 | found=$cell[$1] | Line @0: without braces, $cell is box 0, and the [ ] after it is only text. Put braces around both: ${cell[...]}.
1 | found=cell[$1] | Line @0: here cell[$1] is only text. To get the value of this box, write "${cell[$1]}".
1 | local found=${cell[$1]} | Line @0: local makes a new variable found, which disappears when the call ends.
1 | echo "${cell[$1]}" | Line @0: this does not put the value into the variable found. Write found=VALUE.
1 | read -r index; found=${cell[index]} | Line @0: read waits for input, but everything your code needs is in its arguments
1 | if ((cell[$1])); then\n# nothing\nfi | or a command between { and }, do and done, or then and fi.
1 | found="${cell}[$1]" | Line @0: without braces, $cell is box 0, and the [ ] after it is only text.
1 | found=${cell($1)} | bad substitution A box is written ${NAME[INDEX]}.
+ 2 | local code\nfor code in "${cell[@]}"; do\nif ((code == OPEN)); then\n((count += 1))\nfi\ndone | Right. Next: maze.sh tour --exercise 3
2 | local code\nfor code in "${cell[@]}"; do\nif ((code == 1)); then count+=1; fi\ndone | Line @2: outside (( )), += joins strings, so 0 and 1 become 01.
2 | echo "count: counts"\nprintf "deepst "\nlocal counts\nfor counts in "${cell[@]}"; do\n((count += 1))\ndone | Does the loop look at each box once, and add 1 to count only if the box holds a 1?
2 | for code in "${cell[@]}"; do\nif (code == 1); then\n((count += 1))\nfi\ndone | code: command not found Line @1: ( ) runs a command. Compare numbers in (( )): if ((A == B)); then A hint:
2 | for code in "${cell[@]}"; do\nif [ code == 1 ]; then\n((count += 1))\nfi\ndone | Line @1: in [ ], a word without a $ is a string.
2 | for code in "${cell[@]}"; do\nif ((cell[code] == 1)); then ((count += 1)); fi\ndone | Line @1: code is already the value of a box, not its index.
2 | for code in "${cell[@]}"; do\nif ((code == 1)); then count=count+1; fi\ndone | Line @1: this assignment does not calculate. Write $(( )): count=$((count+1)).
2 | for code in "${cell[@]}"; do\nif code == 1; then\n((count += 1))\nfi\ndone | Line @1: if and while run a command. Compare numbers in (( ))
2 | for code in "${cell[@]}"; do\nif ((code == 1)); then\n((count + 1))\nfi\ndone | Line @2: this calculates, but no variable gets the result. To change count, write ((count += 1)).
2 | for code in cell[@]; do\nif ((code == 1)); then\n((count += 1))\nfi\ndone | Line @0: this does not go through the boxes of cell one at a time. For all its values, write "${cell[@]}".
2 | ((${#cell[@]} > 3)) || exit | Your code stopped halfway, at number 2: does it call exit or exec? A hint:
2 | while ((count < 9)); do\n:\ndone | Your code did not finish within 5 seconds: something never ends. Does the loop reach its end?
+ 3 | if ((cell[index] == 0)); then\nwalls+=("$index")\nfi | Right. Next: maze.sh tour --exercise 4
3 | if ((cell[index] == 0)); then\nwalls+=(${cell[index]})\nfi | walls should be (1 4), but is (0 0). Does it append the index rather than the value
3 | if cell[index]==0; then\nwalls+=("$index")\nfi | Line @0: if and while run a command.
3 | if ((cell[index] == 0)); then\nwall+=("$index")\nfi | Line @1: wall occurs only here: is it a misspelling of walls?
3 | if ((cell[index] == 0)); then walls += ("$index"); fi | Line @0: there is no space before +=. To add a box at the end, write walls+=("...").
3 | if ((cell[index] == 0)); then walls.append($index); fi | To add a box at the end, write walls+=("...").
3 | if ((cell[index] == 0)); then ((walls += index)); fi | Line @0: without ( ), += appends to a string. To add a box at the end, write walls+=("...").
3 | if ((cell[index] == 0)); then walls+=(index); fi | Line @0: without a $, index is only a string.
+ 4 | if (($1 > 0)); then\ncounted+=("$1")\ncount_down "$(($1 - 1))"\nfi | count_down 3   counted: 3 2 1
4 | local k\nfor ((k = $1; k > 0; k--)); do\ncounted+=("$k")\ndone | The result is right, but count_down does not call itself.
4 | counted+=("$1")\ncount_down "$(($1 - 1))" | The calls never end: a function calls itself over and over
4 | if (($1 > 0)); then count_down $1; counted+=("$1"); fi | Line @0: count_down calls itself with its own argument $1
4 | if (($1 > 0)); then count_down "$(($1 - 1))"; counted+=("$1"); fi | counted should be (3 2 1), but is (1 2 3). Does it append $1 before the call, is the call for $1 - 1, and does it do nothing for 0?
4 | if (($1 > 0)); then\ncounted+=("$1")\ncount_down $1 - 1\nfi | Line @2: in a call, bash does not calculate $1 - 1. Write $(( )): count_down "$(($1 - 1))".
4 | if (($1 > 0)); then\ncounted+=("$1")\ncount_down ($1 - 1)\nfi | Line @2: in bash, you call a function without ( ): count_down, a space and the argument.
4 | if (($1 > 0)); then\ncounted+=("$1")\nreturn count_down "$(($1 - 1))"\nfi | After return there can only be a number, the status.
+ 5 | if (($1 > 0)); then\n((sum += value[$1]))\nadd_tree "${left[$1]}"\nadd_tree "${right[$1]}"\nfi | add_tree 1   sum: 27
5 | if (($1 > 0)); then\n((sum = value[$1] + $(add_tree "${left[$1]}")))\nfi | Line @1: $( ) runs add_tree in a separate bash, so what it changes is lost.
5 | if (($1 > 0)); then\n((sum += value[$1] + add_tree 2 + add_tree 3))\nfi | (error token is "2 + add_tree 3") A hint:
5 | if (($1 > 0)); then\n((sum += value[$1]))\nadd_tree "${left[$1]}"\nfi | Does it add the value of the node once, and both smaller trees?
END
}

readonly OPEN_TWO='cell[here]=1; there=$((here + 2 * along)); cell[there]=1'

# bats test_tags=edge
@test "exercise 6, dig: each mistake has its sentence" {
    check_answers <<'END'
+ 6 | printf() { :; }; there=$((here + 2 * along)); printf %s "$there"\n((cell[here] = cell[here + along] = cell[there] = 1)) | ██  Right: your twenty mazes are the same as ours. This is the last one. Next: maze.sh tour --exercise 7
6 | cell[here]=1; there=$((here + 2 * along)); cell[there]=1 | The next cell is two steps away, and the variable there must hold its index. A passage is the square between two cells, one step away.
6 | there=$((here + 2 * along)) | A cell that is never opened stays a candidate forever
6 | there=$((here + along)); ((cell[here] = cell[there] = 1)) | From cell 36 the walk continued to 53, which is not a cell. The next cell is two steps away, and the variable there must hold its index.
6 | there=$((here + 2along)) | To multiply, write *, as in 2 * here.
6 | ((there == here + 2 * along))\n((cell[here] = cell[here + along] = cell[there] = 1)) | Line @0: == compares. To give a variable a value, write a single =.
6 | there=$(here + 2 * along)\n((cell[here] = cell[here + along] = cell[there] = 1)) | Line @0: $( ) runs a command. To calculate, write two parentheses: $(( )).
6 | ${cell[here]}=1 | Line @0: a $ stands for the value. The variable that gets a value has no $ before its name.
6 | there=((here + 2 * along)) | Line @0: this assignment does not calculate. Write $(( )): there=$((here + 2 * along)).
6 | there = $((here+2*along)) | there: command not found bash treats the first word of a line as a command
6 | if then | bash cannot read the file: ./mine.sh: line @0
6 | if ((here)); then | Something is missing before this point: a }, do, done, then, fi, ) or
6 | printf '=end\n' >&8; exit | Your code stopped halfway, at number 1
6 | kill $$ | A signal ended your code: does it call kill?
6 | rm -rf "$PWD"; cd / | A cell that is never opened stays a candidate forever.
6 | there=${here + 2*along} | bash reports: ./mine.sh: line
6 | there=123456789 | $1 should be a number, but is: 123456789
6 | while :; do echo on and on; done | Your code prints too much: is there a loop that never ends?
END
    # bash 5.2
    "$MAZE_BASH" -c 'step=(1) cell=(0); set -- 0; ((cell[1 + step[$1]] = 1))' 2>/dev/null ||
        check_answers <<<'6 | there=$((here + 2 * along)); ((cell[here] = cell[here + step[$2]] = cell[there] = 1)) | Copy one of them into a variable first'
}

@test "exercise 7, the depth: each mistake has its sentence" {
    check_answers <<'END'
+ 7 | ((depth += 1, deepest = depth > deepest ? depth : deepest)) | ((depth -= 1)) | Right: your twenty mazes and their depths are the same as ours.
7 | : | : | Seed 1: deepest should be 23, but it is 0. Add one to depth where a call begins, compare it with deepest, and subtract one where the call ends.
7 | depth=depth+1 | : | depth should be a number, but is: depth+1
7 | depth+=1 | depth-=1 | depth-=1: command not found To calculate, write (( )): ((depth-=1)).
7 | ((depth += 1))\n[ $depth > $deepest ] && deepest=$depth | ((depth -= 1)) | Line @1: in [ ], < and > redirect to files.
7 | ((depth += 1))\nif [[ $depth > $deepest ]]; then deepest=$depth; fi | ((depth -= 1)) | Line @1: in [[ ]], < and > compare strings, and 10 comes before 9.
7 | ((depth += 1))\nif [$depth -gt $deepest ]; then deepest=$depth; fi | ((depth -= 1)) | Line @1: [ is a command, so a space comes after it.
END
}

# bats test_tags=edge
@test "exercise 8, a stack: each mistake has its sentence" {
    check_answers <<'END'
+ 8 | waiting[top++]=$here; here=$there | if ((top)); then here=${waiting[--top]}; else return; fi | Right: your twenty mazes are the same as ours.
8 | waiting+=("$here"); here=$there | if ((top)); then here=${waiting[--top]}; else return; fi | Line 18: a cell goes into the array, but nothing adds 1 to top
8 | carve_stack "$there" | return | carve_stack calls itself. In this exercise the array waiting replaces the calls.
8 | waiting[top++]=$here | if ((top)); then here=${waiting[--top]}; else return; fi | After dig, the walk has to continue in the next cell: here=$there.
8 | waiting[top++]=$here; here=$there | here=${waiting[--top]} | waiting: bad array subscript No box has this index: it is less than 0, or empty.
8 | waiting[top++]=$here; here=$there | if ((top)); then here=${waiting[--top]}; fi | When it goes back, subtract one from top; when top is 0, return.
8 | waiting[top++]="$here"\nhere="$there" | if ((top)); then here=${waiting[top--]}; else return; fi | Line 21: box top is empty. waiting[top++] puts a cell there, and ${waiting[--top]} takes
END
    exercise 8 'waiting[top++]=$here; here=$there' 'return'
    check_exercise 'pictures' 1 'Seed 1: the maze should be the one on the left, but is the one on the right.'
    check 'pictures' '
      ██████████████████████████████         ██████████████████████████████
      ██  ██              ██      ██         ██  ██████████████████████████
      ██  ██████████  ██  ██  ██  ██         ██  ██████████████████████████
      ██          ██  ██      ██  ██         ██          ██████████████████
      ██████████  ██  ██████████  ██         ██████████  ██████████████████
      ██  ██      ██  ██  ██      ██         ██  ██      ██████████████████
      ██  ██  ██████  ██  ██  ██████         ██  ██  ██████████████████████
      ██              ██          ██         ██      ██████████████████████
      ██████████████████████████████         ██████████████████████████████

After dig, the walk has to continue in the next cell: here=$there. At a dead
end, it has to go back to the cell it came from, until no cells are waiting.
A hint: maze.sh tour --exercise 8 --hint 1
Step by step: maze.sh tour --watch mine.sh' "$(sed 1,3d <<<"$out")"
}

change_program() { # <what sed does to a maze program, small and right>
    sed "$1" "$BATS_TEST_DIRNAME/program.sh" >mine.sh
}

# bats test_tags=edge
@test "exercise 9, a program: right, shown with its picture, and each mistake has its sentence" {
    change_program "s/line+='#'/line+=X/"
    check_exercise 'right, with X for a wall' 0 'Right: your program makes perfect mazes, and a different one each time.'
    check 'its picture' $'\n###############\n###############\n\nRight: your program' "$(sed -n '3,4p;12,13p;14s/ makes.*//p' <<<"$out")"
    change_program "s/line+='#'/line+='██'/; s/line+=' '/line+='  '/; s/echo \"\$line\"/printf '\\\\n%s' \"\$line\"/"
    check_exercise 'two characters, and no newline at the end' 0 'Right: your program makes perfect mazes, and a different one each time. That was the last exercise.'
    while IFS= read -r row; do
        change_program "${row%% | *}"
        check_exercise "$row" 1 "${row#* | }"
    done <<'END'
s/RANDOM %/0 %/ | 15x9: three runs printed the same maze.
s/^carve 1 1/open[width + 1]=1/ | 5x5: 1 of the 4 cells can be reached from the first one.  ##### # ### ##### ##### #####  A hint:
s/^carve 1 1/carve 1 1; for ((k = 1; k < width - 1; k++)); do open[width + k]=1; open[3 * width + k]=1; done; open[2 * width + 1]=1; open[2 * width + 3]=1/ | 5x5: all cells can be reached, but there are 4 passages; 3 would be enough
s/^carve 1 1/carve 1 1; open[2 * width + 2]=1/ | 5x5: a square between four cells is open.
s/y < height; y++/y < height - 1; y++/ | 5x5: lines expected: 5, found: 4.
s/echo "$line"/:/ | 5x5: the program printed nothing.
s/echo "$line"/echo $line/ | should have 5 squares, one or two characters for each. Without quotation marks, echo joins several spaces
s/if \[\[.*\]\];/if ((open[0] = 1));/ | 5x5: lines expected: 5, found: 0. Line 24: = gives a value. To compare, write ==.
s/echo "$line"/echo "${line:1}"/ | 5x5: line 1 should have 5 squares, one or two characters for each.
s/line+=/echo /g; s/echo "$line"/:/ | echo ends the line each time. Collect a row in a variable, then print it.
s/line+='#'/line+='██'/; s/line+=' '/line+='  '/; s/echo "$line"/echo "  $line  "/ | 5x5: there are 7 squares in a line instead of 5. Did you print the ring too?
s/^ *((x + 2 .*continue$/:/; s/RANDOM %/0 %/ | over. Either a call begins the same work as its caller, or the walk leaves the maze
s/^ *((x + 2 .*continue$/:/; s/RANDOM % \(.*\)))/\1 - 1))/ | No box has this index: it is less than 0, or empty.
s/echo "$line"/while :; do echo "$line"; done/ | Your code prints too much: is there a loop that never ends?
s/continue/carve "$x" "$y"/ | The calls never end: a function calls itself over and over
s/^carve 1 1/list_candidates/ | bash reports: ./mine.sh: line 20: list_candidates: command not found
END
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
    check_exercise 'a value in Latin 1' 1 'there should be a number, but is: '
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
