"""gate: check each value from outside before the program uses it."""

from __future__ import annotations

from python_ref.core.output import Refused


def gate_number(name: str, value: str, least: int, most: int, odd: bool = False) -> int:
    """The number in a string of digits; raises Refused."""
    is_number = value and not value.strip("0123456789") and len(value) <= 18
    if not is_number or not least <= int(value) <= most:
        raise Refused(f"{name}: {value!r} is not a number from {least} to {most}")
    if odd and int(value) % 2 == 0:
        raise Refused(f"{name}: {value} is even")
    return int(value)


def gate_range(name: str, value: str, least: int, most: int) -> tuple[int, int]:
    """The two numbers of A-B, the first no larger than the second; raises Refused."""
    one, _, other = value.partition("-")
    first = gate_number(name, one, least, most)
    return first, gate_number(name, other, first, most)


def gate_choice(name: str, value: str, *choices: str) -> str:
    """The value, one of the choices; raises Refused."""
    if value not in choices:
        raise Refused(f"{name}: {value!r} is not one of {' '.join(choices)}")
    return value
