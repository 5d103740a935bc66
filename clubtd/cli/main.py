"""The command line: which command, its options, its exit code."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module

from clubtd import TYPE_CHECKING, __version__
from clubtd.cli.answer import TheAnswerIsNo, WrongUsage, refuse
from clubtd.event.message import Refused, msg
from clubtd.formats.words import t, use_language

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from clubtd.cli.command import Arguments, Command, Screens
    from clubtd.cli.parser import Parser

# name: what it does, for --help. clubtd.cli.arguments.NAME declares its arguments; clubtd.cli.NAME does its work,
# and is imported when they have been understood
COMMANDS = {
    "demo": "the screens on a ready-made event, in a scratch copy",
    "new": "a new event file",
    "do": "one action: add, pair, result, withdraw, undo, ...",
    "show": "boards with names, results and byes",
    "history": "every action with its time",
    "pair": "pairs the next round of each file, changes nothing",
    "check": "pairs every round of each file again and compares",
    "explain": "why these were paired, and why not those",
    "standings": "the table, or one number of it taken apart",
    "import": "a player list or a TRF becomes an event",
    "export": "the event as trf or json, its sheets as text, csv or html, a page for the web site",
    "prizes": "who gets what, money and cups",
    "advise": "the order of tie-breaks that suits an event, and why",
    "wall": "an event for everybody in the room, on another terminal; it turns its pages itself",
    "simulate": "plays the rest of an event many times: how much its tie-breaks decide",
    "events": "the club's events, newest first",
    "club": "the club list: its members, who they are, when they were seen",
    "season": "a table over several nights",
    "ratings": "finds people in a rating list, and brings an event's ratings up to date",
    "restore": "the backups of an event, and the way back to one",
    "delete": "puts an event away, and fetches it back",
    "copy": "a copy of an event in another folder, such as a stick",
    "help": "the manual, a page a topic",
    "completion": "the script that completes commands in bash, zsh or fish",
}


def run(argv: Sequence[str], screens: Screens) -> int:
    """Run one command; 0 done, 1 the answer is no, 2 wrong usage, 3 bad input.

    `screens` opens the screens on a folder and an event; this package does not know them.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # a name that the terminal's encoding does not have is written out, and ends nothing
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _run(list(argv), screens)
        sys.stdout.flush()
        return code
    except WrongUsage as error:
        return refuse(error.message, 2)
    except TheAnswerIsNo as error:
        return refuse(error.message, 1)
    except Refused as error:
        return refuse(error.message, 3)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return refuse(msg("That could not be written or read: {why}.", why=error.strerror or str(error)), 3)
    except KeyboardInterrupt:
        return 130


def _run(argv: list[str], screens: Screens) -> int:
    _speak(argv)
    name = next((word for word in argv if word in COMMANDS), None) if argv else None
    if name is None or not _comes_first(argv, name):
        return _without_command(argv, screens)
    from clubtd.cli.parser import Parser, everybody

    place = argv.index(name)
    before, rest = argv[:place], argv[place + 1 :]
    module = MODULES.get(name, name)
    parser = Parser(prog=f"clubtd {name}", description=t(COMMANDS[name]))
    everybody(parser)
    parser.set_defaults(screens=screens)
    arguments: Arguments = import_module("clubtd.cli.arguments." + module)
    arguments.options(parser)
    args = parser.parse_args([*before, *rest])
    _one_form(args)
    command: Command = import_module("clubtd.cli." + module)
    if args.plain and not args.json and name not in FOR_PROGRAMS:
        from clubtd.cli.linear import read_out

        return read_out(lambda: command.run(args))
    return command.run(args)


def _one_form(args: argparse.Namespace) -> None:
    """Wrong usage when two forms of the answer are asked for at once, or one that the answer cannot have."""
    asked = [f"--{form}" for form in ("json", "csv", "html", "stream") if getattr(args, form, False)]
    if args.plain and {"--csv", "--html"} & {*asked}:
        asked = ["--plain", *asked]
    if len(asked) > 1:
        raise WrongUsage(msg("{forms} are different formats: one at a time, please.", forms=tuple(asked)))
    questions = [f"--{name}" for name in ("between", "outlook", "explain") if _given(args, name)]
    if len(questions) > 1:
        raise WrongUsage(
            msg("{options} are different questions: one at a time, please.", options=tuple(questions))
        )
    if questions and asked and asked != ["--json"]:
        text = "{form} is for the whole table, and {question} has none: leave one of them out."
        raise WrongUsage(msg(text, form=asked[0], question=questions[0]))
    to = getattr(args, "to", "json")
    if args.json and to != "json" and getattr(args, "out", None) in (None, "-"):
        text = "--json and --to {format} would both go to standard output: add -o FILE, or leave one of them out."
        raise WrongUsage(msg(text, format=to))


def _given(args: argparse.Namespace, option: str) -> bool:
    return getattr(args, option, None) not in (None, False)


FOR_PROGRAMS = ("completion", "export", "wall", "demo")
"""The commands whose output is no text for people, or that open screens. The sheets of export know `--plain`."""


# `import` is a word of Python's own
MODULES = {"import": "import_"}


def _speak(argv: list[str]) -> None:
    at = argv.index("--lang") + 1 if "--lang" in argv[:-1] else 0
    language = (
        argv[at]
        if at
        else os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    )
    use_language((language or "en").partition(".")[0], asked=at > 0)


def _comes_first(argv: list[str], name: str) -> bool:
    """Whether nothing but options stands before the command's name."""
    words = iter(argv[: argv.index(name)])
    for word in words:
        if word in ("--data", "--lang"):
            next(words, None)
        elif not word.startswith("-"):
            return False
    return True


def _without_command(argv: list[str], screens: Screens) -> int:
    """The screens, on the event that is named; where no option is, they do not wait for argparse."""
    data, event, plain = None, "".join(argv), False
    if len(argv) > 1 or event.startswith("-"):
        args = _program().parse_args(argv)
        data, event, plain = args.data, args.event, args.plain
    if event:
        _must_be_known(data, event)
    if plain:
        return _read_out_instead([word for word in argv if word != event], event, screens)
    return screens(data, event or None)


def _read_out_instead(options: list[str], event: str | None, screens: Screens) -> int:
    """What the first screen would show, for somebody to whom it is read out: the screens are drawn."""
    code = _run([*options, *(("show", event) if event else ("events",))], screens)
    if "--json" not in options:
        here = event or "EVENT"
        print(
            t(
                "Everything that the screens do is a command too: clubtd show {event} --plain, clubtd do {event}"
                " VERB, clubtd help commands.",
                event=f"'{here}'" if " " in here else here,
            )
        )
    return code


def _program() -> Parser:
    from argparse import RawDescriptionHelpFormatter

    from clubtd.cli.parser import Parser, everybody

    parser = Parser(
        prog="clubtd",
        description=t("Run a chess club's tournament night. Without a command: the screens."),
        epilog="\n".join(f"  {name:<10} {t(what)}" for name, what in COMMANDS.items()),
        formatter_class=RawDescriptionHelpFormatter,
        usage="clubtd [EVENT] | clubtd COMMAND ...",
    )
    parser.add_argument(
        "event", nargs="?", metavar="EVENT", help=t("an event to open: a file, or part of its name")
    )
    parser.add_argument("--version", action="version", version=f"clubtd {__version__}")
    everybody(parser)
    return parser


def _must_be_known(data: str | None, name: str) -> None:
    """Wrong usage when this is neither an event nor a command: perhaps a command was misspelt."""
    from clubtd.store.folder import data_folder, find

    try:
        find(data_folder(data), name)
    except Refused as error:
        from difflib import get_close_matches

        near = get_close_matches(name, COMMANDS, 1)
        if not near:
            raise
        text = "{why} Did you mean the command {near}?"
        raise WrongUsage(msg(text, why=error.message, near=near[0])) from error
