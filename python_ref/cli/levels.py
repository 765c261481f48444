"""levels: the twelve levels of the game, each of which adds one thing."""

from python_ref.cli.options import Call, find_option, take_option

LEVELS = (
    "21x11,path=20-60",
    "25x13,path=60-90",
    "29x15,algorithm=prim",
    "31x17,loops=60,path=60-110",
    "31x17,ends=center,path=40-110",
    "33x19,algorithm=hunt-and-kill,path=80-130",
    "33x17,bridges=3,path=100-165",
    "37x21,algorithm=wilson,path=70-110",
    "37x21,weave,path=150-250",
    "29x15,path=60-120,fog",
    "39x21,ends=far,path=210-270",
    "39x21,weave,ends=far,path=240-310,fog",
)
OF_LEVELS = "width height algorithm loops ends path weave bridges"


def take_level(call: Call, level: int) -> None:
    """Set the options of the level."""
    size, *words = LEVELS[level - 1].split(",")
    call.option["width"], call.option["height"] = map(int, size.split("x"))
    for word in words:
        name, _, value = word.partition("=")
        take_option(call, find_option(f"--{name}"), value)
