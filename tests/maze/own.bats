#!/usr/bin/env bats
# bats file_tags=shell
#
# Algorithms of the user: the one in docs/algorithms.md, and errors in others.

load ../support/helpers

setup() {
    start_clean
    sed -n '/^# My tree/,/^}/p' "$ROOT/docs/algorithms.md" >my-tree.bash
}

@test "the example of the documentation makes mazes that the program works with" {
    while IFS='|' read -r call said; do
        read -r -a call <<<"$call"
        try "${bash_twin[@]}" "${call[@]}" -a my-tree.bash
        [[ $out == *"$said"* && -z $err ]] || check "${call[*]}" "$said" "$out$err"
    done <<'ROWS'
check 21x15 --seed 2|perfect: yes
check 21x15 --seed 2 --passages 10|passages: 10
check 21x15 --seed 2 --loops 100|dead ends: 0
solve 21x15 --seed 2 --loops 100 --ends far|steps: 
play 11x7 --seed 4 --keys s|steps: 1
ROWS
    cp "$ROOT/lib/algorithms/sidewinder.bash" .
    for file in sidewinder.bash ./sidewinder.bash "$PWD/sidewinder.bash"; do
        try "${bash_twin[@]}" generate 11x7 --seed 4 --loops 50 --ends random -a "$file"
        check 'an algorithm of ours, in a file' \
            "$(print generate 11x7 --seed 4 --loops 50 --ends random -a sidewinder)" "${out%$'\n'}"
    done
}

@test "an error in an algorithm of your own is one line with its place" {
    while IFS='|' read -r body said; do
        printf 'carve_wrong() { # <first cell>\n%s\n}\n' "$body" >wrong.sh
        try "${bash_twin[@]}" generate 9x9 --seed 1 -a wrong.sh
        check "$body: status, output" '1 ' "$status $out"
        [[ $err == "maze.sh: $said"* && $err == *$'\n' && ${err%$'\n'} != *$'\n'* ]] ||
            check "$body" "maze.sh: $said" "$err"
    done <<'ROWS'
dig 3 0|./wrong.sh: line 2: wrong arguments: dig 3 0; try dig CELL DIRECTION
dig "$1" 4|./wrong.sh: line 2: wrong arguments: dig 24 4; try dig CELL DIRECTION
below 0|./wrong.sh: line 2: wrong arguments: below 0; try below N
list_candidates|./wrong.sh: line 2: wrong arguments: list_candidates; try list_candidates CELL
while :; do nonsense; done|./wrong.sh: line 2: nonsense: command not found
echo "$nothing"|./wrong.sh: line 2: nothing: unbound variable
if|./wrong.sh: line 3: syntax error near unexpected token
cell[30]=x|wrong.sh: the algorithm left the maze unfinished
ROWS
    if "$MAZE_BASH" -c '((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] >= 42))'; then # older: no FUNCNEST, they crash
        echo 'carve_wrong() { carve_wrong "$1"; }' >wrong.sh
        try "${bash_twin[@]}" generate 5x5 -a wrong.sh
        [[ $err == 'maze.sh: ./wrong.sh: line 1: carve_wrong: maximum function nesting'* ]] ||
            check 'calls' 'an error' "$err"
    fi
    for name in wrong own stack; do # carve_own and carve_stack are functions of ours
        echo 'carve_right() { :; }' >"$name.sh"
        try "${bash_twin[@]}" generate 9x9 -a "$name.sh" # no seed is shown
        check 'no function' "maze.sh: $name.sh: the function carve_$name is missing"$'\n' "$err"
    done
    try "${bash_twin[@]}" generate 9x9 -a my-tree.bash
    [[ $err =~ ^seed\ [1-9][0-9]*$'\n'$ ]] || check 'a maze: its seed' 'seed N' "$err"
    try "${bash_twin[@]}" generate 9x9 --seed 1 -a ./nowhere
    check 'no file' $'maze.sh: ./nowhere: file not found; check its name\n' "$err"
    cp my-tree.bash 'a b.bash'
    try "${bash_twin[@]}" generate 9x9 --seed 1 -a 'a b.bash'
    check 'its name' $'maze.sh: a b.bash: a name may contain only letters, digits, - and _\n' "$err"
}

@test "what an algorithm of your own prints goes harmlessly to standard error" {
    printf 'carve_talking() {\n%s\n%s\n}\n' 'printf "\033[31m%s\n" "step: line 5: $1"' \
        'list_candidates "$1"; dig "$1" "${candidate[0]}"' >talking.sh
    try "${bash_twin[@]}" generate 5x5 --seed 1 -a talking.sh
    check 'status, standard error' $'0 ?[31mstep: line 5: 16\n' "$status $err"
    echo 'carve_endless() { echo "$(exec sh -c "echo \$PPID")"; while :; do :; done; }' >endless.sh
    stops() { # again, because bash may miss a signal that comes just before it reads
        kill -s "$1" "$maze" 2>/dev/null
        has_ended "$(<err)"
    }
    for signal in TERM HUP; do
        "${launcher[@]}" "${bash_twin[@]}" generate 5x5 --seed 1 -a endless.sh 2>err 3>&- &
        maze=$!
        await grep -q . err
        await stops "$signal" || check "$signal" 'the process has ended' 'it runs'
        wait "$maze" || :
    done
}

@test "an algorithm of your own may use REPLY, decimals and loops" {
    echo 'carve_own() { REPLY=$1; below 010; dig "$REPLY" 2; echo "$pick"; }' >own.sh
    try "${bash_twin[@]}" generate 5x5 --seed 1 -a own.sh
    check 'what it prints' $'1\n' "$err" # the last digit of 48271
    echo 'carve_round() { there=$1; for way in 0 0 2 1 1 3; do dig "$there" "$way"; done; }' >round.sh
    check 'two ways' 'steps: 4' "$(print solve 7x5 --ends random --seed 4 -a round.sh | tail -n 1)"
}

# A saved game refuses it in saves/journal.steps.
@test "the page, a trace and the twin refuse the file of an algorithm" {
    echo 'touch pwned' >evil.bash
    try "${bash_twin[@]}" page 5x5 --seed 1 -a my-tree.bash
    check 'a page' $'maze.sh: my-tree.bash: runs only in bash; try a built-in algorithm\n' "$err"
    try "${bash_twin[@]}" generate 5x5 --seed 1 -a my-tree.bash --trace
    check 'a trace' $'maze.sh: --trace: works only with --algorithm backtracker\n' "$err"
    status=0
    PYTHONPATH=$ROOT "$PYTHON" -m python_ref generate 5x5 --seed 1 -a ./evil.bash >out 2>err || status=$?
    check 'the twin: status' 2 "$status"
    [[ $(<err) == 'python_ref: --algorithm: '* ]] || check 'the twin' 'an error' "$(<err)"
    [[ ! -e pwned ]] || check 'the file' 'not run' 'run'
}
