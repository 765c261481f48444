#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The file of a saved game belongs to one game at a time, and nothing in the place of its lock hides a game.

load ../support/helpers

setup() {
    start_clean
    anew=yes # a lock names the process
    IFS= read -r host </proc/sys/kernel/hostname 2>/dev/null || host=$(uname -n)
    mkdir -p "$state"
    printf '%s\n' '5 5' '1 8 1 1 1' '1 0 0 0 1' '1 1 1 0 1' '1 0 0 0 1' '1 1 1 7 1' '# seed 2' '# keys sd' >"$state/game"
}

find_start() { # <process> -> REPLY
    local fields
    fields=$(cat "/proc/$1/stat" 2>/dev/null) || skip 'this system says nothing of processes in /proc'
    read -r -a fields <<<"${fields##*) }"
    REPLY=${fields[19]}
}

start_game() { # <argument ...>: -> player, its process; it plays until it is ended. It reads descriptor 5
    started=$((${started-0} + 1))
    TERM=dumb "${bash_twin[@]}" play "$@" <&5 >"out.$started" 2>&1 3>&- 5<&- &
    player=$!
}

check_resumes() { # <claim>: the saved game continues, and no lock remains
    local path
    try "${bash_twin[@]}" --resume --keys d
    check "$1" '0 steps: 3 ' "$status $(grep '^steps' <<<"$out") $err"
    for path in "$state"/*.lock*; do
        [[ ! -e $path || $path == *"lock${claim:+.$claim}" ]] || check "$1: is left" '' "$path"
    done
    rm -rf "$state"/*.lock*
}

@test "whatever is left in the place of a lock hides no game" {
    local lock=$state/game.lock claim
    find_start $$
    for claim in junk '1-1@$(touch x)' "1-1@$host" "999999-5@$host" "0-5@$host" "$$-5@$host" "$$-$REPLY@" "$$-" "$$-$REPLY@$host x" \
        "99999999999999999999999-1@$host" "$(printf '%*s' 200 '' | tr ' ' 9)"; do
        : >"$lock.$claim"
        check_resumes "the claim $claim"
    done
    touch "$lock.4-4@$host" "$lock.5-5@$host"
    check_resumes 'two games that crashed'
    while IFS='|' read -r claim command; do
        eval "$command"
        check_resumes "$claim"
    done <<'ROWS'
a link that an earlier version left|ln -s "4:4:$host" "$lock" && claim=
a link to itself|ln -s "game.lock.4-4@$host" "$lock.4-4@$host"
a link to nothing|ln -s nothing "$lock.4-4@$host"
a pipe|mkfifo "$lock.4-4@$host"
ROWS
    check_files 'nothing is run'
}

@test "a game that is open elsewhere is reported with its process, and is not changed" {
    local claim
    mkfifo typed
    exec 5<>typed
    start_game 5x5 --seed 2 -o mine
    await test -f mine
    claim=$(echo mine.lock.*)
    try "${bash_twin[@]}" play --seed 2 -o mine --keys d
    try env TERM=dumb "${bash_twin[@]}" play --seed 2 -o mine
    check_answer 'a second one' 1 '' "maze.sh: process $player on $host has this game open; quit the game there, or remove $claim"$'\n'
    kill -KILL "$player"
    wait "$player" || :
    try env TERM=dumb "${bash_twin[@]}" play 5x5 --seed 2 -o mine
    check 'behind its end' 0 "$status"
    find_start $$
    : >"$state/game.lock.$$-$REPLY@$host"
    try "${bash_twin[@]}" --resume --keys d
    check_answer 'a left game' 1 '' "maze.sh: process $$ on $host has this game open; quit the game there, or remove $state/game.lock.$$-$REPLY@$host"$'\n'
    mv "$state"/game.lock.{*,1-2@elsewhere}
    try "${bash_twin[@]}" --resume --keys d
    check_answer 'from another machine' 1 '' "maze.sh: process 1 on elsewhere has this game open; quit the game there, or remove $state/game.lock.1-2@elsewhere"$'\n'
    check 'the lock' "$state/game.lock.1-2@elsewhere" "$(echo "$state"/game.lock*)"
    : >'a$(touch pwned).lock.1-2@elsewhere'
    try env TERM=dumb "${bash_twin[@]}" play 5x5 --seed 2 -o 'a$(touch pwned)'
    check_answer 'a hostile name' 1 '' \
        'maze.sh: process 1 on elsewhere has this game open; quit the game there, or remove a\$\(touch\ pwned\).lock.1-2@elsewhere'$'\n'
    check 'a hostile name: what it made' '' "$(ls pwned 2>/dev/null)"
}

@test "of many games that find a stale lock, or none, at the same time, one gets it" {
    mkfifo typed
    exec 5<>typed
    for left in ': >"mine.lock.4-4@$host"' 'mkfifo "mine.lock.4-4@$host"' :; do
        eval "$left"
        players=()
        for ((n = 0; n < 12; n++)); do
            start_game 5x5 --seed 2 -o mine
            players+=("$player")
        done
        settled() { [[ $(cat out.* | grep -c 'has this game open\|seed 2') -ge 12 ]]; }
        await settled
        holders=0
        for n in out.*; do
            ! grep -q 'seed 2' "$n" || ((holders += 1))
        done
        check "behind $left: who plays" 1 "$holders"
        kill "${players[@]}" 2>/dev/null || :
        wait "${players[@]}" || :
        rm -rf out.* mine.lock*
    done
}

@test "a game whose lock was removed for another game leaves the file to that game, and is saved in a new one" {
    mkfifo typed
    exec 5<>typed
    start_game --resume
    await grep -q 'steps 2' out.1
    rm "$state"/game.lock.*
    try "${bash_twin[@]}" --resume --keys d
    check 'the other one' 'steps: 3' "$(grep '^steps' <<<"$out")"
    printf '%s\n' a q | TERM=dumb "${bash_twin[@]}" --resume >out.2 2>&1
    printf '%s\n' d q >&5
    wait "$player"
    check 'the keys of the other one' sda "$(sed -n 's/^# keys //p' "$state/game" | tr -d '\n')"
    check 'the keys of the first one' sdd "$(sed -n 's/^# keys //p' "$state/game.2" | tr -d '\n')"
}
