"""What a terminal shows after it has received some text: rows of characters, and their colors."""

import re

NAMES = {
    "2": "faint", "1;4": "joined", "7": "reverse", "31": "red", "32": "green", "36": "dim",
    "30;46": "trail", "30;103": "player", "30;102": "goal", "30;42": "way",
}  # fmt: skip
BEHIND = re.compile(r"(^|;)(7|4\d|10\d)$")  # visible even on a space
# a sequence (its values and its letter), text, or a control character
TOKEN = re.compile(r"\033(?:\[([0-?]*)[ -/]*([@-~])|[^\[])|([^\0-\037]+)|([\0-\032\034-\037])")  # fmt: skip
INCOMPLETE = re.compile(r"(\033(\[[0-?]*[ -/]*)?)?$")


class Screen:
    """What a terminal shows after it has received some text: rows of single characters."""

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.cells = self.blank()
        self.row = self.column = 0  # the cursor, counted from 0
        self.ordinary = None  # (cells, row, column) while the alternate screen is shown
        self.cursor_shown = self.wraps = True
        self.color = ""  # the parameters of the last color sequence; empty for none
        self.look, self.looks = (), {}  # the current colors; the colors of each place
        self.reset = True  # no character was written since the colors were last reset
        self.closed_in_color = False  # the alternate screen, with a color still on
        self.rest = ""  # the beginning of an incomplete sequence

    def blank(self, sign=" "):
        return [[sign] * self.columns for _ in range(self.rows)]

    def text(self):
        """The rows as strings, without spaces at their ends."""
        return ["".join(row).rstrip() for row in self.cells]

    def resize(self, rows, columns):
        """Terminals treat an alternate screen differently after a resize: here it is filled with rubbish."""
        old, self.rows, self.columns = self.cells, rows, columns
        self.cells, self.looks = self.blank("▒" if self.ordinary else " "), {}
        if not self.ordinary:
            for new_row, old_row in zip(self.cells, old):
                new_row[: len(old_row)] = old_row[:columns]
        self.row, self.column = min(self.row, rows - 1), min(self.column, columns)

    def feed(self, text):
        text = self.rest + text
        self.rest = INCOMPLETE.search(text)[0]
        for values, letter, plain, control in TOKEN.findall(text[: len(text) - len(self.rest)]):  # fmt: skip
            if letter:
                self.obey(values, letter)
            elif plain and self.column + len(plain) <= self.columns:
                self.put_row(plain)
            else:
                for character in plain or control:
                    self.put(character)

    def put_row(self, text):
        """Characters that fit into the row."""
        end = self.column + len(text)
        self.cells[self.row][self.column : end] = text
        places = [(self.row, column) for column in range(self.column, end)]
        seen = tuple(look for look in self.look if BEHIND.search(look))
        for place, character in zip(places, text):
            self.looks[place] = seen if character == " " else self.look
        self.column, self.reset = end, False

    def clear(self, row, column):
        """Clear from the cursor to the end of the row."""
        before = self.row, self.column, self.reset
        self.row, self.column = row, column
        self.put_row(" " * (self.columns - column))
        self.row, self.column, self.reset = before

    def put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self.line_feed()
        elif character >= " ":
            if self.column == self.columns:
                self.column -= 1
                if self.wraps:
                    self.column = 0
                    self.line_feed()
            self.put_row(character)

    def line_feed(self):
        if self.row < self.rows - 1:
            self.row += 1
        else:
            self.cells = self.cells[1:] + [[" "] * self.columns]

    def obey(self, values, letter):
        """Carry out ESC [ values letter; ignore those that maze.sh does not use."""
        if letter == "H":
            row, _, column = values.partition(";")
            self.row = min(max(int(row or 1), 1), self.rows) - 1
            self.column = min(max(int(column or 1), 1), self.columns) - 1
        elif letter in ("J", "K") and values in ("", "2"):
            whole = values == "2"
            # after the last column, terminals clear the last sign too
            last = min(self.column, self.columns - 1)
            self.clear(self.row, 0 if whole else last)
            if letter == "J":
                for row in range(0 if whole else self.row + 1, self.rows):
                    self.clear(row, 0)
        elif letter == "m":
            if values.startswith("0;"):
                self.look, values = (), values[2:]
            self.color = "" if values in ("", "0") else values
            self.look = (*self.look, values) if self.color else ()
            self.reset = not self.color
        elif values == "?25":
            self.cursor_shown = letter == "h"
        elif values == "?7":
            self.wraps = letter == "h"
        elif values == "?1049" and letter == "h" and not self.ordinary:
            self.ordinary = (self.cells, self.row, self.column)
            self.cells = self.blank()
        elif values == "?1049" and letter == "l" and self.ordinary:
            self.cells, self.row, self.column = self.ordinary
            self.ordinary = None
            self.closed_in_color = not self.reset
            self.resize(self.rows, self.columns)
