#!/usr/bin/env bats
# bats file_tags=shell
#
# A signal ends the program with the status of the signal, whenever it arrives, and leaves no file. A program whose
# output maze.sh reads is continued if it was stopped, and has ended before maze.sh writes again.

load ../support/helpers

# bats test_tags=edge
@test "a signal that stops a long carving leaves only the old file" {
    while read -r name signal expected; do
        choose_twin "$name"
        echo old >maze
        (ulimit -S -t 100 && exec "${launcher[@]}" "${twin[@]}" generate 601x601 -a aldous-broder -o maze \
            </dev/null >../out 2>../err 3>&-) &
        carver=$!
        await eval '[[ ! -s maze || -e $(echo maze.*.part) ]]' # the output is opened before the long carving
        # again now and then: bash ignores INT while it waits for a process
        for ((left = 500 * MAZE_TEST_PACE; left; left--)); do
            ((left % 50)) || kill -s "$signal" "$carver" 2>/dev/null || break
            kill -0 "$carver" 2>/dev/null || break
            sleep 0.02
        done
        status=0
        wait "$carver" 2>/dev/null || status=$? # the limit ends a carver that does not end
        check "$name $signal: status, output" "$expected" "$status$(<../out)"
        check "$name $signal: error" '' "$(<../err)"
        [[ $name == python ]] || check "$name $signal: file" old "$(<maze)"
        check_files "$name $signal" maze
        rm ../err
    done <<<$'bash INT 130\nbash TERM 143\nbash HUP 129\npython INT 130'
}

@test "a signal while the mode of the old file is copied leaves only the old file" {
    mkdir bin
    printf '%s\n' '#!/bin/sh' ': >copying' 'until [ -e signaled ]; do sleep 0.05; done' \
        "rm copying; exec $(type -P cp) \"\$@\"" >bin/cp
    chmod +x bin/cp
    choose_twin bash
    for signal in INT TERM HUP; do
        echo old >maze
        PATH=$PWD/bin:$PATH "${launcher[@]}" "${twin[@]}" generate 5x5 -o maze </dev/null >/dev/null 2>&1 3>&- &
        maker=$!
        await test -e copying
        kill -s "$signal" "$maker"
        sleep 0.2 # without the wait for cp, maze.sh would end here
        : >signaled
        wait "$maker" || :
        await eval '[[ ! -e copying ]]'
        sleep 0.1
        rm signaled
        check "$signal: file" old "$(<maze)"
        check_files "$signal" bin maze
    done
}

# bats test_tags=edge
@test "a signal at any line of a drawing ends the program with the status of the signal" {
    write_program drawn.sh <<'END'
signal=$1 signal_at=$2 signal_lines=' ' signal_count=0
set -T
trap 'signal_here=${FUNCNAME-}:$LINENO
    if [[ -z ${IFS-} && $signal_lines != *" $signal_here "* ]]; then
        signal_lines+="$signal_here "
        ((++signal_count != signal_at)) || kill -s "$signal" $$
    fi' DEBUG
call_at_end :
make_grid 5 5
draw_plain
trap - DEBUG
echo "$signal_lines" >lines
END
    try "$MAZE_BASH" drawn.sh INT 0
    places=$(<lines) n=0
    [[ $places == *' draw_plain:'*' put_line:'* ]] || check 'drawn' 'lines of a drawing' "$places"
    for line in $places; do
        ((n += 1))
        for signal in INT TERM HUP; do
            try "$MAZE_BASH" drawn.sh "$signal" "$n"
            check "$signal at $line: status, error" "$((128 + $(kill -l "$signal"))) " "$status $err"
        done
    done
}

@test "Ctrl-C ends the program while IFS splits numbers" {
    printf '%s\n' "call_at_end :" 'IFS=0123456789' 'kill -s INT "$$"' : | write_program split.sh
    try "$MAZE_BASH" split.sh
    check 'status, error' '130 ' "$status $err"
}

@test "what is called at the end does not replace the trap of a game" {
    printf '%s\n' 'call_at_end :' 'trap "echo own" INT' 'call_at_end true' 'kill -s INT "$$"' : | write_program traps.sh
    try "$MAZE_BASH" traps.sh
    check_answer 'Ctrl-C' 0 $'own\n' ''
}

@test "up to bash 4.1 a program has ended when its reader continues, because its end would interrupt a write" {
    echo 'echo line; exec >&-; sleep 0.05; : >ended' >slow.sh
    write_program reads.sh <<'END'
need core/programs
first_line sh slow.sh
((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] < 42)) || : >ended # it may end later
printf '%s\n' "$REPLY" ended*
END
    try "$MAZE_BASH" reads.sh
    check 'its line and its end' $'line\nended\n' "$out"
}

@test "a program that is stopped as it begins is continued" {
    write_program reads.sh <<'END'
need core/programs
trap 'echo this bash too' CONT
eval "begin_$(declare -f ignore_signals)"
ignore_signals() {
    [[ -e stopped ]] || sh -c ': >stopped; kill -s STOP "$PPID"'
    begin_ignore_signals "$@"
}
first_line echo woken
echo "$REPLY"
END
    try "$MAZE_BASH" reads.sh
    check 'what it prints' $'woken\n' "$out"
}
