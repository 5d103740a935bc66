"""Why these two? And why not those? Answers for the people at the board, from bracket to colour."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, Value, msg
from clubtd.event.result import Colour
from clubtd.event.scoring import in_points
from clubtd.pairing.bracket import Bracket, Outcome
from clubtd.pairing.colour_reason import colour_reason
from clubtd.pairing.colours import Strength
from clubtd.pairing.dutch import possible_rows
from clubtd.pairing.field import Field
from clubtd.pairing.inquiry import Answer, Inquiry, only, without

Change = Callable[[list[int]], list[int]]


@frozen
class Explanation:
    """One board explained: in short, the bracket's make-up, its floaters, the colours, what decided the pair."""

    in_short: Message
    bracket: tuple[Message, ...]
    floaters: tuple[Answer, ...]
    colours: Answer
    decided: Answer

    @property
    def messages(self) -> tuple[Message, ...]:
        """All sentences in the order in which they are read."""
        floaters = tuple(message for answer in self.floaters for message in answer.messages)
        return (self.in_short, *self.bracket, *floaters, *self.decided.messages, *self.colours.messages)


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
        in_short(inquiry, high, low),
        make_up(inquiry, outcome),
        tuple(why_float(inquiry, outcome, i) for i in outcome.downfloaters),
        colour_reason(inquiry.field, high, low, inquiry.name),
        why_pair(inquiry, outcome, high, low),
    )


def in_short(inquiry: Inquiry, high: int, low: int) -> Message:
    """A board of the rules in one sentence for people who know no article: points, never met, colours."""
    higher, lower = (inquiry.field.cards[i] for i in (high, low))
    if higher.score == lower.score:
        level = msg("They are level on points ({points})", points=in_points(higher.score))
    else:
        level = msg(
            "{higher} has {more} and {lower} {fewer}",
            higher=inquiry.name(high),
            more=in_points(higher.score),
            lower=inquiry.name(low),
            fewer=in_points(lower.score),
        )
    wanted = higher.preference.colour, lower.preference.colour
    if wanted == (None, None):
        return msg("{level}; they have not met.", level=level)
    if None in wanted or wanted[0] is not wanted[1]:
        return msg("{level}; they have not met, and the colours fit.", level=level)
    if wanted[0] is Colour.WHITE:
        return msg("{level}; they have not met; both are due White, one gets it.", level=level)
    return msg("{level}; they have not met; both are due Black, one gets it.", level=level)


def make_up(inquiry: Inquiry, outcome: Outcome) -> tuple[Message, ...]:
    """Who is in a bracket: residents, MDPs, Limbo (1.3, 3.2)."""
    bracket, cards = outcome.bracket, inquiry.field.cards
    points = in_points(cards[bracket.residents[0]].score)
    sentences = [
        msg(
            "Bracket of score {points}: {players}.",
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
    members = bracket.bits_of(bracket.members)
    start = msg("{floats}: otherwise", floats=verb)
    return _otherwise(inquiry, outcome, lambda rows: only(rows, player, members), start)


def why_pair(inquiry: Inquiry, outcome: Outcome, high: int, low: int) -> Answer:
    """What is worse in the best candidate without this pair."""
    start = msg("If {a} and {b} did not meet,", a=inquiry.name(high), b=inquiry.name(low))
    return _otherwise(inquiry, outcome, lambda rows: without(rows, high, low), start)


def why_not(inquiry: Inquiry, a: int, b: int) -> Answer:
    """Why these two do not meet: the rule that forbids it, or the first criterion that gets worse with them.

    Refused when they do meet.
    """
    high, low = sorted((inquiry.rank(a), inquiry.rank(b)))
    outcomes = [o for o in inquiry.outcomes if any({high, low} & {*pair} for pair in o.pairs)]
    if any((high, low) in outcome.pairs for outcome in outcomes):
        raise Refused(msg("{a} and {b} do meet in this round.", a=inquiry.names(a), b=inquiry.names(b)))
    forbidding = _forbidding(inquiry, high, low)
    if forbidding is not None:
        return forbidding
    start = msg("If {a} and {b} met,", a=inquiry.name(high), b=inquiry.name(low))
    return _otherwise(
        inquiry, outcomes[0], lambda rows: only(only(rows, high, 1 << low), low, 1 << high), start
    )


def _otherwise(inquiry: Inquiry, outcome: Outcome, change: Change, start: Message) -> Answer:
    """What would be worse if only the changed rows were allowed."""
    rival = inquiry.rival(outcome, change(inquiry.rows))
    if rival is None:
        field = inquiry.field
        legal = tuple(change(list(field.legal)))
        if possible_rows(Field(field.cards, legal, field.initial)) is None:
            return Answer("C4", (msg("{start} the round could not be completed (C4).", start=start),))
        return Answer(
            "C5", (msg("{start} the bye would go to a player with more points (C5).", start=start),)
        )
    pairs, difference = rival
    values: dict[str, Value] = {"start": start, "clause": difference.clause, "article": difference.article}
    if difference.by_order:
        text = msg(
            "{start} the pairing would be as good, but it comes later in the order of the rules:"
            " {clause} ({article}).",
            **values,
        )
    else:
        text = msg("{start} {clause} ({article}).", **values)
    return Answer(difference.article, (text,), inquiry.numbers(pairs))


def _could_meet(bracket: Bracket, player: int, other: int) -> bool:
    both_moved = player in bracket.moved_down and other in bracket.moved_down
    return bool(bracket.rows[player] >> other & 1) and not both_moved


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
