"""Spending: reductions, the hoard, and opening times."""

from __future__ import annotations

import pytest

from ledger.effects import Transfer
from ledger.rules.medfan.shopping import prices, reduced, reduction
from ledger.state import CAMPAIGN
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    dismiss,
    facts_of,
    figure,
    improve,
    join,
    land,
    learn,
    recruit,
    refusal,
    wear,
)

DISCOUNTS = [
    ([45], "basket", 23),
    ([15, 15, 15], "basket", 23),
    ([15, 15, 15], "each", 24),
    ([1], "basket", 1),
    ([100], "basket", 50),
    ([101], "basket", 51),
]


@pytest.mark.rule("MED-SHOP-04")
@pytest.mark.parametrize(("costs", "unit", "pay"), DISCOUNTS)
def test_half_the_final_total_rounded_up(costs, unit, pay):
    """One basket is rounded once, and its parts add up to it."""
    assert pay == sum(prices(costs, cheaper=True, unit=unit))
    assert costs == prices(costs, cheaper=False, unit=unit)


@pytest.mark.rule("MED-SHOP-04")
def test_the_parts_of_a_basket_add_up_whatever_they_cost():
    """For every basket of three, no part is negative."""
    for one in range(1, 8):
        for two in range(1, 8):
            paid = prices([one, two, 5], cheaper=True)
            assert reduced(one + two + 5) == sum(paid)
            assert min(paid) >= 0


@pytest.mark.rule("MED-SHOP-05", "MED-TERR-21")
@pytest.mark.parametrize(("unit", "paid"), [("basket", 23), ("each", 24)])
def test_a_mercenary_camp_halves_the_price_of_troops(unit, paid):
    """Three goblins of 15 are in one basket; heroes have their full price."""
    state = campaign(discount_unit=unit)
    camp = land(state, "mercenary_camp")
    outcome = recruit(state, "Goblin", 15, kind="troop", count=3)
    assert (paid, camp) == (outcome.result["paid"], outcome.result["reduced_by"])
    assert state.balance(ANA, "money") == 500 - paid
    assert recruit(state, "Ysolde", 45).result["paid"] == 45


@pytest.mark.rule("MED-SHOP-06", "MED-TERR-22")
def test_a_tavern_halves_the_price_of_heroes():
    """A hero of 45 costs 23; troops have their full price."""
    state = campaign()
    tavern = land(state, "tavern")
    outcome = recruit(state, "Ysolde", 45)
    assert (23, tavern) == (outcome.result["paid"], outcome.result["reduced_by"])
    ysolde = outcome.result["figures"][0]
    assert (state.get(ysolde, "cost"), state.get(ysolde, "paid")) == (45, 23)
    assert recruit(state, "Grik", 15, kind="troop").result["paid"] == 15
    # In one basket all heroes are added up, halved and rounded once: 75 become 38.
    rest = [recruit(state, name, 15).result["paid"] for name in ("Aldo", "Brun")]
    assert rest == [7, 8]


@pytest.mark.rule("MED-SHOP-07", "MED-TERR-23", "MED-TERR-24")
@pytest.mark.parametrize(
    ("place", "kind"), [("training_ground", "troop"), ("labyrinth", "hero")]
)
def test_improvements_cost_half_where_they_are_possible(place, kind):
    """The Training Ground is for troops, the Labyrinth for heroes."""
    state = campaign()
    ground = land(state, place)
    figure(state, "Ysolde", kind=kind)
    outcome = improve(state, "Ysolde", "melee", 21)
    assert (11, ground) == (outcome.result["paid"], outcome.result["reduced_by"])
    assert state.balance(ANA, "money") == 489


@pytest.mark.rule("MED-SHOP-08")
def test_never_two_reductions_on_the_same_price():
    """With two Mercenary Camps, 45 is still halved once."""
    state = campaign()
    land(state, "mercenary_camp")
    land(state, "mercenary_camp")
    assert recruit(state, "Grik", 45, kind="troop").result["paid"] == 23


@pytest.mark.rule("MED-SHOP-05")
@pytest.mark.parametrize(
    ("owner", "facts"), [(BO, {}), (None, {}), (ANA, {"blocked": 4})]
)
def test_only_a_camp_of_ones_own_that_is_in_use_helps(owner, facts):
    """Bo's, free and pillaged ones do not help."""
    state = campaign()
    state.put(CAMPAIGN, "battles", 4)
    land(state, "mercenary_camp", owner, **facts)
    assert recruit(state, "Grik", 45, kind="troop").result["paid"] == 45


@pytest.mark.rule("MED-SHOP-05")
@pytest.mark.parametrize(
    ("house", "now", "paid"), [("income", 4, 23), ("income_and_shop", 5, 23)]
)
def test_pillage_blocks_the_shop_for_one_battle_if_at_all(house, now, paid):
    """By the house rule only income is blocked; never beyond the next battle."""
    state = campaign(pillage_blocks=house)
    state.put(CAMPAIGN, "battles", now)
    land(state, "mercenary_camp", blocked=4)
    assert recruit(state, "Grik", 45, kind="troop").result["paid"] == paid


@pytest.mark.rule("MED-ARMY-20")
@pytest.mark.ruling("MED-AMB-INC-5")
@pytest.mark.parametrize(("helps", "paid"), [(False, 45), (True, 23)])
def test_the_first_army_is_at_full_price(helps, paid):
    """By default the initial Tavern comes after it."""
    state = campaign(treasure_helps_first_army=helps)
    join(state, "Cy", "1 2")
    outcome = recruit(state, "Ysolde", 45, player="Cy")
    assert outcome.result["paid"] == paid
    state.put("player:Cy", "battles", 1)
    assert recruit(state, "Merlin", 45, player="Cy").result["paid"] == 23


@pytest.mark.rule("MED-ARMY-20", "MED-SHOP-08")
def test_in_the_first_army_only_what_is_bought_is_at_full_price():
    """Before the first battle, the Labyrinth already halves improvements."""
    state = campaign()
    state.put(ANA, "joined", 1)
    labyrinth, tavern = land(state, "labyrinth"), land(state, "tavern")
    found = [reduction(state, ANA, what) for what in ("improve_hero", "buy_hero")]
    assert found == [labyrinth, None]
    state.put(ANA, "battles", 1)
    assert reduction(state, ANA, "buy_hero") == tavern


@pytest.mark.rule("MED-ARMY-20")
def test_a_campaign_begun_from_a_position_is_under_way():
    """Players who did not join have no first army: reductions apply at once."""
    state = campaign()
    land(state, "tavern")
    assert recruit(state, "Ysolde", 45).result["paid"] == 23


@pytest.mark.rule("MED-SHOP-09", "MED-SHOP-01", "MED-ARMY-03")
def test_spending_ends_with_the_hoard():
    """Unspent money is kept; one coin too much is refused, with the shortage."""
    state = campaign(hoard=100)
    recruit(state, "Ysolde", 60)
    assert state.balance(ANA, "money") == 40
    call = recruit, state, "Merlin", 41
    assert refusal(*call, ruled=True) == ("not_enough", "medfan.hoard", "MED-SHOP-09")
    told = facts_of(*call)
    assert (told["player"], told["have"], told["need"]) == (ANA, 40, 41)
    assert recruit(state, "Merlin", 40).result["hoard"] == 0


@pytest.mark.rule("MED-ARMY-02", "MED-ARMY-03")
def test_the_first_army_costs_no_more_than_the_hoard():
    """An army of exactly five hundred is accepted, and any rest stays."""
    state = campaign()
    join(state, "Cy")
    call = recruit, state, "Ysolde", 501
    said = refusal(*call, player="Cy")
    assert said == ("not_enough", "medfan.hoard", "MED-ARMY-02")
    bought = recruit(state, "Ysolde", 480, player="Cy")
    assert bought.result["hoard"] == 20
    paid = [effect for effect in bought.effects if isinstance(effect, Transfer)]
    assert [effect.because.rule for effect in paid] == ["MED-ARMY-02"]


@pytest.mark.rule("MED-ARMY-02")
@pytest.mark.ruling("MED-AMB-INC-5")
@pytest.mark.parametrize(("helps", "code"), [(False, "not_enough"), (True, None)])
def test_a_treasure_of_the_start_is_for_later(helps, code):
    """Until the first battle, only the starting sum is used."""
    state = campaign(treasure_helps_first_army=helps)
    join(state, "Cy", "2 3 1 2 3 4")
    assert state.balance("player:Cy", "money") == 600
    if code:
        said = refusal(recruit, state, "Ysolde", 501, player="Cy")
        assert said == (code, "medfan.treasure_waits", "MED-ARMY-02")
        state.put("player:Cy", "battles", 1)
    assert recruit(state, "Ysolde", 501, player="Cy").result["hoard"] == 99


@pytest.mark.rule("MED-SHOP-01")
def test_spending_comes_last():
    """Fighters wait for the end of the aftermath; others do not."""
    state = campaign()
    state.put(CAMPAIGN, "step", "income")
    state.put(CAMPAIGN, "fighters", (BO, "player:Cy"))
    recruit(state, "Ysolde", 45)
    said = refusal(recruit, state, "Grik", 15, player="Bo", kind="troop")
    assert said == ("out_of_phase", "medfan.spending_last", "MED-SEQ-05")


@pytest.mark.rule("MED-SHOP-01", "MED-SEQ-05")
def test_every_way_of_spending_waits_for_the_end_of_the_aftermath():
    """Improvements, items, priced spells and dismissals wait, too."""
    state = campaign(
        council_spells_free=False, general_magic_item=True, general_item_when="any"
    )
    land(state, "labyrinth")
    land(state, "council_of_archmages", council="three_more_spells_per_mage")
    figure(state, "Merlin", "mage", "general", spell="Bolt")
    state.put(CAMPAIGN, "step", "income")
    state.put(CAMPAIGN, "fighters", (ANA, BO))
    ways = (
        (improve, "Merlin", "melee"),
        (wear, "Merlin", "magic_armour"),
        (learn, "Merlin", "Fog", 5),
        (dismiss, "Merlin"),
    )
    for way, *words in ways:
        said = refusal(way, state, *words)
        assert said == ("out_of_phase", "medfan.spending_last", "MED-SEQ-05")
    state.put(CAMPAIGN, "step", None)
    for way, *words in ways:
        way(state, *words)


@pytest.mark.rule("MED-SHOP-02")
def test_units_can_be_bought_without_any_territory():
    """Troops and heroes have their full price."""
    state = campaign()
    assert recruit(state, "Ysolde", 45).result["reduced_by"] is None
    assert recruit(state, "Grik", 15, kind="troop").result["paid"] == 15


@pytest.mark.rule("MED-SHOP-03", "MED-SHOP-02")
@pytest.mark.parametrize(
    ("kind", "other", "missing"),
    [
        ("troop", "labyrinth", "medfan.needs_training_ground"),
        ("hero", "training_ground", "medfan.needs_labyrinth"),
    ],
)
def test_improvements_need_their_own_territory(kind, other, missing):
    """The other one will not do; the table may agree on the full price."""
    state = campaign()
    land(state, other)
    figure(state, "Ysolde", kind=kind)
    said = refusal(improve, state, "Ysolde", "melee", 21)
    assert said == ("rule", missing, "MED-SHOP-03")
    assert improve(state, "Ysolde", "melee", 21, ruled=True).result["paid"] == 21


@pytest.mark.rule("MED-SHOP-03")
def test_the_house_may_allow_improvements_anywhere():
    """Improvements are at full price, because no territory makes them cheaper."""
    state = campaign(improvements_need_territory=False)
    figure(state, "Ysolde")
    assert improve(state, "Ysolde", "melee", 21).result["paid"] == 21


@pytest.mark.rule("MED-SHOP-04")
@pytest.mark.ruling("MED-AMB-SHOP-1")
@pytest.mark.parametrize(("unit", "paid"), [("basket", [8, 7, 8]), ("each", [8, 8, 8])])
def test_one_basket_lasts_for_one_spending_step(unit, paid):
    """Three goblins of 15, one by one, are halved and rounded up once, to 23."""
    state = campaign(discount_unit=unit)
    land(state, "mercenary_camp")
    goblins = [recruit(state, f"G{n}", 15, kind="troop") for n in range(3)]
    assert paid == [outcome.result["paid"] for outcome in goblins]
    assert state.balance(ANA, "money") == 500 - sum(paid)


@pytest.mark.rule("MED-SHOP-04", "MED-SHOP-07")
@pytest.mark.ruling("MED-AMB-SHOP-1")
def test_each_kind_of_purchase_has_a_basket_of_its_own():
    """A troop, a hero, and one improvement of each are rounded separately."""
    state = campaign()
    for kind in ("mercenary_camp", "tavern", "training_ground", "labyrinth"):
        land(state, kind)
    bought = [
        recruit(state, "Grik", 15, kind="troop"),
        recruit(state, "Ysolde", 45),
        improve(state, "Grik", "melee", 5),
        improve(state, "Ysolde", "melee", 5),
        improve(state, "Ysolde", "life", 5),
    ]
    assert [outcome.result["paid"] for outcome in bought] == [8, 23, 3, 3, 2]


@pytest.mark.ruling("MED-AMB-SHOP-1")
def test_what_was_dismissed_has_been_paid_for_all_the_same():
    """The basket still includes it, and the next one begins with the next step."""
    state = campaign()
    land(state, "mercenary_camp")
    recruit(state, "Grik", 15, kind="troop")
    dismiss(state, "Grik")
    assert recruit(state, "Grok", 15, kind="troop").result["paid"] == 7
    state.put(ANA, "battles", 1)
    assert recruit(state, "Grum", 15, kind="troop").result["paid"] == 8
    assert recruit(state, "Gram", 15, kind="troop").result["paid"] == 7


@pytest.mark.ruling("MED-AMB-SHOP-1")
def test_an_improvement_opens_a_new_basket_after_the_next_battle():
    """Five and five are ten; after the battle five are three again."""
    state = campaign()
    land(state, "labyrinth")
    figure(state, "Ysolde")
    paid = [improve(state, "Ysolde", s, 5).result["paid"] for s in ("melee", "life")]
    state.put(ANA, "battles", 1)
    paid += [improve(state, "Ysolde", s, 5).result["paid"] for s in ("mental",)]
    assert paid == [3, 2, 3]
