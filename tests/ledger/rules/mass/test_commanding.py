"""The generals' part of a turn: dice, tactics, terrain, numbers, Command, raises."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.questions import Missing, SheetLine
from ledger.rules.mass.commanding import drawn_up, earned, fewer
from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.field import battle_of, line_id
from ledger.table import Table
from tests.ledger.rules.mass.test_turn import (
    ALONSO,
    KARL,
    RODRIGO,
    STAND,
    A,
    B,
    asked,
    hero,
    lines,
    plays,
    quick,
    rolled,
    runs,
)
from tests.ledger.rules.mass.vectors import armies, refusal


@pytest.mark.rule("MASS-TURN-02")
def test_a_general_rolls_wits_and_strategy_and_keeps_wits():
    """One without ranks rolls a single die."""
    here = quick()
    here.put("general:Léon", "strategy", 1)
    here.put("general:Otto", "wits", None)
    found = plays(here, 9, 8, 2, 5, 1, 1, 1, total=())
    assert rolled(found)["pool"] == [3, 2]
    assert (rolled(found)["kept"], rolled(found)["total"]) == ([9, 8], 17)
    assert rolled(found, B)["pool"] == [1, 1]
    assert found.result["winner"] == A
    first = asked(here, total=(), other=[(A, 3)])
    assert (first.who, first.why, first.many) == ("general:Léon", "strategy", 3)
    sheet = first.sheet()
    assert sheet.heading == SheetLine("mass.sheet.general", {"turn": 2, "side": A})
    assert [line.facts["side"] for line in sheet.before] == [A, B]
    assert sheet.lines[-1] == SheetLine("mass.sheet.together", {"value": 3})


def test_no_tactic_is_told_where_none_is_chosen():
    """The table plays without them."""
    here = quick(modules__tactics=False)
    assert asked(here, tactic=(), total=()).sheet().before == ()
    assert rolled(plays(here, tactic=()))["tactic"] is None


@pytest.mark.rule("MASS-OPP-BAN-03")
@pytest.mark.ruling("MASS-AMB-26")
def test_a_general_with_a_banner_rolls_one_die_less():
    """At least one is left, and he keeps no more than he rolls."""
    here = runs(quick(), "BAN")
    here.put("general:Léon", "name", "Rodrigo")
    found = plays(here, 9, 1, 1, 1, 1, 1, total=())
    assert rolled(found)["pool"] == [1, 1]
    (less,) = rolled(found)["fewer"]
    assert (less["value"], less["code"]) == (-1, "BAN")
    assert [line.value for line in fewer(here, battle_of(here), A)] == [-1]
    assert fewer(here, battle_of(here), B) == ()
    here.put("general:Léon", "wits", 1)
    assert rolled(plays(here, 9, 1, 1, 1, 1, 1, total=()))["pool"] == [1, 1]


def test_what_others_did_counts_for_the_generals_roll():
    """The turn's own lines only, and another modifier as it is given."""
    here = quick()
    for at, value in ((2, 3), (3, 5)):
        facts = {"side": A, "turn": at, "hero": RODRIGO, "code": "TEN", "value": value}
        for field, one in facts.items():
            here.put(line_id(A, RODRIGO, "TEN", at), field, one)
    found = plays(here, other=[(A, -4), (B, 2)])
    assert lines(found) == [("opportunity", 3), ("other", -4)]
    assert lines(found, B) == [("other", 2)]
    assert [one.value for one in earned(here, battle_of(here), A)] == [3]
    assert found.result["winner"] == B


@pytest.mark.rule("MASS-TACT-01")
def test_tactics_are_chosen_in_secret():
    """The first who chooses sees who attacks."""
    question = asked(quick(), tactic=())
    assert (question.key, question.who, question.secret) == ("tactic.A", A, True)
    assert question.rule == "MASS-TACT-01"
    heading = SheetLine("mass.sheet.tactics", {"turn": 2, "side": A})
    assert question.sheet().heading == heading
    other = asked(quick(), tactic=[(A, "MAR")])
    assert (other.key, other.sheet().heading) == ("tactic.B", heading)
    table = Table(typed=[[1, 1, 1]], choices={"tactic.A": "ENV", "tactic.B": "REP"})
    found = plays(quick(), table=table, tactic=())
    assert lines(found) == [("tactics", 5)]
    assert [one["rule"] for one in found.warnings] == ["MASS-AMB-20"]


def test_terrain_is_remembered_until_it_changes():
    """It is written down only then."""
    found = plays(quick(), terrain=[(A, ("difficult",))])
    assert Change(A, "terrain", None, ("difficult",)) in found.effects
    assert lines(found) == [("difficult", -5)]
    there = quick()
    there.put(A, "terrain", ("difficult",))
    again = plays(there)
    assert lines(again) == [("difficult", -5)]
    changes = [one for one in again.effects if isinstance(one, Change)]
    assert "terrain" not in {one.field for one in changes}
    gone = plays(there, terrain=[(A, ("none",))])
    assert Change(A, "terrain", ("difficult",), None) in gone.effects
    without = quick(modules__terrain=False)
    without.put(A, "terrain", ("difficult",))
    assert lines(plays(without)) == []


def test_men_and_walls_count_once_both_are_counted():
    """Walls only above level 1, and where the table plays with them."""
    here = quick()
    here.put(A, "men", 1000)
    here.put(A, "fortification", 3)
    assert drawn_up(here, A, ())[:] == drawn_up(quick(), A, ())[:]
    here.put(B, "men", 1000)
    side = drawn_up(here, A, ("difficult",))
    assert (side.men, side.fort, side.terrain) == (1000, "3", ("difficult",))
    assert drawn_up(here, B, ()).fort is None
    assert lines(plays(here)) == [("numbers", 10)]
    for module, expected in (
        ("numbers", (None, None)),
        ("fortification", (1000, None)),
    ):
        other = armies(**{f"modules__{module}": False})
        for subject in (A, B):
            other.put(subject, "men", 1000)
        other.put(A, "fortification", 3)
        found = drawn_up(other, A, ())
        assert (found.men, found.fort) == expected


@pytest.mark.rule("MASS-TURN-07")
@pytest.mark.rule("MASS-TURN-08")
def test_who_lends_his_command():
    """It helps his general, and hinders himself."""
    here = quick()
    here.put(RODRIGO, "command", 3)
    here.put(KARL, "command", 2)
    found = plays(here, lend=[RODRIGO])
    assert lines(found) == [("command", 3)]
    assert lines(found, B) == []
    assert hero(found)["added"]["command"] == -2
    assert hero(found, KARL)["added"]["command"] == 0
    assert found.asked["lend"] == [RODRIGO]
    himself, down, seen = here.copy(), here.copy(), runs(here.copy(), "INF")
    himself.put("general:Léon", "name", "Rodrigo")
    down.put(RODRIGO, "out", 1)
    for one, rule in (
        (himself, "MASS-AMB-10"),
        (down, "MASS-PERS-14"),
        (seen, "MASS-OPP-INF-03"),
    ):
        told = refusal(
            plays,
            one,
            lend=[RODRIGO],
            engage=STAND if one is himself else STAND[:2],
        )
        assert (told.code, told.key, told.rule) == ("rule", "mass.no_command", rule)
        assert told.facts == {"hero": RODRIGO}


@pytest.mark.ruling("MASS-AMB-10")
def test_command_may_be_lent_after_the_dice():
    """Only those who have any are asked, with both totals before them."""
    here = quick(command__when="after", command__max=1)
    for who in (ALONSO, RODRIGO):
        here.put(who, "command", 3)
    question = asked(here)
    assert (question.key, question.options, question.proposed) == (
        "lend.Alonso",
        ("lent", "kept"),
        "kept",
    )
    assert (question.rule, question.who) == ("MASS-AMB-10", ALONSO)
    heading = SheetLine("mass.sheet.fallen", {"turn": 2})
    assert question.sheet().heading == heading
    assert [one.facts["total"] for one in question.sheet().lines] == [20, 20]
    table = Table(typed=[[1, 1, 1]], choices={"lend.Alonso": "lent"})
    found = plays(here, table=table)
    assert lines(found) == [("command", 3)]
    assert found.asked["lend"] == [ALONSO]
    named = plays(here, lend=[RODRIGO])
    assert (lines(named), named.asked["lend"]) == ([("command", 3)], [RODRIGO])
    kept = {"lend.Alonso": "kept", "lend.Rodrigo": "kept"}
    none = plays(here, table=Table(typed=[[1, 1, 1]], choices=kept))
    assert (lines(none), none.asked["lend"]) == ([], [])


@pytest.mark.rule("MASS-PREP-04")
def test_raises_are_given_before_or_after_the_dice():
    """What one side adds is seen by the other."""
    here = quick()
    here.add(A, RAISES, 2)
    found = plays(here, raises=[(A, 2)])
    assert lines(found) == [("raises", 10)]
    assert here.copy().apply(found.effects).balance(A, RAISES) == 0
    after = quick(raises__when="after")
    after.add(A, RAISES, 2)
    after.add(B, RAISES, 1)
    with pytest.raises(Missing) as missing:
        plays(after, table=Table(choices={"raises.A": "2"}))
    question = missing.value.question
    assert question.key == "raises.B"
    assert [one.facts["total"] for one in question.sheet().lines] == [30, 20]
    table = Table(typed=[[1, 1, 1]], choices={"raises.A": "2", "raises.B": "0"})
    assert lines(plays(after, table=table)) == [("raises", 10)]
