"""levels: the recipes of the levels and of the daily mazes, from the tables in lib/cli/levels.bash."""

import datetime
import re
from pathlib import Path

TABLES = (Path(__file__).parents[2] / "lib" / "cli" / "levels.bash").read_text()
RECIPES = re.findall(r"^    '(.*)'$", TABLES, re.MULTILINE)
LEVELS, DAYS = RECIPES[:-7], RECIPES[-7:]  # the days from Monday; the date is the seed


def find_daily_recipe(day: datetime.date) -> str:
    """The recipe of the daily maze of that day."""
    size, *rest = DAYS[day.weekday()].split(",")
    return ",".join([size, f"seed={day:%Y%m%d}", *rest])
