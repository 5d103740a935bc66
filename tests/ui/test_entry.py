"""Signs are results, digits are boards."""

import pytest

from clubtd.event.result import Result
from clubtd.ui.entry import KEYED, Entered, Entry, shown


def typed(keys: str, *, digits: bool = False) -> list[Entered]:
    entry = Entry(digits_are_results=digits)
    fed = [entry.feed(key) for key in keys.split()]
    return [found for found in fed if isinstance(found, Entered)]


@pytest.mark.parametrize(
    ("keys", "board", "result"),
    [
        ("+", None, "1-0"),
        ("-", None, "0-1"),
        ("/", None, "1/2-1/2"),
        ("=", None, "1/2-1/2"),
        ("w", None, "1-0"),
        ("b", None, "0-1"),
        ("d", None, "1/2-1/2"),
        (".", None, ""),
        ("* +", None, "+-"),
        ("* -", None, "-+"),
        ("* /", None, "--"),
        ("7 +", 7, "1-0"),
        ("1 2 /", 12, "1/2-1/2"),
        ("7 * -", 7, "-+"),
        ("1 0 .", 10, ""),
    ],
)
def test_a_result(keys: str, board: int | None, result: str) -> None:
    assert typed(keys) == [Entered(board, Result(result))]


@pytest.mark.parametrize(
    ("keys", "entered"),
    [
        ("7 escape +", [Entered(None, Result.WHITE_WINS)]),
        ("* * +", [Entered(None, Result.WHITE_WINS)]),
        ("* escape +", [Entered(None, Result.WHITE_WINS)]),
        ("7 1 backspace +", [Entered(7, Result.WHITE_WINS)]),
        ("7 * backspace +", [Entered(7, Result.WHITE_WINS)]),
        ("7 enter", [Entered(7, None)]),
        ("0 7 +", [Entered(7, Result.WHITE_WINS)]),
        ("0 -", [Entered(0, Result.BLACK_WINS)]),
        ("1 2 3 4 +", [Entered(123, Result.WHITE_WINS)]),
        ("+ -", [Entered(None, Result.WHITE_WINS), Entered(None, Result.BLACK_WINS)]),
    ],
)
def test_second_thoughts(keys: str, entered: list[Entered]) -> None:
    assert typed(keys) == entered


@pytest.mark.parametrize(
    ("keys", "board", "result"),
    [
        ("1", None, "1-0"),
        ("0", None, "0-1"),
        ("5", None, "1/2-1/2"),
        ("+", None, "1-0"),
        ("* 1", None, "+-"),
        ("* 0", None, "-+"),
        ("* 5", None, "--"),
        ("# 1 2 +", 12, "1-0"),
        ("# 7 * -", 7, "-+"),
        ("# 7 backspace 1", None, "1-0"),
        ("# escape 5", None, "1/2-1/2"),
        ("* * 1 2 +", 12, "1-0"),
        ("* * 1 0 5 /", 105, "1/2-1/2"),
        ("* * 7 * -", 7, "-+"),
        ("* * escape 0", None, "0-1"),
        (".", None, ""),
    ],
)
def test_the_other_scheme_has_digits_for_results(keys: str, board: int | None, result: str) -> None:
    assert typed(keys, digits=True) == [Entered(board, Result(result))]


KEYPAD = set("0123456789+-*/.") | {"enter"}


@pytest.mark.parametrize("digits", [False, True])
@pytest.mark.parametrize("result", sorted(KEYED | {Result.OPEN}, key=lambda r: r.value))
def test_every_outcome_of_any_board_is_typed_on_the_numeric_keypad(result: Result, digits: bool) -> None:
    number = "* * 1 2 enter" if digits else "1 2 enter"
    keys = next(
        keys
        for keys in ("+", "-", "/", "* +", "* -", "* /", ".")
        if typed(keys, digits=digits) == [Entered(None, result)]
    )
    assert set(f"{number} {keys}".split()) <= KEYPAD
    assert typed(f"{number} {keys}", digits=digits) == [Entered(12, None), Entered(None, result)]
    assert typed(f"{number.removesuffix(' enter')} {keys}", digits=digits) == [Entered(12, result)]


@pytest.mark.parametrize("key", ["p", "u", "enter", "escape", "up", "f1", "ctrl+q", "?"])
def test_other_keys_are_left_to_the_screen(key: str) -> None:
    assert Entry().feed(key) is False


@pytest.mark.parametrize("key", ["p", "up", "s"])
def test_another_key_forgets_a_board_number_and_works_as_always(key: str) -> None:
    entry = Entry()
    entry.feed("7")
    assert entry.feed(key) is False
    assert entry.pending == ""


def test_every_result_can_be_shown_and_none_looks_like_another() -> None:
    assert len({shown(result) for result in Result}) == len(Result)
