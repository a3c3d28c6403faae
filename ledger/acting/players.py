"""Acts with the seats at the table."""

from __future__ import annotations

from ledger.rules.common import seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def add(desk: Desk, name: str) -> Answer:
    """Seats a new player at the end of the table."""
    return desk.act(
        "players add",
        {"name": name},
        lambda scene: seats.add(
            scene.state,
            name,
            scene.game.begin,
            entry=scene.entry,
            unused=scene.unused,
        ),
    )


def rename(desk: Desk, old: str, new: str) -> Answer:
    """Calls a player otherwise from now on."""
    return desk.act(
        "players rename",
        {"old": old, "new": new},
        lambda scene: seats.rename(scene.state, old, new),
    )


def retire(desk: Desk, name: str) -> Answer:
    """Takes a player from the table."""
    return desk.act(
        "players retire",
        {"name": name},
        lambda scene: seats.retire(scene.state, name, scene.game),
    )
