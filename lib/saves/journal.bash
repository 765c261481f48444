# shellcheck shell=bash
#
# journal: write the files of saved games, including that of the game in play
#
# Both games use it alike, and only by these functions:
#
#     offer_games GAME [LINE]    which saved games the others mean: mazes or stations, and only files with this line
#     list_games                 all of them
#     find_saved_game            take the next one that is offered; set_aside_game puts a damaged one aside
#     keep_game_in FILE          save the game there, not among the others
#     begin_journal HEAD KEYS SECONDS   begin to save the game in play, or continue
#     save_key KEY               it was played
#     tick_journal               a second has passed
#     leave_journal              keep the game for later
#     end_journal keep|drop      and nothing of it is open any more
#
# The file of a game begins with its head: the maze or the station at its start. Each key is appended as it is
# played. A replay of the keys restores the game. Saved games are in one folder: game, game.2 and so on for
# mazes, station, station.2 for stations. The file of a game in play is locked.
#
# Head and keys are also in memory. If a key cannot be written, for example to a full disk, the game continues with a note,
# and the next time that the seconds are saved, the whole game is written beside its file and takes its place.
#
# Owns: journal_name (game or station: of the files), journal_line (only games with this line are offered; empty: all),
# journal_target (the file that the user named for the game), game_file (empty while there is none), journal_lost (yes
# while the game should be saved there and is not), journal_head, journal_played (its keys), journal_keys (how many are on the
# line that is being written), games_seen (games that were offered).
# Writes: record_note.

need core/programs pictures/text saves/folders saves/locks screen/clock screen/game screen/status

journal_name=game journal_line='' journal_target='' game_file='' journal_lost='' journal_head='' journal_played='' journal_keys=0
games_seen=()

# Saved games.

offer_games() { # <game|station> [line near the beginning of the file]: from now on, also those that were offered before
    journal_name=$1 journal_line=${2:-} games_seen=()
}

list_games() { # -> kept_games: files of saved games
    local place text=''
    kept_games=()
    for place in "$state_folder/$journal_name" "$state_folder/$journal_name".*; do
        [[ -f $place ]] || continue
        [[ ${place##*/} == "$journal_name" ]] || gate_number game "${place#"$state_folder/$journal_name."}" 2 9999 || continue
        [[ -z $journal_line ]] || IFS= read -r -d '' -n 10000 text <"$place"
        [[ $text != *"$journal_line"* ]] || kept_games+=("$place")
    done
}

find_saved_game() { # -> game_file: the file of the game saved last that is not in games_seen, locked; 1 if there is
    # none: REPLY says who plays one, or is empty
    local place newest kept_games holder=''
    list_games
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
    end_journal keep
}

keep_game_in() { # <file>
    journal_target=$1
}

# The game in play.

begin_journal() { # <head> <keys so far> <seconds>
    call_at_end close_journal
    journal_head=$1 journal_played=$2 journal_lost='' record_note=''
    game_file=${journal_target:-$game_file}
    write_journal "$3"
}

save_key() { # a hint does not start the clock, any other key does
    local text=$1
    [[ $1 == f ]] || run_clock
    journal_played+=$1
    [[ -n $game_file && -z $journal_lost ]] || return 0
    if ((journal_keys % 60 == 0)); then
        text="# keys $1"
        ((journal_keys == 0)) || text=$'\n'$text
    fi
    ((journal_keys += 1))
    { printf %s "$text" >&5; } 2>/dev/null || lose_journal
}

tick_journal() { # save the time now and then
    read_clock
    ((REPLY % 10 || REPLY == 0)) || save_time "$REPLY"
}

save_time() { # <seconds>; the whole game again if it is not in its file any more, or its file is that of another game now
    if [[ -z $journal_lost && -f $game_file ]] && has_lock; then
        if ((journal_keys)); then
            { printf '\n# time %d\n' "$1" >&5; } 2>/dev/null || lose_journal
            journal_keys=0
        fi
        return
    fi
    if ! has_lock; then
        unlock_game
        game_file=$journal_target
    fi
    write_journal "$1"
}

write_journal() { # <seconds>: the whole game, as a new file -> game_file; with a note if that is not possible
    local was_lost=$journal_lost
    journal_lost='' journal_keys=0
    if { [[ -n $game_file ]] || find_free_file; } && lock_game "$game_file" && is_plain_place "$game_file"; then
        hold_buffer
        put_keys "$journal_played"
        (($1 == 0)) || put_line "# time $1"
        take_buffer
        if replace_file "$game_file" "$journal_head$REPLY" && { exec 5>>"$game_file"; } 2>/dev/null; then
            [[ -z $was_lost ]] || set_message ''
            record_note=''
            return
        fi
    fi
    lose_journal
}

find_free_file() { # -> game_file: a new one, locked; 1 if it cannot be created
    local n place=$state_folder/$journal_name
    make_folder "$state_folder" || return 1
    for ((n = 2; n <= 10000; n++)); do
        if [[ ! -e $place && ! -L $place ]] && lock_game "$place"; then
            game_file=$place
            return 0
        fi
        place=$state_folder/$journal_name.$n
    done
    return 1
}

lose_journal() { # remember that the game cannot be saved, and show a message
    journal_lost=yes
    note_unsaved "$say_cannot_keep" "${game_file:-$state_folder}"
    set_message "$record_note"
}

leave_journal() { # save the game if a key was played, with a message; 1 if it is not saved
    local is_left=1
    read_clock
    if [[ $mode == saved ]]; then
        end_journal keep
        is_left=0
    elif [[ -n $journal_played && $result == unfinished ]]; then
        save_time "$REPLY"
        if [[ -z $journal_lost ]]; then
            set_message "${message:+$message; }$say_game_saved"
            is_left=0
        fi
        end_journal keep
        keep_game_in '' # the next game does not replace it
    else
        end_journal drop
    fi
    return "$is_left"
}

end_journal() { # <keep|drop>; a file that the user named stays
    exec 5>&-
    if [[ $1 == drop && -z $journal_target && -n $game_file ]] && has_lock; then
        shield rm -f -- "$game_file" 2>/dev/null
    fi
    game_file='' journal_lost=''
    unlock_game
}

close_journal() { # however the program ends
    if [[ -n $journal_lost ]]; then
        read_clock
        write_journal "$REPLY"
    fi
    unlock_game
}
