"""Acts of the campaign: scenarios begin and end, generals die, armies break."""

from __future__ import annotations

from ledger.rules.siege import closing, generals, starting, watchtower
from ledger.rules.siege.armies import Army, Entering
from ledger.rules.siege.starting import Wish

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def start(  # noqa: PLR0913, PLR0917 - each is a word of the command
    desk: Desk,
    scenario: str,
    attacker: str,
    defender: str,
    first: str | None = None,
    gate: str | None = None,
    turn_limit: int | None = None,
    asks: bool = False,
    attacker_points: int | None = None,
    defender_points: int | None = None,
    attacker_spent: int | None = None,
    defender_spent: int | None = None,
    attacker_people: str | None = None,
    defender_people: str | None = None,
    attacker_units: int | None = None,
    defender_units: int | None = None,
) -> Answer:
    """A scenario begins."""
    wish = Wish(
        Army(
            attacker, attacker_points, attacker_spent, attacker_people, attacker_units
        ),
        Army(
            defender, defender_points, defender_spent, defender_people, defender_units
        ),
        first,
        gate,
        asks,
        turn_limit,
    )
    args = {
        "scenario": scenario,
        "attacker": attacker,
        "defender": defender,
        "attacker_points": attacker_points,
        "defender_points": defender_points,
        "attacker_spent": attacker_spent,
        "defender_spent": defender_spent,
        "attacker_people": attacker_people,
        "defender_people": defender_people,
        "attacker_units": attacker_units,
        "defender_units": defender_units,
        "first": first,
        "gate": gate,
        "asks": asks,
        "turn_limit": turn_limit,
    }
    return desk.act(
        "siege start",
        args,
        lambda scene: starting.start(
            scene.state,
            scene.table,
            scenario,
            wish,
            Entering(scene.entry, scene.unused),
        ),
    )


def general(
    desk: Desk,
    side: str,
    name: str | None = None,
    dead: bool = False,
    turn: int | None = None,
) -> Answer:
    """A general has a name, or dies."""
    return desk.act(
        "siege general",
        {"side": side, "name": name, "dead": dead, "turn": turn},
        lambda scene: generals.general(
            scene.state, scene.table, side, name, turn, dead=dead
        ),
    )


def broken(desk: Desk, side: str, turn: int | None = None) -> Answer:
    """An army reaches its break point."""
    return desk.act(
        "siege break",
        {"side": side, "turn": turn},
        lambda scene: generals.broken(scene.state, scene.table, side, turn),
    )


def off(desk: Desk, stands: int, general: bool = False) -> Answer:
    """Stands leave over the besiegers' edge of the table."""
    return desk.act(
        "siege off",
        {"stands": stands, "general": general},
        lambda scene: generals.off(scene.state, stands, general_off=general),
    )


def hold(
    desk: Desk, unit: str, stands: int | None = None, left: bool = False
) -> Answer:
    """A unit is in the watchtower, or has left it."""
    return desk.act(
        "siege hold",
        {"unit": unit, "stands": stands, "left": left},
        lambda scene: watchtower.hold(
            scene.state, scene.table, unit, stands, left=left
        ),
    )


def end(desk: Desk, winner: str | None = None) -> Answer:
    """A scenario ends."""
    return desk.act(
        "siege end",
        {"winner": winner},
        lambda scene: closing.end(scene.state, scene.table, winner),
    )
