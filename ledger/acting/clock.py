"""Acts with the clock: the next phase, the next turn."""

from __future__ import annotations

from ledger.rules.common import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def turn(desk: Desk) -> Answer:
    """Ends the turn and begins the next."""
    return desk.act(
        "turn",
        {},
        lambda scene: clock.next_turn(
            scene.state, scene.table, scene.game, asks=desk.options.asks
        ),
    )


def phase(desk: Desk) -> Answer:
    """Goes on to the next phase."""
    return desk.act(
        "phase",
        {},
        lambda scene: clock.next_phase(
            scene.state, scene.table, scene.game, asks=desk.options.asks
        ),
    )
