"""Rolling dice in any notation."""

from __future__ import annotations

from ledger.rules.common import rolling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def roll(
    desk: Desk, expression: str, who: str | None = None, remark: str | None = None
) -> Answer:
    """Throws dice; recorded where there is a campaign."""
    return desk.act(
        "roll",
        {"expression": expression, "who": who, "remark": remark},
        lambda scene: rolling.roll(
            expression, scene.table, scene.state.find("player", who) if who else None
        ),
        remark=remark,
    )
