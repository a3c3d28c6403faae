"""Acts that follow a battle, and the throws they are made of."""

from __future__ import annotations

from ledger.rules.medfan import objectives
from ledger.rules.medfan import spoils as loot
from ledger.rules.medfan import survival as surviving

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


# Single throws -----------------------------------------------------------------


def survival(
    desk: Desk,
    figures: int,
    healer: bool = False,
    house: bool = False,
) -> Answer:
    """Throws for the survival of so many figures."""
    return desk.act(
        "medfan survival",
        {"figures": figures, "healer": healer, "house": house},
        lambda scene: surviving.resolve(
            scene.table, figures, healer=healer, house=house
        ),
    )


def spoils(desk: Desk, cost: int, altars: int = 0) -> Answer:
    """Reckons the spoils for enemy figures of this total cost."""
    return desk.act(
        "medfan spoils",
        {"cost": cost, "altars": altars},
        lambda scene: loot.resolve(scene.state, cost, altars),
    )


def objective(desk: Desk) -> Answer:
    """Throws what a battle is fought for."""
    return desk.act(
        "medfan objective", {}, lambda scene: objectives.resolve(scene.table)
    )
