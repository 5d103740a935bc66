"""A season on paper, for spreadsheets and for programs."""

import json
from pathlib import Path

import pytest

from clubtd.event.message import Refused
from clubtd.formats.html import sheets_html
from clubtd.formats.season_json import season_json
from clubtd.formats.season_text import (
    best_of,
    places_of,
    places_text,
    tenths_of,
    ties_of,
    ties_text,
    worth_of,
)
from clubtd.formats.sheets.season import season_sheet
from clubtd.formats.table_csv import COMMA, sheet_csv
from clubtd.formats.text import plain_text, sheet_text
from clubtd.formats.words import use_language
from clubtd.standings.season import SeasonRules, SeasonTable, Tie, Worth
from clubtd.store.season_nights import gather
from clubtd.store.seasons import Season
from tests.winter_nights import make_winter

RULES = SeasonRules(Worth.PLACE, best=2, places=(100, 80, 60, 50, 40, 30), attendance=10)
PAPER = """\
Winter
Best 2 of 4 nights, points by place (10, 8, 6, 5, 4, 3), 1 for being there

#  Name                           Nights    1    2    3    4  There  Total
--------------------------------------------------------------------------
1  Hồ Thị Ánh Nguyệt                   3        10   10  [3]      3     23
2  Estévez, Íñigo                      3   10    8  [3]           3     21
3  Çelik, Deniz                        4  [5]    6  [0]   10      4     20
4  Đorđević, Eva                       4    6  [4]  [4]    8      4     18
5  Fitzgerald-O'Hara, Maximilian       3    8    5  [5]           3     16
6  Ånderson, Bea                       3  [3]         8    4      3     15
6  Nguyễn Văn Bình                     3       [3]    6    6      3     15
8  Błaszczyk, Ola                      3    4       [0]    5      3     12

1: Winter Rapid 1, 8 Sep 2026
2: Winter Rapid 2, 6 Oct 2026
3: Winter Rapid 3, 3 Nov 2026
4: Winter Rapid 4, 24 Nov 2026
In brackets: dropped, does not count.
Winter Rapid 4 is not finished: it counts as it stands after 2 rounds.
Level: the place is shared.

as of 29 Nov 20:31
"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> SeasonTable:
    folder: Path = tmp_path_factory.mktemp("winter")
    make_winter(folder)
    return gather(folder, Season("Winter", RULES, match="winter")).table


def test_on_paper_of_80_columns(table: SeasonTable) -> None:
    text = sheet_text(season_sheet("Winter", table, at="2026-11-29T20:31:00"), 80)
    assert text == PAPER
    assert max(map(len, text.splitlines())) <= 80


def test_twenty_nights_on_paper_of_80_columns(tmp_path: Path) -> None:
    from dataclasses import replace

    make_winter(tmp_path)
    four = gather(tmp_path, Season("S", match="winter")).table.nights
    from clubtd.standings.season import season_table

    many = [replace(four[n % 4], key=str(n), date=f"2026-01-{n + 1:02d}") for n in range(20)]
    text = sheet_text(season_sheet("Long", season_table(many, replace(RULES, best=10))), 80)
    assert max(map(len, text.splitlines())) <= 80
    assert (
        text.count("Çelik, Deniz") > 1
    )  # the columns that do not fit stand below, under the names once more


def test_as_csv_a_dropped_night_is_no_number(table: SeasonTable) -> None:
    lines = sheet_csv(season_sheet("Winter", table), COMMA).decode("utf-8-sig").split("\r\n")
    assert lines[0] == "rank;name;nights;night 1;night 2;night 3;night 4;attendance;total"
    assert lines[3] == "3;Çelik, Deniz;4;[5];6;[0];10;4;20"


def test_as_html_and_read_aloud(table: SeasonTable) -> None:
    sheet = season_sheet("Winter <1>", table)
    page = sheets_html([sheet]).decode()
    assert "<h1>Winter &lt;1&gt;</h1>" in page
    assert "Winter Rapid 3, 3 Nov 2026" in page
    assert "Name Çelik, Deniz, Nights 4, 1 [5], 2 6, 3 [0], 4 10, There 4, Total 20" in plain_text(sheet)


def test_as_json_every_number_says_where_it_is_from(table: SeasonTable) -> None:
    found = json.loads(season_json("Winter", table, ()))
    assert found["rules"] == {
        "by": "place",
        "best": 2,
        "places": [10, 8, 6, 5, 4, 3],
        "attendance": 1,
        "ties": [],
    }
    assert found["nights"][3]["finished"] is False
    third = found["players"][2]
    assert (third["name"], third["total"]) == ("Çelik, Deniz", 20)
    assert third["points"][0] == {"points": 5, "place": 4, "counts": False, "why": "place 4"}
    assert found["players"][0]["points"][0] is None


@pytest.mark.parametrize(
    ("typed", "tenths"),
    [
        ("10,8,6", (100, 80, 60)),
        ("10 8 6", (100, 80, 60)),
        ("10; 7,5; 5", (100, 75, 50)),
        ("1, .5", (10, 5)),
        ("25", (250,)),
    ],
)
def test_points_for_places_as_typed(typed: str, tenths: tuple[int, ...]) -> None:
    assert places_of(typed) == tenths
    assert places_of(places_text(tenths)) == tenths


@pytest.mark.parametrize("typed", ["", " , ", "a", "10,-8", "1e3", "10,8,x", "9999"])
def test_what_is_no_list_of_places(typed: str) -> None:
    with pytest.raises(Refused):
        places_of(typed)


def test_words_of_the_rules() -> None:
    assert (best_of("3"), best_of("all"), best_of("")) == (3, 0, 0)
    assert worth_of("Place") is Worth.PLACE
    assert ties_of("won best") == ties_of("won, best") == (Tie.WON, Tie.BEST)
    assert ties_of("shared") == ()
    assert tenths_of("7½") == 75
    for wrong in (
        lambda: best_of("some"),
        lambda: worth_of("luck"),
        lambda: ties_of("luck"),
        lambda: tenths_of("½½"),
    ):
        with pytest.raises(Refused):
            wrong()


def test_what_parts_those_who_are_level_is_typed_in_the_language_of_the_user() -> None:
    try:
        use_language("vi")
        typed = ties_text(tuple(Tie))
        assert not {"won", "best", "dropped", "nights"} & {*typed.split(", ")}
        assert ties_of(typed) == ties_of("won best dropped nights") == tuple(Tie)
    finally:
        use_language("en")
