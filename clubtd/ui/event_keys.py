"""The commands that the screens of one event have in common, and which of all commands change the event."""

from __future__ import annotations

from clubtd.ui.command import Command

COPY = (
    Command(
        "copy",
        ("f8",),
        "copy",
        "A copy of the event where the last one went, as a stick.",
        "copy_event",
        line=False,
    ),
    Command(
        "copy-elsewhere",
        ("C",),
        "other place",
        "A copy of the event somewhere else, as a stick.",
        "copy_elsewhere",
        line=False,
    ),
)
AROUND = (
    Command("undo", ("u",), "undo", "Take back the last thing done; again: the one before.", "undo"),
    Command("redo", ("U", "ctrl+r"), "redo", "Do again what was undone.", "redo", "undone", line=False),
    Command(
        "round", ("r", "f3"), "round", "The round: boards and results.", "go", "not_round", with_="round"
    ),
    Command(
        "players",
        ("l", "f2"),
        "players",
        "Who is here, who leaves, byes.",
        "go",
        "not_players",
        with_="players",
    ),
    Command(
        "standings", ("s", "f4"), "standings", "The standings.", "go", "not_standings", with_="standings"
    ),
    Command(
        "clock",
        ("k",),
        "clock",
        "The clock of the round: start it, stop it, more or less time.",
        "set_clock",
        "playing",
        line=False,
    ),
    Command(
        "history",
        ("f6",),
        "history",
        "Everything that was done, and the event as it was then.",
        "history",
        line=False,
        to="clubtd.ui.history_screen:HistoryScreen",
    ),
    Command(
        "do",
        (":",),
        "do",
        "Any action by its verb, typed: tables, pairs by hand, points, prizes.",
        "do_line",
        line=False,
    ),
    Command(
        "backups",
        ("f7",),
        "backups",
        "The backups of this event, and the way back to one.",
        "backups",
        line=False,
        to="clubtd.ui.backups_screen:BackupsScreen",
    ),
    *COPY,
    Command(
        "sheets",
        ("E", "f5"),
        "sheets",
        "Print, save or copy pairings, standings, other sheets, the TRF report.",
        "sheets",
        line=False,
        to="clubtd.ui.sheets_screen:SheetsScreen",
    ),
    Command(
        "next", ("tab",), "next screen", "From one screen of the event to the next.", "go_on", line=False
    ),
    Command(
        "home", ("escape",), "home", "Back to the list of events; everything is saved.", "go_home", line=False
    ),
)


CHANGING = frozenset(
    [
        "white",
        "black",
        "draw",
        "forfeit",
        "clear",
        "clock",
        "pair",
        "undo",
        "redo",
        "here",
        "late",
        "half",
        "zero",
        "withdraw",
        "return",
        "add",
        "edit",
        "import",
        "paste",
        "tonight",
        "remove",
        "nobody",
        "misses",
        "house",
        "table",
        "forbid",
        "by-hand",
    ]
)
"""The commands that change the event: there is nothing for them in the past."""
