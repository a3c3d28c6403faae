"""What is said of the words of mass combat."""

from __future__ import annotations

from commands.shown.said import Said

# By the flag of an option, or the name of a kind.
SAID = {
    "--side": Said("", "On which side."),
    "--wits": Said("", "The rank in Wits."),
    "--unit": Said("", "Whom the hero fights among."),
    "--situation": Said("", "How the hero's own army fares this turn."),
    "--engagement": Said("", "How far in front the hero stands."),
    "--modifier": Said("", "All else that is added to the roll, or taken away."),
    "--lends": Said("", "The hero lends his Command to his general: -2."),
    "mass.men": Said("N"),
    "mass.walls": Said("LEVEL"),
    "mass.side": Said("SIDE", "A side.", "commands.complete:sides"),
    "mass.unit": Said("infantry|cavalry|artillery", "", "commands.mass.offers:units"),
    "mass.engaged": Said("HERO=LEVEL", "", "commands.mass.offers:engaged"),
    "mass.plan": Said("SIDE=TACTIC", "", "commands.mass.offers:plans"),
    "mass.hero": Said("HERO", "A hero.", "commands.complete:heroes"),
    "mass.spent": Said("SIDE=N", "", "commands.mass.offers:numbers"),
    "mass.rolled": Said("SIDE=N", "", "commands.mass.offers:numbers"),
    "mass.added": Said("SIDE=N", "", "commands.mass.offers:numbers"),
    "mass.opponent": Said("NAME", "", "commands.complete:heroes"),
    "mass.ground": Said("SIDE=GROUND", "", "commands.mass.offers:grounds"),
    "mass.opportunity": Said("CODE", "", "commands.mass.offers:opportunities"),
    "mass.situation": Said("victory|tie|defeat", "", "commands.mass.offers:situations"),
    "mass.engagement": Said(
        "support|disengaged|engaged|front", "", "commands.mass.offers:engagements"
    ),
    "mass.total": Said("N"),
    "mass.tactic": Said("TACTIC", "", "commands.mass.offers:tactics"),
    "mass.modifier": Said("M"),
    "mass.army": Said("ARMY"),
    "mass.pool": Said("POOL"),
    "mass.letter": Said("a|b", "", "commands.mass.offers:letters"),
    "mass.bands": Said("6x1,6x1"),
}
