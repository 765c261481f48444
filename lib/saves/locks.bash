# shellcheck shell=bash
#
# locks: the file of a saved game belongs to one game at a time
#
# A game writes a claim, PID:START:HOST: its process, the time when that began (process numbers are used again),
# and the machine. A lock is a symbolic link FILE.lock whose target is the claim. ln makes a link whole or not at
# all, even on a full disk, and of two games that try at the same time only one succeeds.
#
# A lock is stale if its claim is that of a dead process, or cannot be read (then it counts as the claim junk). A game
# replaces a stale lock only while it holds FILE.lock.CLAIM, a lock of the same kind. It reads FILE.lock again: if the
# claim is still the same, no other game can change it now, and the game renames its own lock to FILE.lock.
#
# Owns: locked_file, lock_place (of its lock; empty if none could be made).

need cli/terminal core/output_file core/programs

locked_file='' lock_place=''

is_plain_place() { # <path>: a file, the user's own link to one, or nothing: no folder, pipe or device, no other link
    [[ -f $1 || (! -e $1 && ! -L $1) ]] && { [[ ! -L $1 ]] || is_own_link "$1"; }
}

lock_game() { # <file>; 1 if another game has it: REPLY is its claim. Where no link can be made, there are no locks
    local our_claim
    [[ $locked_file != "$1" ]] || return 0
    unlock_game
    make_claim
    if take_lock "$1.lock"; then
        lock_place=$1.lock
    elif [[ -n $REPLY ]]; then
        return 1
    fi
    locked_file=$1
    [[ " ${at_end[*]-} " == *' unlock_game '* ]] || call_at_end unlock_game
}

take_lock() { # <place>; 1 if a live process has it: REPLY is its claim. REPLY is empty if no link can be made
    local tries claim
    for ((tries = 0; tries < 10; tries++)); do
        claim=''
        ! read_lock "$1" || claim=$REPLY
        if [[ -z $claim ]]; then
            shield ln -s -- "$our_claim" "$1" 2>/dev/null # another game may be faster
        elif [[ $claim == "$our_claim" ]]; then
            return 0
        elif is_alive "$claim"; then
            REPLY=$claim
            return 1
        else
            take_lock "$1.$claim" || return 1
            if read_lock "$1" && [[ $REPLY == "$claim" && ! -d $1 ]]; then # mv would put it into a folder
                shield mv -f -- "$1.$claim" "$1" 2>/dev/null
            fi
            shield rm -f -- "$1.$claim"
        fi
    done
    REPLY=''
    return 1
}

unlock_game() {
    [[ -z $lock_place ]] || shield rm -f -- "$lock_place" 2>/dev/null
    lock_place='' locked_file=''
}

name_holder() { # <file> <claim of its lock> -> REPLY: which process plays it, and how to take it over
    local place=${2#*:}
    quote_word "$1.lock"
    say "$say_being_played" "${2%%:*}" "${place#*:}" "$REPLY"
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
    [[ $1 != junk ]] || return 1
    [[ ${start#*:} == "${our_claim##*:}" ]] || return 0
    find_start "${1%%:*}" && [[ $REPLY == "${start%:*}" ]]
}

read_lock() { # <place> -> REPLY: the claim, or junk; 1 if nothing is there
    local target=''
    [[ -L $1 || -e $1 ]] || return 1
    if [[ -L $1 ]]; then
        first_line readlink -- "$1"
        [[ -n $REPLY ]] || return 1 # the link is gone
        target=$REPLY
    fi
    if ((${#target} > 100)) || [[ $target != *:*:* || $target == *:*:*:* || $target == *: || $target == *[!A-Za-z0-9:.-]* ]] ||
        ! gate_number pid "${target%%:*}" 1 999999999; then
        target=junk
    fi
    REPLY=$target
}
