"""Spoils: a share of the worth of enemy figures eliminated in a battle."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.rules.common.facts import MONEY
from ledger.rules.game import Outcome
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import works
from ledger.rules.medfan.roster import cost
from ledger.rules.medfan.survival import fallen
from ledger.rules.medfan.tables import SPOILS
from ledger.state import BANK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.effects import Effect
    from ledger.shapes.medfan.after import Gain
    from ledger.state import State

# Percentages are calculated in ten-thousandths, never as floats.
PARTS = 10_000


def share(state: State, altars: int) -> int:
    """The share in ten-thousandths, by a player's number of Blood Altars.

    See MED-TERR-31.
    """
    if altars and not house(state, "rare_effects_stack"):
        altars = 1
    more = SPOILS["altar_percent"] * altars
    if house(state, "blood_altar_mode") == "multiply":
        return int(SPOILS["percent"] * (100 + more))
    return int(100 * (SPOILS["percent"] + more))


def gain(state: State, total: int, altars: int) -> int:
    """What figures with this total cost bring in, rounded up once.

    See MED-SPOILS-06, -10.
    """
    return -(-total * share(state, altars) // PARTS)


def resolve(state: State, cost: int, altar: int = 0) -> Outcome[Gain]:
    """The spoils for a total, without a campaign."""
    return Outcome({"cost": cost, "altars": altar}, _line(state, cost, altar))


def _line(state: State, total: int, altars: int) -> Gain:
    return {
        "total": total,
        "altars": altars,
        "percent": share(state, altars) * 100 // PARTS,
        "gain": gain(state, total, altars),
        "rule": "MED-SPOILS-07" if altars else "MED-SPOILS-03",
    }


def step(state: State, player: str, enemy: str) -> tuple[list[Effect], dict[str, Any]]:
    """One player's spoils: new money, whoever won, before survival rolls.

    See MED-SEQ-02, MED-SPOILS-01, -02, -08.
    """
    beaten = fallen(state, enemy)
    total = sum(cost(state, figure) for figure in beaten)
    line = _line(state, total, len(works(state, player, "blood_altar")))
    because = Because(line["rule"], enemy)
    effects = moved(MONEY, line["gain"], BANK, player, because)
    return effects, {"name": player, "figures": beaten, **line}
