"""Battles of several players: newcomers, guests inside, allies, separate attackers."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families import lords
from ledger.table import Missing
from tests.ledger.rules.fief.positions import (
    ANNE,
    CHLOE,
    at,
    fact,
    keys,
    lord,
    person,
    village,
)
from tests.ledger.rules.fief.realm import owner, soldiers
from tests.ledger.rules.fief.war.board import comer, field, fights, refused, waiting

PRINTED = (
    village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1", building="castle", mills=2)
    + waiting("Vaux", "Bourg", "Anne.v1=2 Anne.v6=1")
    + comer("Arnaud", "Anne", "Vaux", "Bourg")
    + comer("Eric", "Anne", "Vaux", "Bourg")
    + person("Philippe", "Bruno", "Vaux")
)


@pytest.mark.rule("FIEF-FIGHT-25", "FIEF-FIGHT-21")
@pytest.mark.ruling("FIEF-AMB-49", "FIEF-AMB-86")
def test_newcomers_join_the_defenders_who_come_out():
    """All of them lose the walls; without newcomers nobody comes out."""
    board = PRINTED + waiting("Vaux", "Pré", "Bruno.v3=1")
    stop = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
    stop |= {"losses.Bruno.1": "4"}
    outcome = fights(
        field(board),
        "Vaux",
        "Anne",
        "Bruno",
        (5, 3, 1, 2),
        choices=stop,
        sortie=True,
    )
    first = outcome.result["rounds"][0]
    assert (first["defender"]["points"], first["attacker"]["inflicts"]) == (9, 4)
    assert keys(outcome) == ["fief.battle_sortie"]
    alone = refused(field(PRINTED), "Vaux", "Anne", "Bruno", sortie=True)
    assert alone[2] == "FIEF-AMB-86"


@pytest.mark.rule("FIEF-FIGHT-25")
def test_where_no_walls_are_nobody_comes_out_of_them():
    """The choice changes nothing."""
    board = village("Vaux", "Bruno", "Bruno.v3=1")
    board += waiting("Vaux", "Bourg", "Anne.v6=1")
    outcome = fights(field(board), "Vaux", "Anne", "Bruno", (6, 1), sortie=True)
    assert (keys(outcome), outcome.result["site"]) == ([], "open")


def walked(name: str) -> str:
    """A lord has moved once in this turn."""
    return fact(lord(name), "steps", 1) + fact(lord(name), "steps_in", 3)


@pytest.mark.rule("FIEF-FIGHT-25", "FIEF-FIGHT-21")
@pytest.mark.ruling("FIEF-AMB-49")
@pytest.mark.parametrize("movers", ["Philippe", "Philippe Arnaud Eric"])
@pytest.mark.parametrize(
    ("sortie", "hits", "told"),
    [(False, 2, "fief.battle_relief"), (True, 4, "fief.battle_sortie")],
)
def test_reinforcements_who_came_to_an_attacked_castle_may_come_out(
    movers, sortie, hits, told
):
    """TV-MULTI-02 by moves alone: those who come out are in the open."""
    state = field(PRINTED + "".join(map(walked, movers.split())))
    stop = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
    outcome = fights(
        state, "Vaux", "Anne", "Bruno", (5, 3, 1), choices=stop, sortie=sortie
    )
    assert outcome.result["rounds"][0]["attacker"]["inflicts"] == hits
    assert keys(outcome) == [told]


@pytest.mark.rule("FIEF-FIGHT-25", "FIEF-FIGHT-21")
def test_one_attacker_who_stood_there_before_makes_the_castle_an_attacked_one():
    """Bruno moved first in this turn; Arnaud came after him, but Eric was there."""
    board = PRINTED + "".join(map(walked, ("Philippe", "Arnaud")))
    state = field(board, players=["Bruno", "Anne", "Chloé"])
    stop = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
    dice = (5, 3, 1)
    outcome = fights(state, "Vaux", "Anne", "Bruno", dice, choices=stop, sortie=True)
    assert keys(outcome) == ["fief.battle_sortie"]


@pytest.mark.ruling("FIEF-AMB-86")
def test_whoever_was_behind_the_walls_before_the_attackers_stays_there():
    """Bruno moved first in this turn, and Anne came after him."""
    movers = "".join(map(walked, ("Philippe", "Arnaud", "Eric")))
    state = field(PRINTED + movers, players=["Bruno", "Anne", "Chloé"])
    assert refused(state, "Vaux", "Anne", "Bruno", sortie=True)[2] == "FIEF-AMB-86"


@pytest.mark.rule("FIEF-MOVE-17")
@pytest.mark.ruling("FIEF-AMB-86")
def test_an_admitted_guest_fights_inside():
    """TV-MOVE-DOC-01: both have losses by the castle's column.

    Players at an entrance do not, even with only some of their counters.
    """
    board = village(
        "Vaux", "Bruno", "Bruno.v3=1 Anne.v3=1", building="castle", guests=["Anne"]
    )
    state = field(board + person("Arnaud", "Anne", "Vaux"))
    told = fights(state, "Vaux", "Anne", "Bruno", (6, 6, 3, 1)).result
    assert told["inside"] is True
    hits = [told["rounds"][0][side]["inflicts"] for side in ("attacker", "defender")]
    assert hits == [2, 2]
    said = field(board + person("Arnaud", "Anne", "Vaux"))
    again = fights(said, "Vaux", "Anne", "Bruno", (6, 6, 3, 1), inside=True).result
    assert again["rounds"] == told["rounds"]
    partly = field(board + waiting("Vaux", "Bourg", "Anne.v1=1"))
    found = [
        refused(outside, "Vaux", "Anne", "Bruno", inside=True)[2]
        for outside in (field(PRINTED), partly)
    ]
    assert found == ["FIEF-MOVE-17"] * 2


@pytest.mark.rule("FIEF-MOVE-29")
def test_the_owner_attacks_visitors_inside_his_walls():
    """Both are protected; a ruling is needed if they are no guests."""
    board = village("Vaux", "Bruno", "Bruno.v3=1 Anne.v3=1", building="castle")
    state = field(board + person("Arnaud", "Anne", "Vaux"))
    told = fights(state, "Vaux", "Bruno", "Anne", (6, 6, 6, 6), inside=True).result
    assert (told["site"], told["inside"]) == ("castle", True)
    hits = [told["rounds"][0][side]["inflicts"] for side in ("attacker", "defender")]
    assert hits == [2, 2]


@pytest.mark.rule("FIEF-MOVE-29")
@pytest.mark.parametrize(
    ("within", "before", "inside", "site"),
    [
        ("Anne.v3=1", "", True, "castle"),
        ("Anne.v3=1", "Anne.v1=1", True, "castle"),
        ("Anne.v3=1", "", False, "open"),
        ("", "Anne.v3=1", True, "open"),
    ],
)
def test_only_who_is_inside_has_the_walls_when_the_owner_attacks(
    within, before, inside, site
):
    """A visitor at the entrance, or without a ruling, has no walls."""
    board = village("Vaux", "Bruno", f"Bruno.v3=1 {within}", building="castle")
    board += waiting("Vaux", "Bourg", before) if before else ""
    state = field(board + person("Philippe", "Bruno", "Vaux"))
    dice = (6, 6, 6, 6) if site == "castle" else (6, 6)
    told = fights(state, "Vaux", "Bruno", "Anne", dice, inside=inside).result
    assert told["site"] == site


@pytest.mark.rule("FIEF-MOVE-14")
@pytest.mark.parametrize(("guest", "left"), [("Anne.v1=2", ()), ("Anne.v1=5", (ANNE,))])
def test_who_is_let_in_is_a_guest_until_his_last_counter_falls(guest, left):
    """The owner attacks him; afterwards he has to ask again."""
    held = f"Bruno.v6=1 {guest}"
    board = village("Vaux", "Bruno", held, building="castle", guests=["Anne"])
    state = field(board)
    end = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
    choices = end if left else {}
    dice = (6, 2)
    fights(state, "Vaux", "Bruno", "Anne", dice, choices=choices, inside=True)
    assert state.words(at("Vaux"), "guests") == left
    assert owner(state, "Vaux") == "Bruno"


@pytest.mark.rule("FIEF-FIGHT-22", "FIEF-FIGHT-23", "FIEF-FIGHT-26", "FIEF-GRACE-18")
@pytest.mark.ruling("FIEF-AMB-117")
def test_two_attack_together_and_share_losses_captives_and_village():
    """TV-MULTI-01: nine points roll two dice; losses and gains are agreed."""
    board = village("Vaux", "Bruno", "Bruno.v1=5", building="castle")
    board += person("Philippe", "Bruno", "Vaux") + person("Isabelle", "Bruno", "Vaux")
    board += waiting("Vaux", "Bourg", "Anne.v1=4 Chloé.v1=3")
    board += comer("Arnaud", "Anne", "Vaux", "Bourg")
    board += comer("Henry", "Chloé", "Vaux", "Bourg")
    state = field(board)
    with pytest.raises(Missing) as asked:
        fights(state, "Vaux", "Anne Chloé", "Bruno", (6, 6, 6))
    question = asked.value.question
    assert (question.key, question.proposed) == ("losses.Anne.1", "1")
    assert sorted(question.options) == ["0", "1", "2", "3"]
    choices = {
        "losses.Anne.1": "2",
        "losses.Anne.2": "0",
        "captor.Isabelle": "Chloé",
        "owner.Vaux": "Chloé",
    }
    dice = (6, 6, 6, 6, 2)
    told = fights(state, "Vaux", "Anne Chloé", "Bruno", dice, choices=choices).result
    first = told["rounds"][0]["attacker"]
    assert (first["points"], len(first["dice"])) == (9, 2)
    assert (soldiers(state, "Vaux"), soldiers(state, "Vaux", CHLOE)) == (
        {"v1": 2},
        {"v1": 1},
    )
    assert lords.captor(state, lord("Isabelle")) == CHLOE
    assert owner(state, "Vaux") == "Chloé"


@pytest.mark.rule("FIEF-FIGHT-24")
@pytest.mark.ruling("FIEF-AMB-48", "FIEF-AMB-55")
def test_two_attack_each_for_himself():
    """Each rolls by his own points; the defender rolls against a chosen one."""
    board = village("Vaux", "Bruno", "Bruno.v1=6")
    board += waiting("Vaux", "Bourg", "Anne.v1=4 Chloé.v1=4")
    board += comer("Arnaud", "Anne", "Vaux", "Bourg")
    state = field(board)
    choices = {"opponent.1": "Chloé", "owner.Vaux": "Anne"}
    dice = (6, 6, 6)  # Anne's, Chloé's, Bruno's
    told = fights(
        state, "Vaux", "Anne Chloé", "Bruno", dice, choices=choices, mode="separate"
    ).result
    first = told["rounds"][0]
    assert (first["opponent"], first["attacker"]["player"]) == (CHLOE, CHLOE)
    assert [one["player"] for one in first["others"]] == [ANNE]
    assert first["after"]["defender"]["soldiers"] == 0
    assert (soldiers(state, "Vaux"), soldiers(state, "Vaux", CHLOE)) == (
        {"v1": 4},
        {"v1": 1},
    )


@pytest.mark.rule("FIEF-FIGHT-24", "FIEF-FIGHT-23")
@pytest.mark.ruling("FIEF-AMB-48")
def test_whom_the_defender_throws_at_is_chosen_every_round():
    """Each rolls by his own points, until one is eliminated; then one rolls alone."""
    board = village("Vaux", "Bruno", "Bruno.v3=1 Bruno.v6=2")
    board += waiting("Vaux", "Bourg", "Anne.v6=1 Chloé.v1=2")
    board += comer("Arnaud", "Anne", "Vaux", "Bourg")
    choices = {"opponent.1": "Chloé", "opponent.2": "Anne", "opponent.3": "Chloé"}
    choices |= {"mercy.4": "truce", "truce.4.Anne": "granted"}
    choices |= {"truce.4.Bruno": "granted"}
    # Anne's, Chloé's and Bruno's dice, round by round.
    dice = [*(1, 1), 1, *(1, 1, 1), *(1, 1), 1, *(1, 2, 1), *(1,) * 9]
    state = field(board)
    told = fights(
        state, "Vaux", "Anne Chloé", "Bruno", dice, choices=choices, mode="separate"
    ).result
    rounds = told["rounds"]
    opponents = [one.get("opponent") for one in rounds]
    assert opponents == [CHLOE, ANNE, CHLOE, None]
    thrown = [
        {
            army["player"]: (army["points"], len(army["dice"]))
            for army in (one["attacker"], *one.get("others", ()))
        }
        for one in rounds
    ]
    assert thrown == [
        {ANNE: (7, 2), CHLOE: (2, 1)},
        {ANNE: (7, 2), CHLOE: (1, 1)},
        {ANNE: (5, 1), CHLOE: (1, 1)},
        {ANNE: (5, 1)},
    ]


@pytest.mark.rule("FIEF-FIGHT-23")
@pytest.mark.parametrize(("falls", "throws"), [("Anne", CHLOE), ("Chloé", ANNE)])
def test_who_has_nobody_left_throws_no_more_for_his_side(falls, throws):
    """The two roll in turns; the last one left rolls in every round."""
    board = village("Vaux", "Bruno", "Bruno.v6=1")
    board += waiting("Vaux", "Bourg", "Anne.v1=2 Chloé.v1=2")
    lost = {"losses.Anne.1": "2" if falls == "Anne" else "0"}
    stop = {"mercy.3": "truce", f"truce.3.{throws[7:]}": "granted"}
    choices = lost | stop | {"truce.3.Bruno": "granted"}
    dice = (1, 4, 1, 1, 1, 1)
    told = fights(
        field(board), "Vaux", "Anne Chloé", "Bruno", dice, choices=choices
    ).result
    found = [one["attacker"]["player"] for one in told["rounds"]]
    assert found == [ANNE, throws, throws]
