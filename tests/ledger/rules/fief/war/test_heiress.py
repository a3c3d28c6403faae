"""A woman who gets a title during a battle, when the lord beside her falls."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families import lords
from ledger.rules.fief.war.situation import side_at
from ledger.rules.fief.war.targets import kind_of
from tests.ledger.rules.fief.positions import at, lord, person, title, village
from tests.ledger.rules.fief.war.board import field, fights

# Baron Charles is in Bourg with Isabelle, who has no crown.
HELD = village("Beaujeu", "Bruno", building="city") + village(
    "Bourg", None, "Anne.v1=2"
)
HELD += person("Charles", "Bruno", "Bourg", titles=["Bleu"])
HELD += person("Isabelle", "Bruno", "Bourg")


def battle(dice, **more):
    """Anne attacks in Bourg with two soldiers; Charles falls in the first round."""
    state = field(HELD, **more)
    return state, fights(state, "Bourg", "Anne", "Bruno", dice)


@pytest.mark.rule("FIEF-FIGHT-05", "FIEF-FIEF-28")
@pytest.mark.ruling("FIEF-AMB-137")
def test_an_heiress_fights_from_the_next_round_on():
    """Isabelle is titled when Charles falls: she rolls, wins, and is not captured."""
    state, outcome = battle((2, 2, 1, 4))
    first, second = outcome.result["rounds"]
    assert lords.titles_of(state, lord("Isabelle")) == [title("Bleu")]
    assert first["defender"]["points"] == 1
    assert second["defender"]["points"] == 1
    assert (outcome.result["winner"], outcome.result["captives"]) == ("defender", [])
    assert lords.is_free(state, lord("Isabelle"))


@pytest.mark.rule("FIEF-FIGHT-06", "FIEF-GRACE-16")
@pytest.mark.ruling("FIEF-AMB-137")
def test_or_she_counts_as_she_was_when_the_battle_began():
    """By a house rule nobody is left who fights, and Anne captures her."""
    state, outcome = battle((2, 2), house={"battle.heiress": "captive"})
    assert len(outcome.result["rounds"]) == 1
    assert outcome.result["winner"] == "attacker"
    assert lords.titles_of(state, lord("Isabelle")) == [title("Bleu")]
    assert lords.captor(state, lord("Isabelle")) == "player:Anne"


@pytest.mark.ruling("FIEF-AMB-137")
@pytest.mark.parametrize(
    ("heiress", "kind"), [("fights", "lords"), ("captive", "women")]
)
def test_dice_are_aimed_at_an_heiress_as_at_what_she_is(heiress, kind):
    """An heiress counts as a lord once titled, or as a woman if the house says so."""
    state = field(HELD, house={"battle.heiress": heiress})
    side = side_at(state, "defender", ["player:Bruno"], [("player:Bruno", at("Bourg"))])
    state.put(lord("Charles"), "at", None)
    state.put(title("Bleu"), "holder", lord("Isabelle"))
    assert kind_of(state, lord("Isabelle"), side) == kind
