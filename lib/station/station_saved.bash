# shellcheck shell=bash
#
# station saved: the file of a saved station
#
# The file of a station begins with the call that makes it: station --size 7 --seed 5. The rest is as in a maze file,
# except that _ is the space in "# keys", because blanks at the end of a line do not count.
#
# Writes: file_letters, asked_*.

need cli/options core/folders maze/maze_file play/journal play/saved station/station_recipe

offer_station() { # was a station saved, and no other asked for?
    local name
    keep_games_as station
    find_folders
    for name in ${given[@]+"${given[@]}"}; do
        [[ " size rooms traps jokers seed " != *" $name "* ]] || return 1
    done
    read_saved_game station
}

write_head() { # -> REPLY: how the file of this station begins
    name_asked
    REPLY=station$REPLY$'\n'${asked_known:+$'# option known\n'}
}

station_read_saved() { # -> asked_*, file_keys, file_time: ends if a value is wrong
    local k
    forget_remarks
    file_letters=asdwmxj_
    asked_size=10 asked_rooms='' asked_traps='' asked_jokers=3 asked_seed='' asked_known=''
    next_line
    [[ $REPLY == 'station '* ]] || refuse_file "$say_no_station"
    split_words "$REPLY"
    for ((k = 1; k < ${#split[@]}; k += 2)); do
        find_option "${split[k]}" || refuse_file "$say_no_station"
        gate_option "${split[k + 1]-}" || refuse_file %s "$REPLY"
        case ${known_option[0]} in
            size) asked_size=$REPLY ;;
            rooms) asked_rooms=$REPLY ;;
            traps) asked_traps=$REPLY ;;
            jokers) asked_jokers=$REPLY ;;
            seed) asked_seed=$REPLY ;;
            *) refuse_file "$say_no_station" ;;
        esac
    done
    [[ -n $asked_seed ]] || refuse_file "$say_no_station"
    usual_rooms "$asked_size"
    gate_number --rooms "${asked_rooms:-$REPLY}" "$LEAST_ROOMS" "$((asked_size * asked_size / 2))" || refuse_file %s "$REPLY"
    asked_rooms=$REPLY
    ! next_row || refuse_file "$say_no_station"
    [[ " ${file_options[*]-} " != *' known '* ]] || asked_known=yes
}
