"""Words of the Med-Fan campaign as users type them."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.medfan.armies import BETTER, ITEMS, KINDS, ROLES, STATS
from commands.texts.medfan.battles import (
    COUNTED,
    OBJECTIVES,
    PRISONER,
    SCENARIOS,
    SIDES,
    STEPS,
)
from commands.texts.medfan.choices import OPTIONS
from commands.texts.medfan.land import BENEFITS, CAPABILITIES
from commands.texts.medfan.setting_values import VALUES

VOCABULARIES: dict[str, dict[str, str]] = {
    "topic": {"objectives": N_("objectives")},
    "benefit": BENEFITS,
    "better": BETTER,
    "capability": CAPABILITIES,
    "choice": OPTIONS,
    "counted": COUNTED,
    "figure_kind": KINDS,
    "gem": {
        "attacker": SIDES["attacker"],
        "defender": SIDES["defender"],
        "line": N_("middle line"),
    },
    "item": ITEMS,
    "objective": OBJECTIVES,
    "prisoner": PRISONER,
    "role": ROLES,
    "scenario": SCENARIOS,
    "stat": STATS,
    "stat_or_die": {**STATS, "die": N_("die")},
    "step_after": STEPS,
    "winner": {"draw": SIDES["draw"]},
    **VALUES,
}
# Short forms, and former words.
ALSO: dict[str, dict[str, str]] = {
    "better": {"aptitude": "ability"},
    "choice": {
        "lancer": "roll",
        "throw": "roll",
        "do not throw": "decline",
        "ne pas les lancer": "decline",
    },
    "counted": {
        "total cost of the killed": "cost",
        "general and chief killed": "both_killed",
        "general and chief wounded": "both_wounded",
    },
    "gem": {"ligne": "line"},
    "prisoner": {
        "libre": "free",
        "vivant": "free",
        "sorti": "left",
        "mort": "dead",
    },
    "step_after": {"butin": "spoils", "gains": "income", "territoires": "territories"},
}
REFUSED: dict[str, str] = {
    "medfan.benefit": "benefit",
    "medfan.cannot_be": "{key}",  # whichever it cannot be
    "medfan.improvement_kind": "better",
    "medfan.item": "item",
    "medfan.kind": "figure_kind",
    "medfan.no_role": "role",
    "medfan.stat": "stat_or_die",
    "medfan.step_unknown": "step_after",
    "unknown_name.capability": "capability",
    "unknown_name.objective": "objective",
    "unknown_name.scenario": "scenario",
}
