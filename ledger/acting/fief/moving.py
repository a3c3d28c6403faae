"""Acts of phase 4: parties that move, and the rebels' march."""

from __future__ import annotations

from ledger.rules.fief.movement import marching
from ledger.rules.fief.movement import moving as rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk

    # Villages, given one by one or several with commas between them.
    Way = Sequence[str | Sequence[str]] | None


def move(  # noqa: PLR0913, PLR0917 - each is a word of the command
    desk: Desk,
    player: str,
    to: Way = (),
    lord: str | None = None,
    others: Sequence[str] = (),
    troops: str | None = None,
    prisoners: Sequence[str] = (),
    drop: str | None = None,
    pick: str | None = None,
    hidden: bool = False,
) -> Answer:
    """A player moves one party."""
    way = _way(to)
    args = {
        "player": player,
        "to": way,
        "lord": lord,
        "others": list(others or ()),
        "troops": troops,
        "prisoners": list(prisoners or ()),
        "drop": drop,
        "pick": pick,
        "hidden": hidden,
    }
    orders = rule.Orders(
        to=way,
        lord=lord,
        others=list(others or ()),
        captives=list(prisoners or ()),
        troops=troops,
        drop=drop,
        pick=pick,
        hidden=hidden,
    )
    return desk.act(
        "fief move",
        args,
        lambda scene: rule.move(scene.state, scene.table, player, orders),
    )


def march(desk: Desk, player: str, to: Way = ()) -> Answer:
    """The rebels march."""
    way = _way(to)
    return desk.act(
        "fief rebels march",
        {"player": player, "to": way},
        lambda scene: marching.march(scene.state, scene.table, player, way),
    )


def _way(to: Way) -> list[str]:
    return [
        name
        for part in to or ()
        for name in ((part,) if isinstance(part, str) else part)
    ]
