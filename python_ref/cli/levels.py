"""levels: the levels of the game: each adds one feature. After the table, each is larger than the one before."""

from python_ref.cli.options import Call

LEVELS = (
    "21x11,path=20-60,choices=2-3",
    "25x13,path=40-100,choices=4-5",
    "29x15,algorithm=hunt-and-kill,choices=5-7",
    "31x17,ends=center,choices=4-8",
    "33x17,bridges=3,choices=5-8",
    "31x17,loops=60,choices=7-10",
    "37x21,weave,path=130-240,choices=5-9",
    "29x15,algorithm=wilson,choices=9-12,fog",
    "33x17,algorithm=prim,choices=12-16",
    "37x21,algorithm=wilson,choices=16-20",
    "39x21,algorithm=kruskal,ends=far,choices=21-26",
    "39x21,weave,ends=far,path=240-310,choices=10-16,fog",
)


def take_level(call: Call, level: int) -> None:
    """Set the options of the level."""
    beyond = max(0, level - len(LEVELS))
    row = f"{39 + 4 * beyond}x{21 + 2 * beyond},weave,ends=far,fog"
    size, *words = (row if beyond else LEVELS[level - 1]).split(",")
    call.option.width, call.option.height = map(int, size.split("x"))
    for word in words:
        name, _, value = word.partition("=")
        call.take_option(name, value or True)
