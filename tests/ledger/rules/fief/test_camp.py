"""The camp: mercenaries who wait and return, and a revolt against it."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.rules.fief import GAME
from ledger.rules.fief.camp import (
    commit,
    dismiss,
    employed,
    fall,
    home,
    reserve,
    spent,
    waiting,
)
from ledger.rules.fief.cards.playing import play
from ledger.rules.fief.forces import counters, present, stack
from ledger.rules.fief.movement.moving import move
from ledger.rules.fief.movement.party import among
from ledger.rules.fief.playable import cards
from ledger.rules.fief.turn.eliminating import eliminated
from ledger.state import State
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    do,
    effect,
    holding,
    keys,
    person,
    position,
    refusal,
    refused,
    village,
)

PLAYED = {"variant.tactics": True}


def camped(camps="Anne = 5", more="", *, house=PLAYED, **head):
    """Mercenaries in a camp."""
    text = f"{more}[camps]\n{camps}\n" if camps else more
    return position(text, house=house, **{"phase": "cards", **head})


# In battle, and home ----------------------------------------------------------------


@pytest.mark.rule("TAC-MERC-20", "TAC-MERC-21", "TAC-MERC-22", "TAC-MERC-29")
@pytest.mark.rule("TAC-MERC-30", "TAC-MERC-14")
def test_vector_a10_francks_five():
    """One dies, two survive on the spot, two wait; at the end of the turn four do."""
    state, place = camped(phase="combat"), at("Bourg")
    state.apply(commit(ANNE, place, 1))
    state.apply(fall(ANNE, place, 1))
    state.apply(commit(ANNE, place, 2))
    assert (waiting(state, ANNE), reserve(state)) == (2, 1)
    assert spent(state, ANNE) == {place: 2}
    # Those who wait, and no others, take part in another battle.
    other = at("Lac")
    state.apply(commit(ANNE, other, 2))
    assert (waiting(state, ANNE), employed(state, ANNE)) == (0, 4)
    ended = do(state, GAME.end_turn)
    assert keys(ended) == ["fief.mercenaries_home"]
    assert (waiting(state, ANNE), spent(state, ANNE), reserve(state)) == (4, {}, 1)


@pytest.mark.ruling("TAC-AMB-60", "TAC-AMB-35")
def test_they_come_home_whoever_holds_the_place():
    """Mercenaries neither hold the place nor are lost with it."""
    more = village("Bourg", "Bruno", "Bruno.v1=3") + person("Arnaud", "Anne", "Lac")
    state = camped("Anne = 2", more, phase="combat")
    state.apply(commit(ANNE, at("Bourg"), 2))
    assert present(state, at("Bourg")) == [BRUNO]
    do(state, GAME.end_turn)
    assert (waiting(state, ANNE), counters(state, stack(at("Bourg"), ANNE))) == (2, {})


@pytest.mark.rule("TAC-MERC-37", "TAC-MERC-22")
def test_mercenaries_do_not_march():
    """No move takes them along; all troops that are there leave without them."""
    more = village("Bourg", "Anne", "Anne.v1=2") + person("Arnaud", "Anne", "Bourg")
    state = camped("Anne = 2", more, phase="movement")
    state.apply(commit(ANNE, at("Bourg"), 2))
    orders = {"to": ["Vaux"], "lord": "Arnaud", "troops": "mercenary=1"}
    found = refused(state, move, "Anne", **orders)
    assert found == ("rule", "fief.mercenaries_stay", "TAC-MERC-37")
    do(state, move, "Anne", ["Vaux"], "Arnaud", troops="all")
    assert spent(state, ANNE) == {at("Bourg"): 2}
    assert among("all", {"v1": 2}) == {"v1": 2}


@pytest.mark.rule("TAC-MERC-29")
def test_a_family_that_dies_out_leaves_its_mercenaries():
    """Mercenaries in the camp and on the map go to the general reserve."""
    state = camped("Bruno = 3", village("Bourg", None, "Bruno.archer=1"))
    state.apply(commit(BRUNO, at("Bourg"), 1))
    state.apply(eliminated(state, BRUNO))
    assert (employed(state, BRUNO), reserve(state)) == (0, 5)
    assert state.balance(f"stock/{BRUNO}", "archer") == 3


# A revolt against a camp ------------------------------------------------------------

VECTORS = {  # the camp, the die, harm, how many fall
    "A12": (5, 2, 3, 3),
    "B24": (2, 3, 4, 2),
    "B25": (5, 0, 1, 1),
}
D6 = {0: 1, 1: 3, 2: 4, 3: 6}  # a plain die that is read as these


@pytest.mark.rule("TAC-MERC-32", "TAC-MERC-33", "TAC-MERC-34", "TAC-MERC-35")
@pytest.mark.rule("TAC-MERC-36")
@pytest.mark.ruling("TAC-AMB-36")
@pytest.mark.parametrize("profile", ["fief2", "fief2011"])
@pytest.mark.parametrize("name", VECTORS)
def test_vectors_of_the_revolt_on_a_camp(name, profile):
    """A battle die and one more kill no more than there are; nobody strikes back."""
    camp, die, harm, falls = VECTORS[name]
    house = {**PLAYED, "tactics.profile": profile}
    state = camped(f"Anne = {camp}", house=house)
    before = reserve(state)
    dice = [D6[die] if profile == "fief2" else die]
    told = do(state, play, "Bruno", "revolt", on="Anne", dice=dice).result
    assert (told["damage"], told["eliminated"], told["camp"]) == (
        harm,
        falls,
        camp - falls,
    )
    assert (waiting(state, ANNE), reserve(state) - before) == (camp - falls, falls)
    # No famine was needed; the card is discarded, and no rebels are left.
    assert (state.balance("discard", "revolt"), counters(state, "rebels")) == (1, {})
    assert state.get("campaign", "revolt") is None


@pytest.mark.ruling("TAC-AMB-37")
def test_a_revolt_under_way_does_not_stop_it():
    """The limit of one applies only to revolts on the board."""
    more = effect("revolt", player="Chloé", at="Lac") + holding("rebels", "v3", 2)
    state = camped("Anne = 3", more)
    do(state, play, "Bruno", "revolt", on="Anne", dice=[6])
    assert waiting(state, ANNE) == 0
    assert state.get("campaign", "revolt_at") == at("Lac")
    assert counters(state, "rebels") == {"v3": 2}


@pytest.mark.rule("TAC-MERC-32")
@pytest.mark.ruling("TAC-AMB-68")
def test_against_whom_and_when():
    """One named player with a camp is the target, in the cards phase."""
    state = camped("Anne = 2")
    empty = refused(state, play, "Anne", "revolt", on="Bruno", dice=[6])
    assert empty == ("rule", "fief.camp_empty", "TAC-AMB-68")
    late = camped("Anne = 2", phase="income")
    assert refused(late, play, "Bruno", "revolt", on="Anne", dice=[6])[0] == (
        "out_of_phase"
    )
    both = refusal(do, state, play, "Bruno", "revolt", on="Anne", at="Lac")
    assert both.key == "fief.card_option"
    # Those who have fought in this turn are not in the camp.
    state.apply(commit(ANNE, at("Lac"), 1))
    told = do(state, play, "Bruno", "revolt", on="Anne", dice=[6]).result
    assert (told["eliminated"], employed(state, ANNE)) == (1, 1)


@pytest.mark.rule("TAC-MERC-32")
def test_the_camps_against_which_a_revolt_may_be_played_are_told():
    """The camps belong to players with mercenaries, if the module is in use."""

    def told(state):
        may = [one for one in cards(state, BRUNO) if one.rule == "TAC-MERC-32"]
        return [(one.item, one.where) for one in may]

    state = camped("Anne = 2")
    assert told(state) == [("revolt", ANNE)]
    assert told(camped("Anne = 2", house={})) == []
    state.apply(commit(ANNE, at("Lac"), 2))
    assert told(state) == []


@pytest.mark.rule("TAC-GEN-10", "TAC-MERC-32")
def test_without_mercenaries_no_camp_is_struck():
    """The base game has revolts only on the board."""
    for house, key in (
        ({}, "fief.no_extension"),
        ({**PLAYED, "tactics.modules.mercenaries": False}, "fief.no_module"),
    ):
        state = camped("Anne = 2", house=house)
        assert refused(state, play, "Bruno", "revolt", on="Anne", dice=[6])[1] == key


@pytest.mark.rule("FIEF-REVOLT-01")
@pytest.mark.ruling("TAC-AMB-36")
def test_the_house_may_have_it_fought():
    """Three dice of rebels fight the camp in the open; a famine must be somewhere."""
    house = {**PLAYED, "tactics.merc.revolt_mode": "fief2_3d6"}
    state = camped("Anne = 5", house=house)
    fault = refused(state, play, "Bruno", "revolt", on="Anne", dice=[1, 1, 1])
    assert fault == ("rule", "fief.no_famine", "FIEF-REVOLT-01")
    hungry = camped("Anne = 5", effect("famine", region="Bleu"), house=house)
    # Eight rebels roll two dice: 6 + 4 are 5. The camp's die cannot do more.
    told = do(hungry, play, "Bruno", "revolt", on="Anne", dice=[2, 3, 3, 6, 4, 5])
    assert (told.result["eliminated"], waiting(hungry, ANNE)) == (5, 0)
    brave = camped("Anne = 5", effect("famine", region="Bleu"), house=house)
    # Three rebels: the camp loses one, and kills all three.
    told = do(brave, play, "Bruno", "revolt", on="Anne", dice=[1, 1, 1, 3, 6])
    assert (told.result["eliminated"], waiting(brave, ANNE)) == (1, 4)


# What each move of mercenaries is for -------------------------------------------------


@pytest.mark.rule("TAC-MERC-17", "TAC-MERC-29", "TAC-MERC-30")
def test_each_move_of_mercenaries_has_its_rule():
    """To the battle, to the reserve, out of the camp, and home again."""
    place, waits = at("Lac"), f"camp/{ANNE}"
    heap = stack(place, ANNE)

    def moved(count, source, target, rule):
        return [Transfer("mercenary", count, source, target, Because(rule, ANNE))]

    assert commit(ANNE, place, 2) == moved(2, waits, heap, "TAC-MERC-17")
    assert commit(ANNE, place, 0) == []
    assert fall(ANNE, place, 1) == moved(1, heap, "stock", "TAC-MERC-29")
    assert fall(ANNE, place, 1, "TAC-MERC-27") == moved(1, heap, "stock", "TAC-MERC-27")
    assert dismiss(ANNE, 3, "TAC-MERC-05") == moved(3, waits, "stock", "TAC-MERC-05")
    state = camped("Anne = 3\nBruno = 2")
    assert home(state) == []
    state.apply(commit(ANNE, place, 2))
    state.apply(commit(ANNE, at("Roc"), 1))
    assert home(state) == [
        *moved(2, heap, waits, "TAC-MERC-30"),
        *moved(1, stack(at("Roc"), ANNE), waits, "TAC-MERC-30"),
    ]
    assert spent(state, ANNE) == {place: 2, at("Roc"): 1}
    assert (employed(state, ANNE), employed(state, BRUNO)) == (3, 2)


@pytest.mark.rule("TAC-MERC-01")
def test_the_reserve_of_a_box_without_mercenaries_is_all_of_them():
    """Five, though none has been unpacked."""
    state = camped("Anne = 3")
    assert reserve(state) == 2
    old = State()
    old.put("campaign", "box", 1)
    assert reserve(old) == 5
    assert reserve(State()) == 0
