"""The night cases (tests/data/night) typed on the real screens; each test bears the id of its case."""

import json
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent
from clubtd.event.event import Event, Settings
from clubtd.event.player import Person, Status
from clubtd.event.result import Code
from clubtd.event.scoring import Scoring
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.event.night import CASES, id_of, pairs, scores
from tests.ui.conftest import AT, play

KEYS = {"1-0": "+", "0-1": "-", "1/2-1/2": "/"}


def night(folder: Path, case: Any, **settings: Any) -> Path:
    """The event of a case, its players ticked, nothing paired."""
    path = folder / "night.json"
    decided = Settings("Club night", rounds=case["setup"].get("planned_rounds", 5), **settings)
    file = EventFile.create(path, CreateEvent(decided, ("BH", "BH-C1", "SB")), at=AT)
    people = tuple(Person(name, rating) for name, rating in case["setup"]["players"])
    file.take(AddPlayers(people), at=AT)
    file.close()
    return path


def after(path: Path, keys: str) -> Event:
    play(path.parent, keys, event=path)
    return load(path).history.event


def read(path: Path, keys: str) -> str:
    """The words on the screen, with the sentences of a box in one piece."""
    lines = play(path.parent, keys, event=path)
    inside = [line.partition("│ ")[2].rpartition(" │")[0] if line.count("│") > 1 else line for line in lines]
    return " ".join(" ".join(inside).split())


def letters(text: str) -> str:
    return " ".join("space" if letter == " " else letter for letter in text)


def results(event: Event, number: int, rows: list[list[str]]) -> str:
    """The keys for the results of a round, board by board."""
    keys = []
    for white, black, result in rows:
        if black != "BYE":
            game = event.round(number).game_of(id_of(event, white))
            assert game is not None
            assert (event.name(game.white), event.name(game.black)) == (white, black)
            keys.append(f"{letters(str(game.board))} {KEYS[result]}")
    return " ".join(keys)


def played(path: Path, case: Any) -> Event:
    """The rounds of the case, paired and their results typed on the screens."""
    event = load(path).history.event
    for number, rows in case["rounds_entered"].items():
        event = after(path, f"{'l' if not event.rounds else 'r'} p enter".replace("l p", "p"))
        event = after(path, results(event, int(number), rows))
    return event


def test_late_half_bye(tmp_path: Path) -> None:
    case = CASES["late-half-bye"]
    path = night(tmp_path, case)
    event = after(path, "p enter")
    boards = event.rounds[0].games
    late = after(path, f"l a {letters('Hugo Ives')} tab 1 4 5 0 enter h")
    assert late.rounds[0].games == boards
    event = after(path, "r " + results(event, 1, case["rounds_entered"]["1"]))
    assert scores(event)["Hugo Ives"] == case["right"]["Hugo Ives after round 1"]
    event = after(path, "p enter")
    assert pairs(event) == case["right"]["round2"]
    assert len(event.rounds[1].byes) == case["right"]["round2_byes"]


def test_late_plays_bye_player(tmp_path: Path) -> None:
    case = CASES["late-plays-bye-player"]
    path = night(tmp_path, case)
    event = after(path, "p enter")
    boards = event.rounds[0].games
    assert "a game against Gwen Hale, who has the bye" in read(
        path, f"l a {letters('Hugo Ives')} tab 1 4 5 0 enter"
    )
    late = after(path, "l / h u g space g")
    assert late.rounds[0].games[:3] == boards
    assert pairs(late, 1)[3] == ["Gwen Hale", "Hugo Ives"]
    event = after(path, "r " + results(event, 1, case["rounds_entered"]["1"]) + " 4 -")
    assert scores(event)["Gwen Hale"] == case["right"]["Gwen Hale after round 1"]
    assert pairs(after(path, "p enter")) == case["right"]["round2"]


def test_withdraw_after_r2(tmp_path: Path) -> None:
    case = CASES["withdraw-after-r2"]
    path = night(tmp_path, case)
    played(path, case)
    assert "Not in it: Lia Marsh (left)" in read(path, "l / l i a enter w r p")
    event = after(path, "p enter")
    assert pairs(event) == case["right"]["round3"]
    assert any("Lia Marsh" in line and " ½ " in line for line in play(tmp_path, "s", event=path))


def test_everybody_leaves(tmp_path: Path) -> None:
    case = CASES["everybody-leaves"]
    path = night(tmp_path, case)
    played(path, case)
    left = after(path, "l / j a n enter w / k a i enter w / l i a enter w")
    assert "fewer than two players cannot be paired" in read(path, "r p enter")
    assert load(path).history.event == left
    left = after(path, "l / i v o enter w")
    assert "Nobody is here to play round 2" in read(path, "r p enter")
    assert load(path).history.event == left


def test_half_point_bye_once(tmp_path: Path) -> None:
    case = CASES["half-point-bye-once"]
    path = night(tmp_path, case, scoring=Scoring(bye=5))
    event = played(path, case)
    assert scores(event) == case["right"]["scores_after_2"]
    assert pairs(after(path, "p enter")) == case["right"]["round3"]


def test_manual_bye(tmp_path: Path) -> None:
    case = CASES["manual-bye"]
    path = night(tmp_path, case)
    assert "By hand: the bye Cleo Dunn." in read(path, "r m / c l e enter b p")
    event = after(path, "p enter")
    assert pairs(event) == case["right"]["round1"]
    event = after(path, f": {letters('unpair')} enter p enter")
    assert pairs(event) == case["right"]["round1"]
    assert sum(b.code is Code.PAB for b in event.rounds[0].byes) == case["right"]["byes_after_second_pairing"]


def test_fix_last_round_then_repair(tmp_path: Path) -> None:
    case = CASES["fix-last-round-then-repair"]
    path = night(tmp_path, case)
    played(path, case)
    before = after(path, "p enter")
    game = before.rounds[1].game_of(id_of(before, "Mia Nash"))
    assert game is not None
    said = read(path, f"e 2 {game.board} -")
    assert "Pip Quill: points ½ → 1½" in said
    assert "Round 3 was paired from the old result" in said
    assert "No result of round 3 is in. Paired again, boards 1, 2, 3 and 4 change." in said
    assert "k Enter correct, keep the pairings" in said
    assert "a correct, pair round 3 again" in said
    event = after(path, f"e 2 {game.board} - a")
    assert pairs(event) == case["right"]["round3_again"]
    assert scores(event, 2) == case["right"]["scores_before_round3"]
    assert after(path, "u") == before
    told = read(path, f"e 2 {game.board} - a")
    assert f"Round 3 is paired again: board {game.board} of round 2 is 0-1, was 1-0." in told
    after(path, "3 +")  # now a result of round 3 is in
    assert "pair round 3 again" not in read(path, f"e 2 {game.board} -")


def test_fix_old_result_standings(tmp_path: Path) -> None:
    case = CASES["fix-old-result-standings"]
    path = night(tmp_path, case)
    played(path, case)
    after(path, "r e 1 2 + k")
    names = [name for name, _ in case["setup"]["players"]]
    table = play(tmp_path, "s", event=path)
    assert [name for line in table for name in names if name in line] == case["right"]["order_after"]


def test_missing_result_and_late_result(tmp_path: Path) -> None:
    case = CASES["missing-result-and-late-result"]
    path = night(tmp_path, case)
    before = played(path, case)
    assert "Board 4, Pip Quill - Ned Orr, has no result: press 4" in read(path, "p")
    assert load(path).history.event == before
    event = after(path, "p 4 - p enter")
    assert pairs(event) == case["right"]["round4"]


def test_unpair_repair_same(tmp_path: Path) -> None:
    case = CASES["unpair-repair-same"]
    path = night(tmp_path, case)
    event = after(path, "p enter")
    for way in ("u", f": {letters('unpair')} enter", "u"):
        assert pairs(event) == case["right"]["round1_each_time"]
        event = after(path, f"{way} p enter")
    after(path, "+")
    assert "1 result of round 1 will be lost" in read(path, f": {letters('unpair')} enter")
    event = after(path, "+ +")
    assert scores(event)["Gwen Hale"] == case["right"]["Gwen Hale score"]
    assert sum(scores(event).values()) == case["right"]["sum_of_scores"]


def test_same_name_twice(tmp_path: Path) -> None:
    case = CASES["same-name-twice"]
    path = night(tmp_path, {"setup": {**case["setup"], "players": []}})

    def form(name: str, rating: str) -> str:
        return f"a {letters(name)} tab {letters(rating)} enter"

    for name, rating in (("Alex Morgan", "900"), ("Sam Tully", "780"), ("Robin Vale", "700")):
        after(path, form(name, rating) + " escape")
    assert "Another Alex Morgan (900) is on the list" in read(path, form("Alex Morgan", "820")[:-5])
    after(path, form("Alex Morgan", "820"))
    assert "Alex Morgan (900) is on the list already." in read(path, form("Alex Morgan", "900"))
    event = after(path, form("Alex Morgan", "900") + " escape escape")
    assert len(event.players) == case["right"]["players"]
    event = after(path, "p enter")
    shown = play(tmp_path, "", event=path)
    assert any("Alex Morgan (900)" in line and "Sam Tully" in line for line in shown)
    assert any("Robin Vale" in line and "Alex Morgan (820)" in line for line in shown)
    event = after(path, "1 + 2 -")
    assert scores(event) == {
        "Alex Morgan (900)": 1,
        "Alex Morgan (820)": 1,
        "Sam Tully": 0,
        "Robin Vale": 0,
    }


def test_the_same_person_is_entered_again_only_by_its_own_key(tmp_path: Path) -> None:
    path = night(tmp_path, CASES["desk-slips"])
    name = load(path).history.event.players[0]
    keys = f"a {letters(name.name)} tab {name.rating // 1000} {letters(str(name.rating % 1000))} enter"
    before = load(path).history.event
    assert after(path, f"{keys} enter") == before
    assert len(after(path, f"{keys} +").players) == len(before.players) + 1


def test_csv_semicolon_bom(tmp_path: Path) -> None:
    case = CASES["csv-semicolon-bom"]
    path = night(tmp_path, {"setup": {"players": []}})
    (tmp_path / "list.csv").write_bytes(b64decode(case["setup"]["base64"]))
    asked = f"i ctrl+u {letters(str(tmp_path / 'list.csv'))} enter"
    assert "4 players can be entered" in read(path, asked)
    event = after(path, f"{asked} enter")
    assert {p.name for p in event.players} == set(case["right"]["names"])
    assert {p.name: p.rating or "unrated" for p in event.players} == case["right"]["ratings"]
    assert [event.name(p) for p in event.order][:2] == case["right"]["seeding_order"][:2]
    assert not after(path, "u").players


@pytest.mark.parametrize("rating", ["15500", "4000", "-20", "14O0"])
def test_desk_slips_of_a_rating(tmp_path: Path, rating: str) -> None:
    path = night(tmp_path, CASES["desk-slips"])
    before = load(path).history.event
    keys = f"a {letters('Albert')} tab {letters(rating)}"
    assert "A rating is a number from 1 to 3999" in read(path, keys)
    assert "A rating is a number from 1 to 3999" in read(path, f"{keys} enter")
    assert load(path).history.event == before


def test_desk_slips_of_a_form_that_is_left(tmp_path: Path) -> None:
    path = night(tmp_path, CASES["desk-slips"])
    before = load(path).history.event
    shown = read(path, f"a {letters('Albert')} tab 1 4 escape")
    assert "players" in shown.split("─")[0]
    assert load(path).history.event == before


def test_desk_slips_of_a_paired_player(tmp_path: Path) -> None:
    case = CASES["desk-slips"]
    path = night(tmp_path, case)
    event = after(path, "p enter")
    said = read(path, "l / b e n enter delete")
    assert "Ben Carver has been paired and stays in the table" in said
    assert "w leaves, and keeps all results" in said
    assert load(path).history.event == event
    left = after(path, "l / b e n enter delete w")
    assert left.player(id_of(left, "Ben Carver")).status is Status.WITHDRAWN
    assert left.rounds == event.rounds


def test_fixed_table(tmp_path: Path) -> None:
    case = CASES["fixed-table"]
    path = night(tmp_path, case)
    played(path, case)
    event = after(path, "l / l i a enter t 4 enter r p enter")
    sheet = {str(g.board): [event.name(g.white), event.name(g.black)] for g in event.rounds[2].games}
    assert sheet == case["right"]["tables"]
    event = after(path, "4 +")
    assert scores(event)["Lia Marsh"] - scores(event, 2)["Lia Marsh"] == 1


def test_forbidden_pair(tmp_path: Path) -> None:
    case = CASES["forbidden-pair"]
    path = night(tmp_path, case)
    event = after(path, "/ j a n enter f n e d enter p enter")
    assert pairs(event) == case["right"]["round1"]


def test_trf_dialect(tmp_path: Path) -> None:
    case = CASES["trf-dialect"]
    (tmp_path / "file.trf").write_bytes(b64decode(case["setup"]["base64"]))
    home = "\n".join(play(tmp_path, f"i ctrl+u {letters(str(tmp_path / 'file.trf'))} enter"))
    assert "4" in home
    assert "Yul Zane" in home or "line 4" in home
    assert not [found for found in tmp_path.glob("*.json") if not json.loads(found.read_text())]
