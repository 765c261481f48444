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
    unshare -rm mount -t tmpfs tmpfs . 2>/dev/null || skip 'a small disk cannot be mounted here'
    share 3 100
    turns=$REPLY
    printf -v dada '%*s' 200 ''
    dada=s${dada// /da}
    RANDOM=$MAZE_TEST_SEED
    for ((turn = 0; turn < turns; turn++)); do
        before=$((turn % 3 ? 1 + RANDOM % 150 : 0)) full=$((1 + RANDOM % 200))
        export typed_before=${dada:0:before} typed_full=${dada:before:full} typed_behind=${dada:before+full:3}
        keys=$(unshare -rm bash -c ' # a separate mount namespace
            mkdir -p disk && mount -t tmpfs -o size=64k tmpfs disk
            rm -f typed && mkfifo typed && exec 5<>typed
            fill() { for ((n = 0; n < 100; n++)); do head -c 1024 /dev/zero >>disk/fill 2>/dev/null; done; }
            seen() {
                for ((n = 0; n < 3000; n++)); do
                    ! grep -q "$1" out || return 0
                    sleep 0.02
                done
                cat out
                exit 1
            }
            type_keys() { # <keys>: one after the other, the line is answered when all have counted
                count=$((count + ${#1}))
                printf "%s\n" "$1" >&5
                seen "steps $count "
            }
            count=0
            : >out
            [[ -n $typed_before ]] || fill
            XDG_STATE_HOME=$PWD/disk TERM=dumb COLUMNS=400 "$@" play 5x5 --seed 2 <typed >out 2>err 5<&- &
            seen "steps 0 "
            if [[ -n $typed_before ]]; then
                type_keys "$typed_before"
                fill
            fi
            type_keys "$typed_full"
            rm disk/fill
            type_keys "$typed_behind"
            echo q >&5
            wait $!
            seen "to continue: "
            [[ ! -s err && $(cd disk/maze.sh && echo *) == game ]] || { cat err; ls -A disk/maze.sh; exit 1; }
            sed -n "s/^# keys //p" disk/maze.sh/game | tr -d "\n"' - "${bash_twin[@]}" 3>&-) || :
        check "full behind $before keys, for $full: the keys" "${dada:0:before+full+3}" "$keys"
    done
}
