"""What may be typed for a word of Fief, depending on the words before it."""

from __future__ import annotations

import pytest

from ledger.rules.fief import offering
from ledger.rules.fief.cards.playing import PLAYS
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    BRUNO,
    CHLOE,
    CORBIE,
    NOIR,
    REGIONS,
    ROUGE,
    SIGY,
    at,
    effect,
    lord,
    person,
    position,
    village,
)

ALL = [at(name) for own in REGIONS.values() for name in own]
ARNAUD, BLANCHE, ERIC = lord("Arnaud"), lord("Blanche"), lord("Eric")
OTHON = lord("Othon")
BOARD = (
    village("Bourg", "Anne", "Anne.v1=1", building="castle")
    + village("Vaux", "Anne")
    + person("Arnaud", "Anne", "Mont")
    + person("Blanche", "Anne", "Roc", prisoner_of="Bruno")
    + person("Eric", "Bruno", "Lac", bishop="Sigy")
    + person("Othon", "Bruno", "Roc")
)


@pytest.fixture
def state():
    """Anne's Arnaud is free and Blanche is not; Bruno has Eric, and Othon in a hole."""
    made = position(BOARD, phase="movement")
    made.put(OTHON, "dungeon", 1)
    return made


def test_lords_are_those_in_play_or_of_the_player_before(state):
    """One in the dungeon is not in play."""
    assert offering.lords(state) == [ARNAUD, BLANCHE, ERIC]
    assert offering.own_lords(state, {}) == [ARNAUD, BLANCHE, ERIC]
    assert offering.own_lords(state, {"player": ANNE}) == [ARNAUD, BLANCHE]
    assert offering.own_lords(state, {"player": CHLOE}) == []


def test_captives_are_held_by_somebody_or_in_the_dungeon(state):
    """The others are free."""
    assert offering.captives(state) == [BLANCHE, OTHON]


def test_movers_are_free_and_have_steps_left(state):
    """Where nobody may walk, all are offered, so that the refusal tells why."""
    assert offering.movers(state, {"player": ANNE}) == [ARNAUD]
    assert offering.movers(state, {}) == [ARNAUD, ERIC]
    state.put(ARNAUD, "steps", 2)
    state.put(ARNAUD, "steps_in", state.turn)
    assert offering.movers(state, {}) == [ERIC]
    assert offering.movers(state, {"player": ANNE}) == [ARNAUD, BLANCHE]


def test_reachable_is_what_a_lord_may_reach(state):
    """Without a lord, or for one who reaches nothing, it is the whole board."""
    reached = offering.reachable(state, {"lord": ARNAUD})
    assert set(reached) == {at(n) for n in ("Beaujeu", "Lac", "Puy", "Sennecy")}
    assert sorted(offering.reachable(state, {})) == sorted(ALL)
    state.put(ARNAUD, "steps", 2)
    state.put(ARNAUD, "steps_in", state.turn)
    assert sorted(offering.reachable(state, {"lord": ARNAUD})) == sorted(ALL)


def test_unseen_lords_are_neither_in_play_nor_discarded(state):
    """There are sixteen."""
    state.put(lord("Henry"), "discarded", 1)
    found = offering.unseen_lords(state)
    assert len(found) == 16 - 5
    assert not {ARNAUD, BLANCHE, ERIC, OTHON, lord("Henry")} & set(found)


def test_free_villages_are_those_that_no_player_chose(state):
    """All are free before the setup."""
    assert sorted(offering.free_villages(state)) == sorted(ALL)
    state.put(BRUNO, "village", at("Lac"))
    assert sorted({*ALL} - {*offering.free_villages(state)}) == [at("Lac")]


def test_own_villages_are_controlled_or_have_a_free_lord(state):
    """Where a captive is, and what is owned from afar, is not offered."""
    assert offering.own_villages(state, {"player": ANNE}) == [at("Bourg"), at("Mont")]
    assert offering.own_villages(state, {"player": BRUNO}) == [at("Lac")]
    assert offering.own_villages(state, {"player": CHLOE}) == []
    assert sorted(offering.own_villages(state, {})) == sorted(ALL)
    state.put(ARNAUD, "at", f"{at('Vaux')}/{at('Bourg')}")
    assert set(offering.own_villages(state, {"player": ANNE})) == {
        at("Bourg"),
        at("Vaux"),
    }


def test_villages_of_a_region_are_those_of_the_region_before(state):
    """Without one it is the whole board."""
    noir = [at(name) for name in REGIONS["Noir"]]
    assert offering.villages_of_region(state, {"region": NOIR}) == noir
    assert sorted(offering.villages_of_region(state, {})) == sorted(ALL)


def test_rebels_fight_while_there_is_a_revolt(state):
    """The players always may."""
    players = [ANNE, BRUNO, CHLOE]
    assert offering.fighters(state) == players
    revolt = position(effect("revolt", player="Anne", at="Lac"))
    assert offering.fighters(revolt) == [*players, "rebels"]


# Cards --------------------------------------------------------------------------------

WHOLES = [ROUGE, BLEU, NOIR]


@pytest.mark.parametrize(
    ("card", "on", "about", "where"),
    [
        *(
            (card, WHOLES, [], [])
            for card in (
                *("tallage", "plague", "bad_weather"),
                *("sun", "famine", "good_harvest"),
            )
        ),
        (None, WHOLES, [ARNAUD, BLANCHE, ERIC], ALL),
        ("tithe", [SIGY], [], []),
        ("bishop", [CORBIE], [ARNAUD, BLANCHE], []),
        ("darc", [ARNAUD, BLANCHE], [ARNAUD, BLANCHE], []),
        ("escape", [BLANCHE, OTHON], [BLANCHE, OTHON], ALL),
        ("assassination", [ARNAUD, BLANCHE, ERIC], [ARNAUD, BLANCHE, ERIC], []),
        ("justice", [ARNAUD, BLANCHE, ERIC], [ARNAUD, BLANCHE, ERIC], []),
        ("revolt", [ANNE, BRUNO, CHLOE], [], ALL),
    ],
)
def test_each_card_is_offered_what_it_may_be_about(state, card, on, about, where):
    """A region, a diocese with or without a bishop, a lord, a player, or nothing."""
    before = {"card": card, "player": ANNE}
    assert offering.card_on(state, before) == on
    assert offering.card_lord(state, before) == about
    assert sorted(offering.card_at(state, before)) == sorted(where)


def test_a_lords_card_is_offered_new_lords_and_own_villages(state):
    """The lord may be told in either place."""
    before = {"card": "lord", "player": ANNE}
    unseen = offering.unseen_lords(state)
    assert offering.card_on(state, before) == unseen
    assert offering.card_lord(state, before) == unseen
    assert offering.card_at(state, before) == [at("Bourg"), at("Mont")]


def test_words_that_are_the_same_in_every_position(state):
    """Cards, troops, losses, those who ask for mercy, and where guards come from."""
    assert offering.cards(state) == list(PLAYS)
    assert offering.troops(state) == ["v1", "v3", "v6", "archer", "bombard"]
    assert offering.losses(state)
    assert offering.askers(state)[:3] == [ANNE, BRUNO, CHLOE]
    assert len(offering.askers(state)) == 5
    assert offering.sources(state)[1:] == state.subjects("territory")
    assert offering.sources(state)[0] not in state.subjects("territory")
