# shellcheck shell=bash
#
# station: a station of rooms and traps is scanned
#
# Writes: option_rooms.

need cli/look cli/mazes cli/options cli/terminal cli/window station/station

# shellcheck disable=SC2034 # found by its name
takes_station='seed size rooms traps jokers reveal keys'

run_station() {
    if [[ -z $given_keys$given_reveal$given_output ]] && find_terminal; then
        gate_window
    fi
    send_output
    choose_look
    choose_rooms
    choose_seed
    [[ -n $playing ]] || tell_seed
    another_station "$option_seed"
    color_station "$option_color"
    if [[ -n $playing ]]; then
        play_station_here
    else
        print_station
    fi
}

choose_rooms() {
    local most=$((option_size * option_size / 2))
    if [[ -z $option_rooms ]]; then
        ((option_rooms = most < 50 ? most : 50))
    else
        gate_number --rooms "$option_rooms" "$LEAST_ROOMS" "$most" || fail 2 "$REPLY"
    fi
}

another_station() { # <seed>
    seed_with "$1"
    make_station "$option_size" "$option_rooms" "$option_traps"
    draw_connections
}

play_station_here() {
    local name value call
    need station/station_game
    name_program
    call="$REPLY station"
    for name in size rooms traps jokers; do
        value=given_$name
        [[ -n ${!value} ]] || continue
        value=option_$name
        call+=" --$name ${!value}"
    done
    play_station "$option_jokers" "$option_seed" another_station "$playing" "$call"
}

print_station() { # after the keys of --keys
    replay_station "$option_keys" "$option_jokers"
    [[ -z $given_reveal ]] || reveal_station
    put_station
    if [[ -n $given_keys ]]; then
        put_line "result: $result"
        put_line "scanned: $station_scanned"
        put_line "jokers: $station_jokers"
        put_line "cursor: $((station_cursor % station_stride - 1)),$((station_cursor / station_stride - 1))"
    fi
}
