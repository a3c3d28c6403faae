"""What the answer to a battle on the board tells besides its rounds."""

from __future__ import annotations

import pytest

from tests.ledger.rules.fief.positions import ANNE, BRUNO, lord
from tests.ledger.rules.fief.war.armies import camps, siege
from tests.ledger.rules.fief.war.board import fights

STOP = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
EXTRA = ("passage", "committed", "archers", "plague", "change")


def told(dice, more="", attackers="v1=3", defenders="v1=3", choices=None, **orders):
    """A battle before and in Vaux, which ends by agreement after a round."""
    state = siege(attackers, defenders, more=more)
    words = {**STOP, **(choices or {})}
    return fights(state, "Vaux", "Anne", "Bruno", dice, choices=words, **orders).result


def test_a_plain_battle_tells_nothing_of_the_extension():
    """Nobody came, nobody shot, no change was made."""
    found = told((1, 1))
    assert [word for word in EXTRA if word in found] == []
    assert (found["site"], found["inside"], found["sortie"]) == ("castle", False, False)
    assert (found["winner"], found["end"], found["winners"]) == (None, "truce", [])
    assert (found["killed"], found["captives"], found["prisoners"]) == ([], [], [])
    assert found["revolt_over"] is False


@pytest.mark.rule("TAC-ARCH-20")
def test_an_attack_by_a_secret_passage_is_told():
    """It is told only where there was one."""
    assert told((1, 1), passage=True)["passage"] is True


@pytest.mark.rule("TAC-MERC-19")
def test_mercenaries_who_join_are_told_at_the_beginning_and_in_their_round():
    """Those of a later round are in that round."""
    orders = {"commits": ["Anne:0:1", "Bruno:1:2"]}
    found = told((1, 1), camps(Anne=1, Bruno=2), **orders)
    assert found["committed"] == [{"player": ANNE, "count": 1, "plague": 0}]
    (only,) = found["rounds"]
    assert only["committed"] == [{"player": BRUNO, "count": 2, "plague": 0}]
    assert "plague" not in found


def test_each_player_s_survivors_are_told_by_kind():
    """Points are not among them, and lords are named."""
    anne, bruno = told((1, 1))["left"]
    assert (anne["player"], anne["lords"]) == (ANNE, [lord("Arnaud")])
    assert (bruno["player"], bruno["lords"]) == (BRUNO, [lord("Philippe")])
    for row in (anne, bruno):
        assert row["soldiers"] == 3
        assert not {"points", "women", "darc"} & set(row)
