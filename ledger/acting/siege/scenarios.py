"""Acts of the campaign: scenarios begin and end, generals die, armies break."""

from __future__ import annotations

from ledger.rules.siege import starting
from ledger.rules.siege.armies import Army
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
            scene.entering,
        ),
    )
