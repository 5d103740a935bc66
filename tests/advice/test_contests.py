"""Level to the end (R22): who may play off for what, what counts in the table, and what it says there."""

import pytest

from clubtd.advice.contests import contest_between, contests
from clubtd.event.actions import (
    AddPlayers,
    Decide,
    EnterResult,
    PairRound,
    SetPrizes,
    Withdraw,
)
from clubtd.event.event import Event, Settings
from clubtd.event.message import Message, Refused
from clubtd.event.player import Person
from clubtd.event.playoff import Decider, PlayoffGame, playoff
from clubtd.event.prize import Category, Prize, Prizes
from clubtd.event.result import Result
from clubtd.event.round import Game, Round
from clubtd.formats.sheets import prizes, standings
from clubtd.formats.sheets.prizes import awards
from clubtd.formats.words import say
from clubtd.standings.of_event import event_standings

WON, DRAWN, LOST = Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS
ANA, BO, CAI, DEE = 1, 2, 3, 4
NIGHT = "2026-11-22T22:31:00"
WOMEN = Category("women", sex="w")


def event(*results: Result, rounds: int = 1) -> Event:
    """Four players, Ana - Bo and Cai - Dee, with these results; no tie-breaks."""
    people = (
        Person("Ana", 1900, sex="w"),
        Person("Bo", 1800),
        Person("Cai", 1700),
        Person("Dee", 1600, sex="w"),
    )
    pairs = PairRound(Round(1, (Game(1, ANA, BO), Game(2, CAI, DEE)), at="2026-11-22T19:30:00"))
    steps = [AddPlayers(people), pairs, *(EnterResult(1, board, r) for board, r in enumerate(results, 1))]
    made = Event(Settings("Night", rounds=rounds))
    for step in steps:
        made = step.on(made)
    return made


def after(made: Event, *deciders: Decider) -> Event:
    for decider in deciders:
        made = Decide(decider).on(made)
    return made


def ranks(made: Event, rounds: int | None = None) -> dict[str, int]:
    names = {made.numbers[p.id]: p.name for p in made.players}
    return {names[row.number]: row.rank for row in event_standings(made, after=rounds).rows}


def notes(made: Event, rounds: int | None = None) -> list[str]:
    return [said for note in standings(made, rounds).notes if " ahead of " in (said := say(note))]


def test_all_who_share_the_place_take_part() -> None:
    level = event(WON, WON)  # Ana and Cai have a point each, Bo and Dee have none
    assert contests(level, CAI)[0].players == (ANA, CAI)
    assert contest_between(level, (CAI, ANA)).place == 1
    assert contest_between(level, (BO, DEE)).place == 3


@pytest.mark.parametrize(
    ("results", "players", "said"),
    [
        ((WON, WON), (ANA, BO), "Ana and Bo do not share a place: there is nothing to play off."),
        ((DRAWN, DRAWN), (ANA, BO), "Place 1 is shared with Cai and Dee too: name them all."),
        ((WON, WON), (ANA, ANA), "A decision needs two or more different players."),
        ((WON, WON), (ANA,), "A decision needs two or more different players."),
        (
            (WON, DRAWN),
            (ANA, CAI, DEE),
            "Ana, Cai and Dee do not share a place: there is nothing to play off.",
        ),
    ],
)
def test_who_is_not_level_or_not_alone_is_refused(
    results: tuple[Result, ...], players: tuple[int, ...], said: str
) -> None:
    with pytest.raises(Refused) as refused:
        contest_between(event(*results), players)
    assert say(refused.value.message) == said


def test_the_table_says_who_won_it_how_and_when() -> None:
    level = event(WON, WON)
    games = tuple(PlayoffGame(ANA, CAI, r) for r in (DRAWN, LOST))
    made = after(level, playoff((ANA, CAI), games, NIGHT))
    assert ranks(made) == {"Cai": 1, "Ana": 2, "Bo": 3, "Dee": 3}
    assert notes(made) == ["Place 1: Cai ahead of Ana by a play-off, 1½ to ½, 22 Nov 22:31"]
    made = after(made, Decider((DEE, BO), NIGHT))
    assert ranks(made)["Dee"] == 3
    assert ranks(made)["Bo"] == 4
    assert notes(made)[1] == "Place 3: Dee ahead of Bo by lot, 22 Nov 22:31"


def test_a_correction_makes_a_play_off_void_and_the_table_says_so() -> None:
    made = after(event(WON, WON), Decider((CAI, ANA), NIGHT))
    apart = EnterResult(1, 2, DRAWN).on(made)
    assert ranks(apart) == {"Ana": 1, "Cai": 2, "Dee": 2, "Bo": 4}
    assert notes(apart) == [
        "No longer counts, for they do not share a place now: Cai ahead of Ana by lot, 22 Nov 22:31"
    ]
    joined = EnterResult(1, 2, DRAWN).on(EnterResult(1, 1, DRAWN).on(made))
    assert set(ranks(joined).values()) == {1}
    assert notes(joined) == [
        "No longer counts, for more players share the place now: Cai ahead of Ana by lot, 22 Nov 22:31"
    ]
    assert ranks(EnterResult(1, 2, WON).on(apart)) == ranks(made)


def test_the_winner_of_three_is_first_and_the_others_may_stay_level_and_decide_later() -> None:
    level = event(DRAWN, DRAWN)
    games = tuple(PlayoffGame(ANA, other, WON) for other in (BO, CAI, DEE))
    made = after(level, playoff((ANA, BO, CAI, DEE), games, NIGHT))
    assert ranks(made) == {"Ana": 1, "Bo": 2, "Cai": 2, "Dee": 2}
    made = after(made, Decider((DEE, CAI, BO), NIGHT))
    assert ranks(made) == {"Ana": 1, "Dee": 2, "Cai": 3, "Bo": 4}
    assert ranks(after(made, playoff((ANA, BO, CAI, DEE), games, NIGHT))) == ranks(made)


def test_an_earlier_table_does_not_know_of_a_later_play_off() -> None:
    made = event(WON, WON, rounds=2)
    second = Round(2, (Game(1, ANA, CAI), Game(2, DEE, BO)), at="2026-11-22T20:30:00")
    made = PairRound(second).on(made)
    for board in (1, 2):
        made = EnterResult(2, board, DRAWN).on(made)
    made = after(made, Decider((CAI, ANA), NIGHT))
    assert ranks(made)["Cai"] == 1
    assert ranks(made, 1) == {"Ana": 1, "Cai": 1, "Bo": 3, "Dee": 3}
    assert notes(made, 1) == []


def test_a_group_with_a_cup_of_its_own_plays_off_and_the_table_stays_as_it_is() -> None:
    level = event(DRAWN, DRAWN)
    with pytest.raises(Refused, match="name them all"):
        contest_between(level, (DEE, ANA))
    level = SetPrizes(Prizes((Prize(1, thing="cup"), Prize(1, thing="medal", category=WOMEN)))).on(level)
    assert [(c.players, c.group) for c in contests(level, DEE)] == [
        ((ANA, BO, CAI, DEE), ""),
        ((ANA, DEE), "women"),
    ]
    made = after(level, Decider((DEE, ANA), NIGHT))
    assert set(ranks(made).values()) == {1}
    won = [(a.name, a.things) for a in awards(made, event_standings(made)).awards]
    assert won == [("Dee", ("medal (women)",))]
    assert notes(made) == ["women: Dee ahead of Ana by lot, 22 Nov 22:31"]
    told = [say(n) for n in prizes(made).notes]
    assert "cup: Ana, Bo, Cai and Dee, level to the end: a play-off, or lots" in told
    assert "medal (women): Dee, by lot" in told
    # lots of all four for the cup, Ana ahead of Dee there: the medal stays where it was won
    both = after(made, Decider((BO, ANA, CAI, DEE), NIGHT))
    won = [(a.name, a.things) for a in awards(both, event_standings(both)).awards]
    assert won == [("Bo", ("cup",)), ("Dee", ("medal (women)",))]


def test_by_another_order_a_play_off_that_decided_nothing_there_is_not_told() -> None:
    made = after(event(WON, DRAWN), Decider((CAI, ANA), NIGHT))
    assert len(notes(made)) == 1
    assert [n for n in standings(made, order=("SB",)).notes if " ahead of " in say(n)] == []


def test_a_prize_of_somebody_who_left_or_never_played_is_pointed_out_at_the_end() -> None:
    made = SetPrizes(Prizes((Prize(1, 3000), Prize(2, 2000)))).on(event(WON, Result.WHITE_BY_FORFEIT))
    told = [say(note) for note in prizes(Withdraw(ANA).on(made)).notes]
    assert "Ana has withdrawn; by the table the prize is due all the same." in told
    assert "Cai has played no game; by the table the prize is due all the same." in told
    running = SetPrizes(made.prizes).on(event(WON, WON, rounds=2))
    assert not [n for n in prizes(Withdraw(ANA).on(running)).notes if "due all the same" in say(n)]


def test_before_anything_is_played_the_sheet_lists_what_can_be_won() -> None:
    made = SetPrizes(Prizes((Prize(1, 3000), Prize(1, thing="medal", category=WOMEN)))).on(event())
    found = prizes(made)
    assert say(found.heading) == "Prizes to be won"
    assert [
        (row[0], say(row[2]) if isinstance(row[2], Message) else row[2], row[4], row[6]) for row in found.rows
    ] == [
        (1, "everybody", "30", ""),
        (1, "women", "", "medal"),
    ]
