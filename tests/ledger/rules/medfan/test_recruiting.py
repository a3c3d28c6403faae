"""Recruiting: roles and caps, names, dismissal."""

from __future__ import annotations

import pytest

from ledger.rules.medfan import survival
from ledger.rules.medfan.roster import figures, holders, muster
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
from tests.ledger.rules.medfan.battlefield import table

CAPS = [
    ("general", "MED-ARMY-06"),
    ("chief", "MED-ARMY-07"),
    ("healer", "MED-ARMY-08"),
    ("standard_bearer", "MED-ARMY-09"),
    ("mage", "MED-ARMY-10"),
]


ARMY = ("Ysolde", "Roland")


@pytest.mark.rule("MED-ARMY-06", "MED-ARMY-07", "MED-ARMY-08", "MED-ARMY-09")
@pytest.mark.rule("MED-ARMY-10", "MED-SHOP-10")
@pytest.mark.parametrize(("role", "rule"), CAPS)
def test_one_figure_an_army_holds_a_role(role, rule):
    """The refusal has limit and holder; the table may agree to a second one."""
    state = campaign()
    recruit(state, "Ysolde", 45, role)
    call = recruit, state, "Roland", 45, role
    assert refusal(*call) == ("rule", "medfan.role_taken", rule)
    told = facts_of(*call)
    assert (ANA, role, 1) == (told["player"], told["role"], told["most"])
    assert told["figure"] == "figure:Ana.Ysolde"
    recruit(state, "Bohemund", 45, role, player="Bo")
    recruit(state, "Roland", 45, role, ruled=True)
    beyond = {name: state.get(f"figure:Ana.{name}", "ruled") for name in ARMY}
    assert beyond == {"Ysolde": None, "Roland": 1}


@pytest.mark.rule("MED-ARMY-11")
def test_no_role_is_compulsory():
    """Heroes and troops without roles make a legal army; missing roles are shown."""
    state = campaign()
    assert recruit(state, "Grik", 15, kind="troop").result["roles"] == []
    assert muster(state, ANA)["missing"] == ["general", "mage", "hero"]
    assert recruit(state, "Ysolde", 45).result["roles"] == []
    assert muster(state, ANA)["missing"] == ["general", "mage"]
    recruit(state, "Merle", 45, "mage")
    assert muster(state, ANA)["missing"] == ["general"]
    recruit(state, "Roland", 45, "general")
    assert muster(state, ANA)["missing"] == []


@pytest.mark.rule("MED-ARMY-12")
def test_one_character_may_hold_several_roles():
    """All five may come at once, repeated or with commas, in any spelling."""
    state = campaign()
    words = ("mage,healer", "Standard-Bearer", "chief", "general", "general")
    outcome = recruit(state, "Ysolde", 45, *words, spell="Brume")
    five = ["general", "chief", "healer", "standard_bearer", "mage"]
    assert five == outcome.result["roles"]
    for role in five:
        assert outcome.result["figures"] == holders(state, ANA, role)
    assert state.get(outcome.result["figures"][0], "spell") == "Brume"


@pytest.mark.rule("MED-ARMY-18")
def test_the_caps_stay_when_others_have_fallen_silent():
    """A resting general still counts; one who is gone for good does not."""
    state = campaign()
    general = figure(state, "Ysolde", "general", rests=1)
    said = refusal(recruit, state, "Roland", 45, "general")
    assert said == ("rule", "medfan.role_taken", "MED-ARMY-06")
    state.put(general, "retired", 1)
    recruit(state, "Roland", 45, "general")


@pytest.mark.rule("MED-ARMY-18")
@pytest.mark.ruling("MED-AMB-SURV-3", "MED-AMB-ARMY-4")
@pytest.mark.parametrize(
    ("house", "role"),
    [
        ({"general_replaced_when": "gone_or_resting"}, "general"),
        ({"resting_count_for_caps": False}, "healer"),
    ],
)
def test_the_house_may_pass_over_who_rests(house, role):
    """Anybody who rests makes room until the next battle."""
    state = campaign(**house)
    resting = figure(state, "Ysolde", role, rests=1)
    recruit(state, "Roland", 45, role)
    state.put(resting, "rests", None)
    assert refusal(recruit, state, "Guy", 45, role)[1] == "medfan.role_taken"


@pytest.mark.rule("MED-ARMY-19")
@pytest.mark.ruling("MED-AMB-ARMY-5")
@pytest.mark.parametrize(
    ("house", "plain", "ruled"),
    [("by_agreement", False, True), ("refuse", False, False), ("allow", True, True)],
)
def test_roles_are_for_heroes(house, plain, ruled):
    """A troop may hold one only by an agreement or a house rule."""
    for allowed, agreed in ((plain, False), (ruled, True)):
        state = campaign(troop_roles=house)
        call = {"kind": "troop", "ruled": agreed}
        if allowed:
            assert recruit(state, "Grik", 15, "healer", **call).result["roles"]
        else:
            said = refusal(recruit, state, "Grik", 15, "healer", **call)
            assert said == ("rule", "medfan.troop_role", "MED-ARMY-19")


@pytest.mark.rule("MED-ARMY-11")
@pytest.mark.ruling("MED-AMB-ARMY-2")
def test_the_house_may_want_a_role_for_every_hero():
    """If caps limit heroes, one without a role is refused, but not troops."""
    state = campaign(caps_limit="heroes")
    rule = "medfan.house_rules.caps_limit"
    said = refusal(recruit, state, "Ysolde", 45)
    assert said == ("rule", "medfan.hero_without_role", rule)
    recruit(state, "Ysolde", 45, "chief")
    recruit(state, "Grik", 15, kind="troop")


@pytest.mark.rule("MED-TERR-28", "MED-TERR-29")
def test_the_academy_lifts_the_cap_of_chiefs():
    """Any number of chiefs is allowed while it works, but no other role."""
    state = campaign()
    academy = land(state, "military_academy")
    for name in ("Ysolde", "Roland", "Guy"):
        recruit(state, name, 20, "chief")
    recruit(state, "Hugo", 20, "healer")
    assert refusal(recruit, state, "Jean", 20, "healer")[2] == "MED-ARMY-08"
    state.put(academy, "owner", BO)
    assert refusal(recruit, state, "Jean", 20, "chief")[2] == "MED-ARMY-07"


@pytest.mark.rule("MED-SHOP-11")
def test_figures_alike_are_numbered_and_ready():
    """Used numbers are skipped; all are ready for the next battle."""
    state = campaign()
    figure(state, "Goblin 2", kind="troop")
    more = {"kind": "troop", "count": 2, "also": ["Gros Bill=30"]}
    outcome = recruit(state, "Goblin", 15, **more)
    names = [state.name(f) for f in outcome.result["figures"]]
    assert names == ["Goblin 1", "Goblin 3", "Gros Bill"]
    assert (outcome.result["cost"], outcome.result["paid"]) == (60, 60)
    assert all(state.get(f, "rests") is None for f in figures(state, ANA))


def test_a_name_is_used_once_an_army():
    """Two armies may each have a Grik, but not one army, even in one basket."""
    state = campaign()
    recruit(state, "Grik", 15, kind="troop")
    recruit(state, "Grik", 15, kind="troop", player="Bo")
    assert refusal(recruit, state, "grik", 15)[:2] == (
        "name_taken",
        "name_taken.figure",
    )
    twice = {"kind": "troop", "also": ["Orc=15"]}
    assert refusal(recruit, state, "Orc", 15, **twice)[0] == "name_taken"


def test_a_basket_holds_figures_of_one_kind_without_roles():
    """Roles, spells and items need a single figure; unknown words are refused."""
    state = campaign()
    assert refusal(recruit, state, "Y", 45, "healer", count=2)[1] == "medfan.one_figure"
    assert refusal(recruit, state, "Y", 45, kind="dragon")[1] == "medfan.kind"
    assert refusal(recruit, state, "Y", 45, "cook")[1] == "medfan.no_role"
    assert refusal(recruit, state, "Y", 1, count=101)[1] == "medfan.many_figures"


@pytest.mark.ruling("MED-AMB-SHOP-4")
@pytest.mark.parametrize(("percent", "refund"), [(0, 0), (50, 22), (100, 45)])
def test_dismissal_is_for_good_and_normally_without_refund(percent, refund):
    """The name is free again; the house rule decides about coins."""
    state = campaign(dismissal_refund_percent=percent)
    recruit(state, "Ysolde", 45, "general")
    told = dismiss(state, "ysolde").result
    assert (told["refund"], told["hoard"]) == (refund, 455 + refund)
    assert state.balance(ANA, "money") == 455 + refund
    assert figures(state, ANA) == []
    said = refusal(dismiss, state, "Ysolde")
    assert said == ("rule", "medfan.figure_gone", "MED-SURV-10")
    recruit(state, "Roland", 45, "general")


@pytest.mark.rule("MED-SURV-10")
@pytest.mark.parametrize(("die", "free"), [(6, True), (2, False)])
def test_who_is_gone_for_good_leaves_army_and_role_and_takes_the_item_along(die, free):
    """The next general buys an item of his own; a resting one keeps the place."""
    state = campaign(general_magic_item=True)
    worn = {"item": "magic_armour", "item_cost": 15}
    ysolde = recruit(state, "Ysolde", 45, "general", **worn).result["figures"][0]
    state.put(ysolde, "fallen", 1)
    state.apply(survival.step(state, table(die), ANA)[0])
    assert figures(state, ANA) == ([] if free else [ysolde])
    call = recruit, state, "Roland", 45, "general"
    if free:
        outcome = recruit(*call[1:], **worn)
        assert (outcome.result["roles"], outcome.result["paid"]) == (["general"], 60)
        assert holders(state, ANA, "general") == outcome.result["figures"]
    else:
        assert refusal(*call) == ("rule", "medfan.role_taken", "MED-ARMY-06")
