"""Each line of what a player may do: its price, its number, what is missing."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.fief import possible
from ledger.rules.fief.may import Lack, May
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
    title,
    village,
)

ARNAUD, BOURG, LAC = lord("Arnaud"), at("Bourg"), at("Lac")
PLAYED = {"variant.tactics": True, "tactics.money.scale": 100}
KEEP = village("Bourg", "Anne", "Anne.v1=1", building="castle")
MONEY, STOCK = Lack("money", "FIEF-BUY-15"), "FIEF-STOCK-03"


def market(text, money=5000, **more):
    """A position in the purchases, where Anne has this much."""
    return position(text, money={"Anne": money}, **{"phase": "purchases", **more})


def lines(chapter, state, player=ANNE):
    """Item, place, price, number and what is missing."""
    return [
        (m.item, m.where, m.price, m.most, m.missing) for m in chapter(state, player)
    ]


# Counters -----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-BUY-02", "FIEF-BUY-03", "FIEF-BUY-05", "FIEF-BUY-15")
def test_soldiers_are_limited_by_the_purse_and_by_the_series():
    """In castles and beside free lords; each value has its line."""
    text = KEEP + person("Arnaud", "Anne", "Lac")
    text += person("Eric", "Anne", "Roc", prisoner_of="Bruno")
    for money, numbers, lacks in (
        (5000, (11, 5, 3), ()),
        (600, (6, 2, 1), ()),
        (100, (1, 0, 0), (MONEY,)),
    ):
        found = lines(possible.counters, market(text, money))
        assert [one[1] for one in found] == [BOURG] * 3 + [ARNAUD] * 3
        assert [one[0] for one in found[:3]] == ["soldier.1", "soldier.3", "soldier.6"]
        assert [one[2] for one in found[:3]] == [100, 300, 600]
        assert tuple(one[3] for one in found[:3]) == numbers
        assert [one[4] for one in found[:3]] == [() if n else lacks for n in numbers]
    assert lines(possible.counters, market(text), CHLOE) == []


@pytest.mark.rule("FIEF-BUY-04", "FIEF-STOCK-04")
def test_rebels_are_bought_while_there_is_a_revolt():
    """By anybody, at the village of the rebels."""
    text = effect("revolt", player="Bruno", at="Lac", **{"from": "Mont"})
    found = lines(possible.counters, market(text + holding("rebels", "v1", 3)))
    assert found == [
        ("rebel.3", LAC, 300, 3, ()),
        ("rebel.6", LAC, 600, 1, ()),
    ]
    gone = market(text + holding("rebels", "v1", 3))
    for lost in ("revolt", "revolt_at"):
        half = gone.copy()
        half.put("campaign", lost, None)
        assert lines(possible.counters, half) == []
    for value in ("v3", "v6"):
        gone.add("stock/rebels", value, -gone.balance("stock/rebels", value))
    none = (Lack("stock", "FIEF-STOCK-04"),)
    assert lines(possible.counters, gone) == [("rebel.1", LAC, 100, 0, none)]


@pytest.mark.rule("FIEF-GUARD-06", "FIEF-STOCK-02")
@pytest.mark.ruling("FIEF-AMB-85")
def test_a_guard_is_bought_back_counter_by_counter():
    """Of each value that is left; one line says so where none is."""
    king = person("Arnaud", "Anne", "Lac", king=True)
    state = market(king, 700)
    assert [one for one in lines(possible.counters, state) if "guard" in one[0]] == [
        ("guard.1", ARNAUD, 100, 5, ()),
        ("guard.3", ARNAUD, 300, 2, ()),
        ("guard.6", ARNAUD, 600, 1, ()),
    ]
    for value in ("v1", "v3", "v6"):
        state.add("stock/king", value, -state.balance("stock/king", value))
    none = (Lack("stock", "FIEF-STOCK-02"),)
    found = [one for one in lines(possible.counters, state) if "guard" in one[0]]
    assert found == [("guard.1", ARNAUD, 100, 0, none)]
    held = market(king.replace('"Lac"\n', '"Lac"\nprisoner_of = "Bruno"\n'), 50)
    for _, _, _, most, lacks in lines(possible.counters, held):
        assert (most, lacks[0].rule, lacks[1:]) == (0, "FIEF-AMB-85", (MONEY,))


@pytest.mark.rule("TAC-GEN-10")
@pytest.mark.ruling("TAC-AMB-47")
def test_archers_and_bombards_are_offered_where_soldiers_are():
    """Only in the modules that are played; three of each are all there are."""
    text = KEEP + person("Arnaud", "Anne", "Lac")
    found = lines(possible.engines, market(text, house=PLAYED))
    assert found == [
        (item, where, price, 3, ())
        for item, price in (("archer", 200), ("bombard", 400))
        for where in (BOURG, ARNAUD)
    ]
    assert lines(possible.engines, market(text)) == []
    few = {**PLAYED, "tactics.modules.archers": False}
    assert {one[0] for one in lines(possible.engines, market(text, house=few))} == {
        "bombard"
    }
    held = text.replace('"Lac"\n', '"Lac"\nprisoner_of = "Bruno"\n')
    places = {one[1] for one in lines(possible.engines, market(held, house=PLAYED))}
    assert places == {BOURG}


@pytest.mark.rule("TAC-MERC-03", "TAC-MERC-07")
@pytest.mark.ruling("TAC-AMB-24")
def test_mercenaries_are_kept_and_hired_until_the_auction():
    """As many as the purse pays for; without any unemployed there is no auction."""
    camps = "[camps]\nAnne = 3\n"

    def told(state, player=ANNE):
        return [
            (may.act, may.rule, may.price, may.most, may.missing)
            for may in possible.mercenaries(state, player)
        ]

    rich = market(camps, house=PLAYED)
    wage = next(iter(possible.mercenaries(rich, ANNE))).price
    least = list(possible.mercenaries(rich, ANNE))[-1].price
    keep = ("upkeep", "TAC-MERC-03", wage)
    hire = ("auction", "TAC-MERC-07", least)
    assert wage == 100
    assert told(rich) == [(*keep, 3, ()), (*hire, 2, ())]
    assert told(market(camps, 2 * wage, house=PLAYED))[0] == (*keep, 2, ())
    poor = (Lack("money", "TAC-AMB-24"),)
    assert told(market(camps, least - 1, house=PLAYED))[1] == (*hire, 0, poor)
    assert told(market(camps, least, house=PLAYED))[1] == (*hire, 2, ())
    assert told(rich, BRUNO) == [(*hire, 0, poor)]
    assert told(market("[camps]\nAnne = 5\n", house=PLAYED)) == [(*keep, 5, ())]
    assert told(market(camps)) == []
    rich.put("campaign", "auctioned", rich.turn)
    assert told(rich) == []


# Buildings and hats ---------------------------------------------------------------------


@pytest.mark.rule("FIEF-BUY-06", "FIEF-BUY-07", "FIEF-BUY-09")
@pytest.mark.parametrize(
    ("mills", "presses", "room"),
    [(0, 0, 3), (1, 0, 2), (1, 1, 1), (0, 3, 0), (2, 1, 0)],
)
def test_mills_and_presses_share_the_room_of_a_village(mills, presses, room):
    """A full village says so; a castle is offered where there is no building."""
    state = market(village("Lac", "Anne", "Anne.v1=1", mills=mills, presses=presses))
    full = () if room else (Lack("full", "FIEF-BUY-09", LAC),)
    assert lines(possible.buildings, state) == [
        ("mill", LAC, 300, room, full),
        ("press", LAC, 200, room, full),
        ("castle", LAC, 1000, 1, ()),
    ]
    assert lines(possible.buildings, state, BRUNO) == []


@pytest.mark.rule("FIEF-STOCK-03", "FIEF-BUY-07", "FIEF-BUY-15")
def test_what_else_a_building_lacks():
    """Control, stock and money, in this order."""
    state = market(village("Lac", "Anne", building="castle"), 250)
    state.add("stock", "press", -state.balance("stock", "press"))
    control, stock = Lack("control", "FIEF-BUY-07", LAC), Lack("stock", STOCK)
    assert lines(possible.buildings, state) == [
        ("mill", LAC, 300, 0, (control, MONEY)),
        ("press", LAC, 200, 0, (control, stock)),
    ]
    left = market(village("Lac", "Anne", "Anne.v1=1"))
    left.add("stock", "mill", 1 - left.balance("stock", "mill"))
    assert lines(possible.buildings, left)[0] == ("mill", LAC, 300, 1, ())


@pytest.mark.rule("FIEF-BUY-11", "FIEF-STOCK-08")
def test_a_hat_is_offered_to_each_bishop_without_one():
    """A captive may lack his freedom, and the box may lack hats."""
    text = person("Arnaud", "Anne", "Lac", bishop="Sigy", prisoner_of="Bruno")
    text += person("Charles", "Anne", "Lac", bishop="Corbie", cardinal=True)
    text += person("Henry", "Anne", "Lac")
    state = market(text)
    assert lines(possible.cardinals, state) == [("cardinal", ARNAUD, 500, 1, ())]
    strict = market(text, house={"cardinal.captive": False})
    lacks = (Lack("free", "fief.cardinal.captive", ARNAUD),)
    assert lines(possible.cardinals, strict) == [("cardinal", ARNAUD, 500, 0, lacks)]
    for name in ("Henry", "Eric"):
        state.put(lord(name), "player", ANNE)
        state.put(lord(name), "cardinal", 1)
    gone = (Lack("stock", "FIEF-STOCK-08"),)
    assert lines(possible.cardinals, state)[0] == ("cardinal", ARNAUD, 500, 0, gone)


# Fiefs and titles -----------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-03", "FIEF-BUY-15")
def test_a_fief_is_offered_for_its_price():
    """Once, if nothing is missing; a region that is a fief is not offered."""
    noir = "".join(village(n, "Anne", "Anne.v1=1") for n in ("Roc", "Val"))
    noir += village("Sennecy", "Anne", "Anne.v1=1", building="castle")
    text = noir + person("Arnaud", "Anne", "Roc")
    for money, most, lacks in ((600, 1, ()), (599, 0, (MONEY,))):
        found = lines(possible.foundings, market(text, money))
        assert found[-1] == ("baron", "region:Noir", 600, most, lacks)
        assert [one[1] for one in found] == [
            "region:Rouge",
            "region:Bleu",
            "region:Noir",
        ]
    city = noir.replace('"castle"', '"city"')
    done = market(city + person("Arnaud", "Anne", "Roc", titles=["Noir"]))
    assert [one[1] for one in lines(possible.foundings, done)] == [
        "region:Rouge",
        "region:Bleu",
    ]


@pytest.mark.rule("FIEF-FIEF-17", "FIEF-FIEF-32")
def test_titles_may_pass_to_another_lord_of_the_family():
    """Not where he is the only one; a kept card waits for any lord."""
    city = village("Bourg", "Anne", "Anne.v1=1", building="city")
    alone = market(city + person("Arnaud", "Anne", "Bourg", titles=["Rouge"]))
    assert list(possible.titles(alone, ANNE)) == []
    kept = "".join(
        fact("title:Rouge", field, value)
        for field, value in (
            ("name", "Rouge"),
            ("region", "region:Rouge"),
            ("capital", BOURG),
            ("keeper", ANNE),
        )
    )
    (may,) = possible.titles(market(city + kept), ANNE)
    waits = May(None, "bestow", "FIEF-FIEF-32", None, title("Rouge"))
    assert may == waits._replace(missing=(Lack("lord", "FIEF-FIEF-32"),))
    (may,) = possible.titles(market(city + kept + person("Eric", "Anne", "Lac")), ANNE)
    assert may == waits
    assert list(possible.titles(market(city + kept), BRUNO)) == []


# Captives -------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-GRACE-07", "FIEF-VAR-21", "FIEF-VAR-22")
def test_a_ransom_is_told_to_those_who_pay_it():
    """At a price where surrender is played; what is set aside pays first."""
    held = person("Arnaud", "Anne", "Roc", prisoner_of="Bruno")
    free = May(None, "ransom", "FIEF-GRACE-07", None, ARNAUD)
    assert list(possible.captives(market(held), ANNE)) == [free]
    assert list(possible.captives(market(held), BRUNO)) == []
    assert list(possible.captives(market(held.replace("prisoner_of", "#")), ANNE)) == []
    house = {"variant.surrender": True}
    fixed = free._replace(rule="FIEF-VAR-21", price=200)
    for money, aside, enough in ((200, 0, True), (199, 0, False), (0, 200, True)):
        state = market(held, money, house=house)
        state.add(f"escrow/{ARNAUD}", "money", aside)
        lacks = () if enough else (Lack("money", "FIEF-GRACE-07"),)
        assert list(possible.captives(state, ANNE)) == [fixed._replace(missing=lacks)]
    queen = person("Jeanne", "Bruno", "Roc", queen=True, prisoner_of="Chloé")
    court = market(queen + person("Othon", "Anne", "Lac", king=True), 1000, house=house)
    court.add(f"escrow/{lord('Jeanne')}", "money", 5000)
    price = May(None, "ransom", "FIEF-VAR-22", None, lord("Jeanne"), 1000)
    assert list(possible.captives(court, ANNE)) == [price]
    assert list(possible.captives(court, BRUNO)) == []
    court.add(ANNE, "money", -1)
    lacks = (Lack("money", "FIEF-GRACE-07"),)
    assert list(possible.captives(court, ANNE)) == [price._replace(missing=lacks)]


@pytest.mark.ruling("FIEF-AMB-119")
def test_rebels_take_no_ransom_at_any_price():
    """The refusal is what is missing."""
    text = person("Arnaud", "Anne", "Roc", prisoner_of="rebels")
    for house in ({}, {"variant.surrender": True}):
        (may,) = possible.captives(market(text, house=house), ANNE)
        assert (may.price, may.rule) == (None, "FIEF-GRACE-07")
        (fault,) = may.missing
        assert isinstance(fault, Refused)
        assert fault.key == "fief.rebels_no_ransom"


def test_all_is_told_as_facts_in_the_order_of_the_phases():
    """Cards come before purchases, and these before moves."""
    told = possible.possible(market(KEEP + person("Arnaud", "Anne", "Lac")), ANNE)
    acts = list(dict.fromkeys(one["act"] for one in told))
    assert acts[:4] == ["card play", "buy", "found", "move"]
    assert {one["now"] for one in told if one["act"] == "move"} == {False}
