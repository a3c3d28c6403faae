"""For every kind of act of a siege, one that succeeds.

Each gives its preparation and the arguments of the act. A new kind of act of
that game needs a line here; `test_each_kind` fails without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.evening import Evening


REST = (None,) * 8  # points, spent, people and units of both sides, when one begins


def _nothing(_: Evening) -> None:
    """Only the players, and nothing else."""


def _race(evening: Evening) -> None:
    """The race for the watchtower, in the Empire's turn, with two of its units."""
    evening.act("siege start", "watchtower", "Nains", "Empire", *REST, "defender")
    evening.act("siege unit", "Empire", "Archers", "infantry", 3)
    evening.act("siege unit", "Nains", "Haches", "infantry", 3)


def _help(evening: Evening) -> None:
    """The Empire tries to get through."""
    evening.act("siege start", "help", "Nains", "Empire", *REST, "attacker")


def _keep(evening: Evening) -> None:
    """The siege of Braken Keep, with a fortress and a unit of each side."""
    evening.act("siege start", "braken_keep", "Nains", "Empire")
    evening.act("siege wall", 3, 1, 1)
    evening.act("siege unit", "Nains", "Haches", "infantry", 3)
    evening.act("siege unit", "Empire", "Archers", "infantry", 3)


def _bought(evening: Evening) -> None:
    """Both sides have bought something."""
    _keep(evening)
    evening.act("siege buy", "Nains", "ram", 2)
    evening.act("siege buy", "Nains", "trebuchet")
    evening.act("siege buy", "Empire", "earthwork", 2)
    evening.act("siege buy", "Empire", "boiling_oil")


def _placed(evening: Evening) -> None:
    """A unit has a ram, the walls have oil, and the ground has earthworks."""
    _bought(evening)
    evening.act("siege give", "Haches", "ram", 1)
    evening.act("siege place", "Empire", "earthwork", 2)
    evening.act("siege place", "Empire", "boiling_oil", 1, "Wall 1")


LIST = 'side = "attacker"\nequipment = { siege_tower = 1, trebuchet = 1 }\n'
SAMPLES: dict[str, tuple[Callable[[Evening], None], tuple[Any, ...]]] = {
    "siege start": (_nothing, ("siege", "Orques", "Elfes", 2000)),
    "siege general": (_keep, ("Nains", "Grimbold", True)),
    "siege break": (_race, ("Empire",)),
    "siege hold": (_race, ("Archers", 2)),
    "siege off": (_help, (2, True)),
    "siege end": (_help, ("Nains",)),
    "siege buy": (_keep, ("Nains", "ladders", None, "Haches")),
    "siege load": (_keep, ("Nains", LIST)),
    "siege unit": (_bought, ("Nains", "Mineurs", "infantry", 4, ["ram"])),
    "siege give": (_bought, ("Haches", "ram", 2)),
    "siege drop": (_placed, ("Haches", "ram")),
    "siege place": (_bought, ("Empire", "boiling_oil", 1, "Wall 1")),
    "siege hit": (_placed, ("Nains", "ram", 3, 1)),
    "siege section": (_keep, ("Wall 1", None, "destroyed", "2:1")),
    "siege wall": (_keep, (2, 1, 1, 1)),
    "siege batter": (_placed, ("Haches", "Wall 2", "breach")),
    "siege oil": (_placed, ("Wall 1", 6, "Haches")),
    "siege clear": (_placed, ("Haches", "2,2")),
    "siege earthwork": (_nothing, (3,)),
    "siege length": (_nothing, (7,)),
}
