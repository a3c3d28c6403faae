"""Recruiting: roles and caps, spells, magic items, names, dismissal."""

from __future__ import annotations

import pytest

from ledger.rules.medfan.recruiting import dismiss, equip
from ledger.rules.medfan.roster import MAGES, SPELLS, figures, may_use_magic
from ledger.table import Table
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    facts_of,
    figure,
    land,
    learn,
    recruit,
    refusal,
)

CAPS = [
    ("general", "MED-ARMY-06"),
    ("chief", "MED-ARMY-07"),
    ("healer", "MED-ARMY-08"),
    ("standard_bearer", "MED-ARMY-09"),
    ("mage", "MED-ARMY-10"),
]


def send_away(state, name):
    """Ana dismisses a figure."""
    outcome = dismiss(state, "Ana", name)
    state.apply(outcome.effects)
    return outcome


def wear(state, name, item, cost=10, *, ruled=False):
    """Ana buys an item for a figure that is there."""
    outcome = equip(state, Table(ruled=ruled), "Ana", name, item, cost)
    state.apply(outcome.effects)
    return outcome


# Roles -------------------------------------------------------------------------


@pytest.mark.rule("MED-ARMY-06", "MED-ARMY-07", "MED-ARMY-08", "MED-ARMY-09")
@pytest.mark.rule("MED-ARMY-10", "MED-SHOP-10")
@pytest.mark.parametrize(("role", "rule"), CAPS)
def test_one_figure_an_army_holds_a_role(role, rule):
    """The second is refused, with the limit and the holder; the table may agree."""
    state = campaign()
    recruit(state, "Ysolde", 45, role)
    call = recruit, state, "Roland", 45, role
    assert refusal(*call) == ("rule", "medfan.role_taken", rule)
    told = facts_of(*call)
    assert (ANA, role, 1) == (told["player"], told["role"], told["most"])
    assert told["figure"] == "figure:Ana.Ysolde"
    recruit(state, "Bohemund", 45, role, player="Bo")
    recruit(state, "Roland", 45, role, ruled=True)


@pytest.mark.rule("MED-ARMY-11")
def test_no_role_is_compulsory():
    """Heroes and troops without any role make a legal army."""
    state = campaign()
    assert recruit(state, "Ysolde", 45).result["roles"] == []
    assert recruit(state, "Grik", 15, kind="troop").result["roles"] == []


@pytest.mark.rule("MED-ARMY-12")
def test_one_character_may_hold_several_roles():
    """All five at once, repeated or between commas, in any spelling of the words."""
    state = campaign()
    words = ("mage,healer", "Standard-Bearer", "chief", "general", "general")
    outcome = recruit(state, "Ysolde", 45, *words, spell="Brume")
    five = ["general", "chief", "healer", "standard_bearer", "mage"]
    assert five == outcome.result["roles"]


@pytest.mark.rule("MED-ARMY-18")
def test_the_caps_stay_when_others_have_fallen_silent():
    """A resting general still counts; one gone for good makes room."""
    state = campaign()
    general = figure(state, "Ysolde", "general", rests=1)
    said = refusal(recruit, state, "Roland", 45, "general")
    assert said == ("rule", "medfan.role_taken", "MED-ARMY-06")
    state.put(general, "retired", 1)
    recruit(state, "Roland", 45, "general")


@pytest.mark.rule("MED-ARMY-18")
@pytest.mark.parametrize(
    ("house", "role"),
    [
        ({"general_replaced_when": "gone_or_resting"}, "general"),
        ({"resting_count_for_caps": False}, "healer"),
    ],
)
def test_the_house_may_pass_over_who_rests(house, role):
    """A resting general, or anybody who rests, leaves room until the next battle."""
    state = campaign(**house)
    resting = figure(state, "Ysolde", role, rests=1)
    recruit(state, "Roland", 45, role)
    state.put(resting, "rests", None)
    assert refusal(recruit, state, "Guy", 45, role)[1] == "medfan.role_taken"


@pytest.mark.rule("MED-ARMY-19")
@pytest.mark.parametrize(
    ("house", "plain", "ruled"),
    [("by_agreement", False, True), ("refuse", False, False), ("allow", True, True)],
)
def test_roles_are_for_heroes(house, plain, ruled):
    """A troop holds one only by agreement, or as the house says."""
    for allowed, agreed in ((plain, False), (ruled, True)):
        state = campaign(troop_roles=house)
        call = {"kind": "troop", "ruled": agreed}
        if allowed:
            assert recruit(state, "Grik", 15, "healer", **call).result["roles"]
        else:
            said = refusal(recruit, state, "Grik", 15, "healer", **call)
            assert said == ("rule", "medfan.troop_role", "MED-ARMY-19")


@pytest.mark.rule("MED-ARMY-11")
def test_the_house_may_want_a_role_for_every_hero():
    """Where caps limit heroes, one without a role is refused; troops are not."""
    state = campaign(caps_limit="heroes")
    rule = "medfan.house_rules.caps_limit"
    said = refusal(recruit, state, "Ysolde", 45)
    assert said == ("rule", "medfan.hero_without_role", rule)
    recruit(state, "Ysolde", 45, "chief")
    recruit(state, "Grik", 15, kind="troop")


@pytest.mark.rule("MED-TERR-28", "MED-TERR-29")
def test_the_academy_lifts_the_cap_of_chiefs():
    """Any number of chiefs while it works; no other role is concerned."""
    state = campaign()
    academy = land(state, "military_academy")
    for name in ("Ysolde", "Roland", "Guy"):
        recruit(state, name, 20, "chief")
    recruit(state, "Hugo", 20, "healer")
    assert refusal(recruit, state, "Jean", 20, "healer")[2] == "MED-ARMY-08"
    state.put(academy, "owner", BO)
    assert refusal(recruit, state, "Jean", 20, "chief")[2] == "MED-ARMY-07"


@pytest.mark.rule("MED-TERR-27", "MED-ARMY-18")
def test_the_council_may_allow_one_more_mage():
    """Two mages with that benefit, one with the other, never three."""
    state = campaign()
    place = land(state, "council_of_archmages", council=SPELLS)
    recruit(state, "Merlin", 45, "mage", spell="Brume")
    assert refusal(recruit, state, "Morgane", 45, "mage")[2] == "MED-ARMY-10"
    state.put(place, "council", MAGES)
    (morgane,) = recruit(state, "Morgane", 45, "mage", spell="Foudre").result["figures"]
    told = facts_of(recruit, state, "Viviane", 45, "mage")
    assert told["most"] == 2
    assert state.get(morgane, "extra_mage") == 1


@pytest.mark.rule("MED-TERR-27")
@pytest.mark.parametrize(("house", "casts"), [("suspended", False), ("kept", True)])
def test_the_extra_mage_stays_a_hero_without_the_council(house, casts):
    """No magic until it is regained; the first mage casts as ever."""
    state = campaign(council_lost=house)
    place = land(state, "council_of_archmages", council=MAGES)
    (merlin,) = recruit(state, "Merlin", 45, "mage").result["figures"]
    (morgane,) = recruit(state, "Morgane", 45, "mage").result["figures"]
    state.put(place, "owner", BO)
    assert (True, casts) == (
        may_use_magic(state, merlin),
        may_use_magic(state, morgane),
    )
    state.put(place, "owner", ANA)
    assert may_use_magic(state, morgane)
    state.put(place, "owner", BO)
    state.put(merlin, "retired", 1)
    assert may_use_magic(state, morgane)


def test_a_second_mage_by_agreement_casts():
    """What the table has agreed to no lost Council takes away."""
    state = campaign()
    recruit(state, "Merlin", 45, "mage")
    (morgane,) = recruit(state, "Morgane", 45, "mage", ruled=True).result["figures"]
    assert may_use_magic(state, morgane)


# Spells ------------------------------------------------------------------------


@pytest.mark.rule("MED-ARMY-13")
def test_a_mage_knows_exactly_one_spell():
    """With the purchase or afterwards; a second one is refused."""
    state = campaign()
    outcome = recruit(state, "Merlin", 45, "mage", spell="Brume")
    assert (outcome.warnings, state.get("figure:Ana.Merlin", "spell")) == ([], "Brume")
    said = refusal(learn, state, "Merlin", "Foudre")
    assert said == ("rule", "medfan.spell_fixed", "MED-ARMY-14")
    late = recruit(state, "Bohemund", 45, "mage", player="Bo")
    assert [w["rule"] for w in late.warnings] == ["MED-ARMY-13"]


@pytest.mark.rule("MED-ARMY-13")
def test_only_mages_know_spells():
    """Neither a new hero nor an old one without the role."""
    state = campaign()
    said = refusal(recruit, state, "Ysolde", 45, "healer", spell="Brume")
    assert said == ("rule", "medfan.no_mage", "MED-ARMY-13")
    recruit(state, "Ysolde", 45, "healer")
    said = refusal(learn, state, "Ysolde", "Brume")
    assert said == ("rule", "medfan.not_a_mage", "MED-ARMY-13")


@pytest.mark.rule("MED-ARMY-14")
def test_a_spell_never_changes():
    """Recorded once; the same again is refused, too."""
    state = campaign()
    recruit(state, "Merlin", 45, "mage")
    learn(state, "Merlin", "Boule de feu")
    assert refusal(learn, state, "Merlin", "Brume")[2] == "MED-ARMY-14"
    said = refusal(learn, state, "Merlin", "boule de feu")
    assert said == ("rule", "medfan.spell_known", "MED-ARMY-14")
    assert state.get("figure:Ana.Merlin", "spell") == "Boule de feu"


@pytest.mark.rule("MED-TERR-26")
def test_the_council_gives_three_more_spells():
    """Four in all, free; the fifth is refused."""
    state = campaign()
    land(state, "council_of_archmages", council=SPELLS)
    recruit(state, "Merlin", 45, "mage", spell="un")
    for spell in ("deux", "trois", "quatre"):
        learn(state, "Merlin", spell)
    known = ["un", "deux", "trois", "quatre"]
    told = facts_of(learn, state, "Merlin", "cinq")
    assert (4, known) == (told["most"], told["spells"])
    assert refusal(learn, state, "Merlin", "cinq")[2] == "MED-TERR-26"
    assert state.balance(ANA, "money") == 455


@pytest.mark.rule("MED-TERR-26")
def test_the_councils_spells_may_cost_something():
    """By the house rule, at a price that is typed; free ones take no price."""
    state = campaign(council_spells_free=False)
    land(state, "council_of_archmages", council=SPELLS)
    recruit(state, "Merlin", 45, "mage", spell="un")
    assert refusal(learn, state, "Merlin", "deux")[1] == "medfan.spell_price"
    assert refusal(learn, state, "Merlin", "deux", 500)[2] == "MED-SHOP-09"
    learn(state, "Merlin", "deux", 12)
    assert state.balance(ANA, "money") == 443
    assert state.get("figure:Ana.Merlin", "cost") == 57
    state.put("rules", "medfan.house_rules.council_spells_free", "true")
    assert refusal(learn, state, "Merlin", "trois", 12)[1] == "medfan.spell_free"


@pytest.mark.rule("MED-ARMY-13")
def test_who_replaces_a_mage_knows_his_own_spell():
    """Any spell; by the house rule that of the mage who is gone."""
    state = campaign()
    figure(state, "Merlin", "mage", spell="Brume", retired=1)
    rule = "medfan.house_rules.replacement_mage_same_spell"
    recruit(state.copy(), "Morgane", 45, "mage", spell="Foudre")
    state.put("rules", rule, "true")
    said = refusal(recruit, state, "Morgane", 45, "mage", spell="Foudre")
    assert said == ("rule", "medfan.other_spell", rule)
    recruit(state, "Morgane", 45, "mage")
    assert refusal(learn, state, "Morgane", "Foudre")[1] == "medfan.other_spell"
    learn(state, "Morgane", "Brume")


# Magic items -------------------------------------------------------------------


@pytest.mark.rule("MED-ARMY-15", "MED-ARMY-16")
@pytest.mark.parametrize(
    ("item", "effect", "rule"),
    [
        ("magic_armour", "defence_plus_1", "MED-ARMY-15"),
        ("magic_weapon", "piercing_plus_1", "MED-ARMY-16"),
    ],
)
def test_magic_items_are_an_optional_rule(item, effect, rule):
    """Refused with its own number; where they are played, each has its effect."""
    more = {"item": item, "item_cost": 15}
    said = refusal(recruit, campaign(), "Ysolde", 45, "general", **more)
    assert said == ("rule", "medfan.no_items", rule)
    state = campaign(general_magic_item=True)
    outcome = recruit(state, "Ysolde", 45, "general", **more)
    assert (effect, 60) == (outcome.result["item_effect"], outcome.result["paid"])
    assert state.get("figure:Ana.Ysolde", "cost") == 60


@pytest.mark.rule("MED-ARMY-16")
def test_piercing_may_be_the_bare_ability():
    """By the house rule the weapon adds nothing to what he has."""
    state = campaign(general_magic_item=True, piercing_improvement="ability_only")
    more = {"item": "magic weapon", "item_cost": 15}
    outcome = recruit(state, "Ysolde", 45, "general", **more)
    assert outcome.result["item_effect"] == "piercing_1"


@pytest.mark.rule("MED-ARMY-17")
def test_items_are_for_the_general_at_their_full_price():
    """One of the two, its price typed, never halved by a Tavern."""
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


@pytest.mark.rule("MED-ARMY-17")
@pytest.mark.parametrize(
    ("when", "new", "later"),
    [
        ("creation_and_replacement", True, False),
        ("creation", False, False),
        ("any", True, True),
    ],
)
def test_when_a_general_may_get_an_item(when, new, later):
    """With the purchase of a new general; afterwards only where the house says so."""
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
    """Creation is not over before the first battle."""
    state = campaign(general_magic_item=True, general_item_when="creation")
    state.put(ANA, "joined", 1)
    figure(state, "Ysolde", "general")
    figure(state, "Merlin", "mage")
    assert refusal(wear, state, "Merlin", "magic_armour")[1] == "medfan.item_general"
    wear(state, "Ysolde", "magic_armour")
    assert state.balance(ANA, "money") == 490


# Names, baskets, dismissal -------------------------------------------------------


@pytest.mark.rule("MED-SHOP-11")
def test_figures_alike_are_numbered_and_ready():
    """Numbers that are taken are passed over; all stand ready for the next battle."""
    state = campaign()
    figure(state, "Goblin 2", kind="troop")
    more = {"kind": "troop", "many": 2, "also": [("Gros Bill", 30)]}
    outcome = recruit(state, "Goblin", 15, **more)
    names = [state.name(f) for f in outcome.result["figures"]]
    assert names == ["Goblin 1", "Goblin 3", "Gros Bill"]
    assert (outcome.result["cost"], outcome.result["paid"]) == (60, 60)
    assert all(state.get(f, "rests") is None for f in figures(state, ANA))


def test_a_name_is_used_once_an_army():
    """Two armies may have a Grik each; one army may not, not even in one basket."""
    state = campaign()
    recruit(state, "Grik", 15, kind="troop")
    recruit(state, "Grik", 15, kind="troop", player="Bo")
    assert refusal(recruit, state, "grik", 15)[:2] == (
        "name_taken",
        "name_taken.figure",
    )
    twice = {"kind": "troop", "also": [("Orc", 15)]}
    assert refusal(recruit, state, "Orc", 15, **twice)[0] == "name_taken"


def test_a_basket_holds_figures_of_one_kind_without_roles():
    """Roles, spells and items go with one figure alone; so do unknown words."""
    state = campaign()
    assert refusal(recruit, state, "Y", 45, "healer", many=2)[1] == "medfan.one_figure"
    assert refusal(recruit, state, "Y", 45, kind="dragon")[1] == "medfan.kind"
    assert refusal(recruit, state, "Y", 45, "cook")[1] == "medfan.no_role"
    assert refusal(recruit, state, "Y", 1, many=101)[1] == "medfan.many_figures"


@pytest.mark.parametrize(("percent", "refund"), [(0, 0), (50, 22), (100, 45)])
def test_dismissal_is_for_good_and_normally_without_refund(percent, refund):
    """The name is free again; the coins come back as far as the house says."""
    state = campaign(dismissal_refund_percent=percent)
    recruit(state, "Ysolde", 45, "general")
    assert send_away(state, "ysolde").result["refund"] == refund
    assert state.balance(ANA, "money") == 455 + refund
    assert figures(state, ANA) == []
    said = refusal(send_away, state, "Ysolde")
    assert said == ("rule", "medfan.figure_gone", "MED-SURV-10")
    recruit(state, "Roland", 45, "general")
