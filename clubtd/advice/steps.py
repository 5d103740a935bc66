"""The steps of a proposed order: a tie-break, what it looks at in three words, and why it stands there."""

from __future__ import annotations

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg


@frozen
class Step:
    """A code of a proposed order; `gloss` says what it looks at, `reason` in one sentence why it stands there."""

    code: str
    gloss: Message
    reason: Message


_MET = msg("whom you met")
_BEAT = msg("whom you beat")
_LED = msg("when you led")

_SONNEBORN_BERGER = Step(
    "SB",
    _BEAT,
    msg(
        "Then Sonneborn-Berger, whom you beat: the final scores of those you beat, and half the scores of those you"
        " drew with."
    ),
)
_CUT_1 = msg("whom you met, but for the weakest")

SHORT_SWISS = (
    Step(
        "BH",
        _MET,
        msg(
            "First Buchholz, whom you met: the sum of your opponents' final scores, which in so few rounds finds the"
            " stronger player clearly more often than the cumulative score does."
        ),
    ),
    _SONNEBORN_BERGER,
    Step(
        "PS",
        _LED,
        msg(
            "Last the cumulative score, when you led: the sum of your scores after every round, the habit in short"
            " events, but it often decides nothing."
        ),
    ),
)

CLUB_SWISS = (
    Step(
        "BH-C1",
        _CUT_1,
        msg(
            "First Buchholz Cut-1, whom you met: the sum of your opponents' final scores without the lowest, so that"
            " one weak opponent of an early round does not decide."
        ),
    ),
    Step(
        "BH",
        _MET,
        msg("Then Buchholz in full: with this many rounds the opponent left out still tells something."),
    ),
    _SONNEBORN_BERGER,
)

LONG_SWISS = (
    CLUB_SWISS[0],
    Step(
        "BH-C2",
        msg("whom you met, but for the two weakest"),
        msg(
            "Then Buchholz Cut-2: in a long event everybody may meet two weak opponents, so two are left out."
        ),
    ),
    _SONNEBORN_BERGER,
)

ROUND_ROBIN = (
    Step(
        "SB",
        _BEAT,
        msg(
            "First Sonneborn-Berger, whom you beat: the final scores of those you beat, and half the scores of those"
            " you drew with; everybody meets everybody here, so what matters is against whom the points were made."
        ),
    ),
    Step(
        "DE",
        msg("who won between you"),
        msg("Then direct encounter: the games that the level players had against each other."),
    ),
    Step(
        "KS",
        msg("how you did against the top"),
        msg(
            "Then Koya: the points made against everybody who reached at least half of the points that can be made."
        ),
    ),
)

US_SWISS = (
    Step(
        "MODMED",
        _CUT_1,
        msg(
            "First Modified Median, whom you met: the sum of your opponents' scores without the lowest (for those"
            " below half of the points, without the highest)."
        ),
    ),
    Step("SOLKOFF", _MET, msg("Then Solkoff: the same sum with nobody left out.")),
    Step("CUM", _LED, msg("Then Cumulative, when you led: the sum of your scores after every round.")),
    Step(
        "CUMOPP",
        msg("when your opponents led"),
        msg("Last Cumulative of Opposition: the sum of your opponents' cumulative scores."),
    ),
)

US_ROUND_ROBIN = (
    Step("SB-US", _BEAT, ROUND_ROBIN[0].reason),
    Step(
        "RESULT",
        msg("who won between you"),
        msg("Then the result between the tied players: their wins less their losses against each other."),
    ),
)

TEAM = (
    Step(
        "MP",
        msg("matches won"),
        msg(
            "First match points, two for a match won and one for a match drawn; say before the start that they, and"
            " not the game points, decide the places."
        ),
    ),
    Step("GP", msg("games won"), msg("Then game points: the points of all boards of a team together.")),
)
