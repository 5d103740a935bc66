"""What goes wrong on a club night, with the right answers (tests/data/night), through the actions."""

from pathlib import Path

import pytest

from clubtd.event.actions import (
    AddPlayers,
    EnterResult,
    FixTable,
    ForbidPair,
    GiveBye,
    HoldPair,
    MakePair,
    RemovePlayer,
    RequestBye,
    UnpairRound,
    Withdraw,
)
from clubtd.event.event import Forbidden, HeldPair
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.event.scoring import Scoring
from clubtd.formats.trf.export import trf_of
from clubtd.formats.trf.write import write_trf
from tests.event.night import (
    BLACK,
    CASES,
    SPELLED,
    WHITE,
    after,
    entered,
    game_of,
    id_of,
    paired,
    pairs,
    played,
    scores,
    start,
)

HUGO = Person("Hugo Ives", 1450)


def test_late_half_bye() -> None:
    case = CASES["late-half-bye"]
    event = played(case)
    before = event.rounds[0].games
    event = after(event, AddPlayers((HUGO,)), RequestBye(event.next_id, 1))
    assert event.rounds[0].games == before
    assert scores(event)["Hugo Ives"] == case["right"]["Hugo Ives after round 1"]
    assert scores(event)["Gwen Hale"] == 1
    event = paired(event)
    assert pairs(event) == case["right"]["round2"]
    assert not event.rounds[1].byes


def test_late_plays_bye_player() -> None:
    case = CASES["late-plays-bye-player"]
    event = paired(start(case))
    before = event.rounds[0].games
    gwen = id_of(event, "Gwen Hale")
    event = after(event, AddPlayers((HUGO,)), MakePair(1, gwen, event.next_id))
    assert event.rounds[0].games[:3] == before
    assert event.rounds[0].games[3].board == 4
    assert not event.rounds[0].byes
    event = after(entered(event, 1, case["rounds_entered"]["1"]), EnterResult(1, 4, BLACK))
    assert scores(event)["Gwen Hale"] == case["right"]["Gwen Hale after round 1"]
    assert event.rounds[0].bye_of(gwen) is None
    assert pairs(paired(event)) == case["right"]["round2"]


def test_gwen_can_have_a_bye_later() -> None:
    case = CASES["late-plays-bye-player"]
    event = paired(start(case))
    event = after(event, AddPlayers((HUGO,)), MakePair(1, id_of(event, "Gwen Hale"), event.next_id))
    event = after(entered(event, 1, case["rounds_entered"]["1"]), EnterResult(1, 4, BLACK))
    event = paired(after(event, Withdraw(id_of(event, "Hugo Ives"))))
    assert pairs(event)[-1] == ["Gwen Hale", "BYE"]


def test_withdraw_after_r2() -> None:
    case = CASES["withdraw-after-r2"]
    event = played(case)
    lia = id_of(event, "Lia Marsh")
    before = scores(event)
    event = paired(after(event, Withdraw(lia)))
    assert pairs(event) == case["right"]["round3"]
    assert scores(event, 2) == before
    assert scores(event)["Lia Marsh"] == case["right"]["Lia Marsh still listed with"]
    bye = event.rounds[2].bye_of(lia)
    assert bye is not None
    assert bye.code is Code.ZERO_BYE
    for opponent in ("Pip Quill", "Kai Lowe"):
        assert scores(event, 2)[opponent] == before[opponent]
    event = after(event, *(EnterResult(3, board, WHITE) for board in (1, 2, 3)))
    row = next(line for line in write_trf(trf_of(event)).decode().splitlines() if "Lia Marsh" in line)
    assert row.rstrip().endswith("0000 - Z")


def test_everybody_leaves() -> None:
    event = played(CASES["everybody-leaves"])
    event = after(event, *(Withdraw(p.id) for p in event.players[1:]))
    with pytest.raises(Refused, match=r"Ivo Jarvis is here .* fewer than two players"):
        paired(event)
    event = after(event, Withdraw(event.players[0].id))
    with pytest.raises(Refused, match="Nobody is here"):
        paired(event)


def test_half_point_bye_once() -> None:
    case = CASES["half-point-bye-once"]
    event = played(case, scoring=Scoring(bye=5))
    assert scores(event) == case["right"]["scores_after_2"]
    assert pairs(paired(event)) == case["right"]["round3"]


def test_manual_bye() -> None:
    case = CASES["manual-bye"]
    event = start(case)
    event = paired(after(event, GiveBye(id_of(event, "Cleo Dunn"), 1, "a phone call")))
    assert pairs(event) == case["right"]["round1"]
    for _ in range(3):
        event = paired(after(event, UnpairRound(1)))
        assert pairs(event) == case["right"]["round1"]
        assert scores(event)["Cleo Dunn"] == 1


def test_missing_result_and_late_result() -> None:
    case = CASES["missing-result-and-late-result"]
    event = played(case)
    with pytest.raises(Refused, match="board 4, Pip Quill - Ned Orr"):
        paired(event)
    event = paired(after(event, EnterResult(3, 4, BLACK)))
    assert pairs(event) == case["right"]["round4"]
    assert sorted(event.rounds[3].players) == sorted(event.order)


def test_unpair_repair_same() -> None:
    case = CASES["unpair-repair-same"]
    event = paired(start(case))
    for _ in range(3):
        assert pairs(event) == case["right"]["round1_each_time"]
        event = paired(after(event, UnpairRound(1)))
    event = after(event, *(EnterResult(1, board, WHITE) for board in (1, 2, 3)))
    assert scores(event)["Gwen Hale"] == case["right"]["Gwen Hale score"]
    assert sum(scores(event).values()) == case["right"]["sum_of_scores"]


def test_desk_slips() -> None:
    event = played(CASES["desk-slips"])
    for rating in (15500, -20):
        with pytest.raises(Refused, match="between 1 and 3999"):
            after(event, AddPlayers((Person("Albert", rating),)))
    with pytest.raises(Refused, match=r"Ben Carver has been paired .* withdraw the player instead"):
        after(event, RemovePlayer(id_of(event, "Ben Carver")))


def test_fixed_table() -> None:
    case = CASES["fixed-table"]
    event = played(case)
    usual = paired(event)
    event = paired(after(event, FixTable(id_of(event, "Lia Marsh"), 4)))
    sheet = {str(g.board): [event.name(g.white), event.name(g.black)] for g in event.rounds[2].games}
    assert sheet == case["right"]["tables"]
    assert sorted(pairs(event)) == sorted(pairs(usual))
    event = after(event, EnterResult(3, 4, WHITE))
    assert game_of(event, "Lia Marsh", 3).result is WHITE
    assert scores(event)["Mia Nash"] == scores(usual)["Mia Nash"]


def test_forbidden_pair() -> None:
    case = CASES["forbidden-pair"]
    event = start(case)
    apart = Forbidden(id_of(event, "Jan Kerr"), id_of(event, "Ned Orr"))
    assert pairs(paired(after(event, ForbidPair(apart)))) == case["right"]["round1"]


@pytest.mark.parametrize(
    ("run", "scoring"),
    [
        ("3-1-0", Scoring(30, 10, 0, 0, 30)),
        ("3-2-1", Scoring(30, 20, 10, 0, 30)),
        ("1-1/2-0", Scoring(10, 5, 0, 0, 10)),
    ],
)
def test_scoring_310_and_321(run: str, scoring: Scoring) -> None:
    case = CASES["scoring-310-and-321"]
    event = start(case, scoring=scoring)
    for number, rows in case["rounds_entered"].items():
        for white, black, _ in rows:
            if black == "BYE":
                event = after(event, GiveBye(id_of(event, white), int(number)))
            else:
                event = after(event, HoldPair(HeldPair(id_of(event, white), id_of(event, black))))
        event = paired(event)
        for white, _, result in rows:
            if result != "win":
                game = game_of(event, white, int(number))
                known = {**SPELLED, "1-0 forfeit (Tia absent)": Result.WHITE_BY_FORFEIT}
                event = after(event, EnterResult(int(number), game.board, known[result]))
    assert scores(event) == case["right"][run]


def test_every_case_is_a_test_by_its_name() -> None:
    tests = Path(__file__).parent.parent
    named = "\n".join(path.read_text(encoding="utf-8") for path in tests.rglob("test_*.py"))
    assert not [
        case for case in CASES if f"def test_{case.replace('-', '_')}" not in named and case not in named
    ]
