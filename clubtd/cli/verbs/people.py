"""Verbs about people."""

from __future__ import annotations

from collections.abc import Mapping

from clubtd.cli.answer import WrongUsage
from clubtd.cli.verbs.words import Words
from clubtd.event.actions import (
    AddPlayers,
    CancelBye,
    EditPlayer,
    RemovePlayer,
    RequestBye,
    Return,
    SetHouse,
    SignIn,
    Withdraw,
    forfeited_meanwhile,
)
from clubtd.event.event import Event
from clubtd.event.find import find_player, matching
from clubtd.event.frozen import replace
from clubtd.event.history import Step
from clubtd.event.message import Refused, msg
from clubtd.event.numbering import numbers_stay
from clubtd.event.player import TITLES, Person, Status
from clubtd.event.result import Code
from clubtd.formats.listcells import birth_of
from clubtd.pairing.next_round import newcomer
from clubtd.standings.consequences import leaving

BYES = {"half": Code.HALF_BYE, "zero": Code.ZERO_BYE, "full": Code.FULL_BYE}
LONGEST_ID = 11
DETAILS = ("rating", "club", "born", "sex", "title", "federation", "id", "name")


def add(event: Event, words: Words) -> tuple[Step, ...]:
    """A newcomer; with a bye in the round being played when one is paired."""
    words.only(2)
    options = dict(words.options)
    if len(words.places) > 1:
        options["rating"] = words.places[1]
    person = detailed(Person(words.at(0)), options)
    if numbers_stay(event):
        return (newcomer(event, person),)
    entered = AddPlayers((person,))
    if "bye" not in options:
        return (entered,)
    return entered, RequestBye(event.next_id, max(len(event.rounds), 1), bye_kind(options["bye"]))


def edit(event: Event, words: Words) -> tuple[Step, ...]:
    """A corrected entry."""
    words.only(1)
    player = words.player(event, 0)
    if not words.options:
        raise words.wrong()
    return (EditPlayer(player.id, detailed(player.person, words.options)),)


def detailed(person: Person, options: Mapping[str, str]) -> Person:
    """The person with what the options say; Refused for what cannot be."""
    person = replace(
        person,
        name=options.get("name", person.name),
        club=options.get("club", person.club),
        born=_born(options["born"]) if "born" in options else person.born,
        federation=_federation(options["federation"]) if "federation" in options else person.federation,
        fide_id=_fide_id(options["id"]) if "id" in options else person.fide_id,
    )
    if "name" in options:
        person = replace(person, last="", first="")
    if "rating" in options:
        person = replace(person, rating=rating(options["rating"]))
    if "sex" in options:
        known = {"m": "m", "f": "w", "w": "w", "": ""}
        if options["sex"].lower() not in known:
            raise Refused(msg("{text} is not m or w.", text=options["sex"]))
        person = replace(person, sex=known[options["sex"].lower()])
    if "title" in options:
        title = options["title"].upper()
        if title and title not in TITLES:
            raise Refused(msg("{title} is no title: {titles}.", title=title, titles=TITLES))
        person = replace(person, title=title)
    return person


def _born(text: str) -> str:
    found = birth_of(text)
    if found is None:
        raise Refused(
            msg("{text} is no date of birth: write the year, 2012, or the day, 2012-03-31.", text=text)
        )
    return found


def _federation(text: str) -> str:
    code = text.strip().upper()
    if code and not (len(code) == 3 and code.isascii() and code.isalpha()):
        raise Refused(msg("{text} is no federation: three letters, as VIE or FRA.", text=text))
    return code


def _fide_id(text: str) -> str:
    number = text.strip()
    if number and not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_ID):
        raise Refused(msg("{text} is no FIDE number: at most {most} digits.", text=text, most=LONGEST_ID))
    return number


def rating(text: str) -> int:
    """A rating as typed; empty, 0 or a dash means unrated."""
    if text in ("", "-", "0"):
        return 0
    if not text.isascii() or not text.isdecimal():
        raise Refused(
            msg("A rating is a whole number, not {text}; leave it out for an unrated player.", text=text)
        )
    return int(text)


def bye_kind(text: str) -> Code:
    """Half, zero or full."""
    if text not in BYES:
        raise WrongUsage(msg("A bye is half, zero or full, not {text}.", text=text))
    return BYES[text]


def remove(event: Event, words: Words) -> tuple[Step, ...]:
    """An entry taken back."""
    words.only(1)
    return (RemovePlayer(words.player(event, 0).id),)


def here(event: Event, words: Words) -> tuple[Step, ...]:
    """People who have come; latecomers with a bye in the round being played."""
    players = _meant(event, words, Status.EXPECTED)
    if "bye" not in words.options:
        return (SignIn(players),)
    kind = bye_kind(words.options["bye"])
    byes = (RequestBye(player, max(len(event.rounds), 1), kind) for player in players)
    return SignIn(players), *byes


def not_here(event: Event, words: Words) -> tuple[Step, ...]:
    """People who have not come yet."""
    return (SignIn(_meant(event, words, Status.HERE), here=False),)


def _meant(event: Event, words: Words, who: Status) -> tuple[int, ...]:
    """The players named; for `all` everybody who is still that. Refused when there is nobody."""
    if words.at(0) == "all" and len(words.places) == 1:
        found = tuple(p.id for p in event.players if p.status is who)
        if not found:
            raise Refused(msg("There is nobody for whom that would change anything."))
        return found
    return tuple(words.player(event, i).id for i in range(len(words.places)))


def absent(event: Event, words: Words) -> tuple[Step, ...]:
    """A player who does not play in the next round, or in those named."""
    player = words.player(event, 0)
    kind = bye_kind(words.option("bye", "zero"))
    return tuple(RequestBye(player.id, number, kind) for number in words.rounds(event, 1))


def plays(event: Event, words: Words) -> tuple[Step, ...]:
    """A player who asked for a bye and plays after all."""
    player = words.player(event, 0)
    return tuple(CancelBye(player.id, number) for number in words.rounds(event, 1))


def withdraw(event: Event, words: Words) -> tuple[Step, ...]:
    """A player who leaves; in a round robin with the results kept or cancelled, else as the rules propose."""
    words.only(1)
    player = words.player(event, 0).id
    wanted = words.option("results")
    if wanted not in ("", "keep", "cancel"):
        raise WrongUsage(msg("Results are kept or cancelled: keep or cancel, not {text}.", text=wanted))
    proposed = leaving(event, player)
    cancel = wanted == "cancel" or (not wanted and proposed is not None and not proposed.keep)
    return (Withdraw(player, cancel),)


def come_back(event: Event, words: Words) -> tuple[Step, ...]:
    """A player who had left and is back; in a round robin with the games that were forfeited meanwhile, or not."""
    words.only(1)
    player = words.player(event, 0).id
    wanted = words.option("forfeits", "keep")
    if wanted not in ("keep", "clear"):
        raise WrongUsage(msg("Forfeits are kept or cleared: keep or clear, not {text}.", text=wanted))
    return Return(player), *(forfeited_meanwhile(event, player) if wanted == "clear" else ())


def house(event: Event, words: Words) -> tuple[Step, ...]:
    """A house player: somebody entered already, or a newcomer who is entered as one."""
    words.only(2)
    name = words.at(0)
    if name.isdecimal() or matching(event, name):
        return (SetHouse(find_player(event, name).id),)
    person = Person(name, rating(words.places[1]) if len(words.places) > 1 else 0)
    return AddPlayers((person,)), SetHouse(event.next_id)


def not_house(event: Event, words: Words) -> tuple[Step, ...]:
    """A house player who plays for oneself."""
    words.only(1)
    return (SetHouse(words.player(event, 0).id, house=False),)
