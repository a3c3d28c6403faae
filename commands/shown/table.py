"""The table: its seats, its clock, its dice, and names drawn for it."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"players": "The seats at the table, in order."}
# What may happen when a phase or a turn ends.
ENDS = """Dice, if a siege may then end: one six-sided die.

Lists what is left undone; at a terminal, asks first, and writes nothing unless the
answer is yes.

Choices: go_on (go, stay), if something is left undone; if this ends a movement in Fief,
owner.VILLAGE, title.REGION (which lord holds a captured title); those of `fief
inherit`, if nobody has settled an inheritance.
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
        helps={"name": "The player’s name."},
    ),
    Shown(
        "players rename",
        "Gives a player a new name from now on.",
        helps={"new": "The new name."},
    ),
    Shown(
        "players retire",
        "Removes a player from the table: the player’s money goes to the bank, and everything else becomes vacant.",
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
        """Shows what is still to be done in this phase, and by whom.

        Shows who is to act and who has acted; what is due, with the line to type; and,
        when nothing is left, that the phase can end.
        """,
        screen="commands.wanted:screen",
        flow="commands.handlers.wanted:wanted",
    ),
    Shown(
        "roll",
        """Rolls dice; with a campaign, the roll is recorded.

        Faces are asked for pool by pool, then those of the exploding dice, in order,
        until none explodes.
        """,
        screen="commands.dice:rolled",
        helps={
            "expression": "What to roll: 2d6+1, 4d10k3, d6!, 2d6*10.",
            "who": "Whose roll it is.",
        },
        flow="commands.handlers.dice:roll",
    ),
    Shown(
        "names",
        """Draws territory names at random, none of them already used in the campaign.

        What you give is kept; the rest is drawn at random, name by name: first the
        noun, then the number of qualifiers with a six-sided die (1 to 3: one, 4 to 6:
        two), then each qualifier. Each draw uses one die with as many faces as the list
        has entries (d41 for nouns, d130 for qualifiers); with --by-dice, three
        six-sided dice, rolled again if they point beyond the list. Nothing is recorded.
        """,
        screen="commands.names:listed",
        helps={
            "many": "How many names; by default, one.",
            "noun": "The noun, in any of its forms, in French or in English.",
            "qualifiers": "A qualifier, in any of its forms; a second one needs its own --qualifier.",
            "count": "1|2|How many qualifiers the names have.",
            "by_dice": "Draw each word with three six-sided dice.",
        },
        flow="commands.handlers.names:names",
    ),
)
