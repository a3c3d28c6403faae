"""Acts that set captives free."""

from __future__ import annotations

from ledger.rules.fief.families import releasing as rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def ransom(desk: Desk, lord: str, amount: int, to: str) -> Answer:
    """A captive is ransomed."""
    return desk.act(
        "fief ransom",
        {"lord": lord, "amount": amount, "to": to},
        lambda scene: rule.ransom(scene.state, scene.table, lord, amount, to),
    )
