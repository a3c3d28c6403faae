"""For every kind of act of a Med-Fan campaign, one that succeeds.

Each gives its preparation and the arguments of the act. A new kind of act of
that game needs a line here; `test_each_kind` fails without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.evening import Evening


def _nothing(_: Evening) -> None:
    """Only the players, and nothing else."""


def _joined(evening: Evening) -> None:
    """Anne has 500, a tavern and no army; Bruno has a holding."""
    evening.act("medfan join", "Anne", "Vaux", dice="1 2")
    evening.act("medfan join", "Bruno", "Bourg", dice="4 3")


def _army(evening: Evening) -> None:
    """A general, a mage without a spell, three goblins; the fighting has begun."""
    _joined(evening)
    for words in (
        ("Ysolde", 45, "hero", ["general", "healer"]),
        ("Merlin", 50, "hero", ["mage"]),
        ("Goblin", 15, "troop", [], None, None, None, 3),
    ):
        evening.act("medfan recruit", "Anne", *words)


def _labyrinth(evening: Evening) -> None:
    _army(evening)
    evening.act("correct", ["territory:unknown 1.capability"], "labyrinth", "so be it")


def _council(evening: Evening) -> None:
    _army(evening)
    where = "territory:unknown 1.capability"
    evening.act("correct", [where], "council_of_archmages", "so be it")


def _items(evening: Evening) -> None:
    _army(evening)
    evening.act("rules set", "medfan.house_rules.general_magic_item", "true")


SAMPLES: dict[str, tuple[Callable[[Evening], None], tuple[Any, ...]]] = {
    "medfan join": (_nothing, ("Anne", "Vaux")),
    "medfan recruit": (_army, ("Anne", "Orc", 21, "troop", [], None, None, None, 2)),
    "medfan improve": (_labyrinth, ("Anne", "Ysolde", "melee", 21)),
    "medfan dismiss": (_army, ("Anne", "Goblin 2")),
    "medfan spell": (_army, ("Anne", "Merlin", "Boule de feu")),
    "medfan item": (_items, ("Anne", "Ysolde", "magic_armour", 10)),
    "medfan council": (_council, ("Anne", "one_more_hero_may_be_mage")),
    "medfan after": (_army, ("Anne", "Anne", "Bruno", ["Anne:Goblin 1"])),
    "medfan income": (_army, ()),
    "medfan goal": (_army, (3, None, True)),
    "medfan survival": (_army, (2, True)),
    "medfan spoils": (_army, (137, 1)),
    "medfan objective": (_army, ()),
    "medfan determine": (_army, (None, "Anne")),
    "medfan prepare": (_army, ("Anne", "Bruno")),
    "medfan capability": (_army, (["tavern"],)),
    "medfan scenario": (_army, ()),
    "medfan improvement": (_army, ()),
    "medfan length": (_army, (5,)),
}
