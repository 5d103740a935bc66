"""Files of older formats brought to today's, one pure function a step.

`tests/data/events/` keeps a file of every format. A migration is needed when the fields of an action, or what an
old action means, change; a new action or a new field with a default needs none.
"""

from __future__ import annotations

from collections.abc import Callable

from clubtd.store.layout import FORMAT, LOG, STATE, Tables


def state_in_rows(tables: Tables) -> Tables:
    """Format 1 kept the state in one document; since format 2 it is made anew, a document a player and a round."""
    return {LOG: tables.get(LOG, {}), STATE: {}}


STEPS: dict[int, Callable[[Tables], Tables]] = {1: state_in_rows}


def migrated(version: int, tables: Tables) -> Tables:
    """The tables as today's format has them. An empty state is one to be made anew."""
    for step in range(version, FORMAT):
        tables = STEPS[step](tables)
    return tables
