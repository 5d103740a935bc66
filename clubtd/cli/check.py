"""`clubtd check`: every round of each file paired again and compared."""

from __future__ import annotations

import argparse

from clubtd.cli.answer import Json, print_json, refuse
from clubtd.cli.source import load
from clubtd.event.message import Refused, nmsg
from clubtd.formats.words import say, t, visible
from clubtd.pairing.recheck import Pairs, Recheck, recheck


def run(args: argparse.Namespace) -> int:
    """Compares each file; 1 when a round differs, 3 when a file cannot be read."""
    answers: list[Json] = []
    code = 0
    for name in args.files:
        try:
            rounds = list(recheck(load(args.data, name)))
        except Refused as error:
            refuse(error.message, 3)
            code = 3
            answers.append({"file": name, "error": say(error.message)})
            continue
        code = max(code, int(not all(r.same for r in rounds)))
        answers.append({"file": name, "rounds": [_json(r) for r in rounds]})
        if not args.json:
            _print(name, rounds)
    if args.json:
        print_json(answers)
    return code


def _json(checked: Recheck) -> Json:
    answer: dict[str, Json] = {
        "round": checked.round,
        "same": checked.same,
        "expected": [list(p) for p in checked.expected],
        "found": None if checked.found is None else [list(p) for p in checked.found],
    }
    if checked.by_hand:
        answer["by_hand"] = True
    return answer


def _print(name: str, rounds: list[Recheck]) -> None:
    differ = [r for r in rounds if not r.same]
    if not differ:
        same = nmsg(
            "{file}: {n} round, as the rules pair it.",
            "{file}: {n} rounds, all as the rules pair them.",
            len(rounds),
            file=name,
        )
        print(say(same))
        return
    for checked in differ:
        hand = t(" (made by hand)") if checked.by_hand else ""
        print(t("{file}: round {round} differs", file=name, round=checked.round) + hand)
        print("  " + t("published: {pairs}", pairs=_spelled(checked.expected)))
        if checked.found is None:
            print("  " + t("the rules: no legal pairing"))
        else:
            print("  " + t("the rules: {pairs}", pairs=_spelled(checked.found)))


def _spelled(pairs: Pairs) -> str:
    return visible(
        "  ".join(f"{white}-{black}" if black else t("{n} bye", n=white) for white, black in pairs)
    )
