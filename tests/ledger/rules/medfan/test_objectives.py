"""Objectives: the gains of a win and the costs of a defeat."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.medfan import objectives
from ledger.rules.medfan.land import blocked, owned_by, unoccupied
from ledger.rules.medfan.objectives import Spread
from ledger.rules.medfan.roster import MAGES, SPELLS
from ledger.table import Table
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    CY,
    Battle,
    after,
    campaign,
    hidden,
    land,
    money,
    owners,
    rich,
    table,
)


def fought(state, answers, winner, loser=None):
    """The territory step after Ana has beaten Bo with these objectives."""
    state.put(ANA, "objective", winner)
    state.put(BO, "objective", loser)
    spread = Spread(state, answers)
    spread.carry_out(ANA, BO)
    answers.close()
    return spread


@pytest.mark.rule("MED-OBJ-02")
@pytest.mark.parametrize(
    ("face", "expected"),
    [
        (1, "expansion"),
        (2, "invasion"),
        (3, "all_or_nothing"),
        (4, "raid"),
        (5, "pillage"),
        (6, "destruction"),
    ],
)
def test_the_table_of_objectives_has_six_rows(face, expected):
    """One die gives one objective each."""
    assert expected == objectives.resolve(table(face)).result["id"]


@pytest.mark.ruling("MED-AMB-OBJ-7")
@pytest.mark.parametrize(
    ("aim", "faces", "field", "left"),
    [
        ("pillage", (1, 2, 1, 2), "blocked", (1, 1)),
        ("destruction", (), "capability", ("refugee_camp", "refugee_camp")),
    ],
)
def test_where_both_may_win_each_picks_a_territory(aim, faces, field, left):
    """After a draw, by a house rule, the second choice has its own number."""
    state = campaign(draw_applies_objectives=True)
    ana = land(state, ANA, "holding", "poor_holding")
    bo = land(state, BO, "holding", "poor_holding")
    picked = {aim: state.name(bo[1]), f"{aim}.2": state.name(ana[0])}
    battle = Battle("draw", "Ana", "Bo", objective=(f"Ana:{aim}", f"Bo:{aim}"))
    state.apply(after(state, table(*faces, **picked), battle, "territories").effects)
    assert left == (state.get(bo[1], field), state.get(ana[0], field))


@pytest.mark.rule("MED-OBJ-03")
def test_each_side_has_one_objective():
    """Two for one player are refused, and neither counts."""
    battle = Battle("Ana", "Ana", "Bo", objective=("Ana:raid", "ana:pillage"))
    with pytest.raises(Refused) as refused:
        after(campaign(), table(), battle)
    said = refused.value
    assert (said.key, said.rule) == ("medfan.objective_twice", "MED-OBJ-03")


@pytest.mark.rule("MED-OBJ-05", "MED-OBJ-04")
@pytest.mark.ruling("MED-AMB-OBJ-4")
def test_expansion_gains_two_unoccupied_drawn_at_random():
    """Two of eight known ones are drawn: the third, then the first."""
    state = campaign()
    free = land(state, None, *["holding"] * 8)
    after = fought(state, table(3, 1), "expansion").state
    assert [free[2], free[0]] == owned_by(after, ANA)
    assert len(unoccupied(after)) == 6


@pytest.mark.ruling("MED-AMB-OBJ-3")
def test_expansion_takes_what_there_is():
    """One is left: there is no die and no debt, but a note."""
    state = campaign()
    land(state, None, "holding")
    spread = fought(state, table(), "expansion")
    assert (len(owned_by(spread.state, ANA)), unoccupied(spread.state)) == (1, [])
    assert [told["key"] for told in spread.warnings] == ["medfan.short_supply"]


@pytest.mark.ruling("MED-AMB-OBJ-3")
@pytest.mark.parametrize(
    ("objective", "lands", "told"),
    [
        ("raid", 2, ("medfan.short_loss", 3)),
        ("destruction", 0, ("medfan.nothing_stands", 1)),
    ],
)
def test_who_has_too_little_to_lose_is_named(objective, lands, told):
    """A raid brings the winner nothing: the loser is the one with too little."""
    state = campaign()
    land(state, BO, *["holding"] * lands)
    (found,) = fought(state, table(), objective).warnings
    facts = {"player": BO, "wanted": told[1], "found": lands}
    assert (found["key"], found["facts"]) == (told[0], facts)


@pytest.mark.rule("MED-OBJ-15", "MED-TERR-09", "MED-TERR-46")
def test_unknown_captures_are_determined_one_after_the_other():
    """A 3 gives the Training Ground, a second 3 the House of Healers."""
    state = campaign()
    hidden(state, 2)
    state.put(ANA, "objective", "expansion")
    spread = Spread(state, _Named(iter((1, 3, 1, 3, 6))))
    spread.carry_out(ANA, BO)
    found = [spread.state.get(t, "capability") for t in owned_by(spread.state, ANA)]
    assert found == ["training_ground", "house_of_healers"]
    names = {spread.state.name(t) for t in owned_by(spread.state, ANA)}
    assert len(names) == 2
    assert not any(spread.state.get(t, "unknown") for t in owned_by(spread.state, ANA))


class _Named(Table):
    """A table with fixed dice for capabilities, and others rolled by a seed."""

    def __init__(self, faces):
        from ledger.dice import Hand

        super().__init__(throw=Hand(7), how="seeded")
        self.faces = faces

    def roll(self, who, why, die, count):
        """The fixed faces for capabilities, random ones for names."""
        if why.startswith("capability"):
            return (next(self.faces),)
        return super().roll(who, why, die, count)


STOLEN = [
    # winner's and loser's objectives, loser owned, dice, winner gains, loser left
    ("invasion", None, 4, (2,), 1, 3),
    ("invasion", "all_or_nothing", 4, (1, 1), 2, 2),
    ("all_or_nothing", None, 4, (4, 1), 2, 2),
    ("all_or_nothing", "all_or_nothing", 2, (), 2, 0),
    ("raid", "expansion", 2, (), 0, 0),
    ("raid", None, 5, (1, 1, 1), 0, 2),
    ("expansion", "invasion", 3, (), 0, 3),
]


@pytest.mark.rule(
    "MED-OBJ-06", "MED-OBJ-07", "MED-OBJ-08", "MED-OBJ-09", "MED-OBJ-14", "MED-TERR-07"
)
@pytest.mark.ruling("MED-AMB-OBJ-6")
@pytest.mark.parametrize(("winner", "loser", "owned", "dice", "gains", "left"), STOLEN)
def test_territories_are_stolen_given_or_lost(winner, loser, owned, dice, gains, left):
    """The winner's own objective precedes the loser's cost of All or Nothing."""
    state = campaign()
    land(state, BO, *["holding"] * owned)
    after = fought(state, table(*dice), winner, loser).state
    assert (gains, left) == (len(owned_by(after, ANA)), len(owned_by(after, BO)))


@pytest.mark.rule("MED-OBJ-10", "MED-OBJ-11", "MED-OBJ-16")
@pytest.mark.ruling("MED-AMB-OBJ-2")
@pytest.mark.parametrize(
    ("dice", "gained", "left"), [((6, 6), 70, 0), ((1, 2), 30, 40)]
)
def test_pillage_moves_what_the_loser_has(dice, gained, left):
    """A double is nothing special; the hoard is the limit."""
    state = rich(campaign(), BO, 70)
    spread = fought(state, table(*dice), "pillage")
    told = [(line["wanted"], line["amount"], line["rule"]) for line in spread.lines]
    assert told[:1] == [(10 * sum(dice), gained, "MED-OBJ-10")]
    assert [gained, left] == money(spread.state, ANA, BO)


@pytest.mark.rule("MED-OBJ-12")
@pytest.mark.ruling("MED-AMB-OBJ-1")
def test_pillage_puts_a_territory_that_the_winner_picks_out_of_use():
    """The block lasts until the next battle; the owner stays."""
    state = campaign()
    state.put("campaign", "battles", 2)
    found = land(state, BO, "holding", "casino")
    after = fought(state, table(1, 2, pillage="T02"), "pillage").state
    assert [blocked(after, territory) for territory in found] == [False, True]
    assert owners(after, found) == [BO, BO]
    after.put("campaign", "battles", 3)
    assert not blocked(after, found[1])


@pytest.mark.rule("MED-OBJ-13", "MED-TERR-44")
@pytest.mark.ruling("MED-AMB-OBJ-8")
def test_destruction_makes_a_refugee_camp_for_good():
    """The winner picks the Tavern, which keeps name and owner, and shows its past."""
    state = campaign()
    found = land(state, BO, "holding", "tavern")
    spread = fought(state, table(destruction="T02"), "destruction")
    after, told = spread.state, spread.lines[-1]
    assert (
        after.get(found[1], "capability"),
        after.name(found[1]),
        after.get(found[1], "owner"),
    ) == ("refugee_camp", "T02", BO)
    assert (told["was"], told["becomes"]) == ("tavern", "refugee_camp")


@pytest.mark.rule("MED-OBJ-13")
def test_a_council_that_is_destroyed_keeps_no_benefit():
    """The Council's archmages are gone with it; a camp has no benefit."""
    state = campaign()
    (council,) = land(state, BO, "council_of_archmages")
    state.put(council, "council", MAGES)
    after = fought(state, table(), "destruction").state
    assert after.get(council, "capability") == "refugee_camp"
    assert after.get(council, "council") is None


@pytest.mark.rule("MED-TERR-47", "MED-TERR-18", "MED-TERR-20")
@pytest.mark.ruling("MED-AMB-TERR-1")
def test_a_stolen_duplicate_counts_and_a_new_owner_chooses_the_benefit():
    """Ana owns an Academy and steals a Council: both work."""
    state = campaign()
    land(state, ANA, "military_academy")
    (council,) = land(state, BO, "council_of_archmages")
    state.put(council, "council", "one_more_hero_may_be_mage")
    wish = "three_more_spells_per_mage"
    after = fought(state, table(council=wish), "invasion").state
    assert (wish, 2) == (after.get(council, "council"), len(owned_by(after, ANA)))


@pytest.mark.rule("MED-TERR-47", "MED-TERR-18", "MED-TERR-20")
def test_a_second_council_has_the_benefit_of_the_first():
    """A second Council may be stolen and is a territory, but adds nothing."""
    state = campaign()
    _, own = land(state, ANA, "holding", "council_of_archmages")
    (council,) = land(state, BO, "council_of_archmages")
    for territory, benefit in ((own, MAGES), (council, SPELLS)):
        state.put(territory, "council", benefit)
    after = fought(state, table(), "invasion").state
    assert [after.get(one, "council") for one in (own, council)] == [MAGES, MAGES]
    assert len(owned_by(after, ANA)) == 3


@pytest.mark.ruling("MED-AMB-OBJ-3")
def test_by_house_rule_others_stand_in_for_what_is_missing():
    """Expansion steals, Invasion takes unoccupied ones; Raid has no substitute."""
    for objective, owner in (("expansion", BO), ("invasion", None)):
        state = campaign(short_supply="substitute")
        found = land(state, owner, "holding")
        assert owners(fought(state, table(), objective).state, found) == [ANA]
    state = campaign(short_supply="substitute")
    found = land(state, None, "holding")
    assert owners(fought(state, table(), "raid").state, found) == [None]


@pytest.mark.ruling("MED-AMB-OBJ-3")
@pytest.mark.parametrize(
    ("objective", "owner", "wanted"),
    [
        ("expansion", BO, 2),
        ("invasion", None, 1),
        ("raid", None, 3),
        ("destruction", None, 1),
    ],
)
def test_normally_nothing_stands_in_for_what_is_missing(objective, owner, wanted):
    """Bo's stays with Bo, and free ones stay free."""
    state = campaign()
    found = land(state, owner, "holding")
    spread = fought(state, table(), objective)
    assert owners(spread.state, found) == [owner]
    (told,) = spread.warnings
    assert (told["facts"]["wanted"], told["facts"]["found"]) == (wanted, 0)


@pytest.mark.ruling("MED-AMB-OBJ-3")
def test_only_as_many_stand_in_as_are_missing():
    """One of Bo's two is stolen; Ana gets each territory once."""
    state = campaign(short_supply="substitute")
    land(state, None, "holding")
    land(state, BO, "holding", "holding")
    spread = fought(state, table(2), "expansion")
    assert [len(owned_by(spread.state, p)) for p in (ANA, BO)] == [2, 1]
    assert spread.warnings == []


@pytest.mark.ruling("MED-AMB-OBJ-5")
def test_by_house_rule_any_players_territory_may_be_stolen():
    """Cy did not fight, and loses the Casino."""
    state = campaign("Ana", "Bo", "Cy", occupied_whose="any_player")
    land(state, BO, "holding")
    (casino,) = land(state, CY, "casino")
    after = fought(state, table(2), "invasion").state
    assert after.get(casino, "owner") == ANA


@pytest.mark.rule("MED-OBJ-01", "MED-OBJ-03")
def test_who_announced_no_objective_wins_nothing_and_is_told():
    """Bo has one and Ana has none: each counts for its own player."""
    state = campaign()
    land(state, BO, "holding")
    spread = fought(state, table(), None, "raid")
    assert [told["key"] for told in spread.warnings] == ["medfan.no_objective"]
    assert len(owned_by(spread.state, BO)) == 1


@pytest.mark.ruling("MED-AMB-OBJ-10")
def test_who_has_nothing_loses_nothing():
    """Stealing finds nothing, and a Pillage no territory to block."""
    for objective, dice in (("invasion", ()), ("pillage", (3, 4)), ("raid", ())):
        spread = fought(campaign(), table(*dice), objective)
        assert owned_by(spread.state, ANA) == []


@pytest.mark.rule("MED-OBJ-06", "MED-OBJ-08", "MED-OBJ-09")
def test_each_line_says_what_became_of_the_territory():
    """A territory is won, given or vacated, with both owners and the rule."""
    state = campaign()
    land(state, BO, "holding", "holding")
    told = fought(state, table(1), "invasion", "all_or_nothing").lines
    told += fought(state, table(), "raid").lines[:1]
    lines = [tuple(line[k] for k in ("what", "from", "to", "rule")) for line in told]
    assert lines == [
        ("won", BO, ANA, "MED-OBJ-06"),
        ("given", BO, ANA, "MED-OBJ-08"),
        ("vacated", BO, None, "MED-OBJ-09"),
    ]
