"""Throws of mass combat that need no campaign."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.mass import keeping, specs
from ledger.rules.mass.personal import Hero
from ledger.rules.mass.personal import personal as thrown
from ledger.rules.mass.strategy import strategy as opposed
from ledger.rules.mass.volley import Band, Firing, Targets
from ledger.rules.mass.volley import volley as fired

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk

MOST_DIGITS = 6


def personal(
    desk: Desk,
    wits: int,
    tactics: int,
    situation: str,
    engagement: str,
    unit: str = "infantry",
    modifier: int = 0,
    lends: bool = False,
) -> Answer:
    """Throws a hero's personal roll."""
    hero = Hero(wits, tactics, unit, engagement, situation, modifier, lends)
    args = {
        "wits": wits,
        "tactics": tactics,
        "situation": situation,
        "engagement": engagement,
        "unit": unit,
        "modifier": modifier,
        "lends": lends,
    }
    return desk.act(
        "mass personal", args, lambda scene: thrown(scene.state, scene.table, hero)
    )


def roll(
    desk: Desk, rolled: int, kept: int, modifier: int = 0, explode: bool = True
) -> Answer:
    """Rolls dice and keeps the best."""
    args = {
        "rolled": rolled,
        "kept": kept,
        "modifier": modifier,
        "explode": explode,
    }
    return desk.act(
        "mass roll",
        args,
        lambda scene: keeping.roll(
            scene.table, rolled, kept, modifier, explode=explode
        ),
    )


def strategy(desk: Desk, a: str, b: str, attacker: str = "a") -> Answer:
    """Makes the generals' opposed roll."""
    sides = specs.read(a), specs.read(b)
    return desk.act(
        "mass strategy",
        {"a": a, "b": b, "attacker": attacker},
        lambda scene: opposed(scene.state, scene.table, sides, attacker),
    )


def volley(
    desk: Desk,
    brutes: int = 0,
    henchmen: int = 0,
    heroes: int = 0,
    bands: str | None = None,
    level: int | None = None,
    at_brutes: int = 0,
    at_others: int = 0,
) -> Answer:
    """Fires a volley."""
    firing = Firing(brutes, henchmen, heroes, bands_of(bands), level)
    aimed = Targets(at_brutes, at_others)
    args = {
        "brutes": brutes,
        "henchmen": henchmen,
        "heroes": heroes,
        "bands": bands,
        "level": level,
        "at_brutes": at_brutes,
        "at_others": at_others,
    }
    return desk.act(
        "mass volley",
        args,
        lambda scene: fired(
            scene.state, scene.table, firing, aimed if any(aimed) else None
        ),
    )


def bands_of(text: str | None) -> tuple[Band, ...]:
    """Bands as they are typed: members, x, threat rating.

    >>> bands_of("6x1, 4x3")
    (Band(members=6, threat=1), Band(members=4, threat=3))
    """
    found = []
    for word in text.split(",") if text else ():
        members, times, threat = word.strip().replace("×", "x").partition("x")
        if not (times and _whole(members) and _whole(threat)):
            raise Misuse("usage", "mass.bands", word=word)
        found.append(Band(int(members), int(threat)))
    return tuple(found)


def _whole(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS
