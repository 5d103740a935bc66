"""Why a field has no legal pairing (1.9.3): some have too few others left to play."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.message import Message, Value, msg, nmsg
from clubtd.pairing.completion import NOBODY, bits, matched, stuck
from clubtd.pairing.field import Field, Names


def why_stuck(field: Field, names: Names = str) -> Message:
    """One sentence that says why this field has no legal pairing."""
    found = who_is_stuck(field)
    assert found is not None
    return sentence(field, *found, names)


def who_is_stuck(field: Field) -> tuple[list[int], list[int], bool] | None:
    """The stuck and the wanted by rank, and whether the bye is wanted too; None if all can be paired."""
    size = len(field.cards)
    rows = list(field.legal)
    if size % 2:
        takers = sum(1 << i for i, card in enumerate(field.cards) if card.eligible)
        rows = [row | (takers >> i & 1) << size for i, row in enumerate(rows)] + [takers]
    mate = matched(rows, (1 << len(rows)) - 1)
    if NOBODY not in mate:
        return None
    short, wanted = stuck(rows, mate)
    players = field.everybody
    return list(bits(short & players)), list(bits(wanted & players)), bool(wanted & ~players)


def sentence(
    field: Field, short: Sequence[int], wanted: Sequence[int], bye_wanted: bool, names: Names
) -> Message:
    """Why they cannot all be paired."""
    if len(field.cards) % 2 and not any(card.eligible for card in field.cards):
        return msg("Nobody can have the bye: all have had one, or the points of a win without playing (C2).")
    values: dict[str, Value] = {
        "players": _called(field, short, names),
        "others": _called(field, wanted, names),
    }
    if not wanted and not bye_wanted:
        if any(field.legal[a] >> b & 1 for a in short for b in short):
            return msg(
                "{players} have only each other left to play, which is too little for all (C1, C3).", **values
            )
        return nmsg(
            "{players} has nobody left to play (C1, C3).",
            "{players} have nobody left to play (C1, C3).",
            len(short),
            **values,
        )
    if not wanted:
        return msg(
            "{players} have, apart from each other, only the bye left: too little for all (C1, C3).", **values
        )
    if bye_wanted:
        return msg(
            "{players} have, apart from each other, only {others} left to play, and the bye: too few for all (C1, C3).",
            **values,
        )
    return msg(
        "{players} have, apart from each other, only {others} left to play: too few for all (C1, C3).",
        **values,
    )


def _called(field: Field, players: Sequence[int], names: Names) -> tuple[str, ...]:
    return tuple(names(number) for number in sorted(field.cards[i].number for i in players))
