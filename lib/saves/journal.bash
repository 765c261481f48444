# shellcheck shell=bash
#
# journal: the file of the game in play
#
# Both games use it alike. list_games lists the saved games, and find_saved_game takes the next one that is offered.
# start_journal begins to save a game, journal_key adds a key, tick_journal comes by each second, leave_journal keeps the game
# for later, close_journal ends it. end_journal is called however the program ends.
#
# The file of a game begins with its head: the maze or the station at its start. Each key is appended as it is
# played. A replay of the keys restores the game. Saved games are in one folder: game, game.2 and so on for
# mazes, station, station.2 for stations. The file of a game in play is locked.
#
# Head and keys are also in memory. If a key cannot be written, for example to a full disk, the game continues with a note.
# As soon as there is room again, the whole game is written beside its file and takes its place.
#
# Owns: journal_name (game or station: of the files), game_file (empty while there is none), journal_lost (yes while the
# game should be saved there and is not), journal_head, journal_played (its keys), journal_keys (how many are on the line
# that is being written), record_note (why something cannot be saved), journal_target (the file that the user named for
# the game), kept_line (only games with this line are offered; empty: all), games_seen (games that were offered).

need core/programs pictures/text saves/folders saves/locks screen/clock screen/game screen/status

journal_name=game game_file='' journal_lost='' journal_head='' journal_played='' journal_keys=0 record_note=''
journal_target='' kept_line='' games_seen=()

readonly LONG_GAME=20 # keys: a game of at least this length is saved when another begins, in case r or n was a mistake

keep_games_as() { # <game|station>: set the name of the files
    journal_name=$1
}

make_folder() { # <folder>: 1 if it cannot be created
    [[ -n $1 ]] || return 1
    [[ -d $1 ]] || shield mkdir -p -- "$1" 2>/dev/null
}

cannot_keep() { # <text> <file>: show a note; the game continues
    printable "$2"
    [[ -n $2 ]] || REPLY=$say_no_home
    say "$1" "$REPLY"
    record_note=$REPLY
}

# Saved games.

offer_only() { # <line>: offer only games whose files have it near the beginning, also those that were offered before
    kept_line=$1 games_seen=()
}

list_games() { # -> kept_games: files of saved games
    local place text=''
    kept_games=()
    for place in "$state_folder/$journal_name" "$state_folder/$journal_name".*; do
        [[ -f $place ]] || continue
        [[ ${place##*/} == "$journal_name" ]] || gate_number game "${place#"$state_folder/$journal_name."}" 2 9999 || continue
        [[ -z $kept_line ]] || IFS= read -r -d '' -n 10000 text <"$place"
        [[ $text != *"$kept_line"* ]] || kept_games+=("$place")
    done
}

find_saved_game() { # -> game_file: the file of the game saved last that is not in games_seen, locked; 1 if there is
    # none: REPLY says who plays one, or is empty
    local place newest kept_games holder=''
    while :; do
        newest=''
        list_games
        for place in ${kept_games[@]+"${kept_games[@]}"}; do
            [[ " ${games_seen[*]-} " != *" ${place##*/} "* ]] || continue
            [[ -n $newest && ! $place -nt $newest ]] || newest=$place
        done
        if [[ -z $newest ]]; then
            REPLY=$holder
            return 1
        fi
        games_seen+=("${newest##*/}")
        if lock_game "$newest"; then
            game_file=$newest
            return 0
        fi
        name_holder "$newest" "$REPLY"
        holder=$REPLY
    done
}

set_aside_game() { # <why>: put the saved game aside, with a note
    local aside=$game_file.bad
    while [[ -e $aside || -L $aside ]]; do # an earlier one
        aside+=.bad
    done
    shield mv -f -- "$game_file" "$aside" 2>/dev/null
    printable "$aside"
    say "$say_bad_unfinished_game" "$REPLY" "$1"
    tell "maze.sh: $REPLY"
    set_message "$REPLY"
    close_journal keep
}

free_game_file() { # -> game_file: a new one, locked; 1 if it cannot be created
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

keep_game_in() { # <file>: save the game there, not among the saved games
    journal_target=$1
}

# The game in play.

start_journal() { # <head> <keys so far> <seconds>: begin to save the game, or show a message that this is not possible. A
    # saved game that is continued has its file already
    [[ " ${at_end[*]-} " == *' end_journal '* ]] || call_at_end end_journal
    journal_head=$1 journal_played=$2 journal_keys=0 record_note='' journal_lost=''
    game_file=${journal_target:-$game_file}
    write_journal "$3" || lose_journal
}

write_journal() { # <seconds>: the whole game, as a new file -> game_file; 1 if it cannot be written
    local part
    [[ -n $game_file ]] || free_game_file || return 1
    lock_game "$game_file" && is_plain_place "$game_file" || return 1
    part=$game_file.$$.part
    drop_part # of an earlier process with our number
    hold_buffer
    put_keys "$journal_played"
    (($1 == 0)) || put_line "# time $1"
    take_buffer
    set -o noclobber
    if is_plain_place "$part" && { printf '%s%s' "$journal_head" "$REPLY" >"$part"; } 2>/dev/null; then
        set +o noclobber
        if shield mv -f -- "$part" "$game_file" 2>/dev/null && { exec 5>>"$game_file"; } 2>/dev/null; then
            journal_keys=0
            return 0
        fi
    fi
    set +o noclobber
    drop_part
    return 1
}

lose_journal() { # remember that the game cannot be saved, and show a message
    journal_lost=yes
    cannot_keep "$say_cannot_keep" "${game_file:-$state_folder}"
    set_message "$record_note"
}

is_saved() { # as far as we know
    [[ -n $game_file && -z $journal_lost ]]
}

check_journal() { # <seconds>: is the game still saved in our file? If not, save it again if possible
    if is_saved && { [[ ! -f $game_file ]] || { [[ -e /dev/fd/5 && ! $game_file -ef /dev/fd/5 ]]; }; }; then
        lose_journal
        if [[ -e $game_file || -L $game_file ]]; then # another game has it now
            unlock_game
            game_file=''
            [[ -z $journal_target ]] || journal_lost=''
        fi
    fi
    if [[ -n $journal_lost ]] && write_journal "$1"; then
        journal_lost='' record_note=''
        set_message ''
    fi
}

journal_key() { # <key>: it was played; the first step starts the clock
    local text=$1
    [[ $1 == f ]] || run_clock
    journal_played+=$1
    is_saved || return 0
    if ((journal_keys % 60 == 0)); then
        text="# keys $1"
        ((journal_keys == 0)) || text=$'\n'$text
    fi
    ((journal_keys += 1))
    { printf %s "$text" >&5; } 2>/dev/null || lose_journal
}

journal_clock() { # <seconds>
    local end=''
    check_journal "$1"
    is_saved || return 0
    ((journal_keys == 0)) || end=$'\n'
    { printf '%s# time %d\n' "$end" "$1" >&5; } 2>/dev/null || lose_journal
    journal_keys=0
}

tick_journal() { # a second has passed: from time to time, check the file and write the time
    local seconds
    read_clock
    seconds=$REPLY
    ((seconds % 5)) || check_journal "$seconds"
    ((seconds % 10 || seconds == 0 || journal_keys == 0)) || journal_clock "$seconds"
}

leave_journal() { # save the game if a key was played, with a message; 1 if it is not saved
    local is_left=1
    read_clock
    if [[ $mode == saved ]]; then
        close_journal keep
        is_left=0
    elif [[ -n $journal_played && $result == unfinished ]]; then
        journal_clock "$REPLY"
        if is_saved; then
            set_message "${message:+$message; }$say_game_saved"
            is_left=0
        fi
        close_journal keep
        keep_game_in '' # the next game does not replace it
    else
        close_journal drop
    fi
    return "$is_left"
}

set_game_aside() { # before the same maze or station begins again: save a long game, with a message; a short one is replaced
    ((${#journal_played} < LONG_GAME)) || [[ -n $journal_target ]] || leave_journal
}

close_journal() { # <keep|drop>
    exec 5>&-
    if [[ $1 == drop && -z $journal_target && -n $locked_file ]]; then
        shield rm -f -- "$locked_file" 2>/dev/null
    fi
    game_file='' journal_lost=''
    unlock_game
}

end_journal() { # however the program ends
    drop_part
    if [[ -n $journal_lost ]]; then
        read_clock
        write_journal "$REPLY"
    fi
    unlock_game
}

drop_part() { # remove a file that was written in part
    local part=$game_file.$$.part
    [[ -z $game_file || (! -e $part && ! -L $part) ]] || shield rm -f -- "$part" 2>/dev/null
}
