"""Magic items: owner, time, and price."""

from __future__ import annotations

import pytest

from tests.ledger.rules.medfan.armies import (
    ANA,
    campaign,
    figure,
    land,
    recruit,
    refusal,
    wear,
)


@pytest.mark.rule("MED-ARMY-15", "MED-ARMY-16")
@pytest.mark.parametrize(
    ("item", "effect", "rule"),
    [
        ("magic_armour", "defence_plus_1", "MED-ARMY-15"),
        ("magic_weapon", "piercing_plus_1", "MED-ARMY-16"),
    ],
)
def test_magic_items_are_an_optional_rule(item, effect, rule):
    """The refusal has its own number; with the option, each has its effect."""
    more = {"item": item, "item_cost": 15}
    said = refusal(recruit, campaign(), "Ysolde", 45, "general", **more)
    assert said == ("rule", "medfan.no_items", rule)
    state = campaign(general_magic_item=True)
    outcome = recruit(state, "Ysolde", 45, "general", **more)
    assert (effect, 60) == (outcome.result["item_effect"], outcome.result["paid"])
    assert state.get("figure:Ana.Ysolde", "cost") == 60


@pytest.mark.rule("MED-ARMY-16")
@pytest.mark.ruling("MED-AMB-ARMY-1")
def test_piercing_may_be_the_bare_ability():
    """By the house rule the weapon does not add to the general's own ability."""
    state = campaign(general_magic_item=True, piercing_improvement="ability_only")
    more = {"item": "magic weapon", "item_cost": 15}
    outcome = recruit(state, "Ysolde", 45, "general", **more)
    assert outcome.result["item_effect"] == "piercing_1"


@pytest.mark.rule("MED-ARMY-17")
def test_items_are_for_the_general_at_their_full_price():
    """One of the two has a typed price, which a Tavern never halves."""
    state = campaign(general_magic_item=True)
    land(state, "tavern")
    more = {"item": "magic_armour", "item_cost": 15}
    said = refusal(recruit, state, "Ysolde", 45, "healer", **more)
    assert said == ("rule", "medfan.item_general", "MED-ARMY-17")
    said = refusal(recruit, state, "Ysolde", 45, "general", item="magic_armour")
    assert said == ("usage", "medfan.item_price", "MED-ARMY-17")
    said = refusal(recruit, state, "Ysolde", 45, "general", item_cost=15)
    assert said[1] == "medfan.item_missing"
    assert (
        refusal(recruit, state, "Y", 45, "general", item="ring", item_cost=1)[1]
        == "medfan.item"
    )
    assert recruit(state, "Ysolde", 45, "general", **more).result["paid"] == 23 + 15
    said = refusal(wear, state, "Ysolde", "magic_weapon")
    assert said == ("rule", "medfan.item_owned", "MED-ARMY-17")
    later = wear(state, "Ysolde", "magic_weapon", 10, ruled=True)
    assert later.result["hoard"] == state.balance(ANA, "money") == 500 - 38 - 10


@pytest.mark.rule("MED-ARMY-17")
@pytest.mark.ruling("MED-AMB-SHOP-3")
@pytest.mark.parametrize(
    ("when", "new", "later"),
    [
        ("creation_and_replacement", True, False),
        ("creation", False, False),
        ("any", True, True),
    ],
)
def test_when_a_general_may_get_an_item(when, new, later):
    """The purchase of a new general is the time; later the house must allow it."""
    rule = "medfan.house_rules.general_item_when"
    late = ("rule", "medfan.item_late", rule)
    more = {"item": "magic_armour", "item_cost": 15}
    state = campaign(general_magic_item=True, general_item_when=when)
    if new:
        recruit(state, "Ysolde", 45, "general", **more)
    else:
        assert refusal(recruit, state, "Ysolde", 45, "general", **more) == late
    figure(state, "Bohemund", "general")
    state.put("figure:Ana.Ysolde", "retired", 1)
    if later:
        outcome = wear(state, "Bohemund", "magic_weapon")
        assert (
            outcome.result["cost"],
            state.get("figure:Ana.Bohemund", "cost"),
        ) == (10, 55)
    else:
        assert refusal(wear, state, "Bohemund", "magic_weapon") == late


@pytest.mark.rule("MED-ARMY-17")
def test_while_the_army_is_raised_its_general_may_get_an_item():
    """Creation lasts until the first battle."""
    state = campaign(general_magic_item=True, general_item_when="creation")
    state.put(ANA, "joined", 1)
    figure(state, "Ysolde", "general")
    figure(state, "Merlin", "mage")
    assert refusal(wear, state, "Merlin", "magic_armour")[1] == "medfan.item_general"
    wear(state, "Ysolde", "magic_armour")
    assert state.balance(ANA, "money") == 490
