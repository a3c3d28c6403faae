"""Faults that only a regatta can have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger.journal import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State


def faults(state: State) -> Iterator[Finding]:
    """No boat may have sailed in a turn that is still to come."""
    for boat in state.subjects("boat"):
        if state.number(boat, "sailed") > state.turn:
            yield Finding("regatta.audit.sailed", boat)
