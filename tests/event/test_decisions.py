"""What is decided about the table: points, play-offs, lots; and the next event like this one."""

import pytest

from clubtd.advice.this_event import plan_of
from clubtd.event.actions import (
    AdjustPoints,
    ArchiveEvent,
    Decide,
    EnterResult,
    FixTable,
    ForbidPair,
    RemovePlayer,
    SetHouse,
    SetPrizes,
    SignIn,
    UnpairRound,
    Withdraw,
)
from clubtd.event.actions.base import Action
from clubtd.event.event import Event, Forbidden
from clubtd.event.history import NOTHING
from clubtd.event.message import Refused
from clubtd.event.player import Status
from clubtd.event.playoff import Decider
from clubtd.event.prize import Category, Currency, Prize, Prizes, Sharing
from clubtd.event.table import crosstable
from clubtd.event.template import again
from clubtd.pairing.questions import questions
from clubtd.pairing.recheck import recheck
from clubtd.standings.of_event import event_standings
from tests.event.night import CASES, DRAW, WHITE, after, paired, played, scores, start

SEVEN = CASES["unpair-repair-same"]
ADA, BEN, CLEO, DOV, EVE, FINN, GWEN = range(1, 8)


def refusal(event: Event, action: Action) -> str:
    with pytest.raises(Refused) as caught:
        after(event, action)
    return str(caught.value)


def all_drawn(event: Event) -> Event:
    number = len(event.rounds)
    return after(event, *(EnterResult(number, g.board, DRAW) for g in event.rounds[-1].games))


class TestPoints:
    def test_a_penalty_counts_from_the_round_it_was_given_after(self) -> None:
        event = all_drawn(paired(start(SEVEN)))
        event = after(event, AdjustPoints(GWEN, -5, "left without a word"))
        event = all_drawn(paired(event))
        assert scores(event, 0)["Gwen Hale"] == 0
        assert scores(event, 1)["Gwen Hale"] == 0.5
        assert scores(event)["Gwen Hale"] == 1
        table = crosstable(event)
        assert table.after(0).entrants[GWEN - 1].points == 0
        assert table.after(1) == crosstable(event, 1)
        assert sum(r.points for r in table.entrants[GWEN - 1].records) == 15

    def test_the_next_round_is_paired_from_it(self) -> None:
        event = all_drawn(paired(start(SEVEN)))
        meets = paired(event).rounds[1].game_of(GWEN)
        punished = paired(after(event, AdjustPoints(GWEN, -10, "telephone")))
        game = punished.rounds[1].game_of(GWEN)
        assert meets is not None
        assert game is None or set(game.players) != set(meets.players)

    def test_it_outlives_the_round(self) -> None:
        event = after(all_drawn(paired(start(SEVEN))), AdjustPoints(GWEN, -5, "telephone"), UnpairRound(1))
        assert scores(event)["Gwen Hale"] == -0.5
        assert all(r.same for r in recheck(paired(event)))

    def test_rounds_before_it_were_paired_without_it(self) -> None:
        event = all_drawn(paired(all_drawn(paired(start(SEVEN)))))
        event = paired(after(event, AdjustPoints(GWEN, -10, "telephone")))
        assert [r.same for r in recheck(event)] == [True, True, True]
        game = event.rounds[1].games[0]
        assert questions(event, 2).board(game.board).article

    def test_in_a_running_round_it_stands_in_the_table_at_once_and_was_no_reason_of_the_pairing(self) -> None:
        event = paired(all_drawn(paired(start(SEVEN))))
        late = after(event, AdjustPoints(GWEN, -10, "telephone"))
        assert scores(late, 1)["Gwen Hale"] == scores(event, 1)["Gwen Hale"] - 1
        assert [r.same for r in recheck(late)] == [True, True]
        boards = [game.board for game in event.rounds[1].games]
        assert [questions(late, 2).board(b) for b in boards] == [questions(event, 2).board(b) for b in boards]
        assert (
            plan_of(late).table.entrants[GWEN - 1].points
            == plan_of(event).table.entrants[GWEN - 1].points - 10
        )

    def test_what_is_refused(self) -> None:
        event = after(start(SEVEN), SignIn((GWEN,), here=False))
        assert "needs a reason" in refusal(event, AdjustPoints(ADA, -5, " "))
        assert "more than 0" in refusal(event, AdjustPoints(ADA, 0, "nothing"))
        assert "not here yet" in refusal(event, AdjustPoints(GWEN, -5, "late"))

    def test_who_is_removed_leaves_nothing_behind(self) -> None:
        event = after(start(SEVEN), AdjustPoints(ADA, -5, "a mistake"), RemovePlayer(ADA))
        assert event.adjustments == ()


class TestLevelPlayers:
    @pytest.fixture
    def event(self) -> Event:
        event = paired(start(SEVEN))
        return after(event, *(EnterResult(1, board, WHITE) for board in (1, 2, 3)))

    def ranks(self, event: Event) -> dict[int, int]:
        return {row.number: row.rank for row in event_standings(event, order=()).rows}

    def test_a_decision_parts_those_who_share_a_place_and_nobody_else(self, event: Event) -> None:
        assert self.ranks(event) == {ADA: 1, CLEO: 1, EVE: 1, GWEN: 1, BEN: 5, DOV: 5, FINN: 5}
        event = after(event, Decide(Decider((EVE, ADA, GWEN, CLEO), "2026-11-30T22:00:00")))
        assert self.ranks(event) == {EVE: 1, ADA: 2, GWEN: 3, CLEO: 4, BEN: 5, DOV: 5, FINN: 5}

    def test_a_decision_between_some_of_those_on_a_place_puts_nobody_behind(self, event: Event) -> None:
        before = self.ranks(event)
        assert self.ranks(after(event, Decide(Decider((EVE, ADA), "2026-11-30T22:00:00")))) == before

    def test_after_a_correction_it_decides_nothing(self, event: Event) -> None:
        event = after(event, Decide(Decider((EVE, ADA, GWEN, CLEO), "22:00")), EnterResult(1, 1, DRAW))
        assert self.ranks(event) == {EVE: 1, CLEO: 1, GWEN: 1, ADA: 4, DOV: 4, BEN: 6, FINN: 6}

    def test_drawn_again_it_takes_the_place_of_the_first(self, event: Event) -> None:
        first, second = (EVE, ADA, GWEN, CLEO), (ADA, EVE, CLEO, GWEN)
        event = after(event, Decide(Decider(first, "22:00")), Decide(Decider(second, "22:05")))
        assert len(event.deciders) == 1
        assert self.ranks(event)[ADA] == 1

    def test_one_alone_decides_nothing(self, event: Event) -> None:
        assert "two or more" in refusal(event, Decide(Decider((EVE,), "22:00")))
        assert "two or more" in refusal(event, Decide(Decider((EVE, EVE), "22:00")))


class TestNextWeek:
    def test_settings_people_and_wishes_come_along(self) -> None:
        event = played(CASES["desk-slips"], first_table=11, clubs_apart=1)
        prizes = Prizes((Prize(1, 2000),))
        event = after(
            event,
            SetPrizes(prizes),
            FixTable(CLEO, 14),
            SetHouse(GWEN),
            ForbidPair(Forbidden(ADA, BEN, 1, 2)),
            Withdraw(FINN),
        )
        new = after(NOTHING, *again(event, "Next week", "2026-12-07"))
        assert (new.settings.name, new.settings.date) == ("Next week", "2026-12-07")
        assert (new.settings.first_table, new.settings.clubs_apart, new.settings.rounds) == (11, 1, 4)
        assert [p.person for p in new.players] == [p.person for p in event.players]
        assert {p.status for p in new.players} == {Status.EXPECTED}
        assert (new.rounds, new.order, new.prizes) == ((), (), prizes)
        assert new.player(CLEO).table == 14
        assert new.player(GWEN).house
        assert new.forbidden == (Forbidden(ADA, BEN, 1, 2),)
        everybody = after(new, SignIn(tuple(p.id for p in new.players)))
        assert len(paired(everybody).rounds[0].games) == 3

    def test_ids_that_have_gaps_are_closed(self) -> None:
        event = after(start(SEVEN), RemovePlayer(ADA), ForbidPair(Forbidden(BEN, GWEN)))
        new = after(NOTHING, *again(event, "Next week"))
        assert [new.name(p) for p in (new.forbidden[0].a, new.forbidden[0].b)] == ["Ben Carver", "Gwen Hale"]


def test_the_archive() -> None:
    event = after(start(SEVEN), ArchiveEvent())
    assert event.archived
    assert "already" in refusal(event, ArchiveEvent())
    event = after(event, ArchiveEvent(archived=False))
    assert "is not in the archive" in refusal(event, ArchiveEvent(archived=False))


@pytest.mark.parametrize(
    ("prizes", "sentence"),
    [
        ((), "There are no prizes."),
        ((Prize(1, 100000),), "There is 1 prize: £1000."),
        (
            (Prize(1, 1050), Prize(1, thing="cup"), Prize(1, 500, category=Category("women", sex="w"))),
            "There are 3 prizes: £10.50, cup, £5 (women).",
        ),
    ],
)
def test_the_sentence_of_the_prizes_says_how_each_amount_was_read(
    prizes: tuple[Prize, ...], sentence: str
) -> None:
    assert str(SetPrizes(Prizes(prizes, currency=Currency("£"))).says(start(SEVEN))) == sentence


@pytest.mark.parametrize(
    ("prizes", "sharing", "sentence"),
    [
        ((2000,), Sharing.HORT, "Hort system now: half of each prize by tie-breaks, half shared."),
        ((2000,), Sharing.PLACE, "Tie-breaks now decide who of those level on points gets which prize."),
        ((2000,), Sharing.POOL, "There is 1 prize: £20."),
        (
            (3000,),
            Sharing.US,
            "There is 1 prize: £30. Players level on points now share by US Chess rule 32B.",
        ),
    ],
)
def test_another_rule_for_ties_is_said_alone_or_after_the_prizes(
    prizes: tuple[int, ...], sharing: Sharing, sentence: str
) -> None:
    def made(amounts: tuple[int, ...], rule: Sharing) -> SetPrizes:
        won = tuple(Prize(place, amount) for place, amount in enumerate(amounts, 1))
        return SetPrizes(Prizes(won, rule, Currency("£")))

    event = after(start(SEVEN), made((2000,), Sharing.POOL))
    assert str(made(prizes, sharing).says(event)) == sentence
