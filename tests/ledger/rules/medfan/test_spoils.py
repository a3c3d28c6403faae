"""The spoils of a battle: a share of the enemy figures eliminated."""

from __future__ import annotations

import pytest

from ledger.rules.medfan import spoils
from tests.ledger.rules.medfan.battlefield import ANA, BO, campaign, figure, land, money

VECTORS = [
    (0, 0, {}, 0),
    (1, 0, {}, 1),
    (130, 0, {}, 13),
    (131, 0, {}, 14),
    (137, 0, {}, 14),
    (137, 1, {}, 28),
    (137, 2, {}, 42),
    (137, 1, {"blood_altar_mode": "multiply"}, 16),
    (100, 1, {"blood_altar_mode": "multiply"}, 11),
    (10, 2, {}, 3),
    (15 + 15 + 15, 0, {}, 5),
    (137, 2, {"rare_effects_stack": False}, 28),
]


@pytest.mark.ruling("MED-AMB-SPOILS-1")
@pytest.mark.rule(
    "MED-SPOILS-03", "MED-SPOILS-06", "MED-SPOILS-07", "MED-SPOILS-10", "MED-TERR-31"
)
@pytest.mark.parametrize(("total", "altars", "rules", "gain"), VECTORS)
def test_a_tenth_of_the_total_is_gained_rounded_up_once(total, altars, rules, gain):
    """Each Blood Altar adds ten points; only whole numbers count."""
    assert gain == spoils.gain(campaign(**rules), total, altars)


@pytest.mark.rule("MED-SPOILS-01", "MED-SPOILS-05", "MED-SPOILS-08")
def test_the_fallen_count_and_nobody_else_and_the_money_is_new():
    """Two fallen figures of 15 and 16 make 31; a third is only wounded."""
    state = campaign()
    first = figure(state, BO, "Urs", 15, fallen=1)
    second = figure(state, BO, "Uta", 16, fallen=1)
    figure(state, BO, "Ute", 100)
    effects, line = spoils.step(state, ANA, BO)
    assert ([first, second], 31, 4) == (line["figures"], line["total"], line["gain"])
    assert money(state.apply(effects), ANA, BO, "bank") == [4, 0, -4]


@pytest.mark.ruling("MED-AMB-SPOILS-3")
@pytest.mark.parametrize(("value", "total"), [("full", 45), ("paid", 23)])
def test_a_figure_counts_at_its_full_cost_or_at_what_was_paid(value, total):
    """A hero of 45 was bought at half price."""
    state = campaign(figure_value=value)
    figure(state, BO, "Urs", 45, paid=23, fallen=1)
    assert total == spoils.step(state, ANA, BO)[1]["total"]


@pytest.mark.rule("MED-TERR-31", "MED-SPOILS-03", "MED-SPOILS-07")
def test_a_blood_altar_of_ones_own_raises_the_share():
    """Ana's altar counts for Ana, and Bo's does not."""
    state = campaign()
    land(state, ANA, "blood_altar", "holding")
    figure(state, BO, "Urs", 137, fallen=1)
    figure(state, ANA, "Axa", 137, fallen=1)
    lines = [spoils.step(state, *sides)[1] for sides in ((ANA, BO), (BO, ANA))]
    found = [(line["percent"], line["gain"], line["rule"]) for line in lines]
    assert found == [(20, 28, "MED-SPOILS-07"), (10, 14, "MED-SPOILS-03")]
