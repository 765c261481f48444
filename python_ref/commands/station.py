"""station: print a station of rooms and traps, after the keys of --keys."""

from python_ref.cli.mazes import choose_seed, tell_seed
from python_ref.cli.options import LEAST_ROOMS, Call
from python_ref.cli.printing import choose_format, send_output
from python_ref.core.gate import gate_number
from python_ref.station import station as rules

TAKES = "seed size rooms traps jokers reveal keys"


def run_station(call: Call) -> None:
    """Make the station, play the keys of --keys, and print the picture and the result."""
    choose_format(call)
    option, most = call.option, call.option["size"] ** 2 // 2  # half the squares
    rooms = str(option["rooms"] or min(most, 50))
    rooms = gate_number("--rooms", rooms, LEAST_ROOMS, most)
    jokers = rules.usual_jokers(rooms) if option["jokers"] is None else option["jokers"]
    choose_seed(call)
    send_output(call)
    tell_seed(call)
    station = rules.make_station(option["size"], rooms, option["traps"], option["seed"])
    rules.replay_station(station, option["keys"], jokers)
    station.revealed |= "reveal" in call.given
    rules.put_station(station, option["color"] == "always")
    if "keys" in call.given:
        y, x = divmod(station.cursor, station.stride)
        print(f"result: {station.result}")
        print(f"scanned: {station.scanned}")
        print(f"jokers: {station.jokers}")
        print(f"cursor: {x - 1},{y - 1}")
