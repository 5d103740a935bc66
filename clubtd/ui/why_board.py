"""Why these two? The bracket, what decided, the colours; and why not somebody else."""

from __future__ import annotations

from clubtd.event.by_hand import reason_by_hand
from clubtd.event.find import find_player
from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_name
from clubtd.event.round import Game
from clubtd.formats.bye_words import also_had
from clubtd.formats.words import say, t
from clubtd.pairing.questions import Questions, Reason, questions
from clubtd.ui.ask import AskLine
from clubtd.ui.box import Answer, Box
from clubtd.ui.command import Command
from clubtd.ui.event_frame import EventFrame

_ASK = Command("save", ("enter",), "ask", "Say why these two do not play.", "save")


def why_board(screen: EventFrame, number: int, game: Game) -> None:
    """Explain a board of a round. Refused in a round robin, where the table pairs."""
    asked = questions(screen.event, number)
    white, black = (shown_name(screen.event, p) for p in game.players)
    title = t(
        "Round {round}, board {board}: {white} - {black}",
        round=number,
        board=game.board,
        white=white,
        black=black,
    )
    answers = [
        Answer(("w",), t("others for White ..."), "white"),
        Answer(("b",), t("others for Black ..."), "black"),
    ]

    def answered(answer: str | None) -> None:
        if answer:
            _why_not(screen, asked, game.white if answer == "white" else game.black)

    lines = [*_lines(asked.board(game.board)), *_given(screen, number, *game.players)]
    screen.app.push_screen(Box(title, lines, answers), answered)


def why_bye(screen: EventFrame, number: int) -> None:
    """Explain the pairing-allocated bye of a round."""
    reason = questions(screen.event, number).bye()
    taker = screen.event.round(number).bye_taker
    also = also_had(screen.event, taker, screen.earlier_byes()) if taker else None
    lines = [*_lines(reason), *_given(screen, number, taker), *([say(also)] if also else [])]
    screen.app.push_screen(Box(t("Round {round}: the bye", round=number), lines, []))


def _why_not(screen: EventFrame, asked: Questions, player: int) -> None:
    name = shown_name(screen.event, player)
    found: list[Reason] = []

    def checked(line: str) -> None:
        other = find_player(screen.event, line)
        if other.id == player:
            raise Refused(msg("{name} cannot play against the same player.", name=name))
        found[:] = [asked.not_these(player, other.id)]

    def answered(line: str | None) -> None:
        if line and found:
            title = t(
                "{a} - {b}: why not?", a=name, b=shown_name(screen.event, find_player(screen.event, line).id)
            )
            screen.app.push_screen(Box(title, _lines(found[0]), []))

    question = t("Why does {name} not play ...", name=name)
    about = msg("The name of the other player, or enough of it, or the pairing number:")
    players = [
        f"{number:>2} {shown_name(screen.event, other)}"
        for other, number in screen.event.numbers.items()
        if other != player
    ]
    screen.app.push_screen(AskLine(question, t("Opponent"), about, checked).offer(players, _ASK), answered)


def _given(screen: EventFrame, number: int, *players: int) -> list[str]:
    """The organiser's own reason, as the history has it now."""
    if screen.desk.looking_back:
        return []
    reason = reason_by_hand(screen.desk.file.history, number, *players)
    return [t("Reason given: {reason}", reason=reason)] if reason else []


def _lines(reason: Reason) -> list[str]:
    return [say(message) for message in reason.messages]
