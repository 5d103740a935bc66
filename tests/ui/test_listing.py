"""Rows, their order and selection, and the cursor."""

import pytest

from clubtd.ui.listing import Listing, Row, words_of

NAMES = ("Ånderson, Bea", "Đorđević, Eva", "Hồ Thị Ánh Nguyệt", "O'Brien, Nia", "Fitzgerald-O'Hara, Max")


def listing(page: int = 10) -> Listing:
    made = Listing([Row("title", wide="Players"), *(Row(name, (name,)) for name in NAMES)])
    made.page = page
    return made


def found(query: str) -> list[str]:
    made = listing()
    made.query = words_of(query)
    made.arrange("")
    return [row.key for row in made.rows]


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("and", ["Ånderson, Bea"]),
        ("djor", []),
        ("dor", ["Đorđević, Eva"]),
        ("anh ho", ["Hồ Thị Ánh Nguyệt"]),
        ("o'", ["O'Brien, Nia", "Fitzgerald-O'Hara, Max"]),
        ("o'hara,", ["Fitzgerald-O'Hara, Max"]),
        ("EVA", ["Đorđević, Eva"]),
        ("derson", []),
        ("zz", []),
    ],
)
def test_typing_finds_the_beginnings_of_words_without_accents(query: str, names: list[str]) -> None:
    assert [name for name in found(query) if name != "title"] == names


def test_the_cursor_passes_headings_by() -> None:
    made = listing()
    assert made.key == NAMES[0]
    assert made.target("up") == 1
    assert made.target("end") == 5
    assert made.target("home") == 1
    assert made.target("x") is None


def test_the_cursor_follows_its_row_when_the_order_changes() -> None:
    made = listing()
    made.move(made.index(NAMES[2]))
    made.order, made.backwards = lambda row: row.key, True
    made.arrange(made.key)
    assert made.key == NAMES[2]


def test_when_its_row_goes_the_cursor_stays_where_it_was() -> None:
    made = listing()
    made.move(made.index(NAMES[4]))
    made.all = made.all[:-1]
    made.arrange(made.key)
    assert made.key == NAMES[3]


def test_an_empty_list_has_no_cursor() -> None:
    made = Listing([Row("title", wide="Nobody")])
    assert made.cursor == -1
    assert made.row is None
    assert made.target("down") == -1


def test_scrolling_goes_just_as_far_as_the_cursor_needs() -> None:
    made = Listing([Row(str(i), (str(i),)) for i in range(50)])
    made.page = 10
    made.move(9)
    assert made.top == 0
    made.move(10)
    assert made.top == 1
    made.move(49)
    assert made.top == 40
    made.move(45)
    assert made.top == 40
    made.move(0)
    assert made.top == 0
