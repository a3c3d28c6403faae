"""Calculations for sieges: chances as they are shown, and a campaign's sections."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.game import warning
from ledger.rules.siege import odds
from ledger.rules.siege.length import checked
from ledger.rules.siege.points import died, sections
from ledger.rules.siege.scenarios import HELP, WATCHTOWER
from ledger.rules.siege.tally import Tally
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any

    from ledger.state import State

MOST_ATTACKS = 100
# Scenarios in which points decide nothing, each with the rule.
ELSEWHERE = {WATCHTOWER: "SIEGE-SCN1-16", HELP: "SIEGE-SCN2-15"}


def length(first: int | None = None, exact: bool = False) -> dict[str, Any]:
    """When a siege ends, turn by turn (SIEGE-LEN-05)."""
    begins = checked(first)
    turns = odds.turns(begins)
    mean = odds.expected(turns)
    result: dict[str, Any] = {
        "from": begins,
        "turns": [
            {
                "turn": one.turn,
                "needed": one.needed,
                "ends": float(one.ends),
                "here": float(one.here),
                "over": float(one.over),
            }
            for one in turns
        ],
        "distribution": {str(one.turn): float(one.here) for one in turns},
        "expected": float(mean),
    }
    if exact:
        result["fractions"] = {
            "distribution": {str(one.turn): str(one.here) for one in turns},
            "over": {str(one.turn): str(one.over) for one in turns},
            "expected": str(mean),
        }
    return result


def earthwork(attacks: int, exact: bool = False) -> dict[str, Any]:
    """The chance that earthworks are destroyed, also with fewer attacks."""
    if attacks > MOST_ATTACKS:
        raise Misuse("usage", "siege.attacks_number", most=MOST_ATTACKS)
    chances: list[tuple[int, Fraction]] = [
        (number, odds.earthwork(number)) for number in range(1, attacks + 1)
    ]
    result: dict[str, Any] = {
        "attacks": attacks,
        "destroyed": float(chances[-1][1]),
        "by_attacks": {str(number): float(chance) for number, chance in chances},
    }
    if exact:
        result["fractions"] = {str(number): str(chance) for number, chance in chances}
    return result


def unscored(state: State) -> list[dict[str, Any]]:
    """The refusal for a campaign scenario that is not won by points, if it is one."""
    code = state.text(CAMPAIGN, "scenario")
    rule = ELSEWHERE.get(code or "")
    return [warning("siege.not_by_points", rule=rule, siege=code)] if rule else []


def tally(state: State) -> Tally:
    """What the current siege of a campaign is scored by; sections by name."""
    named = tuple(
        section._replace(name=state.name(section.name or ""))
        for section in sections(state)
    )
    return Tally(named, died(state), {})
