"""Acts with titles."""

from __future__ import annotations

from ledger.rules.common import titles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def grant(desk: Desk, title: str, person: str, remark: str | None = None) -> Answer:
    """Gives a title to a person."""
    return desk.act(
        "title grant",
        {"title": title, "person": person, "remark": remark},
        lambda scene: titles.grant(
            scene.state,
            scene.table,
            title,
            person,
            game=scene.game,
            entry=scene.entry,
            unused=scene.unused,
        ),
        remark=remark,
    )


def revoke(desk: Desk, title: str, remark: str | None = None) -> Answer:
    """Takes a title from its holder."""
    return desk.act(
        "title revoke",
        {"title": title, "remark": remark},
        lambda scene: titles.revoke(scene.state, title, scene.game),
        remark=remark,
    )
