"""Remarks in the journal."""

from __future__ import annotations

from ledger.rules.game import Outcome


def note() -> Outcome:
    """A remark, which the entry keeps, and nothing else."""
    return Outcome({}, {})
