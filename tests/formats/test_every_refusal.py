"""Every refusal of the layers below says what helps: a key and a verb, or there is a reason why none can."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import clubtd
from clubtd.formats.helps import HELPS

HOME = Path(clubtd.__file__).parent
LAYERS = ("event", "pairing", "store")


def sentences(path: Path) -> Iterator[str]:
    """The sentences of the refusals that a file makes; of one with two forms the first."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
            around = [f for f in functions if f.lineno <= node.lineno <= (f.end_lineno or 0)]
            inner = around[-1] if around else tree
            yield from of_message(node.args[0], inner, {f.name: f for f in functions})


def of_message(node: ast.AST, inside: ast.AST, functions: dict[str, ast.FunctionDef]) -> Iterator[str]:
    """The sentence of `msg(...)`, of a text that has a name, or of a function that makes the message."""
    if isinstance(node, ast.IfExp):
        yield from of_message(node.body, inside, functions)
        yield from of_message(node.orelse, inside, functions)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        if name in ("msg", "nmsg"):
            yield from of_text(node.args[0], inside)
        elif made := functions.get(name):
            for end in ast.walk(made):
                if isinstance(end, ast.Return) and end.value is not None:
                    yield from of_message(end.value, made, functions)


def of_text(node: ast.AST, inside: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.Name):
        for found in ast.walk(inside):
            named = isinstance(found, ast.Assign) and any(
                ast.dump(t) == ast.dump(ast.Name(node.id, ast.Store())) for t in found.targets
            )
            if named and isinstance(found, ast.Assign):
                yield from of_text(found.value, inside)


MADE = {
    sentence: path.relative_to(HOME).as_posix()
    for layer in LAYERS
    for path in sorted((HOME / layer).rglob("*.py"))
    for sentence in sentences(path)
}

NONE_BECAUSE = {
    "the sentence says what to write or to choose instead": """
A player needs a name.
The name {name} is longer than 80 letters.
{name}: a rating is between 1 and {highest}, or empty for an unrated player; {rating} is not.
{name}: the name of a club has at most {n} letters.
Round {round} has no board {board}: its boards are {boards}.
Boards are numbered from 1 to {last}.
Board {board} of round {round} is taken by {white} - {black}: choose another.
{name} cannot play against the same player.
{name} cannot change places alone.
A bye that is asked for is worth half a point, none, or a full point.
“{time}” is not a time.
No clock runs so long.
The points of {name} change by more than 0 and at most 99.
A decision needs two or more different players.
Board {board} is kept for {white} - {black}.
An event needs a name.
The name of an event has at most 80 letters.
An event has between 1 and {most} rounds; {rounds} is not.
A limit of half-point byes is 0 or more.
Club mates are kept apart in the first 0, 1, 2 or more rounds.
Points go from a loss up to a draw up to a win, and a win is worth something.
A tie-break stands twice in the order.
The rounds go from a first to a last one, not from {first} to {last}.
No player is named: give a pairing number, or enough of a name.
No player is called {name}.
{name} can be {who}: give the number or more of the name.
There is no number {number}: the numbers go from 1 to {n}.
{name}: {text} is longer than {n} letters.
The play-off has {n} players who are not level.
The play-off is level: play on, or draw lots.
{name} has no opponent yet in round {round}: Enter takes a player, Enter on another one pairs them.
Round {round} has no board {board}.
Nobody meets oneself: name two players.
There is no round {round}: {players} players have {rounds} rounds.
The club list is being changed by {holder}: try again.
Member {number} is not on the club list any more.
The demo has rounds 1 to 4; there is no round {round}.
{path} is there already: choose another name.
There is no event {text} in {folder}.
Several events could be {text}: write the name of the file, {files}.
{text} could be {names}: write more of the name.
No rating list is known yet: clubtd ratings FILE names one (FIDE's text list, or a CSV).
There is no encoding {name}: {known}.
{file} holds no text list (TXT or CSV): take that one instead of this.
{file} is a pipe: a rating list is a file, which is looked through several times.
There is no season {text}: clubtd season {name} --new begins one.
No deleted season is called {text}.
The name of a season has 1 to {most} letters.
There is a season {name} already.
""",
    "it is so already, or there is nothing to do": """
{name} is not in the archive.
{name} is in the archive already.
There is nothing to do.
{white} - {black} plays on board {board} already.
{name} has no bye in round {round} that could be taken back.
Round {round} is over: its clock does not run any more.
{name} is in no pair fixed for the next round.
{name} has not left.
{name} is no house player.
{name} is a house player already.
{a} and {b} are not kept apart.
The event was not there yet at {time}.
There is nothing to undo.
There is nothing to redo.
There is nothing to restore.
{name} has the bye already.
{name} has the bye of round {round} already, by hand.
Nobody has a bye in round {round}: an even number plays.
The rules do not pair {a} and {b} in this round.
{a} and {b} do meet in this round.
{name} is not paired in this round.
Nobody has the pairing-allocated bye in this round.
""",
    "the rules, or what was published, leave no other way": """
{name} is not in round {round}.
In a Swiss the results of {name} stay as they are.
Nobody is free in round {round}: {name} cannot come in.
An event holds at most {most} players.
The next round is {next}, not {round}.
Only the last round, {last}, can be unpaired.
A round robin needs no house player: with an odd number somebody is free.
In this round robin {players} players have {rounds} rounds, no more.
Round 1 is paired: the numbers cannot be drawn again.
Round 1 is paired: system, points, first colour and numbers stay as they are.
A round robin needs at least two players.
There is nobody to pair: fewer than two players are present.
A Swiss is paired round by round, from the results of the rounds before.
A round robin is paired by the table: everybody meets everybody (C.05 Annex 1).
A club list holds at most {most} members.
An event holds at most {most} actions.
""",
    "only a file or a script made by other hands comes to it": """
The pairing names a player who is not in the event (id {id}).
{who} would be in round {round} twice.
Two games of a round cannot have the same board.
Only one player can have the bye of a round (C.04.1 Art. 3).
{name} asked for another bye.
The draw must give every player who is here one number.
There is no player with the id {id}.
An event begins with its creation.
{where}: {what}
It contradicts what stands in the event already.
""",
    "it names the file, the folder or the device, which no key changes": """
The club list {path} was written by a newer clubtd: this one cannot read it.
The club list has no backup that can be read.
The club list {path} cannot be saved: {why}.
The club list {path} cannot be read: {why}.
it holds no event
it holds more than {most} actions
it is a folder
there is no such file
it cannot be read ({why})
There is no folder {folder}: is the stick in?
The copy in {folder} is not what was written: try another stick.
NOT COPIED to {folder}: {why}.
{path}: nothing in it could be saved, and it has no backup.
{path} is open in {holder}.
{path} cannot be repaired: {why}.
There is no event {path}.
{name} is open in {holder}: close it there first.
{path} stays where it is: {why}.
{name} is open for reading only.
{name} is open in {holder}: only that one can change it.
{name} is open for reading only. {why}
NOT SAVED: {why}.
The folder {path} cannot be made: {why}.
The folder {path} cannot be read: {why}.
it is too large for an event
it is not an event of clubtd
it is not JSON, so no event of clubtd
There is no printer here (no program lp): save the sheet and print it elsewhere.
NOT PRINTED: {why}.
NOT PRINTED: the printer did not answer for {n} seconds.
{file} is empty: a rating list was expected.
{file} cannot be read: {why}.
it is no season of clubtd
The season cannot be kept in {path}: {why}.
it is damaged: the text breaks off or is garbled
""",
}
REASONS = {line: why for why, lines in NONE_BECAUSE.items() for line in lines.split("\n") if line}


def test_the_refusals_are_found() -> None:
    assert len(MADE) > 150
    assert MADE["{name} has not left."] == "event/actions/leaving.py"
    assert "{name} has left: take the player back first." in MADE


@pytest.mark.parametrize("sentence", MADE)
def test_a_refusal_has_help_or_a_reason_why_not(sentence: str) -> None:
    helped, reasoned = sentence in HELPS, sentence in REASONS
    assert helped or reasoned, f"{MADE[sentence]}: give it a key in formats/helps.py, or a reason here"
    assert not (helped and reasoned)


@pytest.mark.parametrize("sentence", REASONS)
def test_a_reason_belongs_to_a_refusal_that_is_made(sentence: str) -> None:
    assert sentence in MADE
