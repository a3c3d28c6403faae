"""A battle: prepared, fought, scored."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "medfan prepare",
        """Settles the coming battle: objectives, scenario, attacker, length.

        Anything already settled stays as it is. The dice: the objective of each player
        who has none, the scenario (d12) and, in a Rescue, who attacks.
        """,
        screen="commands.medfan.battle_screens:prepared_screen",
        helps={
            "other": "OPPONENT|The opponent.",
            "scenario": "SCENARIO|The scenario; by default, one drawn at random.",
            "objectives": "A player’s objective; by default, it is rolled for.",
            "attacker": "Who attacks.",
            "prisoner": "The attacker’s hero whose profile the prisoner has.",
            "variable": "The battle is of variable length.",
            "fixed": "The battle lasts six turns.",
            "again": "Draw another scenario at random; this one is unplayable.",
        },
    ),
    Shown(
        "medfan scenario",
        "Rolls for the scenario of a battle.",
        screen="commands.medfan.battle_screens:thrown_screen",
        flow="commands.medfan.handlers:by_name",
    ),
    Shown(
        "medfan improvement",
        "Rolls to see which characteristic is improved.",
        screen="commands.medfan.battle_screens:thrown_screen",
        flow="commands.medfan.handlers:by_name",
    ),
    Shown(
        "medfan length",
        """Rolls to see whether a battle ends after this turn.

        The battle ends in turn 5 on 5 or 6, in turn 6 on 3 to 6, in turn 7 without a
        roll. For the prepared battle the turn may be left out: it is the one after the
        last recorded (--record), beginning with turn 5.
        """,
        screen="commands.medfan.battle_screens:length_screen",
        helps={
            "turn": "Which turn; by default, the prepared battle’s next turn.",
            "fixed": "The battle is of fixed length.",
            "who": "The player who has won the initiative and so rolls the die.",
        },
        flow="commands.medfan.handlers:length",
    ),
    Shown(
        "medfan card",
        "Shows the card of a scenario: setup, limits, what is counted, how to win.",
        screen="commands.medfan.battle_screens:card_screen",
        helps={
            "name": "A scenario, by its name or its number; by default, the one prepared."
        },
        flow="commands.medfan.handlers:card",
    ),
    Shown(
        "medfan score",
        """Says who has won, from the counts given; nothing is written down.

        The card of each scenario says what is counted. Scores are doubled, so that half
        a cost needs no rounding.
        """,
        screen="commands.medfan.battle_screens:score_screen",
        helps={
            "name": "Which battle; by default, the one prepared.",
            "attacker": "What the attacker has counted, as in Anne,killed=40+35.",
            "defender": "What the defender has counted.",
            "pieces": "N:N|Figures on a piece of scenery, the attacker’s first.",
            "prisoner": "What became of the prisoner.",
            "gem": "In whose half the gem lies.",
            "dead": "A figure that was killed.",
            "wounded": "A figure that was wounded but lives.",
        },
        flow="commands.medfan.handlers:score",
    ),
)
