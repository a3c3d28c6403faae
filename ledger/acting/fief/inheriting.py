"""The act that settles inheritances."""

from __future__ import annotations

from ledger.rules.fief.crown import inheriting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def inherit(
    desk: Desk,
    regions: Sequence[str] | None = None,
    garrison: Sequence[str] | None = None,
) -> Answer:
    """Fiefs of a family that has died out pass on."""
    named, placed = list(regions or ()), list(garrison or ())
    return desk.act(
        "fief inherit",
        {"regions": named, "garrison": placed},
        lambda scene: inheriting.inherit(scene.state, scene.table, named, placed),
    )
