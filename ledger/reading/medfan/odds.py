"""Chances as they are shown: fractions and their approximations."""

from __future__ import annotations

from fractions import Fraction

from ledger.errors import Misuse
from ledger.rules.medfan import finding, odds
from ledger.rules.medfan.land import blocked, capability, kinds_of, owned_by
from ledger.rules.medfan.survival import table_for
from ledger.rules.medfan.tables import CAPABILITY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.state import State

MOST_FIGURES = 100


def survival(figures: int, *, healer: bool, house_of_healers: bool) -> dict[str, Any]:
    """The chances of survival for a number of eliminated figures."""
    if figures > MOST_FIGURES:
        raise Misuse(
            "bad_amount", "medfan.many_fallen", figures=figures, most=MOST_FIGURES
        )
    table = table_for(healer=healer, house_of_healers=house_of_healers)
    fates = odds.fates(table)
    return {
        "table": table,
        "figures": figures,
        "faces": {fate: odds.faces(table, fate) for fate in fates},
        "each": {fate: exact_and_near(chance) for fate, chance in fates.items()},
        "expected": {
            fate: exact_and_near(chance * figures) for fate, chance in fates.items()
        },
        "numbers": {
            fate: _chances(odds.numbers(figures, chance))
            for fate, chance in fates.items()
        },
    }


def income(state: State, player: str, against: str | None = None) -> dict[str, Any]:
    """The chances of a player's next income, territory by territory and in total."""
    subject = state.find("player", player)
    opponent = state.find("player", against) if against else None
    outcomes = odds.income(state, subject, opponent)
    return {
        "player": state.name(subject),
        "against": state.name(opponent) if opponent else None,
        "territories": [
            _territory(state, territory, kind)
            for territory in owned_by(state, subject)
            if (kind := capability(state, territory))
        ],
        "expected": exact_and_near(odds.mean(outcomes["change"])),
        "change": _chances(outcomes["change"]),
        "camps_lost": _chances(outcomes["lost"]),
    }


def _territory(state: State, territory: str, kind: str) -> dict[str, Any]:
    if blocked(state, territory):
        chances = {0: Fraction(1)}
        becomes = None
    else:
        chances, becomes = odds.yields(state, kind), odds.changes(kind)
    return {
        "name": state.name(territory),
        "capability": kind,
        "least": min(chances),
        "most": max(chances),
        "expected": exact_and_near(odds.mean(chances)),
        "becomes": becomes[0] if becomes else None,
        "becomes_chance": exact_and_near(becomes[1]) if becomes else None,
    }


def territory(state: State, player: str | None, owned: Sequence[str]) -> dict[str, Any]:
    """The chances of what a player's next unknown territory turns out to be."""
    kinds = [finding.capability(state, word) for word in owned]
    if player:
        kinds += kinds_of(state, state.find("player", player))
    chances = odds.capabilities(kinds)
    return {
        "owned": sorted(set(kinds)),
        "capabilities": [
            {"id": kind, **exact_and_near(chance), "income": _income(state, kind)}
            for kind, chance in chances.items()
        ],
        "treasure": exact_and_near(odds.treasure(state)),
    }


def _income(state: State, kind: str) -> dict[str, Any]:
    treasure = CAPABILITY["found"].get(kind)
    kind = treasure["becomes"] if treasure else kind
    return exact_and_near(odds.mean(odds.yields(state, kind)))


def exact_and_near(chance: Fraction) -> dict[str, Any]:
    """A number as an exact fraction and as an approximation."""
    return {"exact": str(chance), "near": round(float(chance), 4)}


def _chances(chances: Mapping[int, Fraction]) -> dict[str, Any]:
    return {str(value): exact_and_near(chance) for value, chance in chances.items()}
