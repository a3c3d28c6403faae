"""The words of a SPEC and of a plan; their faults, all at once."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse, Refused
from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.specs import forces
from ledger.rules.fief.war.tables import HOUSE
from ledger.rules.fief.war.wishes import Wishes, planned
from ledger.rules.settings import settings
from tests.ledger.rules.fief.war.fights import ways


def test_the_house_rules_of_a_battle_are_those_of_the_settings():
    """The table beside the rule has the same defaults."""
    known = settings("fief")
    default = {k: known[k].default for k in HOUSE}
    plain = {k: list(v) if isinstance(v, tuple) else v for k, v in HOUSE.items()}
    assert plain == default


def test_a_spec_is_a_force():
    """Spaces are allowed; D'Arc needs no number."""
    found = forces(
        "soldiers=8, lords = 2,darc,women=1,royal=0", "darc=0,lords=1", ways()
    )
    assert found["attacker"] == Force(soldiers=8, lords=2, darc=1, women=1)
    assert found["defender"] == Force(lords=1)


@pytest.mark.rule("TAC-GEN-10")
def test_every_fault_of_both_specs_is_told():
    """Examples are unknown words, wrong numbers, duplicates and disabled words."""
    with pytest.raises(Misuse) as refused:
        forces("soldier=8,lords=x,lords=2,lords=3", "archers=1,soldiers", ways())
    told = [(f.code, f.about) for f in refused.value.facts["findings"]]
    assert told == [
        ("fief.spec_word", "soldier"),
        ("fief.spec_number", "lords"),
        ("fief.spec_twice", "lords"),
        ("fief.spec_tactics", "archers"),
        ("fief.spec_number", "soldiers"),
    ]
    near = dict(refused.value.facts["findings"][0].facts)["near"]
    assert near == ["soldiers"]


@pytest.mark.rule("TAC-GEN-10")
@pytest.mark.parametrize("module", ["archers", "bombards", "guard", "mercenaries"])
def test_each_module_is_switched_by_itself(module):
    """Only the counters of a disabled module are refused."""
    house = ways({f"tactics.modules.{module}": False}, tactics=True)
    kinds = {"archers", "bombards", "guard", "mercenaries"}
    for kind in sorted(kinds):
        spec = f"sergeants=1,lords=1,{kind}=1"
        if kind == module:
            with pytest.raises(Refused) as refused:
                forces(spec, "soldiers=1", house)
            assert refused.value.rule == "TAC-GEN-10"
        else:
            assert getattr(forces(spec, "soldiers=1", house)["attacker"], kind) == 1


@pytest.mark.parametrize(
    ("attacker", "rule"),
    [
        ("darc=2", "FIEF-CARD-25"),
        pytest.param("archers=19", "TAC-GEN-02", marks=pytest.mark.rule("TAC-GEN-02")),
        pytest.param(
            *("guard_knights=4", "TAC-GUARD-01"),
            marks=pytest.mark.rule("TAC-GUARD-01"),
        ),
    ],
)
def test_nobody_has_more_counters_than_there_are(attacker, rule):
    """One D'Arc, eighteen archers, three guard knights are the limit for both sides."""
    with pytest.raises(Refused) as refused:
        forces(attacker, "soldiers=1", ways(tactics=True))
    assert refused.value.rule == rule


def test_a_side_has_its_limit():
    """A thousand points are accepted, and one more is refused."""
    assert forces("soldiers=1000", "lords=1", ways())
    with pytest.raises(Misuse):
        forces("soldiers=1001", "lords=1", ways())


def test_a_plan_says_where_who_aims_and_what_falls():
    """Sides, places and troops have codes."""
    wishes = Wishes("castle", aims=["attacker:1"], losses=["defender:guard"])
    plan = planned(wishes, ways())
    assert (plan.ground.site, plan.aims[0].side) == ("castle", "attacker")
    assert dict(plan.losses) == {"defender": "guard"}


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes("hill"),
        Wishes(aims=["attacker"]),
        Wishes(aims=["attacker:0"]),
        Wishes(aims=["nobody:1"]),
        Wishes(aims=["attacker:1:king"]),
        Wishes(losses=["lords"]),
        Wishes(losses=["attacker:guard:2"]),
        Wishes(rerolls=["high"]),
        Wishes(archers=["attacker:aim"]),
        Wishes(commits=["attacker:1"]),
        Wishes(mercy="attacker"),
    ],
)
def test_words_that_mean_nothing_are_refused(wishes):
    """The refusal has the known words, or the form."""
    with pytest.raises(Misuse) as refused:
        planned(wishes, ways(tactics=True))
    assert refused.value.code == "usage"


@pytest.mark.rule("FIEF-CARD-25", "TAC-GEN-02")
def test_the_refusal_of_several_faults_has_the_rule_of_the_first():
    """One fault that breaks no rule makes it a misuse of words."""
    with pytest.raises(Refused) as refused:
        forces("darc=2,archers=19", "soldiers=1", ways(tactics=True))
    found = refused.value
    assert (found.code, found.key, found.rule) == ("rule", "fief.spec", "FIEF-CARD-25")
    rules = [fault.rule for fault in found.facts["findings"]]
    assert rules == ["FIEF-CARD-25", "TAC-GEN-02"]
    off = ways({"tactics.modules.archers": False}, tactics=True)
    with pytest.raises(Misuse) as misused:
        forces("archers=1,king=1", "soldiers=1", off)
    assert [f.rule for f in misused.value.facts["findings"]] == ["TAC-GEN-10", None]


@pytest.mark.parametrize("amount", ["²", "１", "-1", "1000000", "1.5", " "])
def test_a_number_of_counters_is_of_one_to_six_digits(amount):
    """Other signs for numbers are not read."""
    with pytest.raises(Misuse) as refused:
        forces(f"lords={amount}", "soldiers=1", ways())
    (fault,) = refused.value.facts["findings"]
    assert (fault.code, fault.about) == ("fief.spec_number", "lords")
