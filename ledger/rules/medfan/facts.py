"""What a Med-Fan campaign counts and records besides what every game does."""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.game import Field
from ledger.rules.medfan.tables import ARMY, IMPROVEMENT

COMMODITIES = common.COMMODITIES

ROLES = {role: f"role_{role}" for role in ARMY["roles"]}

FIELDS = common.FIELDS | {
    (field.kind, field.name): field
    for field in (
        Field("player", "battles", "count"),
        Field("player", "joined", "yes"),
        Field("player", "treasure", "count"),
        Field("player", "objective", "text"),
        Field("figure", "name", "name", correctable=False),
        Field("figure", "player", "player"),
        Field("figure", "kind", "text"),
        Field("figure", "cost", "count"),
        Field("figure", "paid", "count"),
        *(Field("figure", field, "yes") for field in ROLES.values()),
        Field("figure", "spell", "text"),
        Field("figure", "more_spells", "list"),
        Field("figure", "extra_mage", "yes"),
        Field("figure", "ruled", "yes"),
        Field("figure", "item", "text"),
        Field("figure", "rests", "count"),
        Field("figure", "fallen", "yes"),
        Field("figure", "absent", "yes"),
        Field("figure", "bought_for", "count"),
        Field("figure", "bought_before", "count"),
        Field("figure", "bettered_for", "count"),
        Field("figure", "bettered_before", "count"),
        Field("figure", "retired", "yes"),
        *(Field("figure", stat, "text") for stat in IMPROVEMENT["rows"]),
        Field("territory", "unknown", "yes", correctable=False),
        Field("territory", "capability", "text"),
        Field("territory", "acquired", "count"),
        Field("territory", "council", "text"),
        Field("territory", "blocked", "count"),
        Field("campaign", "battles", "count"),
        Field("campaign", "income", "count"),
        Field("campaign", "goal_games", "count"),
        Field("campaign", "goal_territories", "count"),
        Field("campaign", "goal_half", "yes"),
        Field("campaign", "over", "yes"),
        Field("campaign", "step", "text"),
        Field("campaign", "fighters", "list", correctable=False),
        Field("campaign", "winner", "text"),
        Field("campaign", "scenario", "text"),
        Field("campaign", "variable_length", "yes"),
    )
}
