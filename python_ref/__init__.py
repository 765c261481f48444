"""The Python twin of maze.sh: the same mazes, pictures, solutions and games, byte for byte.

A module here is the twin of the file of lib at the same path, or, in this folder, of a chapter of maze.sh. A function
that has a twin there has the same name, and these are in the same order. The twin has the options that make, draw,
solve and play a maze. Errors are its own, with the same exit status.
"""
