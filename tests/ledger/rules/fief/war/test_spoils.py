"""The results of a battle: captives, ruins, heirs, the village and the fief."""

from __future__ import annotations

import pytest

from ledger.questions import Missing
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import fiefs_of
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    keys,
    lord,
    person,
    title,
    village,
)
from tests.ledger.rules.fief.realm import owner, soldiers
from tests.ledger.rules.fief.war.board import (
    comer,
    field,
    fights,
    in_box,
    waiting,
)

WIN = (6, 1)  # the attacker's die, then the defender's
LOSE = (1, 6)


def by_road(name="Vaux", origin="Bourg", troops="Anne.v1=3"):
    """Anne's soldiers and Arnaud at an entrance."""
    return waiting(name, origin, troops) + comer("Arnaud", "Anne", name, origin)


def held(more="", troops="Bruno.v1=2", **facts):
    """Vaux is Bruno's, and Anne is before it."""
    return village("Vaux", "Bruno", troops, **facts) + by_road() + more


@pytest.mark.rule("FIEF-FIGHT-19")
def test_mills_and_presses_fall_when_the_village_is_taken():
    """Mills and presses go back to the treasurer."""
    state = field(held(mills=1, presses=2))
    before = in_box(state, "mill"), in_box(state, "press")
    told = fights(state, "Vaux", "Anne", "Bruno", WIN).result
    assert told["destroyed"] == {"mill": 1, "press": 2}
    assert (in_box(state, "mill"), in_box(state, "press")) == (
        before[0] + 1,
        before[1] + 2,
    )
    told = fights(field(held(mills=1)), "Vaux", "Anne", "Bruno", WIN).result
    assert told["destroyed"] == {"mill": 1}


@pytest.mark.rule("FIEF-FIGHT-01")
def test_who_stands_in_the_village_and_before_it_defends_it_from_within():
    """Units at another entrance wait; a defender only at one fights there."""
    troops = waiting("Vaux", "Bourg", "Anne.v1=3") + waiting(
        "Vaux", "Pré", "Bruno.v6=1"
    )
    board = field(village("Vaux", "Bruno", "Bruno.v1=1") + troops)
    outcome = fights(board, "Vaux", "Anne", "Bruno", WIN)
    first = outcome.result["rounds"][0]
    assert (first["attacker"]["points"], first["defender"]["points"]) == (3, 1)
    assert keys(outcome) == []
    board = village("Vaux", "Anne", "Anne.v1=3") + waiting("Vaux", "Pré", "Bruno.v1=2")
    told = fights(field(board), "Vaux", "Anne", "Bruno", WIN).result
    assert told["rounds"][0]["defender"]["points"] == 2


@pytest.mark.rule("FIEF-FIGHT-19", "FIEF-FIGHT-18", "FIEF-FIGHT-16")
def test_a_winner_who_owned_them_keeps_them():
    """The defender wins, and stays."""
    board = village("Vaux", "Bruno", "Bruno.v6=1", mills=2) + waiting(
        "Vaux", "Bourg", "Anne.v1=1"
    )
    state = field(board)
    told = fights(state, "Vaux", "Anne", "Bruno", LOSE).result
    assert (told["winner"], told["destroyed"]) == ("defender", {})
    assert told["taken"] == []
    assert (state.balance(at("Vaux"), "mill"), owner(state, "Vaux")) == (2, "Bruno")


@pytest.mark.rule("FIEF-FIGHT-19")
@pytest.mark.ruling("FIEF-AMB-94")
@pytest.mark.parametrize(("saves", "mills"), [(False, 0), (True, 2)])
def test_a_winner_who_is_only_the_owners_ally(saves, mills):
    """By default they are destroyed, with a note; the house may save them."""
    board = village("Vaux", "Chloé", "Bruno.v1=2", mills=2) + by_road()
    board += person("Isabelle", "Chloé", "Lac", spouse="Arnaud")
    state = field(board, house={"fight.ally_saves_buildings": saves})
    outcome = fights(state, "Vaux", "Anne", "Bruno", WIN)
    assert state.balance(at("Vaux"), "mill") == mills
    assert ("fief.ally_destroys" in keys(outcome)) is not saves


@pytest.mark.rule("FIEF-FIGHT-16", "FIEF-MOVE-12", "FIEF-FIEF-24")
def test_in_a_village_of_a_fief_the_winner_merely_stands():
    """Only the capital would bring a change of owner."""
    board = held(mills=1)
    board += village("Bourg", "Bruno", "Bruno.v1=1", building="city")
    board += person("Philippe", "Bruno", "Bourg", titles=["Rouge"])
    state = field(board)
    fights(state, "Vaux", "Anne", "Bruno", WIN)
    assert (owner(state, "Vaux"), soldiers(state, "Vaux")) == ("Bruno", {"v1": 3})
    assert state.balance(at("Vaux"), "mill") == 0


CAPITAL = (
    village("Bourg", "Bruno", "Bruno.v1=2", building="city", mills=1)
    + village("Pré", "Bruno", "Bruno.v1=1", mills=1)
    + person("Philippe", "Bruno", "Pré", titles=["Rouge"])
    + by_road("Bourg", "Vaux", "Anne.v6=2")
)


@pytest.mark.rule("FIEF-FIEF-20", "FIEF-FIEF-21", "FIEF-FIEF-22", "FIEF-FIEF-24")
@pytest.mark.rule("FIEF-FIEF-10")
@pytest.mark.ruling("FIEF-AMB-93")
def test_who_takes_the_capital_by_battle_has_the_fief():
    """Only the capital's mills are destroyed; the former owner's counters stay."""
    state = field(CAPITAL)
    told = fights(state, "Bourg", "Anne", "Bruno", (6, 6, 1, 1)).result
    assert told["destroyed"] == {"mill": 1}
    assert (fiefs_of(state, ANNE), fiefs_of(state, BRUNO)) == ([title("Rouge")], [])
    assert told["captured"][0]["lord"] == lord("Arnaud")
    mills = [state.balance(at(name), "mill") for name in ("Bourg", "Pré")]
    assert (mills, soldiers(state, "Pré", BRUNO)) == ([0, 1], {"v1": 1})


@pytest.mark.rule("FIEF-FIEF-20", "FIEF-FIGHT-22")
@pytest.mark.ruling("FIEF-AMB-117")
def test_allies_who_take_a_capital_name_one_owner():
    """The allies are asked for an owner."""
    board = CAPITAL + waiting("Bourg", "Vaux", "Chloé.v1=1")
    board += person("Henry", "Chloé", "Lac")
    state = field(board)
    choices = {"owner.Bourg": "Chloé"}
    dice = (6, 6, 6, 1)
    fights(state, "Bourg", "Anne Chloé", "Bruno", dice, choices=choices)
    assert fiefs_of(state, CHLOE) == [title("Rouge")]


@pytest.mark.rule("FIEF-FIGHT-29", "FIEF-GRACE-05", "FIEF-GRACE-19")
def test_captives_die_with_their_guards():
    """The captives' escrow goes to the heir, as at any death."""
    board = held(person("Henry", "Chloé", "Vaux", prisoner_of="Bruno"))
    board += person("Gauvain", "Chloé", "Lac")
    board += '[[holding]]\naccount = "escrow/lord:Henry"\nwhat = "money"\namount = 90\n'
    state = field(board)
    told = fights(state, "Vaux", "Anne", "Bruno", WIN).result
    assert [one["lord"] for one in told["prisoners"]] == [lord("Henry")]
    assert state.balance(CHLOE, "money") == 90
    assert state.get(lord("Henry"), "discarded") == 1


@pytest.mark.rule("FIEF-FIGHT-29")
def test_captives_live_while_one_of_their_guards_does():
    """The defender wins."""
    board = village("Vaux", "Bruno", "Bruno.v6=1") + waiting(
        "Vaux", "Bourg", "Anne.v1=1"
    )
    board += person("Henry", "Chloé", "Vaux", prisoner_of="Bruno")
    state = field(board)
    fights(state, "Vaux", "Anne", "Bruno", LOSE)
    assert lords.captor(state, lord("Henry")) == BRUNO


@pytest.mark.ruling("FIEF-AMB-58")
@pytest.mark.parametrize(
    ("whose", "loses", "captor"),
    [("Chloé", "winner", ANNE), ("Anne", "winner", None), ("Chloé", "free", None)],
)
def test_captives_of_one_who_surrenders_pass_on_or_go_free(whose, loses, captor):
    """The winner's own are free, and by a house rule all of them."""
    board = held(person("Philippe", "Bruno", "Vaux"), troops="Bruno.v3=1")
    board += person("Henry", whose, "Vaux", prisoner_of="Bruno")
    state = field(board, house={"prisoner.captor_loses": loses})
    choices = {"mercy.1": "Bruno", "grant.1.Anne": "granted"}
    told = fights(state, "Vaux", "Anne", "Bruno", (2, 2), choices=choices).result
    assert lords.captor(state, lord("Henry")) == captor
    assert (told["freed"] == []) is (captor is not None)
    assert lords.captor(state, lord("Philippe")) == ANNE


@pytest.mark.rule("FIEF-FIGHT-20", "FIEF-FIEF-28")
def test_a_fallen_lords_fief_stays_in_his_family():
    """The heir is named at once."""
    board = village("Bourg", "Bruno", "Bruno.v1=1", building="city")
    board += held(person("Philippe", "Bruno", "Vaux", titles=["Rouge"]), "Bruno.v1=1")
    board += person("Charles", "Bruno", "Bourg") + person("Henry", "Bruno", "Bourg")
    state = field(board)
    choices = {"heir.Philippe": "Charles"}
    fights(state, "Vaux", "Anne", "Bruno", WIN, choices=choices)
    assert state.get(title("Rouge"), "holder") == lord("Charles")


def test_it_is_told_that_the_last_of_a_family_with_a_fief_has_fallen():
    """Nobody is left to whom it could go."""
    board = village("Bourg", "Bruno", "Bruno.v1=1", building="city")
    board += held(person("Philippe", "Bruno", "Vaux", titles=["Rouge"]), "Bruno.v1=1")
    fought = fights(field(board), "Vaux", "Anne", "Bruno", WIN)
    assert "fief.extinct" in keys(fought)


@pytest.mark.rule("FIEF-FIGHT-13")
@pytest.mark.ruling("FIEF-AMB-51")
def test_the_owner_chooses_which_lord_falls():
    """The choice comes if not all fall."""
    board = held(troops="")
    board += person("Philippe", "Bruno", "Vaux") + person("Charles", "Bruno", "Vaux")
    state = field(board)
    choices = {
        "losses.defender.1.1": "Charles",
        "mercy.1": "Bruno",
        "grant.1.Anne": "granted",
    }
    told = fights(state, "Vaux", "Anne", "Bruno", (2, 1), choices=choices).result
    assert [one["lord"] for one in told["killed"]] == [lord("Charles")]
    assert [one["lord"] for one in told["captives"]] == [lord("Philippe")]


@pytest.mark.rule("FIEF-FIGHT-13")
@pytest.mark.ruling("FIEF-AMB-51")
def test_of_two_lords_who_fall_each_is_chosen_of_those_who_are_left():
    """D'Arc is the last to be proposed."""
    board = held(person("Jeanne", "Bruno", "Vaux", darc=True), troops="")
    board += person("Charles", "Bruno", "Vaux") + person("Philippe", "Bruno", "Vaux")
    fell: dict[str, str] = {}
    asked = []
    for name in ("Charles", "Philippe"):
        with pytest.raises(Missing) as caught:
            fights(field(board), "Vaux", "Anne", "Bruno", (4, 1), choices=fell)
        question = caught.value.question
        asked.append((question.key, sorted(question.options), question.proposed))
        fell |= {question.key: name}
    assert asked == [
        ("losses.defender.1.1", ["Charles", "Jeanne", "Philippe"], "Charles"),
        ("losses.defender.1.2", ["Jeanne", "Philippe"], "Philippe"),
    ]


@pytest.mark.rule("FIEF-FIGHT-14", "FIEF-FIGHT-15")
@pytest.mark.ruling("FIEF-AMB-52")
def test_change_is_had_from_other_villages_or_the_counter_is_lost():
    """TV-CHANGE-05: all ones are tied down in pairs."""
    tied = ("Pré", "Orme", "Gué", "Beaujeu", "Lac", "Mont")
    board = village("Vaux", "Bruno", "Bruno.v3=1") + by_road()
    board += "".join(village(name, "Bruno", "Bruno.v1=2") for name in tied)
    state = field(board)
    told = fights(state, "Vaux", "Anne", "Bruno", (4, 1)).result
    assert (told["winner"], told["rounds"][0]["attacker"]["inflicts"]) == (
        "attacker",
        2,
    )
    spread = [soldiers(state, name, BRUNO) for name in tied]
    assert spread == [{"v1": 2}] * 6


@pytest.mark.rule("FIEF-FIGHT-01")
def test_a_village_that_somebody_else_still_holds_is_not_taken():
    """Anne defeats the guest; the owner is there and has not fought."""
    board = village("Vaux", "Bruno", "Bruno.v1=1 Chloé.v1=1", mills=1, guests=["Chloé"])
    state = field(board + by_road())
    told = fights(state, "Vaux", "Anne", "Chloé", WIN).result
    assert (owner(state, "Vaux"), told["destroyed"], told["entered"]) == (
        "Bruno",
        {},
        [],
    )
