"""Play-offs: the games decide, and a level one decides nothing."""

import pytest

from clubtd.event.message import Refused
from clubtd.event.playoff import USUAL, PlayoffGame, playoff
from clubtd.event.result import Result


def games(*results: Result) -> tuple[PlayoffGame, ...]:
    """Games of 1 and 2 with the usual time controls, White changing."""
    return tuple(
        PlayoffGame(*((1, 2) if i % 2 == 0 else (2, 1)), result, *USUAL[i])
        for i, result in enumerate(results)
    )


@pytest.mark.parametrize(
    ("results", "winner"),
    [
        ((Result.WHITE_WINS, Result.DRAW), 1),
        ((Result.WHITE_WINS, Result.WHITE_WINS, Result.DRAW, Result.WHITE_WINS), 2),
        ((Result.DRAW,) * 5, 2),  # in the fifth game a draw wins for Black
        ((Result.DRAW, Result.BLACK_BY_FORFEIT), 1),
    ],
)
def test_r22_the_games_decide(results: tuple[Result, ...], winner: int) -> None:
    decided = playoff((1, 2), games(*results), "2026-11-22T22:31")
    assert decided.players[0] == winner
    assert not decided.by_lot


@pytest.mark.parametrize("results", [(Result.DRAW, Result.DRAW), (Result.WHITE_WINS, Result.WHITE_WINS)])
def test_a_level_play_off_goes_on(results: tuple[Result, ...]) -> None:
    with pytest.raises(Refused, match="play on, or draw lots"):
        playoff((1, 2), games(*results), "2026-11-22T22:31")


def test_only_level_players_play() -> None:
    with pytest.raises(Refused, match="not level"):
        playoff((1, 3), games(Result.WHITE_WINS), "2026-11-22T22:31")
