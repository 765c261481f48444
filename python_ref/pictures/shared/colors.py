"""colors: the colors of player, trail and goal."""

COLORS = {"P": "\033[1;33m", "T": "\033[36m", "G": "\033[1;32m"}
