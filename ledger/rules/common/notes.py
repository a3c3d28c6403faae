"""Remarks in the journal."""

from __future__ import annotations

from ledger.rules.game import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.journal import Noted


def note() -> Outcome[Noted]:
    """An entry that holds a remark and nothing else."""
    return Outcome({}, {})
