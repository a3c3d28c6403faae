"""The ground of a battle: columns, walls, archers' minimum, and the table of losses."""

from __future__ import annotations

from itertools import product

import pytest

from ledger.rules.fief.war.ground import (
    Ground,
    besieged,
    dice_lost,
    minimum,
    read,
)
from tests.ledger.rules.fief.war import oracle
from tests.ledger.rules.fief.war.fights import ways

TACTICS = ways(tactics=True)
SITES = ("open", "castle", "city")
LEAST = {"open": 1, "castle": 2, "city": 3}


def house(**rules):
    """The extension with some of the house rules about archers."""
    return ways({f"tactics.archers.{k}": v for k, v in rules.items()}, tactics=True)


@pytest.mark.rule("FIEF-FIGHT-09", "FIEF-FIGHT-21", "FIEF-AIM-05")
@pytest.mark.parametrize("site", ["castle", "city"])
@pytest.mark.parametrize(
    ("inside", "sortie", "attacker", "defender"),
    [
        (False, False, False, True),
        (True, False, True, True),
        (False, True, False, False),
        (True, True, False, False),
    ],
)
def test_walls_shield_the_defender_and_inside_both(
    site, inside, sortie, attacker, defender
):
    """Lords who are shielded cannot be aimed at; one who comes out is in the open."""
    ground = Ground(site, inside, sortie)
    assert ground.walled is not sortie
    for side, shielded in (("attacker", attacker), ("defender", defender)):
        assert ground.column(side) == (site if shielded else "open")
        assert ground.hidden(side) is shielded


@pytest.mark.rule("FIEF-FIGHT-21")
def test_the_open_field_shields_nobody():
    """It has no walls, whoever is inside."""
    for inside, sortie in product((False, True), repeat=2):
        ground = Ground("open", inside, sortie)
        assert not ground.walled
        assert {ground.column(s) for s in ("attacker", "defender")} == {"open"}
        assert not ground.hidden("attacker")
        assert not ground.hidden("defender")


@pytest.mark.rule("TAC-ARCH-15", "TAC-ARCH-16", "TAC-ARCH-17")
@pytest.mark.parametrize("site", SITES)
def test_walls_need_more_archers(site):
    """One in the open, two at a castle, three at a city."""
    assert minimum("attacker", Ground(site), TACTICS) == LEAST[site]


@pytest.mark.parametrize("side", ["attacker", "defender"])
@pytest.mark.parametrize("site", ["castle", "city"])
@pytest.mark.parametrize(
    ("ground", "rule"),
    [
        ({"inside": True}, "inside_counts"),
        ({"sortie": True}, "sortie_is_siege"),
        ({"passage": True}, "secret_passage_minimum"),
    ],
)
@pytest.mark.rule("TAC-ARCH-18", "TAC-ARCH-31")
def test_a_house_rule_says_whether_walls_count_for_archers(site, side, ground, rule):
    """Inside, in a sortie or by a passage, one archer is enough where they do not."""
    on = {"minimum_for_defender": True, rule: True}
    where = Ground(site, **ground)
    assert minimum(side, where, house(**on)) == LEAST[site]
    assert minimum(side, where, house(**{**on, rule: False})) == 1


@pytest.mark.parametrize("site", ["castle", "city"])
def test_a_house_rule_says_whether_the_defender_needs_as_many_archers(site):
    """The attacker always does."""
    for counts in (True, False):
        customs = house(minimum_for_defender=counts)
        assert minimum("attacker", Ground(site), customs) == LEAST[site]
        least = LEAST[site] if counts else 1
        assert minimum("defender", Ground(site), customs) == least


@pytest.mark.rule("TAC-ARCH-19", "TAC-ARCH-31")
def test_the_aimed_shot_is_for_the_besieged():
    """Nobody is besieged in the open; a house rule decides inside and in a sortie."""
    assert besieged(Ground("castle"), TACTICS) is True
    assert besieged(Ground("city"), TACTICS) is True
    assert besieged(Ground("open"), TACTICS) is False
    for word, rule in (("inside", "inside_counts"), ("sortie", "sortie_is_siege")):
        for counts in (True, False):
            where = Ground("castle", **{word: True})
            assert besieged(where, house(**{rule: counts})) is counts
            # The other house rule has no part in it.
            others = {"inside_counts": True, "sortie_is_siege": True, rule: counts}
            assert besieged(where, house(**others)) is counts


@pytest.mark.rule("TAC-GEN-04")
def test_walls_take_dice_from_the_attacker_of_the_later_edition():
    """One at a castle, two at a city; never from the defender, nor inside or outside."""
    for site, lost in (("open", 0), ("castle", 1), ("city", 2)):
        assert dice_lost("attacker", Ground(site)) == lost
        assert dice_lost("defender", Ground(site)) == 0
        assert dice_lost("attacker", Ground(site, inside=True)) == 0
        assert dice_lost("attacker", Ground(site, sortie=True)) == 0


@pytest.mark.rule("FIEF-FIGHT-08", "FIEF-FIGHT-10")
@pytest.mark.parametrize(
    ("column", "divisor"), [("open", 2), ("castle", 3), ("city", 4)]
)
def test_the_table_of_losses_and_what_is_beyond_it(column, divisor):
    """From 1 to 24 the table counts, then a half, a third, a quarter; nothing is 0."""
    table = oracle.TABLE[column]
    assert [read(total, column) for total in range(25)] == table
    assert (read(-1, column), read(0, column)) == (0, 0)
    for total in (25, 26, 27, 28, 36):
        assert read(total, column) == total // divisor
