"""recipe: read how a maze was made from one string, such as 31x17,seed=250,ends=far."""

from python_ref.cli.options import Call


def read_recipe(call: Call, recipe: str) -> None:
    """Set the options of the recipe."""
    size, *parts = recipe.split(",")
    call.option.width, call.option.height = map(int, size.split("x"))
    for part in parts:
        name, _, value = part.partition("=")
        call.take_option(name, value or True)
