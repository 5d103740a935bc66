"""Random events, every tie-break by us and by gacrux: python tests/bench/tiebreak_agreement.py EVENTS [SEED]

Prints how many values were compared, which differences an article or a known habit of gacrux explains, and every
other one; exit 1 if there is any other.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "standings"), str(HERE.parents[1])]

from random_tables import round_robin, swiss  # noqa: E402
from tiebreak_oracle import Oracle  # noqa: E402

from clubtd.event.crosstable import Crosstable, System  # noqa: E402
from clubtd.event.result import Code, Colour  # noqa: E402
from clubtd.event.scoring import STANDARD, Scoring  # noqa: E402
from clubtd.standings.codes import tie_break  # noqa: E402
from clubtd.standings.ranking import Standings, standings  # noqa: E402
from clubtd.standings.refusals import refusal  # noqa: E402

ANYWHERE = "DE SB SB-C1 SB-C2 PS PS-C1 WIN WON BPG BWG REP STD ARO ARO-C1 TPR PTP APRO APPO RTNG TPN"
SWISS = f"{ANYWHERE} BH BH-C1 BH-C2 BH-M1 BH-M2 AOB"
ROBIN = f"{ANYWHERE} KS KS/L+1 KS/L-1"
FORE = "FB FB-C1 FB-C2 FB-M1 AOB/F"
ANNOUNCED = "BH/P BH-C1/P SB/P SB-C1/P", "DE/P", "TPN/R", "RTNG/R"
BEFORE_2026 = "BH BH-C1 BH-C2 BH-M1 SB SB-C1 SB-C2 AOB"
SCORINGS = (STANDARD,) * 5 + (Scoring(win=30, draw=10, bye=30), Scoring(bye=5))

FORFEIT_WINS = "15.2: in a round robin a forfeit win is a game; gacrux counts the board only"
NOT_ALL_MET = "6.2: not all have met yet; gacrux takes games of later rounds for lost"
KOYA_LIMIT = "9.2: half of a player's games; gacrux miscounts the free rounds before the last round"
ROUNDED = "8.2: an exact mean; gacrux rounds it"


@dataclass(frozen=True)
class Difference:
    """One value that differs, and why, if that is known."""

    where: str
    code: str
    number: int
    ours: Fraction | None
    theirs: Fraction | None
    why: str


def random_table(seed: int) -> Crosstable:
    """Four of five events are Swiss."""
    rng = Random(seed)
    if rng.random() < 0.2:
        return round_robin(rng, double=rng.random() < 0.4)
    absences = rng.choice((0.0, 0.1, 0.2, 0.3, 0.6))
    return swiss(rng, absences=absences, scoring=rng.choice(SCORINGS))


def compared(seed: int) -> Iterator[tuple[int, list[Difference]]]:
    """Every comparison of one event: how many values, and those that differ."""
    table = random_table(seed)
    oracle = Oracle(table)
    in_swiss = table.system is System.SWISS
    codes = (SWISS if in_swiss else ROBIN).split()
    played = table.played
    yield compare(f"seed {seed}", table, oracle, codes)
    order = ["BH-C1", "BH", "DE", "SB", "WIN"] if in_swiss else ["DE", "SB", "KS", "WIN"]
    yield compare(f"seed {seed}, order", table, oracle, order, ranks=True)
    early = table.after(Random(seed).randint(1, played))
    yield compare(f"seed {seed} after round {early.played}", early, oracle, codes)
    yield compare(f"seed {seed} after round {early.played}, order", early, oracle, order, ranks=True)
    if in_swiss:
        yield compare(f"seed {seed}", table, oracle, BEFORE_2026.split(), rules="fide-2024")
        for code in FORE.split():
            yield compare(f"seed {seed}", table, oracle, [code])
        for announced in ANNOUNCED:
            yield compare(f"seed {seed}", table, oracle, announced.split(), ranks=True)


def compare(
    where: str,
    table: Crosstable,
    oracle: Oracle,
    codes: Sequence[str],
    *,
    rules: str = "fide-2026",
    ranks: bool = False,
) -> tuple[int, list[Difference]]:
    """Points and values of all players by us and by gacrux, and with `ranks` the order that the codes make."""
    codes = [code for code in codes if refusal(tie_break(code), table) is None]
    ours = standings(table, codes, rules)
    theirs = oracle.reckon(["PTS", *codes], table.played, "/V2024" if rules == "fide-2024" else "")
    count, different = 0, []
    for row in ours.rows:
        rank, values = theirs[row.number]
        mine = [Fraction(row.points, 10), *row.values]
        pairs = list(zip(("PTS", *codes), mine, values, strict=True))
        if ranks:
            pairs.append(("rank", Fraction(row.rank), Fraction(rank)))
        count += len(pairs)
        for code, one, other in pairs:
            if (one or 0) != (other or 0):  # gacrux writes 0 where there is no value
                why = reason(table, ours, code, row.number, (one, other))
                different.append(Difference(f"{where}, {rules}", code, row.number, one, other, why))
    return count, different


def reason(
    table: Crosstable,
    ours: Standings,
    code: str,
    number: int,
    values: tuple[Fraction | None, Fraction | None],
) -> str:
    """The article, or the habit of gacrux, that explains a difference exactly; empty if none does."""
    one, other = values
    robin = table.system is not System.SWISS
    unfinished = table.played < table.planned
    if code in ("AOB", "AOB/F") and one is not None and other is not None:
        return ROUNDED if abs(one - other) <= Fraction(1, 200) else ""
    if robin and code in ("WON", "BPG", "BWG"):
        forfeits = [
            r
            for r in table.entrants[number - 1].records
            if r.code is Code.FORFEIT_WIN and (code == "WON" or r.colour is Colour.BLACK)
        ]
        return FORFEIT_WINS if (one or 0) - (other or 0) == len(forfeits) else ""
    if robin and unfinished and code.startswith("KS"):
        return KOYA_LIMIT if koya_of_gacrux(table, number, tie_break(code).koya) == other else ""
    if robin and unfinished and code in ("DE", "rank"):
        group = next(level for level in by_points(table) if number in level)
        return "" if all_met(table, group) else NOT_ALL_MET
    return ""


def by_points(table: Crosstable) -> list[set[int]]:
    scores = {e.points for e in table.entrants}
    return [{e.number for e in table.entrants if e.points == score} for score in scores]


def all_met(table: Crosstable, group: set[int]) -> bool:
    return all(group - {n} <= {r.opponent for r in table.entrants[n - 1].records} for n in group)


def koya_of_gacrux(table: Crosstable, number: int, shift: int) -> Fraction:
    """Koya with gacrux's limit: free rounds only after whole cycles, and less for those not paired so far."""
    players, rounds = len(table.entrants), table.played
    games = rounds - (rounds // players if rounds % players == 0 else 0)
    games -= sum(1 for e in table.entrants if not any(r.opponent for r in e.records))
    limit = 5 * games + 5 * shift
    return sum(
        (
            Fraction(r.points, 10)
            for r in table.entrants[number - 1].records
            if r.opponent and table.entrants[r.opponent - 1].points >= limit
        ),
        Fraction(0),
    )


def main(events: int, seed: int = 1) -> int:
    values, explained, unexplained = 0, Counter[tuple[str, str]](), 0
    for number in range(seed, seed + events):
        for count, different in compared(number):
            values += count
            for d in different:
                if d.why:
                    explained[d.why, d.code] += 1
                    continue
                unexplained += 1
                print(f"{d.where}: {d.code} of {d.number}: ours {d.ours}, gacrux {d.theirs}", flush=True)
    print(
        f"{events} events from seed {seed}, {values} values, {sum(explained.values())} differences explained:"
    )
    for (why, code), count in sorted(explained.items()):
        print(f"  {count:6} {code:6} {why}")
    print(f"{unexplained} not explained")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
