"""From a file to players or to a whole event: what is in it is shown before anything is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from clubtd.event.actions import Action, AddPlayers, CreateEvent
from clubtd.event.event import Event, Settings
from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.formats.filetype import is_trf
from clubtd.formats.intake import Kind
from clubtd.formats.playerlist import PlayerList, read_pasted, read_player_list
from clubtd.formats.words import say, t
from clubtd.store.clock import now
from clubtd.store.folder import new_path
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.pick_file import PickFile

if TYPE_CHECKING:
    from clubtd.ui.frame import Frame
    from clubtd.ui.home import Home
    from clubtd.ui.player_finding import PlayerFinding

LARGEST = 8_000_000
_last_folder: list[Path] = []


def import_players(screen: PlayerFinding) -> None:
    """Ask for a file and enter the players in it, in one step that one undo takes back."""

    def read(path: Path) -> None:
        data = _bytes(path)
        _preview(screen, lambda encoding: read_player_list(data, path.name, encoding))

    _ask(screen, t("Import players"), read)


def paste_players(screen: PlayerFinding) -> None:
    """Ask for players pasted or typed, one a line."""
    from clubtd.ui.paste_screen import PasteScreen

    screen.app.push_screen(PasteScreen(), lambda text: pasted(screen, text or ""))


def pasted(screen: PlayerFinding, text: str) -> None:
    """Players in a text that was pasted."""
    if text.strip():
        source = t("what was pasted")
        _told(screen, lambda: _preview(screen, lambda _: read_pasted(text, source)))


def _preview(screen: PlayerFinding, read: Callable[[str | None], PlayerList]) -> None:
    """Show the list as it was read, and enter the players chosen."""
    from clubtd.ui.import_screen import ImportScreen

    listed = read(None)
    preview = ImportScreen(listed, screen.event, read)
    if not any(c.add or c.kind is Kind.ODD for c in preview.candidates):
        raise Refused(msg("{file} holds nobody who is not in the list already.", file=listed.file))

    def answered(answer: str | None) -> None:
        if answer:
            _told(screen, lambda: screen.do(replace(preview.action, here=answer == "here")))

    screen.app.push_screen(preview, answered)


def import_event(screen: Home) -> None:
    """Ask for a TRF or a list of players, make an event of it and open it."""

    def read(path: Path) -> None:
        data = _bytes(path)
        (_event_of_trf if _is_trf(data, path) else _event_of_list)(screen, data, path)

    _ask(screen, t("Import an event"), read)


def _ask(screen: Frame, title: str, read: Callable[[Path], None]) -> None:
    def chosen(path: str | None) -> None:
        if path:
            _last_folder[:] = [Path(path).parent]
            _told(screen, lambda: read(Path(path)))

    screen.app.push_screen(PickFile(title, _last_folder[0] if _last_folder else Path.cwd()), chosen)


def _told(screen: Frame, work: Callable[[], object]) -> None:
    """Do it; a refusal is told on the screen."""
    try:
        work()
    except Refused as refusal:
        screen.tell(refusal.message, "bad")


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise Refused(
            msg("{file} cannot be read: {why}.", file=path.name, why=error.strerror or str(error))
        ) from None


def _is_trf(data: bytes, path: Path) -> bool:
    return is_trf(data) and path.suffix.lower() not in (".csv", ".tsv", ".xlsx")


def _event_of_trf(screen: Home, data: bytes, path: Path, encoding: str | None = None) -> None:
    """Say what is in the file, and make the event of it; or read it in other letters."""
    from clubtd.formats.trf.bridge import actions_of
    from clubtd.formats.trf.reader import read_trf
    from clubtd.ui.letters import as_read, ask_letters

    trf = read_trf(data, path.name, encoding)
    actions = actions_of(trf)
    lines = [_counted(actions)]
    answers = [Answer(("enter",), t("make the event"), "yes")]
    if len(trf.choices) > 1:
        lines.append(
            t("Read as {encoding}: {names}", encoding=trf.encoding, names=as_read(trf.choices, trf.encoding))
        )
        answers.append(Answer(("c",), t("other letters"), "letters"))

    def read_as(other: str) -> None:
        _told(screen, lambda: _event_of_trf(screen, data, path, other or trf.encoding))

    def answered(answer: str | None) -> None:
        if answer == "letters":
            ask_letters(screen, trf.choices, read_as)
        elif answer:
            _told(screen, lambda: _make(screen, actions))

    screen.app.push_screen(Box(path.name, [*lines, *_notes(trf.warnings)], answers, t("leave it")), answered)


def _counted(actions: tuple[Action, ...]) -> str:
    """The event that would be made: its name, how many players and rounds."""
    first = actions[0]
    assert isinstance(first, CreateEvent)
    people = sum(len(a.people) for a in actions if isinstance(a, AddPlayers))
    rounds = sum(a.verb == "pair" for a in actions)
    return say(
        nmsg(
            "{name}: {players} players, {n} round played.",
            "{name}: {players} players, {n} rounds played.",
            rounds,
            name=first.settings.name,
            players=people,
        )
    )


def _event_of_list(screen: Home, data: bytes, path: Path) -> None:
    """Show the list as it was read, and make an event of the players chosen."""
    from clubtd.advice.recommend import recommend
    from clubtd.advice.shape import Shape
    from clubtd.ui.import_screen import ImportScreen

    def read(encoding: str | None) -> PlayerList:
        return read_player_list(data, path.name, encoding)

    settings = Settings(path.stem, date=now()[:10])
    preview = ImportScreen(read(None), Event(settings), read)

    def answered(answer: str | None) -> None:
        if answer:
            people = preview.action.people
            shape = Shape(players=len(people), unrated=sum(not p.rating for p in people))
            create = CreateEvent(settings, recommend(shape).order)
            _told(screen, lambda: _make(screen, (create, AddPlayers(people, answer == "here"))))

    screen.app.push_screen(preview, answered)


def _make(screen: Home, actions: tuple[Action, ...]) -> None:
    from clubtd.store.eventfile import EventFile

    first = actions[0]
    assert isinstance(first, CreateEvent)
    file = EventFile.create(new_path(screen.club.data, first.settings.name), first, *actions[1:])
    file.close(anyway=True)
    screen.club.enter(file.path)


def _notes(notes: Sequence[Message], most: int = 8) -> list[str]:
    if not notes:
        return []
    lines = ["", *(cells.shown(say(note)) for note in notes[:most])]
    if len(notes) > most:
        lines.append(say(nmsg("... and {n} more remark", "... and {n} more remarks", len(notes) - most)))
    return lines
