"""The small forces of the second scenario: every fault, with its place and facts."""

from __future__ import annotations

import pytest

from commands.texts.siege.listed import meant
from ledger.rules.siege import forces
from ledger.rules.siege.checking import checked
from ledger.rules.siege.lists import Buyer
from tests.ledger.rules.siege.vectors import EMPIRE, GARDE, NAINS, field, state

LED = {"name": "Chef", "type": "general", "cost": 125}


def unit(kind="cavalry", count=1, cost=100, name="Boars", **more):
    """A unit of a list."""
    return {"name": name, "type": kind, "count": count, "cost": cost, **more}


def faults(people, *units, side="defender", points=None, house=(), **more):
    """The faults of a list: place, code, rule and facts."""
    page = {"side": side, "scenario": 2, "people": people, **more}
    page |= {"unit": list(units)} if units else {}
    page |= {"points": points} if points else {}
    _, found = checked(state(**dict(house)), page, meant)
    return [(path, one.code, one.rule, dict(one.facts)) for path, one in found]


@pytest.mark.rule("SIEGE-SCN2-03")
@pytest.mark.parametrize(
    ("units", "generals", "count"),
    [
        ([unit(count=3)], 0, 3),
        ([LED], 1, 0),
        ([LED, unit(count=2)], 1, 2),
        ([LED, unit(count=4)], 1, 4),
        ([LED, LED, unit(count=3)], 2, 3),
    ],
)
def test_the_knights_are_counted(units, generals, count):
    """One general and three units; several lines add up."""
    facts = {"generals": generals, "count": count, "most": 3}
    fault = ((), "siege.knights", "SIEGE-SCN2-03", facts)
    assert faults("Empire", *units) == [fault]
    assert faults("Empire", LED, unit(), unit(count=2)) == []
    assert faults("Empire", LED, unit(count=3, cost=900)) == []


@pytest.mark.rule("SIEGE-SCN2-03", "SIEGE-SCN2-04")
def test_nothing_else_goes_with_the_knights():
    """The unit that does is named, and so is one with magic items."""
    foot = unit("infantry", name="Foot")
    found = faults("Empire", foot, LED, unit(count=3, magic=5))
    assert found == [
        (("unit", 2), "siege.no_magic", "SIEGE-SCN2-04", {"unit": "Boars"}),
        (("unit", 0), "siege.nothing_else", "SIEGE-SCN2-03", {"unit": "Foot"}),
    ]


@pytest.mark.rule("SIEGE-SCN2-08", "SIEGE-SCN2-10")
@pytest.mark.parametrize(
    ("people", "name", "rule", "kinds"),
    [
        ("Orques", "Boars", "SIEGE-SCN2-08", "cavalry"),
        ("Nains", "Rangers", "SIEGE-SCN2-10", "rangers"),
    ],
)
def test_another_force_is_counted(people, name, rule, kinds):
    """One general, and from one to three units of its kind."""

    def many(count):
        return unit(count=count, cost=50, name=name)

    for count in (1, 2, 3):
        assert faults(people, LED, many(count)) == []
    key = f"siege.few_{kinds}"
    for units, led, count in (([LED], 1, 0), ([LED, many(4)], 1, 4), ([many(2)], 0, 2)):
        facts = {"generals": led, "count": count, "least": 1, "most": 3}
        assert faults(people, *units) == [((), key, rule, facts)]
    other = unit("infantry", name="Boys", cost=10)
    only = "siege.rangers" if kinds == "rangers" else "siege.cavalry_only"
    found = faults(people, LED, many(1), other)
    assert found == [(("unit", 2), only, rule, {"unit": "Boys"})]


@pytest.mark.rule("SIEGE-SCN2-09")
@pytest.mark.ruling("SIEGE-AMB-24")
@pytest.mark.parametrize(
    ("cost", "spent", "without"),
    [(325, 450, 325), (326, 451, 326), (450, 575, 450), (451, 576, 451)],
)
def test_another_force_costs_450_points(cost, spent, without):
    """With its general, or without by a house rule."""
    force = LED, unit(cost=cost)

    def over(sum_):
        facts = {"spent": sum_, "most": 450}
        fault = ((), "siege.over_army", "SIEGE-SCN2-09", facts)
        return [fault] if sum_ > 450 else []

    assert faults("Orques", *force) == over(spent)
    alone = {"scenario2_450_includes_general": False}
    assert faults("Orques", *force, house=alone) == over(without)
    free = {"name": "Chef", "type": "general"}, {"name": "B", "type": "cavalry"}
    assert faults("Orques", *free) == []
    told = faults("Orques", spent=451)
    assert told == [(("spent",), *over(451)[0][1:])]


@pytest.mark.rule("SIEGE-SCN2-02", "SIEGE-SCN2-04")
def test_the_besiegers_have_a_thousand_points():
    """Their magic items are only forbidden by a house rule."""
    facts = {"points": 1001, "most": 1000}
    fault = (("points",), "siege.over_limit", "SIEGE-SCN2-02", facts)
    assert faults("Nains", side="attacker", points=1001) == [fault]
    assert faults("Nains", side="attacker", points=1000) == []
    magic = unit("infantry", magic=5)
    assert faults("Nains", magic, side="attacker", points=1000) == []
    both = {"scenario2_no_magic_items": "both"}
    fault = (("unit", 0), "siege.no_magic", "SIEGE-SCN2-04", {"unit": "Boars"})
    assert faults("Nains", magic, side="attacker", points=1000, house=both) == [fault]


def test_what_a_force_is():
    """Only the besieged of this scenario have one; without a people it is Empire's."""
    every = [
        Buyer(role, code, 450, people)
        for role, code in (
            ("defender", "help"),
            ("attacker", "help"),
            ("defender", "siege"),
        )
        for people in ("Orques", "Empire", None)
    ]
    assert [forces.escaping(one) for one in every] == [True] * 3 + [False] * 6
    assert [forces.substitute(one) for one in every] == [True] + [False] * 8
    page = {"side": "defender", "scenario": 2, "people": "Empire"}
    found = []
    for units in ([], [LED]):
        (side,), _ = checked(state(), page | {"unit": units}, meant)
        found.append([forces.fixed(side.army, one) for one in every])
    assert found == [[False] * 9, [False, True, True] + [False] * 6]


def objections(people, sort, *, name="Knights", others=0, code="help", side=EMPIRE):
    """Why a unit may not join the force in a campaign."""
    more = [(f"unit:{n}", "name", f"Unit {n}") for n in range(others)]
    more += [(one, "side", EMPIRE) for one, *_ in more]
    facts = [(EMPIRE, "people", people), (GARDE, "name", name), *more]
    known = field(code, facts=facts)
    found = forces.unit_refusals(known, side, GARDE, sort)
    return [(one.code, one.key, one.rule, one.facts) for one in found]


@pytest.mark.rule("SIEGE-SCN2-03", "SIEGE-SCN2-08", "SIEGE-SCN2-10")
@pytest.mark.parametrize(
    ("people", "sort", "name", "key", "rule"),
    [
        ("Empire", "cavalry", "Knights", None, "SIEGE-SCN2-03"),
        (None, "cavalry", "Knights", None, "SIEGE-SCN2-03"),
        (None, "infantry", "Foot", "nothing_else", "SIEGE-SCN2-03"),
        ("Orques", "cavalry", "Boars", None, "SIEGE-SCN2-08"),
        ("Orques", "infantry", "Rangers", "cavalry_only", "SIEGE-SCN2-08"),
        ("Nains", "infantry", "Les Rangers", None, "SIEGE-SCN2-10"),
        ("Nains", "cavalry", "Riders", "rangers", "SIEGE-SCN2-10"),
    ],
)
def test_who_joins_the_force(people, sort, name, key, rule):
    """A fourth unit is too many, whatever it is."""
    alone = [("rule", f"siege.{key}", rule, {"unit": GARDE})] if key else []
    full = ("rule", "siege.force_full", rule, {"side": EMPIRE, "most": 3})
    found = [objections(people, sort, name=name, others=n) for n in (0, 2, 3)]
    assert found == [alone, alone, [*alone, full]]
    for code, side in (("siege", EMPIRE), ("help", NAINS)):
        assert objections(people, sort, name=name, others=3, code=code, side=side) == []
