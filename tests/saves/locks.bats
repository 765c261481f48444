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
    check "$1" '0 moves: 3 ' "$status $(grep '^moves' <<<"$out") $err"
    for path in "$state"/*.lock*; do
        [[ ! -e $path && ! -L $path || -d $path ]] || check "$1: is left" '' "$path"
    done
    rm -rf "$state"/*.lock*
}

@test "a file left in the place of a lock hides no game" {
    local lock=$state/game.lock claim
    find_start $$
    for claim in '' junk '1:1:$(touch x)' "1:1:$host" "999999:5:$host" "0:5:$host" "$$:5:$host" "$$:$REPLY:" "$$:" \
        "99999999999999999999999:1:$host" "$(printf '%*s' 300 '' | tr ' ' 9)"; do
        ln -s "${claim:-junk}" "$lock"
        check_resumes "a link to $claim"
    done
    while IFS='|' read -r claim command; do
        eval "$command"
        check_resumes "$claim"
    done <<'ROWS'
a file that says what a link would|echo "$$:$REPLY:$host" >"$lock"
two games that crashed, one after the other|ln -s "4:4:$host" "$lock"; ln -s "5:5:$host" "$lock.4:4:$host"
a chain that goes in a circle|ln -s "4:4:$host" "$lock"; ln -s "4:4:$host" "$lock.4:4:$host"
a pipe|mkfifo "$lock"
a device|ln -s /dev/zero "$lock"
a link to itself|ln -s game.lock "$lock"
a folder|mkdir "$lock"
two folders|mkdir "$lock" "$lock.junk"
ROWS
    check_files 'nothing is run'
}

@test "a game that is open elsewhere is reported with its process, and is not changed" {
    mkfifo typed
    exec 5<>typed
    start_game 5x5 --seed 2 -o mine
    await test -L mine.lock
    try "${bash_twin[@]}" play --seed 2 -o mine --keys d
    try env TERM=dumb "${bash_twin[@]}" play --seed 2 -o mine
    check_answer 'a second one' 1 '' "maze.sh: this game is open in process $player on $host; quit it there, or remove mine.lock"$'\n'
    kill -KILL "$player"
    wait "$player" || :
    try env TERM=dumb "${bash_twin[@]}" play 5x5 --seed 2 -o mine
    check 'behind its end' 0 "$status"
    find_start $$
    ln -s "$$:$REPLY:$host" "$state/game.lock"
    try "${bash_twin[@]}" --resume --keys d
    check_answer 'a left game' 1 '' "maze.sh: this game is open in process $$ on $host; quit it there, or remove $state/game.lock"$'\n'
    ln -sfn 1:2:elsewhere "$state/game.lock"
    try "${bash_twin[@]}" --resume --keys d
    check_answer 'from another machine' 1 '' "maze.sh: this game is open in process 1 on elsewhere; quit it there, or remove $state/game.lock"$'\n'
    check 'the lock' 1:2:elsewhere "$(readlink "$state/game.lock")"
    ln -s 1:2:elsewhere 'a$(touch pwned).lock'
    try env TERM=dumb "${bash_twin[@]}" play 5x5 --seed 2 -o 'a$(touch pwned)'
    check_answer 'a hostile name' 1 '' \
        'maze.sh: this game is open in process 1 on elsewhere; quit it there, or remove a\$\(touch\ pwned\).lock'$'\n'
    check 'a hostile name: what it made' '' "$(ls pwned 2>/dev/null)"
}

@test "of many games that find a stale lock at the same time, one gets it" {
    mkfifo typed
    exec 5<>typed
    for round in 1 2 3; do
        ln -sfn "4:4:$host" mine.lock
        [[ $round != 2 ]] || ln -s "5:5:$host" "mine.lock.4:4:$host"
        [[ $round != 3 ]] || { rm mine.lock && mkfifo mine.lock; }
        players=()
        for ((n = 0; n < 12; n++)); do
            start_game 5x5 --seed 2 -o mine
            players+=("$player")
        done
        settled() { [[ $(cat out.* | grep -c 'this game is open in\|seed 2') -ge 12 ]]; }
        await settled
        holders=0
        for n in out.*; do
            ! grep -q 'seed 2' "$n" || ((holders += 1))
        done
        check "round $round: who plays" 1 "$holders"
        kill "${players[@]}" 2>/dev/null || :
        wait "${players[@]}" || :
        rm -rf out.* mine.lock*
    done
}
