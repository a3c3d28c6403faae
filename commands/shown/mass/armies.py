"""Armies: sides, generals, heroes."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "mass side",
        "Enters one of the two sides, or says more of it.",
        helps={
            "men": "How many men.",
            "fortification": "Behind which walls it stands; none: 1.",
            "montaigne": "Porté mages serve there.",
        },
    ),
    Shown(
        "mass general",
        """Enters a general of a side, or says more of one.

        The first general of a side makes its strategy rolls.
        """,
        helps={
            "strategy": "The rank in Strategy.",
            "galvanize": "The rank in Galvanize.",
            "commands": "Makes the strategy rolls from now on.",
        },
    ),
    Shown(
        "mass steward",
        "Enters the steward of a side, or says more of one.",
        helps={"logistics": "The rank in Logistics."},
    ),
    Shown(
        "mass hero",
        "Enters a hero or a named champion of a side, or says more of one.",
        helps={
            "tactics": "The rank in Tactics.",
            "command": "The rank in Command.",
            "unit": "Whom the hero fights among; otherwise infantry.",
            "commission": "Is a sergeant, or more.",
            "champion": "Is a champion whom no player plays.",
        },
    ),
    Shown(
        "mass start",
        "Says which side starts the fight: it is the attacker of the first turn.",
    ),
    Shown(
        "mass prepare",
        """Makes an army's rolls before the battle, for its free raises.

        The dice: the steward's Wits and Logistics, then each general's Wits and
        Galvanize; of each roll all dice at once, then the tens again.
        """,
        screen="commands.mass.armies_screens:prepared_screen",
        helps={
            "totals": "What a roll came to that was made at the table; may be repeated."
        },
    ),
    Shown(
        "mass armies",
        "Shows both sides: men, free raises, generals, stewards, heroes.",
        screen="commands.mass.armies_screens:armies_screen",
    ),
)
