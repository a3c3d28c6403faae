"""A field of battle: two sides, some heroes, and turns that go by."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ledger.rules.mass.opportunities.battle import Battle, Hero, Now, Side
from ledger.rules.mass.opportunities.modifiers import (
    personal_modifiers,
    strategy_modifiers,
)
from ledger.rules.mass.opportunities.passing import turn_passed
from ledger.rules.mass.opportunities.taking import Choices, taken
from ledger.rules.mass.opportunities.windows import forced
from tests.ledger.rules.mass.vectors import dice, state

EXAMPLES = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text("utf-8"))
A, B = "side:A", "side:B"
RODRIGO, ALONSO, KARL = "hero:Rodrigo", "hero:Alonso", "hero:Karl"
BARE = state()


def examples(kind):
    """The examples of one kind, for a test that takes `given` and `expect`."""
    found = [e for e in EXAMPLES["vector"] if e["kind"] == kind]
    assert found
    return pytest.mark.parametrize(
        ("given", "expect"),
        [(e["given"], e["expect"]) for e in found],
        ids=[e["id"] for e in found],
    )


def field(turn=1, *, montaigne=True):
    """Rodrigo and Alonso fight against Karl; all of them are sergeants."""
    sides = (Side(A, montaigne=montaigne), Side(B))
    heroes = (Hero(RODRIGO, A), Hero(ALONSO, A), Hero(KARL, B))
    return Battle(turn, sides, tuple(one._replace(commission=True) for one in heroes))


def stands(battle, level="engaged", who=RODRIGO, house=BARE, **now):
    """A hero has his part in this turn: where he must, or at this level."""
    found = forced(house, battle, who)
    hero = battle.hero(who)
    now = Now(found.level if found else level, **now)
    return battle.put(hero._replace(now=now))


def falls(battle, who=RODRIGO):
    """The hero is put out of action."""
    return battle.put(battle.hero(who)._replace(out=True))


def takes(battle, code, level="engaged", who=RODRIGO, house=BARE, **choices):
    """A hero has a place, and takes an opportunity."""
    if battle.hero(who).now is None:
        battle = stands(battle, level, who, house)
    choices.setdefault("opponent", KARL)
    return taken(house, dice(), battle, who, code, Choices(**choices)).battle


def closes(battle, house=BARE):
    """Ends the turn, including for those who have had no part in it yet."""
    for hero in battle.heroes:
        if hero.now is None and not hero.gone:
            battle = stands(battle, "support", hero.id, house)
    return turn_passed(house, battle)


def after(battle, house=BARE, turns=1):
    """The battle after a number of turns."""
    for _ in range(turns):
        battle = closes(battle, house).battle
    return battle


def personal(battle, who=RODRIGO, house=BARE):
    """The modifiers of the hero's personal roll from opportunities."""
    return sum(line.value for line in personal_modifiers(house, battle, who))


def strategy(battle, side=A, house=BARE):
    """The modifiers of a general's roll this turn from opportunities."""
    lines = strategy_modifiers(house, battle, side)
    return sum(line.value for line in lines if line.key == "opportunity")


def reputation(passed, who=RODRIGO):
    """The reputation that a hero gains at the end of a turn."""
    return sum(gain.value for gain in passed.gains if gain.hero == who)


def whys(passed):
    """The opportunities that ended, with the reason."""
    return [(one.code, one.why, one.rule) for one in passed.ended]
