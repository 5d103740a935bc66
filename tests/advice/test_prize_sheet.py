"""The sheet: money and things side by side, and why."""

from dataclasses import replace
from fractions import Fraction

from clubtd.advice.prize_sheet import Sheet, sheet
from clubtd.event.player import Person
from clubtd.event.playoff import Decider, PlayoffGame, playoff
from clubtd.event.prize import Category, Currency, Prize, Prizes, Sharing
from clubtd.event.result import Result
from clubtd.formats.words import say
from clubtd.standings.of_event import settled
from clubtd.standings.ranking import Row, Standings

ORDER = ("BH-C1", "BH")


def table(
    *rows: tuple[str, int, str, str], order: tuple[str, ...] = ORDER
) -> tuple[Standings, dict[int, Person]]:
    """Standings of (name, points in tenths, BH-C1, BH), best first."""
    keys = [(-points, *(-Fraction(v) for v in values)) for _, points, *values in rows]

    def ranks(depth: int) -> tuple[int, ...]:
        return tuple(1 + sum(k[:depth] < key[:depth] for k in keys) for key in keys)

    stages = tuple(ranks(depth) for depth in range(1, len(order) + 2))
    made = tuple(
        Row(n, stages[-1][n - 1], points, (Fraction(a), Fraction(b)))
        for n, (_, points, a, b) in enumerate(rows, 1)
    )
    return Standings("fide-2026", order, made, stages), {
        n: Person(row[0], 1500) for n, row in enumerate(rows, 1)
    }


TIE = table(("Ana", 40, "12", "14"), ("Bo", 40, "11.5", "15"), ("Cai", 30, "9", "11"), ("Dee", 30, "9", "11"))
POUNDS = Currency("£")


def said(found: Sheet) -> list[str]:
    return [say(line) for line in found.why]


def test_r10_money_shared_and_the_cup_on_tie_breaks_side_by_side() -> None:
    prizes = Prizes((Prize(1, 20000), Prize(2, 10000), Prize(1, thing="cup")), currency=POUNDS)
    found = sheet(prizes, *TIE)
    assert said(found) == [
        "money: £200 + £100 shared by Ana and Bo, £150 each; cup: Ana, on BH-C1 12 against 11½",
    ]
    assert [(a.name, a.amount, a.things) for a in found.awards] == [
        ("Ana", 15000, ("cup",)),
        ("Bo", 15000, ()),
    ]


def test_the_odd_penny_goes_to_who_is_ahead_and_the_sheet_says_so() -> None:
    level = table(*((name, 40, str(12 - i), "14") for i, name in enumerate(("Ana", "Bo", "Cai"))))
    found = sheet(Prizes((Prize(1, 10000), Prize(2, 6000), Prize(3, 4000)), currency=POUNDS), *level)
    assert [a.amount for a in found.awards] == [6667, 6667, 6666]
    assert said(found) == [
        "money: £100 + £60 + £40 shared: Ana £66.67, Bo £66.67 and Cai £66.66",
        "£200 cannot be divided equally: Ana and Bo get £0.01 more, being ahead in the table.",
    ]


def test_the_odd_penny_of_players_level_to_the_end() -> None:
    level = table(("Ana", 40, "12", "14"), ("Bo", 40, "12", "14"))
    assert said(sheet(Prizes((Prize(1, 101),), currency=POUNDS), *level))[1] == (
        "£1.01 cannot be divided equally: Ana gets £0.01 more, level in the table too, but first by pairing number."
    )


def test_two_odd_pennies_one_by_the_table_and_one_by_the_pairing_number() -> None:
    level = table(("Ana", 40, "12", "14"), ("Bo", 40, "11", "14"), ("Cai", 40, "11", "14"))
    assert said(sheet(Prizes((Prize(1, 500),), currency=POUNDS), *level))[1] == (
        "£5 cannot be divided equally: Ana and Bo get £0.01 more, by the table, and first by pairing number where it"
        " is level."
    )


def test_r24_level_to_the_end_nobody_has_the_cup_until_they_play_off() -> None:
    level = table(("Ana", 40, "12", "14"), ("Bo", 40, "12", "14"), ("Cai", 30, "9", "11"))
    found = sheet(Prizes((Prize(1, thing="cup"),)), *level)
    assert said(found) == ["cup: Ana and Bo, level to the end: a play-off, or lots"]
    assert found.awards == ()


def test_r22_a_play_off_gives_the_cup_and_changes_no_money() -> None:
    standings, people = table(("Ana", 40, "12", "14"), ("Bo", 40, "12", "14"), ("Cai", 30, "9", "11"))
    prizes = Prizes((Prize(1, 20000), Prize(2, 10000), Prize(1, thing="cup")))
    games = PlayoffGame(1, 2, Result.DRAW), PlayoffGame(2, 1, Result.WHITE_WINS)
    won = playoff((1, 2), games, "2026-11-22T22:31")
    found = sheet(prizes, settled(standings, [won], {1: 1, 2: 2}), people)
    assert [(a.name, a.amount, a.things) for a in found.awards] == [
        ("Bo", 15000, ("cup",)),
        ("Ana", 15000, ()),
    ]
    assert said(found) == [
        "money: 200 + 100 shared by Bo and Ana, 150 each; cup: Bo, by a play-off, 1½ to ½",
    ]


def test_things_of_categories_and_alone_on_points() -> None:
    ladies = Category("women", sex="w")
    standings, people = TIE
    people = {**people, 3: replace(people[3], sex="w"), 1: replace(people[1], sex="w")}
    prizes = (
        Prize(1, thing="medal", category=ladies),
        Prize(2, thing="book", category=ladies),
        Prize(9, thing="pen"),
    )
    assert said(sheet(Prizes(prizes), standings, people)) == [
        "medal (women): Ana, with 4 points",
        "book (women): Cai, with 3 points",
        "pen: nobody has won it",
    ]


def test_the_group_of_a_prize_is_named_beside_it_once() -> None:
    ladies = Category("women", sex="w")
    standings, people = TIE
    people = {**people, 1: replace(people[1], sex="w"), 3: replace(people[3], sex="w")}
    prizes = Prize(1, 5000), Prize(1, 7000, category=ladies), Prize(2, 1000, category=ladies)
    medals = Prize(1, thing="medal", category=ladies), Prize(1, thing="cup")
    found = sheet(Prizes((*prizes, *medals)), standings, people).awards
    assert [(a.name, a.what) for a in found] == [
        ("Ana", ("women", "medal", "cup")),
        ("Bo", ()),
        ("Cai", ("women",)),
    ]
    assert [a.what for a in sheet(Prizes(medals), standings, people).awards] == [("medal (women)", "cup")]


def test_the_cap_of_32b_is_explained() -> None:
    under = Category("under 2400", highest=2399)
    standings, people = table(
        *((name, 40, str(12 - i), "14") for i, name in enumerate(("Ana", "Bo", "Cai", "Dee")))
    )
    people = {n: replace(p, rating=2500 if n == 4 else 2300) for n, p in people.items()}
    prizes = (
        *(Prize(place, amount) for place, amount in enumerate((53600, 30600, 23000), 1)),
        *(Prize(place, amount, category=under) for place, amount in enumerate((137900, 76600), 1)),
    )
    found = sheet(Prizes(prizes, Sharing.US, Currency("$")), standings, people)
    assert said(found) == [
        "money: $1379 + $766 + $536 + $306 shared: Ana $817, Bo $817, Cai $817 and Dee $536",
        "Dee takes $536, the largest prize open to Dee without the tie (32B).",
        "Not given out: $230. There are more prizes than players.",
    ]
    assert "32B" in say(found.rule)


def test_who_has_no_place_wins_nothing() -> None:
    standings, people = TIE
    house = replace(standings, rows=(*standings.rows[1:], replace(standings.rows[0], rank=0)))
    assert [a.name for a in sheet(Prizes((Prize(1, 500),)), house, people).awards] == ["Bo"]


def test_r22_what_is_said_of_a_play_off_and_of_lots() -> None:
    names = {7: "Ana", 9: "Bo"}
    quick = PlayoffGame(7, 9, Result.DRAW, "15+10")
    last = PlayoffGame(9, 7, Result.DRAW, "5+3", draw_wins=True)
    assert last.points == (0, 10)
    played = Decider((7, 9), "2026-11-22T22:31", (quick, last))
    assert say(played.says(names, "22 Nov 22:31")) == (
        "Ana ahead of Bo by a play-off, 1½ to ½ (a draw in the last game won it for Black), 22 Nov 22:31"
    )
    lots = Decider((9, 7), "2026-11-22T22:31")
    assert say(lots.says(names, "22 Nov 22:31")) == "Bo ahead of Ana by lot, 22 Nov 22:31"
