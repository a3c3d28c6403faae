"""Placeholders and help texts for the words of mass combat."""

from __future__ import annotations

from commands.shown.said import HelpText

# By the flag of an option, or the name of a kind of word.
SAID = {
    "--side": HelpText("", "The side."),
    "--wits": HelpText("", "The rank in Wits."),
    "--unit": HelpText("", "The hero’s unit."),
    "--situation": HelpText("", "How the hero’s own army fares this turn."),
    "--engagement": HelpText("", "The hero’s level of engagement."),
    "--modifier": HelpText(
        "", "Anything else that is added to the roll or subtracted from it."
    ),
    "--lends": HelpText("", "The hero lends his Command to his general: −2."),
    "mass.men": HelpText("N"),
    "mass.walls": HelpText("LEVEL"),
    "mass.side": HelpText("SIDE", "A side."),
    "mass.unit": HelpText("infantry|cavalry|artillery"),
    "mass.engaged": HelpText("HERO=LEVEL"),
    "mass.plan": HelpText("SIDE=TACTIC"),
    "mass.hero": HelpText("HERO", "A hero."),
    "mass.spent": HelpText("SIDE=N"),
    "mass.rolled": HelpText("SIDE=N"),
    "mass.added": HelpText("SIDE=N"),
    "mass.opponent": HelpText("NAME"),
    "mass.ground": HelpText("SIDE=GROUND"),
    "mass.opportunity": HelpText("CODE"),
    "mass.situation": HelpText("victory|tie|defeat"),
    "mass.engagement": HelpText("support|disengaged|engaged|front", ""),
    "mass.total": HelpText("N"),
    "mass.tactic": HelpText("TACTIC"),
    "mass.modifier": HelpText("M"),
    "mass.army": HelpText("ARMY"),
    "mass.pool": HelpText("POOL"),
    "mass.letter": HelpText("a|b"),
    "mass.bands": HelpText("6x1,6x1"),
}
