"""Acts before the first turn."""

from __future__ import annotations

from ledger.rules.fief.board import settling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def roll(desk: Desk) -> Answer:
    """Everybody rolls for the order of choosing."""
    return desk.act(
        "fief setup roll", {}, lambda scene: settling.roll(scene.state, scene.table)
    )


def settle(desk: Desk, player: str, village: str, lord: str | None = None) -> Answer:
    """A player takes a village."""
    return desk.act(
        "fief settle",
        {"player": player, "village": village, "lord": lord},
        lambda scene: settling.settle(scene.state, scene.table, player, village, lord),
    )


def length(desk: Desk, turns: int) -> Answer:
    """The players agree on the length of a points game."""
    return desk.act(
        "fief length",
        {"turns": turns},
        lambda scene: settling.length(scene.state, scene.table, turns),
    )
