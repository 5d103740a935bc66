"""Why this player has the bye, and who would be next (C2, C5, C9)."""

from __future__ import annotations

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, Value, msg, nmsg
from clubtd.event.scoring import in_points
from clubtd.pairing.bracket import Outcome
from clubtd.pairing.comparison import compare
from clubtd.pairing.dutch import pair_brackets, possible_rows
from clubtd.pairing.inquiry import Answer, Inquiry


@frozen
class ByeExplanation:
    """The taker and the next in line by pairing number (0: nobody else could have it), with the reasons."""

    taker: int
    next: int
    messages: tuple[Message, ...]
    decided: Answer


def explain_bye(inquiry: Inquiry) -> ByeExplanation:
    """Why the taker and not somebody else. Refused in a round without a bye of the rules."""
    taker = _taker(inquiry.outcomes)
    if taker is None:
        raise Refused(msg("Nobody has the pairing-allocated bye in this round."))
    second, decided = _next_in_line(inquiry, taker)
    return ByeExplanation(
        taker=inquiry.field.cards[taker].number,
        next=0 if second is None else inquiry.field.cards[second].number,
        messages=(*_who_could(inquiry, taker), *decided.messages),
        decided=decided,
    )


def _taker(outcomes: tuple[Outcome, ...]) -> int | None:
    left = outcomes[-1].downfloaters if outcomes else ()
    return left[0] if left else None


def _who_could(inquiry: Inquiry, taker: int) -> list[Message]:
    """Everybody of the taker's score or lower: who may not have the bye, and who could not be spared."""
    cards = inquiry.field.cards
    score = cards[taker].score
    barred = [i for i, card in enumerate(cards) if not card.eligible and card.score <= score]
    needed = [i for i, card in enumerate(cards) if card.eligible and card.score < score]
    sentences = [
        msg(
            "The bye goes to the lowest score with which everybody else can be paired: {points} (C5).",
            points=in_points(score),
        )
    ]
    if needed:
        sentences.append(
            msg(
                "Without one of these the others could not all be paired: {players} (C5).",
                players=inquiry.list_of(needed),
            )
        )
    if barred:
        sentences.append(
            msg(
                "These have had a bye, or the points of a win without playing: {players} (C2).",
                players=inquiry.list_of(barred),
            )
        )
    return sentences


def _next_in_line(inquiry: Inquiry, taker: int) -> tuple[int | None, Answer]:
    """Who would have the bye if the taker could not, and what is worse about that."""
    field, name = inquiry.field, inquiry.name(taker)
    rows = possible_rows(field, but=taker)
    if rows is None:
        return None, Answer("C2", (msg("Nobody but {name} could have the bye (C2).", name=name),))
    outcomes = tuple(pair_brackets(field, rows))
    second = _taker(outcomes)
    assert second is not None
    return second, _why_second(inquiry, taker, second, outcomes)


def _why_second(inquiry: Inquiry, taker: int, second: int, outcomes: tuple[Outcome, ...]) -> Answer:
    ours, theirs = inquiry.field.cards[taker], inquiry.field.cards[second]
    names: dict[str, Value] = {"name": inquiry.name(taker), "next": inquiry.name(second)}
    if theirs.score > ours.score:
        points = in_points(theirs.score)
        return Answer(
            "C5", (msg("Next would be {next}, but with a score of {points} (C5).", points=points, **names),)
        )
    if theirs.unplayed > ours.unplayed:
        sentence = nmsg(
            "Next would be {next}, who has missed one game (C9).",
            "Next would be {next}, who has missed {n} games (C9).",
            theirs.unplayed,
            **names,
        )
        return Answer("C9", (sentence,))
    for mine, other in zip(inquiry.outcomes, outcomes, strict=True):
        if mine.pairs != other.pairs:
            difference = compare(mine.bracket, list(mine.pairs), list(other.pairs))
            values: dict[str, Value] = {**names, "clause": difference.clause, "article": difference.article}
            text = "Next would be {next}, but {clause} ({article})."
            if difference.by_order:
                text = "Next would be {next}, as good, but tried later: {clause} ({article})."
            return Answer(difference.article, (msg(text, **values),), inquiry.numbers(other.pairs))
    return Answer("4.2", (msg("Next would be {next}, as good, but tried later (4.2).", **names),))
