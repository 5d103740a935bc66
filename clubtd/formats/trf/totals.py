"""The points column held against the results; which scoring it shows when no record says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clubtd.event.crosstable import System
from clubtd.event.frozen import frozen
from clubtd.event.message import msg
from clubtd.event.result import Code
from clubtd.event.scoring import STANDARD, Scoring, in_points
from clubtd.formats.trf.lines import Report
from clubtd.formats.trf.points import LIKELY
from clubtd.formats.trf.rows import Row


@frozen
class Total:
    """A row's points as stated, the codes of its rounds, and of byes in rounds not paired yet."""

    row: Row
    codes: Counter[Code]
    pending: Counter[Code]

    def sums(self, scoring: Scoring, system: System) -> tuple[int, ...]:
        """What the points column may be: with or without the byes to come; in a round robin the free round too."""
        counted = _sum(self.codes, scoring)
        sums = [counted, counted + _sum(self.pending, scoring)]
        if system is not System.SWISS:
            free = self.codes[Code.PAB] * scoring.bye + self.codes[Code.ZERO_BYE] * scoring.absence
            sums.append(counted - free)
        return tuple(sums)


def _sum(codes: Counter[Code], scoring: Scoring) -> int:
    return sum(scoring.of(code) * times for code, times in codes.items())


def scoring_by_totals(
    stated: Scoring | None, totals: Sequence[Total], system: System, report: Report
) -> Scoring:
    """The scoring stated by the file, else the likeliest that explains every total (1-½-0 when none does)."""

    def explains(scoring: Scoring) -> bool:
        return all(t.row.stated is None or t.row.stated in t.sums(scoring, system) for t in totals)

    scoring = stated or next(filter(explains, LIKELY), STANDARD)
    if not stated and scoring != STANDARD:
        report.note(
            msg(
                "no record says how points are counted; the totals show {win} for a win, {draw} for a draw "
                "and {bye} for the bye",
                win=in_points(scoring.win),
                draw=in_points(scoring.draw),
                bye=in_points(scoring.bye),
            )
        )
    for total in totals:
        stated_points = total.row.stated
        if stated_points is not None and stated_points not in (sums := total.sums(scoring, system)):
            report.warn(
                total.row.line,
                msg(
                    "{stated} points are stated, but the results make {counted}; the results count",
                    stated=in_points(stated_points),
                    counted=in_points(sums[0]),
                ),
                81,
            )
    return scoring
