"""The income phase: yields, rolls, camps, Thieves' Guilds, and their order."""

from __future__ import annotations

import pytest

from ledger.rules.medfan.income import Phase
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    campaign,
    land,
    money,
    owners,
    rich,
    table,
)

PLENTY = 1000


def other(player):
    """The other of two players."""
    return BO if player == ANA else ANA


def phase(state, *faces, **choices):
    """Ana's and Bo's income phase; the state after it."""
    answers = table(*faces, **choices)
    played = Phase(state, answers, [ANA, BO], other)
    played.carry_out()
    answers.close()
    return played


SINGLE = [
    ("prosperous_holding", (), {}, 60, None),
    ("holding", (), {}, 40, None),
    ("poor_holding", (), {}, 20, None),
    ("wasteland", (), {}, 0, None),
    ("refugee_camp", (), {}, -10, None),
    ("casino", (3, 4), {}, 70, None),
    ("casino", (4, 4), {}, -80, None),
    ("casino", (4, 4), {"casino_double": "no_gain"}, 0, None),
    ("smugglers_den", (2, 5), {}, 70, "smugglers_den"),
    ("smugglers_den", (3, 3), {}, 0, "poor_holding"),
    ("volcanic_mine", (6, 5), {}, 140, "volcanic_mine"),
    ("volcanic_mine", (1, 2), {}, 60, "volcanic_mine"),
    ("volcanic_mine", (2, 2), {}, 0, "wasteland"),
    ("holding", (), {"gain_scale": [1, 3]}, 14, None),
    ("volcanic_mine", (1, 2), {"gain_scale": [1, 7]}, 9, None),
    ("casino", (1, 1), {"gain_scale": [3, 2]}, -30, None),
    ("refugee_camp", (), {"gain_scale": [1, 3]}, -4, None),
    ("tavern", (), {}, 0, None),
    ("blood_altar", (), {}, 0, None),
]


@pytest.mark.ruling("MED-AMB-INC-6")
@pytest.mark.rule(
    "MED-INC-02",
    "MED-INC-03",
    "MED-INC-04",
    "MED-INC-05",
    "MED-INC-06",
    "MED-INC-07",
    "MED-INC-08",
    "MED-INC-12",
    "MED-TERR-35",
    "MED-TERR-36",
    "MED-TERR-37",
    "MED-TERR-39",
    "MED-TERR-40",
    "MED-TERR-41",
    "MED-TERR-42",
    "MED-TERR-43",
    "MED-TERR-44",
    "MED-TERR-45",
    "MED-ARMY-05",
    "MED-INC-01",
)
@pytest.mark.parametrize(("kind", "dice", "rules", "gain", "becomes"), SINGLE)
def test_what_one_territory_brings(kind, dice, rules, gain, becomes):
    """Yield, dice and double are given; a new kind keeps name and owner."""
    state = rich(campaign(**rules), ANA, PLENTY)
    (territory,) = land(state, ANA, kind)
    after = phase(state, *dice).state
    assert [PLENTY + gain] == money(after, ANA)
    assert (becomes or kind, ANA, "T01") == (
        after.get(territory, "capability"),
        after.get(territory, "owner"),
        after.name(territory),
    )


PHASES = [
    # hoard, owned kinds, dice, hoard after, lost
    (12, "prosperous_holding holding poor_holding refugee_camp", (), 122, 0),
    (5, "refugee_camp", (), 5, 1),
    (0, "poor_holding refugee_camp", (), 10, 0),
    (50, "casino", (4, 4), 0, 0),
    (30, "casino holding", (2, 2), 30, 0),
    (0, "casino holding", (4, 4), 0, 0),
    (0, "casino refugee_camp", (1, 1), 0, 1),
]


@pytest.mark.rule("MED-INC-13", "MED-INC-15", "MED-INC-16", "MED-INC-18", "MED-TERR-38")
@pytest.mark.ruling("MED-AMB-INC-2")
@pytest.mark.parametrize(("hoard", "owns", "dice", "after", "lost"), PHASES)
def test_gains_come_first_and_no_hoard_falls_below_zero(hoard, owns, dice, after, lost):
    """Yields and rolls precede upkeep; an unpaid camp loses its troops."""
    state = rich(campaign(), ANA, hoard)
    found = land(state, ANA, *owns.split())
    played = phase(state, *dice).state
    assert [after] == money(played, ANA)
    assert lost == owners(played, found).count(None)
    assert owns.split() == [played.get(t, "capability") for t in found]


@pytest.mark.rule("MED-INC-12", "MED-INC-13", "MED-INC-16", "MED-TERR-38")
@pytest.mark.ruling("MED-AMB-INC-8", "MED-AMB-INC-10")
def test_of_two_camps_one_is_paid_and_the_owner_says_which_is_lost():
    """Fifteen coins pay one camp of two."""
    state = rich(campaign(), ANA, 15)
    camps = land(state, ANA, "refugee_camp", "refugee_camp")
    played = phase(state, camp="T01")
    after = played.state
    assert (money(after, ANA), owners(after, camps)) == ([5], [None, ANA])
    assert after.get(camps[0], "capability") == "refugee_camp"
    lines = [(line["where"], line["amount"]) for line in played.lines[ANA]]
    assert lines == [(camps[0], 0), (camps[1], -10)]


@pytest.mark.rule("MED-INC-17")
def test_a_blocked_territory_pays_nothing_and_is_not_rolled_for():
    """Pillage put the Prosperous Holding and the Casino out of use."""
    state = rich(campaign(), ANA, 100)
    _, rich_one, casino = land(state, ANA, "holding", "prosperous_holding", "casino")
    state.put("campaign", "battles", 4)
    # A Tavern would not have paid anyhow, so nothing is said about it.
    for territory in (rich_one, casino, *land(state, ANA, "tavern")):
        state.put(territory, "blocked", 4)
    played = phase(state)
    assert money(played.state, ANA) == [140]
    blocked = [line for line in played.lines[ANA] if line["rule"] == "MED-INC-17"]
    assert [rich_one, casino] == [line["where"] for line in blocked]


@pytest.mark.rule("MED-INC-14")
def test_two_of_a_kind_are_rolled_one_by_one_in_order_of_acquisition():
    """The first Den is raided, and the second pays."""
    state = campaign()
    dens = land(state, ANA, "smugglers_den", "smugglers_den")
    after = phase(state, 1, 1, 1, 2).state
    assert money(after, ANA) == [30]
    kinds = [after.get(den, "capability") for den in dens]
    assert kinds == ["poor_holding", "smugglers_den"]


GUILDS = [
    # Ana's hoard and guilds, Bo's hoard, territories and guilds, both after
    (0, 1, 100, "holding", 0, 20, 120),
    (0, 1, 15, "", 0, 15, 0),
    (7, 1, 0, "", 0, 7, 0),
    (50, 1, 50, "", 1, 50, 50),
    (50, 1, 5, "", 1, 35, 20),
    (0, 2, 30, "", 0, 30, 0),
    (0, 1, 10, "refugee_camp", 0, 0, 0),
]


@pytest.mark.rule(
    "MED-INC-10", "MED-INC-11", "MED-INC-19", "MED-TERR-32", "MED-TERR-33"
)
@pytest.mark.ruling("MED-AMB-INC-7")
@pytest.mark.parametrize(
    ("hoard", "guilds", "other_hoard", "owns", "others", "after", "other_after"), GUILDS
)
def test_a_thieves_guild_takes_what_there_is(
    hoard, guilds, other_hoard, owns, others, after, other_after
):
    """Twenty each come from gains and hoard, and are fixed before any of it moves."""
    state = rich(rich(campaign(), ANA, hoard), BO, other_hoard)
    land(state, ANA, *["thieves_guild"] * guilds)
    land(state, BO, *owns.split(), *["thieves_guild"] * others)
    played = phase(state)
    assert [after, other_after] == money(played.state, ANA, BO)
    told = [sum(line["amount"] for line in played.lines[p]) for p in (ANA, BO)]
    assert told == [after - hoard, other_after - other_hoard]


@pytest.mark.rule("MED-INC-18")
@pytest.mark.ruling("MED-AMB-INC-13")
def test_loot_pays_a_camp_that_waited():
    """The hoard is empty; the Guild brings twenty, and the camp takes ten."""
    state = rich(campaign(), BO, 50)
    found = land(state, ANA, "thieves_guild", "refugee_camp")
    after = phase(state).state
    assert (money(after, ANA, BO), owners(after, found)) == ([10, 30], [ANA, ANA])


@pytest.mark.ruling("MED-AMB-INC-7")
def test_by_house_rule_the_guild_comes_before_the_upkeep():
    """Then the victim cannot pay the camp any more."""
    state = rich(campaign(guild_after_upkeep=False), BO, 10)
    land(state, ANA, "thieves_guild")
    camps = land(state, BO, "refugee_camp")
    after = phase(state).state
    assert (money(after, ANA, BO), owners(after, camps)) == ([10, 0], [None])


@pytest.mark.ruling("MED-AMB-SPOILS-2")
def test_by_house_rule_two_guilds_take_no_more_than_one():
    """Guilds are rare effects that do not stack."""
    state = rich(campaign(rare_effects_stack=False), BO, 100)
    land(state, ANA, "thieves_guild", "thieves_guild")
    assert money(phase(state).state, ANA, BO) == [20, 80]


@pytest.mark.ruling("MED-AMB-INC-3")
def test_by_house_rule_an_owner_may_decline_a_roll():
    """There are no dice, no gain and no loss."""
    state = campaign(income_rolls_optional=True)
    land(state, ANA, "casino")
    answers = {"roll.T01": "decline"}
    assert money(phase(state, **answers).state, ANA) == [0]


@pytest.mark.rule("MED-INC-12", "MED-INC-13")
@pytest.mark.ruling("MED-AMB-INC-9")
def test_by_house_rule_an_owner_may_refuse_the_upkeep():
    """The camp is lost, the money kept; of two, one may be paid."""
    state = rich(campaign(camp_upkeep_refusable=True), ANA, 50)
    camps = land(state, ANA, "refugee_camp")
    after = phase(state, **{"upkeep.T01": "refuse"}).state
    assert (money(after, ANA), owners(after, camps)) == ([50], [None])
    state = rich(campaign(camp_upkeep_refusable=True), ANA, 50)
    camps = land(state, ANA, "refugee_camp", "refugee_camp")
    after = phase(state, **{"upkeep.T01": "refuse", "upkeep.T02": "pay"}).state
    assert (money(after, ANA), owners(after, camps)) == ([40], [None, ANA])


PROOFS = [
    ("casino", (3, 4), "MED-INC-03"),
    ("casino", (4, 4), "MED-INC-04"),
    ("smugglers_den", (2, 5), "MED-INC-05"),
    ("smugglers_den", (3, 3), "MED-INC-06"),
    ("volcanic_mine", (6, 5), "MED-INC-07"),
    ("volcanic_mine", (2, 2), "MED-INC-08"),
]


@pytest.mark.parametrize(("kind", "dice", "rule"), PROOFS)
def test_a_line_of_income_names_the_rule_of_its_throw(kind, dice, rule):
    """A double has a rule of its own."""
    state = rich(campaign(), ANA, PLENTY)
    land(state, ANA, kind)
    (line,) = phase(state, *dice).lines[ANA]
    assert (rule, list(dice)) == (line["rule"], line["dice"])
