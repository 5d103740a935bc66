"""The keys of the list of players."""

from __future__ import annotations

from clubtd.ui.closer import CARD
from clubtd.ui.command import Command
from clubtd.ui.event_keys import AROUND

OFFERS = (
    Command("here", ("space",), "here", "Here, or not yet here; back again.", "sign", "player"),
    Command(
        "found",
        ("enter",),
        "go there",
        "While finding: to the player found, or a new one.",
        "found",
        "finding",
    ),
    Command("list", ("escape", "tab"), "list", "While finding: back to the list.", "stop_finding", "finding"),
    Command("find", ("/",), "find", "Find a player by a few letters.", "find"),
    Command("add", ("a",), "add", "Enter a new player.", "add"),
    Command(
        "tonight",
        ("c",),
        "club",
        "Who of the club list is here tonight: tick them.",
        "tonight",
        "rounds_left",
        to="clubtd.ui.tonight:TonightScreen",
    ),
    Command(
        "keep", ("k",), "keep", "Put these players on the club list.", "keep_players", "somebody", line=False
    ),
    Command("edit", ("e", "enter"), "edit", "Correct name, rating, club.", "edit", "player"),
    Command("import", ("i",), "import", "Enter a whole list from a file.", "import_file"),
    Command(
        "ratings",
        ("R",),
        "ratings",
        "Bring the ratings up to date from a rating list.",
        "ratings",
        line=False,
    ),
    Command("paste", ("I",), "paste", "Paste players, one a line.", "paste", line=False),
    Command(
        "nobody",
        ("A",),
        "nobody here",
        "Take the ticks of all, to tick who comes; again: tick all.",
        "sign_all",
        "before_round_1",
        line=False,
    ),
    Command(
        "half",
        ("h",),
        "½ bye",
        "Half-point bye in the next round; again: plays.",
        "half_bye",
        "may_have_byes",
    ),
    Command(
        "zero",
        ("z",),
        "0 bye",
        "Zero-point bye in the next round; again: plays.",
        "zero_bye",
        "may_have_byes",
    ),
    Command(
        "misses",
        ("b",),
        "misses",
        "Misses other rounds than the next: which, and for half a point or none.",
        "misses",
        "may_have_byes",
        line=False,
    ),
    Command("return", ("w",), "is back", "Comes back to the event.", "withdraw", "has_left"),
    Command("withdraw", ("w",), "leaves", "Leaves the event, or comes back.", "withdraw", "player"),
    Command("late", ("l",), "late", "Comes late, while a round is running.", "sign", "is_late", line=False),
    Command(
        "house",
        ("H",),
        "house",
        "House player: fills in when the others are odd, takes no place; again: plays for a place.",
        "house",
        "may_have_byes",
        line=False,
    ),
    Command("table", ("t",), "table", "Always sits at one table.", "own_table", "player", line=False),
    Command(
        "forbid", ("f",), "keep apart", "Must not meet somebody.", "keep_apart", "may_have_byes", line=False
    ),
    Command("remove", ("delete",), "remove", "Take back an entry.", "take_out", "player", line=False),
    Command(
        "order", ("o",), "order", "Order by name, number, rating, or who is here.", "reorder", line=False
    ),
    Command("pair", ("p",), "pair", "Pair the next round.", "pair", "rounds_left"),
    CARD._replace(line=False),
    *AROUND,
)
