"""What a referee finds: one rule that a pairing breaks or bends."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg


class Severity(Enum):
    """A rule that is broken forbids the pairing; one that is bent only asks for a better one."""

    BREAKS = "breaks"
    BENDS = "bends"


class Kind(Enum):
    """What a finding is about."""

    TWICE = "twice"
    ABSENT = "absent"
    MISSING = "missing"
    LEFT_OVER = "left over"
    REMATCH = "rematch"
    FORBIDDEN = "forbidden"
    SCORE_GAP = "score gap"
    SECOND_BYE = "second bye"
    BYE_AFTER_FREE_WIN = "bye after a free win"
    BYE_SCORE = "bye score"
    SAME_ABSOLUTE_COLOUR = "same absolute colour"
    COLOURS = "colours"
    THIRD_COLOUR = "third colour"
    COLOUR_DIFFERENCE = "colour difference"
    DUE_COLOUR = "due colour"


@frozen
class Finding:
    """The article (empty for a rule of the event's own), the pairing numbers concerned, and the sentence."""

    kind: Kind
    article: str
    severity: Severity
    players: tuple[int, ...]
    message: Message


def breaks(kind: Kind, article: str, players: Iterable[int], sentence: Message) -> Finding:
    """A rule is broken; the sentence has neither its article nor its full stop yet."""
    return Finding(kind, article, Severity.BREAKS, tuple(players), _with_article(sentence, article))


def bends(kind: Kind, article: str, players: Iterable[int], sentence: Message) -> Finding:
    """A rule is bent; the sentence has neither its article nor its full stop yet."""
    return Finding(kind, article, Severity.BENDS, tuple(players), _with_article(sentence, article))


def _with_article(sentence: Message, article: str) -> Message:
    if not article:
        return msg("{sentence}.", sentence=sentence)
    return msg("{sentence} ({article}).", sentence=sentence, article=article)
