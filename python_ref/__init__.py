"""The Python twin of maze.sh: the same mazes, pictures, solutions and games, byte for byte.

Each file of lib has a module at the same path, and each chapter of maze.sh a module in this folder. The functions
have the same names, in the same order. It has the options that make, draw, solve and play a maze. Errors are its own,
with the same exit status.
"""
