"""The tables of mass combat, to look things up."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "mass cell",
        "Shows the result of a personal roll: its row, its column, its cell.",
        screen="commands.mass.screens:cell_screen",
        helps={"total": "The hero’s roll, all modifiers included."},
    ),
    Shown(
        "mass tactics",
        """Compares two tactics, for the attacker’s roll.

        The tactics: MAR, CHA, ENV, FLA, RET, REG, REC, REC-CHA, RAN, REP, or their
        names.
        """,
        screen="commands.mass.screens:tactics_screen",
        helps={
            "attacker": "ATTACKER|The attacker’s tactic.",
            "defender": "DEFENDER|The defender’s tactic.",
        },
        flow="commands.mass.handlers:tactics",
    ),
    Shown(
        "mass numbers",
        """Shows what numerical advantage is worth.

        Walls are given by their level, or by a name from the house rules, such as
        large_castle.
        """,
        screen="commands.mass.screens:numbers_screen",
        helps={
            "men_a": "MEN_A|Men on the first side.",
            "men_b": "MEN_B|Men on the second side.",
            "fort_a": "The first side’s fortification.",
            "fort_b": "The second side’s fortification.",
        },
    ),
    Shown(
        "mass raises",
        "Counts the free raises that an army’s rolls earn before the battle.",
        screen="commands.mass.screens:raises_screen",
        helps={"totals": "TOTAL|The result of each roll before the battle."},
    ),
    Shown(
        "mass wounds",
        "Shows the flesh wounds that the hits of a volley inflict.",
        screen="commands.mass.screens:wounds_screen",
        helps={
            "tn": "The target’s TN to be hit.",
            "hits": "How many hits the target takes in one volley.",
            "dracheneisen": "Kept damage dice that the target’s dracheneisen ignores.",
        },
    ),
)
