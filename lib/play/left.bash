# shellcheck shell=bash
#
# left: the game that was left, to go on with
#
# Owns: kind_before (the options before a file said otherwise).
# Writes: left_seen, option_input, and the options that its file names.

need cli/mazes cli/options maze/maze_file play/journal play/made screen/screen screen/status

kind_before=()

readonly OF_KIND=' seed algorithm loops ends path weave bridges steps ' # what a game that goes on remembers

read_left_game() { # the maze of the game that was left, and how it was made; 1 if there is none
    local line why
    find_folders
    while find_left_game; do
        if { why=$(open_file "$game_file" 2>&1 && read_maze 2>&1 && check_ends 2>&1); } 2>/dev/null; then
            option_input=$game_file
            open_file "$game_file"
            read_maze
            if [[ -n $file_keys ]]; then
                break
            fi
            close_journal drop
        else
            tell_bad_game "${why#maze.sh: }"
        fi
    done
    if [[ -z $game_file ]]; then
        set_message "${left_note:-$message}"
        return 1
    fi
    forget_kind
    for line in ${file_options[@]+"${file_options[@]}"}; do # they may have been changed by anybody
        [[ $line != 'way '* ]] || line="path ${line#* }"    # its name in games of version 2.0
        [[ $OF_KIND == *" ${line%% *} "* ]] || continue
        find_option "--${line%% *}"
        line=${line#* }
        [[ ${known_option[4]} != flag ]] || line=''
        ! gate_option "$line" || keep_option "$REPLY"
    done
}

forget_kind() { # what the file of another game said
    local name value k=0
    for name in $OF_KIND; do
        value=option_$name
        [[ -n ${kind_before[k]+set} ]] || kind_before[k]=${!value}
        printf -v "option_$name" %s "${kind_before[k++]}"
        printf -v "given_$name" %s ''
    done
}

has_other_games() { # were others left beside the one that is offered?
    local name count=0
    for name in "${KEPT_GAMES[@]}"; do
        [[ ! -f $state_folder/game$name ]] || ((count += 1))
    done
    ((count > 1))
}

next_left_game() { # the one that was left before this one; behind the last the first; 1 if none is there any more
    close_journal keep
    start_work
    if ! read_left_game; then
        left_seen=()
        read_left_game
    fi
    end_work
    [[ -n $game_file ]] || return 1
    describe_made
}
