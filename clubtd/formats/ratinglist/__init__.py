"""Rating lists of federations: lines in, people out. Nothing here holds more of a list than one line at a time."""

from clubtd.formats.ratinglist.entry import Kind, ListEntry
from clubtd.formats.ratinglist.layout import HEAD_LINES, Layout, layout_of
from clubtd.formats.ratinglist.matching import Match, Verdict, matches
from clubtd.formats.ratinglist.scan import Wanted, candidates, find

__all__ = [
    "HEAD_LINES",
    "Kind",
    "Layout",
    "ListEntry",
    "Match",
    "Verdict",
    "Wanted",
    "candidates",
    "find",
    "layout_of",
    "matches",
]
