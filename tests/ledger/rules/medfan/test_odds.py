"""Odds are exact: they agree with counting all rolls."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from ledger.questions import Missing
from ledger.rules.medfan import odds
from ledger.rules.medfan.income import Phase
from ledger.rules.medfan.land import rolled_capability
from ledger.rules.medfan.survival import table_for
from ledger.rules.medfan.tables import CAPABILITY
from ledger.state import State
from ledger.table import Table

ANA, BO = "player:Ana", "player:Bo"
THIRD, HALF, SIXTH = Fraction(1, 3), Fraction(1, 2), Fraction(1, 6)


def owner_of(*kinds, hoard=0):
    """Ana with territories of these kinds."""
    state = State()
    state.put("campaign", "game", "medfan")
    for number, kind in enumerate(kinds, 1):
        state.put(f"territory:{number}", "owner", ANA)
        state.put(f"territory:{number}", "capability", kind)
        state.put(f"territory:{number}", "acquired", number)
    if hoard:
        state.add(ANA, "money", hoard)
    return state


@pytest.mark.rule("MED-SURV-02", "MED-SURV-07", "MED-SURV-08")
@pytest.mark.parametrize(
    ("healer", "house", "chances"),
    [
        (False, False, [SIXTH, THIRD, HALF]),
        (True, False, [THIRD, THIRD, THIRD]),
        (False, True, [THIRD, THIRD, THIRD]),
        (True, True, [THIRD, HALF, SIXTH]),
    ],
)
def test_the_chances_of_each_fate(healer, house, chances):
    """The rules' appendix prints them."""
    table = table_for(healer=healer, house_of_healers=house)
    assert chances == list(odds.fates(table).values())


def test_the_chances_of_several_figures_add_up():
    """Of two figures on the base table, none, one or both are lost."""
    found = odds.numbers(2, HALF)
    assert {0: Fraction(1, 4), 1: HALF, 2: Fraction(1, 4)} == found
    assert sum(odds.numbers(40, SIXTH).values()) == 1


@pytest.mark.rule("MED-TERR-11", "MED-TERR-12", "MED-TERR-13")
@pytest.mark.parametrize(
    "owned", [(), ("tavern",), ("military_academy", "labyrinth"), CAPABILITY["unique"]]
)
def test_the_chances_of_a_territory_are_those_of_its_throws(owned):
    """Every first roll that stands is weighted; rerolled ones are left out."""
    weights = dict.fromkeys(odds.capabilities(owned), 0)
    categories = {}
    for pair in product(range(1, 7), repeat=2):
        table = Table(typed=[list(pair)], choices={"capability": "military_academy"})
        try:
            category, kind = rolled_capability(table, None, owned)
        except Missing:  # it would be rolled
            continue
        name = odds.EITHER if kind == "military_academy" else kind
        weights[name] += 1
        categories.setdefault(category, []).append(name)
    general = [c for c in CAPABILITY["general"] if c in categories]
    expected = {
        name: sum(
            Fraction(general.count(c), len(general))
            * Fraction(names.count(name), len(names))
            for c, names in categories.items()
        )
        for name in weights
    }
    assert expected == odds.capabilities(owned)
    assert sum(expected.values()) == 1


def test_the_averages_that_the_rules_print():
    """The averages are Casino 46.7, Den 58.3, Mine 83.3, treasure 140."""
    state = owner_of()
    found = [
        odds.mean(odds.yields(state, kind))
        for kind in ("casino", "smugglers_den", "volcanic_mine")
    ]
    assert [Fraction(140, 3), Fraction(175, 3), Fraction(250, 3)] == found
    assert odds.treasure(state) == 140
    assert odds.changes("smugglers_den") == ("poor_holding", SIXTH)
    assert odds.changes("volcanic_mine") == ("wasteland", SIXTH)
    assert odds.changes("casino") is None


@pytest.mark.ruling("MED-AMB-INC-1", "MED-AMB-INC-11")
def test_house_rules_change_the_averages():
    """A double may win nothing; gains may be halved."""
    state = owner_of()
    state.put("rules", "medfan.house_rules.casino_double", '"no_gain"')
    assert odds.mean(odds.yields(state, "casino")) == Fraction(175, 3)
    state.put("rules", "medfan.house_rules.gain_scale", "[1,2]")
    assert odds.yields(state, "holding") == {20: 1}
    assert odds.yields(state, "refugee_camp") == {-5: 1}


INCOMES = [
    # kinds, hoard, change of the hoard, camps lost
    (("prosperous_holding", "holding", "poor_holding", "refugee_camp"), 12, 110, 0),
    (("refugee_camp",), 5, 0, 1),
    (("refugee_camp", "refugee_camp"), 15, -10, 1),
    (("poor_holding", "refugee_camp"), 0, 10, 0),
    (("thieves_guild", "refugee_camp"), 0, 10, 0),
    (("thieves_guild", "thieves_guild"), 0, 40, 0),
    (("tavern", "wasteland"), 3, 0, 0),
]


@pytest.mark.rule("MED-INC-18")
@pytest.mark.parametrize(("kinds", "hoard", "change", "lost"), INCOMES)
def test_what_no_die_decides_is_certain(kinds, hoard, change, lost):
    """Upkeep is paid as far as the money goes; loot pays a late camp."""
    found = odds.income(owner_of(*kinds, hoard=hoard), ANA)
    assert {"change": {change: 1}, "lost": {lost: 1}} == found


@pytest.mark.rule("MED-INC-15", "MED-INC-18")
def test_a_casino_never_takes_more_than_there_is():
    """All rolls of two dice are tried, with a hoard of 50 and a holding."""
    expected = {}
    for faces in product(range(1, 7), repeat=2):
        total = 10 * sum(faces)
        won = total if len(set(faces)) == 2 else -min(total, 90)
        expected[won + 40] = expected.get(won + 40, 0) + Fraction(1, 36)
    found = odds.income(owner_of("casino", "holding", hoard=50), ANA)
    assert dict(sorted(expected.items())) == found["change"]
    assert sum(found["change"].values()) == 1


def test_a_guild_takes_what_the_opponent_has():
    """Bo, the opponent, has five."""
    state = owner_of("thieves_guild")
    state.add(BO, "money", 5)
    assert odds.income(state, ANA, BO)["change"] == {5: 1}
    assert odds.income(state, ANA)["change"] == {20: 1}


def test_a_blocked_territory_brings_nothing():
    """Pillage blocks it in the open aftermath."""
    state = owner_of("holding")
    state.put("campaign", "battles", 2)
    state.put("territory:1", "blocked", 2)
    assert odds.income(state, ANA)["change"] == {0: 1}


PHASES = [
    # kinds, hoard, Bo's money
    (("casino", "refugee_camp", "thieves_guild"), 15, 12),
    (("volcanic_mine", "refugee_camp", "refugee_camp"), 4, 0),
    (("thieves_guild", "refugee_camp", "refugee_camp"), 5, 50),
    (("smugglers_den", "poor_holding", "thieves_guild", "thieves_guild"), 0, 30),
]


@pytest.mark.rule("MED-INC-18")
@pytest.mark.ruling("MED-AMB-INC-7")
@pytest.mark.parametrize("late", [True, False])
@pytest.mark.parametrize(("kinds", "hoard", "prey"), PHASES)
def test_the_odds_are_those_of_the_phase_itself(kinds, hoard, prey, late):
    """All rolls of two dice, played out, give the same changes and lost camps."""
    state = owner_of(*kinds, hoard=hoard)
    state.add(BO, "money", prey)
    state.put("rules", "medfan.house_rules.guild_after_upkeep", str(late).lower())
    changes, lost = {}, {}
    camps = kinds.count("refugee_camp")
    for faces in product(range(1, 7), repeat=2):
        rolls = [list(faces)] if any(kind in odds.ROLLED for kind in kinds) else []
        table = Table(typed=rolls, choices=_first_camps(state))
        phase = Phase(state, table, [ANA, BO], {ANA: BO, BO: ANA}.get)
        phase.carry_out()
        left = sum(phase.state.get(t, "owner") == ANA for t in _camps(state))
        change = phase.state.balance(ANA, "money") - hoard
        for found, key in ((changes, change), (lost, camps - left)):
            found[key] = found.get(key, 0) + Fraction(1, 36)

    found = odds.income(state, ANA, BO)
    assert {"change": dict(sorted(changes.items())), "lost": lost} == found


def _camps(state):
    """Ana's camps."""
    every = (s for s in state.facts if s.startswith("territory:"))
    return [t for t in every if state.get(t, "capability") == "refugee_camp"]


def _first_camps(state):
    """The owner gives up the first camp, if one must go."""
    camps = _camps(state)
    return {"camp": state.name(camps[0])} if camps else {}
