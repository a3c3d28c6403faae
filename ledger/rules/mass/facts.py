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

FIELDS = common.FIELDS | {
    (field.kind, field.name): field
    for field in (
        Field("campaign", "attacker", "side"),
        Field("campaign", "fought", "count"),
        Field("campaign", "run_of", "side"),
        Field("campaign", "run", "count"),
        Field("campaign", "victor", "side"),
        Field("campaign", "ended", "yes"),
        Field("campaign", "due", "list", correctable=False, inner=True),
        Field("campaign", "duels", "list", correctable=False, inner=True),
        Field("side", "name", "name", correctable=False),
        Field("side", "men", "count"),
        Field("side", "fortification", "count"),
        Field("side", "commander", "general"),
        Field("side", "prepared", "yes"),
        Field("side", "tactic", "text"),
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
        Field("hero", "gone", "yes", inner=True),
        Field("hero", "spared", "yes", inner=True),
        Field("hero", "fell", "yes", inner=True),
        Field("hero", "stood", "text", inner=True),
        Field("hero", "now", "text", correctable=False, inner=True),
        Field("hero", "offered", "yes"),
        Field("hero", "running", "list", correctable=False, inner=True),
    )
}
