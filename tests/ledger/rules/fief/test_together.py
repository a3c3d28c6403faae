"""A husband and wife who die at the same time leave nothing to each other."""

from __future__ import annotations

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.cards import playing
from ledger.rules.fief.families.dying import died
from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    holding,
    lord,
    person,
    position,
    title,
    village,
)
from tests.ledger.rules.fief.war.board import field, fights

# Eric is Chloé's last lord, and Isabelle Bruno's; both have a fief.
COUPLE = person("Eric", "Chloé", "Vaux", titles=["Bleu"], spouse="Isabelle") + person(
    "Isabelle", "Bruno", "Vaux", titles=["Noir"], spouse="Eric"
)
LAND = village("Bourg", "Anne", "Anne.v1=2") + village("Vaux", "Chloé")
LAND += village("Beaujeu", building="city") + village("Sennecy", building="city")
KING = person("Arnaud", "Anne", "Bourg", king=True)


def heirs(state):
    """The players for whom the fiefs of the two wait."""
    return [state.get(title(region), "heir") for region in ("Bleu", "Noir")]


@pytest.mark.ruling("FIEF-AMB-103")
@pytest.mark.parametrize(
    ("dice", "found"),
    [((6, 1, 1), ["crown", "crown"]), ((6, 6, 1), [BRUNO, None])],
)
def test_one_plague_is_one_moment(dice, found):
    """Both die of it; or only Eric does, and then his wife inherits."""
    state = position(LAND + COUPLE + KING, phase="cards")
    do(state, playing.play, "Anne", "plague", on="Rouge", dice=dice)
    assert heirs(state) == found
    assert GAME.audit(state) == []


@pytest.mark.ruling("FIEF-AMB-103")
def test_two_plagues_are_two_moments():
    """Eric dies of the first one, Isabelle of the second."""
    state = position(LAND + COUPLE + KING, phase="cards")
    do(state, died, "Eric", "plague")
    do(state, died, "Isabelle", "plague")
    assert heirs(state) == [BRUNO, "crown"]


@pytest.mark.ruling("FIEF-AMB-103")
def test_captives_of_one_guard_die_together_and_what_was_set_aside_goes_along():
    """Arnaud, who holds both, falls; the crown is Chloé's by then."""
    held = {"prisoner_of": "Anne"}
    text = LAND + person("Arnaud", "Anne", "Vaux")
    text += person("Eric", "Bruno", "Vaux", titles=["Bleu"], spouse="Isabelle", **held)
    text += person("Isabelle", "Chloé", "Vaux", spouse="Eric", **held)
    text += person("Roland", "Anne", "Bourg", king=True)
    text += holding("escrow/lord:Eric", "money", 400)
    state = position(text, phase="combat")
    do(state, died, "Arnaud", "battle")
    assert state.get(title("Bleu"), "heir") == "crown"
    assert [state.balance(who, "money") for who in (ANNE, BRUNO, CHLOE)] == [400, 0, 0]
    assert GAME.audit(state) == []
    assert state.get(CAMPAIGN, "king") == lord("Roland")


@pytest.mark.rule("TAC-GEN-08")
@pytest.mark.ruling("FIEF-AMB-103")
def test_so_are_those_of_one_round():
    """Husband and wife fight each other, and both fall."""
    state = field(LAND + COUPLE + KING)
    told = fights(state, "Vaux", "Bruno", "Chloé", dice=(6, 6)).result
    assert told["winner"] is None
    assert heirs(state) == ["crown", "crown"]
