"""Words of branches, and of how two campaigns differ."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.medfan.battles import OBJECTIVES, SCENARIOS, STEPS
from commands.texts.medfan.land import BENEFITS
from commands.texts.siege import words as siege

BRANCH = N_("branch of {of} at entry {at:plain}")
REFUSALS: dict[str, str | tuple[str, str]] = {
    "diff.game": N_(
        "{file} plays {game}, this campaign {played}: there is nothing to compare"
    ),
}
WARNINGS: dict[str, str] = {
    "diff.unrelated": N_(
        "{file} shares no entry with this campaign: only how the two stand is compared"
    ),
    "leftovers": N_("cleared away what killed copies had left here: {files}"),
    "leftovers.back": N_(
        "there again, since a killed copy did not replace it: {files}"
    ),
    "fork.found": N_(
        "there are several campaigns here now: name one with -c FILE, or keep branches in "
        "a folder of their own"
    ),
}
# What differs, by the kind of thing.
GROUPS: dict[str, str] = {
    "campaign": N_("The campaign"),
    "player": N_("Players"),
    "title": N_("Titles"),
    "territory": N_("Territories"),
    "region": N_("Regions"),
    "diocese": N_("Dioceses"),
    "lord": N_("Lords"),
    "figure": N_("Figures"),
    "side": N_("Sides"),
    "general": N_("Generals"),
    "steward": N_("Stewards"),
    "hero": N_("Heroes"),
    "section": N_("Sections"),
    "unit": N_("Units"),
    "machine": N_("Machines"),
    "scenario": N_("Scenarios"),
    "account": N_("Elsewhere"),
    "rules": N_("House rules"),
}
# Codes that are recorded, by the field that holds them.
CODES: dict[str, dict[str, str]] = {
    "code": siege.SCENARIOS,
    "council": BENEFITS,
    "gate_as": siege.SECTIONS,
    "objective": OBJECTIVES,
    "role": siege.ROLES,
    "scenario": SCENARIOS | siege.SCENARIOS,
    "state": siege.STATES,
    "step": STEPS,
    "type": siege.TYPES,
}
