"""Remarks in the journal."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.game import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def note(desk: Desk, remark: str) -> Answer:
    """Writes a remark that does nothing else."""
    if not remark.strip():
        raise Misuse("usage", "text.empty")
    return desk.act(
        "note", {"remark": remark}, lambda _: Outcome({}, {}), remark=remark
    )
