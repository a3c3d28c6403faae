"""The beginning of a battle: the attacker, the rolls before it, what is to be done."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, moved
from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.field import duel_id
from ledger.rules.mass.starting import due, prepare, rolling, start, to_act, undone
from ledger.state import WORLD
from ledger.table import Table
from tests.ledger.rules.mass.vectors import armies, dice, refusal, state

A, B, RODRIGO = "side:A", "side:B", "hero:Rodrigo"
SIDES = [A, B]


def muster(**house):
    """Two armies in turn 1, before anybody has started the fight."""
    found = armies(**house)
    found.put("campaign", "turn", 1)
    found.put("campaign", "attacker", None)
    return found


def begun(**house):
    """The same when A has started it, with all rolls and men."""
    found = muster(**house)
    found.put("campaign", "attacker", A)
    for side in SIDES:
        found.put(side, "prepared", 1)
        found.put(side, "men", 100)
    return found


def put(found, **facts):
    """The same with these facts about the battle."""
    for field, value in facts.items():
        found.put("campaign", field, value)
    return found


@pytest.mark.rule("MASS-TACT-02")
@pytest.mark.parametrize(("side", "other"), [(A, B), (B, A)])
def test_who_starts_attacks(side, other):
    """The other side defends."""
    found = start(muster(), side)
    because = Because("MASS-TACT-02", side)
    assert found.effects == [Change("campaign", "attacker", None, side, because)]
    assert found.asked == {"side": side}
    assert found.result == {"attacker": side, "defender": other, "again": False}
    assert found.turn is None


def test_a_fight_starts_once_between_two():
    """The refusals name the rule."""
    one = state()
    one.put(A, "name", "A")
    found = refusal(start, one, A)
    assert (found.code, found.key, found.rule) == (
        "rule",
        "mass.one_side",
        "MASS-TURN-02",
    )
    found = refusal(start, armies(), B)
    assert (found.code, found.key, found.rule) == (
        "out_of_phase",
        "mass.started",
        "MASS-TACT-02",
    )
    assert found.facts == {"side": A}


def test_another_battle_begins_with_an_empty_field():
    """Those who fought stay; all that belonged to the last battle goes."""
    last = begun()
    put(last, turn=4, fought=3, run=3, run_of=A, victor=A, ended=1)
    last.put(A, "tactic", "ENV")
    last.put(A, "terrain", ("difficult",))
    last.put(B, "fortification", 5)
    last.put(B, "banner_lost", 1)
    last.put(A, "montaigne", 1)
    for field, value in (("out", 1), ("stood", "front"), ("brought", 4), ("total", 3)):
        last.put(RODRIGO, field, value)
    found = start(last, B)
    fresh = muster()
    fresh.put("campaign", "attacker", B)
    fresh.put(A, "montaigne", 1)
    assert last.copy().apply(found.effects) == fresh
    assert {one.because for one in found.effects} == {Because("MASS-TACT-02", B)}
    assert (found.result["again"], found.turn) == (True, 1)
    put(last, turn=1)
    fields = [one.field for one in start(last, A).effects]
    assert "turn" not in fields
    assert "attacker" not in fields


def ready(**ranks):
    """A has a steward; both have generals."""
    found = muster()
    found.put("steward:Ida", "name", "Ida")
    found.put("steward:Ida", "side", A)
    for field, value in ranks.items():
        found.put("steward:Ida", field, value)
    found.put("general:Léon", "galvanize", 1)
    return found


IDA = ("steward:Ida", "logistics", "MASS-PREP-01")
LEON = ("general:Léon", "galvanize", "MASS-PREP-02")
OTTO = ("general:Otto", "galvanize", "MASS-PREP-02")


@pytest.mark.rule("MASS-PREP-02")
def test_who_rolls_before_the_battle():
    """Stewards come first, and then the generals."""
    assert rolling(ready(), A) == [IDA, LEON]
    assert rolling(ready(), B) == [OTTO]


@pytest.mark.rule("MASS-PREP-01")
@pytest.mark.rule("MASS-PREP-03")
def test_each_rolls_and_gives_raises():
    """Wits and the knack are rolled, Wits kept; a general without ranks has one die."""
    table = dice(9, 8, 7, 10, 3, 6, 2)
    found = prepare(ready(wits=2, logistics=1), table, A, ())
    first, second = found.result["rolls"]
    assert first == {
        "who": "steward:Ida",
        "knack": "logistics",
        "dice": [[9], [8], [7]],
        "total": 17,
        "raises": 1,
        "rule": "MASS-PREP-01",
    }
    assert (second["who"], second["dice"], second["total"], second["raises"]) == (
        "general:Léon",
        [[10, 2], [3], [6]],
        18,
        1,
    )
    assert [(one.who, one.why) for one in table.throws] == [
        ("steward:Ida", "prepare.logistics"),
        ("general:Léon", "prepare.galvanize"),
        ("general:Léon", "explode"),
    ]
    assert found.asked == {"side": A, "totals": []}
    assert (found.result["side"], found.result["raises"]) == (A, 2)
    assert found.effects == [
        *moved(RAISES, 2, WORLD, A, Because("MASS-PREP-03", A)),
        Change(A, "prepared", None, 1),
    ]
    (alone, _) = prepare(ready(), dice(5, 6, 7, 8), A, ()).result["rolls"]
    assert alone["dice"] == [[5]]


def test_totals_are_given_in_order():
    """Each belongs to who rolls; raises add to those there are."""
    here = ready()
    here.add(A, RAISES, 4)
    found = prepare(here, Table(), A, (25, 9))
    assert found.result["rolls"] == [
        {"who": "steward:Ida", "total": 25, "raises": 2},
        {"who": "general:Léon", "total": 9, "raises": 0},
    ]
    assert (found.result["raises"], found.result["left"]) == (2, 6)
    assert found.asked["totals"] == [25, 9]
    wrong = refusal(prepare, here, Table(), A, (25,))
    assert (wrong.code, wrong.key) == ("usage", "mass.totals")
    assert wrong.facts == {"rolls": 2, "names": ["Ida", "Léon"]}


def test_an_army_without_leaders_may_give_totals():
    """Without dice of its own, nobody rolls."""
    bare = muster()
    bare.put("general:Otto", "side", A)
    found = prepare(bare, Table(), B, (10, 30))
    assert [one["who"] for one in found.result["rolls"]] == [None, None]
    assert found.result["raises"] == 4
    nobody = refusal(prepare, bare, Table(), B, ())
    assert (nobody.code, nobody.key, nobody.rule) == (
        "rule",
        "mass.nobody_prepares",
        "MASS-PREP-01",
    )
    assert nobody.facts == {"side": B}


@pytest.mark.parametrize(
    ("here", "key"),
    [
        (put(ready(), ended=1), "mass.ended"),
        (put(ready(), turn=2), "mass.under_way"),
        (put(ready(), fought=1), "mass.under_way"),
        (begun(), "mass.prepared"),
    ],
)
def test_an_army_prepares_once_before_the_battle(here, key):
    """Only a battle under way can be overruled."""
    found = refusal(prepare, here, Table(), A, (10, 10))
    assert (found.code, found.key) == ("out_of_phase", key)
    ruled = Table(ruled=True)
    if key == "mass.under_way":
        assert found.rule == "MASS-PREP-01"
        assert prepare(here, ruled, A, (10, 10)).result["raises"] == 2
    else:
        assert refusal(prepare, here, ruled, A, (10, 10)).key == key


def test_a_table_without_preparation_has_none():
    """The house rule is named."""
    found = refusal(prepare, muster(modules__preparation=False), Table(), A, (10,))
    assert found.rule == "mass.modules.preparation"


def codes(found):
    """What is to be done, by its codes."""
    return [one["code"] for one in due(found)]


def test_what_is_to_be_done_before_the_battle():
    """Sides, the start, the rolls, and the men once it has started."""
    one = state()
    put(one, turn=1)
    assert due(one) == [
        {"code": "mass.sides", "sides": []},
    ]
    assert due(muster()) == [
        {"code": "mass.start", "sides": SIDES},
        {"code": "mass.prepare", "sides": SIDES},
    ]
    half = begun()
    half.put(A, "prepared", None)
    half.put(B, "men", None)
    assert due(half) == [
        {"code": "mass.prepare", "sides": [A]},
        {"code": "mass.men", "sides": [B]},
    ]
    assert to_act(half) == [A, B]
    assert to_act(muster()) == [A, B]
    assert due(begun()) == []
    assert codes(put(half, fought=1)) == ["mass.turn"]
    assert codes(put(half, fought=None, turn=2)) == ["mass.men"]


def test_what_is_left_out_is_not_reminded_of():
    """Neither the rolls nor the men."""
    half = put(muster(modules__preparation=False, modules__numbers=False), attacker=A)
    assert due(half) == []


def test_what_is_to_be_done_between_turns():
    """What was won comes first, then duels; only then the next turn, or the end."""
    found = put(begun(), fought=1)
    assert due(found) == [{"code": "mass.turn"}]
    assert due(put(found.copy(), victor=A)) == [{"code": "mass.end"}]
    assert due(put(found.copy(), victor=A, ended=1)) == []
    duel = duel_id(RODRIGO, "hero:Karl")
    found.put(duel, "hero", RODRIGO)
    found.put(duel, "opponent", "hero:Karl")
    fight = {"code": "mass.duel", "hero": RODRIGO, "opponent": "hero:Karl"}
    assert due(found) == [fight]
    assert to_act(found) == [RODRIGO]
    found.put("hero:Alonso", "offered", 1)
    won = {"code": "mass.pending", "heroes": ["hero:Alonso"]}
    assert due(found) == [won, fight]
    assert to_act(found) == ["hero:Alonso", RODRIGO]
    found.put(duel, "hero", None)
    found.put(duel, "opponent", None)
    assert due(found) == [won]


def test_what_is_undone_before_a_turn_ends():
    """A turn, once nothing else is; nothing after one was fought or the battle won."""
    assert undone(begun(), turn=True) == [{"code": "mass.turn"}]
    assert undone(muster(), turn=True) == due(muster())
    assert undone(begun(), turn=False) == []
    assert undone(put(begun(), fought=1), turn=True) == []
    assert undone(put(begun(), fought=1, turn=2), turn=True) == [{"code": "mass.turn"}]
    for end in ("ended", "victor"):
        assert undone(put(begun(), **{end: A}), turn=True) == []
