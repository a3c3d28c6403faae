"""What a bishop before the rebels pays, is told, and lacks."""

from __future__ import annotations

import pytest

from ledger.questions import Missing
from ledger.rules.fief.families.calming import calm, chance, faults, heralds, possible
from ledger.rules.fief.may import Lack
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    do,
    lord,
    person,
    refusal,
    refused,
)
from tests.ledger.rules.fief.test_calming import BISHOP, parish

PHILIPPE = lord("Philippe")


def keys_of(state, name="Philippe"):
    """Why a lord may not speak."""
    return [one.key for one in faults(state, lord(name))]


@pytest.mark.rule("FIEF-REVOLT-18", "FIEF-REVOLT-19")
def test_an_attempt_tells_what_was_paid_and_what_was_needed():
    """Without a word about points none is bought."""
    done = do(parish(), calm, "Philippe", 2, dice=[2])
    assert done.asked == {"lord": PHILIPPE, "points": 2}
    told = {
        "lord": PHILIPPE,
        "player": BRUNO,
        "village": at("Vaux"),
        "points": 2,
        "cost": 1000,
        "money": 500,
        "die": 2,
        "total": 4,
        "needed": 4,
        "chance": {"ways": 5, "of": 6},
        "calmed": True,
        "rebels": 6,
        "fiefs": [],
        "death": None,
    }
    assert told.items() <= done.result.items()
    none = do(parish(), calm, "Philippe", dice=[4])
    assert (none.asked["points"], none.result["money"]) == (0, 1500)


@pytest.mark.rule("FIEF-REVOLT-19")
@pytest.mark.parametrize(
    ("bought", "ways"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 6), (9, 6)]
)
def test_no_more_than_all_faces_do(bought, ways):
    """A point more adds one face, until all six do."""
    assert chance(bought) == {"ways": ways, "of": 6}


@pytest.mark.rule("FIEF-REVOLT-19")
@pytest.mark.parametrize(("bought", "least"), [(0, 4), (2, 2), (3, 1), (5, 1)])
def test_the_die_is_asked_for_with_the_least_face_that_will_do(bought, least):
    """Never less than one."""
    state = parish(money={"Bruno": 5000})
    with pytest.raises(Missing) as caught:
        calm(state, Table(), PHILIPPE, bought)
    question = caught.value.question
    assert (question.who, question.why) == (BRUNO, "fief.calm")
    assert question.about == f"least:{least}"


@pytest.mark.rule("FIEF-REVOLT-19")
def test_points_that_cannot_be_paid_are_refused_with_the_purse():
    """All the money may be spent, but no écu more."""
    facts = {"player": BRUNO, "cost": 2000, "money": 1500, "points": 4}
    found = refusal(do, parish(), calm, "Philippe", 4, dice=[1])
    assert (found.key, found.facts) == ("fief.conviction_money", facts)
    assert do(parish(), calm, "Philippe", 3, dice=[1]).result["money"] == 0


@pytest.mark.rule("FIEF-REVOLT-18")
@pytest.mark.ruling("FIEF-AMB-68")
def test_without_rebels_or_far_from_them_no_ruling_helps():
    """Other reasons may be overruled."""
    away = parish()
    away.put(PHILIPPE, "at", at("Lac"))
    elsewhere = ("rule", "fief.calm_elsewhere", "FIEF-REVOLT-18")
    assert refused(away, calm, "Philippe", ruled=True) == elsewhere
    assert next(faults(away, PHILIPPE)).facts == {
        "lord": PHILIPPE,
        "village": at("Vaux"),
    }
    peace = parish()
    peace.balances.pop("rebels")
    gone = ("rule", "fief.no_rebels", "FIEF-REVOLT-18")
    assert refused(peace, calm, "Philippe", ruled=True) == gone
    assert keys_of(peace) == ["fief.no_rebels"]
    held = parish()
    held.put(PHILIPPE, "captor", ANNE)
    assert do(held, calm, "Philippe", dice=[4], ruled=True).result["calmed"]


@pytest.mark.rule("FIEF-REVOLT-18")
@pytest.mark.ruling("FIEF-AMB-68")
def test_every_reason_is_told():
    """Of a lord who is no bishop, a captive, and has tried already."""
    state = parish()
    assert keys_of(state) == []
    state.put(lord("Charles"), "at", at("Vaux"))
    state.put(lord("Charles"), "captor", ANNE)
    state.put(lord("Charles"), "calmed", 3)
    why = ["fief.calm_no_bishop", "fief.calm_captive", "fief.calm_twice"]
    assert keys_of(state, "Charles") == why
    state.put(lord("Charles"), "calmed", 2)
    assert keys_of(state, "Charles") == why[:2]
    state.put(BRUNO, "fought", 3)
    assert keys_of(state) == ["fief.calm_late"]
    state.put(BRUNO, "fought", 2)
    assert keys_of(state) == []


@pytest.mark.rule("FIEF-REVOLT-18")
def test_only_bishops_who_may_speak_are_heralds():
    """The others are not named."""
    second = person("Thierry", "Anne", "Vaux", bishop="Corbie")
    state = parish(bishop=BISHOP + second)
    assert list(heralds(state)) == [PHILIPPE, lord("Thierry")]
    state.put(PHILIPPE, "calmed", 3)
    assert list(heralds(state)) == [lord("Thierry")]


@pytest.mark.rule("FIEF-REVOLT-18", "FIEF-REVOLT-19")
@pytest.mark.ruling("FIEF-AMB-68")
def test_fief_can_tells_what_a_bishop_lacks():
    """To be there, to be free, or the moment; and how many points he might buy."""
    (may,) = possible(parish(), BRUNO)
    assert (may.phase, may.act, may.where) == ("combat", "calm", PHILIPPE)
    assert (may.price, may.most, may.missing) == (500, 3, ())
    (poor,) = possible(parish(money={"Bruno": 999}), BRUNO)
    (rich,) = possible(parish(money={"Bruno": 9000}), BRUNO)
    assert (poor.most, rich.most) == (1, 3)
    state = parish()
    state.put(PHILIPPE, "captor", ANNE)
    state.put(PHILIPPE, "at", at("Lac"))
    state.put(PHILIPPE, "calmed", 3)
    (may,) = possible(state, BRUNO)
    there = Lack("there", "FIEF-REVOLT-18", at("Vaux"))
    free = Lack("free", "FIEF-AMB-68", PHILIPPE)
    assert may.missing[:2] == (there, free)
    assert (may.most, [one.key for one in may.missing[2:]]) == (0, ["fief.calm_twice"])
    (early,) = possible(parish(phase="income"), BRUNO)
    assert (early.missing, early.most) == ((), 3)
    assert list(possible(parish(), ANNE)) == []
    peace = parish()
    peace.balances.pop("rebels")
    assert list(possible(peace, BRUNO)) == []
