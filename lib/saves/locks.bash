# shellcheck shell=bash
#
# locks: lock the file of a saved game, so that only one game uses it
#
# The lock of FILE is the folder FILE.lock. The game that plays FILE has an empty file in it, whose name is its claim,
# PROCESS-START@HOST: its process, the time when that began (process numbers are used again), and the machine.
#
# The claim of a process that has ended is stale. Whoever wants the file renames that claim to its own: of several games
# only one succeeds. Without a claim, each makes one. A game that then sees another claim beside its own removes its own
# and tries again, so there are never two. Anything in the place of the folder is left over from an earlier version.
#
# Owns: locked_file, lock_claim (path of the claim; empty if none could be made).

need cli/terminal core/programs

locked_file='' lock_claim=''

lock_game() { # <file>; 1 if another game has it: REPLY is its claim. Where no claim can be made, there are no locks
    local place=$1.lock claim holder tries
    [[ $locked_file != "$1" ]] || return 0
    unlock_game
    name_claim
    claim=$REPLY
    for ((tries = 0; tries < 20; tries++)); do
        if [[ ! -d $place || -L $place ]]; then
            shield rm -f -- "$place" 2>/dev/null
            shield mkdir -- "$place" 2>/dev/null # another game may be faster
        fi
        if ! find_claim "$place" "$claim"; then
            { : >"$place/$claim"; } 2>/dev/null
        else
            holder=$REPLY
            if is_alive "$holder" "${claim#*@}"; then
                REPLY=$holder
                return 1
            fi
            shield mv -f -- "$place/$holder" "$place/$claim" 2>/dev/null
        fi
        if [[ -e $place/$claim ]]; then
            lock_claim=$place/$claim
            ! find_claim "$place" "$claim" || unlock_game
        fi
        [[ -z $lock_claim ]] || break
    done
    locked_file=$1
    call_at_end unlock_game
}

unlock_game() {
    if [[ -n $lock_claim ]]; then
        shield rm -f -- "$lock_claim" 2>/dev/null
        shield rmdir -- "${lock_claim%/*}" 2>/dev/null # unless another game waits there
    fi
    lock_claim='' locked_file=''
}

has_lock() { # is our claim still there? The user may have removed it, as the message of another game says
    [[ -z $lock_claim || -e $lock_claim ]]
}

find_claim() { # <folder> <our claim> -> REPLY: the claim of another game in it; 1 if there is none
    local found
    for found in "$1"/[1-9]*-*@?*; do
        REPLY=${found##*/}
        [[ $REPLY == "$2" || $REPLY == *[!A-Za-z0-9.@-]* || ${REPLY%%-*} == *[!0123456789]* || ! -e $found ]] || return 0
    done
    return 1
}

name_holder() { # <file> <claim> -> REPLY: which process plays it, and how to take it over
    quote_word "$1.lock/$2"
    say "$say_being_played" "${2%%-*}" "${2#*@}" "$REPLY"
}

name_claim() { # -> REPLY: ours
    local start host=''
    find_start "$$"
    start=$REPLY
    { IFS= read -r host </proc/sys/kernel/hostname; } 2>/dev/null || {
        first_line uname -n
        host=$REPLY
    }
    host=${host//[!A-Za-z0-9.-]/}
    host=${host:0:40}
    REPLY=$$-$start@${host:-here}
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
