"""Coins counted on the table: the likeliest culprit comes first."""

from __future__ import annotations

import pytest

from ledger.rules.common.counting import Movement, suspects

ANNE, BRUNO = "player:Anne", "player:Bruno"
NOISE = [
    Movement(90, "bank", BRUNO, 700),
    Movement(91, "bank", ANNE, 811),
    Movement(92, ANNE, "bank", 333),
]


@pytest.mark.parametrize(
    ("why", "entry", "difference", "moves"),
    [
        ("doubled", 12, -40, [(11, "bank", ANNE, 40), (12, "bank", ANNE, 40)]),
        ("doubled", 12, 40, [(11, ANNE, BRUNO, 40), (12, ANNE, BRUNO, 40)]),
        ("missed", 11, -40, [(11, "bank", ANNE, 40)]),
        ("missed", 11, 40, [(11, ANNE, BRUNO, 40)]),
        ("digits", 11, 9, [(11, "bank", ANNE, 45)]),
        ("digits", 11, -9, [(11, ANNE, "bank", 45)]),
        ("digits", 11, 360, [(11, "bank", ANNE, 40)]),
        ("digits", 11, -36, [(11, "bank", ANNE, 40)]),
        ("digits", 11, -90, [(11, "bank", ANNE, 1435), (12, "bank", ANNE, 221)]),
        ("sign", 11, -80, [(11, "bank", ANNE, 40)]),
        ("sign", 11, 80, [(11, ANNE, "bank", 40)]),
        ("player", 11, 40, [(11, "bank", BRUNO, 40)]),
        ("player", 11, -40, [(11, BRUNO, "bank", 40)]),
    ],
)
def test_the_culprit_comes_first(why, entry, difference, moves):
    """Among entries that explain nothing."""
    if difference == -90:
        difference = 1345 - 1435
    found = suspects(ANNE, difference, [*NOISE, *(Movement(*m) for m in moves)])
    assert (found[0]["entry"], found[0]["why"]) == (entry, why)


def test_nobody_is_suspected_without_reason():
    """No entry explains the difference."""
    assert suspects(ANNE, 7, NOISE) == []
