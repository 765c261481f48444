"""maze file: save mazes to files and load them.

The first line has the width and the height. Then comes a line for each row, with a code for each square and spaces
between them: 0 open, 1 wall, 2 3 4 5 a bridge to the north, south, east, west, 6 outside, 7 goal (or the exit that
leads to it), 8 player, 9 trail. Lines that begin with # follow. Any other first line begins a picture.
"""

import os
import re

from python_ref.core.gate import gate_number
from python_ref.grid import BRIDGE, NORTH, OPEN, SIDES_READ, Maze
from python_ref.maze.ends import find_goal, inside_of
from python_ref.maze.picture_file import NUMBERS, see_picture
from python_ref.maze.text_file import TextFile
from python_ref.random_numbers import LAST_SEED

MOST_OTHER_LINES, MOST_KEYS = 50000, 1000000  # of one maze
FROM_FILE = dict(zip("0123456789", (1, 0, 7, 6, 4, 5, 9, 1, 1, 1)))
SIZE = " *[0-9]+ +[0-9]+"  # of a maze
CODES = " *([0-9] +)*[0-9]"  # of a row
FACT = "[a-z][a-z ]*: "  # of a line below a picture
ANY_COMMENT, OF_PICTURE = "#", r"#\r*\Z|# [A-Za-z][a-z]|```"  # a comment, or a fence
BLANKS = " \t\r"


class MazeFile(TextFile):
    """A file of mazes and pictures, and what the comments of its current maze say."""

    def next_row(self, comment: str):
        """The next line that is no such comment; None at the end of the file."""
        while (line := self.next_line()) is not None:
            bare = line.rstrip(BLANKS)
            if not re.match(comment, line):
                return (bare or line.replace("\r", "")).replace("\t", " ")
            self.take_comment(bare)
        return None

    def take_comment(self, line: str) -> None:
        """Store the value of a goal, player, seed or keys line; any other line is only counted."""
        self.count += 1
        place = re.fullmatch("# (goal|player) ([0-9]{1,18}),([0-9]{1,18})", line)
        if place and max(int(place[2]), int(place[3])) <= SIDES_READ[-1] + 1:
            self.places[place[1]] = int(place[2]), int(place[3])
        elif re.fullmatch("# seed [0-9]{1,18}", line):
            seed = int(line[7:])
            self.seed = seed if 1 <= seed <= LAST_SEED else self.seed
        elif line.startswith("# keys "):
            self.keys += re.sub("[^asdwuf]", "", line[7:])
        are_many = self.count > MOST_OTHER_LINES or len(self.keys) > MOST_KEYS
        self.refuse_if(are_many, "too many comments or keys")

    def check_bridges(self, maze) -> None:
        """Refuse a bridge without two ends or two cells."""
        rows, columns = range(2, maze.height + 1, 2), range(2, maze.width + 1, 2)
        cells = {y * maze.stride + x for y in rows for x in columns}
        for end, code in enumerate(maze.cell):
            if BRIDGE <= code <= BRIDGE + NORTH:
                k, step = code - BRIDGE, maze.step[code - BRIDGE]
                joins = {end - step, end + 3 * step} <= cells
                joins = joins and maze.cell[end + 2 * step] == BRIDGE + (k ^ 1)
                self.refuse_if(not joins, "above is a bridge with only one end")

    def find_place(self, maze, name: str) -> int:
        """The square of the goal or the player, from a comment; 0 if the maze has none there."""
        x, y = self.places.get(name, (0, 0))
        is_there = x <= maze.width + 1 and y <= maze.height + 1
        return y * maze.stride + x if is_there else 0

    def read_maze(self):
        """The next maze of the file; None if there is no other. Player and goal are 0 if the maze has none."""
        is_another = self.line > 0
        self.count, self.seed, self.keys = (
            0,
            0,
            "",
        )  # of empty lines and comments; of the game
        self.places: dict = {}  # X and Y of goal and player
        while (line := self.next_row(OF_PICTURE)) is not None:
            if line.strip(" ") and not (is_another and re.match(FACT, line)):
                break
            self.take_comment("")
        self.refuse_if(line is None and not is_another, "no maze was found")
        if line is None:
            return None
        maze = (self.read_rows if self.is_header(line) else self.read_picture)(line)
        maze.seed, maze.keys = self.seed, self.keys
        return maze

    def is_header(self, line: str) -> bool:
        """Does a maze file begin here? Its first line has two numbers, and the next one as many digits as the first says."""
        rows = (row for row in self.lines[self.line :] if not row.startswith(b"#"))
        row = os.fsdecode(next(rows, b"")).rstrip(BLANKS).replace("\t", " ")
        is_row = re.fullmatch(SIZE, line) and re.fullmatch(CODES, row)
        return is_row and str(len(row.split())) == line.split()[0].lstrip("0")

    def read_rows(self, first: str) -> Maze:
        """The maze that begins with this line."""
        try:
            maze = Maze(*(gate_number(side, SIDES_READ) for side in first.split()))
        except ValueError:
            self.refuse_if(True, "a side is too small or too large")
        codes = " " * maze.stride  # the ring
        for _ in range(maze.height):
            row = self.next_row(ANY_COMMENT) or ""
            listed = row.replace(" ", "")
            is_row = re.fullmatch(CODES, row) and len(listed) == maze.width
            self.refuse_if(not is_row, f"not {maze.width} codes from 0 to 9")
            codes += f" {listed} "
        codes += " " * maze.stride
        maze.cell = [FROM_FILE.get(code, OPEN) for code in codes]
        are_many = max(codes.count("7"), codes.count("8")) > 1
        self.refuse_if(are_many, "above are two players or goals")
        maze.player = max(0, codes.find("8"))
        if "7" in codes:
            maze.goal = find_goal(maze, codes.find("7"))
            self.refuse_if(not maze.goal, "above is a goal in a corner")
        self.check_bridges(maze)
        if (line := self.next_row(ANY_COMMENT)) and line.strip(" "):
            is_more = not re.fullmatch(SIZE, line)
            self.refuse_if(is_more, f"more than {maze.height} rows")
            self.line -= 1  # the next maze begins there
        goal = self.find_place(maze, "goal")
        if not maze.goal and goal and inside_of(maze, goal) == maze.player:
            maze.goal = goal
        if not maze.player and maze.goal == self.find_place(maze, "player"):
            maze.player = maze.goal
        return maze

    def read_picture(self, first: str) -> Maze:
        """The picture that begins with this line: up to an empty line or a fact."""
        rows = [first]
        while (line := self.next_row(OF_PICTURE)) is not None:
            if re.match(FACT, line):
                self.line -= 1
                break
            if line.strip(" ") or len(line) >= len(first):
                rows.append(line)
            elif len(rows) > 2 or not all(re.fullmatch(NUMBERS, row) for row in rows):
                break  # one or two lines of numbers may stand before a picture
        self.refuse_if(len(rows) > SIDES_READ[-1], "too many rows")
        return see_picture(rows)
