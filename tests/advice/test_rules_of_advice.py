"""The rules of advice that other parts carry out: R8, R15, R16, R17, R20, R21, R24."""

from random import Random

import pytest

from clubtd.advice.noise import usual_orders
from clubtd.advice.shape import Shape
from clubtd.event.actions import AddPlayers, CreateEvent, SetTieBreaks
from clubtd.event.crosstable import Crosstable, Entrant, Record, System
from clubtd.event.event import Settings
from clubtd.event.history import History, Undo
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.published import order_lines, published_order
from clubtd.event.result import Code, Colour
from clubtd.formats.words import say
from clubtd.pairing.next_round import pairing_steps
from clubtd.standings.ranking import standings
from clubtd.standings.rulesets import RULESETS
from clubtd.standings.workings import workings


def table(*games: str, players: int) -> Crosstable:
    """Rounds such as `1-2=1 3-4=½`: White, Black, White's points."""
    rows: dict[int, list[Record]] = {n: [] for n in range(1, players + 1)}
    points = {"1": (Code.WIN, Code.LOSS), "½": (Code.DRAW, Code.DRAW), "0": (Code.LOSS, Code.WIN)}
    worth = {Code.WIN: 10, Code.DRAW: 5, Code.LOSS: 0}
    for played in games:
        for game in played.split():
            pair, result = game.split("=")
            white, black = map(int, pair.split("-"))
            a, b = points[result]
            rows[white].append(Record(a, worth[a], black, Colour.WHITE))
            rows[black].append(Record(b, worth[b], white, Colour.BLACK))
    return Crosstable(tuple(Entrant(n, 1500, tuple(r)) for n, r in rows.items()), len(games))


LEVEL = table("1-2=1 3-4=½", "4-1=½ 2-3=0", "3-1=½ 4-2=½", players=4)


@pytest.fixture
def paired() -> History:
    people = tuple(Person(f"P{n}", 1500 + n) for n in range(1, 7))
    settings = Settings("Night", rounds=3)
    history = History().take(CreateEvent(settings, ("BH", "SB", "PS")), "2026-11-22T19:01")
    history = history.take(AddPlayers(people), "2026-11-22T19:20")
    for step in pairing_steps(history.event, "2026-11-22T19:28", Random(1), "1"):
        history = history.take(step, "2026-11-22T19:28")
    return history


def test_r8_pairing_round_1_publishes_the_order_with_its_time(paired: History) -> None:
    found = published_order(paired)
    assert found
    assert (found.at, found.order, found.changes) == ("2026-11-22T19:28", ("BH", "SB", "PS"), ())
    when = {"2026-11-22T19:28": "22 Nov 19:28"}
    assert [say(line) for line in order_lines(found, when)] == ["Order fixed 22 Nov 19:28: BH SB PS"]


def test_r8_before_round_1_nothing_is_published_and_the_order_is_free(paired: History) -> None:
    before = paired.take(Undo(), "2026-11-22T19:29")
    assert published_order(before) is None
    assert before.take(SetTieBreaks(("PS", "BH")), "2026-11-22T19:30").event.tie_breaks == ("PS", "BH")


def test_r8_a_later_change_needs_a_reason_and_is_shown(paired: History) -> None:
    with pytest.raises(Refused, match="needs a reason"):
        paired.take(SetTieBreaks(("PS", "BH")), "2026-11-22T20:10")
    changed = paired.take(SetTieBreaks(("PS", "BH"), "as on the poster"), "2026-11-22T20:10")
    found = published_order(changed)
    assert found
    assert found.order == ("BH", "SB", "PS")
    assert [say(line) for line in order_lines(found, {})][1:] == [
        "Order changed 2026-11-22T20:10 to PS BH. Reason: as on the poster"
    ]
    taken_back = published_order(changed.take(Undo(), "2026-11-22T20:11"))
    assert taken_back
    assert taken_back.changes == ()


@pytest.mark.parametrize("code", ["BH", "BH-C1", "SB", "PS"])
def test_r15_every_number_shows_its_workings(code: str) -> None:
    for number in range(1, 5):
        found = workings(LEVEL, number, code)
        assert sum(part.value for part in found.parts if part.kept) == found.total
        assert all(say(part.why) for part in found.parts)
        assert all(say(part.cut) for part in found.parts if part.cut)


def test_r16_every_edition_of_the_rules_has_a_name_for_the_table() -> None:
    assert set(RULESETS) == {"fide-2026", "fide-2024", "uschess", "club"}
    titles = {name: say(rules.title) for name, rules in RULESETS.items()}
    assert "1 March 2026" in titles["fide-2026"]
    assert "34" in titles["uschess"]
    assert "not FIDE" in titles["club"]


@pytest.mark.parametrize("rules", ["fide-2026", "uschess"])
def test_r17_the_orders_set_side_by_side_are_of_one_rule_book(rules: str) -> None:
    american = {"MODMED", "SOLKOFF", "CUM", "CUMOPP", "MEDIAN", "SB-US", "RESULT", "KASHDAN", "BLACKS"}
    codes = {code for order in usual_orders(Shape(System.SWISS, 5, 20, rules=rules)) for code in order}
    assert codes <= american if rules == "uschess" else not codes & american


def test_r20_buchholz_is_of_final_scores_and_not_multiplied() -> None:
    # 2 lost to 1, 3 and drew with 4, who end on 2, 2 and 1½
    assert standings(LEVEL, ["BH"]).row(2).values == (2 + 2 + 1.5,)


def test_r20_direct_encounter_may_stand_anywhere() -> None:
    for order in (["DE", "BH", "SB"], ["BH", "DE", "SB"], ["BH", "SB", "DE"]):
        assert len(standings(LEVEL, order).rows) == 4


def test_r21_direct_encounter_says_why_it_decided_nothing() -> None:
    drawn = standings(LEVEL, ["DE"])
    notes = {row.number: dict(row.notes) for row in drawn.rows}
    assert "level" in say(notes[1]["DE"])
    cycle = standings(table("1-2=1 3-4=1", "2-3=1 4-1=0", "3-1=1 4-2=0", players=4), ["DE"])
    assert "level" in say(dict(cycle.row(1).notes)["DE"])
    not_met = standings(table("1-2=1 3-4=1", players=4), ["DE"])
    assert "not all met" in say(dict(not_met.row(1).notes)["DE"])


def test_r24_after_the_list_places_stay_shared() -> None:
    assert standings(LEVEL, ["DE"]).groups[0] == (1, 3)
    assert standings(LEVEL, ["DE", "TPN"]).groups[0] == (1,)
