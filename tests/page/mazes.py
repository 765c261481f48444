"""Claims of the mazes that the page makes, and of games in them: they are those of bash."""

# fmt: off
from __future__ import annotations

import base64
import datetime
import random
import re

from browser import Page
from claims import SEED, STATE, TEXT, bash_twin, check, generate, run_bash, share

# The maze as a maze file, as SVG and as PNG, and the address
FILES = f"""(async () => {{ const maze = mazeAtStart(), png = await new Blob(drawPng(maze)).bytes();
    return [{TEXT}, writeSvg(makeSvg(maze, nameMaze())), btoa(String.fromCharCode(...png)), location.hash]; }})()"""


def list_recipes(page: Page, count: int) -> list[str]:
    """Random recipes of every algorithm, kind of ends and shape."""
    chance = random.Random(SEED)
    algorithms, ends, masks = page.run("[ALGORITHMS, ENDS, MASKS].map(Object.keys)")
    unshaped = page.run("UNSHAPED")
    recipes = [f"15x9,seed=5,algorithm={one},passages=12,ends=random" for one in algorithms]
    recipes = recipes[int(SEED) % share(4, 1) :: share(4, 1)]
    for _ in range(count):
        mask = chance.choice([*masks, *[""] * 24])
        algorithm, end = (chance.choice([one for one in names if not (mask and one in unshaped)])
                          for names in (algorithms, ends))
        sides = (chance.randrange(15 if mask else 5, 48, 2) for _ in "xy")
        parts = ["x".join(map(str, sides)), f"seed={chance.randrange(1, 2147483647)}", f"ends={end}",
            chance.choice(["weave", f"bridges={chance.randrange(6)}", *[f"algorithm={algorithm}"] * 6])]
        parts += [f"mask={mask}"] * bool(mask)
        parts += [f"{name}={chance.randrange(most)}" for name, most in (("loops", 101), ("passages", 40))
                  if chance.random() < 0.25]
        recipes.append(",".join(parts))
    return recipes


def same_mazes(page: Page) -> None:
    """mazes, levels and daily mazes, their SVG and PNG equal those of bash byte for byte"""
    page.open("")
    chance = random.Random(SEED)
    days = [datetime.date(1900, 1, 1) + datetime.timedelta(chance.randrange(73414)) for _ in range(share(2, 20))]
    calls = {recipe: generate(recipe) for recipe in list_recipes(page, share(5, 200))}
    levels = range(1, page.run("LEVELS.length") + 1, share(8, 1))
    calls.update({f"level={level}": ["generate", "--level", level] for level in levels})
    calls.update({f"daily={day}": ["daily", day] for day in days})
    for n, (recipe, call) in enumerate(calls.items(), int(SEED)):
        text, svg, png, address = page.go_to(recipe, FILES)
        if "=" in recipe[:6]:
            check("the address", f"#{recipe}", address)
        forms = (("svg", svg.encode()), ("png", base64.b64decode(png)))
        for form, found in (("text", text.encode()), *share(forms[n % 2 :][:1], forms)):
            check(f"{form} of {recipe}", run_bash(*call, "-f", form).stdout, found)


def one_recipe(page: Page) -> None:
    """a recipe is written in its shortest form"""
    page.open("")
    for address, recipe in (
        ("21x13,seed=10,bridges=2", "level=7"),
        ("31x17,seed=20260226,loops=60", "daily=2026-02-26"),
        ("9x7,fog,ends=far,weave,seed=3", "9x7,seed=3,ends=far,weave,fog"),
        ("9x7,seed=3,algorithm=backtracker,ends=corners", "9x7,seed=3"),
        ("9x7%2Cseed%3D3", "9x7,seed=3"),
    ):
        page.go_to(address)
        page.sees(address, [recipe, f"#{recipe}"], "[game.recipe, location.hash]")
    page.go_to("9x7")
    page.sees("a seed that the page picks", True, "location.hash === `#9x7,seed=${game.seed}` && game.seed > 0")


def same_games(page: Page) -> None:
    """games by key events have the steps, bumps and result that play --keys has"""
    chance = random.Random(SEED)
    arrows = {"a": "ArrowLeft", "d": "ArrowRight", "s": "ArrowDown", "w": "ArrowUp", "u": "Backspace"}
    page.open("")
    recipes = [one for one in list_recipes(page, share(40, 600)) if "passages" not in one and re.match("1?.x1?.,", one)]
    for n, recipe in enumerate(recipes[: share(4, 100)]):
        page.go_to(recipe)
        keys = ""  # of four games, one has random keys, one the path, two the path and others
        for key in page.way() if n % 4 else chance.choices("asdw", k=36):
            while n % 4 != 1 and chance.random() < 0.25:
                keys += chance.choice("asdwu")
            keys += key
        page.press(*(arrows.get(key, key) if n % 4 > 1 else key for key in keys))
        keys = page.run("game.keys")  # with the step out of an exit
        said = bash_twin("play", *generate(recipe)[1:], "--keys", keys)
        facts = dict(re.findall(r"^(\w+): (.*)$", said, re.MULTILINE))
        result, moves, bumps, x, y = page.run(STATE)
        check(f"{recipe} {keys}", facts, {"result": result, "steps": f"{moves}", "bumps": f"{bumps}",
            "position": f"{x},{y}"})
        check("the whole way", True, n % 4 != 1 or result == "won")


def next_of_kind(page: Page) -> None:
    """the next maze is of the same kind, and each field of New changes the kind by itself"""
    page.open("#21x15,seed=3,algorithm=prim,loops=50,ends=far")
    page.after("nm", "New offers the same", ["21x15,seed=4,algorithm=prim,loops=50,ends=far", "far", "50"],
        "[game.recipe, get('new_ends').value, get('new_loops').value]")
    page.open("#daily=2026-11-23")
    page.after("n", "after a daily maze, the menu", "new_dialog", "findDialog()?.id")
    page.open("#9x7,seed=3,bridges=2")
    page.open_own()
    page.choose("new_width", 15)
    page.choose("new_seed", 8)
    page.click("#new_form .main")
    page.sees("each field by itself", "15x7,seed=8,bridges=2", "game.recipe")
