"""Acts with territories and battles: determining, preparing, single throws."""

from __future__ import annotations

from ledger.rules.game import Outcome
from ledger.rules.medfan import resolving
from ledger.rules.medfan.length import length as judged
from ledger.rules.medfan.length import moment_of, variable_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk


# Single throws -----------------------------------------------------------------


def capability(desk: Desk, owned: Sequence[str] | None = None) -> Answer:
    """Throws what an unknown territory is."""
    return desk.act(
        "medfan capability",
        {"owned": list(owned or ())},
        lambda scene: resolving.capability(scene.table, owned or ()),
    )


def scenario(
    desk: Desk,
    two_dice: bool = False,
) -> Answer:
    """Throws which battle it is."""
    return desk.act(
        "medfan scenario",
        {"two_dice": two_dice},
        lambda scene: resolving.scenario(scene.table, two_dice=two_dice),
    )


def improvement(desk: Desk) -> Answer:
    """Throws which characteristic is improved."""
    return desk.act(
        "medfan improvement", {}, lambda scene: resolving.improvement(scene.table)
    )


def length(
    desk: Desk,
    turn: int,
    fixed: bool = False,
    who: str | None = None,
) -> Answer:
    """Throws whether a battle ends with this turn."""

    def decide(scene: Scene) -> Outcome:
        player = scene.state.find("player", who) if who else None
        variable = not fixed and variable_of(scene.state)
        when = moment_of(scene.state)
        return judged(scene.table, turn, variable=variable, who=player, when=when)

    return desk.act("medfan length", {"turn": turn, "fixed": fixed, "who": who}, decide)
