"""Acts that follow a battle, and the throws they are made of."""

from __future__ import annotations

from ledger.rules.medfan import after as sequence
from ledger.rules.medfan import ends, objectives
from ledger.rules.medfan import spoils as loot
from ledger.rules.medfan import survival as surviving
from ledger.rules.medfan.fought import battle_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def after(  # noqa: PLR0913, PLR0917 - each is a word of the command
    desk: Desk,
    winner: str | None = None,
    attacker: str | None = None,
    defender: str | None = None,
    dead: Sequence[str] | None = None,
    fled: Sequence[str] | None = None,
    objective: Sequence[str] | None = None,
    until: str | None = None,
    remark: str | None = None,
    absent: Sequence[str] | None = None,
    called: Sequence[str] | None = None,
    by_dice: bool = False,
) -> Answer:
    """The whole sequence after a battle, or what is left of it."""
    battle = battle_of(winner, attacker, defender, dead, fled, objective, absent)
    args = {
        "winner": winner,
        "attacker": attacker,
        "defender": defender,
        "dead": list(dead or ()),
        "fled": list(fled or ()),
        "objective": list(objective or ()),
        "absent": list(absent or ()),
        "until": until,
        "called": list(called or ()),
        "by_dice": by_dice,
        "remark": remark,
    }
    return desk.act(
        "medfan after",
        args,
        lambda scene: sequence.after(
            scene.state, scene.table, battle, until, called or (), by_dice=by_dice
        ),
        remark=remark,
    )


def income(desk: Desk, against: str | None = None, remark: str | None = None) -> Answer:
    """The income step of the open aftermath; else every player's, once a turn."""
    return desk.act(
        "medfan income",
        {"against": against, "remark": remark},
        lambda scene: sequence.income(scene.state, scene.table, against),
        remark=remark,
    )


def goal(
    desk: Desk,
    games: int | None = None,
    territories: int | None = None,
    half: bool = False,
    remark: str | None = None,
) -> Answer:
    """The players agree what ends the campaign."""
    return desk.act(
        "medfan goal",
        {"games": games, "territories": territories, "half": half, "remark": remark},
        lambda scene: ends.goal(scene.state, games, territories, half=half),
        remark=remark,
    )


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
