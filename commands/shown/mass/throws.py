"""Single rolls, and their chances."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"mass odds": "Exact chances: personal rolls, generals’ rolls."}

SHOWN = by_path(
    Shown(
        "mass personal",
        """Makes a hero’s personal roll, and shows its result.

        The dice: one ten-sided die; a ten is rolled again.
        """,
        screen="commands.mass.screens:personal_screen",
        helps={
            "wits": "The hero’s rank in Wits.",
            "tactics": "The hero’s rank in Tactics.",
        },
    ),
    Shown(
        "mass roll",
        """Rolls ten-sided dice and keeps the best.

        The dice: all at once, then the tens again in order, until none is left. Each
        rolled die beyond ten becomes a kept one; each kept die beyond ten is worth 10.
        """,
        screen="commands.mass.screens:roll_screen",
        helps={
            "rolled": "ROLLED|How many dice are rolled.",
            "kept": "KEPT|How many dice are kept, the best first.",
            "explode": "Tens are not rolled again (the character lacks the knack, or is crippled).",
        },
    ),
    Shown(
        "mass strategy",
        """Makes the generals’ contested rolls, all modifiers included.

        A side is its dice (6k3) or total=N, then any of: tactic, terrain
        (high_ground+difficult_ground+crossing_water), men, fort, front and fallen
        (heroes who stood at the Front, and heroes who fell, in the previous turn; both:
        heroes who did both), raises, command (ranks, 3+2), other, wits. The dice: those
        of A, then those of B; for each roll, all the dice at once, then the tens again.
        """,
        screen="commands.mass.strategy_screens:strategy_screen",
        helps={
            "a": "A|One side, for example 6k3,tactic=ENV,men=3000,raises=1,command=2.",
            "b": "B|The other side, in the same form.",
            "attacker": "Which side attacks; by default, a.",
        },
    ),
    Shown(
        "mass volley",
        """Fires a volley and shares out its hits.

        The members of --bands come on top of --brutes. The dice: all at once, then the
        tens again in order; then, if hits are left over, who takes them.
        """,
        screen="commands.mass.screens:volley_screen",
        helps={
            "brutes": "Brutes who fire without belonging to a band.",
            "henchmen": "Henchmen who fire.",
            "heroes": "Heroes or villains who fire.",
            "bands": "Bands of brutes who fire, each with its threat rating.",
            "level": "The volley level, if it is known.",
            "at_brutes": "How many brutes are fired at.",
            "at_others": "How many henchmen, heroes and villains are fired at.",
        },
    ),
    Shown(
        "mass odds personal",
        "Shows what a hero may expect at each level of engagement.",
        screen="commands.mass.odds_screens:personal_screen",
        helps={
            "wits": "The hero’s rank in Wits.",
            "tactics": "The hero’s rank in Tactics.",
            "situation": "How the hero’s own army fares; by default, all three outcomes are shown.",
        },
    ),
    Shown(
        "mass odds strategy",
        """Shows how likely each of two generals is to win the turn.

        Tens explode without limit. The calculation leaves out dice that begin with
        twelve tens: a chance of less than one in a billion in all.
        """,
        screen="commands.mass.odds_screens:strategy_screen",
        helps={
            "a": "A|One general’s roll: 6k3, 5k3+10, 7k4-5.",
            "b": "B|The other general’s roll.",
        },
    ),
)
