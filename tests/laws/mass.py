"""For every kind of act of mass combat, one that succeeds.

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


def _sides(evening: Evening) -> None:
    """Two sides, one with a general."""
    evening.act("mass side", "Montaigne", 3000)
    evening.act("mass side", "Eisen", 1000, "large castle")
    evening.act("mass general", "Léon", "Montaigne", 3, 4, 2)


def _begun(evening: Evening) -> None:
    """Both sides have generals, and a hero each; the fight has begun."""
    _sides(evening)
    evening.act("mass general", "Otto", "Eisen", 2, 2)
    evening.act("mass hero", "Rodrigo", "Montaigne", 3, 2)
    evening.act("mass hero", "Karl", "Eisen", 3, 2)
    evening.act("mass start", "Eisen")


TURN = (["Rodrigo=engaged", "Karl=engaged"], ["Montaigne=MAR", "Eisen=MAR"])


def _turned(evening: Evening) -> None:
    """A turn whose dice gave an opportunity to both heroes."""
    _begun(evening)
    total = ["Montaigne=20", "Eisen=20"]
    evening.act("mass turn", *TURN, None, None, total, dice="5 1 1 1 5 1 1 1")


def _duel(evening: Evening) -> None:
    _turned(evening)
    opponent = (False, False, False, None, None, False, "Karl")
    evening.act("mass opportunity", "Rodrigo", "DUE", *opponent)


SAMPLES: dict[str, tuple[Callable[[Evening], None], tuple[Any, ...]]] = {
    "mass side": (_nothing, ("Montaigne", 3000, "2")),
    "mass general": (_sides, ("Anton", "montaigne", 2, 3, 2, True)),
    "mass steward": (_sides, ("Hugues", "Eisen", 2, 3)),
    "mass hero": (_sides, ("Otto", "Eisen", 3, 2, 1, "artillery", True)),
    "mass start": (_sides, ("Eisen",)),
    "mass prepare": (_sides, ("Montaigne",)),
    "mass turn": (_begun, TURN),
    "mass opportunity": (_turned, ("Rodrigo", "BAN")),
    "mass down": (_begun, ("Karl",)),
    "mass duel": (_duel, ("Rodrigo", "Karl")),
    "mass end": (_begun, ("Eisen",)),
    "mass personal": (_nothing, (3, 2, "victory", "engaged", "cavalry")),
    "mass roll": (_nothing, (5, 3, -2)),
    "mass strategy": (_nothing, ("5k3,raises=1", "6k3,other=-3")),
    "mass volley": (_nothing, (0, 1, 1, "6x1,6x1", None, 5, 1)),
}
