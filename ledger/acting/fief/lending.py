"""Acts of players among themselves: money lent, and paid back."""

from __future__ import annotations

from ledger.rules.fief.treasury import lending

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def lend(
    desk: Desk, source: str, target: str, amount: int, remark: str | None = None
) -> Answer:
    """A player lends another money."""
    args = {"source": source, "target": target, "amount": amount, "remark": remark}
    return desk.act(
        "fief lend",
        args,
        lambda scene: lending.lend(scene.state, scene.table, source, target, amount),
        remark=remark,
    )


def repay(
    desk: Desk, source: str, target: str, amount: int, remark: str | None = None
) -> Answer:
    """A player pays back what is owed."""
    args = {"source": source, "target": target, "amount": amount, "remark": remark}
    return desk.act(
        "fief repay",
        args,
        lambda scene: lending.repay(scene.state, scene.table, source, target, amount),
        remark=remark,
    )
