"""The Python twin of maze.sh: the same mazes, pictures and answers, byte for byte.

Each file of lib has a module at the same path, and each chapter of maze.sh a module in this folder. The
functions have the same names, in the same order. Games on a screen, the lesson and the pages have no twin.
"""

VERSION = "2.0.0"
