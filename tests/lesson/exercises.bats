#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2016,SC2030,SC2031,SC2154 # what single quotes keep from this shell is meant for
# another; each test is a process of its own; helpers.bash sets out, err and the twins
#
# The exercises of the lesson: what is told of each answer, and that an answer can do no harm.

load ../support/helpers
load ../support/steps

setup_file() { find_interpreters; }

setup() { start_in_terminal; }

exercise() { # <number> <text instead of the lines to complete, \n between> [other text at the second place]
    "${bash_twin[@]}" tour --exercise "$1" -o given
    first=$2 second=${3-$2}
    awk -v first="$first" -v second="$second" '
        /# your lines/ { print (seen++ ? second : first); next }
        { print }' given >mine.sh
    rm given
}

check_exercise() { # <claim> <status> <text that is told>; endless=yes: it is not done after 5 seconds
    # On a machine that is busy, 5 seconds may be too few for any.
    for _ in 1 2 3 4 5; do
        try "${bash_twin[@]}" tour --check mine.sh
        [[ -z ${endless-} && $out == *'not done after'* ]] || break
    done
    check "$1: status" "$2" "$status"
    check "$1: error" '' "$err"
    [[ $out == 'mine.sh will now be run, in a bash of its own with an empty environment,'* ]] ||
        check "$1" 'it is said before' "$out"
    [[ ${out//$'\n'/ } == *"$3"* ]] || check "$1" "$3" "$out"
}

readonly OPEN_TWO='cell[here]=1; there=$((here + 2 * along)); cell[there]=1'

@test "an exercise is a file to complete, and never takes the place of another" {
    try "${bash_twin[@]}" tour --exercise 2
    check_answer 'exercise 2' 0 $'Complete exercise-2.sh, then: maze.sh tour --check exercise-2.sh\n' ''
    check 'bash can read it' '' "$("$MAZE_BASH" -n exercise-2.sh 2>&1)"
    [[ $(<exercise-2.sh) == *'carve_recursive "$there"'* ]] || check 'the code' 'that of maze.sh' "$(<exercise-2.sh)"
    grep -q 'Then: maze.sh tour --check FILE' exercise-2.sh || check 'the program' 'as it was called' "$(<exercise-2.sh)"
    ln -s "$MAZE" called.sh
    ./called.sh tour --exercise 2 -o - >other
    grep -q 'Then: ./called.sh tour --check FILE' other || check 'the program' './called.sh' "$(<other)"
    rm called.sh other
    try "${bash_twin[@]}" tour --exercise 2
    check_answer 'again' 1 '' $'maze.sh: is there already: exercise-2.sh\n'
    try "${bash_twin[@]}" tour --check /etc/passwd
    check_answer 'another file' 1 '' $'maze.sh: not an exercise of maze.sh, for it has no line # maze.sh, exercise N and no function dig, carve_recursive or carve_stack: /etc/passwd\n'
    try "${bash_twin[@]}" tour --check nowhere
    check_answer 'no file' 1 '' $'maze.sh: cannot read: nowhere\n'
    check_files 'exercise' exercise-2.sh
}

# bats test_tags=shell,all
@test "an exercise that goes on without end is stopped, and that is told" {
    endless=yes
    exercise 2 'while :; do :; done' ''
    check_exercise 'exercise 2' 1 'It was not done after 5 seconds'
    exercise 3 'waiting[top++]=$here; here=$there' 'while :; do :; done'
    check_exercise 'exercise 3' 1 'It was not done after 5 seconds'
}

@test "exercise 1, dig: right, and an answer of its own to each mistake" {
    exercise 1 "$OPEN_TWO; cell[here + along]=1"
    check_exercise 'right' 0 'Right: the same twenty mazes as ours.'
    exercise 1 "$OPEN_TWO"
    check_exercise 'no wall opened' 1 'The cells are open, but the walls between them are not'
    exercise 1 "$OPEN_TWO; cell[here + along]=1; cell[here + 3 * along]=1"
    check_exercise 'one too far' 1 'The border has been opened: somewhere an index is one off.'
    exercise 1 'cell[here]=1; cell[here + along]=1; cell[here + 2 * along]=1'
    check_exercise 'no there' 1 'From cell 36 the walk goes nowhere: does there become the index of the next cell?'
    exercise 1 'there=$((here + 2 * along))'
    check_exercise 'nothing is opened' 1 'A cell that is not opened is a candidate for ever'
    exercise 1 'there=$((here + along)); ((cell[here] = cell[there] = 1))'
    check_exercise 'one step for two' 1 'the walk went on to 53, which is no cell: the next cell is two steps away'
    exercise 1 'there=$((here + 2)); ((cell[here] = cell[here + 1] = cell[there] = 1))'
    check_exercise 'always east' 1 'From cell 36 the walk should go on to 70, and has gone to 38: is along'
}

@test "exercise 2 tells a variable that all calls share, and a count outside of (( ))" {
    up='((depth += 1, deepest = depth > deepest ? depth : deepest))'
    exercise 2 "here=\$1; $up" '((depth -= 1))'
    sed 's/list_candidates "$1"/list_candidates "$here"/; s/dig "$1"/dig "$here"/' mine.sh >changed && mv changed mine.sh
    check_exercise 'shared' 1 'where that call was: a variable that all calls share? With local before it'
    sed 's/here=$1/local here=$1/' mine.sh >changed && mv changed mine.sh
    check_exercise 'local' 0 'Right: the same twenty mazes as ours, and the same depth.'
    exercise 2 "$up" 'depth--'
    check_exercise 'outside' 1 'depth--: command not found bash counts only in (( )): ((depth--)).'
}

@test "a file is known by its function too; where there is none, the line it lacks is told" {
    exercise 1 "$OPEN_TWO; cell[here + along]=1"
    sed '/^#/d' mine.sh >changed && mv changed mine.sh
    check_exercise 'by its function' 0 'Right: the same twenty mazes as ours.'
    echo 'echo' >mine.sh
    try "${bash_twin[@]}" tour --check mine.sh
    check_answer 'nothing known' 1 '' $'maze.sh: not an exercise of maze.sh, for it has no line # maze.sh, exercise N and no function dig, carve_recursive or carve_stack: mine.sh\n'
}

write_program() { # a maze program, small and right
    cat >mine.sh <<'END'
# maze.sh, exercise 4
width=$1 height=$2
declare -a open
carve() {
    local x=$1 y=$2 ways way dx dy
    open[y * width + x]=1
    ways=(0 1 2 3)
    while ((${#ways[@]})); do
        way=$((RANDOM % ${#ways[@]}))
        dx=$((ways[way] == 0 ? 1 : ways[way] == 1 ? -1 : 0))
        dy=$((ways[way] == 2 ? 1 : ways[way] == 3 ? -1 : 0))
        unset "ways[way]"
        ways=(${ways[@]+"${ways[@]}"})
        ((x + 2 * dx > 0 && x + 2 * dx < width && y + 2 * dy > 0 && y + 2 * dy < height)) || continue
        [[ -z ${open[(y + 2 * dy) * width + x + 2 * dx]} ]] || continue
        open[(y + dy) * width + x + dx]=1
        carve $((x + 2 * dx)) $((y + 2 * dy))
    done
}
carve 1 1
for ((y = 0; y < height; y++)); do
    line=''
    for ((x = 0; x < width; x++)); do
        if [[ -n ${open[y * width + x]} ]]; then line+=' '; else line+='#'; fi
    done
    echo "$line"
done
END
}

change_program() { # <what sed does to it>
    write_program
    sed "$1" mine.sh >changed && mv changed mine.sh
}

@test "exercise 4, a program of one's own: right, and what is told of each mistake" {
    write_program
    check_exercise 'right' 0 'Right: mazes, perfect, and another one each time.'
    change_program "s/line+='#'/line+='██'/; s/line+=' '/line+='  '/"
    check_exercise 'two characters' 0 'Right: mazes, perfect'
    change_program 's/RANDOM %/0 %/'
    check_exercise 'always the same' 1 '15x9: three calls have made the same maze.'
    change_program 's/^carve 1 1/open[width + 1]=1/'
    check_exercise 'one cell' 1 '5x5: 1 of the 4 cells can be reached from the first one.'
    change_program 's/^carve 1 1/carve 1 1; for ((k = 1; k < width - 1; k++)); do open[width + k]=1; open[3 * width + k]=1; done; open[2 * width + 1]=1; open[2 * width + 3]=1/'
    check_exercise 'a loop' 1 '5x5: all cells can be reached, but by 4 passages; 3 are enough'
    change_program 's/y < height; y++/y < height - 1; y++/'
    check_exercise 'a line is missing' 1 '5x5: there should be 5 lines, and there are 4.'
    printf '%s\n' '# maze.sh, exercise 4' 'nonsense' >mine.sh
    check_exercise 'an error' 1 'bash says: ./mine.sh: line 2: nonsense: command not found'
    printf '%s\n' '# maze.sh, exercise 4' ':' >mine.sh
    check_exercise 'nothing' 1 '5x5: it printed nothing'
}

@test "exercise 2, the depth: right, and what is told of each mistake" {
    up='((depth += 1, deepest = depth > deepest ? depth : deepest))'
    exercise 2 "$up" '((depth -= 1))'
    check_exercise 'right' 0 'Right: the same twenty mazes as ours, and the same depth.'
    exercise 2 ':'
    check_exercise 'nothing' 1 'Seed 1: deepest should be 23 and is 0. Does anything count up'
    exercise 2 "$up" ':'
    check_exercise 'never down' 1 'deepest should be 23 and is 28. It is as deep as there are cells'
    exercise 2 '((deepest = depth > deepest ? depth : deepest, depth += 1))' '((depth -= 1))'
    check_exercise 'one off' 1 'deepest should be 23 and is 22. It is one off'
}

@test "exercise 3, a stack: right, and what is told of each mistake, with pictures side by side" {
    put='waiting[top++]=$here; here=$there'
    exercise 3 "$put" 'if ((top)); then here=${waiting[--top]}; else return; fi'
    check_exercise 'right' 0 'Right: the same twenty mazes as ours.'
    exercise 3 "$put" 'return'
    check_exercise 'never back' 1 'the walk has to go back, to the cell it came from, until nobody waits.'
    check 'pictures' 'Seed 1: it should be as on the left, and is as on the right.

      ██████████████████████████████         ██████████████████████████████
      ██  ██              ██      ██         ██  ██████████████████████████
      ██  ██████████  ██  ██  ██  ██         ██  ██████████████████████████
      ██          ██  ██      ██  ██         ██          ██████████████████
      ██████████  ██  ██████████  ██         ██████████  ██████████████████
      ██  ██      ██  ██  ██      ██         ██  ██      ██████████████████
      ██  ██  ██████  ██  ██  ██████         ██  ██  ██████████████████████
      ██              ██          ██         ██      ██████████████████████
      ██████████████████████████████         ██████████████████████████████' "$(sed -n 3,13p <<<"$out")"
    exercise 3 "cell[here + step[candidate[pick]]]=0; $put" 'if ((top)); then here=${waiting[--top]}; else return; fi'
    check_exercise 'the wall stays' 1 'The cells are open, but the walls between them are not'
    exercise 3 "$put" 'if ((top)); then here=${waiting[0]}; ((top -= 1)); else return; fi'
    check_exercise 'the first, not the last' 1 'the walk has to go back, to the cell it came from'
    exercise 3 "cell[here - step[candidate[pick]]]=1; $put" 'if ((top)); then here=${waiting[--top]}; else return; fi'
    check_exercise 'one off at the border' 1 'The border has been opened: somewhere an index is one off.'
}

@test "what cannot be an answer is told: a file that bash cannot read, no function, exit, too much output" {
    exercise 1 'if then'
    check_exercise 'syntax' 1 'bash cannot read it: ./mine.sh: line 1'
    printf '%s\n' '# maze.sh, exercise 1: dig' 'dug() { :; }' >mine.sh
    check_exercise 'no function' 1 'The function is missing: dig'
    exercise 1 'exit 3'
    check_exercise 'exit' 1 'It ended in the midst of it, at seed 1'
    exercise 1 'while :; do echo on and on; done'
    check_exercise 'output' 1 'It prints too much'
}

@test "an exercise runs in an empty environment; what it leaves running is ended; what it says is never run" {
    exercise 1 "$OPEN_TWO; cell[here + along]=1"
    printf '%s\n' 'echo "${HOME-none} ${SECRET-none}" >seen' "echo '=1 a[\$(touch pwned)] 1'" >>mine.sh
    SECRET=told HOME=$PWD try "${bash_twin[@]}" tour --check mine.sh
    check 'the environment' 'none none' "$(<seen)"
    check 'status' 1 "$status"
    exercise 1 "$OPEN_TWO; cell[here + along]=1; [[ -n \${once-} ]] || { sleep 98765 & echo \$! >number; once=1; }"
    check_exercise 'right' 0 'Right: the same twenty mazes as ours.'
    check_gone 'what it left running' "$(<number)"
    check_files 'after it' mine.sh number seen
}

@test "nothing is right that was not compared: neither what an error ends, nor what says so itself" {
    for line in 'there=$((here + 2 x along))' 'there=${here + 2*along}' 'cell[]=1' 'readonly here; here=5'; do
        exercise 1 "$line"
        check_exercise "$line" 1 'bash says: ./mine.sh: line '
    done
    exercise 1 "printf '=end\\n' >&3; exit"
    check_exercise 'a word for the end' 1 'It ended in the midst of it, at seed 1'
}

@test "what bash says comes first, with the line of the file: in an endless loop, and where much is said" {
    exercise 1 'there = $((here+2*along))'
    check_exercise 'blanks' 1 'bash says: ./mine.sh: line 14: there: command not found bash takes the first word'
    exercise 1 'there=here+2*along'
    check_exercise 'no calculation' 1 'there should be a number, and is: here+2*along bash calculates only in (( )) and $(( )).'
    exercise 2 'depth = depth + 1' ':'
    check_exercise 'the depth' 1 'deepest should be 23 and is 0. bash says: ./mine.sh: line 13: depth: command not found'
    [[ $out != *'count up'* ]] || check 'the depth' 'no guess beside it' "$out"
    exercise 3 'waiting[top++]=$here; here=$there' 'here=${waiting[--top]}'
    check_exercise 'top is not asked' 1 'waiting: bad array subscript here should be a number'
    [[ $out == *'where top is 0, it has to'*'return.'* ]] || check 'top is not asked' 'why' "$out"
}

@test "what a file prints does nothing to the terminal" {
    for line in "printf '=text \\033[31mx y\\n' >&3" "printf '=text there \\033[31m\\n' >&3" \
        "printf './mine.sh: line 1: \\033[31m\\n'" "printf '=1 \\033[31m 2 3 4\\n' >&3"; do
        exercise 1 "$line; exit"
        try "${bash_twin[@]}" tour --check mine.sh
        check "$line: status" 1 "$status"
        [[ $out != *$'\033'* ]] || check "$line" 'no escape' "$out"
    done
}

@test "a process that leaves its group does not hold the check up" {
    type -P setsid >/dev/null || skip 'there is no setsid here'
    exercise 1 "$OPEN_TWO; cell[here + along]=1"
    echo 'setsid sleep 98765 & echo $! >number' >>mine.sh
    check_exercise 'right' 0 'Right: the same twenty mazes as ours.'
    kill "$(<number)" || check 'the process' 'still there' 'waited for'
}

@test "exercise 2 tells a wrong comparison from what does not count at all" {
    exercise 2 '((depth += 1)); if ((depth < deepest)); then deepest=$depth; fi' '((depth -= 1))'
    check_exercise 'the wrong way round' 1 'is 0. depth counts rightly. But deepest is not the most it has been'
    exercise 2 '((depth += 1)); deepest=$depth' '((depth -= 1))'
    check_exercise 'always' 1 'depth counts rightly. But deepest is not the most it has been: where ((depth > deepest))'
    exercise 2 'depth=depth+1' ':'
    check_exercise 'a text' 1 'depth should be a number, and is: depth+1'
}

@test "exercise 3 has no return that would end what stands before it" {
    "${bash_twin[@]}" tour --exercise 3 -o given
    check 'return' '' "$(sed -n '/^carve_stack/,$p' given | grep return || :)"
    awk '/# your lines/ && seen++ { print "if ((top)); then here=${waiting[--top]}; else return; fi" }
        /# your lines/ && seen == 1 { print "waiting[top++]=$here; here=$there" }
        { print }' given >mine.sh
    check_exercise 'beside the lines that were there' 0 'Right: the same twenty mazes as ours.'
}
