#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# Who can read saved games and records, and which links are followed.

load ../support/helpers

play_here() { # <line of keys> <argument ...>
    TERM=dumb "${bash_twin[@]}" play "${@:2}" <<<"$1"$'\nq' >out 2>&1 || :
}

@test "only their owner can read saved games and records, whatever the umask and an older file allow" {
    umask 000
    play_here s 5x5 --seed 1
    check_mode -rw------- "$state/game"
    chmod 666 "$state/game"
    play_here '' --resume
    check_mode -rw------- "$state/game"
    play_here s 5x5 --seed 1 -o file
    check_mode -rw------- file
    play_here sssddss 5x5 --seed 1
    check_mode -rw------- "$data/records"
    chmod 666 "$data/records"
    play_here sssddss 5x5 --seed 1
    check_mode -rw------- "$data/records"
}

@test "a link of somebody else is not followed by games and records" {
    ((EUID == 0)) || skip 'only root can make such a link'
    mkdir -p "$data"
    echo mine >mine
    ln -s "$PWD/mine" "$data/records"
    ln -s "$PWD/mine" game
    chown -h 12345 "$data/records" game
    play_here sssddss 5x5 --seed 1
    check 'records' mine "$(<mine)"
    play_here s 5x5 --seed 1 -o game
    check 'game' mine "$(<mine)"
    [[ -L game && -L $data/records ]] || check 'the links' 'as before' 'replaced'
}
