"""Acts with money: paying, and counting the coins on the table."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def count(desk: Desk, player: str, amount: int) -> Answer:
    """Records what was counted on the table, and who may be the culprit."""
    from ledger.rules.common import counting
    from ledger.store import counts

    book = desk.campaign
    return desk.act(
        "count",
        {"player": player, "amount": amount},
        lambda scene: counting.count(
            scene.state,
            player,
            amount,
            lambda subject: counts.movements_since_count(book, subject),
        ),
    )
