#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2030,SC2031,SC2154 # each test runs in its own process; helpers.bash sets out
#
# Other programs, started and read.

load ../support/helpers

setup() { # program.sh: all of maze.sh but the call of main
    start_clean
    sed '$d' "$ROOT/maze.sh" >program.sh
    ln -s "$ROOT/lib" lib
}

@test "up to bash 4.1 a program has ended when its reader continues, because its end would interrupt a write" {
    echo 'echo line; exec >&-; sleep 0.05; : >ended' >slow.sh
    printf '%s\n' '. ./program.sh; need core/programs' 'first_line sh slow.sh' "printf '%s\n' \$REPLY; echo ended*" >reads.sh
    try "$MAZE_BASH" -c "$(<reads.sh)" ./program.sh
    check 'its line' line "${out%%$'\n'*}"
    old='((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] < 42))'
    ! "$MAZE_BASH" -c "$old" || check 'its line and its end' $'line\nended\n' "$out"
}

@test "a program that a signal to all stopped as it began is woken, and read" {
    cat >reads.sh <<'END'
. ./program.sh
need core/programs
trap 'echo and nobody else' CONT
eval "begin_$(declare -f ignore_signals)"
ignore_signals() {
    [[ -e stopped ]] || sh -c ': >stopped; kill -s STOP "$PPID"'
    begin_ignore_signals "$@"
}
first_line echo woken
echo "$REPLY"
END
    try "$MAZE_BASH" -c "$(<reads.sh)" ./program.sh
    check 'what it prints' $'woken\n' "$out"
}
