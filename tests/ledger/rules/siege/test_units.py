"""Units of a siege: entered, changed, and what they carry."""

from __future__ import annotations

import pytest

from ledger.rules.siege import units
from ledger.rules.siege.units import UnitFacts, entered
from ledger.table import Table
from tests.ledger.rules.siege.vectors import (
    EMPIRE,
    ENTERING,
    HACHES,
    NAINS,
    field,
    refusal,
)

PLACED, LOST = f"{NAINS}/placed", f"{NAINS}/destroyed"


def bought(*facts, **more):
    """Nains have bought some of everything."""
    held = [
        *((NAINS, "ladders", 5), (NAINS, "ram", 2), (NAINS, "mantlets", 1)),
        *((NAINS, "portable_ram", 1), (NAINS, "earthwork", 1), (NAINS, "trebuchet", 1)),
    ]
    return field(facts=facts, held=held, **more)


def enter(state, name, *, side=NAINS, table=None, **wanted):
    """A unit of Nains with what is given of it."""
    facts = UnitFacts(**wanted)
    return entered(state, table or Table(), side, name, facts, ENTERING)


def ladders(state):
    """The ladders that are unused, carried and lost."""
    return [state.balance(account, "ladders") for account in (NAINS, PLACED, LOST)]


def test_a_new_unit_has_all_that_is_given():
    """It is shown as it is recorded."""
    state = bought()
    out = enter(
        state, "Mineurs", type="infantry", stands=3, items=("ladders",), stand_hits=2
    )
    assert out.asked == {"unit": "unit:Mineurs"}
    assert out.result == {
        "unit": "unit:Mineurs",
        "side": NAINS,
        "type": "infantry",
        "stands": 3,
        "equipment": ["ladders"],
        "new": True,
    }
    after = state.copy().apply(out.effects)
    assert after.facts["unit:Mineurs"] == {
        "name": "Mineurs",
        "side": NAINS,
        "type": "infantry",
        "stands": 3,
        "stand_hits": 2,
        "equipment": ("ladders",),
    }
    assert ladders(after) == [2, 3, 0]


def test_a_unit_that_is_there_is_changed_only_where_something_is_given():
    """What is the same makes no effect; nought clears a number."""
    state = bought((HACHES, "stand_hits", 4))
    out = enter(state, "haches")
    assert (out.effects, out.result["new"]) == ([], False)
    assert not enter(state, "Haches", type="infantry", stands=3, stand_hits=4).effects
    after = state.copy().apply(enter(state, "Haches", stand_hits=0).effects)
    assert after.get(HACHES, "stand_hits") is None
    after = state.copy().apply(enter(state, "Haches", type="cavalry").effects)
    assert (after.get(HACHES, "type"), after.get(HACHES, "stand_hits")) == (
        "cavalry",
        4,
    )


@pytest.mark.parametrize(
    ("wanted", "flags"),
    [
        ({}, ["--type", "--stands"]),
        ({"type": "infantry"}, ["--stands"]),
        ({"stands": 0}, ["--type"]),
    ],
)
def test_a_new_unit_needs_a_type_and_stands(wanted, flags):
    """The flags that lack are named, in order."""
    told = refusal(enter, bought(), "Mineurs", **wanted)
    facts = {"name": "Mineurs", "flags": flags}
    assert told == ("usage", "siege.lacking", None, facts)


def test_a_unit_of_the_other_side_has_its_name():
    """A hundred stands are enough for anybody."""
    told = refusal(enter, bought(), "haches", side=EMPIRE)
    facts = {"kind": "unit", "name": "Haches"}
    assert told == ("name_taken", "name_taken.unit", None, facts)
    assert enter(bought(), "Haches", stands=100).result["stands"] == 100
    told = refusal(enter, bought(), "Haches", stands=101)
    assert told == ("usage", "siege.stands", None, {"most": 100})


@pytest.mark.rule("SIEGE-LADDER-03", "SIEGE-LADDER-05")
@pytest.mark.parametrize(
    ("stands", "left", "carries"),
    [
        (2, [2, 2, 1], ["ladders"]),
        (3, [2, 3, 0], ["ladders"]),
        (5, [0, 5, 0], ["ladders"]),
        (0, [2, 0, 3], []),
    ],
)
def test_ladders_come_and_go_with_stands(stands, left, carries):
    """Each stand has one; a unit without stands carries nothing."""
    state = bought()
    state.apply(units.given(state, Table(), HACHES, "ladders", ENTERING)[0])
    out = enter(state, "Haches", stands=stands)
    assert out.result["equipment"] == carries
    assert (out.result["stands"], ladders(state.apply(out.effects))) == (stands, left)


@pytest.mark.rule("SIEGE-LADDER-03")
def test_more_stands_need_more_ladders():
    """Those that lack are told."""
    state = bought()
    state.apply(units.given(state, Table(), HACHES, "ladders", ENTERING)[0])
    told = refusal(enter, state, "Haches", stands=6)
    facts = {"side": NAINS, "piece": "ladders", "have": 2, "need": 3}
    assert told == ("out_of_stock", "siege.stock", "SIEGE-BUDGET-11", facts)
    after = state.copy().apply(units.lose(state, HACHES, 1))
    assert (after.number(HACHES, "stands"), ladders(after)) == (2, [2, 2, 1])


def test_a_unit_without_stands_lays_down_all_that_it_carried():
    """One kind of equipment goes after the other."""
    state = bought((HACHES, "equipment", ("mantlets", "ladders")))
    after = state.copy().apply(units.lose(state, HACHES, 3))
    assert after.words(HACHES, "equipment") == ()


def test_a_unit_without_stands_leaves_its_machine_to_others():
    """Nobody serves it any more, and it is unused again."""
    state = bought()
    state.apply(units.given(state, Table(), HACHES, "ram", ENTERING)[0])
    machine = "machine:Nains.ram.1"
    assert state.get(machine, "unit") == HACHES
    after = state.copy().apply(enter(state, "Haches", stands=0).effects)
    assert (after.get(machine, "unit"), after.words(HACHES, "equipment")) == (None, ())
    assert [after.balance(a, "ram") for a in (NAINS, PLACED, LOST)] == [2, 0, 0]


def test_what_is_given_to_a_unit_is_told():
    """The number is that of a machine; ladders are counted by stands."""
    state = bought((HACHES, "equipment", ("mantlets",)))
    out = units.give(state, Table(), ENTERING, HACHES, "ram", 2)
    assert out.asked == {"unit": HACHES, "item": "ram"}
    assert out.result == {
        "unit": HACHES,
        "side": NAINS,
        "item": "ram",
        "count": 1,
        "equipment": ["mantlets", "ram"],
        "number": 2,
    }
    assert [one["key"] for one in out.warnings] == ["siege.combined"]
    out = units.give(bought(), Table(), ENTERING, HACHES, "ladders", None)
    assert (out.result["count"], out.result["number"], out.warnings) == (3, None, [])
    told = refusal(units.give, bought(), Table(), ENTERING, HACHES, "ladders", 1)
    assert told == ("usage", "siege.no_number", None, {"piece": "ladders"})


@pytest.mark.rule("SIEGE-LIST-09", "SIEGE-LIST-10", "SIEGE-LIST-12")
@pytest.mark.parametrize(
    ("item", "facts", "key", "rule"),
    [
        ("earthwork", [], "not_carried", "SIEGE-LIST-12"),
        ("boiling_oil", [], "not_carried", "SIEGE-LIST-11"),
        ("trebuchet", [], "not_carried", "SIEGE-LIST-09"),
        ("ram", [(HACHES, "stands", None)], "no_stands", "SIEGE-LIST-10"),
        ("ram", [(HACHES, "equipment", ("ram",))], "has_it", "SIEGE-LIST-10"),
    ],
)
def test_what_a_unit_cannot_take(item, facts, key, rule):
    """No ruling of the referee helps."""
    table = Table(ruled=True)
    told = refusal(units.give, bought(*facts), table, ENTERING, HACHES, item, None)
    named = {"unit": HACHES} | ({} if key == "no_stands" else {"piece": item})
    assert told == ("rule", f"siege.{key}", rule, named)


@pytest.mark.rule("SIEGE-LADDER-04", "SIEGE-LADDER-06")
def test_what_is_already_so_is_not_refused_again():
    """Only what a change makes worse counts."""
    both = bought((HACHES, "equipment", ("ladders", "portable_ram")))
    assert units.against(both, HACHES, "infantry", ("ladders", "portable_ram")) == []
    found = units.against(both, HACHES, "cavalry", ("ladders", "portable_ram"))
    assert {one.rule for one in found} == {"SIEGE-LADDER-06", "SIEGE-LIST-14"}
    told = refusal(enter, bought((HACHES, "equipment", ("ladders",))), "Haches",
                   type="cavalry")  # fmt: skip
    facts = {"unit": HACHES, "piece": "ladders", "unit_type": "cavalry"}
    assert told == ("rule", "siege.infantry_only", "SIEGE-LADDER-06", facts)


@pytest.mark.rule("SIEGE-RAM-13", "SIEGE-LIST-10")
@pytest.mark.parametrize(
    ("item", "number", "rule"),
    [("portable_ram", None, "SIEGE-RAM-13"), ("ram", 1, "SIEGE-LIST-10")],
)
def test_what_a_unit_leaves_behind_is_there_for_others(item, number, rule):
    """It keeps the rest; its machine is free."""
    state = bought((HACHES, "equipment", ("mantlets",)))
    state.apply(units.given(state, Table(), HACHES, item, ENTERING)[0])
    out = units.drop(state, HACHES, item)
    assert out.asked == {"unit": HACHES, "item": item}
    assert out.result == {
        "unit": HACHES,
        "side": NAINS,
        "item": item,
        "number": number,
        "equipment": ["mantlets"],
    }
    moves = [one.because for one in out.effects if hasattr(one, "amount")]
    assert moves == [(rule, HACHES)]
    after = state.copy().apply(out.effects)
    assert after.balance(PLACED, item) == 0
    assert after.get(f"machine:Nains.{item}.1", "unit") is None
    told = refusal(units.drop, after, HACHES, item)
    assert told == ("rule", "siege.has_not", None, {"unit": HACHES, "piece": item})
