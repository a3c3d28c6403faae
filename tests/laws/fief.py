"""For every kind of act of a Fief campaign, one that succeeds.

Each gives its preparation and the arguments of the act. A new kind of act of
that game needs a line here; `test_each_kind` fails without it. The evening begins in
the cards phase of turn 3, with three families on a small board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.laws import fief_crown, fief_families, fief_heirs, fief_variants
from tests.ledger.rules.fief.positions import (
    board,
    effect,
    holding,
    person,
    text,
    village,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.evening import Evening

    Samples = dict[str, tuple[Callable[[Evening], None], tuple[Any, ...]]]

BOARD = (
    village("Bourg", "Anne", "Anne.v1=5", building="city", mills=1, presses=1)
    + village("Beaujeu", "Bruno", "Bruno.v1=5 Bruno.v3=1", building="castle")
    + village("Sennecy", "Anne", "Anne.v1=1", building="castle")
    + village("Roc", "Anne", "Anne.v1=1", mills=1)
    + village("Val", "Anne", "Anne.v1=1")
    + village("Mont", "Chloé", "Chloé.v1=3")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    + person("Charles", "Anne", "Sennecy", spouse="Isabelle")
    + person("Philippe", "Bruno", "Beaujeu", bishop="Sigy")
    + person("Eric", "Chloé", "Bourg", prisoner_of="Anne")
    + person("Isabelle", "Chloé", "Mont", spouse="Charles")
    + effect("famine", region="Bleu")
    + holding("escrow/lord:Eric", "money", 200)
)
POSITION = text(BOARD, phase="cards", money={"Anne": 2000, "Bruno": 900, "Chloé": 300})

# Kinds that come before the board is set up.
FRESH = frozenset({"fief length", "fief map load", "fief settle", "fief setup roll"})


def _cards(_: Evening) -> None:
    """The first phase of the turn."""


def _dealt(evening: Evening) -> None:
    evening.act("fief deal")


def _income(evening: Evening) -> None:
    evening.act("phase")


def _purchases(evening: Evening) -> None:
    _income(evening)
    evening.act("phase")


def _hired(evening: Evening) -> None:
    """The extension is in use; Anne has two mercenaries, and may keep them or not."""
    evening.act("rules set", "fief.variant.tactics", "true")
    evening.act("correct", ["mercenary", "camp/player:Anne"], "2", "as it lies there")
    _purchases(evening)


def _auctioned(evening: Evening) -> None:
    _hired(evening)
    evening.act("fief upkeep", "Anne", 1)


def _barony(evening: Evening) -> None:
    """Arnaud carries two titles, so that he may hand on one."""
    _purchases(evening)
    evening.act("fief found", "Anne", "Noir", "Sennecy", "Arnaud")


def _movement(evening: Evening) -> None:
    _purchases(evening)
    evening.act("phase")


def _band(evening: Evening) -> None:
    """Rebels are in Gué, and Anne controls them."""
    _movement(evening)
    for what, value in (
        (["v3", "rebels"], "2"),
        (["campaign.revolt"], "Anne"),
        (["campaign.revolt_at"], "territory:Gué"),
    ):
        evening.act("correct", what, value, "as it lies there")


def _preached(evening: Evening) -> None:
    """Rebels are in Beaujeu, where Bishop Philippe is."""
    _band(evening)
    place = "territory:Beaujeu"
    evening.act("correct", ["campaign.revolt_at"], place, "as it lies there")
    evening.act("phase")


def _met(evening: Evening) -> None:
    """Philippe has come to Mont, where Chloé has soldiers."""
    _movement(evening)
    evening.act("correct", ["lord:Philippe.at"], "territory:Mont", "he rode there")
    evening.act("phase")


def _let_in(evening: Evening) -> None:
    """Philippe has been let into Bourg, and camps there."""
    _movement(evening)
    evening.act("correct", ["lord:Philippe.at"], "territory:Vaux", "he rode there")
    leave = {"passage": "granted"}
    evening.act("fief move", "Bruno", "Philippe", ["Bourg"], choices=leave)


def _laid_out(evening: Evening) -> None:
    """A game at its beginning, with an empty board."""
    evening.act("fief map load", board())


def _points(evening: Evening) -> None:
    evening.act("rules set", "fief.variant.points", "true")


# The board, the setting up, the order of play.
TABLE: Samples = {
    "fief map load": (_cards, (board(),)),
    "fief setup roll": (_cards, ()),
    "fief settle": (_laid_out, ("Anne", "Bourg")),
    "fief length": (_points, (15,)),
    "fief done": (_cards, ("Anne",)),
}

# Cards and deaths.
CARDS: Samples = {
    "fief deal": (_cards, ()),
    "fief card play": (_dealt, ("Anne", "plague", "Rouge")),
    "fief card discard": (_dealt, ("Bruno", ["sun"], 1)),
    "fief card exchange": (_dealt, ("Anne", "Chloé", 1, 1)),
    "fief die": (_cards, ("Charles", "battle")),
}

# Movement.
MOVEMENT: Samples = {
    "fief move": (
        _movement,
        ("Anne", "Arnaud", ["Vaux"], [], "v1=2", ["Eric"]),
    ),
    "fief rebels march": (_band, ("Anne", ["Orme", "Pré"])),
}

# Income, purchases, fiefs.
ECONOMY: Samples = {
    "fief income": (_income, ()),
    "fief buy": (_purchases, ("Anne", "soldier", "Bourg", 2, None, 3)),
    "fief upkeep": (_hired, ("Anne", 1)),
    "fief auction": (_auctioned, (["Anne=200", "Bruno=300"],)),
    "fief found": (_purchases, ("Anne", "Noir", "Sennecy", "Arnaud")),
    "fief bestow": (_barony, ("Noir", "Charles")),
    "fief ransom": (_purchases, ("Eric", "Mont", 300)),
}

# War.
WAR: Samples = {
    "fief resolve": (_cards, ("soldiers=8,lords=2", "soldiers=5,lords=1")),
    "fief battle": (_met, ("Mont", ["Bruno"], ["Chloé"])),
    "fief captive": (_let_in, ("Philippe",)),
    "fief calm": (_preached, ("Philippe", 2)),
}

SAMPLES: Samples = {**TABLE, **CARDS, **ECONOMY, **MOVEMENT, **WAR}
SAMPLES |= fief_crown.SAMPLES | fief_families.SAMPLES | fief_heirs.SAMPLES
SAMPLES |= fief_variants.SAMPLES
