# shellcheck shell=bash
#
# journal: the game that goes on
#
# A game is a maze and its keys. It is kept as a maze file, the maze as it began, to which each key is
# appended as it is played; whoever replays them has the game again. The last ones left are kept
# beside each other, as game, game.2 and so on; a game that is being played has a lock beside it, with
# the number of its process, so that a second one takes another file.
# A record is a line of the file records: date, size, kind, seconds, moves, bumps, shortest way.
#
# Owns: state_folder, data_folder (empty where there is none),
# game_file (empty while none is kept), game_lock,
# journal_keys (on the line that is being written), journal_count (keys written),
# journal_noted (so many when the time was), record_note (what is wrong with the place),
# journal_target (the file it is to be kept in, if somebody said so).
# Reads: HOME, XDG_STATE_HOME, XDG_DATA_HOME.

need pictures/text screen/game

state_folder='' data_folder='' game_file='' game_lock='' journal_keys=0 journal_count=0
journal_noted=0 record_note='' journal_target=''

KEPT_GAMES=('' .2 .3 .4 .5 .6 .7 .8 .9)
readonly KEPT_GAMES

name_folder() { # <absolute folder of the kind, if the environment has one> <its place in HOME> -> REPLY
    REPLY=''
    if [[ $1 == /* ]]; then
        REPLY=$1/maze.sh
    elif [[ ${HOME:-} == /* ]]; then
        REPLY=$HOME/$2/maze.sh
    fi
}

find_folders() {
    name_folder "${XDG_STATE_HOME:-}" .local/state
    state_folder=$REPLY
    name_folder "${XDG_DATA_HOME:-}" .local/share
    data_folder=$REPLY
}

make_folder() { # <folder>; 1 if that cannot be
    [[ -n $1 ]] || return 1
    [[ -d $1 ]] || mkdir -p -- "$1" 2>/dev/null
}

cannot_keep() { # <text> <file>: a note, never the end of the game
    printable "${2:-HOME}"
    say "$1" "$REPLY"
    record_note=$REPLY
}

lock_game() { # <file>; 1 if another game has it
    local holder=''
    set -o noclobber # of two that try at once only one makes the file
    if ! { printf '%s\n' "$$" >"$1.lock"; } 2>/dev/null; then
        [[ ! -f $1.lock ]] || { IFS= read -r -n 20 holder <"$1.lock"; } 2>/dev/null || :
        if ! gate_number lock "$holder" 1 999999999 || kill -0 "$REPLY" 2>/dev/null ||
            ! rm -f -- "$1.lock" || ! { printf '%s\n' "$$" >"$1.lock"; } 2>/dev/null; then
            set +o noclobber
            return 1
        fi
    fi
    set +o noclobber
    game_lock=$1.lock
    call_at_end unlock_game
}

unlock_game() {
    [[ -z $game_lock ]] || rm -f -- "$game_lock"
    game_lock=''
}

find_left_game() { # -> game_file: that of the game left last, locked; 1 if there is none
    local name place newest tried=()
    while :; do
        newest=''
        for name in "${KEPT_GAMES[@]}"; do
            place=$state_folder/game$name
            [[ -f $place && " ${tried[*]-} " != *" game$name "* ]] || continue
            [[ -n $newest && ! $place -nt $newest ]] || newest=$place
        done
        [[ -n $newest ]] || return 1
        if lock_game "$newest"; then
            game_file=$newest
            return 0
        fi
        tried+=("${newest##*/}") # it is being played
    done
}

tell_bad_game() { # <why>: the game that was left is put aside, with a note
    local aside=$game_file.bad.$$
    mv -f -- "$game_file" "$aside" 2>/dev/null || rm -f -- "$game_file"
    printable "$aside"
    say "$say_bad_left_game" "$REPLY" "$1"
    tell "maze.sh: $REPLY"
    set_message "$REPLY"
    close_journal keep
}

free_game_file() { # -> game_file: one that no game has, locked; 1 if there is no place
    local name place oldest=''
    make_folder "$state_folder" || return 1
    for name in "${KEPT_GAMES[@]}"; do
        place=$state_folder/game$name
        if [[ ! -e $place ]] && lock_game "$place"; then
            game_file=$place
            return 0
        fi
    done
    for name in "${KEPT_GAMES[@]}"; do # all are taken: the one left longest ago makes room
        place=$state_folder/game$name
        [[ ! -f $place ]] || [[ -n $oldest && ! $place -ot $oldest ]] || oldest=$place
    done
    [[ -n $oldest ]] && lock_game "$oldest" || return 1
    game_file=$oldest
}

keep_game_in() { # <file>: instead of the place of games
    journal_target=$1
}

start_journal() { # <# lines about the maze> <keys so far> <seconds>: the maze there is; a note if it cannot be
    # kept. A game that was left and goes on has its file already
    local part
    journal_keys=0 journal_count=${#2} journal_noted=${#2} record_note=''
    game_file=${journal_target:-$game_file}
    if [[ -z $game_file ]] && ! free_game_file; then
        cannot_keep "$say_cannot_keep" "$state_folder"
        return
    fi
    hold_page
    draw_text
    [[ -z $1 ]] || put_line "$1"
    put_keys "$2"
    (($3 == 0)) || put_line "# time $3"
    take_page

    part=$game_file.$$.part
    set -o noclobber
    if { exec 5>"$part"; } 2>/dev/null; then
        set +o noclobber
        [[ ! -f $game_file ]] || copy_mode "$game_file" "$part"
        { printf %s "$REPLY" >&5; } 2>/dev/null && mv -f -- "$part" "$game_file" 2>/dev/null && return
        rm -f -- "$part"
        exec 5>&-
    fi
    set +o noclobber
    cannot_keep "$say_cannot_keep" "$game_file"
    game_file=''
    unlock_game
}

journal_key() { # <key>
    local text=$1
    [[ -n $game_file ]] || return 0
    if ((journal_keys % 60 == 0)); then
        text="# keys $1"
        ((journal_keys == 0)) || text=$'\n'$text
    fi
    ((journal_keys += 1, journal_count += 1))
    if ! { printf %s "$text" >&5; } 2>/dev/null; then
        cannot_keep "$say_cannot_keep" "$game_file"
        game_file=''
    fi
}

journal_clock() { # <seconds>: if keys have been played since it was noted last
    local end=''
    [[ -n $game_file ]] && ((journal_count > journal_noted)) || return 0
    ((journal_keys == 0)) || end=$'\n'
    { printf '%s# time %d\n' "$end" "$1" >&5; } 2>/dev/null
    journal_keys=0 journal_noted=$journal_count
}

close_journal() { # <keep|drop>
    if [[ -n $game_file ]]; then
        exec 5>&-
        [[ $1 == keep || -n $journal_target ]] || rm -f -- "$game_file"
    fi
    game_file=''
    unlock_game
}
