"""A battle prepared, measured, counted."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "medfan prepare",
        """Settles the coming battle: objectives, scenario, attacker, length.

        What was settled before stays. The dice: the objective of each player who has
        none, the scenario (d12), and in a Rescue who attacks.
        """,
        screen="commands.medfan.battle_screens:prepared_screen",
        helps={
            "other": "OPPONENT|The opponent.",
            "scenario": "ID|Which battle it is; otherwise it is drawn.",
            "objectives": "A player's objective; otherwise it is thrown for.",
            "attacker": "Who attacks.",
            "prisoner": "The attacker's hero whose likeness is to be rescued.",
            "variable": "The battle is of variable length.",
            "fixed": "The battle lasts six turns.",
            "again": "Draw another scenario; this one is unplayable.",
        },
    ),
    Shown(
        "medfan scenario",
        "Throws which battle it is.",
        screen="commands.medfan.battle_screens:thrown_screen",
        flow="commands.medfan.handlers:by_name",
    ),
    Shown(
        "medfan improvement",
        "Throws which characteristic is improved.",
        screen="commands.medfan.battle_screens:thrown_screen",
        flow="commands.medfan.handlers:by_name",
    ),
    Shown(
        "medfan length",
        """Throws whether a battle ends with this turn.

        In turn 5 it ends on 5 and 6, in turn 6 on 3 to 6, in turn 7 without a throw.
        Of the battle prepared the turn need not be said: after those that were recorded
        (--record) the next one follows, and turn 5 is the first.
        """,
        screen="commands.medfan.battle_screens:length_screen",
        helps={
            "turn": "Which turn it is; else the next one of the battle prepared.",
            "fixed": "The battle is of fixed length.",
            "who": "Who has won the initiative, and throws.",
        },
        flow="commands.medfan.handlers:length",
    ),
    Shown(
        "medfan card",
        "Shows the card of a scenario: setup, limits, what is counted, how to win.",
        screen="commands.medfan.battle_screens:card_screen",
        helps={"name": "A scenario, by its name or its number; else the one prepared."},
        flow="commands.medfan.handlers:card",
    ),
    Shown(
        "medfan score",
        """Says who has won, by what was counted; nothing is written down.

        What each scenario counts stands on its card. Scores are doubled, so that half a
        cost needs no rounding.
        """,
        screen="commands.medfan.battle_screens:score_screen",
        helps={
            "name": "Which battle; else the one prepared.",
            "attacker": "What the attacker has counted, as Anne,killed=40+35.",
            "defender": "What the defender has counted.",
            "pieces": "N:N|Figures on a piece of scenery, the attacker's first.",
            "prisoner": "What became of the prisoner.",
            "gem": "In whose half the gem lies.",
            "dead": "A figure that was killed.",
            "wounded": "A figure that was wounded, and lives.",
        },
        flow="commands.medfan.handlers:score",
    ),
)
