"""The table: its seats, its clock, its dice, names drawn at it."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"players": "The seats at the table, in order."}
# What may happen when a phase or a turn ends.
ENDS = """The dice, where a siege may end with it: one six-sided die.

What is left undone is told; at a terminal somebody is asked first, and nothing
is written without a yes.

Choices: go_on (go, stay), where something is left undone; where a movement of
Fief ends with it, owner.VILLAGE, title.REGION (which lord carries a captured
title); those of `fief inherit`, where nobody has settled an inheritance.
"""

SHOWN = by_path(
    Shown(
        "players list",
        "Lists the players in seat order.",
        screen="commands.players:listed",
    ),
    Shown(
        "players add",
        "Seats a new player at the end of the table.",
        helps={"name": "The name from now on."},
    ),
    Shown(
        "players rename",
        "Calls a player otherwise from now on.",
        helps={"new": "The name from now on."},
    ),
    Shown(
        "players retire",
        "Takes a player from the table: money to the bank, the rest vacant.",
    ),
    Shown(
        "turn",
        f"Shows the turn, or ends it and begins the next.\n\n{ENDS}",
        screen="commands.clock:clock_screen",
        flow="commands.handlers.clock:moved",
    ),
    Shown(
        "phase",
        f"Shows the phase, or goes on to the next.\n\n{ENDS}",
        screen="commands.clock:clock_screen",
        flow="commands.handlers.clock:moved",
    ),
    Shown(
        "next",
        """Says what the phase still wants, and from whom.

        Who is to act and who has acted; what is due, with the line to type; and when
        nothing is left, that the phase can end.
        """,
        screen="commands.wanted:screen",
        flow="commands.handlers.wanted:wanted",
    ),
    Shown(
        "roll",
        """Throws dice; recorded where there is a campaign.

        Faces are asked for pool by pool, then the exploding dice again, in order, until
        none explodes.
        """,
        screen="commands.dice:rolled",
        helps={
            "expression": "What to throw: 2d6+1, 4d10k3, d6!, 2d6*10.",
            "who": "Whose throw it is.",
        },
        flow="commands.handlers.dice:roll",
    ),
    Shown(
        "names",
        """Draws names for territories that nobody in the campaign has yet.

        What is given by hand stays; the rest is drawn, name by name: the noun, a
        six-sided die for the number of qualifiers (1 to 3 one, 4 to 6 two), each
        qualifier. A draw is one die as long as the list (d41 for nouns, d130 for
        qualifiers). With --by-dice it is three six-sided dice, thrown again where they
        lead beyond the list. Nothing is written down.
        """,
        screen="commands.names:listed",
        helps={
            "many": "How many names; otherwise one.",
            "noun": "The noun, in any of its forms, in French or in English.",
            "qualifiers": "A qualifier, in any of its forms; a second one has its own --qualifier.",
            "count": "1|2|How many qualifiers the names have.",
            "by_dice": "Draw each word with three six-sided dice.",
        },
        flow="commands.handlers.names:names",
    ),
)
