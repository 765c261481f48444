"""gate: check each value from outside before the program uses it. A gate returns what a word means; raises ValueError."""

import re


def gate_number(value: str, numbers: range) -> int:
    """One of the numbers, in digits."""
    if not re.fullmatch("[0-9]{1,18}", value) or int(value) not in numbers:
        raise ValueError
    return int(value)


def gate_range(value: str, numbers: range) -> range:
    """The numbers from A to B, of A-B."""
    first, _, last = value.partition("-")
    least = gate_number(first, numbers)
    return range(least, gate_number(last, range(least, numbers.stop)) + 1)


def gate_choice(value: str, choices: tuple) -> str:
    """One of the choices."""
    if value not in choices:
        raise ValueError
    return value
