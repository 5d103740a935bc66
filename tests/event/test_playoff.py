"""Play-offs: the games decide, and a level one decides nothing."""

from itertools import combinations

import pytest

from clubtd.event.message import Refused
from clubtd.event.playoff import USUAL, Decider, PlayoffGame, playoff, programme
from clubtd.event.result import Result
from clubtd.formats.words import say

WON, NIGHT = Result.WHITE_WINS, "2026-11-22T22:31"


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
    decided = playoff((1, 2), games(*results), NIGHT)
    assert decided.players[0] == winner
    assert not decided.by_lot


@pytest.mark.parametrize("results", [(Result.DRAW, Result.DRAW), (Result.WHITE_WINS, Result.WHITE_WINS)])
def test_a_level_play_off_goes_on(results: tuple[Result, ...]) -> None:
    with pytest.raises(Refused, match="play on, or draw lots"):
        playoff((1, 2), games(*results), NIGHT)


def test_only_level_players_play() -> None:
    with pytest.raises(Refused, match="not level"):
        playoff((1, 3), games(Result.WHITE_WINS), NIGHT)


def test_the_winner_of_three_is_enough_the_others_may_stay_level() -> None:
    each = tuple(PlayoffGame(a, b, r) for a, b, r in ((1, 2, WON), (1, 3, WON), (2, 3, Result.DRAW)))
    decided = playoff((3, 2, 1), each, NIGHT)
    assert decided.tiers == ((1,), (3, 2))
    assert say(decided.says({1: "Ana", 2: "Bo", 3: "Cai"}, "22:31")) == (
        "Ana ahead of Cai and Bo by a play-off, 2, ½ and ½, 22:31"
    )
    with pytest.raises(Refused, match="play on, or draw lots"):
        playoff((1, 2, 3), (*each[1:2], PlayoffGame(2, 3, WON)), NIGHT)


def test_lots_put_everybody_in_order() -> None:
    assert Decider((3, 1, 2), NIGHT).tiers == ((3,), (1,), (2,))


def test_r22_the_usual_programme() -> None:
    two = programme((1, 2))
    assert [(g.white, g.control, g.draw_wins) for g in two] == [
        (1, "15+10", False), (2, "15+10", False), (1, "3+2", False), (2, "3+2", False), (1, "5+3", True),
    ]  # fmt: skip
    assert [(g.white, g.black) for g in programme((1, 2, 3))] == [(1, 2), (3, 1), (2, 3)]


@pytest.mark.parametrize("players", [(1, 3, 5), (2, 4, 6, 8), (1, 2, 4, 6, 9), (3, 5, 7, 9, 11, 13)])
def test_each_pair_plays_once_and_the_colours_are_even(players: tuple[int, ...]) -> None:
    made = programme(players)
    assert sorted(tuple(sorted((g.white, g.black))) for g in made) == sorted(combinations(players, 2))
    for player in players:
        whites, blacks = (sum(getattr(g, side) == player for g in made) for side in ("white", "black"))
        assert abs(whites - blacks) == (len(players) - 1) % 2


@pytest.mark.parametrize("last", [Result.DRAW, Result.BLACK_WINS, Result.WHITE_WINS])
def test_r22_a_draw_in_sudden_death_is_told(last: Result) -> None:
    decided = playoff((1, 2), games(*[Result.DRAW] * 4, last), NIGHT)
    drawn = " (a draw in the last game won it for Black)" if last is Result.DRAW else ""
    assert say(decided.how) == f"by a play-off, 3 to 2{drawn}"
    assert decided.players[0] == (1 if last is WON else 2)
