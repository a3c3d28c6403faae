"""Players before villages, the battles that they owe, and which one a word means."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.war.assaults import (
    FOUGHT,
    STOPPED,
    Assault,
    assaults,
    before,
    defenders,
    due,
    fought_out,
    noted,
)
from ledger.rules.fief.war.owing import Owed, meant, owed
from tests.ledger.rules.fief.positions import ANNE, BRUNO, CHLOE, at, village
from tests.ledger.rules.fief.war.bands import RISEN
from tests.ledger.rules.fief.war.board import field, waiting

VAUX, PRE = at("Vaux"), at("Pré")
GATE = f"{VAUX}/{at('Bourg')}"
TWO = (
    village("Vaux", "Bruno", "Bruno.v1=2")
    + waiting("Vaux", "Bourg", "Anne.v1=2")
    + village("Pré", None, "Bruno.v1=1 Chloé.v1=1")
    + waiting("Pré", "Orme", "Anne.v3=1")
)


def words(state, *given):
    """The battle that is meant by words."""
    return meant(state, *given)


@pytest.mark.rule("FIEF-MOVE-19")
def test_players_before_a_village_fight_those_who_are_in_it():
    """Villages come in map order; those before an empty village owe no battle."""
    board = TWO + village("Gué", "Bruno") + waiting("Gué", "Orme", "Chloé.v1=1")
    state = field(board)
    found = list(assaults(state))
    assert found[:2] == [
        Assault(VAUX, GATE, (ANNE,), (BRUNO,)),
        Assault(PRE, f"{PRE}/{at('Orme')}", (ANNE,), (BRUNO, CHLOE)),
    ]
    assert [(one.village, one.defenders) for one in found[2:]] == [(at("Gué"), ())]
    assert due(state) == found[:2]
    assert list(before(state, VAUX)) == found[:1]
    assert list(before(state, at("Orme"))) == []


def test_those_outside_do_not_fight_themselves_inside():
    """A player may be in a village and before it."""
    board = village("Vaux", "Bruno", "Bruno.v1=1 Anne.v1=1")
    state = field(board + waiting("Vaux", "Bourg", "Anne.v1=2"))
    assert defenders(state, VAUX, [ANNE]) == [BRUNO]


@pytest.mark.rule("FIEF-MOVE-19")
@pytest.mark.parametrize("note", [FOUGHT, STOPPED])
def test_a_note_of_this_turn_names_players_who_owe_no_battle(note):
    """A note of an earlier turn means nothing; those it does not name still fight."""
    state = field(TWO)
    assert noted(state, VAUX, note) == []
    state.put(VAUX, note, (str(state.turn - 1), ANNE))
    assert noted(state, VAUX, note) == []
    assert defenders(state, VAUX, [ANNE]) == [BRUNO]
    state.put(VAUX, note, (str(state.turn), ANNE))
    assert noted(state, VAUX, note) == [ANNE]
    assert defenders(state, VAUX, [ANNE]) == []
    assert defenders(state, VAUX, [ANNE, CHLOE]) == [BRUNO]


def test_those_who_fought_on_different_grounds_are_tired_together():
    """One was noted for a battle, the other for a shot."""
    state = field(TWO)
    state.put(VAUX, FOUGHT, (str(state.turn), ANNE))
    state.put(VAUX, STOPPED, (str(state.turn), CHLOE))
    assert defenders(state, VAUX, [ANNE, CHLOE]) == []


@pytest.mark.rule("FIEF-MOVE-19")
def test_who_is_still_outside_has_fought_it_out():
    """Those who are not there are not noted; earlier notes of the turn stay."""
    state = field(TWO)
    progress = Progress(state)
    fought_out(progress, VAUX, [CHLOE])
    assert progress.effects == []
    state.put(VAUX, FOUGHT, (str(state.turn), BRUNO))
    progress = Progress(state)
    fought_out(progress, VAUX, [ANNE, CHLOE])
    assert noted(progress.state, VAUX, FOUGHT) == [BRUNO, ANNE]


# Which battle is meant ----------------------------------------------------------------


def test_the_battles_that_are_due():
    """Each is a village and both sides."""
    assert owed(field(TWO)) == [
        Owed(VAUX, (ANNE,), (BRUNO,)),
        Owed(PRE, (ANNE,), (BRUNO, CHLOE)),
    ]
    assert owed(field("")) == []


@pytest.mark.rule("FIEF-REVOLT-06")
def test_the_rebels_battle_comes_first():
    """They attack."""
    state = field(RISEN + village("Bourg", "Bruno", "Bruno.v1=1"), phase="cards")
    first = owed(state)[0]
    assert (first.village, first.attackers) == (VAUX, (REBELS,))
    assert list(first.defenders) == [BRUNO]


def test_few_words_mean_the_only_battle_that_fits():
    """Words that were given stand, and the others are completed."""
    state = field(TWO)
    assert words(state, VAUX, (), ()) == Owed(VAUX, (ANNE,), (BRUNO,))
    pre = Owed(PRE, (ANNE,), (BRUNO, CHLOE))
    assert words(state, None, (), [CHLOE]) == pre._replace(defenders=[CHLOE])
    assert words(state, PRE, [ANNE], ()) == pre._replace(attackers=[ANNE])
    assert words(state, PRE, [CHLOE], [ANNE]) == Owed(PRE, [CHLOE], [ANNE])


@pytest.mark.parametrize(
    ("given", "key", "told"),
    [
        ((None, (), ()), "fief.battle_which", [VAUX, PRE]),
        ((None, [ANNE], [BRUNO]), "fief.battle_which", [VAUX, PRE]),
        ((at("Orme"), (), ()), "fief.battle_other", [VAUX, PRE]),
        ((VAUX, [CHLOE], ()), "fief.battle_other", [VAUX, PRE]),
        ((VAUX, (), [CHLOE]), "fief.battle_other", [VAUX, PRE]),
    ],
)
def test_words_that_fit_no_battle_or_several_are_refused(given, key, told):
    """The refusal has the battles that are due."""
    with pytest.raises(Misuse) as refused:
        words(field(TWO), *given)
    found = [one["village"] for one in refused.value.facts["battles"]]
    assert (refused.value.key, found) == (key, told)


def test_where_no_battle_is_due_words_are_missing():
    """There is nothing to choose from."""
    with pytest.raises(Misuse) as refused:
        words(field(""), VAUX, (), ())
    assert (refused.value.key, refused.value.facts["battles"]) == (
        "fief.battle_none",
        [],
    )
