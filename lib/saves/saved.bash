# shellcheck shell=bash
#
# saved: begin a game, or offer to continue the saved one; save it key by key; end it unless it is over
#
# There is one file for mazes, game, and one for stations, station: the game last played. It begins with a head, the
# maze or the station at its start. Each key is appended as it is played, and the time with every 20th key. A replay
# of the keys restores the game. The first key replaces the file of the game before.
#
# Owns: offer (the saved game that is offered, in words; empty once a game has begun), game_file (empty: the game has no
# place), journal_* (journal_head, journal_played: the keys of the game in play; journal_open: yes: all of the game is
# in its file; journal_shut: yes: another process plays the saved game).
# Writes: end_line, farewell, file_keys, file_time, record_note, result.

need cli/options cli/terminal core/columns core/programs pictures/text saves/folders screen/game screen/screen \
    screen/view

offer='' game_file='' journal_head='' journal_played='' journal_open='' journal_shut=''

start_game() { # play the saved game, or the one that was asked for, until the player leaves
    local begin=saved
    if ! find_saved_game; then
        [[ -z $given_resume ]] || fail 1 "${message:-$say_no_unfinished_game}"
        if [[ -n $message ]]; then
            tell "maze.sh: $message"
        fi
        begin=begin_asked_game
    elif [[ -n $given_resume ]]; then
        begin=continue_game
    fi
    if [[ $playing == lines ]]; then
        begin_lines
    else
        setup_terminal look_at_game # now, because what is typed while a maze is carved must not appear
    fi
    if [[ $begin == saved ]]; then
        set_mode saved
    else
        "$begin"
    fi
    farewell=bid_farewell
    handle_keys
    reset_terminal
}

begin_asked_game() {
    file_keys='' file_time=0
    begin_work
    "${game}_make_asked"
    end_work
    begin_game
}

begin_game() { # or continue it
    offer=''
    "${game}_begin" "$file_keys" "$file_time"
    set_mode "$game"
}

continue_game() {
    read_saved_game
    begin_game
    write_journal "$file_time" # so that the file is removed if the player gives up now
}

find_saved_game() { # -> offer; 1 if there is no game to continue; a damaged one gets another name, with a message
    [[ -z $journal_shut$given_output && -f $game_file ]] || return 1
    # what refuses a file ends the program: here only the process that tries it
    if { offer=$(put_offer 2>&1); } 2>/dev/null; then
        offer=${offer##*$'\n'}
        [[ -n $offer ]]
        return
    fi
    shield mv -f -- "$game_file" "$game_file.bad"
    printable "$game_file.bad"
    say "$say_bad_unfinished_game" "$REPLY" "${offer#maze.sh: }"
    set_message "$REPLY"
    offer=''
    return 1
}

put_offer() { # print what is offered, if the saved game has keys and is not over
    read_saved_game
    [[ -n $file_keys ]] || return 0
    "${game}_replay" "$file_keys"
    [[ $result == unfinished ]] || return 0
    say_game "$say_unfinished_game" "$file_time"
    printf '\n%s' "$REPLY"
}

say_game() { # <format> <seconds> -> REPLY: which game it is, how far it is, and how long it took
    local name
    "${game}_name"
    name=$REPLY
    name_time "$2"
    say "$1" "$name" "$REPLY"
}

read_saved_game() { # exits if it is damaged
    need maze/maze_file maze/text_file
    open_file "$game_file"
    "${game}_read_saved"
}

saved_draw() {
    set_fields "$say_quit_key" "${say_unfinished_keys[@]}"
    fold_columns "$offer" "$((window_columns - 1))"
    draw_in_middle 1 "${folded[@]}"
}

saved_key() { # <key>
    case $1 in
        enter) continue_game ;;
        n | N) begin_asked_game ;;
        '?') "show_${game}_help" ;;
        q | Q) quit_game ;;
        *) set_message "$say_unknown_key" ;;
    esac
}

finish_game() { # show the result of a game that is over, and remove its file
    if [[ -n $record_note ]]; then
        add_result %s "$record_note"
    fi
    drop_game
    end_game
}

quit_game() {
    leave_unfinished
    result=quit
    leave_game
}

bid_farewell() { # Ctrl-C ends the game
    leave_unfinished
    put_end
    write_buffer
}

leave_unfinished() { # save the game in play -> end_line: how to continue it, or the one that is offered
    local call=--resume
    [[ $result == unfinished ]] || return 0
    end_line=$offer
    if [[ -z $offer ]]; then
        read_clock
        say_game "$say_quit" "$REPLY"
        end_line=$REPLY
        leave_journal || return 0
    fi
    if [[ $game != maze ]]; then
        call=station
    elif [[ $game_file != "$state_folder"/* ]]; then
        quote_word "$game_file"
        call="play -i $REPLY"
    fi
    name_program
    end_line+=$'\n'"$say_to_continue $REPLY $call"
}

put_end() { # on the ordinary screen: the result, and the command that makes the same maze or station
    put_line "$end_line"
    if [[ -z $offer ]]; then
        "${game}_name_call"
        put_line "$REPLY"
    fi
    if [[ -n $record_note ]]; then
        tell "maze.sh: $record_note"
    fi
}

# The file of the game. If a key cannot be written, for example to a full disk, the game continues with a note. With
# every 20th key, and at the end, the whole game is then written again.

open_journal() { # <file that the user named, or empty>: lock the file of the game
    unlock_game
    call_at_end close_journal
    game_file=$1 journal_shut=''
    if [[ -z $1 && -n $state_folder ]]; then
        make_folder "$state_folder"
        game_file=$state_folder/${game/maze/game}
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
    if [[ -n $journal_open ]]; then
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
    journal_open=''
    note_unsaved "$say_cannot_keep" "$game_file"
    set_message "$record_note"
}

leave_journal() { # save the game for later, with its time; no game is in play. 1 if there is none to continue
    local is_kept=''
    if [[ -n $journal_played && $result == unfinished ]]; then
        read_clock
        if [[ -n $journal_open ]]; then
            { printf '\n# time %d\n' "$REPLY" >&5; } 2>/dev/null || lose_journal
        else
            write_journal "$REPLY"
        fi
        is_kept=$journal_open
    fi
    end_journal
    [[ -n $is_kept ]]
}

drop_game() { # remove the file of a game that is over, unless the user named it
    if [[ -n $journal_open && $game_file == "$state_folder"/* ]]; then
        shield rm -f -- "$game_file"
    fi
    end_journal
}

end_journal() { # no game is in play
    exec 5>&-
    journal_played='' journal_open=''
}

close_journal() { # however the program ends
    leave_journal
    unlock_game
}

# Locks. A lock is an empty file beside that of the game, FILE.lock.PROCESS: it names the process that plays. Who finds
# the lock of a process that plays no more renames it to its own: of several, one succeeds.

lock_game() { # 1 if a process that lives has the lock of game_file: REPLY is its number
    local ours=$game_file.lock.$$
    [[ -n $game_file ]] || return 0
    while find_lock "$ours"; do
        ! is_playing "$REPLY" || return 1
        shield mv -f -- "$game_file.lock.$REPLY" "$ours" || break
    done
    [[ -e $ours ]] || { : >"$ours"; } 2>/dev/null || return 0 # where no lock can be made, there is none
    if find_lock "$ours"; then
        unlock_game # two games began at the same moment: neither takes it
        return 1
    fi
}

is_playing() { # <process>: does it live, and can it be a game? Another program may have got its number
    local REPLY
    kill -s 0 "$1" 2>/dev/null || return
    first_line ps -o args= -p "$1"
    [[ -z $REPLY || $REPLY == *bash* || $REPLY == *maze* ]]
}

find_lock() { # <our lock> -> REPLY: the process that another one names; 1 if there is none
    local found
    for found in "$game_file".lock.*; do
        REPLY=${found##*.lock.}
        [[ ! -e $found || $found == "$1" || $REPLY != [123456789]* || $REPLY == *[!0123456789]* || ${#REPLY} -gt 9 ]] ||
            return 0
    done
    return 1
}

unlock_game() {
    if [[ -e $game_file.lock.$$ ]]; then
        shield rm -f -- "$game_file.lock.$$"
    fi
}
