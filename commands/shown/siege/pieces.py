"""Equipment and units: bought, given, placed, hit."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "siege buy",
        """Buys equipment out of a side’s allowance.

        Choices, where there are several machines: machine.
        """,
        helps={
            "count": "How many; for ladders, the number of stands; by default, one.",
            "unit": "Buy for this unit, which takes the pieces at once; by default, as many as it needs.",
        },
    ),
    Shown(
        "siege load",
        "Buys everything in a list, if the whole list is in order.",
        helps={"text": "LIST.toml|A file with a list."},
    ),
    Shown(
        "siege unit",
        """Adds a unit to a side, or details to a unit.

        A stand that is lost takes its ladders with it. Choices, where there are several
        machines: machine.
        """,
        helps={
            "name": "What the unit is called.",
            "type_": "What sort of unit it is.",
            "stands": "How many stands the unit has; 0 if it is wiped out.",
            "items": "A piece that the unit takes from those its side has bought; may be repeated.",
            "stand_hits": "How many hits cost the unit a stand, according to its army list.",
        },
    ),
    Shown(
        "siege give",
        """Gives a unit a piece that its side has bought.

        Choices, where there are several machines: machine.
        """,
    ),
    Shown("siege drop", "Leaves a unit’s piece behind; another unit may take it up."),
    Shown(
        "siege place",
        "Places earthworks, oil, machines or artillery that a side has bought.",
        screen="commands.siege.field_screens:placed_screen",
        helps={
            "count": "How many; by default, one.",
            "on": "The section on which the oil is placed.",
        },
    ),
    Shown(
        "siege hit",
        """Hits a machine or a piece of artillery; once its last hit point is gone, it
        is destroyed.

        Choices, where there are several machines: machine.
        """,
        helps={"hits": "HITS|How many hits."},
    ),
    Shown(
        "siege pieces",
        "Shows what each side has bought, placed and lost, its units and its machines.",
        screen="commands.siege.field_screens:pieces_screen",
    ),
)
