"""Files that are no lists of players, however much text is in them."""

from pathlib import Path

import pytest

from clubtd.event.message import Refused
from clubtd.formats.playerlist import read_player_list

PROSE = """# The club

The club meets on Thursdays at half past seven in the room above the library, and everybody is welcome.
Bring a clock if you have one, and a friend if you have two of these.
We play four rounds of fifteen minutes each with five seconds added for every move that is made.
Stone, Ana
"""


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("night.json", '{\n "players": [\n  "Bea"\n ]\n}', "a data file (JSON)"),
        ("page.html", "<html><body>Bea 1800</body></html>", "a web page or XML"),
        ("README.md", PROSE, "reads like a text"),
        (
            "pairs.txt",
            (Path(__file__).parent.parent / "data" / "night" / "pairing_file.txt").read_text(
                encoding="utf-8"
            ),
            "is a table, but no column of it holds names; its first row is Runde | Brett | IdentW | ",
        ),
    ],
)
def test_it_is_refused_in_a_sentence_that_names_it(name: str, content: str, said: str) -> None:
    with pytest.raises(Refused) as caught:
        read_player_list(content.encode(), name)
    assert str(caught.value).startswith(name)
    assert said in str(caught.value)


def test_long_names_are_names() -> None:
    listed = read_player_list(
        "Hồ Thị Ánh Nguyệt\nvan der Berg-de la Cruz, Maria del Carmen\n".encode(), "names.txt"
    )
    assert len(listed.rows) == 2
