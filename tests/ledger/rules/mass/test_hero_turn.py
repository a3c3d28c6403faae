"""A hero's part in a turn: his roll, his damage, the volleys of his unit."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, moved
from ledger.questions import Missing, SheetLine
from ledger.rules.mass.facts import RAISES, SCORE
from ledger.rules.mass.field import battle_of
from ledger.state import WORLD
from ledger.table import Table
from tests.ledger.rules.mass.test_turn import (
    RODRIGO,
    STAND,
    A,
    hero,
    plays,
    quick,
    runs,
)
from tests.ledger.rules.mass.vectors import armies


@pytest.mark.rule("MASS-PERS-10")
@pytest.mark.rule("MASS-PERS-11")
def test_a_heros_roll_is_told_line_by_line():
    """Its cell gives reputation, and an opportunity that is settled later."""
    here = runs(quick(), "PRE")
    here.put(RODRIGO, "tactics", 3)
    found = plays(here, 1, 1, 10, 8)
    told = hero(found)
    assert told["added"] == {
        "wits": 2,
        "tactics": 3,
        "unit": 0,
        "command": 0,
        "modifier": -2,
    }
    assert told["lines"] == [
        {
            "what": "opportunity",
            "value": -2,
            "rule": "MASS-OPP-PRE-01",
            "code": "PRE",
        }
    ]
    assert (told["die"], told["dice"], told["total"]) == (18, [10, 8], 21)
    assert (told["row"], told["column"], told["situation"]) == ("18+", 2, "tie")
    assert (told["side"], told["engagement"], told["forced"]) == (A, "support", None)
    assert (told["damage"], told["volleys"]) == (None, [])
    assert found.result["pending"] == []
    because = Because("MASS-PERS-10", RODRIGO)
    (scored,) = moved(SCORE, 3, WORLD, RODRIGO, because)
    assert scored in found.effects
    now = battle_of(here.copy().apply(found.effects)).hero(RODRIGO).now
    assert now == ("support", 21, 23, 0, 0)
    won = plays(here, 1, 1, 8)
    assert hero(won)["row"] == "10-11"
    assert won.result["pending"] == [RODRIGO]
    assert Change(RODRIGO, "offered", None, 1) in won.effects


@pytest.mark.rule("MASS-PERS-12")
def test_damage_is_rolled_and_all_of_it_kept():
    """Tens are rolled again, and all is summed up."""
    found = plays(armies(), 1, 1, 1, 10, 2, 3, 1, 1, 4, 5, 6)
    damages = [one["damage"] for one in found.result["heroes"]]
    assert [len(one["dice"]) for one in damages] == [
        one["damage_dice"] for one in found.result["heroes"]
    ]
    assert damages[0]["flesh_wounds"] == sum(map(sum, damages[0]["dice"]))


@pytest.mark.ruling("MASS-AMB-09")
def test_raises_on_a_heros_roll():
    """They add to his total, before or after his die."""
    before = quick(raises__scope="any")
    before.add(A, RAISES, 1)
    told = hero(plays(before, 1, 1, 4, raises=[(RODRIGO, 1)]))
    assert (told["added"]["raises"], told["total"], told["row"]) == (5, 11, "10-11")
    assert "raises" not in hero(plays(before, 1, 1, 4))["added"]
    after = quick(raises__scope="any", raises__when="after")
    after.add(A, RAISES, 1)
    none = {"raises.A": "0", "raises.Alonso": "0"}
    with pytest.raises(Missing) as missing:
        plays(after, table=Table(typed=[[1, 1, 4]], choices=none))
    question = missing.value.question
    heading = SheetLine("mass.sheet.damage", {"hero": RODRIGO, "total": 6})
    assert (question.key, question.sheet().heading) == ("raises.Rodrigo", heading)
    table = Table(typed=[[1, 1, 4]], choices={**none, "raises.Rodrigo": "1"})
    told = hero(plays(after, table=table))
    assert (told["added"]["raises"], told["total"], told["row"]) == (5, 11, "10-11")


@pytest.mark.rule("MASS-OPP-COM-02")
def test_a_unit_of_shooters_fires_for_its_commander():
    """At the Front; its hits are remembered until the turn ends."""
    here = runs(armies(personal__damage="ask", opp__com_order="fire_first"), "COM")
    shot = [8] * 3 + [1] * 9
    found = plays(here, 1, 1, 9, *shot, engage=STAND[:2])
    (one,) = hero(found)["volleys"]
    assert (one["code"], one["rule"], one["hits"]) == ("COM", "MASS-OPP-COM-02", 3)
    now = battle_of(here.copy().apply(found.effects)).hero(RODRIGO).now
    assert (now.hits, now.damage_dice) == (3, hero(found)["damage_dice"])
