"""The Python twin of maze.sh: the same mazes, pictures and answers, byte for byte.

A file of lib is a module of the same path, a chapter of maze.sh one in this folder, with the same function
names in the same order. What is played on a screen or made for another program has no twin.
"""

VERSION = "2.0.0"
