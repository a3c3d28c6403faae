"""Acts that set captives free."""

from __future__ import annotations

from ledger.rules.fief.families import releasing as rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def ransom(
    desk: Desk,
    lord: str,
    amount: int | None,
    to: str,
    shares: Sequence[str] | None = None,
) -> Answer:
    """A captive is ransomed; allied captors may share what is paid."""
    parts = list(shares or ())
    return desk.act(
        "fief ransom",
        {"lord": lord, "amount": amount, "to": to, "shares": parts},
        lambda scene: rule.ransom(scene.state, scene.table, lord, amount, to, parts),
    )
