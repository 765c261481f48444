"""Actions on a page, made from what the driver (browser.py) can do: run a script, open an address."""

# fmt: off
from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pace import patience

DEADLINE = patience(60)  # seconds that an answer may take


class Failed(Exception):
    """The browser did not carry out a command."""


class Wrong(Exception):
    """What a claim expected, and what it found."""


def check(what: str, expected: object, actual: object) -> None:
    """Check that the two are equal."""
    if expected != actual:
        raise Wrong(f"{what}\n  expected {expected!r:.2000}\n  but was  {actual!r:.2000}")


class Tab:
    """A page. Addresses that begin with # belong to its home, a file.

    A driver has run (the value of an expression, or of its promise), load (an address), reload, complaints (what came
    into the console), press (keys), click, tap, choose_file, and set_window (its size in the pixels of CSS; a phone has
    two dots for one, fingers and no mouse).
    """

    home = ""

    def set_desk(self, width: int = 1280, height: int = 800) -> None:
        """Make the window this size, with a mouse."""
        self.set_window(width, height, False)

    def set_phone(self, width: int = 390, height: int = 844) -> None:
        """Make the window a phone of this size, with a touch screen."""
        self.set_window(width, height, True)

    def open(self, address: str) -> None:
        """Open an address or a file of this machine, and wait until it is there."""
        if address.startswith("#") or not address:
            address = self.home + address
        if not address.startswith(("file:", "about:", "data:", "http:")):
            path, sharp, rest = address.partition("#")
            address = Path(path).resolve().as_uri() + sharp + rest
        if address.partition("#")[0] == self.run("location.href").partition("#")[0]:
            self.load("about:blank")  # otherwise it only scrolls
        self.load(address)
        self.run("new Promise(requestAnimationFrame).then(() => 0)")  # or keys are lost

    def wait_until(self, condition: str) -> None:
        """Wait until an expression is true in the page; it is evaluated before each frame."""
        self.run(f"(async () => {{ while (!({condition})) await new Promise(requestAnimationFrame) }})()")

    def hold_clock(self, milliseconds: int = 0) -> None:
        """Stop the clock that the page reads, so far in the future, until it is loaded again; animations continue."""
        self.run(f"{{ const now = performance.now() + {milliseconds}; performance.now = () => now }}")

    def middle_of(self, selector: str) -> tuple[float, float]:
        """The middle of an element, in the window."""
        box = self.run(f"(() => {{ const box = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect(); return [box.left, box.top, box.width, box.height] })()")
        if box[2] <= 0 or box[3] <= 0:
            raise Failed(f"not visible: {selector}")
        return box[0] + box[2] / 2, box[1] + box[3] / 2

    def find_outside(self, selector: str, least: int = 0) -> list[str]:
        """The elements that are shown but not wholly in the window, or less wide or high than that many pixels."""
        return self.run(f"""Array.from(all({selector!r})).filter((one) => {{ const box = one.getBoundingClientRect();
            return box.height && (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
                || Math.min(box.width, box.height) < {least}); }}).map((one) => one.id || one.dataset.do
                    || one.textContent)""")

    def choose(self, name: str, value: object) -> None:
        """Choose a value of a field, as if by hand."""
        self.run(f"""for (const type of (get({name!r}).value = {value!r}, ['input', 'change']))
            get({name!r}).dispatchEvent(new Event(type, {{ bubbles: true }}))""")

    def choose_menu(self, name: str) -> None:
        """Open the menu of the game, and click one of its buttons."""
        self.click("[data-do=menu]")
        self.click(f"#menu_list [data-do={name}]")

    def open_own(self) -> None:
        """Open New, with the fields for a maze of one's own."""
        self.click("#dock [data-do=new]")
        self.run("get('new_own').open = true")

    def close_dialog(self) -> None:
        """Close the dialog that is open, and wait until it is closed."""
        self.press("Escape")
        self.wait_until("!findDialog()")

    def open_file(self, text: str, there: str, name: str = "maze.txt") -> None:
        """Open a maze file in the game, until a condition holds."""
        file = Path(tempfile.mkdtemp(), name)
        file.write_text(text)
        self.choose_file("#file", file)
        self.wait_until(there)

    def way(self) -> str:
        """The keys of the shortest path from the player."""
        return self.run("((way) => way.slice(1).map((to, i) => MOVE_KEYS[directionOf(way[i], to)]).join(''))"
                        "(solve(game.maze, game.maze.player))")

    def settle(self) -> None:
        """Wait until the game has adapted to the window, and every movement has finished."""
        self.wait_until("viewWidth === stage.clientWidth && viewHeight === stage.clientHeight")
        self.run("drawFrame(Infinity)")

    def rest(self) -> None:
        """Advance the clock of the page by 0.3 seconds, after which a touch or key counts as a new one."""
        self.hold_clock(301)

    def travel(self, way: str, there: str) -> None:
        """Go back or forward in the history, until a condition holds."""
        self.run(f"history.{way}(), 0")
        self.wait_until(there)

    def go_to(self, address: str, value: str = "0") -> Any:
        """Change the part of the address after the #; a game leaves a wrong one. Returns the value of an expression."""
        return self.run(f"""(async () => {{
            const changed = () => new Promise((done) => addEventListener('popstate', () => setTimeout(done),
                {{ once: true }}));
            const first = changed();
            location.hash = {address!r};
            await first;
            const value = {value};
            if (history.state !== place) await changed();
            return value;
        }})()""")

    def sees(self, what: str, expected: object, value: str) -> None:
        """An expression has this value."""
        check(what, expected, self.run(value))

    def after(self, keys: Iterable[str], what: str, expected: object, value: str) -> None:
        """After these keys an expression has this value."""
        self.press(*keys)
        self.sees(what, expected, value)

    def check_player_seen(self) -> None:
        """The middle of the player's square is dark on yellow, in the window."""
        colors = self.run("""(() => {
            const dots = devicePixelRatio, x = shownX - viewX, y = shownY - viewY, side = boxSide() * .4;
            const color = (a, b) => Array.from(topPen.getImageData(Math.round(a * dots), Math.round(b * dots), 1,
                1).data);
            return [x >= 0 && y >= 0 && x <= viewWidth && y <= viewHeight, color(x, y), color(x - side, y + side * .6)];
        })()""")
        check("the player", [True, [26, 21, 51, 255], [255, 205, 28, 255]], colors)

    def check_named(self) -> None:
        """Everything to use has a name for screen readers."""
        self.sees("without a name", [], """all('button, input, select, dialog, [role=application]').filter((one) =>
            !one.textContent.trim() && !one.ariaLabel && !one.labels?.length && !one.hidden
                && !one.getAttribute('aria-labelledby')).map((one) => one.outerHTML)""")
