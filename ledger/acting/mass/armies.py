"""Acts before a battle: who fights, who starts it, the rolls of the armies."""

from __future__ import annotations

from ledger.rules.mass import armies, starting
from ledger.rules.mass.armies import Entering

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.effects import Value


def _entering(scene: Scene) -> Entering:
    return Entering(scene.entry, scene.unused)


def side(
    desk: Desk,
    name: str,
    men: int | None = None,
    fortification: str | None = None,
    montaigne: bool = False,
) -> Answer:
    """A side takes the field, or is told anew."""
    return desk.act(
        "mass side",
        {
            "name": name,
            "men": men,
            "fortification": fortification,
            "montaigne": montaigne,
        },
        lambda scene: armies.enter_side(
            scene.state, name, men, fortification, _entering(scene), montaigne=montaigne
        ),
    )


def general(
    desk: Desk,
    name: str,
    side: str | None = None,
    wits: int | None = None,
    strategy: int | None = None,
    galvanize: int | None = None,
    commands: bool = False,
) -> Answer:
    """A general takes his place, or is told anew."""
    facts: dict[str, Value] = {
        "side": side,
        "wits": wits,
        "strategy": strategy,
        "galvanize": galvanize,
    }
    return desk.act(
        "mass general",
        {"name": name, **facts, "commands": commands},
        lambda scene: armies.enter(
            scene.state, "general", name, facts, _entering(scene), commands=commands
        ),
    )


def steward(
    desk: Desk,
    name: str,
    side: str | None = None,
    wits: int | None = None,
    logistics: int | None = None,
) -> Answer:
    """A steward takes his place, or is told anew."""
    facts: dict[str, Value] = {"side": side, "wits": wits, "logistics": logistics}
    return desk.act(
        "mass steward",
        {"name": name, **facts},
        lambda scene: armies.enter(
            scene.state, "steward", name, facts, _entering(scene)
        ),
    )


def hero(  # noqa: PLR0913, PLR0917 - each is a word of the command
    desk: Desk,
    name: str,
    side: str | None = None,
    wits: int | None = None,
    tactics: int | None = None,
    command: int | None = None,
    unit: str | None = None,
    commission: bool = False,
    champion: bool = False,
) -> Answer:
    """A hero takes his place, or is told anew."""
    facts: dict[str, Value] = {
        "side": side,
        "wits": wits,
        "tactics": tactics,
        "command": command,
        "unit": unit,
        "commission": 1 if commission else None,
        "champion": 1 if champion else None,
    }
    args = {**facts, "commission": commission, "champion": champion}
    return desk.act(
        "mass hero",
        {"name": name, **args},
        lambda scene: armies.enter(scene.state, "hero", name, facts, _entering(scene)),
    )


def start(desk: Desk, side: str) -> Answer:
    """A side starts the fight."""
    return desk.act(
        "mass start", {"side": side}, lambda scene: starting.start(scene.state, side)
    )


def prepare(desk: Desk, side: str, totals: Sequence[int] | None = None) -> Answer:
    """An army's rolls before the battle."""
    return desk.act(
        "mass prepare",
        {"side": side, "totals": list(totals or ())},
        lambda scene: starting.prepare(scene.state, scene.table, side, totals),
    )
