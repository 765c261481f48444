"""Claims of the mazes that the page makes, and of games in them."""

import random
import re

from browser import Page
from claims import ENDS, SEED, STATE, TEXT, bash_twin, check, share


def same_mazes(page: Page) -> None:
    chance = random.Random(SEED)
    page.open("")
    algorithms = page.run("Object.keys(ALGORITHMS)")
    listed = bash_twin("algorithms", "--lang", "en")
    check("bash has them too", [], [name for name in algorithms if name not in listed])
    kinds = [f"algorithm={name}" for name in algorithms] + ["weave", "bridges=2", "weave", f"bridges={chance.randrange(9)}"]  # fmt: skip
    cases = [(kind, ends, loops) for kind in kinds for ends in ENDS for loops in ("", "", "loops=0", "loops=40", "loops=100")]  # fmt: skip
    for n, (kind, ends, loops) in enumerate(chance.sample(cases, share(20, 100))):
        width, height = (chance.randrange(5, 101 if n % 10 == 0 else 32, 2) for _ in "xy")  # fmt: skip
        seed = chance.choice([chance.randrange(1, 2147483642), n + 1, 2147483642])
        options = [kind, f"ends={ends}", *[loops] * bool(loops)]
        made = [page.go_to(",".join([f"{width}x{height}", f"seed={seed + i}", *options]), TEXT) for i in range(3)]  # fmt: skip
        call = [f"{width}x{height}", "-s", str(seed), "--count", "3", *(f"--{option}" for option in options)]  # fmt: skip
        check(f"{call}", bash_twin("generate", "-f", "text", *call), "\n".join(made))


def next_of_kind(page: Page) -> None:
    page.open("#21x15,seed=3,algorithm=prim,loops=50,ends=far")
    page.press("n")
    text = bash_twin("generate", "-f", "text", "21x15", "-a", "prim", "--loops", "50", "--ends", "far", "-s", "4")  # fmt: skip
    page.sees("the next", [text, "#21x15,seed=4,algorithm=prim,loops=50,ends=far"], f"[{TEXT}, location.hash]")  # fmt: skip
    page.click("[data-do=new]")
    page.sees("New offers it", ["prim", "50", "far"],
              "['algorithm', 'loops', 'ends'].map((name) => get(`new_${name}`).value)")  # fmt: skip
    page.open("#9x7,seed=3,bridges=2")
    page.click("[data-do=new]")
    page.choose("new_width", 15)
    page.click("#new_form .main")
    kept = "[kind.width, kind.bridges, kind.loops]"
    page.sees("the bound of bridges", [15, 2, None], kept)


def terminal_call(page: Page) -> None:
    page.open("")
    for address in ("9x7,seed=3", "21x15,seed=5,algorithm=wilson,loops=0,ends=opposite", "15x15,seed=8,weave,ends=far",
                    "15x15,seed=8,bridges=2,loops=60", "level=7,seed=3", "level=10,seed=3"):  # fmt: skip
        text, call = page.go_to(address, f"[{TEXT}, get('call').textContent]")  # fmt: skip
        words = call.split()
        check(call, ["./maze.sh", "play"], words[:2])
        check(call, text, bash_twin("generate", "-f", "text", *words[2:]))


def same_games(page: Page) -> None:
    chance = random.Random(SEED)
    arrows = {"a": "ArrowLeft", "d": "ArrowRight", "s": "ArrowDown", "w": "ArrowUp", "u": "Backspace"}  # fmt: skip
    page.open("")
    for n in range(share(10, 40)):
        width, height = (chance.randrange(5, 16, 2) for _ in "xy")
        seed, ends, weave = chance.randrange(1, 99999), ENDS[n % len(ENDS)], n % 3 == 0
        page.go_to(f"{width}x{height},seed={seed},ends={ends}" + ",weave" * weave)
        keys = ""  # of four games, one has random keys, one the path, two the path and others
        for key in page.way() if n % 4 else chance.choices("asdw", k=36):
            while n % 4 != 1 and chance.random() < 0.25:
                keys += chance.choice("asdwu")
            keys += key
        page.press(*(arrows.get(key, key) if n % 4 > 1 else key for key in keys))
        expected = bash_twin("play", f"{width}x{height}", "-s", str(seed), "--ends", ends,
                        "--keys", keys, *["--weave"] * weave)  # fmt: skip
        facts = dict(re.findall(r"^(\w+): (.*)$", expected, re.MULTILINE))
        result, moves, bumps, x, y = page.run(STATE)
        check(f"{width}x{height} {seed} {ends} {keys}", facts, {"result": result,
              "moves": f"{moves}", "bumps": f"{bumps}", "position": f"{x},{y}"})  # fmt: skip
        check("the whole way", True, n % 4 != 1 or result == "won")
