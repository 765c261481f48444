# shellcheck shell=bash
#
# locks: the file of a saved game belongs to one game at a time
#
# A game writes a claim, PID:START:HOST: its process, the time when that began (process numbers are used again),
# and the machine. A lock is a symbolic link FILE.lock whose target is the claim. ln makes a link whole or not at
# all, even on a full disk, and of two games that try at the same time only one succeeds.
#
# A stale lock is not removed: between the check and the removal it may already be the lock of another game. A game
# that finds the claim of a dead process makes the next link, FILE.lock.CLAIM. Only the last link of this chain can
# belong to a live process. A claim that cannot be read counts as dead, and is called junk. Then the game follows the
# chain again, and has the lock if the chain ends at its own claim. Unlocking removes the chain from its beginning, so
# that no game can add to it.
#
# Owns: locked_file, lock_chain (its links).

need core/output_file core/programs

locked_file='' lock_chain=()

is_plain_place() { # <path>: a file, the user's own link to one, or nothing: no folder, pipe or device, no other link
    [[ -f $1 || (! -e $1 && ! -L $1) ]] && { [[ ! -L $1 ]] || is_own_link "$1"; }
}

lock_game() { # <file>; 1 if another game has it: REPLY is its claim. Where no link can be made, there are no locks
    local our_claim tries lock_end made='' unmade=0
    [[ $locked_file != "$1" ]] || return 0
    unlock_game
    make_claim
    for ((tries = 0; tries < 20; tries++)); do
        follow_lock "$1"
        if [[ $REPLY == "$our_claim" ]]; then
            break
        elif [[ -n $REPLY ]]; then
            lock_chain=()
            [[ -z $made ]] || shield rm -f -- "$made" # another link was made since the check
            return 1
        elif shield ln -s -- "$our_claim" "$lock_end" 2>/dev/null; then
            made=$lock_end
        elif [[ ! -L $lock_end ]] && ((++unmade == 3)); then # once or twice, another link may have come and gone
            lock_chain=()
            break
        fi
    done
    locked_file=$1
    [[ " ${at_end[*]-} " == *' unlock_game '* ]] || call_at_end unlock_game
}

unlock_game() {
    ((${#lock_chain[@]} == 0)) || shield rm -f -- "${lock_chain[@]}" 2>/dev/null
    lock_chain=() locked_file=''
}

name_holder() { # <file> <claim of its lock> -> REPLY: which process plays it, and how to take it over
    local place=${2#*:} lock
    printf -v lock %q "$1.lock"
    say "$say_being_played" "${2%%:*}" "${place#*:}" "$lock"
}

make_claim() { # -> our_claim
    local start host=''
    find_start "$$"
    start=$REPLY
    { IFS= read -r host </proc/sys/kernel/hostname; } 2>/dev/null || {
        first_line uname -n
        host=$REPLY
    }
    host=${host//[!A-Za-z0-9.-]/}
    host=${host:0:40}
    our_claim=$$:$start:${host:-here}
}

find_start() { # <process> -> REPLY: when it began, a word; 1 if it has ended
    local told='' words_of=()
    if [[ -r /proc/self/stat ]]; then
        { IFS= read -r -d '' told <"/proc/$1/stat"; } 2>/dev/null
        # shellcheck disable=SC2206 # the kernel's fields: after the name in parentheses, numbers and a letter
        words_of=(${told##*) })
        told=${words_of[0]-} REPLY=${words_of[19]-}
    else
        LC_ALL=C TZ=UTC0 first_line ps -o stat= -o lstart= -p "$1"
        told=${REPLY#"${REPLY%%[! ]*}"}
        REPLY=${told#* }
    fi
    REPLY=${REPLY//[!A-Za-z0-9]/}
    [[ -n $told && $told != [ZX]* ]] # a zombie: ended, but not waited for
}

is_alive() { # <claim>: is that process alive? On another machine, assume so
    local start=${1#*:}
    [[ ${start#*:} == "${our_claim##*:}" ]] || return 0
    find_start "${1%%:*}" && [[ $REPLY == "${start%:*}" ]]
}

read_lock() { # <place> -> REPLY: the claim, or junk; 1 if nothing is there
    local target=''
    [[ -L $1 || -e $1 ]] || return 1
    if [[ -L $1 ]]; then
        first_line readlink -- "$1"
        target=$REPLY
    fi
    if ((${#target} > 100)) || [[ $target != *:*:* || $target == *:*:*:* || $target == *: || $target == *[!A-Za-z0-9:.-]* ]] ||
        ! gate_number pid "${target%%:*}" 1 999999999; then
        target=junk
    fi
    REPLY=$target
}

follow_lock() { # <file> -> lock_chain, lock_end (the place after its last link), REPLY: the claim of a live process, or empty
    local claim
    lock_chain=() lock_end=$1.lock
    while ((${#lock_chain[@]} < 20)) && read_lock "$lock_end"; do
        lock_chain+=("$lock_end")
        claim=$REPLY
        if [[ $claim == junk ]]; then
            lock_end+=.junk
        elif is_alive "$claim"; then
            REPLY=$claim
            return
        else
            lock_end=$1.lock.$claim
        fi
    done
    REPLY=''
}
