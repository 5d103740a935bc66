"""A table over several nights: who is who, what a night is worth, and which nights count."""

from clubtd.standings.season.night import Appearance, Night, night_of
from clubtd.standings.season.rules import SeasonRules, Tie, Worth
from clubtd.standings.season.table import SeasonCell, SeasonRow, SeasonTable, season_table
from clubtd.standings.season.who import Unsure

__all__ = [
    "Appearance",
    "Night",
    "SeasonCell",
    "SeasonRow",
    "SeasonRules",
    "SeasonTable",
    "Tie",
    "Unsure",
    "Worth",
    "night_of",
    "season_table",
]
