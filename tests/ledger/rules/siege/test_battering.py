"""Battering: what stops it, what it costs, and what a breach brings."""

from __future__ import annotations

import pytest

from ledger.rules.siege.battering import RESULTS, batter
from ledger.table import Table
from tests.ledger.rules.siege.vectors import (
    ENTERING,
    HACHES,
    NAINS,
    WALL,
    field,
    refusal,
)

RAM = "machine:Nains.ram.1"
MANNED = (
    *((RAM, "side", NAINS), (RAM, "item", "ram"), (RAM, "number", 1)),
    *((RAM, "hits", 3), (RAM, "unit", HACHES)),
)


def carried(item, *facts, **more):
    """Haches with a ram of this kind, in turn two."""
    carries = [(HACHES, "equipment", (item,)), (HACHES, "stand_hits", 3)]
    manned = MANNED if item == "ram" else ()
    held = [(f"{NAINS}/placed", item, 1)]
    return field(turn=2, facts=[*carries, *manned, *facts], held=held, **more)


def outcome(state, table=None, result=None, hits=None, ram_hits=None):
    """An attempt of Haches at the wall."""
    return batter(
        state,
        table or Table(),
        ENTERING,
        HACHES,
        WALL,
        result=result,
        hits=hits,
        ram_hits=ram_hits,
    )


@pytest.mark.rule("SIEGE-RAM-18", "SIEGE-RAM-06")
@pytest.mark.parametrize("result", RESULTS)
def test_all_is_told_of_an_attempt(result):
    """Only a breach lets the unit advance, and the wall fall."""
    state = carried("ram")
    out = outcome(state, result=result)
    assert out.asked == {"unit": HACHES, "section": WALL}
    assert out.result == {
        "unit": HACHES,
        "section": WALL,
        "ram": "ram",
        "outcome": result,
        "hits": 0,
        "ram_hits": 0,
        "lost": 0,
        "hits_left": 3,
        "advance_cm": 20 if result == "breach" else None,
    }
    after = state.copy().apply(out.effects)
    assert after.number(HACHES, "battered") == 2
    fell = ("destroyed", 2) if result == "breach" else ("standing", None)
    assert (after.get(WALL, "state"), after.get(WALL, "fell")) == fell


@pytest.mark.rule("SIEGE-RAM-18")
def test_a_result_that_nobody_typed_is_a_choice():
    """The rule by which it is rolled goes with the question."""
    table = Table(choices={"battering": "held"})
    assert outcome(carried("portable_ram"), table).result["outcome"] == "held"
    assert outcome(carried("portable_ram"), result="off").result["hits_left"] is None


@pytest.mark.rule("SIEGE-RAM-09", "SIEGE-RAM-17")
@pytest.mark.parametrize(
    ("item", "hits", "ram_hits", "lost", "left", "rule"),
    [
        ("ram", 2, 2, 0, 1, None),
        ("ram", 3, None, 1, 3, "SIEGE-RAM-09"),
        ("ram", 20, None, 3, 3, "SIEGE-RAM-09"),
        ("ram", None, 3, 0, 0, "SIEGE-RAM-09"),
        ("ram", None, 5, 0, 0, "SIEGE-RAM-09"),
        ("portable_ram", 2, None, 0, None, None),
        ("portable_ram", 7, None, 2, None, "SIEGE-RAM-17"),
    ],
)
def test_what_stops_an_attempt(item, hits, ram_hits, lost, left, rule):
    """A stand lost or the ram destroyed; fewer hits do not stop it."""
    state = carried(item)
    told = outcome(state, result=None if rule else "held", hits=hits, ram_hits=ram_hits)
    found = told.result
    assert (found["lost"], found["hits_left"]) == (lost, left)
    assert (found["hits"], found["ram_hits"]) == (hits or 0, ram_hits or 0)
    assert found["outcome"] == ("off" if rule else "held")
    after = state.copy().apply(told.effects)
    assert after.number(HACHES, "stands") == 3 - lost
    assert after.get(HACHES, "hits") is None
    if rule:
        facts = {"unit": HACHES, "lost": lost}
        for result in ("breach", "held"):
            why = refusal(outcome, state, None, result, hits, ram_hits)
            assert why == ("rule", "siege.stopped", rule, facts)
        ruled = outcome(state, Table(ruled=True), "breach", hits, ram_hits)
        assert ruled.result["outcome"] == "breach"
    if lost:
        stands = [e for e in told.effects if getattr(e, "field", None) == "stands"]
        assert [e.because for e in stands] == [(rule, HACHES)]


@pytest.mark.ruling("SIEGE-AMB-20")
def test_hits_on_a_portable_ram_add_up_where_the_house_says_so():
    """What has cost no stand yet is kept; each attack counts alone otherwise."""
    house = {"portable_ram_hits": "cumulative"}
    state = carried("portable_ram", **house)
    kept = []
    for hits in (2, 2, 4):
        out = outcome(state, result="off", hits=hits)
        state.apply(out.effects)
        stands = state.number(HACHES, "stands")
        kept.append((out.result["lost"], stands, state.get(HACHES, "hits")))
        state.put(HACHES, "battered", None)
    assert kept == [(0, 3, 2), (1, 2, 1), (1, 1, 2)]
    ram = carried("ram", (HACHES, "hits", 2), **house)
    assert outcome(ram, result="held", hits=1).result["lost"] == 0
    each = carried("portable_ram", (HACHES, "hits", 2))
    assert outcome(each, result="held", hits=1).result["lost"] == 0


@pytest.mark.parametrize(
    ("facts", "key", "rule", "told"),
    [
        ([(WALL, "state", "destroyed")], "fell", "SIEGE-BREACH-01", None),
        ([(WALL, "kind", "courtyard")], "nothing", "SIEGE-RAM-03", {"section": WALL}),
        ([(HACHES, "stands", None)], "no_stands", "SIEGE-RAM-03", {"unit": HACHES}),
        ([(HACHES, "equipment", None)], "no_ram", "SIEGE-RAM-03", {"unit": HACHES}),
    ],
)
@pytest.mark.rule("SIEGE-RAM-03")
def test_what_cannot_be_battered_or_cannot_batter(facts, key, rule, told):
    """A referee's ruling does not help."""
    for table in (Table(), Table(ruled=True)):
        found = refusal(outcome, carried("ram", *facts), table, "held")
        assert found[:3] == ("rule", f"siege.{key}", rule)
        assert told is None or found[3] == told


@pytest.mark.rule("SIEGE-RAM-06")
def test_when_a_unit_batters():
    """Once in a game turn, and in the turn of its own side."""
    again = carried("ram", (HACHES, "battered", 2))
    facts = {"unit": HACHES, "turn": 2}
    told = ("out_of_phase", "siege.battered", "SIEGE-RAM-06", facts)
    assert refusal(outcome, again, None, "held") == told
    ruled = outcome(again, Table(ruled=True), "held")
    assert not ruled.effects
    theirs = carried("ram", phase="defender")
    facts = {"unit": HACHES, "side": NAINS}
    told = ("out_of_phase", "siege.not_now", "SIEGE-RAM-06", facts)
    assert refusal(outcome, theirs, None, "held") == told
    assert outcome(carried("ram", phase=None), None, "held").result["ram"] == "ram"


def test_hits_without_what_is_needed_to_count_them_are_misuse():
    """A portable ram has no hits itself; a unit has them by its army list."""
    told = refusal(outcome, carried("portable_ram"), None, "held", None, 1)
    assert told == ("usage", "siege.uncovered", None, {})
    bare = carried("ram", (HACHES, "stand_hits", None))
    told = refusal(outcome, bare, None, "held", 1)
    assert told == ("usage", "siege.stand_hits", None, {"name": "Haches"})


def test_both_kinds_of_ram():
    """The one that the unit serves goes first."""
    both = carried("ram", (HACHES, "equipment", ("portable_ram", "ram")))
    assert outcome(both, result="held").result["ram"] == "ram"
