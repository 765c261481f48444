# shellcheck shell=bash
#
# journal: save the game in play, key by key
#
# There is one file for mazes, game, and one for stations, station: the game last played. It begins with a head, the
# maze or the station at its start. Each key is appended as it is played, and the time with every 20th key. A replay
# of the keys restores the game. The first key replaces the file of the game before.
#
# If a key cannot be written, for example to a full disk, the game continues with a note. With every 20th key, and at
# the end, the whole game is then written again.
#
# A lock is an empty file beside that of the game, FILE.lock.PROCESS-START: the process that plays, and when it began
# (process numbers are used again). Who finds the lock of a process that has ended renames it to its own: of several,
# one succeeds.
#
# Owns: game_file (empty: the game has no place), game_lock, journal_head (empty while there is no game),
# journal_played (its keys), journal_open (yes: all of the game is in its file; part: it was), journal_shut (yes:
# another process plays the saved game).
# Writes: record_note.

need core/programs pictures/text saves/folders screen/clock screen/game screen/screen screen/status

game_file='' game_lock='' journal_head='' journal_played='' journal_open='' journal_shut=''

open_journal() { # <file that the user named, or empty>: lock the file of the game
    unlock_game
    call_at_end close_journal
    game_file=$1 journal_shut=''
    if [[ -z $1 && -n $state_folder ]]; then
        make_folder "$state_folder" || :
        game_file=$state_folder/game
        if [[ $game == station ]]; then
            game_file=$state_folder/station
        fi
    fi
    if ! lock_game; then
        journal_shut=yes
        say "$say_being_played" "$REPLY"
        set_message "$REPLY"
    fi
}

begin_journal() { # <head> <keys so far>: of the game that begins or continues; its next key writes them
    journal_head=$1 journal_played=$2 journal_open=''
}

save_key() { # a hint does not start the clock, any other key does
    local text=$1
    if [[ $1 != f ]]; then
        run_clock
    fi
    journal_played+=$1
    read_clock
    if [[ $journal_open == yes ]]; then
        if ((${#journal_played} % 20 == 0)); then
            text+=$'\n'"# time $REPLY"$'\n# keys '
        fi
        { printf %s "$text" >&5; } 2>/dev/null || lose_journal
    elif [[ -z $record_note ]] || ((${#journal_played} % 20 == 0)); then
        write_journal "$REPLY"
    fi
}

write_journal() { # <seconds>: the whole game, as a new file, or a note that it cannot be saved
    [[ -z $journal_shut ]] || return 0
    record_note=''
    hold_buffer
    if (($1 != 0)); then
        put_line "# time $1"
    fi
    put_keys "$journal_played"
    take_buffer
    REPLY=$journal_head${REPLY%$'\n'} # more keys may follow in its last line
    if [[ -n $game_file ]] && is_plain_place "$game_file" && replace_file "$game_file" "$REPLY" &&
        { exec 5>>"$game_file"; } 2>/dev/null; then
        journal_open=yes
    else
        lose_journal
    fi
}

lose_journal() { # note that the game is not saved, and show it
    journal_open=${journal_open:+part}
    note_unsaved "$say_cannot_keep" "$game_file"
    set_message "$record_note"
}

leave_journal() { # save the game for later, with its time; 1 if there is none to continue
    local status=1
    if [[ -n $journal_head && -n $journal_played && $result == unfinished ]]; then
        read_clock
        if [[ $journal_open == yes ]]; then
            { printf '\n# time %d\n' "$REPLY" >&5; } 2>/dev/null || lose_journal
        else
            write_journal "$REPLY"
        fi
        if [[ $journal_open == yes ]]; then
            status=0
        fi
    fi
    end_journal
    return "$status"
}

drop_game() { # remove the file of a game that is over, unless the user named it
    if [[ -n $journal_open && $game_file == "$state_folder"/* ]]; then
        shield rm -f -- "$game_file" 2>/dev/null
    fi
    end_journal
}

end_journal() { # no game is in play
    exec 5>&-
    journal_head='' journal_open=''
}

close_journal() { # however the program ends
    if [[ -n $journal_head && -n $journal_played && $journal_open != yes && $result == unfinished ]]; then
        read_clock
        write_journal "$REPLY"
    fi
    unlock_game
}

# Locks.

lock_game() { # 1 if a process that lives has the lock of game_file: REPLY is its number
    local ours holder
    [[ -n $game_file ]] || return 0
    find_start "$$"
    ours=$game_file.lock.$$-$REPLY
    while find_lock "$ours"; do
        holder=${REPLY##*.lock.}
        if find_start "${holder%%-*}" && [[ $REPLY == "${holder#*-}" ]]; then
            REPLY=${holder%%-*}
            return 1
        fi
        shield mv -f -- "$game_file.lock.$holder" "$ours" 2>/dev/null || break
    done
    [[ -e $ours ]] || { : >"$ours"; } 2>/dev/null || return 0 # where no lock can be made, there is none
    game_lock=$ours
    if find_lock "$ours"; then # two games began at the same moment: neither takes it
        holder=${REPLY##*.lock.}
        unlock_game
        REPLY=${holder%%-*}
        return 1
    fi
}

find_lock() { # <our lock> -> REPLY: that of another process; 1 if there is none
    local found holder
    for found in "$game_file".lock.*; do
        REPLY=$found holder=${found##*.lock.}
        [[ ! -e $found || $found == "$1" ||
            $holder == *[!A-Za-z0-9-]* || ${holder%%-*} == *[!0123456789]* ]] || return 0
    done
    return 1
}

unlock_game() {
    if [[ -n $game_lock ]]; then
        shield rm -f -- "$game_lock" 2>/dev/null
    fi
    game_lock=''
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
