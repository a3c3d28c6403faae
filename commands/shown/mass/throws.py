"""Single throws, and their chances."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"mass odds": "Exact chances: of a personal roll, of the generals' roll."}

SHOWN = by_path(
    Shown(
        "mass personal",
        """Throws a hero's personal roll, and shows what it gives.

        The dice: one ten-sided die; a ten is thrown again.
        """,
        screen="commands.mass.screens:personal_screen",
        helps={
            "wits": "The hero's rank in Wits.",
            "tactics": "The hero's rank in Tactics.",
        },
    ),
    Shown(
        "mass roll",
        """Rolls ten-sided dice and keeps the best.

        The dice: all at once, then the tens again in order, until none is left. Of more
        than ten dice, those too many are kept; of more than ten kept, each is worth 10.
        """,
        screen="commands.mass.screens:roll_screen",
        helps={
            "rolled": "ROLLED|How many dice are rolled.",
            "kept": "KEPT|How many of them are kept, the best.",
            "explode": "Tens are not thrown again: without the knack, or crippled.",
        },
    ),
    Shown(
        "mass strategy",
        """Makes the generals' opposed roll, with all that is added to it.

        A side is its dice (6k3) or total=N, and what there is of: tactic, terrain
        (high_ground+difficult+crossing_water), men, fort, front and down (heroes in the
        Front, and heroes lost, in the turn before; both: those who were both), raises,
        command (ranks, 3+2), other, wits. The dice: those of A, then those of B; of
        each roll all at once, then the tens again.
        """,
        screen="commands.mass.strategy_screens:strategy_screen",
        helps={
            "a": "A|One side, as 6k3,tactic=ENV,men=3000,raises=1,command=2.",
            "b": "B|The other side, in the same words.",
            "attacker": "Which of the two attacks; otherwise a.",
        },
    ),
    Shown(
        "mass volley",
        """Fires a volley, and shares out its hits.

        The members of --bands come besides --brutes. The dice: all at once, then the
        tens again in order; then, where hits are left over, who takes them.
        """,
        screen="commands.mass.screens:volley_screen",
        helps={
            "brutes": "Brutes who fire in no band.",
            "henchmen": "Henchmen who fire.",
            "heroes": "Heroes or villains who fire.",
            "bands": "Bands of brutes who fire, each with its threat rating.",
            "level": "The volley level, where it is known.",
            "at_brutes": "How many brutes are fired at.",
            "at_others": "How many henchmen, heroes and villains are.",
        },
    ),
    Shown(
        "mass odds personal",
        "Shows what a hero may expect at each level of engagement.",
        screen="commands.mass.odds_screens:personal_screen",
        helps={
            "wits": "The hero's rank in Wits.",
            "tactics": "The hero's rank in Tactics.",
            "situation": "How the hero's own army fares; otherwise all three are shown.",
        },
    ),
    Shown(
        "mass odds strategy",
        """Shows which of two generals wins the turn, and how likely.

        Tens explode without end. What is reckoned leaves out dice that begin with
        twelve tens: together less than a billionth.
        """,
        screen="commands.mass.odds_screens:strategy_screen",
        helps={
            "a": "A|One general's roll: 6k3, 5k3+10, 7k4-5.",
            "b": "B|The other general's roll.",
        },
    ),
)
