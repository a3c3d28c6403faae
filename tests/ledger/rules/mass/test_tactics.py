"""Tactics: the hundred cells, and the two that contradict each other."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.mass.tactics import ORDER, compared, modifier
from tests.ledger.rules.mass.vectors import examples, refusal, state

PRINTED = """
    MAR       0   0 -10  -5   5   5   0  -5   0  10
    CHA       0   0 -15 -10  -5  15  10 -15   5  15
    ENV      10  15   0  -5 -10  10  -5   5 -15   5
    FLA       5  10   5   0   0  -5  10   0 -15 -10
    RET      -5   5  10   0   0 -15   0   0   5   0
    REG      -5 -15 -10   5  15   0   5  10  -5   0
    REC       0 -10   5 -10   0  -5   0   5  15   0
    REC-CHA   5  15  -5   0   0 -10  -5   0   0   0
    RAN       0  -5  15  15  -5   5 -15   0   0 -10
    REP     -10 -15   5  10   0   0   0   0  10   0
"""


@pytest.mark.rule("MASS-TACT-05")
@pytest.mark.rule("MASS-TACT-06")
@examples("tactics")
def test_the_worked_examples(given, expect):
    """The modifiers of the attacker's roll are given."""
    found, _ = compared(state(), **given)
    assert expect["attacker_modifier"] == found["modifier"]


@pytest.mark.rule("MASS-TACT-01")
@pytest.mark.rule("MASS-TACT-05")
def test_the_hundred_cells():
    """There are ten tactics against ten, with the attacker's in the row."""
    printed = [line.split() for line in PRINTED.split("\n") if line.strip()]
    assert list(ORDER) == [line[0] for line in printed]
    for attacker, *values in printed:
        found = [modifier(state(), attacker, defender) for defender in ORDER]
        assert list(map(int, values)) == found


@pytest.mark.ruling("MASS-AMB-20")
def test_one_pair_contradicts_itself():
    """All others are a value and its opposite; for this one there is a warning."""
    odd = {
        (a, b)
        for a in ORDER
        for b in ORDER
        if modifier(state(), a, b) != -modifier(state(), b, a)
    }
    assert odd == {("ENV", "REP"), ("REP", "ENV")}
    for pair in odd:
        ((told,), rule) = compared(state(), *pair)[1], "MASS-AMB-20"
        assert (told["key"], told["rule"]) == ("mass.contradiction", rule)
    mended = state(tactics__rep_env=-5)
    assert compared(mended, "REP", "ENV")[0]["modifier"] == -5
    assert compared(mended, "ENV", "REP")[0]["modifier"] == 5


@pytest.mark.ruling("MASS-AMB-21")
def test_the_cell_without_a_sign_is_ten():
    """The opposite pair proves it for Withdrawal against In ranks."""
    assert modifier(state(), "REP", "RAN") == -modifier(state(), "RAN", "REP") == 10


def test_without_tactics_none_is_compared():
    """The house rule is named."""
    with pytest.raises(Refused) as refused:
        compared(state(modules__tactics=False), "MAR", "CHA")
    assert refused.value.rule == "mass.modules.tactics"


def test_tactics_as_they_are_told():
    """Both, and their value; a warning names the house rule."""
    told, warned = compared(state(), "ENV", "REP")
    assert told == {"attacker": "ENV", "defender": "REP", "modifier": 5}
    assert warned[0]["facts"]["setting"] == "mass.tactics.env_rep"
    assert compared(state(), "MAR", "CHA")[1] == []
    for pair in (("XXX", "MAR"), ("MAR", "XXX")):
        assert refusal(compared, state(), *pair).facts["name"] == "XXX"
