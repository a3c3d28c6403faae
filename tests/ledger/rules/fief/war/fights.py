"""Battles for tests: fought with given dice, or with every possible roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any

from ledger.dice import typed
from ledger.rules.fief.war.customs import Customs
from ledger.rules.fief.war.odds import odds
from ledger.rules.fief.war.resolving import Battle
from ledger.rules.fief.war.specs import forces
from ledger.rules.fief.war.tables import HOUSE
from ledger.rules.fief.war.wishes import Wishes, planned
from ledger.table import Table

if TYPE_CHECKING:
    from ledger.dice import Die
    from ledger.rules.fief.war.plan import Plan


def ways(house: dict[str, Any] | None = None, *, tactics: bool = False) -> Customs:
    """House rules, some of them set."""
    assert set(house or ()) <= set(HOUSE)
    return Customs(tactics, {**HOUSE, **(house or {})})


def scene(attacker, defender, *, tactics=False, house=None, asks=True, **wishes):
    """Two forces and the plan of their battle."""
    customs = ways(house, tactics=tactics)
    plan: Plan = planned(Wishes(**wishes), customs, asks=asks)
    return forces(attacker, defender, customs), plan


def battle(attacker, defender, dice="", *, rounds=None, choose=None, **more):
    """The outcome of a battle with these dice, all of which must be used."""
    sides, plan = scene(attacker, defender, **more)
    table = Table(typed=typed(dice), choices=choose)
    fight = Battle(table, sides, plan)
    fight.fight(rounds)
    table.close()
    return {**fight.result(), "warnings": [w["key"] for w in fight.warnings]}


def left(result, side):
    """A side's survivors, without zeros."""
    return {k: v for k, v in result["survivors"][side].items() if v and k != "points"}


def chances(attacker, defender, *, exact=True, rounds=None, **more):
    """The odds of a battle."""
    sides, plan = scene(attacker, defender, asks=False, **more)
    return odds(sides, plan, exact=exact, rounds=rounds)


class _Unthrown(Exception):  # noqa: N818 - a question
    def __init__(self, die: Die, many: int) -> None:
        super().__init__()
        self.falls = list(product(die.faces, repeat=many))


class _Given:
    """A table at which the given faces are rolled."""

    def __init__(self, faces):
        self.faces = list(faces)

    def roll(self, _who, _why, die, count, **_):
        if len(self.faces) < count:
            raise _Unthrown(die, count - len(self.faces))
        taken, self.faces = self.faces[:count], self.faces[count:]
        return tuple(taken)


def every_battle(attacker, defender, rounds, **more):
    """Runs the resolver itself for every possible roll in some rounds.

    Gives the odds by winner and points left; "open" without a winner.
    """
    more = {"rerolls": ["low"], **more}
    sides, plan = scene(attacker, defender, **more)
    found: dict[Any, Fraction] = {}
    open_to = [((), Fraction(1))]
    while open_to:
        faces, chance = open_to.pop()
        fight = Battle(_Given(faces), sides, plan)
        try:
            fight.fight(rounds)
        except _Unthrown as unthrown:
            part = chance / len(unthrown.falls)
            open_to += [((*faces, *fallen), part) for fallen in unthrown.falls]
            continue
        result = fight.result()
        won = result["winner"]
        if result["end"] == "rounds":
            key = "open"
        else:
            key = (won or "", result["survivors"][won]["points"] if won else 0)
        found[key] = found.get(key, 0) + chance
    return found


def same_as_resolved(attacker, defender, rounds, **more):
    """Whether the odds after some rounds agree with the resolver on all rolls."""
    told = every_battle(attacker, defender, rounds, **more)
    for exact in (True, False):
        found = chances(attacker, defender, exact=exact, rounds=rounds, **more)
        assert_same(told, found, exact=exact)
    return True


def assert_same(told, found, *, exact):
    """Asserts that the odds are the same, exactly or within the precision of floats."""
    flat = {
        (side, n): c
        for side in found.survivors
        for n, c in found.survivors[side].items()
    }
    flat["", 0], flat["open"] = found.both, found.open
    keys = set(told) | {key for key, chance in flat.items() if chance}
    for key in keys:
        ours, theirs = flat.get(key, 0), told.get(key, 0)
        assert ours == theirs if exact else abs(ours - theirs) < 1e-12, (
            key,
            ours,
            theirs,
        )
