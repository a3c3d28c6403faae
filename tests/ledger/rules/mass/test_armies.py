"""Sides, their generals, stewards and heroes: who is entered, and who commands."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.mass.armies import (
    general,
    general_himself,
    hero,
    of_side,
    refuse_over,
    side,
    sides,
    steward,
    unit_of,
    walls,
)
from tests.ledger.rules.mass.vectors import armies, refusal, state

A, B = "side:A", "side:B"
PLAIN = {"commission": False, "champion": False}


def unused(_subject):
    """No id has been used."""
    return True


def facts(effects):
    """What changes, by subject and field."""
    return {(one.subject, one.field): one.after for one in effects}


def test_a_side_is_entered_and_changed():
    """What is not given stays; 0 clears a value; the result tells all of it."""
    new = side(state(), 1, unused, "A", 3000, 5, montaigne=True)
    assert facts(new.effects) == {
        (A, "name"): "A",
        (A, "men"): 3000,
        (A, "fortification"): 5,
        (A, "montaigne"): 1,
    }
    assert new.asked == {"side": A}
    assert new.result == {"side": A, "men": 3000, "fortification": 5, "new": True}
    there = state().apply(new.effects)
    same = side(there, 2, unused, "a", None, None, montaigne=False)
    assert same.effects == []
    assert same.result == {"side": A, "men": 3000, "fortification": 5, "new": False}
    less = side(there, 2, unused, "A", 0, 1, montaigne=True)
    assert facts(less.effects) == {(A, "men"): None, (A, "fortification"): 1}
    assert (less.result["men"], less.result["fortification"]) == (0, 1)


@pytest.mark.rule("MASS-TURN-02")
def test_a_battle_has_two_sides():
    """A third is refused, with the names of both; either may still be changed."""
    found = refusal(side, armies(), 1, unused, "C", None, None, montaigne=False)
    assert (found.code, found.key, found.rule) == (
        "rule",
        "mass.two_sides",
        "MASS-TURN-02",
    )
    assert found.facts == {"names": ["A", "B"]}
    assert side(armies(), 1, unused, "B", 5, None, montaigne=False).effects


def test_a_battle_that_is_over_is_not_changed():
    """Neither sides nor those who serve on them."""
    over = armies()
    over.put("campaign", "ended", 1)
    for call in (
        lambda: refuse_over(over),
        lambda: side(over, 1, unused, "A", 5, None, montaigne=False),
        lambda: steward(over, 1, unused, "X", side=A, wits=1, logistics=1),
    ):
        found = refusal(call)
        assert (found.code, found.key, found.rule) == (
            "out_of_phase",
            "mass.ended",
            "MASS-END-01",
        )
    assert refuse_over(armies()) is None


def test_a_hero_is_entered_with_his_honours():
    """A flag that is not set changes nothing; without a unit he is infantry."""
    given = {"side": A, "wits": 3, "tactics": 2, "command": None, "unit": None}
    new = hero(armies(), 1, unused, "Ana", **given, **PLAIN)
    ana = "hero:Ana"
    assert facts(new.effects) == {
        (ana, "name"): "Ana",
        (ana, "side"): A,
        (ana, "wits"): 3,
        (ana, "tactics"): 2,
    }
    assert new.asked == {"hero": ana}
    assert new.result == {
        "hero": ana,
        **given,
        "unit": "infantry",
        "commission": None,
        "champion": None,
        "new": True,
    }
    honours = {"commission": True, "champion": True, "unit": "cavalry"}
    more = hero(armies().apply(new.effects), 2, unused, "ana", **honours)
    assert facts(more.effects) == {
        (ana, "unit"): "cavalry",
        (ana, "commission"): 1,
        (ana, "champion"): 1,
    }
    assert (more.result["unit"], more.result["new"]) == ("cavalry", False)
    assert hero(armies(), 2, unused, "Karl", **PLAIN).effects == []


@pytest.mark.parametrize(
    ("enter", "lacks"),
    [
        (lambda s: hero(s, 1, unused, "X", wits=1, **PLAIN), ["--side", "--tactics"]),
        (lambda s: steward(s, 1, unused, "X", side=A), ["--wits", "--logistics"]),
        (
            lambda s: general(s, 1, unused, "X", False, side=A, wits=None),
            ["--wits", "--strategy"],
        ),
    ],
)
def test_what_somebody_new_lacks_is_named(enter, lacks):
    """All of it at once, as it is typed."""
    found = refusal(enter, armies())
    assert (found.code, found.key) == ("usage", "mass.lacking")
    assert found.facts == {"name": "X", "flags": lacks}


@pytest.mark.parametrize(
    "rank", ["wits", "strategy", "galvanize", "logistics", "tactics", "command"]
)
def test_a_rank_is_a_hundred_at_most(rank):
    """Each is limited."""
    found = refusal(hero, armies(), 1, unused, "Karl", **{rank: 101}, **PLAIN)
    assert (found.code, found.key, found.facts) == ("usage", "mass.rank", {"most": 100})
    kept = hero(armies(), 1, unused, "Karl", **{rank: 100}, **PLAIN)
    assert facts(kept.effects) == {("hero:Karl", rank): 100}


def test_an_unknown_unit_is_refused():
    """The known ones are listed."""
    found = refusal(hero, armies(), 1, unused, "Karl", unit="calvary", **PLAIN)
    assert found.key == "unknown_name.unit"


def enters(found, name, on, *, commands=False):
    """A general is entered, or changes sides."""
    ranks = {"wits": 1, "strategy": 1}
    return general(found, 1, unused, name, commands, side=on, **ranks)


@pytest.mark.ruling("MASS-AMB-53")
def test_the_first_general_commands_until_another_does():
    """A second one serves under him, unless he is named."""
    bare = armies()
    bare.put(A, "commander", None)
    first = enters(bare, "Max", A)
    max_ = "general:Max"
    assert facts(first.effects)[A, "commander"] == max_
    assert first.effects[-1].because == Because("MASS-TURN-02", A)
    second = enters(armies(), "Max", A)
    assert (A, "commander") not in facts(second.effects)
    named = enters(armies(), "Max", A, commands=True)
    assert facts(named.effects)[A, "commander"] == max_
    assert named.result == {
        "general": max_,
        "side": A,
        "wits": 1,
        "strategy": 1,
        "new": True,
    }
    again = enters(armies().apply(named.effects), "Max", A, commands=True)
    assert again.effects == []


@pytest.mark.ruling("MASS-AMB-53")
def test_a_general_who_changes_sides_leaves_his_command():
    """Another one of his old side takes it over, or nobody."""
    leon = "general:Léon"
    alone = facts(enters(armies(), "Léon", B).effects)
    assert alone[A, "commander"] is None
    assert (B, "commander") not in alone
    two = armies().apply(enters(armies(), "Max", A).effects)
    left = enters(two, "Léon", B, commands=True)
    assert facts(left.effects)[A, "commander"] == "general:Max"
    assert facts(left.effects)[B, "commander"] == leon
    under = facts(enters(two, "Max", B).effects)
    assert under == {("general:Max", "side"): B}


def test_who_is_on_a_side():
    """Everybody is found by kind; a general may be a hero of his name."""
    here = armies()
    assert sides(here) == [A, B]
    assert of_side(here, "hero", A) == ["hero:Alonso", "hero:Rodrigo"]
    assert of_side(here, "general", B) == ["general:Otto"]
    assert of_side(here, "steward", A) == []
    assert general_himself(here, B) is None
    here.put("general:Otto", "name", "karl")
    assert general_himself(here, B) == "hero:Karl"
    assert general_himself(here, A) is None
    here.put(B, "commander", None)
    assert general_himself(here, B) is None


def test_walls_and_units_have_a_default():
    """Open country is level 1, and a hero without a unit is infantry."""
    here = armies()
    assert (walls(here, A), unit_of(here, "hero:Karl")) == (1, "infantry")
    here.put(A, "fortification", 5)
    here.put("hero:Karl", "unit", "artillery")
    assert (walls(here, A), unit_of(here, "hero:Karl")) == (5, "artillery")


def test_a_steward_of_the_army():
    """He has two ranks, and does not command."""
    new = steward(armies(), 1, unused, "Ida", side=A, wits=2, logistics=3)
    ida = "steward:Ida"
    assert facts(new.effects) == {
        (ida, "name"): "Ida",
        (ida, "side"): A,
        (ida, "wits"): 2,
        (ida, "logistics"): 3,
    }
    assert new.result["new"] is True
