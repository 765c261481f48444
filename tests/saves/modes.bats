#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The files of saved games and records: who can read them, which links are followed, a disk that is full for a while.

load ../support/helpers

play_here() { # <line of keys> <argument ...>
    TERM=dumb "${bash_twin[@]}" play "${@:2}" <<<"$1"$'\nq' >out 2>&1 || :
}

@test "only their owner can read saved games and records" {
    umask 000
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
