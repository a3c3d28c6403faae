"""Single throws of sieges, with a campaign or without."""

from __future__ import annotations

from ledger.rules.siege import campaign, earthworks, scenarios
from ledger.rules.siege.length import length as thrown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.rules.game import Outcome


def earthwork(desk: Desk, attacks: int = 1) -> Answer:
    """Infantry attacks a section of earthworks."""
    return desk.act(
        "siege earthwork",
        {"attacks": attacks},
        lambda scene: earthworks.attack(scene.state, scene.table, attacks),
    )


def length(desk: Desk, turn: int, first: int | None = None) -> Answer:
    """Throws whether a siege ends with this turn.

    Where a campaign plays the scenario, it knows when the throws begin.
    """

    def decide(scene: Scene) -> Outcome:
        code = scenarios.present(scene.state)
        begins = first
        if begins is None and code == scenarios.BRAKEN_KEEP:
            begins = campaign.first_roll(scene.state, code)
        return thrown(scene.table, turn, begins)

    return desk.act("siege length", {"turn": turn, "first": first}, decide)
