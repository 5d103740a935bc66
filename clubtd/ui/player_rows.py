"""The rows of the list of players."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter

from clubtd.event.event import Event
from clubtd.event.names import plain, words
from clubtd.event.player import Player, Status
from clubtd.event.result import Code
from clubtd.formats.words import t
from clubtd.ui.columns import Align, Column
from clubtd.ui.listing import Cell, Row


def columns() -> tuple[Column, ...]:
    """Here or not, number, name (in the order without titles), rating, club, and what else there is to say."""
    return (
        Column("here", "", 1, order=lambda row: (row.cells[0] == "·", plain(row.search))),
        Column("number", t("No"), 3, Align.RIGHT, order=lambda row: int(row.value(1) or 1000)),
        Column("name", t("Name"), flexible=True, minimum=14, order=lambda row: plain(row.search), name=True),
        Column(
            "rating", t("Rating"), align=Align.RIGHT, order=lambda row: -int(row.value(3) or 0), falling=True
        ),
        Column("club", t("Club"), flexible=True, minimum=6, drop=2),
        Column("note", "", flexible=True, minimum=8),
    )


_TICKS = {Status.HERE: "■", Status.EXPECTED: "·", Status.WITHDRAWN: "×"}


def player_row(event: Event, player: Player, names: Mapping[int, str]) -> Row:
    """The row of one player; `names` tell namesakes apart."""
    person = player.person
    name = names[player.id]
    return Row(
        str(player.id),
        (
            _TICKS[player.status],
            str(event.numbers.get(player.id, "")),
            f"{person.title} {name}" if person.title else name,
            str(player.rating or ""),
            person.club,
            _note(event, player),
        ),
        style="" if player.status is Status.HERE else "muted",
        search=player.name,
    )


def _note(event: Event, player: Player) -> str | Cell:
    if player.status is Status.EXPECTED:
        return t("not here yet")
    if player.status is Status.WITHDRAWN:
        return t("left")
    names = {
        Code.HALF_BYE: t("½ bye"),
        Code.ZERO_BYE: t("0 bye"),
        Code.FULL_BYE: t("1 bye"),
        Code.PAB: t("bye"),
    }
    had = [
        (bye.code, played.number)
        for played in event.rounds
        for bye in played.byes
        if bye.player == player.id and bye.code in names
    ]
    asked = [(r.code, r.round) for r in event.requests if r.player == player.id]
    parts = [
        t("{bye} R{round}", bye=names[code], round=" ".join(str(number) for _, number in rounds))
        for code, rounds in groupby([*had, *asked], key=itemgetter(0))
    ]
    return Cell(", ".join(parts), "warn" if asked else "muted")


def same_names(event: Event) -> list[str]:
    """The names that two players have."""
    seen: dict[tuple[str, ...], str] = {}
    twice = []
    for player in event.players:
        key = words(player.name)
        if key in seen:
            twice.append(player.name)
        seen[key] = player.name
    return twice
