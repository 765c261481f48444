"""maze file: save mazes to files and load them.

The first line has the width and the height. Then comes a line for each row, with a code for each square and spaces
between them: 0 open, 1 wall, 2 3 4 5 a bridge to the north, south, east, west, 6 outside, 7 goal (or the exit that
leads to it), 8 player, 9 trail. Lines that begin with # follow. Any other first line begins a picture.
"""

import os
import re

from python_ref.core.gate import gate_number
from python_ref.grid import BRIDGE, NORTH, OPEN, SIDES_READ, WALL, Maze
from python_ref.maze.ends import find_goal, inside_of
from python_ref.maze.picture_file import see_picture
from python_ref.maze.picture_lines import count_items, ends_picture, split_line
from python_ref.maze.text_file import TextFile
from python_ref.random_numbers import LAST_SEED

MOST_OTHER_LINES, MOST_KEYS = 50000, 1000000  # of one maze
MOST_AROUND = 20  # lines of text above a picture
FROM_FILE = dict(zip("0123456789", (1, 0, 7, 6, 4, 5, 9, 1, 1, 1)))
SIZE = " *[0-9]+ +[0-9]+"  # of a maze
CODES = " *([0-9] +)*[0-9]"  # of a row
FACT = "[a-z][a-z ]*: "  # of a line below a picture
ANY_COMMENT, OF_PICTURE = "#", r"#\Z|# [A-Za-z][a-z]|```"  # a comment, or a fence
BLANKS = " \t"


class MazeFile(TextFile):
    """A file of mazes and pictures, and what the comments of its current maze say."""

    def next_row(self, comment: str):
        """The next line that is no such comment; None at the end of the file."""
        while (line := self.next_line()) is not None:
            if not re.match(comment, line):
                return line.replace("\t", " ")
            self.take_comment(line.rstrip(BLANKS))
        return None

    def take_comment(self, line: str) -> None:
        """Store the value of a goal, player, seed or keys line; any other line is only counted."""
        self.count += 1
        place = re.fullmatch("# (goal|player) ([0-9]{1,18}),([0-9]{1,18})", line)
        if place and max(int(place[2]), int(place[3])) <= SIDES_READ[-1] + 1:
            self.places[place[1]] = int(place[2]), int(place[3])
        elif re.fullmatch("# seed [0-9]{1,18}", line):
            if 1 <= int(line[7:]) <= LAST_SEED:
                self.seed = int(line[7:])
        elif line.startswith("# keys "):
            self.keys += re.sub("[^asdwuf]", "", line[7:])
        are_many = self.count > MOST_OTHER_LINES or len(self.keys) > MOST_KEYS
        self.fail_if(are_many, "too many comments or keys")

    def check_bridges(self, maze) -> None:
        """Refuse a bridge without two ends or two cells."""
        rows, columns = range(2, maze.height + 1, 2), range(2, maze.width + 1, 2)
        cells = {y * maze.stride + x for y in rows for x in columns}
        for end, code in enumerate(maze.cell):
            if BRIDGE <= code <= BRIDGE + NORTH:
                k, step = code - BRIDGE, maze.step[code - BRIDGE]
                joins = {end - step, end + 3 * step} <= cells
                joins = joins and maze.cell[end + 2 * step] == BRIDGE + (k ^ 1)
                self.fail_if(not joins, "above is a bridge with only one end")

    def find_place(self, maze, name: str) -> int:
        """The square of the goal or the player, from a comment; 0 if the maze has none there."""
        x, y = self.places.get(name, (0, 0))
        is_there = x <= maze.width + 1 and y <= maze.height + 1
        return y * maze.stride + x if is_there else 0

    def read_maze(self):
        """The next maze of the file; None if there is no other. Player and goal are 0 if the maze has none."""
        is_another = self.line > 0
        self.count = 0  # of empty lines and comments
        self.seed, self.keys = 0, ""  # of the game
        self.places: dict = {}  # X and Y of goal and player
        around: list = []
        maze = None
        while maze is None and (line := self.next_row(OF_PICTURE)) is not None:
            if not line.strip(" ") or (is_another and re.match(FACT, line)):
                self.take_comment("")
            elif self.is_header(line):
                maze = self.read_rows(line)
            else:
                maze = self.read_picture(line, around)
        self.fail_if(maze is None and not is_another, "no maze was found")
        if maze:
            self.fail_flags(maze)
            maze.seed, maze.keys = self.seed, self.keys
        return maze

    def fail_flags(self, maze) -> None:
        """Refuse two tables, one of the walls beside cells and one of those below; only the first has a whole border at right."""
        row = next((row for row in self.lines[self.line :] if row.strip()), b"")
        is_table = count_items(os.fsdecode(row).rstrip(BLANKS)) == maze.width
        _, left, *_, right, _ = zip(*maze.rows()[1:-1])
        _, top, *_, bottom, _ = (row[1:-1] for row in maze.rows())
        is_first = {*right} == {WALL} and all(
            OPEN in side for side in (left, top, bottom)
        )
        self.fail_if(is_table and is_first, "a second table")

    def is_header(self, line: str) -> bool:
        """Does a maze file begin here? Its first line has two numbers, and the next one as many digits as the first says."""
        rows = (row for row in self.lines[self.line :] if not row.startswith(b"#"))
        row = os.fsdecode(next(rows, b"")).rstrip(BLANKS).replace("\t", " ")
        line = line.rstrip(" ")
        is_row = re.fullmatch(SIZE, line) and re.fullmatch(CODES, row)
        return is_row and str(len(row.split())) == line.split()[0].lstrip("0")

    def read_rows(self, first: str) -> Maze:
        """The maze that begins with this line."""
        try:
            maze = Maze(*(gate_number(side, SIDES_READ) for side in first.split()))
        except ValueError:
            self.fail_if(True, "a side is too small or too large")
        codes = " " * maze.stride  # the ring
        for _ in range(maze.height):
            row = (self.next_row(ANY_COMMENT) or "").rstrip(" ")
            listed = row.replace(" ", "")
            is_row = re.fullmatch(CODES, row) and len(listed) == maze.width
            self.fail_if(not is_row, f"not {maze.width} codes from 0 to 9")
            codes += f" {listed} "
        codes += " " * maze.stride
        maze.was_read = True
        maze.cell = [FROM_FILE.get(code, OPEN) for code in codes]
        are_many = max(codes.count("7"), codes.count("8")) > 1
        self.fail_if(are_many, "above are two players or goals")
        maze.player = max(0, codes.find("8"))
        if "7" in codes:
            maze.goal, *others = find_goal(maze, codes.find("7"))
            self.fail_if(others, "above is a goal in a corner")
        self.check_bridges(maze)
        if (line := self.next_row(ANY_COMMENT)) and line.strip(" "):
            is_more = not re.fullmatch(SIZE, line.rstrip(" "))
            self.fail_if(is_more, f"more than {maze.height} rows")
            self.line -= 1  # the next maze begins there
        goal = self.find_place(maze, "goal")
        if not maze.goal and goal and inside_of(maze, goal) == maze.player:
            maze.goal = goal
        if not maze.player and maze.goal == self.find_place(maze, "player"):
            maze.player = maze.goal
        return maze

    def read_picture(self, first: str, around: list):
        """The picture that begins with this line, up to an empty line, a fact or the size of the next; None if it is none."""
        rows = split_line(first)
        while (line := self.next_row(OF_PICTURE)) is not None:
            if re.match(FACT, line) or ends_picture(line, rows[-1]):
                self.line -= 1
                break
            if not line.strip(" ") and len(line) < len(first.rstrip(" ")):
                break
            rows += split_line(line)
            self.fail_if(len(rows) > SIDES_READ[-1], "too many rows")
        maze, others = see_picture(rows)
        others = [line for line in others if line.strip("[](){},; ")]
        around += others
        self.count += len(others)
        is_text = maze is None and len(around) > MOST_AROUND
        self.fail_if(is_text or self.count > MOST_OTHER_LINES, "text, and no picture")
        return maze
