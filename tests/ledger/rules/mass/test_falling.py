"""Heroes put out of action, and back on their feet."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.rules.mass.falling import down, forfeited
from ledger.rules.mass.field import running_id
from ledger.table import Table
from tests.ledger.rules.mass.vectors import armies, refusal

RODRIGO = "hero:Rodrigo"


def falls(found):
    """Rodrigo falls."""
    return down(found, Table(), RODRIGO, back=False)


def rises(found, *, ruled=False):
    """Rodrigo is back on his feet."""
    return down(found, Table(ruled=ruled), RODRIGO, back=True)


@pytest.mark.rule("MASS-PERS-14")
def test_a_hero_falls_once():
    """He is out of action until he is back."""
    found = falls(armies())
    assert found.asked == {"hero": RODRIGO, "back": False}
    assert found.result == {"hero": RODRIGO, "side": "side:A", "back": False}
    assert found.effects == [Change(RODRIGO, "out", None, 1)]
    again = refusal(falls, armies().apply(found.effects))
    assert (again.code, again.key, again.rule) == (
        "rule",
        "mass.is_down",
        "MASS-PERS-14",
    )
    assert again.facts == {"hero": RODRIGO}


@pytest.mark.rule("MASS-OPP-GEN-06")
def test_who_falls_loses_what_he_has_just_won():
    """Damage comes before the opportunity, unless a house rule lets the doctor come."""
    won = armies()
    won.put(RODRIGO, "offered", 1)
    lost = Change(RODRIGO, "offered", 1, None)
    assert forfeited(won, RODRIGO) == [lost]
    assert falls(won).effects == [Change(RODRIGO, "out", None, 1), lost]
    assert forfeited(won, "hero:Karl") == []
    doctor = armies(opp__when_ko=True)
    doctor.put(RODRIGO, "offered", 1)
    assert forfeited(doctor, RODRIGO) == []


def fallen():
    """Rodrigo has fallen, in the turn before."""
    found = armies()
    for field in ("out", "gone", "spared"):
        found.put(RODRIGO, field, 1)
    return found


def test_who_has_not_fallen_does_not_rise():
    """It says so."""
    found = refusal(rises, armies())
    assert (found.code, found.key, found.rule) == (
        "rule",
        "mass.on_his_feet",
        "MASS-PERS-14",
    )
    assert found.facts == {"hero": RODRIGO}


@pytest.mark.rule("MASS-OPP-INF-04")
def test_a_doctor_puts_him_back_on_his_feet():
    """One who has seen him this turn, or in the turn before."""
    seen = fallen()
    seen.put(RODRIGO, "healed", 1)
    seeing, runs = fallen(), running_id(RODRIGO, "INF", 1)
    facts = {"hero": RODRIGO, "code": "INF", "won": 1, "level": "front"}
    for field, value in facts.items():
        seeing.put(runs, field, value)
    because = Because("MASS-OPP-INF-04", RODRIGO)
    for here in (seen, seeing):
        found = rises(here)
        assert found.effects == [
            Change(RODRIGO, field, 1, None, because)
            for field in ("out", "gone", "spared")
        ]
        assert found.asked == {"hero": RODRIGO, "back": True}
        assert found.result == {"hero": RODRIGO, "side": "side:A", "back": True}


def test_without_a_doctor_it_takes_a_ruling():
    """The reason of the change then names no rule."""
    found = refusal(rises, fallen())
    assert (found.code, found.key, found.rule) == (
        "rule",
        "mass.not_healed",
        "MASS-OPP-INF-04",
    )
    assert found.facts == {"hero": RODRIGO}
    only = armies()
    only.put(RODRIGO, "out", 1)
    done = rises(only, ruled=True)
    assert done.effects == [Change(RODRIGO, "out", 1, None, Because(None, RODRIGO))]


def test_nobody_falls_after_the_battle():
    """Nor rises."""
    over = fallen()
    over.put("campaign", "ended", 1)
    for call in (falls, rises):
        assert refusal(call, over).key == "mass.ended"
