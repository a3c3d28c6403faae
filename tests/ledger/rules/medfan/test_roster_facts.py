"""Figures as the roster knows them: who is in, who is gone, what each may do."""

from __future__ import annotations

import pytest

from ledger.rules.medfan import roster
from ledger.rules.medfan.roster import MAGES
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    facts_of,
    figure,
    land,
    refusal,
)


def test_an_army_has_those_in_play_and_those_who_are_gone():
    """Each in alphabetical order, and nobody of another army."""
    state = campaign()
    names = ("Zoe", "Axa", "Old", "Ida")
    zoe, axa, old, ida = [figure(state, name) for name in names]
    bob = figure(state, "Bob", player=BO)
    for one in (old, ida):
        state.put(one, "retired", 1)
    assert roster.figures(state, ANA) == [axa, zoe]
    assert roster.departed(state, ANA) == [ida, old]
    assert (roster.figures(state, BO), roster.departed(state, BO)) == ([bob], [])
    assert [roster.owner(state, one) for one in (axa, bob)] == [ANA, BO]


@pytest.mark.rule("MED-SURV-10")
def test_who_is_gone_is_told_before_who_is_elsewhere():
    """Bo has a Merlin too; a name that two share in one army is asked about."""
    state = campaign()
    gone = figure(state, "Merlin", retired=1)
    figure(state, "Other", retired=1)
    figure(state, "Merlin", player=BO)
    figure(state, "Grik", player=BO)
    call = roster.find_figure, state, ANA
    assert refusal(*call, "mérlin") == ("rule", "medfan.figure_gone", "MED-SURV-10")
    assert facts_of(*call, "merlin") == {"figure": gone}
    assert refusal(*call, "grik") == ("rule", "medfan.other_army", "MED-SURV-01")
    told = {"figure": "figure:Bo.Grik", "player": ANA, "owner": BO}
    assert facts_of(*call, "grik") == told
    unknown = ("unknown_name", "unknown_name.figure", None)
    assert refusal(*call, "Gri") == unknown
    figure(state, "Axel")
    figure(state, "Axelle")
    assert roster.find_figure(state, ANA, "axel") == "figure:Ana.Axel"


@pytest.mark.rule("MED-ARMY-12")
def test_roles_are_told_in_the_order_of_the_rules():
    """Whoever got them in which order."""
    state = campaign()
    axa = figure(state, "Axa", "mage", "healer", "general")
    assert roster.roles(state, axa) == ["general", "healer", "mage"]
    held = [roster.has_role(state, axa, role) for role in ("chief", "mage")]
    assert held == [False, True]


@pytest.mark.rule("MED-ARMY-20")
@pytest.mark.parametrize(
    ("joined", "battles", "raised"),
    [(1, None, True), (1, 1, False), (None, None, False), (None, 1, False)],
)
def test_the_first_army_is_raised_between_joining_and_fighting(joined, battles, raised):
    """A player of a position is past it."""
    state = campaign()
    state.put(ANA, "joined", joined)
    state.put(ANA, "battles", battles)
    assert roster.setting_up(state, ANA) is raised


@pytest.mark.ruling("MED-AMB-OBJ-1")
@pytest.mark.parametrize(
    ("house", "places"), [("income_and_shop", [1]), ("income", [0, 1])]
)
def test_pillage_may_take_the_benefit_too(house, places):
    """In the battle of its mark; a territory of another kind never helps."""
    state = campaign(pillage_blocks=house)
    state.put("campaign", "battles", 2)
    both = [land(state, "tavern", blocked=2), land(state, "tavern", blocked=1)]
    land(state, "labyrinth")
    assert roster.in_use(state, ANA, "tavern") == [both[one] for one in places]
    assert roster.in_use(state, BO, "tavern") == []


@pytest.mark.rule("MED-ARMY-18")
@pytest.mark.ruling("MED-AMB-SURV-3", "MED-AMB-ARMY-4")
@pytest.mark.parametrize(
    ("house", "general", "healer"),
    [
        ({}, 2, 2),
        ({"resting_count_for_caps": False}, 1, 1),
        ({"general_replaced_when": "gone_or_resting"}, 1, 2),
    ],
)
def test_who_rests_holds_the_role_unless_the_house_says_otherwise(
    house, general, healer
):
    """A general may be replaced sooner than others."""
    state = campaign(**house)
    for role in ("general", "healer"):
        figure(state, f"A{role}", role)
        figure(state, f"B{role}", role, rests=1)
    figure(state, "None")
    found = [len(roster.holders(state, ANA, role)) for role in ("general", "healer")]
    assert found == [general, healer]


# Mages ----------------------------------------------------------------------------


@pytest.mark.rule("MED-TERR-27")
@pytest.mark.ruling("MED-AMB-TERR-2")
def test_an_extra_mage_casts_where_the_mages_keep_the_cap():
    """Only mages are counted, of that army; who is no mage never casts."""
    state = campaign()
    place = land(state, "council_of_archmages", council=MAGES)
    merlin = figure(state, "Merlin", "mage", extra_mage=1, spell="un")
    for number in range(3):
        figure(state, f"Goblin {number}", kind="troop")
    figure(state, "Bob", "mage", player=BO)
    other = figure(state, "Ysolde", "healer")
    assert roster.may_use_magic(state, merlin)
    assert roster.spells(state, merlin) == ["un"]
    assert not roster.may_use_magic(state, other)
    figure(state, "Morgane", "mage")
    assert roster.may_use_magic(state, merlin)
    state.put(place, "owner", BO)
    assert not roster.may_use_magic(state, merlin)
    assert roster.spells(state, merlin) == []
    state.put("rules", "medfan.house_rules.council_lost", '"kept"')
    assert roster.may_use_magic(state, merlin)


@pytest.mark.rule("MED-TERR-26")
def test_spells_are_known_in_order():
    """The first one is the mage's own; those of the Council may be out of reach."""
    state = campaign()
    merlin = figure(state, "Merlin", "mage", spell="un", more_spells=("deux", "trois"))
    late = figure(state, "Late", "mage", more_spells=("deux",), ruled=1)
    blank = figure(state, "Blank", "mage")
    assert roster.known_spells(state, merlin) == ["un", "deux", "trois"]
    assert roster.known_spells(state, late) == ["deux"]
    assert roster.known_spells(state, blank) == []
    assert roster.spells(state, merlin) == ["un"]
    land(state, "council_of_archmages", council=MAGES)
    assert roster.spells(state, merlin) == ["un"]
    shown = roster.figure_facts(state, merlin)
    assert (shown["spells"], shown["suspended_spells"]) == (["un"], ["deux", "trois"])


# As they are shown ----------------------------------------------------------------


@pytest.mark.rule("MED-ARMY-15", "MED-ARMY-16")
def test_each_item_has_its_effect():
    """The house decides about piercing; without an item there is none."""
    state = campaign()
    items = ("magic_armour", "magic_weapon", None)
    found = [roster.item_effect(state, item) for item in items]
    assert found == ["defence_plus_1", "piercing_plus_1", None]
    state = campaign(piercing_improvement="ability_only")
    found = [roster.item_effect(state, item) for item in items]
    assert found == ["defence_plus_1", "piercing_1", None]


def test_a_figure_is_shown_whole():
    """With all it has, and its fate."""
    state = campaign()
    axa = figure(
        state,
        "Axa",
        "chief",
        "mage",
        cost=60,
        paid=31,
        spell="Brume",
        item="magic_armour",
        life="ability wings",
        movement="score 4",
    )
    assert roster.figure_facts(state, axa) == {
        "name": "Axa",
        "kind": "hero",
        "cost": 60,
        "paid": 31,
        "roles": ["chief", "mage"],
        "chief": True,
        "spells": ["Brume"],
        "suspended_spells": [],
        "item": "magic_armour",
        "item_effect": "defence_plus_1",
        "improvements": {"movement": "score 4", "life": "ability wings"},
        "fate": "ready",
    }
    fates = []
    for field in ("rests", "fallen"):
        state.put(axa, field, 1)
        fates.append(roster.figure_facts(state, axa)["fate"])
    assert fates == ["misses_next", "fallen"]


@pytest.mark.rule("MED-ARMY-11")
def test_a_muster_counts_who_is_fit():
    """The worth of all and of the fit, who rests, who is gone, and what is missing."""
    state = campaign(hoard=70)
    figure(state, "Axa", "general", "mage", cost=50)
    figure(state, "Bob", kind="troop", cost=20, rests=1)
    figure(state, "Cid", "healer", cost=7, fallen=1)
    figure(state, "Old", retired=1)
    told = roster.muster(state, ANA)
    figures = told.pop("figures")
    assert [one["name"] for one in figures] == ["Axa", "Bob", "Cid"]
    assert told == {
        "name": "Ana",
        "hoard": 70,
        "resting": ["Bob", "Cid"],
        "gone": ["Old"],
        "missing": [],
        "total": 77,
        "ready_total": 50,
    }
    state.put("figure:Ana.Axa", "rests", 1)
    assert roster.muster(state, ANA)["missing"] == ["general", "mage", "hero"]
