"""Acts of two families: a marriage, and a son of the royal couple."""

from __future__ import annotations

from ledger.rules.fief.crown import marrying
from ledger.rules.fief.crown import prince as son

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def marry(desk: Desk, one: str, other: str) -> Answer:
    """A lord and a woman of another player marry."""
    return desk.act(
        "fief marry",
        {"one": one, "other": other},
        lambda scene: marrying.marry(scene.state, scene.table, one, other),
    )


def prince(
    desk: Desk, lord: str, by: str | None = None, at: str | None = None
) -> Answer:
    """King and Queen have a son."""
    return desk.act(
        "fief prince",
        {"lord": lord, "by": by, "at": at},
        lambda scene: son.born(scene.state, scene.table, lord, by, at),
    )
