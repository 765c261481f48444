# shellcheck shell=bash
#
# station saved: the file of a saved station
#
# The file of a station begins with the call that makes it: station --size 7 --seed 5. The rest is as in a maze file,
# except that _ is the space in "# keys", because spaces at the end of a line do not count.
#
# Writes: file_letters, station_any, station_known.

need cli/options maze/maze_file saves/folders saves/journal saves/saved station/station_recipe

offer_station() { # is there a saved station, and does no option ask for another one?
    offer_games station
    find_folders
    ! find_given "$OF_STATION" || return 1
    ! read_saved_game station || return 0
    choose_usual_station # a file without keys may have set other options
    return 1
}

write_head() { # -> REPLY: how the file of this station begins
    name_station
    REPLY=station$REPLY$'\n'${station_known:+$'# option known\n'}
    [[ -n $station_any ]] || REPLY+=$'# option fair\n'
}

station_read_saved() { # -> option_*, file_keys, file_time; exits if a value is wrong
    local k known_option
    forget_comments
    forget_station
    file_letters=asdwmxj_
    next_line
    [[ $REPLY == 'station '* ]] || refuse_file "$say_no_station"
    split_words "$REPLY"
    for ((k = 1; k < ${#split[@]}; k += 2)); do
        find_option "${split[k]}" || refuse_file "$say_no_station"
        gate_option "${split[k + 1]-}" || refuse_file %s "$REPLY"
        [[ " $OF_STATION " == *" ${known_option[0]} "* ]] || refuse_file "$say_no_station"
        set_option "${known_option[0]}" "$REPLY" ''
    done
    [[ -n $option_seed ]] || refuse_file "$say_no_station"
    choose_rooms || refuse_file %s "$REPLY"
    ! next_row || refuse_file "$say_no_station"
    [[ " ${file_options[*]-} " != *' known '* ]] || station_known=yes
    [[ " ${file_options[*]-} " == *' fair '* ]] || station_any=any # it was saved by an earlier version
}
