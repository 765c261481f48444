"""terminal.py with three more steps, for a game that has colours and a cursor of its own.

    at ROW,COLUMN      one place only is shown in reverse; these are the numbers of its row and
                       column, as they stand to the left and above
    reverse R:C ...    these places of the screen, and no others, are shown in reverse
    looks R:C HOW ...  the sign there is green, red, reverse, or several of these; plain is none

It is called as terminal.py is.
"""

import sys

import terminal

NAMES = {"7": "reverse", "31": "red", "32": "green"}


class Screen(terminal.Screen):
    """A screen that also knows how each place is shown."""

    def __init__(self, rows, columns):
        super().__init__(rows, columns)
        self.look, self.looks = (), {}

    def resize(self, rows, columns):
        super().resize(rows, columns)
        kept = [place for place in self.looks if place[0] < rows and place[1] < columns]
        self.looks = {place: self.looks[place] for place in kept}

    def set_cell(self, row, column, character):
        super().set_cell(row, column, character)
        self.looks[row, column] = () if character == " " else self.look
        if character == " " and "7" in self.look:
            self.looks[row, column] = ("7",)

    def obey(self, values, letter):
        if letter == "m":
            self.look = () if values in ("", "0") else (*self.look, values)
        super().obey(values, letter)


class Session(terminal.Session):
    def reverse(self, places):
        wanted = {read_place(place) for place in places.split()}

        def shown():
            looks = self.screen.looks
            return {place for place in looks if "7" in looks[place]}

        self.wait_for(lambda: shown() == wanted, lambda: f"in reverse: {shown()}")

    def at(self, numbers):
        def shown():
            looks, text = self.screen.looks, self.screen.cells
            places = [place for place in looks if "7" in looks[place]]
            if len(places) != 1:
                return f"{len(places)} places in reverse"
            row, column = places[0]
            tens, ones = text[0][column], text[1][column]
            if "".join(text[1][:3]).strip() or not ones.isdigit():  # no second line
                ones = ""
            numbers = "".join(text[row][:3]).strip(), (tens + ones).strip()
            return ",".join(numbers)

        self.wait_for(lambda: shown() == numbers, shown)

    def looks(self, rest):
        place, *wanted = rest.split()
        wanted = sorted(set(wanted) - {"plain"})

        def are():
            looks = self.screen.looks.get(read_place(place), ())
            return sorted(NAMES.get(look, look) for look in looks)

        self.wait_for(lambda: are() == wanted, lambda: f"it is {are()}")


def read_place(text):
    """R:C, from 1 -> (row, column), from 0."""
    row, column = map(int, text.split(":"))
    return row - 1, column - 1


terminal.Screen, terminal.Session = Screen, Session
terminal.STEPS |= {"at", "reverse", "looks"}
sys.exit(terminal.main())
