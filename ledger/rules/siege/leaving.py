"""Clearing away what a scenario leaves behind, before the next one begins."""

from __future__ import annotations

from ledger.effects import moved
from ledger.rules.siege.facts import ALLOWANCE, DESTROYED, KINDS, PLACED
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect
    from ledger.state import State

# Things that belong to one scenario only.
THINGS = ("section", "unit", "machine")
# Facts about a side that belong to one scenario only.
OF_SIDE = ("role", "points", "spent", "units", "general", "general_died", "broken")
OF_CAMPAIGN = (
    "gate_as",
    "turn_limit",
    "holder",
    "holding",
    "held",
    "off",
    "general_off",
    "winner",
    "ended",
)


def cleared(state: State) -> list[Effect]:
    """Removes sections, units, machines and pieces; names, peoples and results stay."""
    effects: list[Effect] = []
    for side in state.subjects("side"):
        for account in (side, f"{side}/{PLACED}", f"{side}/{DESTROYED}"):
            for what in (ALLOWANCE, *KINDS):
                held = state.balance(account, what)
                effects += moved(what, held, account, WORLD)
        effects += _without(state, side, OF_SIDE)
    for subject, facts in state.facts.items():
        if subject.partition(":")[0] in THINGS:
            effects += _without(state, subject, tuple(facts))
    return effects + _without(state, CAMPAIGN, OF_CAMPAIGN)


def _without(state: State, subject: str, fields: tuple[str, ...]) -> list[Effect]:
    return [
        changed(state, subject, field, None)
        for field in fields
        if state.get(subject, field) is not None
    ]
