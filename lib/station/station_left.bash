# shellcheck shell=bash
#
# station left: the file of a saved station
#
# The file of a station begins with the call that makes it: station --size 7 --seed 5. The rest is as in a maze file,
# except that _ is the space in "# keys", because blanks at the end of a line do not count.
#
# Writes: file_letters, made_*.

need cli/options core/folders maze/maze_file play/journal play/left station/station_made

offer_station() { # was a station saved, and no other asked for?
    local name
    keep_games_as station
    find_folders
    for name in ${given[@]+"${given[@]}"}; do
        [[ " size rooms traps jokers seed " != *" $name "* ]] || return 1
    done
    read_left_game station
}

write_head() { # -> REPLY: how the file of this station begins
    name_made
    REPLY=station$REPLY$'\n'${made_known:+$'# option known\n'}
}

station_read_left() { # -> made_*, file_keys, file_time: ends if a value is wrong
    local k
    forget_remarks
    file_letters=asdwmxj_
    made_size=10 made_rooms='' made_traps='' made_jokers=3 made_seed='' made_known=''
    next_line
    [[ $REPLY == 'station '* ]] || refuse_file "$say_no_station"
    split_words "$REPLY"
    for ((k = 1; k < ${#split[@]}; k += 2)); do
        find_option "${split[k]}" || refuse_file "$say_no_station"
        gate_option "${split[k + 1]-}" || refuse_file %s "$REPLY"
        case ${known_option[0]} in
            size) made_size=$REPLY ;;
            rooms) made_rooms=$REPLY ;;
            traps) made_traps=$REPLY ;;
            jokers) made_jokers=$REPLY ;;
            seed) made_seed=$REPLY ;;
            *) refuse_file "$say_no_station" ;;
        esac
    done
    [[ -n $made_seed ]] || refuse_file "$say_no_station"
    usual_rooms "$made_size"
    gate_number --rooms "${made_rooms:-$REPLY}" "$LEAST_ROOMS" "$((made_size * made_size / 2))" || refuse_file %s "$REPLY"
    made_rooms=$REPLY
    ! next_row || refuse_file "$say_no_station"
    [[ " ${file_options[*]-} " != *' known '* ]] || made_known=yes
}
