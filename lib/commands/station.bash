# shellcheck shell=bash
#
# station: play or print a station of rooms and traps
#
# Writes: station_revealed.

need cli/mazes cli/options cli/printing cli/terminal maze/walk station/station station/station_picture

takes_station='seed size rooms traps jokers reveal keys'

run_station() {
    load_texts games
    if [[ -z $given_keys$given_reveal$given_output ]]; then
        find_terminal
    fi
    choose_rooms || fail 2 "$REPLY"
    choose_seed
    send_output
    choose_format
    color_station "$option_color"
    if [[ -n $playing ]]; then
        need station/station_game
        play_station
    else
        tell_seed
        station_make_asked
        print_station
    fi
}

print_station() { # print the station after the keys of --keys, and the result
    start_station "$option_jokers"
    each_key use_key "$option_keys"
    if [[ -n $given_reveal ]]; then
        station_revealed=yes
    fi
    put_station
    if [[ -n $given_keys ]]; then
        put_line "result: $result"
        put_line "scanned: $station_scanned"
        put_line "jokers: $station_jokers"
        put_line "cursor: $((station_cursor % stride - 1)),$((station_cursor / stride - 1))"
    fi
}
