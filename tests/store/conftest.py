"""Fixtures for event files."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from evening import played


@pytest.fixture
def tmp_path():
    """On the disk of the machine, wherever other tests have their files."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Path(folder).resolve()


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
