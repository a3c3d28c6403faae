"""Placing of pieces: what is told, in whose turn, and where oil lies."""

from __future__ import annotations

import pytest

from ledger.rules.siege.placing import alternating, next_to_place, place
from ledger.table import Table
from tests.ledger.rules.siege.vectors import EMPIRE, NAINS, WALL, field, refusal


def stocked(code="braken_keep", *, nains=2, empire=2, oil=2, **more):
    """Both sides have earthworks, and Empire has oil."""
    held = [
        (NAINS, "earthwork", nains),
        (NAINS, "trebuchet", 2),
        (EMPIRE, "earthwork", empire),
        (EMPIRE, "boiling_oil", oil),
    ]
    return field(code, held=[one for one in held if one[2]], **more)


def placed(state, side, item, count=None, on=None, *, ruled=False):
    """The pieces of a side on the table."""
    return place(state, Table(ruled=ruled), side, item, count=count, on=on)


def told(outcome):
    """The warnings: their keys, rules and facts."""
    return [(one["key"], one["rule"], one["facts"]) for one in outcome.warnings]


@pytest.mark.rule("SIEGE-LIST-09", "SIEGE-LIST-11", "SIEGE-LIST-12")
@pytest.mark.parametrize(
    ("side", "item", "count", "on", "rule"),
    [
        (EMPIRE, "earthwork", None, None, "SIEGE-LIST-12"),
        (EMPIRE, "boiling_oil", None, WALL, "SIEGE-LIST-11"),
        (NAINS, "trebuchet", 2, None, "SIEGE-LIST-09"),
    ],
)
def test_all_is_told_of_what_is_placed(side, item, count, on, rule):
    """Its number is one unless another is given."""
    state = stocked()
    out = placed(state, side, item, count, on)
    number = count or 1
    asked = {"side": side, "item": item, "count": number, "section": on}
    left = {"placed": number, "left": 2 - number}
    following = EMPIRE if item == "trebuchet" else NAINS
    assert (out.asked, out.warnings) == (asked, [])
    assert out.result == {**asked, **left, "next": following}
    moves = [one.because for one in out.effects if hasattr(one, "amount")]
    assert moves == [(rule, side)]
    after = state.copy().apply(out.effects)
    assert after.number(WALL, "oil") == (1 if on else 0)


@pytest.mark.rule("SIEGE-LIST-10")
@pytest.mark.parametrize(
    "item", ["portable_ram", "ladders", "ram", "siege_tower", "mantlets"]
)
def test_what_goes_with_a_unit_is_not_placed(item):
    """A unit takes it."""
    found = refusal(placed, stocked(), NAINS, item, ruled=True)
    assert found == ("rule", "siege.with_unit", "SIEGE-LIST-10", {"piece": item})


@pytest.mark.rule("SIEGE-EARTH-05", "SIEGE-SCN3-11")
@pytest.mark.parametrize(
    ("code", "rule"), [("braken_keep", "SIEGE-SCN3-11"), ("siege", "SIEGE-EARTH-05")]
)
def test_earthworks_are_placed_in_the_first_turn(code, rule):
    """Artillery may be placed later."""
    late = stocked(code, turn=2)
    found = refusal(placed, late, EMPIRE, "earthwork")
    assert found == ("out_of_phase", "siege.late", rule, {"piece": "earthwork"})
    assert placed(late, EMPIRE, "earthwork", ruled=True).result["placed"] == 1
    assert placed(late, NAINS, "trebuchet").result["placed"] == 1
    assert placed(stocked(code), EMPIRE, "earthwork").result["placed"] == 1


def test_only_oil_is_put_on_something():
    """And oil must be, on what stands and has a wall."""
    found = refusal(placed, stocked(), EMPIRE, "earthwork", on=WALL)
    assert found == ("usage", "siege.not_on", None, {"piece": "earthwork"})
    found = refusal(placed, stocked(), EMPIRE, "boiling_oil")
    assert found == ("usage", "siege.oil_where", None, {})
    fallen = stocked(facts=[(WALL, "state", "destroyed"), (WALL, "fell", 1)])
    found = refusal(placed, fallen, EMPIRE, "boiling_oil", on=WALL, ruled=True)
    facts = {"section": WALL, "turn": 1}
    assert found == ("rule", "siege.fell", "SIEGE-BREACH-01", facts)
    yard = stocked(facts=[(WALL, "kind", "courtyard")])
    found = refusal(placed, yard, EMPIRE, "boiling_oil", on=WALL)
    assert found == ("rule", "siege.no_wall", "SIEGE-LIST-11", {"section": WALL})
    ruled = placed(yard, EMPIRE, "boiling_oil", on=WALL, ruled=True)
    assert ruled.result["section"] == WALL


@pytest.mark.ruling("SIEGE-AMB-12")
@pytest.mark.parametrize(
    ("there", "count", "covers", "twice"),
    [
        (None, 1, "section", False),
        (None, 2, "section", True),
        (1, 1, "section", True),
        (1, 1, "one_use", False),
    ],
)
def test_a_second_marker_of_oil_is_told(there, count, covers, twice):
    """A section needs only one, unless each is for one use."""
    more = {"boiling_oil_covers": covers} if covers == "one_use" else {}
    state = stocked(nains=0, facts=[(WALL, "oil", there)], **more)
    out = placed(state, EMPIRE, "boiling_oil", count, WALL)
    note = ("siege.oil_twice", "SIEGE-AMB-12", {"section": WALL})
    assert told(out) == [note] * twice
    assert state.apply(out.effects).number(WALL, "oil") == (there or 0) + count


@pytest.mark.rule("SIEGE-EARTH-06", "SIEGE-SCN3-12")
@pytest.mark.parametrize(
    ("code", "nains", "empire", "following"),
    [
        ("siege", (2, 0), (2, 0), EMPIRE),
        ("siege", (2, 0), (1, 3), EMPIRE),
        ("siege", (2, 0), (0, 3), NAINS),
        ("siege", (0, 2), (1, 0), EMPIRE),
        ("siege", (0, 2), (0, 2), None),
        ("braken_keep", (2, 0), (2, 0), EMPIRE),
        ("braken_keep", (2, 0), (1, 1), NAINS),
        ("braken_keep", (1, 1), (1, 1), EMPIRE),
        ("braken_keep", (1, 2), (1, 1), EMPIRE),
        ("braken_keep", (1, 0), (0, 1), NAINS),
        ("braken_keep", (0, 1), (2, 0), EMPIRE),
    ],
)
def test_who_places_next(code, nains, empire, following):
    """Each pair is what a side has left, and what it has placed."""
    held = [
        *((NAINS, "earthwork", nains[0]), (f"{NAINS}/placed", "earthwork", nains[1])),
        (EMPIRE, "boiling_oil", empire[0]),
        (f"{EMPIRE}/destroyed", "earthwork", empire[1]),
    ]
    assert next_to_place(field(code, held=held)) == following


@pytest.mark.ruling("SIEGE-AMB-30")
def test_the_house_says_whether_sides_place_in_turn():
    """Only at Braken Keep, while it is played."""
    never = {"scenario3_alternate_placement": False}
    found = [
        alternating(field(code)) for code in ("siege", "watchtower", "braken_keep")
    ]
    assert found == [False, False, True]
    assert not alternating(field(**never))
    assert not alternating(field(facts=[("campaign", "ended", 1)]))


@pytest.mark.rule("SIEGE-EARTH-06", "SIEGE-SCN3-12")
def test_whoever_places_out_of_turn_is_told():
    """Those whose turn it is are named."""
    other = {"side": NAINS, "other": EMPIRE}
    note = ("siege.place_turn", "SIEGE-SCN3-12", other)
    assert told(placed(stocked(), NAINS, "earthwork")) == [note]
    note = ("siege.place_first", "SIEGE-EARTH-06", other)
    assert told(placed(stocked("siege"), NAINS, "earthwork")) == [note]
    assert told(placed(stocked("siege"), EMPIRE, "earthwork", 2)) == []
    one = ("siege.place_one", "SIEGE-SCN3-12", {"side": EMPIRE, "other": NAINS})
    assert told(placed(stocked(), EMPIRE, "earthwork", 2)) == [one]
    assert told(placed(stocked(nains=0), EMPIRE, "earthwork", 2)) == []
