"""The results of a fight with rebels: ruins, cities, captives."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import fiefs_of
from ledger.rules.fief.forces import counters
from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    fact,
    keys,
    lord,
    person,
    title,
    village,
)
from tests.ledger.rules.fief.realm import owner
from tests.ledger.rules.fief.war.bands import (
    LOSE,
    RISEN,
    WIN,
    band,
    before,
    known,
    owed,
    risen,
)
from tests.ledger.rules.fief.war.board import (
    comer,
    field,
    fights,
    in_box,
    waiting,
)

# Destruction --------------------------------------------------------------------------


def ruins(state, village, walls="castle"):
    """The buildings left in a village."""
    return {what: state.balance(at(village), what) for what in ("mill", "press", walls)}


@pytest.mark.rule("FIEF-REVOLT-16")
def test_a_revolt_goes_on_while_one_rebel_is_left():
    """The card stays on the table after their victory."""
    state = risen()
    told = fights(state, "Vaux", "rebels", "Bruno", WIN).result
    assert (told.get("revolt_over", False), state.balance("discard", "revolt")) == (
        False,
        0,
    )
    assert state.get(CAMPAIGN, "revolt_at") == at("Vaux")


@pytest.mark.rule("FIEF-REVOLT-07")
def test_rebels_who_win_destroy_mills_presses_and_the_castle():
    """The buildings go back to the treasurer; the rebels stay there."""
    state = risen()
    box = {what: in_box(state, what) for what in ("mill", "press", "castle")}
    told = fights(state, "Vaux", "rebels", "Bruno", WIN).result
    assert told["destroyed"] == {"mill": 1, "press": 1, "castle": 1}
    assert {what: in_box(state, what) - box[what] for what in box} == told["destroyed"]
    assert state.get(CAMPAIGN, "revolt_fights") is None
    assert ruins(state, "Vaux") == {"mill": 0, "press": 0, "castle": 0}


@pytest.mark.rule("FIEF-REVOLT-07", "FIEF-REVOLT-14")
def test_a_city_stands_when_rebels_win():
    """The city's mills and presses are destroyed."""
    state = field(RISEN.replace('"castle"', '"city"'), phase="cards")
    told = fights(state, "Vaux", "rebels", "Bruno", (6, 1, 6, 1)).result
    assert (told["winner"], told["destroyed"]) == ("attacker", {"mill": 1, "press": 1})
    assert ruins(state, "Vaux", "city") == {"mill": 0, "press": 0, "city": 1}


@pytest.mark.rule("FIEF-REVOLT-08", "FIEF-REVOLT-16")
def test_rebels_who_lose_destroy_what_the_winner_owned():
    """Mills and presses are destroyed; the castle stays, and the revolt is over."""
    state = risen()
    told = fights(state, "Vaux", "rebels", "Bruno", LOSE).result
    assert (told["winner"], told["destroyed"]) == ("defender", {"mill": 1, "press": 1})
    assert ruins(state, "Vaux") == {"mill": 0, "press": 0, "castle": 1}
    assert owner(state, "Vaux") == "Bruno"
    assert (told["revolt_over"], known(state)) == (True, [])
    assert counters(state, "stock/rebels") == {"v1": 3, "v3": 3, "v6": 1}
    lie = [state.balance(where, "revolt") for where in ("table", "discard")]
    assert lie == [0, 1]


@pytest.mark.rule("FIEF-REVOLT-07")
@pytest.mark.parametrize(("faces", "castle"), [(WIN, 0), (LOSE, 1)])
def test_the_same_after_every_later_fight(faces, castle):
    """In the combat phase, rebels have marched on somebody."""
    board = village("Vaux", "Bruno", "Bruno.v1=1", building="castle", mills=2)
    state = field(board + before("Vaux", "Bourg") + owed("Bruno"))
    told = fights(state, "Vaux", "rebels", "Bruno", faces).result
    assert (told["destroyed"]["mill"], state.balance(at("Vaux"), "castle")) == (
        2,
        castle,
    )
    here = state.get(CAMPAIGN, "revolt_at")
    assert here == (None if castle else at("Vaux"))
    assert bool(told["entered"]) is not castle


@pytest.mark.ruling("FIEF-AMB-49")
@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (["Bruno", "Chloé", "Anne"], []),
        (["Chloé", "Bruno", "Anne"], ["fief.battle_relief"]),
    ],
)
def test_who_came_home_before_the_rebels_marched_is_no_reinforcement(seats, told):
    """Chloé leads them; players who moved before her were already there."""
    board = village("Vaux", "Bruno", "Bruno.v1=1", building="castle")
    board += before("Vaux", "Bourg") + owed("Bruno") + person("Othon", "Bruno", "Vaux")
    for of, field_of in (("lord:Othon", "steps"), ("campaign", "revolt_steps")):
        board += fact(of, field_of, 1) + fact(of, f"{field_of}_in", 3)
    outcome = fights(field(board, players=seats), "Vaux", "rebels", "Bruno", (1, 6))
    assert keys(outcome) == told


@pytest.mark.rule("FIEF-REVOLT-08", "FIEF-REVOLT-16")
@pytest.mark.ruling("FIEF-AMB-69")
def test_when_both_fall_the_castle_stands():
    """Mills and presses are destroyed, whatever the house says of other battles."""
    board = village("Vaux", "Bruno", "Bruno.v1=1", mills=1) + band(v1=1) + owed("Bruno")
    state = field(board, phase="cards", house={"fight.mutual_destroys": False})
    told = fights(state, "Vaux", "rebels", "Bruno", (2, 2)).result
    assert (told["end"], told["destroyed"], known(state)) == ("both", {"mill": 1}, [])


# Cities -------------------------------------------------------------------------------

CITY = village("Bourg", "Bruno", "Bruno.v1=1", building="city", mills=1)
CITY += person("Philippe", "Bruno", "Lac", titles=["Rouge"])


@pytest.mark.rule("FIEF-REVOLT-15", "FIEF-FIEF-23")
@pytest.mark.ruling("FIEF-AMB-67")
@pytest.mark.parametrize("suspends", [True, False])
def test_a_capital_that_rebels_take(suspends):
    """By default its title is set aside; the house may leave it to the owner."""
    state = field(
        CITY + band("Bourg", v6=1) + owed("Bruno"),
        phase="cards",
        house={"revolt.suspend_fief": suspends},
    )
    told = fights(state, "Bourg", "rebels", "Bruno", WIN).result
    assert told["capitals"] == [at("Bourg")]
    assert state.get(title("Rouge"), "aside") == (1 if suspends else None)
    assert fiefs_of(state, BRUNO) == ([] if suspends else [title("Rouge")])


def city_of_rebels(more: str, **head):
    """Rebels hold Bourg; its title waits."""
    board = village("Bourg", building="city", mills=1) + band("Bourg", v1=1)
    board += person("Philippe", "Bruno", "Lac", titles=["Rouge"])
    state = field(board + more, **head)
    state.put(title("Rouge"), "holder", None)
    state.put(title("Rouge"), "aside", 1)
    return state


DRIVE = (6, 6, 1)  # two dice against the walls of a city


@pytest.mark.rule("FIEF-FIEF-23", "FIEF-REVOLT-15")
@pytest.mark.ruling("FIEF-AMB-67")
def test_the_fief_goes_to_the_lord_who_drives_them_out():
    """With several lords there, the player names one; the mills are destroyed."""
    more = waiting("Bourg", "Vaux", "Anne.v6=1")
    for name in ("Arnaud", "Charles"):
        more += comer(name, "Anne", "Bourg", "Vaux")
    state = city_of_rebels(more)
    choices = {"title.Rouge": "Charles"}
    told = fights(state, "Bourg", "Anne", "rebels", DRIVE, choices=choices).result
    assert fiefs_of(state, ANNE) == [title("Rouge")]
    assert state.get(title("Rouge"), "holder") == lord("Charles")
    assert (told["destroyed"], told["revolt_over"]) == ({"mill": 1}, True)


@pytest.mark.rule("FIEF-FIEF-23")
@pytest.mark.ruling("FIEF-AMB-67")
def test_the_former_owner_may_drive_them_out_and_allies_agree():
    """Anne and Bruno win together, and Bruno gets his fief back."""
    more = waiting("Bourg", "Vaux", "Anne.v6=1 Bruno.v1=1")
    more += comer("Arnaud", "Anne", "Bourg", "Vaux")
    more += comer("Eric", "Bruno", "Bourg", "Vaux")
    state = city_of_rebels(more)
    choices = {"owner.Bourg": "Bruno"}
    fights(state, "Bourg", "Anne Bruno", "rebels", DRIVE, choices=choices)
    assert state.get(title("Rouge"), "holder") == lord("Eric")


@pytest.mark.ruling("FIEF-AMB-67", "FIEF-AMB-133")
def test_without_a_lord_the_title_goes_on_waiting():
    """Soldiers alone drive them out."""
    state = city_of_rebels(waiting("Bourg", "Vaux", "Anne.v6=1"))
    fights(state, "Bourg", "Anne", "rebels", (6, 1))
    assert (state.get(title("Rouge"), "aside"), fiefs_of(state, ANNE)) == (1, [])


# Captives -----------------------------------------------------------------------------

CROWD = village("Vaux", "Bruno", "Bruno.v3=1") + band(v6=1) + owed("Bruno")
CROWD += person("Philippe", "Bruno", "Vaux") + person("Charles", "Bruno", "Lac")


@pytest.mark.rule("FIEF-REVOLT-21", "FIEF-GRACE-01")
@pytest.mark.ruling("FIEF-AMB-119")
@pytest.mark.parametrize("granted", ["granted", "refused"])
def test_whoever_leads_the_rebels_grants_mercy(granted):
    """The captives move with the band."""
    state = field(CROWD, phase="cards")
    choices = {"mercy.1": "Bruno", "grant.1.Chloé": granted}
    dice = (2, 2) if granted == "granted" else (2, 2, 6, 1)
    told = fights(state, "Vaux", "rebels", "Bruno", dice, choices=choices).result
    captor = lords.captor(state, lord("Philippe"))
    assert captor == ("rebels" if granted == "granted" else None)
    assert told["end"] == ("mercy" if captor else "eliminated")


@pytest.mark.rule("FIEF-GRACE-16")
@pytest.mark.ruling("FIEF-AMB-119")
def test_women_of_the_losing_side_are_captives_of_the_rebels():
    """Neither a request nor consent is needed."""
    board = village("Vaux", "Bruno", "Bruno.v1=1") + band() + owed("Bruno")
    state = field(board + person("Isabelle", "Bruno", "Vaux"), phase="cards")
    fights(state, "Vaux", "rebels", "Bruno", WIN)
    assert lords.captor(state, lord("Isabelle")) == "rebels"


@pytest.mark.rule("FIEF-FIGHT-29")
@pytest.mark.ruling("FIEF-AMB-119")
@pytest.mark.parametrize("fate", ["die", "freed"])
def test_captives_of_a_band_that_is_wiped_out(fate):
    """The captives die with the band, or go free by a house rule."""
    held = person("Henry", "Anne", "Vaux", prisoner_of="rebels")
    board = village("Vaux", "Bruno", "Bruno.v6=1") + band(v1=1) + owed("Bruno") + held
    state = field(
        board + person("Gauvain", "Anne", "Lac"),
        phase="cards",
        house={"revolt.prisoners": fate},
    )
    told = fights(state, "Vaux", "rebels", "Bruno", LOSE).result
    freed = fate == "freed"
    assert (told["freed"] == [lord("Henry")]) is freed
    assert bool(state.get(lord("Henry"), "discarded")) is not freed


@pytest.mark.ruling("FIEF-AMB-119")
def test_captives_who_were_not_beside_the_band_go_free():
    """A position may have such captives, whom nobody guards any more."""
    board = village("Vaux", "Bruno", "Bruno.v6=1") + band(v1=1) + owed("Bruno")
    board += person("Henry", "Anne", "Lac", prisoner_of="rebels")
    state = field(board, phase="cards")
    told = fights(state, "Vaux", "rebels", "Bruno", LOSE).result
    assert (told["revolt_over"], told["freed"]) == (True, [lord("Henry")])
    where = state.get(lord("Henry"), "at")
    assert (lords.captor(state, lord("Henry")), where) == (None, at("Lac"))
