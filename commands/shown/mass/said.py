"""Placeholders and help texts for the words of mass combat."""

from __future__ import annotations

from commands.shown.said import Said

# By the flag of an option, or the name of a kind of word.
SAID = {
    "--side": Said("", "The side."),
    "--wits": Said("", "The rank in Wits."),
    "--unit": Said("", "The hero’s unit."),
    "--situation": Said("", "How the hero’s own army fares this turn."),
    "--engagement": Said("", "The hero’s level of engagement."),
    "--modifier": Said(
        "", "Anything else that is added to the roll or subtracted from it."
    ),
    "--lends": Said("", "The hero lends his Command to his general: −2."),
    "mass.men": Said("N"),
    "mass.walls": Said("LEVEL"),
    "mass.side": Said("SIDE", "A side."),
    "mass.unit": Said("infantry|cavalry|artillery"),
    "mass.engaged": Said("HERO=LEVEL"),
    "mass.plan": Said("SIDE=TACTIC"),
    "mass.hero": Said("HERO", "A hero."),
    "mass.spent": Said("SIDE=N"),
    "mass.rolled": Said("SIDE=N"),
    "mass.added": Said("SIDE=N"),
    "mass.opponent": Said("NAME"),
    "mass.ground": Said("SIDE=GROUND"),
    "mass.opportunity": Said("CODE"),
    "mass.situation": Said("victory|tie|defeat"),
    "mass.engagement": Said("support|disengaged|engaged|front", ""),
    "mass.total": Said("N"),
    "mass.tactic": Said("TACTIC"),
    "mass.modifier": Said("M"),
    "mass.army": Said("ARMY"),
    "mass.pool": Said("POOL"),
    "mass.letter": Said("a|b"),
    "mass.bands": Said("6x1,6x1"),
}
