"""Fixtures for event files."""

from __future__ import annotations

import pytest
from evening import played


@pytest.fixture
def path(tmp_path):
    return tmp_path / "evening.json"


@pytest.fixture
def file(path):
    """An open file of forty actions."""
    opened = played(path)
    yield opened
    opened.close(anyway=True)


@pytest.fixture(scope="session")
def forty(tmp_path_factory):
    """The bytes and the history of a file of forty actions."""
    path = tmp_path_factory.mktemp("forty") / "evening.json"
    opened = played(path)
    opened.close()
    return path.read_bytes(), opened.history
