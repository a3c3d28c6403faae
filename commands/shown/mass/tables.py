"""The tables of mass combat, to look things up."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "mass cell",
        "Shows what a personal roll gives: its row, its column, its cell.",
        screen="commands.mass.screens:cell_screen",
        helps={"total": "The hero's roll with all that is added to it."},
    ),
    Shown(
        "mass tactics",
        """Compares two tactics, for the attacker's roll.

        The tactics: MAR, CHA, ENV, FLA, RET, REG, REC, REC-CHA, RAN, REP, or their
        names.
        """,
        screen="commands.mass.screens:tactics_screen",
        helps={
            "attacker": "ATTACKER|The attacker's tactic.",
            "defender": "DEFENDER|The defender's tactic.",
        },
        flow="commands.mass.handlers:tactics",
    ),
    Shown(
        "mass numbers",
        """Shows what the advantage of numbers is worth.

        Walls are told by their level, or by a name that the house rules give one
        (large_castle).
        """,
        screen="commands.mass.screens:numbers_screen",
        helps={
            "men_a": "MEN_A|Men on the first side.",
            "men_b": "MEN_B|Men on the second side.",
            "fort_a": "Behind which walls the first side stands.",
            "fort_b": "Behind which walls the second side stands.",
        },
    ),
    Shown(
        "mass raises",
        "Counts the free raises of an army's rolls before the battle.",
        screen="commands.mass.screens:raises_screen",
        helps={"totals": "TOTAL|What each roll before the battle came to."},
    ),
    Shown(
        "mass wounds",
        "Shows the flesh wounds of a volley's hits.",
        screen="commands.mass.screens:wounds_screen",
        helps={
            "tn": "The target's TN to be hit.",
            "hits": "How many hits of one volley it takes.",
            "dracheneisen": "Kept damage dice that dracheneisen ignores.",
        },
    ),
)
