"""Words for branches, and for the differences between two campaigns."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

BRANCH = N_("branch of {of} at entry {at:plain}")
REFUSALS: Texts = {
    "diff.game": "{file} belongs to a different game ({game}) from this campaign ({played}): there is nothing to compare",
}
WARNINGS: Texts = {
    "diff.unrelated": "{file} has no entry in common with this campaign: only their current state is compared",
    "leftovers": "removed files left here by interrupted copies: {files}",
    "leftovers.back": "restored after an interrupted copy: {files}",
    "fork.found": (
        "there are several campaigns here now: name one with -c FILE, or keep the branches in a separate folder"
    ),
}
# Headings for differences, by the kind of thing.
GROUPS: Texts = {
    "campaign": "The campaign",
    "player": "Players",
    "title": "Titles",
    "territory": "Territories",
    "region": "Regions",
    "diocese": "Dioceses",
    "lord": "Lords",
    "figure": "Figures",
    "side": "Sides",
    "general": "Generals",
    "steward": "Stewards",
    "hero": "Heroes",
    "section": "Sections",
    "unit": "Units",
    "machine": "Machines",
    "scenario": "Scenarios",
    "account": "Elsewhere",
    "rules": "House rules",
}
