"""Numbers taken apart, the card, the cross-table, the race, the order, the calculator: as text and by their keys."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from clubtd.advice.choices import allowed, warned
from clubtd.advice.shape import shape_of
from clubtd.event.actions import (
    AddPlayers,
    AdjustPoints,
    CreateEvent,
    Decide,
    EnterResult,
    PairRound,
    RequestBye,
    SetPrizes,
    Withdraw,
)
from clubtd.event.crosstable import System
from clubtd.event.event import Numbering, Settings
from clubtd.event.playoff import Decider
from clubtd.event.prize import Prize, Prizes
from clubtd.event.result import Code, Result
from clubtd.formats.words import say
from clubtd.pairing.next_round import next_round, pairing_steps
from clubtd.standings.codes import tie_break
from clubtd.standings.of_event import event_standings
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.ui import advised
from clubtd.ui.ask import AskLine
from clubtd.ui.calculator import Calculator
from clubtd.ui.card import Card
from clubtd.ui.cross_table import CrossTableScreen
from clubtd.ui.order_screen import OrderScreen
from clubtd.ui.race import Race
from clubtd.ui.value_box import ValueBox
from clubtd.ui.workings_box import WorkingsBox
from tests.ui.conftest import AT, PEOPLE, make_event, play

RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.WHITE_WINS, Result.BLACK_BY_FORFEIT)
SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])


def made_once(make: Callable[[Path], Path]) -> Callable[[Path], Path]:
    """Make the event once, and give every test a copy of its file."""
    made: list[tuple[str, bytes]] = []

    def copy(folder: Path) -> Path:
        if not made:
            first = make(folder)
            made.append((first.name, first.read_bytes()))
            return first
        name, data = made[0]
        (folder / name).write_bytes(data)
        return folder / name

    return copy


@made_once
def finished(folder: Path) -> Path:
    """Nine players and four rounds, over: byes, forfeits, prizes."""
    path = folder / "autumn-rapid.json"
    file = EventFile.create(
        path, CreateEvent(Settings("Autumn Rapid", rounds=4), ("BH-C1", "BH", "SB")), at=AT
    )
    file.take(
        AddPlayers(PEOPLE), SetPrizes(Prizes((Prize(1, 3000), Prize(2, 2000), Prize(1, thing="cup")))), at=AT
    )
    file.take(RequestBye(4, 3, Code.HALF_BYE), RequestBye(8, 4, Code.HALF_BYE), at=AT)
    chance = Random(5)
    for number in range(1, 5):
        file.take(PairRound(next_round(file.event, at=AT)), at=AT)
        for game in file.event.rounds[-1].games:
            file.take(EnterResult(number, game.board, chance.choice(RESULTS)), at=AT)
    file.close()
    return path


@made_once
def last_round(folder: Path) -> Path:
    """The same night while its last round is played."""
    path = finished(folder)
    file = EventFile.open(path)
    file.take(*(EnterResult(4, game.board, Result.OPEN) for game in file.event.rounds[-1].games), at=AT)
    file.close()
    return path


@made_once
def robin(folder: Path) -> Path:
    """Everybody against everybody: one left, whose results count for nobody, and a game won by forfeit."""
    path = folder / "all-play-all.json"
    settings = Settings("All-play-all", System.ROUND_ROBIN, 5, numbering=Numbering.RATING)
    file = EventFile.create(path, CreateEvent(settings, ("SB", "DE", "KS")), at=AT)
    file.take(AddPlayers(PEOPLE[:6]), at=AT)
    chance = Random(1)
    for number in range(1, 6):
        file.take(*pairing_steps(file.event, AT, chance, "1"), at=AT)
        for game in file.event.rounds[-1].games:
            if number < 3 or 6 not in game.players:
                file.take(EnterResult(number, game.board, chance.choice(RESULTS)), at=AT)
        if number == 2:
            file.take(Withdraw(6, cancel=True), at=AT)
    file.close()
    return path


SWISS = {
    "why": "s enter",
    "why-earlier": "s < enter",
    "why-other-code": "s enter right right",
    "why-how-firm": "s enter t",
    "card": "s down v",
    "card-value": "s v tab down down enter",
    "cross": "s c",
    "race": "s down down g",
    "order": "s o down +",
    "order-refused": "s o end up",
    "order-reason": "s o space enter",
    "order-other-code": "s o t",
}
ROBIN = {"robin-why": "s down enter", "robin-card": "s v", "robin-cross": "s c", "robin-order": "s o end"}
OUTLOOK = {"outlook": "s f"}
CALCULATOR = {
    "calculator": "t",
    "calculator-typed": "t 3 5 w 1 enter 3 b 5 enter h enter 2 0 enter 1 ½",
    "calculator-value": "t 3 5 w 1 enter 3 b 5 enter h enter 2 0 enter 1 0 tab down down enter",
}
ALL = [
    *((name, keys, finished) for name, keys in SWISS.items()),
    *((name, keys, last_round) for name, keys in OUTLOOK.items()),
    *((name, keys, robin) for name, keys in ROBIN.items()),
    *((name, keys, None) for name, keys in CALCULATOR.items()),
]


def shown(folder: Path, keys, make, **how) -> list[str]:
    return play(folder, keys, event=make(folder) if make else None, **how)


@pytest.mark.parametrize("keys", ["s enter", "s v", "s c enter", "s g enter", "s o", "s enter t", "v"])
def test_before_the_first_round_there_is_little_to_see_but_nothing_breaks(tmp_path: Path, keys):
    lines = play(tmp_path, keys, event=make_event(tmp_path, rounds=0))
    assert "Traceback" not in "\n".join(lines)
    assert lines[0]


# Why


def said(lines: list[str]) -> str:
    """The words on the screen without boxes and line ends."""
    return " ".join(" ".join(lines).replace("│", " ").split())


def test_the_box_asks_for_whoever_stands_next_above(tmp_path: Path):
    path = finished(tmp_path)
    event = load(path).history.event
    names = [event.name(event.order[row.number - 1]) for row in event_standings(event).rows]
    assert f"Why is {names[0]} ahead of {names[1]}?" in said(play(tmp_path, "s enter", event=path))
    assert f"Why is {names[1]} ahead of {names[2]}?" in said(play(tmp_path, "s down down enter", event=path))


def test_in_the_box_the_arrows_go_on_to_other_places_and_the_table_follows(tmp_path: Path):
    path = finished(tmp_path)
    assert play(tmp_path, "s down enter down down escape", event=path)[6].startswith(" ▶")
    # The first two make one pair, told of from either place: from the first one Down goes on to the third.
    assert play(tmp_path, "s enter down escape", event=path)[5].startswith(" ▶")


def test_leafing_through_the_tie_breaks_comes_round(tmp_path: Path):
    path = finished(tmp_path)
    text = "\n".join(play(tmp_path, "s enter left", event=path))
    assert "PTS Points: points of all rounds" in text
    assert "not in the order of this event" in "\n".join(play(tmp_path, "s enter left left", event=path))


def test_nobody_is_ahead_of_the_only_player(tmp_path: Path):
    file = EventFile.create(tmp_path / "alone.json", CreateEvent(Settings("Alone", rounds=3), ("BH",)), at=AT)
    file.take(AddPlayers(PEOPLE[:1]), at=AT)
    file.close()
    edge = play(tmp_path, "s t", event=tmp_path / "alone.json")[23]
    assert "Esc close" in edge and "how firm" not in edge and "t why" not in edge


def test_who_is_first_on_points_needs_no_table_of_orders(tmp_path: Path):
    text = said(play(tmp_path, "s t", event=robin(tmp_path)))
    assert "They are not level on points: the tie-breaks have no say here." in text
    assert "is first on points, whatever the order." in text and "Of these two" not in text


def test_who_shares_a_place_and_whom_a_play_off_parts(tmp_path: Path):
    path = make_event(tmp_path)
    text = said(play(tmp_path, "s enter", event=path))
    assert "share the place?" in text and "They are level on everything." in text
    file = EventFile.open(path)
    file.take(Decide(Decider((2, 1, 8), AT)), at=AT)
    file.close()
    text = said(play(tmp_path, "s enter", event=path))
    assert "Why is Błaszczyk, Ola ahead of Ånderson, Bea?" in text
    assert "Place 1: Błaszczyk, Ola ahead of Ånderson, Bea and Nguyễn Văn Bình by lot, " in text


# The card


def test_enter_on_a_game_opens_the_opponents_card(tmp_path: Path):
    path = finished(tmp_path)
    game = next(line for line in play(tmp_path, "s v", event=path) if line.startswith(" ▶"))
    opponent = game[20:40].strip()
    assert f"Autumn Rapid · {opponent}" in play(tmp_path, "s v enter", event=path)[0]


def test_the_card_opens_from_the_round_and_the_players(tmp_path: Path):
    make_event(tmp_path)
    assert (
        "Đorđević, Eva" in play(tmp_path, "enter 3 enter enter")[0]
        or "place" in play(tmp_path, "enter 3 enter v")[0]
    )
    assert "Ånderson, Bea" in play(tmp_path, "enter l v")[0]
    assert "Tanaka, Aki" in play(tmp_path, "enter l end v")[0]


def test_points_changed_by_the_arbiter_are_in_the_card_and_in_the_workings(tmp_path: Path):
    path = finished(tmp_path)
    file = EventFile.open(path)
    file.take(AdjustPoints(9, -5, "telephone"), at=AT)
    file.close()
    text = said(play(tmp_path, "l end v", event=path))
    assert "changed by the arbiter -½ 2½" in text
    assert "PTS 2½ Points" in text


def test_what_can_still_happen_is_asked_for_in_the_last_round_only(tmp_path: Path):
    shown_then = said(play(tmp_path, "s f", event=last_round(tmp_path)))
    assert "What can still happen for first place" in shown_then
    assert "a share of first place" in shown_then
    for make in (finished, robin):
        assert "a share of first place" not in said(play(tmp_path, "s f", event=make(tmp_path)))


# The order


def order(path: Path) -> tuple[str, ...]:
    return load(path).history.event.tie_breaks


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids=["60x20", "80x24", "120x40"])
@pytest.mark.parametrize("place", ["", "down", "down down down down", "end", "end up"])
def test_what_a_tie_break_is_and_what_speaks_against_it_is_never_cut(tmp_path: Path, place: str, size):
    code, event = "", None

    def look(app) -> None:
        nonlocal code, event
        code, event = app.screen._grid.key, app.desk.event

    lines = shown(tmp_path, f"s o {place}", finished, size=size, look=look)
    beside = " ".join(" ".join(line.rpartition("│")[2] for line in lines if "│" in line[:80]).split())
    read, shape = tie_break(code), shape_of(event)
    against = allowed(code, shape) or warned(code, shape)
    assert f"{say(read.title)}: {say(read.line)}." in beside
    assert not against or say(against) in beside


def test_the_order_screen_shows_the_advice_with_its_reasons_page_by_page(tmp_path: Path):
    pages = [shown(tmp_path, "s o" + " w" * n, finished, size=(120, 40)) for n in range(4)]
    read = " ".join(" ".join(line.rpartition("│")[2] for page in pages for line in page).split())
    for part in ("Advised for this event", "whom you met", "Share the place", "First Buchholz"):
        assert part in read
    hints = [page[39] for page in pages]
    assert "w more" in hints[0] and "w top" in hints[1] and hints[2] == hints[0]


def test_the_order_is_changed_before_round_1_without_a_word(tmp_path: Path):
    path = make_event(tmp_path, rounds=0)
    play(tmp_path, "s o down + enter", event=path)
    assert order(path) == ("SB", "BH")
    play(tmp_path, "s o a enter", event=path)
    assert order(path) == ("BH", "SB", "PS")


def test_afterwards_it_needs_a_reason(tmp_path: Path):
    path = make_event(tmp_path)
    assert "A reason is needed" in "\n".join(play(tmp_path, "s o space enter enter", event=path))
    assert order(path) == ("BH", "SB")
    last = play(tmp_path, "s o space enter t y p o enter", event=path)
    assert order(path) == ("SB",)
    assert "Reason: typo" in last[22]
    play(tmp_path, "s u", event=path)
    assert order(path) == ("BH", "SB")


def test_leaving_changes_nothing(tmp_path: Path):
    path = make_event(tmp_path)
    assert "after round 1" in play(tmp_path, "s o enter", event=path)[0]
    play(tmp_path, "s o space escape", event=path)
    play(tmp_path, "s o space enter escape escape", event=path)
    assert order(path) == ("BH", "SB")


def test_a_code_that_is_not_allowed_says_why(tmp_path: Path):
    path = make_event(tmp_path)
    text = said(play(tmp_path, "s o end space", event=path))
    assert "not defined for a Swiss" in text
    text = "\n".join(play(tmp_path, "s o t B H X enter", event=path))
    assert "There is no tie-break" in text


def test_a_code_with_its_announcement_is_typed(tmp_path: Path):
    path = make_event(tmp_path, rounds=0)
    play(tmp_path, "s o t a r o slash u 1 4 0 0 enter enter", event=path)
    assert order(path) == ("BH", "SB", "ARO/U1400")


# The calculator


def values(lines: list[str]) -> dict[str, str]:
    """Code and value of the left column of the calculator's table."""
    rows = (line[41:].replace("▶", " ").replace("»", " ").split() for line in lines[3:22])
    return {row[0]: row[1] for row in rows if len(row) > 1}


def test_every_key_changes_the_values(tmp_path: Path):
    assert values(play(tmp_path, "t 3 1"))["BH"] == "3"
    assert values(play(tmp_path, "t 3 5 1"))["BH"] == "3½"
    assert values(play(tmp_path, "t 3 1 enter 2 5"))["SB"] == "4"
    assert values(play(tmp_path, "t 3 1 backspace backspace 4 1"))["BH"] == "4"


def test_the_rounds_of_the_tournament_count_for_the_cap(tmp_path: Path):
    """Score 2 with a requested bye: its dummy is worth at most a draw in each round (16.4.2)."""
    assert values(play(tmp_path, "t 3 1 enter 2 1 enter z"))["BH"] == "7"
    assert values(play(tmp_path, "t home 3 down down down 3 1 enter 2 1 enter z"))["BH"] == "6½"


def test_letters_that_mean_nothing_are_left_out_and_c_clears(tmp_path: Path):
    assert values(play(tmp_path, "t 3 x y 1"))["BH"] == "3"
    assert values(play(tmp_path, "t 3 1 c"))["BH"] == "0"


def test_a_table_is_pasted_line_by_line(tmp_path: Path):
    from textual.events import Paste

    lines = play(tmp_path, "t", look=lambda app: app.screen.focused.on_paste(Paste("3½w1\n2b0\n1=\n")))
    assert "White, beat 3½" in "\n".join(lines)
    assert "drew with 1" in "\n".join(lines)


def test_the_last_line_goes_on_to_the_values(tmp_path: Path):
    lines = play(tmp_path, "t 3 1 enter 3 1 enter 3 1 enter 3 1 enter 3 1 enter down enter")
    assert "Buchholz and Solkoff" in "\n".join(lines)


def test_a_round_robin_has_koya_and_no_buchholz(tmp_path: Path):
    swiss = play(tmp_path, "t 3 1")
    table = play(tmp_path, "t 3 1 home down right")
    assert "BH" in values(swiss) and "KS" not in values(swiss)
    assert "KS" in values(table)


# All of them


@pytest.mark.parametrize(
    "screen",
    [Card, CrossTableScreen, Race, OrderScreen, Calculator, AskLine, WorkingsBox, ValueBox],
    ids=lambda screen: screen.__name__,
)
def test_every_command_can_be_run_and_has_a_key_of_its_own(screen):
    taken: set[str] = set()
    for command in screen.OFFERS:
        assert callable(getattr(screen, command.run)), command
        assert not command.when or hasattr(screen, command.when), command
        assert command.help.endswith("."), command
        assert set(command.keys) - taken, command
        taken |= set() if command.when else set(command.keys)


def test_help_explains_the_card_and_the_calculator(tmp_path: Path):
    assert "takes it apart" in said(play(tmp_path, "s v ?", event=finished(tmp_path)))
    assert "beat somebody who ended on 3½" in said(play(tmp_path, "t ?"))


@pytest.mark.parametrize(
    ("text", "strong", "rest"),
    [
        ("Mostly noise. In a simulation it was.", "Mostly noise.", "In a simulation it was."),
        ("Published before round 1 (Art. 10). A rating is such a rule.", "Published before round 1 (Art. 10).",
         "A rating is such a rule."),
        ("One sentence.", "One sentence.", ""),
    ],
)  # fmt: skip
def test_only_the_first_sentence_of_a_warning_stands_out(text: str, strong: str, rest: str):
    lines = advised.warning(text, 20)
    assert " ".join(line for line, style in lines if style == "warn") == strong
    assert " ".join(line for line, style in lines if not style) == rest
