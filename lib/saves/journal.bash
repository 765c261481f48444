# shellcheck shell=bash
#
# journal: write the files of saved games, including that of the game in play
#
# The file of a game begins with its head: the maze or the station at its start. Each key is appended as it is played, and
# the time with every 20th key. A replay of the keys restores the game. Saved games are in one folder: game, game.2 and so
# on for mazes, station, station.2 for stations. The file of a game in play is locked.
#
# If a key cannot be written, for example to a full disk, the game continues with a note. With every 20th key, and at the
# end, the whole game is then written beside its file and takes its place; so it is when the file or its lock was removed.
#
# Owns: game_file (empty while there is none), journal_head (empty while no game is saved), journal_played (its keys),
# games_seen (games that were offered).
# Writes: record_note.

need core/programs pictures/text saves/folders saves/locks screen/clock screen/game screen/status

game_file='' journal_head='' journal_played='' games_seen=()

# Saved games.

name_first_file() { # -> REPLY: the first file for games like that in play; the others have numbers
    REPLY=$state_folder/game
    [[ $game != station ]] || REPLY=$state_folder/station
}

list_games() { # <line near the beginning of the file, or empty> -> kept_games: files of saved games
    local place first text=''
    name_first_file
    first=$REPLY kept_games=()
    for place in "$first" "$first".*; do
        [[ -f $place ]] || continue
        [[ $place == "$first" ]] || gate_number game "${place#"$first."}" 2 9999 || continue
        [[ -z $1 ]] || IFS= read -r -d '' -n 10000 text <"$place"
        [[ $text != *"$1"* ]] || kept_games+=("$place")
    done
}

find_saved_game() { # <line, or empty> -> game_file: the file of the game saved last that is not in games_seen, locked; 1 if there is
    # none: REPLY says who plays one, or is empty
    local place newest kept_games holder=''
    list_games "$1"
    while :; do
        newest=''
        for place in ${kept_games[@]+"${kept_games[@]}"}; do
            [[ " ${games_seen[*]-} " != *" ${place##*/} "* ]] || continue
            [[ -n $newest && ! $place -nt $newest ]] || newest=$place
        done
        REPLY=$holder
        [[ -n $newest ]] || return 1
        games_seen+=("${newest##*/}")
        if lock_game "$newest"; then
            game_file=$newest
            return 0
        fi
        name_holder "$newest" "$REPLY"
        holder=$REPLY
    done
}

set_aside_game() { # <why>: rename the file of the damaged game, with a note
    shield mv -f -- "$game_file" "$game_file.bad" 2>/dev/null
    printable "$game_file.bad"
    say "$say_bad_unfinished_game" "$REPLY" "$1"
    tell "maze.sh: $REPLY"
    set_message "$REPLY"
    end_journal
}

# The game in play.

begin_journal() { # <head> <keys so far> <seconds>; in game_file if there is one
    call_at_end close_journal
    journal_head=$1 journal_played=$2
    write_journal "$3" || :
}

save_key() { # a hint does not start the clock, any other key does
    local text=$1
    [[ $1 == f ]] || run_clock
    journal_played+=$1
    if ((${#journal_played} % 20 == 1)); then
        read_clock
        if ! is_kept; then
            write_journal "$REPLY" || :
            return
        fi
        text=$'\n'"# keys $1"
        ((REPLY == 0)) || text=$'\n'"# time $REPLY$text"
    fi
    [[ -n $record_note ]] || { printf %s "$text" >&5; } 2>/dev/null || note_lost
}

is_kept() { # is all of the game in its file, and the file still that of this game?
    [[ -z $record_note && -f $game_file ]] && has_lock
}

write_journal() { # <seconds>: the whole game, as a new file -> game_file; 1 and a note if that is not possible
    record_note=''
    if ! has_lock; then # the file belongs to another game now
        unlock_game
        game_file=''
    fi
    if { [[ -n $game_file ]] || find_free_file; } && lock_game "$game_file" && is_plain_place "$game_file"; then
        hold_buffer
        (($1 == 0)) || put_line "# time $1"
        put_keys "$journal_played"
        take_buffer
        REPLY=$journal_head$REPLY
        # more keys may follow in its last line
        replace_file "$game_file" "${REPLY%$'\n'}" && { exec 5>>"$game_file"; } 2>/dev/null && return
    fi
    note_lost
    return 1
}

find_free_file() { # -> game_file: a new one, locked; 1 if it cannot be created
    local first place n=1
    make_folder "$state_folder" || return 1
    name_first_file
    first=$REPLY place=$REPLY
    while [[ -e $place || -L $place ]] || ! lock_game "$place"; do
        ((++n < 10000)) || return 1
        place=$first.$n
    done
    game_file=$place
}

note_lost() { # note that the game is not saved, and show it
    note_unsaved "$say_cannot_keep" "${game_file:-$state_folder}"
    set_message "$record_note"
}

leave_journal() { # keep the game for later if a key was played, with a message; 1 if there is none to continue
    local status=1
    if [[ -z $journal_head ]]; then
        [[ $mode != saved ]] || status=0 # the offered game
        end_journal
    elif [[ -z $journal_played || $result != unfinished ]]; then
        drop_game
    else
        read_clock
        if save_time "$REPLY"; then
            set_message "${message:+$message; }$say_game_saved"
            status=0
        fi
        end_journal
    fi
    return "$status"
}

save_time() { # <seconds>; with the whole game if it is not in its file; 1 if that fails
    if is_kept; then
        { printf '\n# time %d\n' "$1" >&5; } 2>/dev/null || :
    else
        write_journal "$1"
    fi
}

is_named_file() { # did the user name the file of the game?
    [[ -n $game_file && (-z $state_folder || $game_file != "$state_folder"/*) ]]
}

drop_game() { # remove its file; one that the user named stays
    if [[ -n $game_file ]] && ! is_named_file && has_lock; then
        shield rm -f -- "$game_file" 2>/dev/null
    fi
    end_journal
}

end_journal() { # nothing of the game is open any more; its file stays
    exec 5>&-
    game_file='' journal_head=''
    unlock_game
}

close_journal() { # however the program ends
    if [[ -n $journal_head ]] && ! is_kept; then
        read_clock
        write_journal "$REPLY" || :
    fi
    unlock_game
}
