"""What is recorded of a purchase, and of a dismissal."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.rules.medfan import recruiting
from ledger.rules.medfan.roster import MAGES
from ledger.table import Table
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    dismiss,
    facts_of,
    figure,
    land,
    recruit,
    refusal,
)

YSOLDE = "figure:Ana.Ysolde"


def changes(outcome):
    """The facts that are recorded, by subject and field."""
    return {
        (e.subject, e.field): e.after for e in outcome.effects if hasattr(e, "field")
    }


def payments(outcome):
    """Amounts and reasons of the coins that move."""
    moves = [e for e in outcome.effects if isinstance(e, Transfer)]
    return [(e.amount, e.because) for e in moves]


@pytest.mark.rule("MED-SHOP-02", "MED-ARMY-13", "MED-ARMY-17")
def test_a_hero_is_recorded_with_all_that_was_bought():
    """Roles, spell and item; the item is paid apart, because of its own rule."""
    state = campaign(general_magic_item=True)
    more = {"spell": "Brume", "item": "magic_armour", "item_cost": 15}
    outcome = recruit(state, "Ysolde", 45, "mage", "general", **more)
    assert state.facts[YSOLDE] == {
        "name": "Ysolde",
        "player": ANA,
        "kind": "hero",
        "cost": 60,
        "paid": 60,
        "role_general": 1,
        "role_mage": 1,
        "spell": "Brume",
        "item": "magic_armour",
    }
    assert outcome.asked == {
        "player": ANA,
        "names": ["Ysolde"],
        "costs": [45],
        "kind": "hero",
        "roles": ["general", "mage"],
        "spell": "Brume",
        "item": "magic_armour",
    }
    assert outcome.result == {
        "player": ANA,
        "figures": [YSOLDE],
        "kind": "hero",
        "roles": ["general", "mage"],
        "cost": 60,
        "paid": 60,
        "reduced_by": None,
        "item": "magic_armour",
        "item_effect": "defence_plus_1",
        "hoard": 440,
    }
    assert payments(outcome) == [
        (45, Because("MED-SHOP-02", None)),
        (15, Because("MED-ARMY-17", YSOLDE)),
    ]
    assert outcome.warnings == []


def test_a_mage_without_a_spell_is_warned_of():
    """The warning names the figure; nobody else needs a spell."""
    state = campaign()
    (told,) = recruit(state, "Ysolde", 45, "mage").warnings
    assert (told["key"], told["rule"]) == ("medfan.no_spell", "MED-ARMY-13")
    assert told["facts"] == {"figure": YSOLDE}
    assert recruit(state, "Roland", 45, "general").warnings == []


@pytest.mark.rule("MED-SHOP-05", "MED-SHOP-06")
@pytest.mark.parametrize(
    ("place", "kind", "rule"),
    [("mercenary_camp", "troop", "MED-SHOP-05"), ("tavern", "hero", "MED-SHOP-06")],
)
def test_a_cheaper_figure_is_paid_because_of_its_territory(place, kind, rule):
    """Its worth is the full price; its share in the basket is kept with it."""
    state = campaign()
    cheaper = land(state, place)
    outcome = recruit(state, "Ysolde", 45, kind=kind)
    assert payments(outcome) == [(23, Because(rule, cheaper))]
    facts = state.facts[YSOLDE]
    assert (facts["cost"], facts["paid"]) == (45, 23)
    assert (facts["bought_for"], facts["bought_before"]) == (45, 1)
    plain = recruit(campaign(), "Ysolde", 45, kind=kind)
    assert not any("bought" in field for _, field in changes(plain))
    each = campaign(discount_unit="each")
    land(each, place)
    assert not any(
        "bought" in field
        for _, field in changes(recruit(each, "Ysolde", 45, kind=kind))
    )


@pytest.mark.rule("MED-ARMY-02")
def test_the_first_army_has_a_rule_of_its_own():
    """Until the first battle of who has joined."""
    state = campaign()
    state.put(ANA, "joined", 1)
    first = recruit(state, "Ysolde", 45)
    assert payments(first) == [(45, Because("MED-ARMY-02", None))]
    state.put(ANA, "battles", 1)
    later = recruit(state, "Roland", 45)
    assert payments(later) == [(45, Because("MED-SHOP-02", None))]


def test_an_item_may_be_a_present():
    """It costs nothing, and neither does its figure cost less."""
    state = campaign(general_magic_item=True)
    made = recruiting.recruit(
        state,
        Table(),
        9,
        lambda _: True,
        ANA,
        "Ysolde",
        45,
        "hero",
        [["general"]],
        item="magic_weapon",
        item_cost=0,
    )
    assert (made.result["paid"], made.result["cost"]) == (45, 45)
    assert payments(made) == [(45, Because("MED-SHOP-02", None))]


# Names ----------------------------------------------------------------------------


def test_a_name_that_is_taken_is_told_as_it_is_written():
    """In the army, or earlier in the same basket."""
    state = campaign()
    recruit(state, "Grik", 15, kind="troop")
    call = recruit, state, "GRIK", 15
    assert refusal(*call) == ("name_taken", "name_taken.figure", None)
    assert facts_of(*call) == {"kind": "figure", "name": "Grik"}
    told = facts_of(recruit, state, "Orc", 15, kind="troop", also=["ORC=15"])
    assert told["name"] == "Orc"


def test_numbers_go_on_where_the_army_has_some():
    """Names beside them are taken as they are, in order, each at its own cost."""
    state = campaign()
    for name in ("goblin 1", "Goblin 3"):
        figure(state, name, kind="troop")
    more = {"kind": "troop", "count": 3, "also": ["Gros Bill=30", "Bob=7"]}
    outcome = recruit(state, "Goblin", 15, **more)
    names = ["Goblin 2", "Goblin 4", "Goblin 5", "Gros Bill", "Bob"]
    assert outcome.asked["names"] == names
    assert outcome.asked["costs"] == [15, 15, 15, 30, 7]
    assert outcome.result["figures"] == [f"figure:Ana.{name}" for name in names]
    alone = recruit(state, "Orc", 9, kind="troop", count=1)
    assert alone.asked["names"] == ["Orc"]


def test_a_basket_holds_a_hundred_figures_at_most():
    """Both those with numbers, and those with names."""
    state = campaign(hoard=1000)
    assert len(recruit(state, "G", 1, kind="troop", count=100).result["figures"]) == 100
    said = refusal(recruit, state, "H", 1, kind="troop", count=100, also=["I=1"])
    assert said == ("usage", "medfan.many_figures", None)
    told = facts_of(recruit, state, "H", 1, kind="troop", count=101)
    assert told == {"most": 100}


@pytest.mark.parametrize(
    "more",
    [
        {"spell": "Brume"},
        {"item": "magic_armour", "item_cost": 5},
    ],
)
def test_several_figures_have_neither_spell_nor_item(more):
    """Nor roles: those belong to a single one."""
    state = campaign(general_magic_item=True)
    said = refusal(recruit, state, "Ysolde", 45, count=2, **more)
    assert said == ("usage", "medfan.one_figure", None)
    said = refusal(recruit, state, "Ysolde", 45, "chief", also=["Bob=3"])
    assert said == ("usage", "medfan.one_figure", None)


# Beyond the caps ------------------------------------------------------------------


@pytest.mark.rule("MED-TERR-27")
def test_a_mage_of_the_council_is_marked_as_such():
    """Only the second one, and not as one by a ruling."""
    state = campaign()
    land(state, "council_of_archmages", council=MAGES)
    marks = []
    for name, ruled in (("Merlin", False), ("Morgane", False), ("Viviane", True)):
        recruit(state, name, 45, "mage", ruled=ruled)
        one = f"figure:Ana.{name}"
        marks.append((state.get(one, "extra_mage"), state.get(one, "ruled")))
    assert marks == [(None, None), (1, None), (None, 1)]
    other = recruit(state, "Bohemund", 45, "mage", player="Bo")
    assert not {"extra_mage", "ruled"} & {field for _, field in changes(other)}


@pytest.mark.rule("MED-SHOP-10")
def test_an_extra_mage_in_a_role_that_is_taken_is_marked_for_that():
    """The general's place was taken already."""
    state = campaign()
    land(state, "council_of_archmages", council=MAGES)
    recruit(state, "Merlin", 45, "mage")
    recruit(state, "Roland", 45, "general")
    recruit(state, "Morgane", 45, "mage", "general", ruled=True)
    morgane = "figure:Ana.Morgane"
    assert (state.get(morgane, "extra_mage"), state.get(morgane, "ruled")) == (1, 1)


@pytest.mark.rule("MED-ARMY-19")
def test_a_troop_in_a_role_is_told_with_the_first_of_them():
    """In the order of the rules."""
    told = facts_of(recruit, campaign(), "Grik", 15, "mage", "healer", kind="troop")
    assert told == {"role": "healer"}


# Dismissal ------------------------------------------------------------------------


@pytest.mark.ruling("MED-AMB-SHOP-4")
def test_a_dismissal_is_recorded():
    """A refund has its reason, is rounded down, and depends on what was paid."""
    state = campaign(dismissal_refund_percent=50)
    figure(state, "Ysolde", cost=60, paid=31)
    outcome = dismiss(state, "Ysolde")
    assert outcome.asked == {"player": ANA, "figure": YSOLDE}
    assert outcome.result == {
        "player": ANA,
        "figure": YSOLDE,
        "refund": 15,
        "hoard": 515,
    }
    rule = "medfan.house_rules.dismissal_refund_percent"
    assert payments(outcome) == [(15, Because(rule, YSOLDE))]
    assert changes(outcome) == {(YSOLDE, "retired"): 1}
    assert state.balance(BO, "money") == 500
    plain = campaign()
    figure(plain, "Ysolde")
    assert payments(dismiss(plain, "Ysolde")) == []
