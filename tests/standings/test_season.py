"""A season: what nights are worth, which of them count, who is who, and the places."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubtd.event.actions import (
    AddPlayers,
    CreateEvent,
    DrawNumbers,
    EnterResult,
    PairRound,
    RequestBye,
    SetHouse,
    Withdraw,
    apply,
)
from clubtd.event.crosstable import System
from clubtd.event.event import Event, Settings
from clubtd.event.history import NOTHING
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.pairing.next_round import next_round
from clubtd.standings.season import (
    Appearance,
    Night,
    SeasonRow,
    SeasonRules,
    SeasonTable,
    Tie,
    Worth,
    night_of,
    season_table,
)

ANA, BO, CAI, DEE, EVE = (
    Person(name) for name in ("Ana Stone", "Bo Tate", "Cai Upton", "Dee Vane", "Eve Wynn")
)


def night(number: int, *scores: tuple[Person, float], rounds: int = 4) -> Night:
    """A finished night with these points, places by points alone."""
    points = sorted((score for _, score in scores), reverse=True)
    seen = tuple(
        Appearance(p, p.name, int(s * 10), rounds, points.index(s) + 1, points.count(s)) for p, s in scores
    )
    return Night(f"n{number}", f"Night {number}", f"2026-11-{number:02d}", rounds, rounds, True, 10, seen)


def row(table: SeasonTable, name: str) -> SeasonRow:
    return next(r for r in table.rows if r.name == name)


def totals(table: SeasonTable) -> list[tuple[int, str, Fraction]]:
    return [(r.rank, r.name, r.total) for r in table.rows]


FOUR = (
    night(1, (ANA, 4), (BO, 3), (CAI, 2)),
    night(2, (BO, 4), (ANA, 1), (CAI, 0)),
    night(3, (CAI, 3), (ANA, 3), (DEE, 1)),
    night(4, (ANA, 2.5), (BO, 2)),
)


def test_points_as_scored() -> None:
    assert totals(season_table(FOUR, SeasonRules())) == [
        (1, "Ana Stone", Fraction(21, 2)),
        (2, "Bo Tate", 9),
        (3, "Cai Upton", 5),
        (4, "Dee Vane", 1),
    ]


def test_the_best_two_nights_count_and_the_others_are_marked() -> None:
    table = season_table(FOUR, SeasonRules(best=2))
    ana = row(table, "Ana Stone")
    assert [cell.counts for cell in ana.cells if cell] == [True, False, True, False]
    assert ana.total == 7
    assert str(ana.sum) == "4 + 3 = 7; dropped: 1, 2.5"
    assert str(row(table, "Dee Vane").sum) == "1"


def test_places_shared_share_their_points_exactly() -> None:
    table = season_table(
        [night(1, (ANA, 3), (BO, 2), (CAI, 2), (DEE, 2), (EVE, 0))], SeasonRules(Worth.PLACE)
    )
    assert totals(table) == [
        (1, "Ana Stone", 10),
        (2, "Bo Tate", Fraction(8 + 6 + 5, 3)),
        (2, "Cai Upton", Fraction(19, 3)),
        (2, "Dee Vane", Fraction(19, 3)),
        (5, "Eve Wynn", 4),
    ]
    assert str(row(table, "Bo Tate").cells[0].why) == "places 2 to 4 shared: 19 for 3"  # type: ignore[union-attr]


def test_places_beyond_the_list_are_worth_nothing() -> None:
    table = season_table(
        [night(1, (ANA, 3), (BO, 2), (CAI, 1), (DEE, 1))], SeasonRules(Worth.PLACE, places=(30, 20, 10))
    )
    assert [r.total for r in table.rows] == [3, 2, Fraction(1, 2), Fraction(1, 2)]


def test_being_there_counts_for_dropped_nights_too() -> None:
    ana = row(season_table(FOUR, SeasonRules(best=2, attendance=10)), "Ana Stone")
    assert (ana.attendance, ana.total) == (4, 11)
    assert str(ana.sum) == "4 + 3 + 4 = 11; dropped: 1, 2.5"


def test_nights_of_other_lengths_count_as_scored_or_as_the_longest() -> None:
    nights = [night(1, (ANA, 3), (BO, 2), rounds=3), night(2, (BO, 4), (ANA, 2.5), rounds=5)]
    assert season_table(nights, SeasonRules()).lengths == (3, 5)
    assert [r.total for r in season_table(nights, SeasonRules()).rows] == [6, Fraction(11, 2)]
    scaled = season_table(nights, SeasonRules(Worth.SCALED))
    assert row(scaled, "Ana Stone").total == 5 + Fraction(5, 2)
    assert row(scaled, "Bo Tate").total == Fraction(10, 3) + 4
    assert str(row(scaled, "Bo Tate").cells[0].why) == "2 of 3 rounds, as on a night of 5"  # type: ignore[union-attr]


def test_three_points_for_a_win_are_scaled_to_one() -> None:
    three = replace(night(1, (ANA, 12), (BO, 6)), win=30)
    table = season_table([three], SeasonRules(Worth.SCALED))
    assert [r.total for r in table.rows] == [4, 2]


@pytest.mark.parametrize(
    ("ties", "places"),
    [
        ((), {"Ana Stone": 1, "Bo Tate": 1, "Cai Upton": 1}),
        ((Tie.WON,), {"Cai Upton": 1, "Ana Stone": 2, "Bo Tate": 2}),
        ((Tie.BEST,), {"Ana Stone": 1, "Bo Tate": 2, "Cai Upton": 3}),
        ((Tie.DROPPED,), {"Bo Tate": 1, "Ana Stone": 2, "Cai Upton": 3}),
        ((Tie.NIGHTS,), {"Ana Stone": 1, "Bo Tate": 1, "Cai Upton": 3}),
        ((Tie.WON, Tie.DROPPED), {"Cai Upton": 1, "Bo Tate": 2, "Ana Stone": 3}),
    ],
)
def test_level_people_share_a_place_unless_an_order_is_set(
    ties: tuple[Tie, ...], places: dict[str, int]
) -> None:
    nights = [
        night(1, (ANA, 4), (BO, 3)),
        night(2, (BO, 3), (CAI, 3)),
        night(3, (CAI, 3), (ANA, 2), (BO, 2)),
        night(4, (EVE, 4), (ANA, 1)),
    ]
    table = season_table(nights, SeasonRules(best=2, ties=ties))
    assert {r.name: r.rank for r in table.rows if r.total == 6} == places


# Who is who


def entered(*people: Person) -> list[Night]:
    return [night(n, (person, 1)) for n, person in enumerate(people, 1)]


def names(table: SeasonTable) -> dict[str, int]:
    return {r.name: r.nights for r in table.rows}


def test_the_same_id_is_the_same_person_under_any_name() -> None:
    table = season_table(
        entered(Person("Stone, Ana", fide_id="9"), Person("Ana Stone-Marsh", fide_id="9")), SeasonRules()
    )
    assert names(table) == {"Ana Stone-Marsh": 2}


def test_name_and_year_are_the_same_person_in_either_order() -> None:
    people = (
        Person("Jo Smith", born="1980"),
        Person("SMITH, Jó", born="1980/05/02"),
        Person("Jo Smith", born="2001"),
    )
    table = season_table(entered(*people), SeasonRules())
    assert sorted(names(table).values()) == [1, 2]
    assert "Jo Smith (2001)" in names(table)


def test_a_name_alone_is_enough_while_nothing_speaks_against_it() -> None:
    assert names(
        season_table(entered(ANA, replace(ANA, born="1980"), replace(ANA, rating=1700)), SeasonRules())
    ) == {"Ana Stone": 3}


def test_a_name_that_two_people_have_is_never_guessed() -> None:
    people = (Person("Jo Smith", born="1980"), Person("Jo Smith", born="2001"), Person("Jo Smith"))
    table = season_table(entered(*people), SeasonRules())
    assert names(table) == {"Jo Smith (1980)": 1, "Jo Smith (2001)": 1, "Jo Smith (Night 3)": 1}
    assert [(u.name, u.night, u.twice) for u in table.unsure] == [("Jo Smith", 2, False)]


def test_two_of_a_name_on_one_night_are_two_people() -> None:
    twins = replace(
        night(1, (BO, 1)),
        appearances=(
            Appearance(Person("Alex Morgan", 1520), "Alex Morgan (1520)", 30, 4, 1),
            Appearance(Person("Alex Morgan", 1180), "Alex Morgan (1180)", 10, 4, 2),
        ),
    )
    table = season_table([twins, night(2, (Person("Alex Morgan", 1530), 2))], SeasonRules())
    assert {r.name for r in table.rows} == {
        "Alex Morgan (1520) (Night 1)",
        "Alex Morgan (1180) (Night 1)",
        "Alex Morgan (Night 2)",
    }
    assert len(table.unsure) == 3


def test_the_same_id_twice_on_a_night_is_told() -> None:
    doubled = night(1, (Person("Ana Stone", fide_id="9"), 1), (Person("Ann Stone", fide_id="9"), 2))
    table = season_table([doubled, night(2, (Person("Ana Stone", fide_id="9"), 1))], SeasonRules())
    assert len(table.rows) == 3
    assert [u.twice for u in table.unsure] == [True, True]


# From an event to a night


def played(*results: Result, rounds: int = 1) -> Event:
    people = tuple(
        Person(name, rating) for name, rating in zip("ABCDEFGH", range(2000, 1200, -100), strict=True)
    )
    event = apply(NOTHING, CreateEvent(Settings("Rapid", rounds=rounds, date="2026/11/05"), ()))
    event = apply(event, AddPlayers(people[: 2 * len(results)]))
    event = apply(event, PairRound(next_round(event)))
    for board, result in enumerate(results, 1):
        event = apply(event, EnterResult(1, board, result))
    return event


def by_name(found: Night) -> dict[str, Appearance]:
    return {seen.name: seen for seen in found.appearances}


def test_a_finished_event_is_a_night() -> None:
    found = night_of(played(Result.WHITE_WINS, Result.DRAW), "file")
    assert (found.date, found.finished, found.rounds) == ("2026-11-05", True, 1)
    assert {name: (seen.points, seen.place, seen.sharing) for name, seen in by_name(found).items()} == {
        "A": (10, 1, 1),
        "B": (5, 2, 2),
        "D": (5, 2, 2),
        "C": (0, 4, 1),
    }


def test_whoever_lost_by_default_or_asked_for_a_bye_was_not_there() -> None:
    event = played(Result.WHITE_BY_FORFEIT, Result.DRAW, rounds=2)
    assert set(by_name(night_of(event, ""))) == {"A", "B", "D"}
    loser = event.round(1).games[0].black
    assert set(by_name(night_of(apply(event, RequestBye(loser, 2, Code.HALF_BYE)), ""))) == {"A", "B", "D"}


def test_a_house_player_and_a_leaver_take_no_place() -> None:
    event = played(Result.WHITE_WINS, Result.WHITE_WINS, Result.WHITE_WINS, rounds=2)
    ids = {p.name: p.id for p in event.players}
    first = event.round(1).games
    winner, second = first[0].white, first[1].white
    event = apply(event, Withdraw(winner))
    event = apply(event, SetHouse(second))
    found = by_name(night_of(event, ""))
    left, house = (next(n for n, i in ids.items() if i == player) for player in (winner, second))
    assert (found[left].place, found[left].points, str(found[left].why)) == (0, 10, "left early: no place")
    assert (found[house].place, found[house].points) == (0, 0)
    assert min(seen.place for seen in found.values() if seen.place) == 1
    table = season_table([night_of(event, "")], SeasonRules(Worth.PLACE, attendance=10))
    assert row(table, left).total == 1
    assert row(table, house).total == 1


def test_a_running_event_says_so() -> None:
    found = night_of(played(Result.WHITE_WINS, Result.OPEN, rounds=3), "")
    assert (found.finished, found.after) == (False, 0)


# Rules


@pytest.mark.parametrize(
    "rules",
    [
        SeasonRules(best=-1),
        SeasonRules(best=1000),
        SeasonRules(places=()),
        SeasonRules(places=(50, 80)),
        SeasonRules(attendance=-10),
    ],
)
def test_rules_that_cannot_be(rules: SeasonRules) -> None:
    with pytest.raises(Refused):
        rules.checked()


def test_rules_in_a_line() -> None:
    rules = SeasonRules(Worth.PLACE, best=3, places=(100, 55, 10), attendance=5)
    assert str(rules.said(4)) == "Best 3 of 4 nights, points by place (10, 5.5, 1), 0.5 for being there"


@given(
    st.lists(
        st.lists(
            st.tuples(st.sampled_from([ANA, BO, CAI, DEE, EVE]), st.integers(0, 8)),
            unique_by=lambda x: x[0].name,
        ),
        max_size=6,
    ),
    st.integers(0, 4),
)
def test_points_by_place_add_up_and_best_never_beats_all(
    scores: list[list[tuple[Person, int]]], best: int
) -> None:
    nights = [night(n, *((p, s / 2) for p, s in found)) for n, found in enumerate(scores, 1)]
    everything = season_table(nights, SeasonRules(Worth.PLACE))
    given_out = sum(sum((10, 8, 6, 5, 4)[: len(found)]) for found in scores)
    assert sum(r.total for r in everything.rows) == given_out
    some = season_table(nights, SeasonRules(Worth.PLACE, best=best))
    for r in some.rows:
        assert r.total <= row(everything, r.name).total
        assert len(r.counted) == (min(best, r.nights) if best else r.nights)


def test_in_a_round_robin_a_rest_is_no_round_to_score_in() -> None:
    event = apply(NOTHING, CreateEvent(Settings("All", system=System.ROUND_ROBIN, rounds=3), ()))
    event = apply(event, AddPlayers((ANA, BO, CAI)))
    event = apply(event, DrawNumbers(tuple(p.id for p in event.players)))
    for number in range(1, 4):
        event = apply(event, PairRound(next_round(event)))
        event = apply(event, EnterResult(number, event.round(number).games[0].board, Result.WHITE_WINS))
    found = night_of(event, "")
    assert {seen.rounds for seen in found.appearances} == {2}
    scaled = season_table([found, night(2, (DEE, 3), rounds=5)], SeasonRules(Worth.SCALED))
    assert sum(r.total for r in scaled.rows if r.name != "Dee Vane") == 3 * Fraction(5, 2)


def test_cancelled_results_are_worth_nothing_and_the_player_was_there() -> None:
    event = apply(NOTHING, CreateEvent(Settings("All", system=System.ROUND_ROBIN, rounds=3), ()))
    event = apply(event, AddPlayers((ANA, BO, CAI, DEE)))
    event = apply(event, DrawNumbers(tuple(p.id for p in event.players)))
    event = apply(event, PairRound(next_round(event)))
    for game in event.round(1).games:
        event = apply(event, EnterResult(1, game.board, Result.WHITE_WINS))
    winner = event.round(1).games[0].white
    event = apply(event, Withdraw(winner, cancel=True))
    gone = by_name(night_of(event, ""))[event.player(winner).name]
    assert (gone.points, gone.place, str(gone.why)) == (
        0,
        0,
        "left early, the results were cancelled (C.05 6.6)",
    )


@pytest.mark.parametrize(
    ("one", "other", "asked"),
    [
        (Person("Müller, Eva"), Person("Eva Mueller"), True),
        (Person("Ben Carver", 1700), Person("Ben Karver", 1750), True),
        (Person("Ben Carver", 1700), Person("Ben Karver", 1200), False),
        (Person("Ben Carver", born="1980"), Person("Ben Karver", born="2010"), False),
        (Person("Ana Stone"), Person("Ana Maria Stone"), True),
        (Person("Ana Stone"), Person("Bo Tate"), False),
    ],
)
def test_two_spellings_of_one_person_are_asked_about_and_not_put_together(
    one: Person, other: Person, asked: bool
) -> None:
    table = season_table([night(1, (one, 3)), night(2, (other, 2))], SeasonRules())
    assert len(table.rows) == 2
    assert table.alike == (((one, other),) if asked else ())


def test_two_who_were_there_on_one_night_are_two_people() -> None:
    one, other = Person("Ben Carver"), Person("Ben Karver")
    assert not season_table([night(1, (one, 3), (other, 1)), night(2, (other, 2))], SeasonRules()).alike


ENTRIES = st.builds(
    Person,
    st.sampled_from(["Jo Smith", "Smith, Jo", "Alex Morgan", "Mia Nash"]),
    fide_id=st.sampled_from(["", "", "1", "2", "3"]),
    born=st.sampled_from(["", "", "1980", "2001"]),
)


@given(st.lists(st.lists(ENTRIES, max_size=4), max_size=5))
def test_every_entry_is_in_exactly_one_row_and_nobody_is_two_people(entries: list[list[Person]]) -> None:
    nights = [night(n, *((person, 1) for person in people)) for n, people in enumerate(entries, 1)]
    table = season_table(nights, SeasonRules())
    assert sum(r.nights for r in table.rows) == sum(map(len, entries))
    assert sum(r.total for r in table.rows) == sum(map(len, entries))
    assert sum(r.unsure for r in table.rows) == len(table.unsure)
    assert all(r.nights == 1 for r in table.rows if r.unsure)


@given(st.lists(st.lists(ENTRIES, max_size=3), max_size=4))
def test_one_person_never_has_two_ids_or_two_years_without_an_id(entries: list[list[Person]]) -> None:
    from clubtd.standings.season.who import people

    for group in people(entries).groups:
        members = [entries[n][i] for n, i in group]
        assert len({p.fide_id for p in members} - {""}) <= 1
        assert len({n for n, _ in group}) == len(group)
        if not any(p.fide_id for p in members):
            assert len({p.born for p in members} - {""}) <= 1
