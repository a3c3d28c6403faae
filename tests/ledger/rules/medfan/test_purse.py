"""Purses and baskets: what may be spent, and what is in the open basket."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.medfan import shopping
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    facts_of,
    figure,
    improve,
    land,
    refusal,
    wear,
)

YSOLDE = "figure:Ana.Ysolde"


@pytest.mark.rule("MED-ARMY-02", "MED-ARMY-03")
@pytest.mark.ruling("MED-AMB-INC-5")
@pytest.mark.parametrize(
    ("joined", "treasure", "helps", "have"),
    [
        (1, 100, False, 400),
        (1, 100, True, 500),
        (None, 100, False, 500),
        (1, 0, False, 500),
        (1, 600, False, 0),
    ],
)
def test_a_treasure_of_the_start_is_not_in_the_purse(joined, treasure, helps, have):
    """Until the first battle, unless the house lets it help."""
    state = campaign(treasure_helps_first_army=helps)
    state.put(ANA, "joined", joined)
    state.put(ANA, "treasure", treasure)
    assert shopping.purse(state, ANA) == have
    shopping.pay(state, ANA, have)
    call = shopping.pay, state, ANA, have + 1
    rule = "MED-ARMY-02" if joined else "MED-SHOP-09"
    kept = 500 - have
    key = "medfan.treasure_waits" if kept else "medfan.hoard"
    assert refusal(*call) == ("not_enough", key, rule)
    told = {"player": ANA, "have": have, "need": have + 1, "kept": kept}
    assert facts_of(*call) == told


def test_coins_that_are_spent_go_to_the_bank():
    """With rule and reason; nothing moves where nothing is spent."""
    (coins,) = shopping.spent(ANA, 7, "MED-SHOP-02", "territory:Vaux")
    why = Because("MED-SHOP-02", "territory:Vaux")
    assert tuple(coins) == ("money", 7, ANA, "bank", why)
    assert shopping.spent(ANA, 0, "MED-SHOP-02", None) == []


@pytest.mark.rule("MED-SEQ-05")
@pytest.mark.parametrize(
    ("step", "fighters", "open_"),
    [
        (None, (ANA, BO), True),
        ("spoils", (BO, "player:Cy"), True),
        ("spoils", (ANA, BO), False),
    ],
)
def test_the_shop_is_closed_for_those_who_have_just_fought(step, fighters, open_):
    """Until the last step is done."""
    state = campaign()
    state.put("campaign", "step", step)
    state.put("campaign", "fighters", fighters)
    if open_:
        shopping.open_for(state, ANA)
        return
    call = shopping.open_for, state, ANA
    said = ("out_of_phase", "medfan.spending_last", "MED-SEQ-05")
    assert refusal(*call) == said
    assert facts_of(*call) == {"player": ANA, "step": "spoils"}


@pytest.mark.rule("MED-SHOP-04")
@pytest.mark.ruling("MED-AMB-SHOP-1")
def test_what_was_put_in_before_counts_for_rounding():
    """Each part is what it adds to the halved sum."""
    assert shopping.prices([15, 15], cheaper=True, before=15) == [7, 8]
    assert shopping.prices([15, 15], cheaper=True) == [8, 7]
    assert shopping.prices([15, 15], cheaper=True, unit="each", before=15) == [8, 8]
    assert shopping.prices([15, 15], cheaper=False, before=15) == [15, 15]
    assert shopping.prices([], cheaper=True) == []
    assert [shopping.reduced(total) for total in range(5)] == [0, 1, 1, 2, 2]


@pytest.mark.ruling("MED-AMB-SHOP-1")
def test_a_basket_holds_what_was_bought_since_the_last_battle():
    """Of one kind, by one player, the gone included; purchases are kept apart."""
    state = campaign()
    state.put(ANA, "battles", 2)
    now, then = {"bought_before": 3}, {"bought_before": 2}
    figure(state, "A", kind="troop", bought_for=5, **now)
    figure(state, "B", kind="troop", bought_for=7, retired=1, **now)
    figure(state, "C", kind="troop", bought_for=11, **then)
    figure(state, "D", kind="hero", bought_for=13, **now)
    figure(state, "E", kind="troop", bettered_for=17, bettered_before=3)
    figure(state, "F", kind="troop", player=BO, bought_for=19, bought_before=1)
    found = [
        shopping.in_basket(state, *which)
        for which in (
            (ANA, "buy_troop"),
            (ANA, "buy_hero"),
            (ANA, "improve_troop"),
            (ANA, "improve_hero"),
            (BO, "buy_troop"),
        )
    ]
    assert found == [12, 13, 17, 0, 19]


@pytest.mark.ruling("MED-AMB-SHOP-1")
def test_a_share_is_added_to_what_is_in_the_basket():
    """An old share is forgotten; where each price is halved, nothing is noted."""
    state = campaign()
    state.put(ANA, "battles", 2)
    axa = figure(state, "Axa", bettered_for=5, bettered_before=3)

    def put(cost):
        effects = shopping.put_in(state, ANA, axa, "improve_hero", cost)
        return [(e.subject, e.field, e.after) for e in effects]

    before = (axa, "bettered_before", 3)
    assert put(4) == [(axa, "bettered_for", 9), before]
    state.put(axa, "bettered_before", 2)
    assert put(4) == [(axa, "bettered_for", 4), before]
    state.put("rules", "medfan.house_rules.discount_unit", '"each"')
    assert put(4) == []


@pytest.mark.rule("MED-SHOP-05", "MED-SHOP-08")
def test_the_first_territory_of_its_kind_makes_a_purchase_cheaper():
    """Each purchase has its own."""
    state = campaign()
    kinds = ("mercenary_camp", "tavern", "training_ground", "labyrinth")
    places = [land(state, kind) for kind in kinds]
    land(state, "tavern")
    purchases = ("buy_troop", "buy_hero", "improve_troop", "improve_hero")
    assert [shopping.reduction(state, ANA, one) for one in purchases] == places
    assert shopping.reduction(state, BO, "buy_hero") is None


# Improvements and items as they are recorded --------------------------------------


@pytest.mark.rule("MED-SHOP-07", "MED-ADV-05", "MED-ADV-10")
def test_an_improvement_is_recorded():
    """With kind, value and note; paid because of its territory, or of itself."""
    state = campaign(improvements_need_territory=False)
    figure(state, "Ysolde", cost=45, paid=23)
    words = {"kind": "second_attack", "value": 2, "first": 3, "note": "lance"}
    bare = improve(state, "Ysolde", "melee", 21, **words)
    assert bare.asked == {
        "player": ANA,
        "figure": YSOLDE,
        "stat": "melee",
        "cost": 21,
        "kind": "second_attack",
        "note": "lance",
    }
    assert bare.result == {
        "player": ANA,
        "figure": YSOLDE,
        "stat": "melee",
        "kind": "second_attack",
        "cost": 21,
        "paid": 21,
        "reduced_by": None,
        "hoard": 479,
    }
    coins, *facts = bare.effects
    assert tuple(coins) == ("money", 21, ANA, "bank", Because("MED-ADV-10", YSOLDE))
    assert [(e.field, e.after) for e in facts] == [
        ("melee", "second_attack 2 lance"),
        ("cost", 66),
        ("paid", 44),
    ]
    (told,) = bare.warnings
    assert (told["key"], told["rule"]) == ("medfan.full_price", "MED-SHOP-07")
    place = land(state, "labyrinth")
    coins, *facts = improve(state, "Ysolde", "life", 21).effects
    assert coins.because == Because("MED-SHOP-07", place)
    assert [(e.field, e.after) for e in facts] == [
        ("bettered_for", 21),
        ("bettered_before", 1),
        ("life", "score"),
        ("cost", 87),
        ("paid", 55),
    ]


@pytest.mark.rule("MED-SHOP-03", "MED-ADV-07", "MED-ADV-08", "MED-ADV-04", "MED-ADV-09")
def test_a_refused_improvement_says_whose_and_which():
    """Figure and characteristic, and what stands against it."""
    state = campaign()
    figure(state, "Ysolde")
    whose = {"figure": YSOLDE}
    told = facts_of(improve, state, "Ysolde", "melee")
    assert told == whose | {"player": ANA}
    land(state, "labyrinth")
    which = whose | {"stat": "melee"}
    call = improve, state, "Ysolde", "melee"
    assert facts_of(*call, value=6) == which | {"most": 5}
    double = {"kind": "second_attack", "value": 4, "first": 3}
    assert facts_of(*call, **double) == which | {"value": 4, "first": 3}
    mental = improve, state, "Ysolde", "mental"
    assert facts_of(*mental, kind="second_attack") == whose | {"stat": "mental"}
    improve(state, "Ysolde", "melee", value=4)
    assert facts_of(*call) == which | {"before": "score 4"}
    state.put("rules", "medfan.house_rules.improvement_by_die", "true")
    full = ["movement", "shooting", "defence", "mental", "life"]
    dice = improve, state, "Ysolde", "die"
    assert facts_of(*dice, at_most=full) == whose
    assert (
        improve(state, "Ysolde", "die", at_most=full[1:], dice="2 3 1").result["stat"]
        == "movement"
    )


@pytest.mark.rule("MED-ARMY-17")
def test_an_item_is_recorded_and_adds_to_the_worth():
    """A refused second one is told with the first."""
    state = campaign(general_magic_item=True, general_item_when="any")
    figure(state, "Ysolde", "general", cost=45, paid=23)
    outcome = wear(state, "Ysolde", "magic_weapon", 12)
    asked = {"player": ANA, "figure": YSOLDE, "item": "magic_weapon", "cost": 12}
    assert outcome.asked == asked
    assert outcome.result == asked | {"item_effect": "piercing_plus_1", "hoard": 488}
    *facts, coins = outcome.effects
    assert [(e.subject, e.field, e.after) for e in facts] == [
        (YSOLDE, "item", "magic_weapon"),
        (YSOLDE, "cost", 57),
        (YSOLDE, "paid", 35),
    ]
    assert tuple(coins) == ("money", 12, ANA, "bank", Because("MED-ARMY-17", YSOLDE))
    told = facts_of(wear, state, "Ysolde", "magic_armour")
    assert told == {"figure": YSOLDE, "item": "magic_weapon"}
    said = refusal(wear, state.copy(), "Ysolde", "magic_armour", 500, ruled=True)
    assert said == ("not_enough", "medfan.hoard", "MED-SHOP-09")


@pytest.mark.rule("MED-ARMY-15", "MED-ARMY-16")
@pytest.mark.parametrize(
    ("item", "rule"),
    [("magic_armour", "MED-ARMY-15"), ("magic_weapon", "MED-ARMY-16")],
)
def test_without_the_optional_rule_there_are_no_items(item, rule):
    """The referee may overrule that."""
    state = campaign(general_item_when="any")
    figure(state, "Ysolde", "general", cost=45, paid=23)
    assert refusal(wear, state, "Ysolde", item) == ("rule", "medfan.no_items", rule)
    assert wear(state, "Ysolde", item, 12, ruled=True).result["item"] == item
