"""Possible acts of a player: never at odds with the refusals."""

from __future__ import annotations

import pytest

from ledger.effects import Transfer
from ledger.errors import Refusal
from ledger.rules.fief import forces
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.forces import present
from ledger.rules.fief.possible import possible
from ledger.rules.fief.purchases.buying import buy
from ledger.rules.fief.purchases.founding import found
from ledger.rules.fief.war import battles
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    REGIONS,
    at,
    do,
    effect,
    fact,
    holding,
    lord,
    new_ids,
    person,
    position,
    title,
    village,
)
from tests.ledger.rules.fief.test_passing import BEFORE, HELD

ALL_BUT_ONE = village("Bourg", "Anne", "Anne.v1=1", building="castle") + "".join(
    village(name, "Anne", "Anne.v1=1") for name in ("Vaux", "Orme", "Gué")
)
ALL_BUT_ONE += person("Arnaud", "Anne", "Bourg")


def market(text, *, money=5000, **more):
    """A position in the purchases."""
    more = {"phase": "purchases"} | more
    return position(text, money={"Anne": money}, **more)


def asked(state, act, item=None, where=None, player=ANNE):
    """The line for an act, perhaps only for one thing and one place."""
    return [
        may
        for may in possible(state, player)
        if may["act"] == act
        and (item is None or may["item"] == item)
        and (where is None or may["where"] == where)
    ]


def lacking(may):
    """The missing conditions of an act, with the rules."""
    return [(one["what"], one["rule"], one["about"]) for one in may["missing"]]


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-FIEF-03", "FIEF-FIEF-05")
def test_a_fief_that_lacks_a_village_is_told_by_its_capital():
    """The duchy of Bourg has a price, though village Pré is not occupied."""
    (may,) = asked(market(ALL_BUT_ONE), "found", where="region:Rouge")
    assert (may["item"], may["price"], may["most"], may["now"]) == (
        "duke",
        1000,
        0,
        False,
    )
    assert may["capitals"] == [at("Bourg")]
    assert lacking(may) == [("village", "FIEF-FIEF-01", at("Pré"))]


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-FIEF-02", "FIEF-FIEF-25", "FIEF-BUY-15")
def test_everything_that_a_fief_needs_is_told():
    """Villages, castle, lord, money and stock are listed."""
    state = market("", money=100)
    (may,) = asked(state, "found", where="region:Noir")
    villages = [("village", "FIEF-FIEF-01", at(name)) for name in REGIONS["Noir"]]
    assert lacking(may) == [
        *villages,
        ("castle", "FIEF-FIEF-02", None),
        ("lord", "FIEF-FIEF-25", None),
        ("money", "FIEF-BUY-15", None),
    ]
    full = market(ALL_BUT_ONE + village("Pré", "Anne", "Anne.v1=1"))
    (may,) = asked(full, "found", where="region:Rouge")
    assert (may["now"], may["missing"], may["most"]) == (True, [], 1)
    do(full, found, "Anne", "Rouge", "Bourg", "Arnaud", **new_ids(full))
    assert asked(full, "found", where="region:Rouge") == []


@pytest.mark.rule("FIEF-BUY-02", "FIEF-BUY-03", "FIEF-BUY-05")
def test_soldiers_are_offered_by_value_and_place():
    """The limits are series and purse; places are castles and free lords."""
    state = market(ALL_BUT_ONE, money=900)
    told = {
        (may["where"], may["item"]): (may["price"], may["most"])
        for may in asked(state, "buy")
        if str(may["item"]).startswith("soldier")
    }
    places = {at("Bourg"), lord("Arnaud")}
    assert {place for place, _ in told} == places
    for place in places:
        assert told[place, "soldier.1"] == (100, 8)
        assert told[place, "soldier.3"] == (300, 3)
        assert told[place, "soldier.6"] == (600, 1)


@pytest.mark.rule("FIEF-BUY-06", "FIEF-BUY-07", "FIEF-BUY-08", "FIEF-BUY-09")
@pytest.mark.ruling("FIEF-AMB-12", "FIEF-AMB-36")
def test_buildings_are_offered_where_they_fit():
    """Control, room, stock or money may be missing; a second castle is not listed."""
    text = village("Bourg", "Anne", "Anne.v1=1", mills=2, building="castle")
    text += village("Vaux", "Anne", mills=1) + village(
        "Pré", "Anne", "Anne.v1=1", mills=3
    )
    state = market(text, money=250)
    (mill,) = asked(state, "buy", "mill", at("Bourg"))
    assert lacking(mill) == [("money", "FIEF-BUY-15", None)]
    (press,) = asked(state, "buy", "press", at("Bourg"))
    assert (press["now"], press["price"], press["most"]) == (True, 200, 1)
    assert asked(state, "buy", "castle", at("Bourg")) == []
    (far,) = asked(state, "buy", "press", at("Vaux"))
    assert lacking(far) == [("control", "FIEF-BUY-07", at("Vaux"))]
    (full,) = asked(state, "buy", "press", at("Pré"))
    assert lacking(full) == [("full", "FIEF-BUY-09", at("Pré"))]


@pytest.mark.rule("FIEF-BUY-04", "FIEF-BUY-11", "FIEF-BUY-12")
@pytest.mark.ruling("FIEF-AMB-64", "FIEF-AMB-85", "FIEF-AMB-92")
def test_bands_and_hats():
    """Rebels need a revolt, guards their sovereign, and hats a bishop."""
    text = effect("revolt", player="Bruno", at="Lac") + holding("rebels", "v1", 2)
    text += person("Roland", "Anne", "Roc", king=True)
    text += person("Philippe", "Anne", "Roc", bishop="Sigy")
    state = market(text)
    (rebel,) = asked(state, "buy", "rebel.1")
    assert (rebel["where"], rebel["most"]) == (at("Lac"), 1)
    (guard,) = asked(state, "buy", "guard.6")
    assert (guard["where"], guard["price"], guard["most"]) == (lord("Roland"), 600, 1)
    (hat,) = asked(state, "buy", "cardinal")
    assert (hat["where"], hat["price"], hat["now"]) == (lord("Philippe"), 500, True)
    held = text.replace('"Roland"', '"Roland"\nprisoner_of = "Bruno"')
    (guard,) = asked(market(held), "buy", "guard.6")
    assert [one["what"] for one in guard["missing"]] == ["fief.captive"]
    regent = text.replace("king = true", "regent = true")
    (guard,) = asked(market(regent), "buy", "guard.6")
    assert guard["missing"][0]["rule"] == "FIEF-AMB-64"
    both = text + person("Jeanne", "Anne", "Roc", queen=True)
    rules = [guard["rule"] for guard in asked(market(both), "buy", "guard.1")]
    assert rules == ["FIEF-GUARD-06", "FIEF-GUARD-12"]  # the King's, the Queen's
    held = text.replace('"Philippe"', '"Philippe"\nprisoner_of = "Bruno"')
    house = {"cardinal.captive": False}
    (hat,) = asked(market(held, house=house), "buy", "cardinal")
    assert hat["missing"][0]["rule"] == "fief.cardinal.captive"


CITIES = village("Bourg", "Anne", "Anne.v1=1", building="city")
CITIES += village("Sennecy", "Anne", "Anne.v1=1", building="city")


@pytest.mark.rule("FIEF-FIEF-17", "FIEF-FIEF-19", "FIEF-FIEF-32")
@pytest.mark.ruling("FIEF-AMB-15", "FIEF-AMB-41")
def test_titles_that_may_pass():
    """The lower of two may pass in the purchases; a waiting card at any time."""
    text = CITIES + person("Arnaud", "Anne", "Bourg", titles=["Rouge", "Noir"])
    text += person("Charles", "Anne", "Bourg")
    state = market(text)
    (low,) = asked(state, "bestow", where=title("Noir"))
    assert (low["now"], low["missing"]) == (True, [])
    (high,) = asked(state, "bestow", where=title("Rouge"))
    assert high["missing"][0]["what"] == "fief.title_higher"
    later = market(text, phase="movement")
    (low,) = asked(later, "bestow", where=title("Noir"))
    assert (low["now"], low["phase"]) == (False, "purchases")
    new = market(text, phase="movement", house={"titles.move_when": "new_lord"})
    (low,) = asked(new, "bestow", where=title("Noir"))
    assert (low["now"], low["phase"]) == (False, "cards")
    kept = CITIES + fact("title:Noir", "name", "Noir")
    kept += fact("title:Noir", "region", "region:Noir")
    kept += fact("title:Noir", "keeper", ANNE)
    (waits,) = asked(market(kept), "bestow")
    assert lacking(waits) == [("lord", "FIEF-FIEF-32", None)]
    (waits,) = asked(market(kept + person("Eric", "Anne", "Roc")), "bestow")
    assert (waits["now"], waits["phase"]) == (True, None)


@pytest.mark.rule("FIEF-GRACE-07")
@pytest.mark.ruling("FIEF-AMB-61", "FIEF-AMB-119")
def test_captives_may_be_ransomed():
    """Players may do so at any time, or in the negotiations; rebels never."""
    text = person("Arnaud", "Anne", "Roc", prisoner_of="Bruno")
    (may,) = asked(market(text), "ransom")
    assert (may["where"], may["now"], may["price"]) == (lord("Arnaud"), True, None)
    (may,) = asked(market(text, house={"ransom.phase": "phase6"}), "ransom")
    assert (may["now"], may["phase"]) == (False, "negotiations")
    rebels = text.replace('"Bruno"', '"rebels"')
    (may,) = asked(market(rebels), "ransom")
    assert may["missing"][0]["what"] == "fief.rebels_no_ransom"


@pytest.mark.parametrize("money", [0, 250, 700, 5000])
def test_what_is_told_and_what_is_refused_never_disagree(money):
    """Each listed purchase can be made, but not one more than the maximum."""
    text = ALL_BUT_ONE + village("Pré", "Anne", mills=2)
    text += person("Philippe", "Anne", "Vaux", bishop="Sigy")
    text += effect("revolt", player="Bruno", at="Lac") + holding("rebels", "v1", 2)
    state = market(text, money=money)
    for may in asked(state, "buy"):
        kind, _, value = may["item"].partition(".")
        who = {"lord": may["where"].partition(":")[2]}
        place = {"at": may["where"].partition(":")[2]}
        where = who if may["where"].startswith("lord:") else place
        where = where if kind != "rebel" else {}
        for count in {1, may["most"], may["most"] + 1} - {0}:
            words = {"count": count, "value": int(value or 1), **where}
            try:
                do(state.copy(), buy, "Anne", kind, **words)
            except Refusal:
                assert count > may["most"], (may, count)
            else:
                assert count <= may["most"], (may, count)


@pytest.mark.rule("FIEF-CARD-40", "FIEF-CARD-45", "FIEF-CARD-22", "FIEF-CARD-04")
@pytest.mark.rule("FIEF-CARD-66", "FIEF-CARD-68")
def test_cards_that_could_be_laid():
    """Taxes on one's own and a lord, while there is room and time, are listed."""
    text = CITIES + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    text += person("Philippe", "Anne", "Roc", bishop="Sigy")
    text += effect("famine", region="Noir")
    state = market(text, phase="cards")
    told = {(may["item"], may["where"]): may for may in asked(state, "card play")}
    assert told["tithe", "diocese:Sigy"]["now"] is True
    assert told["tallage", "region:Rouge"]["now"] is True
    assert told["lord", None]["most"] == 2
    assert told["bishop", lord("Arnaud")]["now"] is True
    assert ("bishop", lord("Philippe")) not in told
    assert {("good_harvest", "region:Noir"), ("revolt", "region:Noir")} <= set(told)
    storm = market(text + effect("bad_weather", region="Bleu"), phase="cards")
    assert [one["where"] for one in asked(storm, "card play", "sun")] == ["region:Bleu"]
    blows = {"plague", "assassination", "bad_weather", "famine"}
    assert {item for item, where in told if where is None} == blows | {"lord"}
    laid = market(text + effect("tithe", diocese="Sigy", player="Anne"), phase="cards")
    (tithe,) = asked(laid, "card play", "tithe")
    assert tithe["missing"][0]["rule"] == "FIEF-CARD-41"
    three = text + person("Eric", "Anne", "Roc")
    (card,) = asked(market(three, phase="cards"), "card play", "lord")
    assert (card["most"], lacking(card)) == (1, [])
    four = three + person("Othon", "Anne", "Roc")
    (card,) = asked(market(four, phase="cards"), "card play", "lord")
    assert lacking(card) == [("family", "FIEF-CARD-22", None)]
    state.put("player:Bruno", "acted_cards", 3)
    (tithe,) = asked(state, "card play", "tithe")
    assert lacking(tithe) == [("passed", "FIEF-CARD-04", None)]


@pytest.mark.rule("FIEF-CARD-64", "FIEF-CARD-67", "FIEF-CARD-60")
def test_attacks_need_nothing_to_be_laid_upon():
    """Any region or lord will do; but a card that everybody has seen cannot come."""
    state = market(CITIES + person("Eric", "Bruno", "Roc"), phase="cards")
    attacks = ("bad_weather", "famine", "plague", "assassination")
    for item in attacks:
        (may,) = asked(state, "card play", item)
        assert (may["where"], may["now"]) == (None, True)
    state.apply([Transfer("assassination", 1, "unseen", "discard")])
    assert asked(state, "card play", "assassination") == []


@pytest.mark.rule("FIEF-MOVE-26")
def test_rebels_march_by_the_hand_of_who_stirred_them_up():
    """Rebels have two roads, less those already used; nobody else sees this."""
    text = CITIES + effect("revolt", player="Anne", at="Roc")
    state = market(text, phase="movement")
    (march,) = asked(state, "rebels march")
    assert (march["where"], march["most"], march["now"]) == ("territory:Roc", 2, True)
    assert asked(state, "rebels march", player="player:Bruno") == []
    state.put("campaign", "revolt_steps", 2)
    state.put("campaign", "revolt_steps_in", state.turn)
    (march,) = asked(state, "rebels march")
    assert lacking(march) == [("steps", "FIEF-MOVE-26", None)]


@pytest.mark.rule("FIEF-CARD-59", "FIEF-CARD-61")
@pytest.mark.ruling("FIEF-AMB-20", "FIEF-AMB-31")
def test_captives_who_could_escape_and_murders_that_could_be_answered():
    """By default others can be helped, too; Justice comes at once."""
    text = person("Eric", "Bruno", "Bourg", prisoner_of="Anne")
    text += person("Othon", "Anne", "Roc", prisoner_of="Bruno")
    state = market(text, phase="cards")
    held = {may["where"] for may in asked(state, "card play", "escape")}
    assert held == {lord("Eric"), lord("Othon")}
    strict = market(text, phase="cards", house={"cards.parry_for": "marriage"})
    (own,) = asked(strict, "card play", "escape")
    assert own["where"] == lord("Othon")
    state.put("campaign", "assassin", "player:Bruno")
    assert asked(state, "card play", "justice") == []
    state.put("campaign", "murdered", "Henry")
    assert len(asked(state, "card play", "justice")) == 1


@pytest.mark.rule("FIEF-MOVE-06", "FIEF-MOVE-23", "FIEF-CARD-27")
def test_lords_that_could_move():
    """Lords go two villages, three with D'Arc, none in bad weather, if not captive."""
    text = person("Arnaud", "Anne", "Roc") + person(
        "Blanche", "Anne", "Bourg", darc=True
    )
    text += person("Eric", "Anne", "Bourg", prisoner_of="Bruno")
    text += effect("bad_weather", region="Noir")
    state = market(text, phase="movement")
    told = {may["where"]: may for may in asked(state, "move")}
    assert set(told) == {lord("Arnaud"), lord("Blanche")}
    assert (told[lord("Blanche")]["most"], told[lord("Blanche")]["now"]) == (3, True)
    assert lacking(told[lord("Arnaud")]) == [("storm", "FIEF-MOVE-23", lord("Arnaud"))]


@pytest.mark.rule("FIEF-MOVE-23", "FIEF-MOVE-26")
@pytest.mark.parametrize("stormy", [True, False])
def test_rebels_that_could_march(stormy):
    """Rebels go two villages, or none in bad weather, with the reason."""
    text = effect("revolt", player="Anne", at="Roc") + holding("rebels", "v3", 2)
    text += effect("bad_weather", region="Noir" if stormy else "Rouge")
    (told,) = asked(market(text, phase="movement"), "rebels march")
    assert (told["most"], told["now"]) == ((0, False) if stormy else (2, True))
    why = [("storm", "FIEF-MOVE-23", None)] if stormy else []
    assert lacking(told) == why


@pytest.mark.rule("FIEF-FIEF-05", "FIEF-FIEF-02")
def test_a_castle_that_nobody_holds_names_the_fief_all_the_same():
    """The castle is not his, but the fief's future capital is named."""
    state = market(village("Sennecy", "Anne", building="castle"))
    (may,) = asked(state, "found", where="region:Noir")
    assert may["capitals"] == [at("Sennecy")]
    assert {"village", "castle"} <= {one["what"] for one in may["missing"]}


@pytest.mark.rule("FIEF-BUY-05", "FIEF-STOCK-01")
def test_counters_that_are_all_out_are_not_offered():
    """One line says so when the whole series is on the board."""
    ones = village("Bourg", "Anne", "Anne.v1=12", building="castle")
    offered = [may["item"] for may in asked(market(ones), "buy", where=at("Bourg"))]
    assert "soldier.1" not in offered
    assert "soldier.3" in offered
    every = ones.replace('"v1"', "v1").replace("v1 = 12", "v1 = 12, v3 = 5, v6 = 3")
    told = asked(market(every), "buy", where=at("Bourg"))
    (soldier,) = [may for may in told if may["item"].startswith("soldier")]
    assert lacking(soldier) == [("stock", "FIEF-BUY-05", None)]


def test_battles_are_looked_for_where_somebody_is(monkeypatch):
    """Anne is before Bourg, which Bruno holds: no other village is searched."""
    looked = []

    def noted(state, place):
        looked.append(village_of(place))
        return present(state, place)

    monkeypatch.setattr(forces, "present", noted)
    monkeypatch.setattr(battles, "present", noted)
    state = position(HELD + BEFORE, phase="combat")
    told = [*battles.due(state, ANNE), *battles.possible(state, ANNE)]

    assert [(may.where, may.attackers, may.defenders) for may in told] == [
        (at("Bourg"), (ANNE,), (BRUNO,))
    ]
    assert {*looked} == {at("Bourg")}
