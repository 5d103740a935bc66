"""The club's folder in which the commands of the manual are tried: a club in the middle of its season."""

import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import DATA, Command

LEVEL = ("Ash 1500", "Bay 1490", "Cox 1480", "Day 1470", "Eve 1460", "Fox 1450")


def furnish(clubtd: Command, folder: Path, temporary: pytest.TempPathFactory) -> None:
    """Events before, in and after their rounds, a round robin, a damaged file, lists, a TRF, a stick."""
    made = temporary.getbasetemp() / "manual"
    if not made.exists():
        _make(clubtd, folder)
        shutil.copytree(folder, made)
    shutil.copytree(made, folder, dirs_exist_ok=True)


def _make(clubtd: Command, folder: Path) -> None:
    (folder / "stick").mkdir()
    shutil.copy(DATA / "night" / "club.csv", folder)
    shutil.copy(DATA / "trf" / "swiss_r3.trf", folder / "other.trf")
    (folder / "list.csv").write_text(
        'Name,Elo,FIDE ID\n"Brook, Ada",1850,1234\n"Quist, Per",1400,77\n', encoding="utf-8"
    )
    (folder / "latecomers.csv").write_text("Name,Rating\nPell Mell,1333\n", encoding="utf-8")
    (folder / "old.csv").write_bytes("Name;Rating\nDvořák Ota;1500\nŠebek Jan;1400\n".encode("cp1250"))
    (folder / "results.txt").write_text("result 4 1-0\nresult 5 1/2\n", encoding="utf-8")

    def done(*words: str) -> None:
        answer = clubtd(*words)
        assert answer.code == 0, (words, answer)

    for name in ("Monday", "Friday Rapid", "Tonight"):
        done("new", name, "--rounds", "4", "--first", "white", "--order", "BH,SB")
        done("import", "club.csv", "-o", clubtd("events", "--json").json[0]["file"])
    done("do", "friday", "not-here", "umar")
    done("do", "tonight", "remove", "tanaka")
    done("do", "tonight", "pair")
    done("do", "friday", "pair")
    for board in range(1, 12):
        done("do", "friday", "result", str(board), "1-0")
    done("do", "friday", "pair")
    done("do", "friday", "result", "1", "1-0")
    for name in ("Rapid", "League"):
        done("new", name, "--system", "round-robin", "--numbers", "list")
    done("new", "June Cup", "--rounds", "2", "--first", "white", "--order", "BH,SB")
    for event in ("rapid", "league", "june"):
        for person in LEVEL:
            done("do", event, "add", *person.split())
    done("do", "league", "pair")
    for results in (("1-0", "0-1", "1/2"), ("1/2", "1/2", "1/2")):  # 1 and 2 are level to the end
        done("do", "june", "pair")
        for board, result in enumerate(results, 1):
            done("do", "june", "result", str(board), result)
    done("do", "june", "prize", "30 + 20, cup")
    done("club", "add", "Brook, Ada", "1800")
    done("season", "spring", "--new", "--match", "rapid")
    whole = (folder / "friday-rapid.json").read_bytes()
    (folder / "broken.json").write_bytes(whole[: len(whole) * 3 // 4])
