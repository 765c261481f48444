#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The files of saved games and records: one game at a time plays a saved one, nothing in the place of its lock hides it,
# only their owner can read them, and a disk may be full for a while.

load ../support/helpers

setup() {
    start_clean
    anew=yes # a lock names the process
    mkdir -p "$state"
    printf '%s\n' '5 5' '1 8 1 1 1' '1 0 0 0 1' '1 1 1 0 1' '1 0 0 0 1' '1 1 1 7 1' '# keys sd' >"$state/game"
}

start_game() { # <argument ...>: -> player, its process; it plays until it is ended. It reads descriptor 5
    started=$((${started-0} + 1))
    COLUMNS=400 TERM=dumb "${bash_twin[@]}" play "$@" <&5 >"out.$started" 2>&1 3>&- 5<&- &
    player=$!
}

resume() { # <keys>: continue the saved game -> told: the lines that say what happened
    told=$(printf '%s\n' "$1" q | TERM=dumb COLUMNS=400 "${bash_twin[@]}" --resume 2>&1 | grep -E '^maze|^You') || :
}

start_and_type() { # <keys> <steps>: resume the saved game, type the keys, wait until the steps are taken -> player
    mkfifo typed
    exec 5<>typed
    start_game --resume
    await grep -q 'steps 2' out.1
    echo "$1" >&5
    await grep -q "steps $2" out.1
}

play_here() { # <line of keys> <argument ...>
    TERM=dumb "${bash_twin[@]}" play "${@:2}" <<<"$1"$'\nq' >out 2>&1 || :
}

@test "whatever is left in the place of a lock hides no game" {
    local lock=$state/game.lock
    for claim in junk 0 00 -1 "$$ x" 99999999999999999999999 '1@$(touch x)' 'a[$(touch x)]' 999998 999999; do
        : >"$lock.$claim"
    done
    ln -s game.lock.999996 "$lock.999996"
    ln -s nothing "$lock.999997"
    mkfifo "$lock.999995"
    (exec -a 'a[$(touch x)] $(touch x)' sleep 600 3>&-) & # it is no game
    : >"$lock.$!"
    resume d
    kill "$!"
    check 'the game' 'You quit: Maze 5x5, steps 3,' "${told%% time*}"
    check_files 'nothing is run'
}

@test "while a process plays the saved game, another game is played unsaved" {
    start_and_type '' 2
    resume d
    check 'to resume it' "maze.sh: process $player plays the saved game; this game is not saved" "$told"
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
    start_and_type ds 4
    kill -KILL "$player"
    wait "$player" || :
    resume s
    check 'the game' 'You quit: Maze 5x5, steps 5,' "${told%% time*}"
    check 'no lock is left' game "$(ls "$state")"
}

@test "a signal that ends a game saves its time" {
    start_and_type d 3
    kill -TERM "$player"
    wait "$player" || :
    grep -qx '# time [0-9]*' "$state/game" || check 'the saved game' 'has a time' "$(<"$state/game")"
}

@test "of many games that find a stale lock, or none, at the same time, at most one is saved" {
    mkfifo typed
    exec 5<>typed
    for left in ': >mine.lock.999999' 'mkfifo mine.lock.999999' :; do
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

@test "only their owner can read saved games and records" {
    umask 000
    rm -r "$state"
    play_here s 5x5 --seed 1
    check_mode -rw------- "$state/game"
    chmod 666 "$state/game"
    play_here d --resume
    check_mode -rw------- "$state/game"
    rm "$state/game"
    play_here s 5x5 --seed 1 -o file
    check_mode -rw------- file
    play_here sssddss 5x5 --seed 1
    check_mode -rw------- "$data/records"
}

@test "a disk that is full for a while, at a random moment, loses no key of a game" {
    type -P prlimit >/dev/null || skip 'there is no prlimit here'
    rm -r "$state"
    share 3 30
    turns=$REPLY RANDOM=$MAZE_TEST_SEED
    repeat da 200
    keys=s$REPLY
    mkfifo typed
    exec 5<>typed
    for ((turn = 0; turn < turns; turn++)); do
        before=$((turn % 3 ? 1 + RANDOM % 150 : 0)) full=$((1 + RANDOM % 200)) at=0
        : >out
        (trap '' XFSZ && TERM=dumb COLUMNS=400 exec "${bash_twin[@]}" play 5x5 --seed 2 <typed 2>err 5<&-) 3>&- \
            > >(cat >out) &
        game=$!
        await grep -q 'steps 0 ' out
        # the bytes that a file may have, which act like a full disk | the steps until then
        for row in "unlimited $before" "$((RANDOM % 200)) $((before + full))" "unlimited $((before + full + 3))"; do
            prlimit --pid "$game" --fsize="${row% *}:"
            [[ ${row#* } == 0 ]] || echo "${keys:at:${row#* }-at}" >&5
            at=${row#* }
            await grep -q "steps $at " out
        done
        echo q >&5
        wait "$game"
        check "full behind $before keys, for $full" "${keys:0:at}" \
            "$(sed -n 's/^# keys //p' "$state/game" | tr -d '\n')"
        check 'errors, files' ' game' "$(<err) $(ls -A "$state")"
        rm -r "$state"
    done
}
