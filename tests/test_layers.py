"""Imports point downwards only, and the pure layers touch nothing outside the program."""

import ast
from pathlib import Path

import pytest

import clubtd

ROOT = Path(clubtd.__file__).parent
# From the bottom up; ui and cli know everything below and nothing of each other.
LAYERS = {"event": 0, "pairing": 1, "standings": 2, "advice": 3, "formats": 4, "store": 5, "cli": 6, "ui": 6}
PURE = ("event", "pairing", "standings", "advice")
# What a pure layer may use of the standard library: values, never the world.
HARMLESS = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "heapq",
    "itertools",
    "math",
    "operator",
    "re",
    "types",
    "typing",
    "unicodedata",
}
WORLDLY = {"open", "input", "print", "exec", "eval", "__import__"}
COMPILES = ROOT / "event" / "frozen.py"  # the constructors of frozen records, as the standard library does


def modules(*layers: str) -> list[Path]:
    return sorted(path for layer in layers for path in (ROOT / layer).rglob("*.py"))


def imports(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.add(node.module or "")
            names |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "clubtd"}
    return names


def own_layers(names: set[str]) -> set[str]:
    return {name.split(".")[1] for name in names if name.startswith("clubtd.")} & set(LAYERS)


def test_every_folder_is_a_layer() -> None:
    folders = {p.name for p in ROOT.iterdir() if p.is_dir() and any(p.glob("*.py"))}
    assert folders == set(LAYERS)


@pytest.mark.parametrize("path", modules(*LAYERS), ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_point_downwards(path: Path) -> None:
    layer = path.relative_to(ROOT).parts[0]
    for used in own_layers(imports(path)) - {layer}:
        assert LAYERS[used] < LAYERS[layer], f"{layer} must not know {used}"


@pytest.mark.parametrize("path", modules(*PURE), ids=lambda p: str(p.relative_to(ROOT)))
def test_pure_layers_touch_nothing_outside(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports(path)} - {"clubtd"} - HARMLESS
    assert not outside
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & WORLDLY - ({"exec"} if path == COMPILES else set())


def test_commands_do_not_import_textual() -> None:
    for path in modules("cli", "store", "formats"):
        assert not any(name.split(".")[0] == "textual" for name in imports(path)), path
