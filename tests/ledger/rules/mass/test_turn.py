"""A battle turn step by step: places, the generals' roll, the heroes' rolls."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.questions import Missing, SheetLine
from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.field import battle_of, running_id
from ledger.rules.mass.turn import turn
from ledger.table import Table
from tests.ledger.rules.mass.vectors import armies, dice, refusal

A, B = "side:A", "side:B"
RODRIGO, ALONSO, KARL = "hero:Rodrigo", "hero:Alonso", "hero:Karl"
HEROES = (ALONSO, KARL, RODRIGO)
STAND = [(hero, "support") for hero in HEROES]
USUAL = {
    "engage": STAND,
    "tactic": [(A, "MAR"), (B, "MAR")],
    "lend": (),
    "raises": (),
    "total": [(A, 20), (B, 20)],
    "terrain": (),
    "other": (),
}
QUICK = {"personal__damage": "ask"}


def plays(found, *faces, table=None, **words):
    """A turn in which the heroes roll these faces, in the order of their names."""
    return turn(found, table or dice(*faces or (1, 1, 1)), **{**USUAL, **words})


def quick(**house):
    """A battle in which each hero rolls a single die."""
    return armies(**QUICK, **house)


def runs(found, code, won=1, who=RODRIGO, **more):
    """An opportunity runs for a hero."""
    facts = {"hero": who, "code": code, "won": won, "level": "front", **more}
    for field, value in facts.items():
        found.put(running_id(who, code, won), field, value)
    return found


def hero(outcome, who=RODRIGO):
    """A hero's part in the turn."""
    return next(one for one in outcome.result["heroes"] if one["name"] == who)


def lines(outcome, side=A):
    """The modifiers of a general's roll."""
    (found,) = (x["lines"] for x in outcome.result["modifiers"] if x["side"] == side)
    return [(line["what"], line["value"]) for line in found]


def rolled(outcome, side=A):
    """A general's roll."""
    return next(one for one in outcome.result["rolls"] if one["side"] == side)


def asked(found, **words):
    """The first question of a turn."""
    with pytest.raises(Missing) as missing:
        plays(found, table=Table(), **words)
    return missing.value.question


@pytest.mark.parametrize(
    ("facts", "code", "key", "rule"),
    [
        ({"attacker": None}, "out_of_phase", "mass.not_started", "MASS-TACT-02"),
        ({"ended": 1}, "out_of_phase", "mass.ended", "MASS-END-01"),
        ({"victor": A}, "out_of_phase", "mass.over", "MASS-END-01"),
    ],
)
def test_a_turn_needs_a_fight_that_goes_on(facts, code, key, rule):
    """It has been started, and nobody has won it."""
    found = quick()
    for field, value in facts.items():
        found.put("campaign", field, value)
    told = refusal(plays, found)
    assert (told.code, told.key, told.rule) == (code, key, rule)


def test_a_turn_needs_two_sides():
    """And a general, or the total of his roll, on each."""
    alone = quick()
    alone.put(B, "name", None)
    told = refusal(plays, alone)
    assert (told.code, told.key, told.rule) == ("rule", "mass.one_side", "MASS-TURN-02")
    bare = quick()
    bare.put(B, "commander", None)
    assert plays(bare).result["winner"] is None
    told = refusal(plays, bare, total=[(A, 20)])
    assert (told.code, told.key, told.rule) == (
        "rule",
        "mass.no_general",
        "MASS-TURN-02",
    )
    assert told.facts == {"side": B}


@pytest.mark.parametrize("word", ["engage", "tactic", "total", "other"])
def test_nothing_is_said_twice_about_a_turn(word):
    """Of any kind."""
    who = RODRIGO if word == "engage" else A
    told = refusal(plays, quick(), **{word: [(who, "x"), (who, "x")]})
    assert told.key == "mass.said_twice"


@pytest.mark.rule("MASS-TURN-01")
def test_all_of_a_turn_is_told():
    """Who asked for what, what was rolled, and what it did."""
    found = plays(quick(), 9, 2, 10, 1, lend=[ALONSO])
    assert found.turn == 2
    assert found.warnings == []
    assert found.asked == {"engage": dict(STAND), "lend": [ALONSO]}
    result = found.result
    assert (result["turn"], result["closed"], result["attacker"]) == (2, None, A)
    assert (result["winner"], result["victor"]) == (None, None)
    assert result["streak"] == {"side": None, "turns": 0}
    assert rolled(found) == {
        "side": A,
        "general": "general:Léon",
        "tactic": "MAR",
        "pool": None,
        "fewer": [],
        "dice": [],
        "kept": [],
        "roll": 20,
        "total": 20,
        "modifier": 0,
    }
    assert [one["name"] for one in result["heroes"]] == list(HEROES)
    after = quick().apply(found.effects)
    assert after.get("campaign", "fought") == 2
    assert (after.get(A, "tactic"), after.get(B, "tactic")) == ("MAR", "MAR")
    assert [after.get(one, "level") for one in HEROES] == ["support"] * 3


@pytest.mark.rule("MASS-TURN-01")
def test_where_heroes_stand_is_asked_in_order():
    """Those who have no choice are shown to the first who is asked."""
    first = asked(runs(quick(), "POU"), engage=())
    assert (first.key, first.who, first.rule) == (
        "engagement.Alonso",
        ALONSO,
        "MASS-TURN-01",
    )
    assert first.options == ("support", "disengaged", "engaged", "front")
    held = first.sheet().before
    assert [line.facts["hero"] for line in held] == [RODRIGO]
    second = asked(quick(), engage=[(ALONSO, "front")])
    assert second.key == "engagement.Karl"
    assert second.sheet().heading == SheetLine("mass.sheet.engaging", {"turn": 2})


@pytest.mark.rule("MASS-TURN-12")
def test_a_place_that_is_demanded_is_left_by_a_ruling_only():
    """It need not be said."""
    here = runs(quick(), "POU")
    told = refusal(plays, here)
    assert (told.code, told.key, told.rule) == (
        "rule",
        "mass.forced",
        "MASS-OPP-POU-01",
    )
    assert told.facts == {
        "hero": RODRIGO,
        "level": "front",
        "code": "POU",
        "opportunity": "POU",
    }
    for places in (STAND[:2], [*STAND[:2], (RODRIGO, "front")]):
        found = plays(here, engage=places)
        assert hero(found)["engagement"] == "front"
        assert hero(found)["forced"] == {"code": "POU", "rule": "MASS-OPP-POU-01"}
        assert found.asked["engage"][RODRIGO] == "front"
    ruled = plays(here, table=Table(typed=[[1, 1, 1]], ruled=True))
    assert (hero(ruled)["engagement"], hero(ruled)["forced"]) == ("support", None)


@pytest.mark.rule("MASS-PERS-13")
@pytest.mark.rule("MASS-PERS-14")
def test_who_makes_no_roll():
    """The fallen, those with a doctor, and by a house rule a general."""
    down = quick()
    down.put(RODRIGO, "out", 1)
    found = plays(down, 1, 1, engage=STAND[:2])
    assert hero(found) == {"name": RODRIGO, "side": A, "out": True}
    assert found.asked["engage"] == dict(STAND[:2])
    seen = runs(quick(), "INF")
    found = plays(seen, 1, 1, engage=STAND[:2])
    assert hero(found) == {
        "name": RODRIGO,
        "side": A,
        "engagement": "medic",
        "forced": {"code": "INF", "rule": "MASS-OPP-INF-05"},
    }
    now = battle_of(seen.copy().apply(found.effects)).hero(RODRIGO).now
    assert now == ("medic", None, None, 0, 0)
    led = quick(general__personal_roll=False)
    led.put("general:Léon", "name", "Rodrigo")
    found = plays(led, 1, 1, engage=STAND[:2])
    assert hero(found) == {"name": RODRIGO, "side": A, "commands": True}


@pytest.mark.rule("MASS-END-01")
@pytest.mark.rule("MASS-TACT-03")
@pytest.mark.rule("MASS-TACT-04")
def test_who_attacks_next_and_who_wins_the_battle():
    """The winner of a turn attacks; after three in a row the battle is won."""
    one = plays(quick(), total=[(A, 5), (B, 9)])
    after = quick().apply(one.effects)
    told = [after.get("campaign", key) for key in ("attacker", "run_of", "run")]
    assert told == [B, B, 1]
    assert one.result["streak"] == {"side": B, "turns": 1}
    reasons = {x.field: x.because.rule for x in one.effects if isinstance(x, Change)}
    assert reasons["attacker"] == "MASS-TACT-03"
    assert reasons["run"] is None
    near = quick()
    near.put("campaign", "run_of", A)
    near.put("campaign", "run", 2)
    won = plays(near, total=[(A, 9), (B, 5)])
    assert (won.result["victor"], won.result["streak"]["turns"]) == (A, 3)
    reasons = {x.field: x.because.rule for x in won.effects if isinstance(x, Change)}
    assert reasons["victor"] == "MASS-END-01"
    assert "attacker" not in reasons
    tie = plays(near)
    after = near.copy().apply(tie.effects)
    assert [after.get("campaign", key) for key in ("attacker", "run_of", "run")] == [
        A,
        None,
        None,
    ]
    changes = plays(quick(tactics__tie_attacker="change"))
    assert (
        Change("campaign", "attacker", A, B, Because("MASS-TACT-03")) in changes.effects
    )


def test_a_turn_in_which_neither_succeeds_is_rolled_again():
    """Nothing is spent, and nobody fights."""
    here = quick(strategy__contested_tn=True)
    here.add(A, RAISES, 1)
    found = plays(here, total=[(A, 1), (B, 1)], raises=[(A, 1)])
    assert found.effects == []
    assert found.result["again"] is True
    assert (found.result["winner"], found.result["victor"]) == (None, None)
    assert (found.result["heroes"], found.result["pending"]) == ([], [])
    assert rolled(found)["total"] == 6


def test_an_open_turn_is_closed_first():
    """The entry belongs to the turn that begins."""
    here = runs(quick(), "BAN")
    here.put("campaign", "fought", 2)
    for who in HEROES:
        here.put(who, "level", "support")
    found = plays(here)
    assert (found.turn, found.result["turn"], found.result["closed"]["turn"]) == (
        3,
        3,
        2,
    )
    after = here.copy().apply(found.effects)
    assert (after.turn, after.get("campaign", "fought")) == (3, 3)
