"""What the Tab key gives in a shell: the answers, and the scripts in the shells that are installed here."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from clubtd.cli.candidates import candidates, unquoted
from clubtd.cli.main import COMMANDS
from clubtd.cli.verbs import VERBS
from tests.cli.conftest import Command
from tests.cli.manual_folder import furnish
from tests.pseudo_terminal import Terminal

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def folder(clubtd: Command, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    furnish(clubtd, tmp_path, tmp_path_factory)
    return tmp_path


def after(*words: str) -> list[str]:
    return [text for text, _ in candidates(words)]


def test_commands_and_events_come_first(folder: Path) -> None:
    assert set(COMMANDS) <= set(after(""))
    assert after("st") == ["standings", ":files"]
    assert after("fri") == ["friday-rapid", ":files"]
    assert "--version" in after("--")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("show", "fri"), ["friday-rapid", ":files"]),
        (("standings", "friday", "--rules", ""), ["fide-2026", "fide-2024", "uschess", "club"]),
        (("standings", "friday", "--order", "BH-C1,SB-C"), ["BH-C1,SB-C1", "BH-C1,SB-C2"]),
        (("standings", "friday", "--explain", "gru"), ["Gruber, Jörg"]),
        (("standings", "friday", "--explain", "1", "--code", "mod"), ["MODMED"]),
        (("export", "friday", "--to", ""), ["trf", "text", "html", "csv", "json"]),
        (("export", "friday", "--sheet", "names,st"), ["names,standings"]),
        (("export", "friday", "-o", ""), [":files"]),
        (("copy", "friday", ""), [":folders"]),
        (("import", "cl"), [":files"]),
        (("help", "prize"), ["prizes"]),
        (("new", "x", "--system", "d"), ["double-round-robin"]),
        (("new", "x", "--like", "jun"), ["june-cup", ":files"]),
        (("explain", "friday", "--why-not", "gru"), ["Gruber, Jörg"]),
        (("explain", "friday", "--why-not", "1", "gru"), ["Gruber, Jörg"]),
        (("completion", ""), ["bash", "zsh", "fish"]),
        (("do", "friday", "withd"), ["withdraw"]),
        (("do", "friday", "withdraw", "dord"), ["Đorđević, Eva"]),
        (("do", "friday", "withdraw", "Eva", "--results", ""), ["keep", "cancel"]),
        (("do", "friday", "set-pair", "gruber", "qui"), ["Quist, Per"]),
        (("do", "friday", "result", "1"), ["10", "11", "1"]),
        (("do", "friday", "result", "7", "0"), ["0-1"]),
        (("do", "friday", "result", "7", "-"), ["-+", "--"]),
        (("do", "friday", "absent", "lee", "--bye", "h"), ["half"]),
        (("do", "friday", "absent", "lee", "--"), ["--rounds", "--bye", "--yes"]),
        (("do", "friday", "order", "BH-M"), ["BH-M1", "BH-M2"]),
        (("do", "friday", "lots", "lee", "rossi", "qui"), ["Quist, Per"]),
        (("do", "friday", "here", "al"), ["all"]),
        (("do", "friday", "bye", "--f"), ["--fair"]),
        (("do", "friday", "return", "lee", "--forfeits", ""), ["keep", "clear"]),
        (("club", "l"), ["list"]),
        (("club", "export", "--to", ""), ["json", "csv"]),
        (("club", "edit", "brook"), ["Brook, Ada"]),
        (("club", "add", "--from", "fri"), ["friday-rapid", ":files"]),
        (("season", "spr"), ["spring"]),
        (("ratings", "--kind", "bl"), ["blitz"]),
        (("ratings", "--event", "jun"), ["june-cup", ":files"]),
        (("do", "friday", "undo", ""), []),
        (("do", "friday", "nonsense", ""), []),
        (("do", "nowhere", "withdraw", ""), []),
        (("do", "broken", "withdraw", ""), []),
    ],
)  # fmt: skip
def test_what_can_come_next(folder: Path, words: tuple[str, ...], found: list[str]) -> None:
    assert after(*words) == found


def test_every_verb_is_offered_with_how_it_is_written(folder: Path) -> None:
    offered = dict(candidates(["do", "friday", ""]))
    assert all(offered[name] == verb.usage for name, verb in VERBS.items())


def test_every_option_of_every_command_is_offered(clubtd: Command, folder: Path) -> None:
    for name in COMMANDS:
        if name != "do":  # its words are verbs
            told = clubtd(name, "--help").out
            for option in after(name, "--"):
                assert option in told, (name, option)
            assert {"--json", "--data"} <= set(after(name, "--")), name


def test_another_folder_of_events(folder: Path) -> None:
    assert after("--data", str(folder / "stick"), "show", "") == [":files"]
    assert after("--data", str(folder / "none" / "at" / "all"), "show", "") == [":files"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [("Gruber\\,\\ J", "Gruber, J"), ('"Gruber, J', "Gruber, J"), ("'a b", "a b"), ("\\", ""), ("", "")],
)
def test_words_lose_their_quotes(word: str, meant: str) -> None:
    assert unquoted(word) == meant


def test_no_screen_and_no_database_is_imported_for_it(folder: Path) -> None:
    code = (
        "import sys; from clubtd.__main__ import main; sys.argv = ['clubtd', 'completion', 'bash', '--reply'];"
        " main(); print([m for m in sys.modules if m in ('textual', 'tinydb')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="clubtd\nst\n",
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    assert done.stdout.startswith("standings\t") and done.stdout.endswith("[]\n")


@pytest.fixture
def typed(folder: Path, tmp_path: Path) -> dict[str, str]:
    """The environment of a shell in which clubtd is a command and knows the folder."""
    program = tmp_path / "bin" / "clubtd"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m clubtd "$@"\n')
    program.chmod(0o755)
    inherited = {**os.environ, "PYTHONPATH": str(ROOT), "CLUBTD_DATA": str(folder), "LC_ALL": "C.UTF-8"}
    return {**inherited, "PATH": f"{program.parent}:{os.environ['PATH']}", "HOME": str(tmp_path)}


def in_shell(shell: str, script: str, environment: dict[str, str]) -> list[str]:
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell} here")
    clean = {"bash": ["--norc", "--noprofile"], "zsh": ["-f"], "fish": ["--no-config"]}[shell]
    done = subprocess.run(
        [shell, *clean, "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0 and not done.stderr, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["st"], ["standings", "stick"]),
        (["show", "fri"], ["friday-rapid", "friday-rapid.json"]),
        (["do", "friday", "withdraw", "Gruber\\,\\ J"], ["Gruber, Jörg"]),
        (["do", "friday", "withdraw", '"Gruber, J'], ["Gruber, Jörg"]),
        (["do", "friday", "absent", "lee", "--"], ["--rounds", "--bye", "--yes"]),
        (["copy", "friday", "st"], ["stick"]),
    ],
)
def test_bash(folder: Path, typed: dict[str, str], words: list[str], found: list[str]) -> None:
    quoted = " ".join("'" + word.replace("'", "'\\''") + "'" for word in ["clubtd", *words])
    script = (
        f'source <(clubtd completion bash); cd "$CLUBTD_DATA"; COMP_WORDS=({quoted}); COMP_CWORD={len(words)};'
        ' _clubtd; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    assert in_shell("bash", script, typed) == found


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("clubtd stand", ["standings"]),
        ("clubtd show fri", ["friday-rapid"]),
        ("clubtd do friday withdraw gru", ["Gruber, Jörg"]),
        ("clubtd do friday withdraw 'Gruber, J", ["Gruber, Jörg"]),
        ("clubtd do friday absent lee --", ["--rounds", "--bye", "--yes"]),
        ("clubtd copy friday st", ["stick/"]),
    ],
)
def test_fish(folder: Path, typed: dict[str, str], line: str, found: list[str]) -> None:
    asked = line.replace("\\", "\\\\").replace("'", "\\'")
    script = f"clubtd completion fish | source; cd $CLUBTD_DATA; complete -C '{asked}'"
    got = [answer.partition("\t")[0] for answer in in_shell("fish", script, typed)]
    assert [answer for answer in got if not answer.endswith(".json")] == found


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["st"], ["FILES", "standings"]),
        (["show", "fri"], ["FILES", "friday-rapid"]),
        (["do", "friday", "withdraw", "Gruber\\,\\ J"], ["Gruber, Jörg"]),
        (["do", "friday", "absent", "lee", "--"], ["--rounds", "--bye", "--yes"]),
        (["copy", "friday", "st"], ["FOLDERS"]),
    ],
)
def test_zsh(folder: Path, typed: dict[str, str], words: list[str], found: list[str]) -> None:
    quoted = " ".join("'" + word + "'" for word in ["clubtd", *words])
    script = (
        "compdef() { }; source <(clubtd completion zsh); compadd() { print -rl -- $texts };"
        " _files() { [[ $1 == -/ ]] && print FOLDERS || print FILES };"
        f" words=({quoted}); CURRENT={len(words) + 1}; _clubtd"
    )
    assert in_shell("zsh", script, typed) == found


def test_the_tab_key_in_bash(folder: Path, typed: dict[str, str]) -> None:
    if shutil.which("bash") is None:
        pytest.skip("no bash here")
    places = {name: typed[name] for name in ("PATH", "HOME")}
    with Terminal(data=folder, columns=120, shell=True, **places) as terminal:
        terminal.type("source <(clubtd completion bash); cd /; echo rea''dy\r", then="\nready")
        terminal.type("clubtd do friday-r\t", then="clubtd do friday-rapid")
        terminal.type("withd\t", then="friday-rapid withdraw")
        terminal.type("grub\t", then="withdraw Gruber\\,\\ Jörg")
