"""Armies: sides, generals, heroes."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "mass side",
        "Enters one of the two sides, or adds details to it.",
        helps={
            "men": "How many men the side has.",
            "fortification": "The level of the side’s fortification; 1 for none.",
            "montaigne": "Porté mages serve in the army.",
        },
    ),
    Shown(
        "mass general",
        """Enters a general of a side, or adds details to one.

        The first general of a side makes its strategy rolls.
        """,
        helps={
            "strategy": "The rank in Strategy.",
            "galvanize": "The rank in Galvanize.",
            "commands": "This general makes the strategy rolls from now on.",
        },
    ),
    Shown(
        "mass steward",
        "Enters the steward of a side, or adds details to one.",
        helps={"logistics": "The rank in Logistics."},
    ),
    Shown(
        "mass hero",
        "Enters a hero or a named champion of a side, or adds details to one.",
        helps={
            "tactics": "The rank in Tactics.",
            "command": "The rank in Command.",
            "unit": "The hero’s unit; by default, infantry.",
            "commission": "The hero is a sergeant or higher.",
            "champion": "This is a champion whom no player plays.",
        },
    ),
    Shown(
        "mass start",
        "Records which side opens the fight: that side is the attacker in the first turn.",
    ),
    Shown(
        "mass prepare",
        """Makes an army’s rolls before the battle, for its free raises.

        The dice: the steward’s Wits and Logistics, then each general’s Wits and
        Galvanize; for each roll, all the dice at once, then the new rolls of any tens.
        """,
        screen="commands.mass.armies_screens:prepared_screen",
        helps={"totals": "The result of a roll made at the table; may be repeated."},
    ),
    Shown(
        "mass armies",
        "Shows both sides: men, free raises, generals, stewards, heroes.",
        screen="commands.mass.armies_screens:armies_screen",
    ),
)
