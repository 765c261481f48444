"""The Python twin of maze.sh: the same mazes, pictures and answers, byte for byte."""
