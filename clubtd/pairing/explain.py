"""Why these two? And why not those? Answers for the people at the board, from bracket to colour."""

from __future__ import annotations

from dataclasses import dataclass, replace

from clubtd.event.message import Message, Refused, Value, msg
from clubtd.event.result import Colour
from clubtd.event.scoring import in_points
from clubtd.pairing.bracket import Bracket, Outcome
from clubtd.pairing.colour_reason import colour_reason
from clubtd.pairing.colours import Strength
from clubtd.pairing.comparison import Difference
from clubtd.pairing.dutch import NoLegalPairing, complete_rows
from clubtd.pairing.inquiry import Answer, Inquiry, only, without


@dataclass(frozen=True, slots=True)
class Explanation:
    """One board explained: the bracket's make-up, its floaters, the colours, and what decided the pair."""

    bracket: tuple[Message, ...]
    floaters: tuple[Answer, ...]
    colours: Answer
    decided: Answer

    @property
    def messages(self) -> tuple[Message, ...]:
        """All sentences in the order in which they are read."""
        floaters = tuple(message for answer in self.floaters for message in answer.messages)
        return self.bracket + floaters + self.decided.messages + self.colours.messages


def explain(inquiry: Inquiry, white: int, black: int) -> Explanation:
    """Why the rules pair these two (pairing numbers). Refused when they do not: ask `why_not` then."""
    high, low = sorted((inquiry.rank(white), inquiry.rank(black)))
    outcome = inquiry.where_paired(high)
    if outcome is None or (high, low) not in outcome.pairs:
        raise Refused(
            msg(
                "The rules do not pair {a} and {b} in this round.",
                a=inquiry.names(white),
                b=inquiry.names(black),
            )
        )
    return Explanation(
        make_up(inquiry, outcome),
        tuple(why_float(inquiry, outcome, i) for i in outcome.downfloaters),
        colour_reason(inquiry.field, high, low, inquiry.name),
        why_pair(inquiry, outcome, high, low),
    )


def make_up(inquiry: Inquiry, outcome: Outcome) -> tuple[Message, ...]:
    """Who is in a bracket: residents, MDPs, Limbo (1.3, 3.2)."""
    bracket, cards = outcome.bracket, inquiry.field.cards
    points = in_points(cards[bracket.residents[0]].score)
    sentences = [
        msg(
            "Bracket of {points} points: {players}.",
            points=points,
            players=inquiry.list_of(bracket.residents),
        )
    ]
    if bracket.moved_down:
        players = inquiry.list_of(bracket.moved_down)
        sentences.append(msg("Moved down into it: {players} (1.3.3).", players=players))
    limbo = [i for i in bracket.moved_down if i in outcome.downfloaters]
    if limbo:
        players = inquiry.list_of(limbo)
        sentences.append(msg("In Limbo, not to be paired here: {players} (3.2).", players=players))
    return tuple(sentences)


def why_float(inquiry: Inquiry, outcome: Outcome, player: int) -> Answer:
    """Why this member of the bracket floats down, or takes the bye from the last one."""
    bracket, name = outcome.bracket, inquiry.name(player)
    verb = msg("{name} has the bye", name=name) if bracket.last else msg("{name} floats down", name=name)
    if not any(_could_meet(bracket, player, other) for other in bracket.members):
        return Answer("C1", (msg("{floats}: nobody in the bracket is left to play (C1, C3).", floats=verb),))
    rival = inquiry.rival(outcome, only(inquiry.rows, player, bracket.bits_of(bracket.members)))
    if rival is None:
        return Answer("C4", (msg("{floats}: otherwise the round could not be completed (C4).", floats=verb),))
    pairs, difference = rival
    return _answer(inquiry, difference, pairs, msg("{floats}: otherwise", floats=verb))


def why_pair(inquiry: Inquiry, outcome: Outcome, high: int, low: int) -> Answer:
    """What is worse in the best candidate without this pair."""
    rows = without(inquiry.rows, high, low)
    rival = inquiry.rival(outcome, rows)
    names: dict[str, Value] = {"a": inquiry.name(high), "b": inquiry.name(low)}
    if rival is not None:
        pairs, difference = rival
        return _answer(inquiry, difference, pairs, msg("If {a} and {b} did not meet,", **names))
    if _completable(inquiry, without(list(inquiry.field.legal), high, low)):
        return Answer(
            "C5", (msg("Without {a} - {b} the bye would go to a player with more points (C5).", **names),)
        )
    return Answer("C4", (msg("Without {a} - {b} the round could not be completed (C4).", **names),))


def why_not(inquiry: Inquiry, a: int, b: int) -> Answer:
    """Why these two do not meet: the rule that forbids it, or the first criterion that gets worse with them.

    Refused when they do meet.
    """
    high, low = sorted((inquiry.rank(a), inquiry.rank(b)))
    outcomes = [inquiry.where_paired(high), inquiry.where_paired(low)]
    if outcomes[0] is not None and (high, low) in outcomes[0].pairs:
        raise Refused(msg("{a} and {b} do meet in this round.", a=inquiry.names(a), b=inquiry.names(b)))
    forbidding = _forbidding(inquiry, high, low)
    if forbidding is not None:
        return forbidding
    called: dict[str, Value] = {"a": inquiry.name(high), "b": inquiry.name(low)}
    if not _completable(inquiry, _forced(list(inquiry.field.legal), high, low)):
        return Answer(
            "C4", (msg("With {a} - {b} the other players could not all be paired (C4).", **called),)
        )
    rows = _forced(inquiry.rows, high, low)
    first = min((o for o in outcomes if o is not None), key=inquiry.outcomes.index)
    rival = inquiry.rival(first, rows)
    if rival is None:
        return Answer(
            "C5", (msg("With {a} - {b} the bye would go to a player with more points (C5).", **called),)
        )
    pairs, difference = rival
    return _answer(inquiry, difference, pairs, msg("If {a} and {b} met,", **called))


def _answer(inquiry: Inquiry, difference: Difference, pairs: list[tuple[int, int]], start: Message) -> Answer:
    values: dict[str, Value] = {"start": start, "clause": difference.clause, "article": difference.article}
    if difference.by_order:
        text = msg(
            "{start} the pairing would be as good, but it is tried later: {clause} ({article}).", **values
        )
    else:
        text = msg("{start} {clause} ({article}).", **values)
    return Answer(difference.article, (text,), inquiry.numbers(pairs))


def _could_meet(bracket: Bracket, player: int, other: int) -> bool:
    both_moved = player in bracket.moved_down and other in bracket.moved_down
    return bool(bracket.rows[player] >> other & 1) and not both_moved


def _forced(rows: list[int], a: int, b: int) -> list[int]:
    return only(only(rows, a, 1 << b), b, 1 << a)


def _completable(inquiry: Inquiry, legal: list[int]) -> bool:
    try:
        complete_rows(replace(inquiry.field, legal=tuple(legal)))
    except NoLegalPairing:
        return False
    return True


def _forbidding(inquiry: Inquiry, high: int, low: int) -> Answer | None:
    """The absolute rule that keeps two players apart."""
    field = inquiry.field
    if field.legal[high] >> low & 1:
        return None
    a, b = field.cards[high], field.cards[low]
    names: dict[str, Value] = {"a": inquiry.name(high), "b": inquiry.name(low)}
    if b.number in a.opponents:
        return Answer("C1", (msg("{a} and {b} have already played each other (C1).", **names),))
    if a.preference.strength is b.preference.strength is Strength.ABSOLUTE and (
        a.preference.colour is b.preference.colour
    ):
        if a.preference.colour is Colour.WHITE:
            return Answer("C3", (msg("{a} and {b} must both have White (C3).", **names),))
        return Answer("C3", (msg("{a} and {b} must both have Black (C3).", **names),))
    return Answer("", (msg("{a} and {b} are kept apart by the organiser.", **names),))
