"""What a siege counts and records besides what every game does."""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.game import Commodity, Field
from ledger.rules.siege.tables import ITEMS

ALLOWANCE = "allowance"  # points for siege equipment that are not spent yet
# Where the pieces of a side lie, besides with the side itself, bought and not placed.
PLACED = "placed"
DESTROYED = "destroyed"
TYPES = ("infantry", "cavalry", "artillery", "machine", "flyers")  # of units
KINDS = tuple(code for code in ITEMS if code != "source")

COMMODITIES = {
    **common.COMMODITIES,
    ALLOWANCE: Commodity(ALLOWANCE, common.never_negative),
    **{code: Commodity(code, common.never_negative) for code in KINDS},
}

FIELDS = common.FIELDS | {
    (field.kind, field.name): field
    for field in (
        Field("campaign", "scenario", "text", correctable=False),
        Field("campaign", "gate_as", "text"),
        Field("campaign", "first", "side"),
        Field("campaign", "turn_limit", "count"),
        Field("campaign", "holder", "unit"),
        Field("campaign", "holding", "count"),
        Field("campaign", "held", "count"),
        Field("campaign", "off", "count"),
        Field("campaign", "general_off", "yes"),
        Field("campaign", "winner", "side"),
        Field("campaign", "ended", "yes"),
        Field("side", "name", "name", correctable=False),
        Field("side", "role", "text", correctable=False),  # none: of an earlier siege
        Field("side", "people", "text"),
        Field("side", "points", "count"),
        Field("side", "spent", "count"),
        Field("side", "units", "count"),
        Field("side", "general", "text"),
        Field("side", "general_died", "count"),
        Field("side", "broken", "count"),
        Field("unit", "name", "name", correctable=False),
        Field("unit", "side", "side"),
        Field("unit", "type", "text"),
        Field("unit", "stands", "count"),
        Field("unit", "equipment", "list", correctable=False),
        Field("unit", "battered", "count"),
        # The hits that cost it a stand, by its army list; hits on it that cost none yet.
        Field("unit", "stand_hits", "count"),
        Field("unit", "hits", "count"),
        Field("machine", "side", "side", correctable=False),
        Field("machine", "item", "text", correctable=False),
        Field("machine", "number", "count", correctable=False),
        Field("machine", "hits", "count"),
        Field("machine", "unit", "unit"),
        Field("section", "name", "name", correctable=False),
        Field("section", "kind", "text", correctable=False),
        Field("section", "state", "text"),
        Field("section", "fell", "count"),
        Field("section", "attackers", "count"),
        Field("section", "defenders", "count"),
        Field("section", "oil", "count"),
        Field("section", "capacity", "count"),
        Field("section", "face", "text"),
        Field("scenario", "code", "text", correctable=False),
        Field("scenario", "played", "count", correctable=False),
        Field("scenario", "role", "text", correctable=False),
        Field("scenario", "winner", "side", correctable=False),
        Field("scenario", "why", "text", correctable=False),
        Field("scenario", "turns", "count", correctable=False),
        Field("scenario", "attacker", "count", correctable=False),
        Field("scenario", "defender", "count", correctable=False),
    )
}
