"""The keys of a round: signs are results, digits are boards; or digits are results, when that is set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from clubtd.ui.closer import CARD
from clubtd.ui.command import Command
from clubtd.ui.event_keys import AROUND

DIGITS = {"white": "1", "black": "0", "draw": "5"}
"""The keys that results have in the scheme `1 0 5`, before their signs."""


OFFERS = (
    Command("white", ("+", "w"), "White", "White wins.", "take", "paired", with_="+"),
    Command("black", ("-", "b"), "Black", "Black wins.", "take", "paired", with_="-"),
    Command("draw", ("/", "=", "d"), "draw", "Draw.", "take", "paired", with_="/"),
    Command(
        "forfeit", ("*",), "forfeit", "Won by forfeit: * and then + - or /.", "take", "paired", with_="*"
    ),
    Command("clear", (".",), "clear", "Take the result away.", "take", "paired", line=False, with_="."),
    Command(
        "pair",
        ("p",),
        "pair",
        "Read all results back and pair the next round.",
        "ask_to_pair",
        "rounds_left",
    ),
    Command(
        "check",
        ("c",),
        "2nd pass",
        "Check: type all results a second time; what differs rings and is shown.",
        "begin_check",
        "can_check",
    ),
    Command(
        "check-end",
        ("c",),
        "end 2nd pass",
        "End the second pass: keys enter results again.",
        "end_check",
        "checking",
    ),
    CARD._replace(keys=("v", "enter"), when="paired", line=False),
    Command(
        "explain",
        ("x",),
        "why",
        "Why these two play each other, and who has White.",
        "explain",
        "paired",
    ),
    Command(
        "by-hand",
        ("m",),
        "by hand",
        "Pairs, bye, colours and tables by hand.",
        "by_hand",
        "may_be_changed",
        to="clubtd.ui.by_hand:ByHand",
    ),
    Command(
        "correct",
        ("e",),
        "correct",
        "Correct a result of an earlier round.",
        "correct",
        "has_rounds",
        False,
    ),
    *AROUND,
    Command("earlier", ("left", "<"), "earlier", "The round before.", "earlier", "has_earlier"),
    Command("later", ("right", ">"), "later", "The round after.", "later", "has_later"),
)


def with_digits(commands: Iterable[Command]) -> Iterator[Command]:
    """The commands with the digits of the scheme `1 0 5` before the signs of results."""
    for command in commands:
        digit = DIGITS.get(command.id)
        yield command._replace(keys=(digit, *command.keys)) if digit else command
