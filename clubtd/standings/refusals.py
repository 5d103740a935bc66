"""Where a tie-break is not allowed, or decides nothing, and why."""

from __future__ import annotations

from clubtd.event.crosstable import Crosstable, System
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.standings.codes import TieBreak


def refusal(code: TieBreak, table: Crosstable, unrated: int = 0) -> Message | None:
    """Why a code may not be used for this table, or None. `unrated` is the announced rating of those without one."""
    criterion = code.criterion
    swiss = table.system is System.SWISS
    if swiss and not criterion.swiss:
        return msg("{title} is for round robins: it is not defined for a Swiss (9.2).", title=code.title)
    if not swiss and not criterion.robin:
        return msg(
            "{title} may not be used in a round robin, where everybody has the same opponents (Art. 8).",
            title=code.title,
        )
    least_rounds = 2 * code.most + 1 if code.most else 0
    if table.planned < least_rounds:
        return msg(
            "{title} needs at least {rounds} rounds: with fewer it cuts everything (14.3).",
            title=code.title,
            rounds=least_rounds,
        )
    without = sum(1 for entrant in table.entrants if not entrant.rating)
    if criterion.rated and without and not (code.unrated or unrated):
        return nmsg(
            "{title} needs ratings and one player has none; a rule for such players has to be published before "
            "round 1 (Art. 10). Adding a rating for them to the code, as in {code}/U1400, is such a rule.",
            "{title} needs ratings and {n} players have none; a rule for them has to be published before round 1 "
            "(Art. 10). Adding a rating for them to the code, as in {code}/U1400, is such a rule.",
            without,
            title=code.title,
            code=code.name,
        )
    return None


def refuse(code: TieBreak, table: Crosstable, unrated: int = 0) -> None:
    """Raise Refused if a code may not be used for this table."""
    reason = refusal(code, table, unrated)
    if reason is not None:
        raise Refused(reason)
