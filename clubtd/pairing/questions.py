"""Questions about a round of an event: why this board, why this bye, why not those two."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, in_a_row, msg
from clubtd.event.namesakes import names_by_number
from clubtd.event.result import Code
from clubtd.event.round import Game, Round
from clubtd.event.table import for_pairing
from clubtd.pairing.explain import explain, why_not
from clubtd.pairing.finding import Finding, Kind
from clubtd.pairing.inquiry import Inquiry, inquire
from clubtd.pairing.next_round import kept_apart, next_round, taking_part
from clubtd.pairing.rules import check
from clubtd.pairing.why_bye import explain_bye


@frozen
class Reason:
    """Why something is as it is: the article that decides ("" if none does) and the sentences.

    `rival` is the next best way to pair the bracket, by pairing numbers, where there is one.
    """

    article: str
    messages: tuple[Message, ...]
    rival: tuple[tuple[int, int], ...] = ()


@frozen
class Questions:
    """A round, published or the next one, and the inquiry into how the rules pair it."""

    event: Event
    round: Round
    inquiry: Inquiry

    def board(self, board: int) -> Reason:
        """Why these two play on that board, and who has White."""
        game = self.round.game(board)
        if game is None:
            raise Refused(msg("Round {round} has no board {board}.", round=self.round.number, board=board))
        numbers, against = self.event.numbers, self._against(game)
        names = {"white": self.event.name(game.white), "black": self.event.name(game.black)}
        if game.by_hand:
            made = msg("{white} - {black} was made by hand, not by the rules.", **names)
            return _not_by_the_rules(made, against)
        try:
            found = explain(self.inquiry, numbers[game.white], numbers[game.black])
        except Refused:
            made = msg("From what is known now the rules would not pair {white} - {black}.", **names)
            return _not_by_the_rules(in_a_row(made, _SINCE), against)
        exchanged = (f.message for f in against if f.kind is Kind.COLOURS)
        return Reason(found.decided.article, (*found.messages, *exchanged), found.decided.rival)

    def bye(self) -> Reason:
        """Why this player has the bye, and who is next in line."""
        if any(b.code is Code.PAB and b.by_hand for b in self.round.byes):
            return Reason("", (msg("The bye of this round was given by hand."),))
        found, taker = explain_bye(self.inquiry), self.round.bye_taker
        if taker and found.taker != self.event.numbers[taker]:
            name = self.event.name(taker)
            made = msg("From what is known now the rules would not give {name} the bye.", name=name)
            return Reason("", (in_a_row(made, _SINCE),))
        return Reason(found.decided.article, found.messages, found.decided.rival)

    def not_these(self, first: int, second: int) -> Reason:
        """Why these two players (ids) do not meet. Refused when they do, or when one has no number yet."""
        numbers = self.event.numbers
        if first == second:
            raise Refused(msg("Nobody meets oneself: name two players."))
        for player in (first, second):
            if player not in numbers:
                raise Refused(msg("{name} is not here yet.", name=self.event.name(player)))
        found = why_not(self.inquiry, numbers[first], numbers[second])
        return Reason(found.article, found.messages, found.rival)

    def _against(self, game: Game) -> list[Finding]:
        """What the referee has against these two, and who has White."""
        numbers = self.event.numbers
        pair = (numbers[game.white], numbers[game.black])
        findings = check(
            for_pairing(self.event.before(self.round.number)),
            [numbers[p] for p in taking_part(self.event, self.round.number).union(game.players)],
            (pair,),
            initial_colour=self.event.settings.initial_colour,
            names=self.inquiry.names,
        )
        return [finding for finding in findings if set(finding.players) <= set(pair)]


_SINCE = msg("Results or entries were corrected since, or another program made the pairing.")


def _not_by_the_rules(made: Message, against: Sequence[Finding]) -> Reason:
    said = tuple(finding.message for finding in against)
    return Reason("", (made, *said) if said else (made, msg("No rule is broken by it.")))


def questions(event: Event, number: int) -> Questions:
    """The round with that number, or the next one, open for questions. Refused where there is nothing to ask."""
    if not event.is_swiss:
        raise Refused(msg("A round robin is paired by the table: everybody meets everybody (C.05 Annex 1)."))
    asked = next_round(event) if number == len(event.rounds) + 1 else event.round(number)
    numbers = event.numbers
    paired = {p for g in asked.games if not g.by_hand for p in g.players}
    by_hand = {p for g in asked.games if g.by_hand for p in g.players}
    paired |= {b.player for b in asked.byes if b.code is Code.PAB and not b.by_hand}
    forbidden = [(numbers[a], numbers[b]) for a, b in kept_apart(event, number)]
    inquiry = inquire(
        for_pairing(event.before(number)),
        [numbers[p] for p in event.order if p in paired],
        event.settings.initial_colour,
        forbidden,
        names_by_number(event).__getitem__,
        aside=[numbers[p] for p in by_hand],
    )
    return Questions(event, asked, inquiry)
