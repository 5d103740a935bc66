"""Every action by its verb: the same words as in the command palette."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches

from clubtd.cli.answer import WrongUsage
from clubtd.cli.verbs import clock, pairs, people, rounds, table
from clubtd.cli.verbs.words import Words, split
from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.history import Step
from clubtd.event.message import msg


@frozen
class Verb:
    """How a verb is written, its options (with a value) and flags (without), and the steps it stands for."""

    usage: str
    steps: Callable[[Event, Words], tuple[Step, ...]]
    options: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()


_DETAILS = "[--club C] [--born Y] [--sex m/w] [--title T] [--federation F] [--id FIDE-ID]"

VERBS = {
    "add": Verb(f"add NAME [RATING] {_DETAILS} [--bye half/zero]", people.add, (*people.DETAILS, "bye")),
    "edit": Verb(f"edit NAME [--rating R] [--name N] {_DETAILS}", people.edit, people.DETAILS),
    "remove": Verb("remove NAME", people.remove),
    "here": Verb("here NAME ... [--bye half/zero]  |  here all", people.here, ("bye",)),
    "not-here": Verb("not-here NAME ...  |  not-here all", people.not_here),
    "absent": Verb("absent NAME [--rounds 3,4] [--bye half/zero]", people.absent, ("rounds", "bye")),
    "plays": Verb("plays NAME [--rounds 3,4]", people.plays, ("rounds",)),
    "withdraw": Verb("withdraw NAME [--results keep/cancel]", people.withdraw, ("results",)),
    "return": Verb("return NAME [--forfeits keep/clear]", people.come_back, ("forfeits",)),
    "house": Verb("house NAME [RATING]", people.house),
    "not-house": Verb("not-house NAME", people.not_house),
    "bye": Verb(
        "bye NAME [--round N] [--reason TEXT]  |  bye --fair (fewest byes on earlier nights)",
        pairs.bye,
        ("round", "reason"),
        ("fair",),
    ),
    "forbid": Verb("forbid NAME NAME [--rounds 1-3]", pairs.forbid, ("rounds",)),
    "allow": Verb("allow NAME NAME", pairs.allow),
    "table": Verb("table NAME N", pairs.table),
    "first-table": Verb("first-table N", pairs.first_table),
    "bye-limit": Verb("bye-limit N/none", pairs.bye_limit),
    "clubs-apart": Verb("clubs-apart ROUNDS", pairs.clubs_apart),
    "pair": Verb("pair [all]", rounds.pair),
    "unpair": Verb("unpair", rounds.unpair),
    "result": Verb("result BOARD RESULT [--round N]", rounds.result, ("round",)),
    "adjourn": Verb("adjourn BOARD [--round N]", rounds.adjourn, ("round",)),
    "swap": Verb("swap BOARD [--round N] [--reason TEXT]", rounds.swap, ("round", "reason")),
    "set-pair": Verb(
        "set-pair WHITE BLACK [--board N] [--round N] [--reason TEXT]",
        pairs.set_pair,
        ("board", "round", "reason"),
    ),
    "release": Verb("release NAME", pairs.release),
    "repeat": Verb("repeat", pairs.repeat),
    "break": Verb("break BOARD [--round N] [--reason TEXT]", pairs.break_, ("round", "reason")),
    "swap-opponents": Verb(
        "swap-opponents NAME NAME [--round N] [--reason TEXT]", pairs.swap_opponents, ("round", "reason")
    ),
    "pair-rest": Verb("pair-rest [--round N]", pairs.pair_rest, ("round",)),
    "move": Verb("move BOARD TABLE [--round N]", pairs.move, ("round",)),
    "clock": Verb(clock.USAGE, clock.clock, ("time-control",)),
    "rounds": Verb("rounds N", rounds.rounds),
    "order": Verb("order CODES [--reason TEXT]", rounds.order, ("reason",)),
    "rename": Verb("rename NAME", rounds.rename),
    "kind": Verb("kind club/open", rounds.kind),
    "adjust": Verb("adjust NAME POINTS --reason TEXT", table.adjust, ("reason",)),
    "lots": Verb("lots NAME NAME ... (in the order drawn)", table.lots),
    "playoff": Verb(
        "playoff NAME NAME ... RESULT ... [--times 15+10,15+10,3+2] [--sudden-death] (the last game)",
        table.decide_by_playoff,
        ("times",),
        ("sudden-death",),
    ),
    "prize": Verb(
        "prize '30 + 20 + 10, cup; under 1600: 15' [--sharing pool/place/hort/us] [--currency £] [--decimals 2]",
        table.prize,
        ("sharing", "currency", "decimals"),
    ),
    "archive": Verb("archive", table.archive),
    "unarchive": Verb("unarchive", table.unarchive),
    "undo": Verb("undo", rounds.undo),
    "redo": Verb("redo", rounds.redo),
}


def steps_of(
    event: Event, typed: Sequence[str], earlier: Callable[[], Mapping[int, Sequence[str]]] = dict
) -> tuple[Step, ...]:
    """The steps that a line stands for: a verb and its words. WrongUsage, or Refused, with the reason.

    `earlier` gives the days of byes on earlier nights by player id; it is asked only by a verb that needs them.
    """
    name = typed[0]
    if name not in VERBS:
        near = get_close_matches(name, VERBS, 1)
        if near:
            raise WrongUsage(msg("There is no verb {verb}: did you mean {near}?", verb=name, near=near[0]))
        raise WrongUsage(msg("There is no verb {verb}: {verbs}.", verb=name, verbs=tuple(VERBS)))
    verb = VERBS[name]
    words = split(typed[1:], verb.usage, verb.options, verb.flags)
    return verb.steps(event, replace(words, earlier=earlier))
