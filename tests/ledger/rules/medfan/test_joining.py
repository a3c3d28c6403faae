"""Joining: the hoard, five territories, one of them determined and owned."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.questions import Missing
from ledger.rules.medfan.land import every, owned_by, unknown, unoccupied
from ledger.rules.medfan.roster import MAGES, SPELLS, council
from ledger.state import BANK, Facts, State
from tests.ledger.rules.medfan.armies import (
    ANA,
    campaign,
    choose_benefit,
    figure,
    join,
    land,
    learn,
    recruit,
    refusal,
)


def empty(**house):
    """A campaign that no player has joined yet."""
    state = campaign(**house)
    rules = {s: f for s, f in state.facts.items() if s in ("campaign", "rules")}
    fresh = State()
    fresh.facts = Facts(rules)
    fresh.facts["campaign"].pop("seats")
    return fresh


@pytest.mark.rule("MED-ARMY-01")
def test_a_player_begins_with_five_hundred():
    """The coins come from the bank, and from nobody else."""
    state = empty()
    outcome = join(state, "Ana")
    assert state.balance(ANA, "money") == outcome.result["hoard"] == 500
    assert state.balance(BANK, "money") == -500


@pytest.mark.rule("MED-ARMY-04")
def test_the_starting_sum_is_a_house_rule():
    """A table may play with three hundred."""
    state = empty(start_hoard=300)
    join(state, "Ana")
    assert state.balance(ANA, "money") == 300


@pytest.mark.rule("MED-ARMY-05")
@pytest.mark.parametrize(
    ("start", "scale", "warned"),
    [(500, [1, 1], False), (300, [1, 1], True), (300, [3, 5], False)],
)
def test_another_starting_sum_suggests_other_yields(start, scale, warned):
    """There is only a warning, until the yields are scaled."""
    state = empty(start_hoard=start, gain_scale=scale)
    outcome = join(state, "Ana", "4 5")
    keys = ["medfan.scale_gains"] if warned else []
    assert keys == [warning["key"] for warning in outcome.warnings]


@pytest.mark.rule("MED-TERR-01", "MED-TERR-02", "MED-TERR-04")
def test_five_territories_come_in_and_one_is_owned():
    """One has a name, a capability and an owner; four are unknown and free."""
    state = empty()
    outcome = join(state, "Ana", "4 3")
    (own,) = owned_by(state, ANA)
    free = unoccupied(state)
    assert (len(every(state)), len(free)) == (5, 4)
    assert all(unknown(state, territory) for territory in free)
    assert not unknown(state, own)
    assert state.facts[own] == {
        "name": "Vaux",
        "capability": "holding",
        "owner": ANA,
        "acquired": 1,
    }
    assert (own, 4) == (outcome.result["owned"], outcome.result["unknown"])


@pytest.mark.rule("MED-TERR-03")
def test_the_generous_option_keeps_one_of_two_rolls():
    """There are two complete rolls, and one name for the one that is kept."""
    state = empty(initial_territory_rolls=2)
    join(state, "Ana", "4 6 2 1", choices={"keep": "blood_altar"})
    (own,) = owned_by(state, ANA)
    assert state.get(own, "capability") == "blood_altar"


@pytest.mark.rule("MED-TERR-03", "MED-TERR-15")
def test_a_five_on_both_rolls_is_chosen_for_each():
    """The second question has a number, so that both answers can be typed."""
    state = empty(initial_territory_rolls=2)
    both = {
        "capability": "council_of_archmages",
        "capability.2": "military_academy",
        "keep": "military_academy",
    }
    join(state, "Ana", "1 5 1 5", choices=both)
    (own,) = owned_by(state, ANA)
    assert state.get(own, "capability") == "military_academy"


@pytest.mark.rule("MED-TERR-03")
def test_two_rolls_alike_leave_nothing_to_choose():
    """Nobody is asked which of two holdings to keep."""
    state = empty(initial_territory_rolls=2)
    join(state, "Ana", "4 3 5 4")
    (own,) = owned_by(state, ANA)
    assert state.get(own, "capability") == "holding"


@pytest.mark.rule("MED-TERR-05")
@pytest.mark.ruling("MED-AMB-TERR-7")
@pytest.mark.parametrize(("extra", "hoard"), [(0, 500), (120, 620)])
def test_who_joins_late_brings_the_same(extra, hoard):
    """Five more territories come, and by default the same hoard."""
    state = empty(late_joiner_extra_hoard=extra)
    join(state, "Ana")
    assert state.balance(ANA, "money") == 500
    state.put("campaign", "battles", 3)
    join(state, "Cy", name="Bourg")
    assert (len(every(state)), len(unoccupied(state))) == (10, 8)
    assert [len(owned_by(state, p)) for p in state.seats] == [1, 1]
    assert state.balance("player:Cy", "money") == hoard


@pytest.mark.rule("MED-TERR-05")
def test_nobody_joins_twice():
    """A player who has joined stays as rich as before."""
    state = empty()
    join(state, "Ana")
    assert refusal(join, state, "ana") == ("name_taken", "medfan.joined", "MED-TERR-05")


def test_who_has_only_a_seat_gets_the_rest():
    """The seat stays; hoard and territories are added."""
    state = campaign(hoard=0)
    outcome = join(state, "Ana")
    assert outcome.result["player"] == ANA
    assert state.seats == ("player:Ana", "player:Bo")
    assert state.balance(ANA, "money") == 500


def test_a_treasure_at_the_start_is_written_down():
    """Four dice give ten coins each, and a poor holding is left."""
    state = empty()
    outcome = join(state, "Ana", "2 3 1 2 3 4")
    (own,) = owned_by(state, ANA)
    assert (outcome.result["treasure"], outcome.result["hoard"]) == (100, 600)
    assert state.get(own, "capability") == "poor_holding"
    assert state.get(ANA, "treasure") == 100


@pytest.mark.rule("MED-TERR-25")
@pytest.mark.parametrize("benefit", [SPELLS, MAGES])
def test_the_council_offers_two_benefits(benefit):
    """The player chooses as the Council is found."""
    state = empty()
    choices = {"capability": "council_of_archmages", "council": benefit}
    join(state, "Ana", "1 5", choices=choices)
    assert council(state, ANA) == benefit


@pytest.mark.rule("MED-TERR-25")
def test_one_of_exactly_two_benefits_is_chosen():
    """Three more spells for each mage or one more mage: the choice is asked for."""
    choices = {"capability": "council_of_archmages"}
    with pytest.raises(Missing) as found:
        join(empty(), "Ana", "1 5", choices=choices)
    state = campaign()
    land(state, "council_of_archmages")
    with pytest.raises(Missing) as later:
        choose_benefit(state)
    for asked in (found.value.question, later.value.question):
        assert asked.options == (SPELLS, MAGES)
    assert council(state, ANA) is None


@pytest.mark.rule("MED-TERR-25")
@pytest.mark.parametrize(
    ("benefit", "spells", "mages"),
    [(None, 1, 1), (SPELLS, 4, 1), (MAGES, 1, 2)],
)
def test_who_has_chosen_one_benefit_has_not_the_other(benefit, spells, mages):
    """There are three more spells, or one more mage; before the choice neither."""
    state = campaign()
    land(state, "council_of_archmages")
    if benefit:
        state.apply(choose_benefit(state, benefit).effects)
    recruit(state, "Merlin", 45, "mage", spell="Brume")
    learnt = 1
    for spell in ("Foudre", "Givre", "Soin", "Vent"):
        try:
            learn(state, "Merlin", spell)
        except Refused:
            break
        learnt += 1
    found = 1
    for name in ("Morgane", "Viviane"):
        try:
            recruit(state, name, 45, "mage", spell="Brume")
        except Refused:
            break
        found += 1
    assert (learnt, found) == (spells, mages)


@pytest.mark.rule("MED-TERR-25")
def test_the_benefit_is_fixed_while_the_council_is_owned():
    """The choice is made once; by a house rule for each battle."""
    state = campaign()
    place = land(state, "council_of_archmages")
    state.apply(choose_benefit(state, SPELLS).effects)
    assert state.get(place, "council") == SPELLS
    said = refusal(choose_benefit, state, MAGES)
    rule = "medfan.house_rules.council_choice_fixed"
    assert said == ("rule", "medfan.council_fixed", rule)
    state.put("rules", rule, "false")
    state.apply(choose_benefit(state, MAGES).effects)
    assert council(state, ANA) == MAGES


@pytest.mark.rule("MED-TERR-25")
def test_without_a_council_there_is_nothing_to_choose():
    """Bo's Council does not help Ana; a third benefit does not exist."""
    state = campaign()
    land(state, "council_of_archmages", "player:Bo")
    said = refusal(choose_benefit, state, SPELLS)
    assert said == ("rule", "medfan.no_council", "MED-TERR-25")
    assert refusal(choose_benefit, state, "gold", "Bo")[1] == "medfan.benefit"


def test_what_an_army_has_tells_that_a_player_is_in():
    """A figure, a territory or coins mean that the player has joined."""
    state = campaign(hoard=0)
    figure(state, "Ysolde")
    assert refusal(join, state, "Ana")[1] == "medfan.joined"


def test_recruiting_follows_joining():
    """The hoard pays for the first army."""
    state = empty()
    join(state, "Ana")
    recruit(state, "Ysolde", 45, "general")
    assert state.balance(ANA, "money") == 455
