"""What a battle counts and records besides what every game does."""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.game import Commodity, Field

RAISES = "raises"

COMMODITIES = {
    **common.COMMODITIES,
    RAISES: Commodity(RAISES, common.never_negative),
}

FIELDS = common.FIELDS | {
    (field.kind, field.name): field
    for field in (
        Field("campaign", "attacker", "side"),
        Field("side", "name", "name", correctable=False),
        Field("side", "men", "count"),
        Field("side", "fortification", "count"),
        Field("side", "commander", "general"),
        Field("side", "prepared", "yes"),
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
    )
}
