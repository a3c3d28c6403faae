"""The caps of an army: faults in the audit, and exceptions."""

from __future__ import annotations

import pytest

from ledger.rules.medfan import GAME
from ledger.rules.medfan.caps import CAP_RULES, MOST_SPELLS
from ledger.rules.medfan.position import read_position, write_position
from ledger.state import RULES, State
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    figure,
    land,
    learn,
    recruit,
    wear,
)


def caps(state: State) -> list[tuple[str, str, str | None]]:
    """The audit's findings about figures."""
    return [
        (finding.code.rpartition(".")[2], finding.about, finding.rule)
        for finding in GAME.audit(state)
        if finding.about.startswith("figure:")
    ]


def again(state: State) -> State:
    """The state that this one's position sets up; its faults are none."""
    fresh = State()
    fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
    fresh.put("campaign", "game", GAME.name)
    effects, faults = read_position(write_position(state), fresh)
    assert faults == []
    return fresh.apply(effects)


def stands(state: State) -> bool:
    """Whether the figures have no fault, here and after a position."""
    carried = again(state)
    for subject in state.subjects("figure"):
        assert carried.facts[subject] == state.facts[subject]
    return caps(state) == caps(carried) == []


@pytest.mark.rule("MED-ARMY-18")
@pytest.mark.parametrize(("role", "rule"), CAP_RULES.items())
def test_a_second_holder_of_a_role_is_a_fault(role, rule):
    """Another army has its own holder."""
    state = campaign()
    figure(state, "A", role)
    figure(state, "B", role, player=BO)
    assert caps(state) == []
    second = figure(state, "C", role)
    assert caps(state) == [("role", second, rule)]


@pytest.mark.rule("MED-ARMY-18")
def test_what_was_overruled_is_no_fault_for_ever():
    """The mark is kept with the extra figure, and goes into a position."""
    state = campaign()
    recruit(state, "A", 45, "general")
    recruit(state, "B", 45, "general", ruled=True)
    assert state.get("figure:Ana.B", "ruled") == 1
    assert state.get("figure:Ana.A", "ruled") is None
    assert stands(state)
    state.put("figure:Ana.B", "ruled", None)
    assert caps(state) == [("role", "figure:Ana.B", "MED-ARMY-06")]


@pytest.mark.rule("MED-TERR-29")
@pytest.mark.ruling("MED-AMB-TERR-8")
def test_chiefs_and_mages_stay_when_their_land_is_lost():
    """Figures that came while the cap was lifted stay in the army."""
    state = campaign()
    academy = land(state, "military_academy")
    council = land(state, "council_of_archmages", council="one_more_hero_may_be_mage")
    for name, role in (("A", "chief"), ("B", "chief"), ("C", "mage"), ("D", "mage")):
        recruit(state, name, 45, role)
    assert stands(state)
    assert state.get("figure:Ana.D", "extra_mage") == 1
    assert state.get("figure:Ana.D", "ruled") is None
    for territory in (academy, council):
        state.put(territory, "owner", BO)
    assert stands(state)


@pytest.mark.ruling("MED-AMB-SURV-3")
def test_who_replaced_a_resting_figure_stays_when_it_is_back():
    """By a house rule resting figures do not count; then both are there."""
    state = campaign(resting_count_for_caps=False)
    figure(state, "A", "healer", rests=1)
    recruit(state, "B", 45, "healer")
    assert stands(state)
    state.put("figure:Ana.A", "rests", None)
    state.put(RULES, "medfan.house_rules.resting_count_for_caps", "true")
    assert stands(state)


@pytest.mark.rule("MED-ARMY-19")
@pytest.mark.parametrize(("house", "ruled"), [("allow", False), ("by_agreement", True)])
def test_a_troop_with_a_role_is_one_by_agreement(house, ruled):
    """The house or a ruling may allow it; otherwise it is a fault."""
    state = campaign(troop_roles=house)
    recruit(state, "A", 15, "healer", kind="troop", ruled=ruled)
    recruit(state, "C", 15, kind="troop")  # one without a role is correct
    recruit(state, "D", 45, "general")  # and so is a hero who holds one
    assert stands(state)
    other = figure(state, "B", "chief", kind="troop")
    assert caps(state) == [("troop", other, "MED-ARMY-19")]


@pytest.mark.rule("MED-ARMY-17")
def test_a_magic_item_is_the_generals():
    """Another may wear it only by a ruling, bought at once or later."""
    state = campaign(general_magic_item=True)
    recruit(state, "A", 45, "general", item="magic_armour", item_cost=10)
    assert stands(state)
    assert state.get("figure:Ana.A", "ruled") is None
    recruit(state, "B", 45, item="magic_armour", item_cost=10, ruled=True)
    recruit(state, "C", 45)
    wear(state, "C", "magic_weapon", ruled=True)
    assert stands(state)
    state.put("figure:Ana.C", "ruled", None)
    assert caps(state) == [("item", "figure:Ana.C", "MED-ARMY-17")]


@pytest.mark.rule("MED-TERR-26")
def test_no_mage_knows_more_than_four_spells():
    """One, and three by the Council, are allowed; a fifth needs a ruling."""
    state = campaign()
    council = land(state, "council_of_archmages", council="three_more_spells_per_mage")
    recruit(state, "A", 45, "mage", spell="s1")
    for number in range(2, MOST_SPELLS + 1):
        learn(state, "A", f"s{number}")
    state.put(council, "owner", BO)
    assert stands(state)
    assert state.get("figure:Ana.A", "ruled") is None
    state.put(council, "owner", ANA)
    learn(state, "A", "s5", ruled=True)
    assert stands(state)
    state.put("figure:Ana.A", "ruled", None)
    assert caps(state) == [("spells", "figure:Ana.A", "MED-TERR-26")]


def test_a_figure_costs_something():
    """The cost is required in a position, and in any state."""
    state = campaign()
    cheap = figure(state, "A", cost=1, paid=0)
    state.put(cheap, "paid", None)
    assert stands(state)
    state.put(cheap, "cost", None)
    assert caps(state) == [("cost", cheap, None)]


def test_a_position_says_what_land_and_house_allow():
    """A typed position without marks gets a mark for everything it may have."""
    figures = [
        {"name": name, "player": "Ana", "kind": kind, "cost": 40, "roles": [role]}
        for name, kind, role in (
            ("A", "hero", "chief"),
            ("B", "hero", "chief"),
            ("C", "hero", "mage"),
            ("D", "hero", "mage"),
            ("E", "troop", "healer"),
        )
    ]
    lands = ("military_academy", "council_of_archmages")
    page = {
        "game": "medfan",
        "players": ["Ana", "Bo"],
        "territory": [{"name": k, "owner": "Ana", "capability": k} for k in lands],
        "figure": figures,
        "fact": [
            {
                "of": "territory:council_of_archmages",
                "field": "council",
                "value": "one_more_hero_may_be_mage",
            }
        ],
    }
    state = campaign(troop_roles="allow")
    fresh = State()
    fresh.facts[RULES] = dict(state.facts[RULES])
    fresh.put("campaign", "game", GAME.name)
    effects, faults = read_position(page, fresh)
    assert faults == []
    fresh.apply(effects)
    assert stands(fresh)
    marks = {
        subject.rpartition(".")[2]: field
        for subject in fresh.subjects("figure")
        for field in ("ruled", "extra_mage")
        if fresh.get(subject, field)
    }
    assert marks == {"B": "ruled", "D": "extra_mage", "E": "ruled"}
