"""Coming and going: who is here, who comes late, who leaves and comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clubtd.event.actions import (
    CancelBye,
    MakePair,
    RemovePlayer,
    RequestBye,
    Return,
    SignIn,
    Withdraw,
    as_one,
    forfeited_meanwhile,
)
from clubtd.event.event import Event
from clubtd.event.history import Step
from clubtd.event.message import Message, Refused, msg
from clubtd.event.player import Player, Status
from clubtd.event.result import Code, Result
from clubtd.formats.words import say, t
from clubtd.pairing.arranging import colours
from clubtd.pairing.roundrobin import Withdrawal
from clubtd.standings.consequences import leaving
from clubtd.standings.correction import compared
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box

if TYPE_CHECKING:
    from clubtd.ui.player_finding import PlayerFinding

NAME = 24
"""The cells of a name in a sentence that has to fit on one line."""


def tick(screen: PlayerFinding, player: Player) -> None:
    """Here or not, late, or back. Refused for somebody who is paired: whoever is can only leave."""
    if player.status is Status.WITHDRAWN:
        come_back(screen, player)
    elif player.status is Status.HERE:
        try:
            screen.do(SignIn((player.id,), here=False))
        except Refused:
            name = _short(screen, player)
            raise Refused(msg("{name} is paired already: w for somebody who leaves.", name=name)) from None
    elif screen.event.rounds and screen.event.is_swiss:
        _ask_late(screen, player)
    else:
        screen.do(SignIn((player.id,)))


def tick_all(screen: PlayerFinding) -> None:
    """Before round 1: take the ticks of all, so that each is ticked at the door; when nobody has one, tick all."""
    here = tuple(p.id for p in screen.event.players if p.status is Status.HERE)
    expected = tuple(p.id for p in screen.event.players if p.status is Status.EXPECTED)
    screen.do(SignIn(here, here=False) if here else SignIn(expected))


def toggle_bye(screen: PlayerFinding, player: Player, code: Code) -> None:
    """A bye of that kind in the next round, or no bye after all."""
    number = len(screen.event.rounds) + 1
    asked = screen.event.request(player.id, number)
    if asked and asked.code is code:
        screen.do(CancelBye(player.id, number))
    else:
        screen.do(RequestBye(player.id, number, code))


def withdraw(screen: PlayerFinding, player: Player) -> None:
    """Leaves, or comes back. A round robin is asked about the results first."""
    if player.status is Status.WITHDRAWN:
        come_back(screen, player)
    elif proposed := leaving(screen.event, player.id):
        _ask_leaving(screen, player, proposed)
    else:
        screen.do(Withdraw(player.id))
        screen.tell(_left(screen, player))


def remove(screen: PlayerFinding, player: Player) -> None:
    """Take back an entry; somebody who was paired stays in the table, and can leave."""
    try:
        screen.do(RemovePlayer(player.id))
    except Refused as refusal:
        if player.status is Status.WITHDRAWN:
            raise

        def answered(answer: str | None) -> None:
            if answer:
                withdraw(screen, player)

        answers = [Answer(("w",), t("leaves, and keeps all results"), "leaves")]
        screen.app.push_screen(
            Box(t("That cannot be done"), [say(refusal.message)], answers, t("stays")), answered
        )


def come_back(screen: PlayerFinding, player: Player) -> None:
    """Is here again. In a round robin the games that were forfeited meanwhile can be cleared with it."""
    event, back = screen.event, Return(player.id)
    cleared = forfeited_meanwhile(event, player.id)
    other = without_opponent(event) or _late_too(event)
    if event.is_swiss and other and _has_nothing(event, player.id):
        _ask_back(screen, player, other)
        return
    if not cleared:
        screen.do(back)
        return
    lines = [t("Forfeited meanwhile:")]
    for step in cleared:
        game = event.round(step.round).game(step.board)
        assert game is not None
        names = {"white": event.name(game.white), "black": event.name(game.black)}
        lines.append(
            t("round {round}, board {board}: {white} - {black}", **names, round=step.round, board=step.board)
        )
    lines += ["", t("Cleared, to be played:")]
    lines += [say(m) for m in compared(event, as_one(back, *cleared).on(event)).sentences(event)]
    answers = [
        Answer(("c", "enter"), t("comes back, they are cleared"), "clear"),
        Answer(("k",), t("comes back, they stay forfeited"), "keep"),
    ]
    ways: dict[str, tuple[Step, ...]] = {"clear": (back, *cleared), "keep": (back,)}
    _ask(screen, Box(event.name(player.id), lines, answers, t("stays away")), ways)


def _left(screen: PlayerFinding, player: Player) -> Message:
    """Short enough to leave room for the way back."""
    name, current = _short(screen, player), screen.event.current
    game = current.game_of(player.id) if current else None
    if game and game.result is Result.OPEN:
        return msg(
            "{name} leaves; board {board} needs a result. u takes it back.", name=name, board=game.board
        )
    return msg("{name} leaves the event. u takes it back.", name=name)


def _short(screen: PlayerFinding, player: Player) -> str:
    return cells.cut_name(screen.event.name(player.id), NAME)


def _ask_late(screen: PlayerFinding, player: Player) -> None:
    """What the latecomer has for the round that is being played: points, or a game against whoever has the bye."""
    event, number = screen.event, len(screen.event.rounds)
    name = event.name(player.id)
    lines = [
        t("{name} comes late and plays from round {next} on.", name=name, next=number + 1)
        if number < event.settings.rounds
        else t("{name} comes late, and no round is left to be paired.", name=name),
        t("For round {round}, which is paired already:", round=number),
    ]
    here = SignIn((player.id,))
    ways: dict[str, tuple[Step, ...]] = {
        "half": (here, RequestBye(player.id, number, Code.HALF_BYE)),
        "zero": (here,),
    }
    answers = [Answer(("h", "enter"), t("half a point"), "half"), Answer(("z",), t("nothing"), "zero")]
    if other := without_opponent(event) or _late_too(event):
        answers.append(_game(event, here, player, other, ways))
    waits = msg("{name} is entered, not here yet: Space for who comes late.", name=_short(screen, player))
    _ask(screen, Box(t("Late"), lines, answers, t("not here")), ways, waits)


def _ask_back(screen: PlayerFinding, player: Player, other: int) -> None:
    """Whoever left and comes back in mid-round can play somebody without a game, or waits for the next round."""
    event, number, back = screen.event, len(screen.event.rounds), Return(player.id)
    lines = [say(back.says(event)), t("For round {round}, which is paired already:", round=number)]
    ways: dict[str, tuple[Step, ...]] = {
        "nothing": (back,),
        "half": (back, RequestBye(player.id, number, Code.HALF_BYE)),
    }
    answers = [
        Answer(("z", "enter"), t("nothing"), "nothing"),
        Answer(("h",), t("half a point"), "half"),
        _game(event, back, player, other, ways),
    ]
    _ask(screen, Box(event.name(player.id), lines, answers, t("stays away")), ways)


def without_opponent(event: Event) -> int:
    """Who is here and has the bye of the round that is being played; 0: nobody, or it is over."""
    current = event.current
    if current is None or not current.missing or not current.bye_taker:
        return 0
    return current.bye_taker if event.player(current.bye_taker).status is Status.HERE else 0


def _has_nothing(event: Event, player: int) -> bool:
    """Whether somebody has neither a game nor the points of a bye in the last round."""
    bye = event.rounds[-1].bye_of(player)
    return event.rounds[-1].game_of(player) is None and (bye is None or bye.code is Code.ZERO_BYE)


def _late_too(event: Event) -> int:
    """Who is here, and has no game in the round that is being played: the last who came late; 0: nobody."""
    current = event.current
    if current is None or not current.missing:
        return 0
    idle = [p.id for p in event.players if p.status is Status.HERE and current.game_of(p.id) is None]
    bye = {b.player: b.code for b in current.byes}
    waits = [player for player in idle if player not in bye]
    return max(waits or [player for player in idle if bye[player] is Code.HALF_BYE], default=0)


def _game(
    event: Event, here: SignIn | Return, player: Player, other: int, ways: dict[str, tuple[Step, ...]]
) -> Answer:
    """The answer that seats the player against somebody without a game; its steps go into `ways`."""
    number = len(event.rounds)
    white, black = colours(here.on(event), number, other, player.id)
    ways["game"] = (here, MakePair(number, white, black))
    opponent = cells.cut_name(event.name(other), NAME)
    if other != without_opponent(event):
        return Answer(("g",), t("a game against {name}, who has no game", name=opponent), "game")
    return Answer(("g",), t("a game against {name}, who has the bye", name=opponent), "game")


def _ask_leaving(screen: PlayerFinding, player: Player, proposed: Withdrawal) -> None:
    """What becomes of the results; Enter does what C.05 6.6 proposes."""
    answers = [
        Answer(("k",), t("leaves, the results count"), "keep"),
        Answer(("n",), t("leaves, they count for nobody"), "cancel"),
    ]
    likely = 0 if proposed.keep else 1
    answers[likely] = answers[likely]._replace(keys=("enter", *answers[likely].keys))
    ways: dict[str, tuple[Step, ...]] = {
        "keep": (Withdraw(player.id),),
        "cancel": (Withdraw(player.id, cancel=True),),
    }
    name = screen.event.name(player.id)
    _ask(screen, Box(name, [say(proposed.proposal(name))], answers, t("stays")), ways)


def _seated(event: Event, made: MakePair) -> Message:
    """At which board the game is: what the two want to hear."""
    game = event.rounds[made.round - 1].game_of(made.white)
    assert game is not None
    names = {"white": event.name(made.white), "black": event.name(made.black)}
    return msg("Board {board}: {white} - {black}.", **names, board=game.board)


def _ask(
    screen: PlayerFinding, box: Box, ways: dict[str, tuple[Step, ...]], unanswered: Message | None = None
) -> None:
    """Ask, and take the steps of the answer; without one say how things stand."""

    def answered(answer: str | None) -> None:
        if unanswered and not answer:
            screen.tell(unanswered, "warn")
        if answer:
            try:
                screen.do(*ways[answer])
            except Refused as refusal:
                screen.tell(refusal.message, "bad")
                return
            if isinstance(made := ways[answer][-1], MakePair):
                screen.tell(_seated(screen.event, made), "good")

    screen.app.push_screen(box, answered)
