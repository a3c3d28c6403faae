"""Acts with territories."""

from __future__ import annotations

from ledger.rules.common import territories

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def add(
    desk: Desk,
    name: str,
    kind: str | None = None,
    owner: str | None = None,
    remark: str | None = None,
) -> Answer:
    """Puts a territory on the map."""
    return desk.act(
        "territory add",
        {"name": name, "kind": kind, "owner": owner, "remark": remark},
        lambda scene: territories.add(
            scene.state,
            scene.table,
            name,
            kind,
            owner,
            game=scene.game,
            entry=scene.entry,
            unused=scene.unused,
        ),
        remark=remark,
    )


def claim(desk: Desk, name: str, player: str, remark: str | None = None) -> Answer:
    """Gives a territory to a player."""
    return desk.act(
        "territory claim",
        {"name": name, "player": player, "remark": remark},
        lambda scene: territories.claim(
            scene.state, scene.table, name, player, scene.game
        ),
        remark=remark,
    )


def release(desk: Desk, name: str, remark: str | None = None) -> Answer:
    """Takes a territory from its owner."""
    return desk.act(
        "territory release",
        {"name": name, "remark": remark},
        lambda scene: territories.release(scene.state, scene.table, name, scene.game),
        remark=remark,
    )
