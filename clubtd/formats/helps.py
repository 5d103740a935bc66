"""What helps after a refusal: the key to press on the screens, the verb to type on the command line.

The layers below know neither; here stands, for the sentence of each refusal that has a way out, what it is.
"""

from __future__ import annotations

from clubtd.event.message import Message, Value, msg

_PRESENT = (msg("l, then Space on the name"), 'here "{name}"')
_BACK = (msg("l, then w on the name"), 'return "{name}"')
_LEAVES = (msg("w: the player leaves, and keeps all results"), 'withdraw "{name}"')
_APART = (msg("m, then a on the name"), "break {board} --round {round}")
_FORFEIT = (msg("r, then the board, * and a sign: won by forfeit"), "result BOARD +-")
_LONGER = (msg(": and type rounds with the new number"), "rounds N")
_PAIR = (msg("r, then p"), "pair")
_NEW_DRAW = (
    msg("Esc, then u until the round and its draw are taken back"),
    "undo, until the round and its draw are taken back",
)
_OTHER_PLACE = (
    msg("m, then Enter on both: they change places"),
    'swap-opponents "{name}" NAME --round {round}',
)

HELPS = {
    "{name} is not here yet: tick the name first.": _PRESENT,
    "Nobody is here to play round {round}: tick who is here, or end the event.": (_PRESENT[0], "here NAME"),
    "{name} has left: take the player back first.": _BACK,
    "{name} has already left.": _BACK,
    "{name} has left and is in no later round: nothing to do.": _BACK,
    "{name} has already been paired: withdraw the player instead.": _LEAVES,
    "{name} has been paired and stays in the table: withdraw the player instead.": _LEAVES,
    "The numbers are drawn: {name} stays in the table, withdraw the player instead.": _LEAVES,
    "All {n} rounds are paired: the event is over when the results are in.": _LONGER,
    "The only round is paired: the event is over when its results are in.": _LONGER,
    "{name} already has {n} half-point bye, the limit of this event: a zero-point bye is possible.": (
        msg("z: a zero-point bye"),
        'absent "{name}" --bye zero',
    ),
    "{name} is paired in round {round}: enter the result instead.": _FORFEIT,
    "{name} has a bye in round {round}: cancel it first.": (
        msg("l, then h or z on the name"),
        'plays "{name}" --rounds {round}',
    ),
    "{name} has the bye of round {round} by hand: take it back first.": (
        msg("m, then b on the name"),
        'plays "{name}" --rounds {round}',
    ),
    "Pairs are kept apart in round {round}: allow some of them to meet, or pair by hand.": (
        msg(": and type clubs-apart with fewer rounds, or allow with two names"),
        "clubs-apart ROUNDS, or allow NAME NAME",
    ),
    "{name} plays on board {board} in round {round}: break that pair first.": _APART,
    "{name} plays on board {board} of round {round}: break that pair first, or swap opponents.": _APART,
    "{name} has the bye of round {round}.": _OTHER_PLACE,
    "{name} has the bye of round {round} by hand, and {n} others cannot be paired without a second one:"
    " let {name} play, or add a house player.": (
        msg("m, then b on the name; or l, then H on a house player"),
        'plays "{name}"',
    ),
    "A round robin has no byes: enter the game of {name} as a forfeit.": _FORFEIT,
    "In a round robin the table says who meets whom.": _FORFEIT,
    "No round has been paired yet.": _PAIR,
    "Round {round} has not been paired yet.": _PAIR,
    "{name} is not here yet.": _PRESENT,
    "{name} is not here yet and cannot be paired.": _PRESENT,
    "{name} is here but would not be in the round.": (msg("l, then w or z on the name"), 'absent "{name}"'),
    "{name} has left and cannot be paired.": _BACK,
    "{name} has asked not to be paired in this round.": (
        msg("l, then h or z on the name"),
        'plays "{name}"',
    ),
    "Only {name} is here to play round {round}: fewer than two players cannot be paired. Tick who is here, take"
    " somebody back, or end the event.": (_PRESENT[0], "here NAME"),
    "Only {name} is left over in round {round}, and has had a bye or a win without a game: give the bye by hand, or"
    " take a fixed pair apart.": (msg("m, then b on the name, or a on a fixed pair"), 'bye "{name}"'),
    "{name} is a house player, sits out when the others are even, and has no bye.": (
        msg("l, then H: plays in every round"),
        'not-house "{name}"',
    ),
    "{name} can simply be entered: no round is paired yet.": (msg("l, then a"), 'add "{name}"'),
    "Table {table} is kept for {name}: choose another.": (
        msg(": and type table with that name and 0, which is free then"),
        'table "{name}" 0',
    ),
    "{paired} rounds are paired already: the event cannot have fewer.": (
        msg(": and type unpair for the last round"),
        "unpair",
    ),
    "Round {round}: this event has {n} round.": _LONGER,
    "Fewer than two players of round {round} are without an opponent.": (
        msg("m, then a on a name whose pair is taken apart"),
        "break BOARD --round {round}",
    ),
    "A round robin has no byes: the table says who is free.": _FORFEIT,
    "A change of points needs a reason that everybody can read.": (
        msg(": and type it with --reason and why"),
        "adjust NAME POINTS --reason TEXT",
    ),
    "The order was published when round 1 was paired: a change needs a reason that everybody can read.": (
        msg("s, then o, which asks for the reason"),
        "order CODES --reason TEXT",
    ),
    "No player is selected.": (msg("an arrow key to choose one, or Esc after a search"), "players"),
    "No line is selected.": (msg("an arrow key to choose one, or Esc"), "undo"),
    "One result of round {round} is missing: {boards}.": (
        msg("r, then the board and its result"),
        "result BOARD 1-0, 1/2 or 0-1",
    ),
    "All {players} numbers of the table are taken. One more player needs a new draw, as long as nothing has been"
    " played, or a schedule made by hand.": _NEW_DRAW,
    "All {n} numbers of the table are taken: {name} cannot come in without a new draw.": _NEW_DRAW,
    "Neither {a} nor {b} has an opponent in round {round}.": (
        msg("m, then Enter on both: they meet"),
        'set-pair "{a}" "{b}" --round {round}',
    ),
    "The numbers of this round robin are drawn: {name} cannot come in, unless one is free.": (
        msg("l, then w on somebody who leaves: that number is free then"),
        "withdraw NAME, whose number is free then",
    ),
}
"""By the sentence of a refusal: the keys, and the verb. Both take the values of the refusal."""


def with_key(message: Message) -> Message:
    """The refusal with the key that helps, where there is one."""
    found = _find(message)
    if found is None:
        return message
    (key, _), values = found
    return msg("{what} Press {key}.", what=message, key=Message(key.text, values))


def with_verb(message: Message) -> Message:
    """The refusal with the verb that helps, where there is one."""
    found = _find(message)
    if found is None:
        return message
    (_, verb), values = found
    return msg("{what} Type: {verb}", what=message, verb=Message(verb, values))


def _find(message: Message) -> tuple[tuple[Message, str], tuple[tuple[str, Value], ...]] | None:
    """What helps against a refusal, or against the one that it holds, and the values of that one."""
    if message.text in HELPS:
        return HELPS[message.text], message.values
    for _, value in message.values:
        if isinstance(value, Message) and (found := _find(value)):
            return found
    return None
