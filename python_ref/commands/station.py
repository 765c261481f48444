"""station: print a station of rooms and traps, after the keys of --keys."""

from python_ref.core.output import fail_if
from python_ref.station.station import Station

TAKES = "seed size rooms traps jokers reveal keys"


def run_station(call) -> None:
    """Make the station, play the keys of --keys, and print the picture and the result."""
    option, most = call.option, call.option.size**2 // 2  # half the squares
    rooms = option.rooms or min(most, 50)
    fail_if(rooms > most, 2, f"--rooms: at most {most} rooms fit")
    call.choose_seed()
    call.send_output()
    call.tell_seed(option.seed)
    station = Station(option.size, option.seed)
    station.make_station(rooms, option.traps)
    station.replay_station(option.keys, option.jokers)
    station.revealed = station.revealed or option.reveal
    station.put_station(call.colored)
    if "keys" in call.given:
        x, y = station.grid.place(station.cursor)
        print(f"result: {station.result}")
        print(f"scanned: {station.scanned}")
        print(f"jokers: {station.jokers}")
        print(f"cursor: {x - 1},{y - 1}")
