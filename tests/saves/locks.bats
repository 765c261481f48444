#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The file of a saved game belongs to one game at a time, and nothing in the place of its lock hides a game.

load ../support/helpers

setup() {
    start_clean
    anew=yes # a lock names the process
    mkdir -p "$state"
    printf '%s\n' '5 5' '1 8 1 1 1' '1 0 0 0 1' '1 1 1 0 1' '1 0 0 0 1' '1 1 1 7 1' '# keys sd' >"$state/game"
}

find_start() { # <process> -> REPLY
    local fields
    fields=$(cat "/proc/$1/stat" 2>/dev/null) || skip 'this system says nothing of processes in /proc'
    read -r -a fields <<<"${fields##*) }"
    REPLY=${fields[19]}
}

start_game() { # <argument ...>: -> player, its process; it plays until it is ended. It reads descriptor 5
    started=$((${started-0} + 1))
    COLUMNS=400 TERM=dumb "${bash_twin[@]}" play "$@" <&5 >"out.$started" 2>&1 3>&- 5<&- &
    player=$!
}

@test "whatever is left in the place of a lock hides no game" {
    local lock=$state/game.lock
    find_start $$
    for claim in junk '1-1@$(touch x)' 999999-5 0-5 "$$-5" "$$-" "$$-$REPLY x" 99999999999999999999999-1 \
        "$(printf '%*s' 200 '' | tr ' ' 9)" '1-a[$(touch x)]'; do
        : >"$lock.$claim"
        try "${bash_twin[@]}" --resume --keys d
        check "the lock $claim" '0 steps: 3 ' "$status $(grep '^steps' <<<"$out") $err"
        rm -f "$lock"*
    done
    touch "$lock.4-4" "$lock.5-5"
    ln -s game.lock.6-6 "$lock.6-6"
    ln -s nothing "$lock.7-7"
    mkfifo "$lock.8-8"
    try "${bash_twin[@]}" --resume --keys d
    check 'what crashed games left' '0 steps: 3 ' "$status $(grep '^steps' <<<"$out") $err"
    check_files 'nothing is run'
}

@test "while a process plays the saved game, another game is played unsaved" {
    mkfifo typed
    exec 5<>typed
    start_game --resume
    await grep -q 'steps 2' out.1
    try "${bash_twin[@]}" --resume --keys d
    check_answer 'to resume it' 1 '' "maze.sh: process $player plays the saved game; this game is not saved"$'\n'
    printf '%s\n' s q | TERM=dumb "${bash_twin[@]}" play 9x7 --seed 4 >out.2 2>&1
    sed '/steps 1/q' out.2 | tr '\n' ' ' | grep -q "process $player plays the saved game; this game is not saved" ||
        check 'the first screen' 'says so' "$(<out.2)"
    check 'to continue' '' "$(grep 'to continue' out.2)"
    printf '%s\n' dq >&5
    wait "$player"
    check 'the keys of the first one' sdd "$(sed -n 's/^# keys //p' "$state/game" | tr -d '\n')"
    check 'no lock is left' game "$(ls "$state")"
}

@test "kill -9 costs at most the last key" {
    mkfifo typed
    exec 5<>typed
    start_game --resume
    await grep -q 'steps 2' out.1
    echo ds >&5
    await grep -q 'steps 4' out.1
    kill -KILL "$player"
    wait "$player" || :
    try "${bash_twin[@]}" --resume --keys s
    check 'the game' '0 steps: 5 ' "$status $(grep '^steps' <<<"$out") $err"
    check 'no lock is left' game "$(ls "$state")"
}

@test "of many games that find a stale lock, or none, at the same time, at most one is saved" {
    mkfifo typed
    exec 5<>typed
    for left in ': >mine.lock.4-4' 'mkfifo mine.lock.4-4' :; do
        eval "$left"
        players=()
        for ((n = 0; n < 12; n++)); do
            start_game 5x5 --seed 2 -o mine
            players+=("$player")
        done
        settled() { [[ $(cat out.* | grep -c 'seed 2') -ge 12 ]]; }
        await settled
        ((12 - $(cat out.* | grep -c 'plays the saved game') <= 1)) ||
            check "behind $left: who plays" 1 "$(grep -L 'plays the saved' out.*)"
        kill "${players[@]}" 2>/dev/null || :
        wait "${players[@]}" || :
        rm -rf out.* mine.lock*
    done
}
