"""Whose turn it is: a player has finished a phase."""

from __future__ import annotations

from ledger.rules.fief.turn import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def done(desk: Desk, player: str) -> Answer:
    """A player has finished this phase."""
    return desk.act(
        "fief done",
        {"player": player},
        lambda scene: clock.done(scene.state, scene.table, player),
    )
