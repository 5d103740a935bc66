"""Keys that arrive all at once do what they would have done one by one."""

import asyncio
import os
from pathlib import Path

import pytest
from textual.events import Key

from clubtd.event.event import Event
from clubtd.event.player import Status
from clubtd.store.contents import load
from clubtd.ui.club import ClubApp
from tests.pseudo_terminal import KEYS, Terminal
from tests.ui.conftest import make_event, texts

NAMED = {" ": "space", "\t": "tab", "\r": "enter", "/": "slash"}


def burst(folder: Path, path: Path | None, typed: str) -> tuple[list[str], Path | None]:
    """The screen after these characters, all of which are there before the first is handled."""

    async def run() -> list[str]:
        app = ClubApp(folder, path)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for letter in typed:
                app.post_message(Key(NAMED.get(letter, letter), letter))
            await pilot.pause()
            for _ in range(200):
                await pilot.pause(0.01)
                if app._message_queue.empty():
                    break
            await pilot.pause(0.05)
            shown = texts(app)
            if app.desk:
                app.desk.close()
            return shown

    return asyncio.run(run()), path


def after(path: Path) -> Event:
    return load(path).history.event


@pytest.fixture
def expected(tmp_path: Path) -> Path:
    return make_event(tmp_path, rounds=0)


def test_the_player_who_is_typed_is_ticked(expected: Path) -> None:
    burst(expected.parent, expected, "/tan ola ")
    event = after(expected)
    status = {p.name: p.status for p in event.players}
    assert status.pop("Tanaka, Aki") is Status.HERE
    assert status.pop("Błaszczyk, Ola") is Status.EXPECTED
    assert set(status.values()) == {Status.HERE}


@pytest.mark.parametrize("typed", ["Tan ola ", "ánh ", "Đor "])
def test_a_name_that_begins_with_a_capital_needs_no_key_before_it(expected: Path, typed: str) -> None:
    before = {p.name: p.status for p in after(expected).players}
    burst(expected.parent, expected, typed)
    ticked = {p.name for p in after(expected).players if p.status is not before[p.name]}
    wanted = {"T": {"Tanaka, Aki", "Błaszczyk, Ola"}, "á": {"Hồ Thị Ánh Nguyệt"}, "Đ": {"Đorđević, Eva"}}
    assert ticked == wanted[typed[0]]


def test_a_capital_that_is_a_key_stays_one_as_long_as_it_does_something(expected: Path) -> None:
    shown, _ = burst(expected.parent, expected, "Ulla")  # U does again what was undone: nothing
    assert "Find  Ulla" in shown[2]
    shown, _ = burst(expected.parent, expected, "Ian")
    assert "Paste the players, one a line" in shown[0]
    assert "an█" in "\n".join(shown)


def test_the_player_who_is_typed_leaves(expected: Path) -> None:
    burst(expected.parent, expected, "/ola\tw")
    assert [p.name for p in after(expected).players if p.status is Status.WITHDRAWN] == ["Błaszczyk, Ola"]


def test_enter_goes_to_the_player_who_is_typed(expected: Path) -> None:
    shown, _ = burst(expected.parent, expected, "/fitz\r")
    assert any("»" in line or "▶" in line for line in shown if "Fitzgerald" in line)


def test_a_name_with_a_blank_that_nobody_has_is_a_new_player(expected: Path) -> None:
    burst(expected.parent, expected, "/Zoë Dvořák\r\r")
    assert after(expected).players[-1].name == "Zoë Dvořák"


def test_a_blank_goes_on_with_the_name_while_several_fit(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    burst(tmp_path, path, "/n b ")  # Nguyễn and Hồ ... Nguyệt begin with n, and only one has a b
    assert [p.name for p in after(path).players if p.status is Status.EXPECTED] == [
        "Nguyễn Văn Bình",
        "Tanaka, Aki",
    ]


def test_a_form_is_filled_in_at_once(expected: Path) -> None:
    burst(expected.parent, expected, "aNew One\t1500\tClub\r")
    player = after(expected).players[-1]
    assert (player.name, player.rating, player.person.club) == ("New One", 1500, "Club")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann\x7fa Li", "Ana Li"),
        ("Bo\x15Ana", "Ana"),
        (f"na{KEYS['Home']}A{KEYS['End']} Li", "Ana Li"),
        (f"Aa{KEYS['Left']}n", "Ana"),
        ("Bo\x15\x1b[200~Ana Li\x1b[201~", "Ana Li"),
        ("\x1b[200~Ana\x1b[201~\x7f\x7fda", "Ada"),
    ],
    ids=["backspace", "ctrl+u", "home and end", "left", "paste", "after a paste"],
)
def test_what_was_typed_wrong_is_taken_away_before_the_next_letter(
    tmp_path: Path, typed: str, name: str
) -> None:
    path = make_event(tmp_path, rounds=0)
    with Terminal(str(path), data=tmp_path) as terminal:
        terminal.wait("saved 20:31")
        terminal.press("a", then="Tab next field")
        os.write(terminal._master, f"{typed}\r".encode())
        terminal.wait(f"{name} is entered")
        os.write(terminal._master, b"\x11")
        assert terminal.ended() == 0
    assert after(path).players[-1].name == name


def test_a_question_is_answered_before_the_next_key(tmp_path: Path) -> None:
    path = make_event(tmp_path)
    burst(tmp_path, path, "+++p\r+")
    event = after(path)
    assert len(event.rounds) == 3
    assert sum(g.result.final for g in event.rounds[-1].games) == 1


def test_one_write_to_the_terminal(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    with Terminal(str(path), data=tmp_path) as terminal:
        terminal.wait("players")
        os.write(terminal._master, ("/tan ola" + KEYS["Tab"] + "w").encode())
        terminal.wait("1 left")
        os.write(terminal._master, b"\x11")
        assert terminal.ended() == 0
    event = after(path)
    left = [p.name for p in event.players if p.status is Status.WITHDRAWN]
    assert left == ["Błaszczyk, Ola"]
    assert next(p for p in event.players if p.name == "Tanaka, Aki").status is Status.HERE
