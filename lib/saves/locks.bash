# shellcheck shell=bash
#
# locks: lock the file of a saved game, so that only one game uses it
#
# The lock of FILE is an empty file beside it, FILE.lock.PROCESS-START@HOST. The end of its name is the claim of the game that
# plays FILE: its process, the time when that began (process numbers are used again), and the machine.
#
# The claim of a process that has ended is stale. Whoever wants FILE renames that claim to its own: of several games
# only one succeeds. Without a claim, each makes one. A game that then sees another claim beside its own removes its own
# and tries again, so there are never two.
#
# Owns: lock_claim (path of the claim; empty if none could be made).

need cli/terminal core/programs

lock_claim=''

lock_game() { # <file>; 1 if another game has it: REPLY is its claim. Where no claim can be made, there are no locks
    local ours holder tries
    [[ $lock_claim != "$1".lock.* ]] || return 0
    unlock_game
    call_at_end unlock_game
    name_claim
    ours=$REPLY
    for ((tries = 0; tries < 20; tries++)); do
        if ! find_claim "$1" "$ours"; then
            { : >"$1.lock.$ours"; } 2>/dev/null
        else
            holder=$REPLY
            if is_alive "$holder" "${ours#*@}"; then
                REPLY=$holder
                return 1
            fi
            shield mv -f -- "$1.lock.$holder" "$1.lock.$ours" 2>/dev/null # another game may be faster
        fi
        [[ -e $1.lock.$ours ]] || continue
        lock_claim=$1.lock.$ours
        find_claim "$1" "$ours" || return 0
        unlock_game
    done
    return 0
}

unlock_game() {
    [[ -z $lock_claim ]] || shield rm -f -- "$lock_claim" 2>/dev/null
    lock_claim=''
}

has_lock() { # is our claim still there? The user may have removed it, as the message of another game says
    [[ -z $lock_claim || -e $lock_claim ]]
}

find_claim() { # <file> <our claim> -> REPLY: the claim of another game; 1 if there is none
    local found
    for found in "$1".lock.[1-9]*-*@?*; do
        REPLY=${found#"$1.lock."}
        [[ $REPLY == "$2" || $REPLY == *[!A-Za-z0-9.@-]* || ${REPLY%%-*} == *[!0123456789]* || ! -e $found ]] || return 0
    done
    return 1
}

name_holder() { # <file> <claim> -> REPLY: which process plays it, and how to take it over
    quote_word "$1.lock.$2"
    say "$say_being_played" "${2%%-*}" "${2#*@}" "$REPLY"
}

name_claim() { # -> REPLY: ours
    local host
    first_line uname -n
    host=${REPLY//[!A-Za-z0-9.-]/}
    host=${host:0:40}
    find_start "$$"
    REPLY=$$-$REPLY@${host:-here}
}

is_alive() { # <claim> <our machine>: is that process alive? On another machine, assume so
    local start=${1#*-}
    [[ ${start#*@} == "$2" ]] || return 0
    find_start "${1%%-*}" && [[ $REPLY == "${start%@*}" ]]
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
