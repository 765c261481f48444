"""Claims of the mazes that the page makes, and of games in them: they are those of bash."""

# fmt: off
import datetime
import random
import re

from browser import Page
from claims import ROOT, SEED, STATE, TEXT, bash_twin, check, generate, run_bash, share


def list_recipes(page: Page, count: int) -> list[str]:
    """Random recipes of every algorithm, kind of ends and shape."""
    chance = random.Random(SEED)
    algorithms, ends = page.run("[Object.keys(ALGORITHMS), Object.keys(ENDS)]")
    masks = [file.stem for file in (ROOT / "lib/masks").iterdir()]
    recipes = []
    while len(recipes) < count:
        parts = [chance.choice(["weave", f"bridges={chance.randrange(6)}",
            *(f"algorithm={name}" for name in algorithms)])]
        parts += chance.choice([[], [], [f"loops={chance.choice([0, 40, 100])}"]])
        parts += [f"ends={chance.choice(ends)}"]
        parts += chance.choice([[], [], [], [f"mask={chance.choice(masks)}"]])
        parts += chance.choice([[], [], [], [f"passages={chance.randrange(40)}"]])
        if any(part.startswith("mask") for part in parts) and re.search("tree|side|eller|divi|opp|center",
            parts[0] + parts[-1] + str(parts)):
            continue
        sides = (chance.randrange(15 if "mask" in str(parts) else 5, 48, 2) for _ in "xy")
        recipes.append(",".join(["x".join(map(str, sides)), f"seed={chance.randrange(1, 2147483647)}", *parts]))
    return recipes


def same_mazes(page: Page) -> None:
    page.open("")
    for recipe in list_recipes(page, share(8, 200)):
        check(recipe, bash_twin(*generate(recipe), "-f", "text"), page.go_to(recipe, TEXT))


def same_levels(page: Page) -> None:
    page.open("")
    for level in range(1, 25, share(8, 1)):
        expected = bash_twin("generate", "--level", level, "-f", "text")
        found = page.go_to(f"level={level}", f"[{TEXT}, location.hash, game.sight !== null, get('call').textContent]")
        check(f"level {level}", [expected, f"#level={level}", level > 18 or level == 24, (f"./maze.sh play --level "
            f"{level}")], found)
    chance = random.Random(SEED)
    for _ in range(share(2, 20)):
        day = datetime.date(1900, 1, 1) + datetime.timedelta(chance.randrange(73414))
        expected = bash_twin("daily", day, "-f", "text")
        check(f"{day}", [expected, f"#daily={day}"], page.go_to(f"daily={day}", f"[{TEXT}, location.hash]"))


def one_recipe(page: Page) -> None:
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
    page.sees("a seed is chosen where there is none", True,
              "(location.hash = '#9x7', new Promise((done) => setTimeout(() => done(location.hash === "
                  "`#9x7,seed=${game.seed}` && game.seed > 0), 50)))")


def same_games(page: Page) -> None:
    chance = random.Random(SEED)
    arrows = {"a": "ArrowLeft", "d": "ArrowRight", "s": "ArrowDown", "w": "ArrowUp", "u": "Backspace"}
    page.open("")
    recipes = list_recipes(page, share(20, 300))
    recipes = [one for one in recipes if "passages" not in one and max(map(int, one.partition(",")[0].split("x"))) < 25]
    for n, recipe in enumerate(recipes[: share(4, 100)]):
        page.go_to(recipe)
        keys = ""  # of four games, one has random keys, one the path, two the path and others
        for key in page.way() if n % 4 else chance.choices("asdw", k=36):
            while n % 4 != 1 and chance.random() < 0.25:
                keys += chance.choice("asdwu")
            keys += key
        page.press(*(arrows.get(key, key) if n % 4 > 1 else key for key in keys))
        keys = page.run("game.keys")  # with the step out of an exit
        expected = bash_twin("play", *generate(recipe)[1:], "--keys", keys)
        facts = dict(re.findall(r"^(\w+): (.*)$", expected, re.MULTILINE))
        result, moves, bumps, x, y = page.run(STATE)
        check(f"{recipe} {keys}", facts, {"result": result, "steps": f"{moves}", "bumps": f"{bumps}",
            "position": f"{x},{y}"})
        check("the whole way", True, n % 4 != 1 or result == "won")


def same_pictures(page: Page) -> None:
    page.open("")
    for recipe in list_recipes(page, share(4, 200)):
        svg, png = page.go_to(recipe,
            """(async () => { const maze = mazeAtStart(), bytes = await new Blob(drawPng(maze)).arrayBuffer();
            return [writeSvg(makeSvg(maze, nameMaze())), Array.from(new Uint8Array(bytes)).join(' ')]; })()""")
        check(f"svg of {recipe}", run_bash(*generate(recipe), "-f", "svg").stdout.decode(), svg)
        check(f"png of {recipe}", list(run_bash(*generate(recipe), "-f", "png").stdout), list(map(int, png.split())))


def next_of_kind(page: Page) -> None:
    kept = "[game.recipe, get('new_ends').value, get('new_loops').value]"
    page.open("#21x15,seed=3,algorithm=prim,loops=50,ends=far")
    page.after("nm", "the next seed, and New offers the same", ["21x15,seed=4,algorithm=prim,loops=50,ends=far", "far",
        "50"], kept)
    page.sees("a label for each kind of ends", page.run("Object.keys(ENDS).length"), "say.kinds.length")
    page.open("#level=3")
    page.after("n", "the next level", "level=4", "game.recipe")
    page.open("#daily=2026-11-23")
    page.after("n", "after a daily maze, the menu", "new_dialog", "findDialog()?.id")
    page.open("#9x7,seed=3,bridges=2")
    page.open_own()
    page.choose("new_width", 15)
    page.choose("new_seed", 8)
    page.click("#new_form .main")
    page.sees("each field by itself", "15x7,seed=8,bridges=2", "game.recipe")
