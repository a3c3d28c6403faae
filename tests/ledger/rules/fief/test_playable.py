"""Which cards could be played, and which lords could move."""

from __future__ import annotations

import pytest

from ledger.rules.fief.may import Lack
from ledger.rules.fief.playable import cards, moves
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    effect,
    fact,
    holding,
    lord,
    person,
    position,
    village,
)

ARNAUD, BLANCHE, ERIC = lord("Arnaud"), lord("Blanche"), lord("Eric")
CITY = village("Bourg", "Anne", "Anne.v1=1", building="city")


def told(state, player=ANNE, item=None):
    """Item, rule and place of each card, perhaps of one kind."""
    found = [(may.item, may.rule, may.where) for may in cards(state, player)]
    return [one for one in found if item in (None, one[0])]


def table(more="", **head):
    """A position in the cards phase."""
    return position(more, phase="cards", **head)


def test_attacks_and_a_new_lord_are_always_listed():
    """An assassination is as soon as there is a lord."""
    usual = [
        ("lord", "FIEF-CARD-20", None),
        ("plague", "FIEF-CARD-55", None),
        ("bad_weather", "FIEF-CARD-64", None),
        ("famine", "FIEF-CARD-67", None),
    ]
    assert told(table()) == usual
    killer = ("assassination", "FIEF-CARD-60", None)
    found = told(table(person("Eric", "Bruno", "Lac")), CHLOE)
    assert found == [*usual[:2], killer, *usual[2:]]
    (may, *_) = cards(table(), ANNE)
    assert (may.phase, may.act, may.most, may.missing) == ("cards", "card play", 4, ())


@pytest.mark.rule("FIEF-CARD-22")
@pytest.mark.ruling("FIEF-AMB-38")
@pytest.mark.parametrize(("count", "most"), [(3, 1), (4, 0), (5, 0)])
def test_a_new_lord_needs_room_in_the_family(count, most):
    """Below nothing there is none either."""
    names = ("Arnaud", "Charles", "Eric", "Henry", "Othon")[:count]
    state = table("".join(person(name, "Anne", "Lac") for name in names))
    (may,) = [one for one in cards(state, ANNE) if one.item == "lord"]
    lacks = () if most else (Lack("family", "FIEF-CARD-22"),)
    assert (may.most, may.missing) == (most, lacks)


@pytest.mark.rule("FIEF-CARD-40", "FIEF-CARD-45")
def test_taxes_are_listed_for_ones_own_bishops_and_barons():
    """With what stands against them; others' and empty ones are not listed."""
    text = CITY + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    text += person("Charles", "Anne", "Lac", bishop="Sigy", prisoner_of="Bruno")
    text += person("Eric", "Bruno", "Lac", bishop="Corbie")
    state = table(text)
    assert told(state, item="tithe") == [("tithe", "FIEF-CARD-40", "diocese:Sigy")]
    assert told(state, item="tallage") == [("tallage", "FIEF-CARD-45", "region:Rouge")]
    (tithe,) = [one for one in cards(state, ANNE) if one.item == "tithe"]
    assert [one.rule for one in tithe.missing] == ["FIEF-CARD-71"]
    bruno = [("tithe", "FIEF-CARD-40", "diocese:Corbie")]
    assert told(state, BRUNO, "tithe") == bruno
    assert told(state, BRUNO, "tallage") == []
    kept = table(CITY + fact("title:Rouge", "region", "region:Rouge"))
    kept.put("title:Rouge", "keeper", ANNE)
    assert told(kept, item="tallage") == []


@pytest.mark.rule("FIEF-CARD-25", "FIEF-CARD-29")
def test_a_bishop_is_made_of_a_man_and_darc_of_a_woman():
    """Only of one's own, against whom nothing stands."""
    text = person("Arnaud", "Anne", "Lac") + person("Blanche", "Anne", "Lac")
    text += person("Eric", "Bruno", "Lac") + person("Isabelle", "Bruno", "Lac")
    state = table(text)
    assert told(state, item="bishop") == [("bishop", "FIEF-CARD-29", ARNAUD)]
    assert told(state, item="darc") == [("darc", "FIEF-CARD-25", BLANCHE)]


@pytest.mark.ruling("FIEF-AMB-31")
@pytest.mark.parametrize(
    ("who", "wed", "listed"),
    [
        ("anyone", False, [ARNAUD, ERIC]),
        ("marriage", False, [ARNAUD]),
        ("marriage", True, [ARNAUD, ERIC]),
    ],
)
def test_an_escape_is_listed_for_those_whom_one_may_help(who, wed, listed):
    """Allies by marriage are one's own."""
    text = person("Arnaud", "Anne", "Lac", prisoner_of="Bruno")
    text += person("Eric", "Bruno", "Roc", prisoner_of="Chloé")
    if wed:
        text += person("Blanche", "Anne", "Lac", spouse="Othon")
        text += person("Othon", "Bruno", "Lac", spouse="Blanche")
    state = table(text, house={"cards.parry_for": who})
    assert [one[2] for one in told(state, item="escape")] == listed


@pytest.mark.rule("FIEF-REVOLT-01", "FIEF-CARD-66", "FIEF-CARD-68")
def test_answers_to_cards_in_play_are_listed_where_these_lie():
    """A famine calls for a harvest, and for a revolt while there is none."""
    text = effect("famine", region="Noir") + effect("bad_weather", region="Bleu")
    state = table(text)
    assert told(state, item="sun") == [("sun", "FIEF-CARD-66", "region:Bleu")]
    harvest = [("good_harvest", "FIEF-CARD-68", "region:Noir")]
    assert told(state, item="good_harvest") == harvest
    revolt = [("revolt", "FIEF-REVOLT-01", "region:Noir")]
    assert told(state, item="revolt") == revolt
    running = table(text + effect("revolt", player="Anne", at="Lac"))
    assert told(running, item="revolt") == []
    assert told(running, item="good_harvest") == harvest


@pytest.mark.rule("FIEF-CARD-04", "FIEF-CARD-61")
def test_who_has_had_his_turn_may_still_play_justice():
    """All other cards lack the turn, after what else they lack."""
    text = "".join(
        person(name, "Anne", "Lac") for name in ("Arnaud", "Charles", "Henry", "Othon")
    )
    state = table(text)
    state.put("campaign", "murdered", "Eric")
    state.put(BRUNO, "acted_cards", state.turn)
    passed, full = Lack("passed", "FIEF-CARD-04"), Lack("family", "FIEF-CARD-22")
    found = {may.item: may.missing for may in cards(state, ANNE)}
    assert found["lord"] == (full, passed)
    assert found["famine"] == (passed,)
    assert found["justice"] == ()
    assert {may.missing for may in cards(state, CHLOE)} == {()}
    state.put("campaign", "phase", "income")
    state.put(BRUNO, "acted_income", state.turn)
    assert {may.item: may.missing for may in cards(state, ANNE)}["famine"] == ()


def test_a_card_that_everybody_has_seen_is_not_listed():
    """The other lines stay."""
    state = table(person("Eric", "Bruno", "Lac"))
    state.add("unseen", "plague", -2)
    state.add("discard", "plague", 2)
    assert told(state, item="plague") == []
    assert told(state, item="famine") == [("famine", "FIEF-CARD-67", None)]


# Moves --------------------------------------------------------------------------------


def marched(state, player=ANNE):
    """Act, place, most and missing of each move."""
    return [(may.act, may.where, may.most, may.missing) for may in moves(state, player)]


@pytest.mark.rule("FIEF-MOVE-06", "FIEF-MOVE-23", "FIEF-MOVE-28", "FIEF-CARD-27")
def test_each_free_lord_has_so_many_steps_left():
    """Two, three with D'Arc; captives and others' lords are not listed."""
    text = person("Arnaud", "Anne", "Roc") + person(
        "Blanche", "Anne", "Bourg", darc=True
    )
    text += person("Othon", "Anne", "Bourg", prisoner_of="Bruno")
    text += person("Eric", "Bruno", "Bourg")
    state = position(text, phase="movement")
    assert marched(state) == [("move", ARNAUD, 2, ()), ("move", BLANCHE, 3, ())]
    state.put(ARNAUD, "steps_in", state.turn)
    for steps, left in ((1, 1), (2, 0)):
        state.put(ARNAUD, "steps", steps)
        lacks = () if left else (Lack("steps", "FIEF-MOVE-06", ARNAUD),)
        assert marched(state)[0] == ("move", ARNAUD, left, lacks)
    state.put(BRUNO, "acted_movement", state.turn)
    state.add("region:Noir", "bad_weather", 1)
    spent, storm = (
        Lack("steps", "FIEF-MOVE-06", ARNAUD),
        Lack("storm", "FIEF-MOVE-23", ARNAUD),
    )
    passed = Lack("passed", "FIEF-MOVE-28")
    assert marched(state) == [
        ("move", ARNAUD, 0, (spent, storm, passed)),
        ("move", BLANCHE, 0, (passed,)),
    ]
    state.put("campaign", "phase", "combat")
    assert marched(state)[1] == ("move", BLANCHE, 3, ())
    (may,) = moves(state, BRUNO)
    assert (may.phase, may.rule, may.where) == ("movement", "FIEF-MOVE-06", ERIC)


@pytest.mark.rule("FIEF-MOVE-26", "FIEF-MOVE-23", "FIEF-MOVE-28")
def test_the_rebels_have_so_many_steps_left():
    """Two for the player who stirred them up; at an entrance they are of its village."""
    text = effect("revolt", player="Anne", at="Roc", **{"from": "Val"})
    state = position(text + holding("rebels", "v1", 1), phase="movement")
    roc = at("Roc")
    assert marched(state) == [("rebels march", roc, 2, ())]
    assert marched(state, BRUNO) == []
    state.put("campaign", "revolt_steps_in", state.turn)
    for steps, left in ((1, 1), (2, 0)):
        state.put("campaign", "revolt_steps", steps)
        lacks = () if left else (Lack("steps", "FIEF-MOVE-26"),)
        assert marched(state) == [("rebels march", roc, left, lacks)]
    state.put("campaign", "revolt_steps", 1)
    state.put(BRUNO, "acted_movement", state.turn)
    assert marched(state)[0][2:] == (0, (Lack("passed", "FIEF-MOVE-28"),))
    state.put("campaign", "phase", "combat")
    assert marched(state)[0][2:] == (1, ())
    state.put("campaign", "revolt_at", None)
    assert marched(state) == []
