"""The length of a siege, and the survival of earthworks: dice and odds."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from ledger.errors import Misuse
from ledger.rules.siege import odds
from ledger.rules.siege.earthworks import attack
from ledger.rules.siege.length import first_turn, length, needed
from tests.ledger.rules.siege.vectors import dice, examples, state


@pytest.mark.rule("SIEGE-LEN-03")
@pytest.mark.rule("SIEGE-LEN-04")
@examples("siege_end")
def test_the_worked_ends(case):
    """Die and turn add up to eleven; nothing ends it before the first roll."""
    found = length(dice(case["die"]), case["turn"], case["start"])
    assert case["ends"] == found.result["ends"]
    early = case["turn"] < case["start"]
    assert found.result["total"] == (None if early else case["die"] + case["turn"])
    assert bool(found.warnings) == early


@pytest.mark.rule("SIEGE-LEN-05")
def test_what_the_die_must_show():
    """The number falls by one each turn; turn ten is certain."""
    assert [needed(turn) for turn in range(6, 12)] == [5, 4, 3, 2, 1, 1]


@pytest.mark.rule("SIEGE-LEN-07")
@pytest.mark.rule("SIEGE-LEN-08")
@pytest.mark.ruling("SIEGE-AMB-36")
def test_help_makes_it_shorter():
    """The rolls begin one turn earlier, and only then."""
    assert [first_turn(help_comes=True), first_turn()] == [5, 6]


def test_no_die_is_asked_for_too_early():
    """Rolls before the first such turn, and turn zero, are refused."""
    table = dice()
    found = length(table, 5)
    assert (found.result["face"], found.result["ends"], table.throws) == (
        None,
        False,
        [],
    )
    for first in (0, 11):
        with pytest.raises(Misuse):
            length(dice(1), 6, first)


@pytest.mark.rule("SIEGE-LEN-05")
@pytest.mark.parametrize(
    ("first", "expected"),
    [
        (6, [0, 0.3333, 0.3333, 0.2222, 0.0926, 0.0185]),
        (5, [0.1667, 0.2778, 0.2778, 0.1852, 0.0772, 0.0154]),
    ],
)
def test_the_worked_chances(first, expected):
    """The odds go from turn five to turn ten, and add up to certainty."""
    found = odds.turns(first)
    assert [one.turn for one in found] == [5, 6, 7, 8, 9, 10]
    assert expected == [round(float(one.here), 4) for one in found]
    assert sum(one.here for one in found) == found[-1].over == 1


def test_the_chances_are_those_of_all_throws():
    """The odds are counted die by die, for the five dice of a long siege."""
    counts = dict.fromkeys(range(6, 11), 0)
    for faces in product(range(1, 7), repeat=5):
        turn = next(t for t, face in zip(counts, faces, strict=True) if face + t >= 11)
        counts[turn] += 1
    found = {one.turn: one.here for one in odds.turns(6)}
    assert found == {5: 0, **{t: Fraction(n, 6**5) for t, n in counts.items()}}
    mean = sum(turn * chance for turn, chance in found.items())
    assert odds.expected(odds.turns(6)) == mean


@pytest.mark.rule("SIEGE-EARTH-13")
@pytest.mark.parametrize(
    ("faces", "destroyed"), [((6,), True), ((5, 5, 5), False), ((1, 6, 2), True)]
)
def test_any_six_destroys_earthworks(faces, destroyed):
    """There is one die for each attack; fives do nothing."""
    found = attack(state(), dice(*faces), len(faces))
    assert (found.result["faces"], found.result["destroyed"]) == (
        list(faces),
        destroyed,
    )


@pytest.mark.rule("SIEGE-EARTH-13")
@pytest.mark.parametrize("attacks", [1, 2, 3])
def test_the_chance_of_destroying_them(attacks):
    """The odds are the share of rolls with a six."""
    throws = list(product(range(1, 7), repeat=attacks))
    expected = Fraction(sum(6 in faces for faces in throws), len(throws))
    assert expected == odds.earthwork(attacks)


def test_no_attack_is_no_throw():
    """An enormous number of dice is refused, too."""
    for attacks in (0, 101):
        with pytest.raises(Misuse) as refused:
            attack(state(), dice(), attacks)
        assert refused.value.key == "siege.attacks_number"
