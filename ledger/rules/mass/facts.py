"""What a battle counts and records besides what every game does."""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.game import Commodity, Field

RAISES = "raises"
SCORE = "score"  # reputation gained in this battle
APART = "apart"  # reputation lost by refusing a duel, taken in full at the end
REPUTATION = "reputation"  # what battles have brought

COMMODITIES = {
    **common.COMMODITIES,
    RAISES: Commodity(RAISES, common.never_negative),
    SCORE: Commodity(SCORE, common.never_negative),
    APART: Commodity(APART, common.never_negative),
    REPUTATION: Commodity(REPUTATION, lambda _account: None),
}


def _noted(kind: str, name: str, type_: str) -> Field:
    """A note that the battle keeps for itself; nobody corrects it by hand."""
    return Field(kind, name, type_, correctable=False, inner=True)


FIELDS = common.FIELDS | {
    (field.kind, field.name): field
    for field in (
        Field("campaign", "attacker", "side"),
        Field("campaign", "fought", "count"),
        Field("campaign", "run_of", "side"),
        Field("campaign", "run", "count"),
        Field("campaign", "victor", "side"),
        Field("campaign", "ended", "yes"),
        Field("side", "name", "name", correctable=False),
        Field("side", "men", "count"),
        Field("side", "fortification", "count"),
        Field("side", "commander", "general"),
        Field("side", "prepared", "yes"),
        Field("side", "tactic", "text"),
        Field("side", "terrain", "list", correctable=False),
        Field("side", "montaigne", "yes"),
        Field("side", "banner_lost", "yes"),
        Field("general", "name", "name", correctable=False),
        Field("general", "side", "side"),
        Field("general", "wits", "count"),
        Field("general", "strategy", "count"),
        Field("general", "galvanize", "count"),
        Field("steward", "name", "name", correctable=False),
        Field("steward", "side", "side"),
        Field("steward", "wits", "count"),
        Field("steward", "logistics", "count"),
        Field("hero", "name", "name", correctable=False),
        Field("hero", "side", "side"),
        Field("hero", "wits", "count"),
        Field("hero", "tactics", "count"),
        Field("hero", "command", "count"),
        Field("hero", "unit", "text"),
        Field("hero", "commission", "yes"),
        Field("hero", "champion", "yes"),
        Field("hero", "out", "yes"),
        Field("hero", "offered", "yes"),
        _noted("hero", "brought", "number"),  # reputation by the battle that is over
        _noted("hero", "gone", "yes"),
        _noted("hero", "spared", "yes"),
        _noted("hero", "fell", "yes"),
        _noted("hero", "healed", "yes"),
        _noted("hero", "stood", "text"),
        # His part in the turn that is played, until it ends.
        _noted("hero", "level", "text"),
        _noted("hero", "total", "number"),
        _noted("hero", "bare", "number"),
        _noted("hero", "damage", "count"),
        _noted("hero", "hits", "count"),
        # An opportunity that runs for a hero.
        _noted("opportunity", "hero", "hero"),
        _noted("opportunity", "code", "text"),
        _noted("opportunity", "won", "count"),
        _noted("opportunity", "level", "text"),
        _noted("opportunity", "tally", "count"),
        _noted("opportunity", "waits", "yes"),
        _noted("opportunity", "visit", "count"),
        # What a side's strategy roll of a turn gains by somebody's deed, or loses.
        _noted("line", "side", "side"),
        _noted("line", "turn", "count"),
        _noted("line", "hero", "text"),
        _noted("line", "code", "text"),
        _noted("line", "value", "number"),
        # A single combat that is not decided yet.
        _noted("duel", "hero", "hero"),
        _noted("duel", "opponent", "text"),
    )
}
