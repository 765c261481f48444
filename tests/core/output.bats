#!/usr/bin/env bats
# bats file_tags=shell
#
# Where the output goes, what it contains, and what happens when it cannot go there.

load ../support/helpers

@test "a reader that closes the output early ends the program by SIGPIPE, without a message" {
    for name in bash python; do
        choose_twin "$name"
        # more than a pipe holds, so the program still writes after the reader has gone
        "${launcher[@]}" "${twin[@]}" generate 151x151 --seed 1 2>err | head -n 1 >line
        statuses=("${PIPESTATUS[@]}")
        check "$name: status, error" '141 ' "${statuses[0]} $(<err)"
        IFS= read -r first <line
        check "$name: the first line" '██● ' "${first:0:10}"
    done
}

# bats test_tags=edge
@test "every command reports a full device or a closed output in one line" {
    [[ -c /dev/full ]] || skip 'there is no /dev/full here'
    while IFS='|' read -r name text full; do
        choose_twin "$name"
        read -r -a call <<<"$text"
        check "$name $text" "$full, 1" "$("${twin[@]}" "${call[@]}" 2>&1 >/dev/full </dev/null), $?"
        check "$name $text, closed" "$full, 1" "$("${twin[@]}" "${call[@]}" 2>&1 >&- </dev/null), $?"
    done <<ROWS
bash|generate 151x151 --seed 1|${full:=maze.sh: standard output: cannot be written; it may be full or closed}
bash|generate 5x5 --seed 1 --count 3|$full
bash|play 9x9 --seed 1 --keys sdsd|$full
bash|--help|$full
bash|generate 9x9 --seed 1 -f png|$full
bash|generate 9x9 --seed 1 -o /dev/full|maze.sh: /dev/full: cannot be written
bash|generate 9x9 --seed 1 -f png -o /dev/full|maze.sh: /dev/full: cannot be written
python|generate 9x9 --seed 1|python_ref: standard output cannot be written
ROWS
}

@test "a full TMPDIR is named where an exercise is checked" {
    "${bash_twin[@]}" tour --exercise 1 -o - >mine.sh
    out=$( (trap '' XFSZ && ulimit -f 0 && TMPDIR=. "${bash_twin[@]}" tour --check mine.sh) 2>&1 | tail -n 1)
    check 'the line' 'maze.sh: .: cannot be written' "$out"
}

@test "a closed input or standard error changes no result, and an open input is left to the next program" {
    try "${bash_twin[@]}" generate 9x9 --seed 1
    for name in bash python; do
        choose_twin "$name"
        call=("${twin[@]}" generate 9x9 --seed 1)
        check "$name" "${out%$'\n'}" "$("${call[@]}" 2>&- </dev/null || echo "$?")"
        check "$name, no input" "${out%$'\n'}" "$("${call[@]}" 2>&1 <&-)"
        check "$name, wrong call" 2 "$("${call[@]}" --seed x 2>&- || echo "$?")"
        [[ ! -c /dev/full ]] || check "$name, wrong call, full" 2 "$("${call[@]}" --seed x 2>/dev/full || echo "$?")"
        check "$name, left" $'one\ntwo' "$(printf 'one\ntwo\n' |
            { "${call[@]}" >out && "${twin[@]}" play 5x5 --seed 1 --keys s >out && cat; })"
    done
}

@test "the seed on standard error recreates the maze or station" {
    for name in bash python; do
        choose_twin "$name"
        for call in 'station --size 7' 'generate 9x9 --path=31-99' 'generate 9x9 --count=2'; do
            read -r -a call <<<"$call"
            try "${twin[@]}" "${call[@]}"
            first=$out
            [[ $err =~ ^seed\ ([1-9][0-9]*)$'\n'$ ]] || check "$name: error" 'seed N' "$err"
            try "${bash_twin[@]}" "${call[@]/--path=*/--count=1}" --seed "${BASH_REMATCH[1]:-0}"
            check_answer "$name: ${call[*]}" 0 "$first" ''
        done
    done
}

@test "--color always colors only the player, the trail and the goal" {
    local yellow=$'\033[1;33m' blue=$'\033[36m' green=$'\033[1;32m' off=$'\033[0m'
    draws '--color always -f ascii' <<ROWS
generate 5x5 -s1         : solve 5x5 -s3 --ends random        : play 5x5 -s1 --keys ss
##${yellow}@ ${off}###### : ##########                         : ##  ######
##  ##  ##               : ##${green}X ${off}##${yellow}@ ${off}## : ##  ##  ##
##  ##  ##               : ##${blue}. ${off}##${blue}. ${off}## : ##${yellow}@ ${off}##  ##
##      ##               : ##${blue}. ${off}${blue}. ${off}${blue}. ${off}## : ##      ##
######  ##               : ##########                         : ######  ##
                         : steps: 6                           : result: unfinished
                         :                                    : steps: 2
                         :                                    : bumps: 0
                         :                                    : position: 2,3
ROWS
    try "${bash_twin[@]}" generate 5x5 --seed 1 -f digits
    check_printed "$out" generate 5x5 --seed 1 --color always -f digits # which are for programs
}

# bats test_tags=edge
@test "colors and characters are those that the output can show" {
    local yellow=$'\033[1;33m' off=$'\033[0m' setting
    export PYTHONCOERCECLOCALE=0 # or Python, which makes the terminal, sets LC_CTYPE for the programs that it starts
    unset LC_ALL
    # --color and SETTINGS | the first line
    while IFS='|' read -r line first; do
        read -r color setting <<<"$line"
        # shellcheck disable=SC2086 # to be split
        on_terminal env $setting "${bash_twin[@]}" generate 5x5 --seed 1 --color "$color" >out
        check "$line" "$first" "$(head -n 1 out)"
    done <<ROWS
auto   NO_COLOR= LC_ALL=C|##${yellow}@ ${off}######
auto   NO_COLOR=1|##@ ######
auto   TERM=dumb LC_ALL=POSIX|##@ ######
always NO_COLOR=1|##${yellow}@ ${off}######
never  LC_CTYPE=C LANG=de_DE.utf8|##@ ######
never  LC_CTYPE=C.UTF-8|██● ██████
ROWS
    try "${bash_twin[@]}" generate 5x5 --seed 1
    check 'a file' '██● ██████' "${out%%$'\n'*}"
}

@test "the default size fits the terminal of the output, or is 29x29 squares" {
    # a terminal that does not know its size counts as 24 lines by 80 columns; the twin does not ask
    for row in 'bash 81 39x23' 'bash 10 5x23' 'python 80 29x29'; do
        read -r name columns size <<<"$row"
        choose_twin "$name"
        try "${twin[@]}" generate "$size" --seed 1 -f ascii
        call=("${twin[@]}" generate --seed 1 -f ascii --color never)
        check "$row" "${out%$'\n'}" "$(COLUMNS=$columns on_terminal "${call[@]}")"
    done
    try "${bash_twin[@]}" 29x29 --seed 1
    check 'only the input is a terminal' "${out%$'\n'}" \
        "$(on_terminal "$BASH" -c '"$@" | cat' - "${bash_twin[@]}" --seed 1)"
}

@test "a small maze is written by a single system call" {
    check 'how often' 1 "$("$PYTHON" -c 'import socket, subprocess, sys
ours, pipe = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)  # a packet for each write
subprocess.run(sys.argv[1:], stdout=pipe, check=True)
pipe.close()
print(len([*iter(lambda: ours.recv(65536), b"")]))' "$MAZE_BASH" "$MAZE" generate 9x9 -s 3)"
}
