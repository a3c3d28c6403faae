"""A territory is put on the map."""

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
