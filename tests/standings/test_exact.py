"""Exact arithmetic: no float is written, made or divided into being anywhere in the standings."""

import ast
from pathlib import Path

import pytest

import clubtd.standings

FILES = sorted(Path(clubtd.standings.__file__).parent.glob("*.py"))
FLOATING = {"float", "round", "sqrt", "mean", "fmean", "Decimal"}
FLOATING_METHODS = FLOATING - {"round"}  # `event.round(3)` is a round


def is_exact_division(node: ast.BinOp) -> bool:
    """A quotient whose dividend is a Fraction by its making: `Fraction(...) / n`, `in_points(...) / n`."""
    dividend = node.left
    return isinstance(dividend, ast.Call) and getattr(dividend.func, "id", "") in ("Fraction", "in_points")


def floats(text: str) -> list[int]:
    """The lines on which a float could come into being."""
    return [node.lineno for node in ast.walk(ast.parse(text)) if makes_a_float(node)]


def makes_a_float(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, (float, complex))
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            return node.func.attr in FLOATING_METHODS
        return getattr(node.func, "id", "") in FLOATING
    if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.Div):
        return not (isinstance(node, ast.BinOp) and is_exact_division(node))
    return False


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_float_enters(path):
    assert floats(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("text", ["x = 0.5", "x = a / b", "x = float(a)", "x /= 2", "x = math.sqrt(2)"])
def test_the_scan_finds_floats(text):
    assert floats(text) == [1]
