"""station: print a station of rooms and traps, after the keys of --keys."""

from __future__ import annotations

from python_ref.cli.look import choose_look, send_output
from python_ref.cli.mazes import choose_seed, tell_seed
from python_ref.cli.options import LEAST_ROOMS, Call
from python_ref.core.gate import Refused, gate_number
from python_ref.core.output import fail, put_line
from python_ref.random_numbers import seed_with
from python_ref.station.station import make_station, put_station, replay_station

TAKES = "seed size rooms traps jokers reveal keys"


def run_station(call: Call) -> None:
    """Make the station and print it."""
    choose_look(call)
    choose_rooms(call)
    choose_seed(call)
    tell_seed(call)
    send_output(call)
    print_station(call)


def choose_rooms(call: Call) -> None:
    """Check the number of rooms: at most half the squares."""
    most = call.option["size"] ** 2 // 2
    rooms = call.option["rooms"] or min(most, 50)
    try:
        call.option["rooms"] = gate_number("--rooms", str(rooms), LEAST_ROOMS, most)
    except Refused as why:
        fail(2, str(why))


def print_station(call: Call) -> None:
    """Play the keys of --keys, then print the picture and the result."""
    option = call.option
    seed_with(option["seed"])
    station = make_station(option["size"], option["rooms"], option["traps"])
    replay_station(station, option["keys"], option["jokers"])
    station.revealed |= "reveal" in call.given
    put_line(*put_station(station, option["color"] == "always"))
    if "keys" in call.given:
        y, x = divmod(station.cursor, station.stride)
        put_line(f"result: {station.result}")
        put_line(f"scanned: {station.scanned}")
        put_line(f"jokers: {station.jokers}")
        put_line(f"cursor: {x - 1},{y - 1}")
