"""The length of a battle."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from ledger.errors import Refused
from ledger.rules.medfan.length import judged, moment_of, variable_of
from ledger.state import State
from ledger.table import Table


def last_turn(rolls=(), *, variable=True):
    """The last turn of a battle; each roll is used, and no other."""
    table = Table(typed=[list(rolls)])
    for turn in range(5 if variable else 1, 8):
        if judged(table, turn, variable=variable).result["ends"]:
            table.close()
            return turn
    return None


@pytest.mark.rule("MED-LENGTH-01")
def test_a_battle_lasts_six_turns_without_a_throw():
    """The example is the vector of fixed length."""
    assert last_turn(variable=False) == 6


@pytest.mark.rule("MED-LENGTH-02", "MED-LENGTH-03", "MED-LENGTH-04", "MED-LENGTH-05")
@pytest.mark.parametrize(
    ("rolls", "ends"), [([5], 5), ([4, 3], 6), ([4, 2], 7), ([1, 6], 6)]
)
def test_variable_length_ends_as_the_dice_say(rolls, ends):
    """The vectors are those of the rules."""
    assert ends == last_turn(rolls)


@pytest.mark.rule("MED-LENGTH-03", "MED-LENGTH-04", "MED-LENGTH-05")
def test_the_chances_of_each_last_turn():
    """A third ends with turn 5, four ninths with 6, two ninths with 7."""
    found = {5: 0, 6: 0, 7: 0}
    for first, second in product(range(1, 7), repeat=2):
        rolls = [first] if first > 4 else [first, second]
        found[last_turn(rolls)] += 1
    assert [Fraction(1, 3), Fraction(4, 9), Fraction(2, 9)] == [
        Fraction(n, 36) for n in found.values()
    ]


@pytest.mark.rule("MED-LENGTH-06")
@pytest.mark.parametrize("turn", [1, 4])
def test_nobody_throws_before_turn_five(turn):
    """The refusal has the rule."""
    with pytest.raises(Refused) as refused:
        judged(Table(typed=[[5]]), turn)
    assert refused.value.rule == "MED-LENGTH-06"


@pytest.mark.rule("MED-LENGTH-06")
def test_nobody_throws_in_turn_seven():
    """The battle ends without a roll."""
    table = Table()
    assert judged(table, 7).result == {"turn": 7, "roll": None, "ends": True}
    assert table.throws == []


@pytest.mark.rule("MED-LENGTH-01", "MED-LENGTH-05")
@pytest.mark.parametrize(
    ("turn", "variable", "rule"),
    [(8, True, "MED-LENGTH-05"), (7, False, "MED-LENGTH-01")],
)
def test_there_is_no_turn_after_the_last_one(turn, variable, rule):
    """The refusal has the rule of the last turn."""
    with pytest.raises(Refused) as refused:
        judged(Table(), turn, variable=variable)
    assert (refused.value.key, refused.value.rule) == ("medfan.length_over", rule)


@pytest.mark.rule("MED-LENGTH-01", "MED-LENGTH-03", "MED-LENGTH-04", "MED-LENGTH-05")
@pytest.mark.parametrize(
    ("turn", "face", "variable", "told"),
    [
        (5, 4, True, {"turn": 5, "roll": 4, "ends": False, "when": "after_initiative"}),
        (6, 3, True, {"turn": 6, "roll": 3, "ends": True, "when": "after_initiative"}),
        (7, None, True, {"turn": 7, "roll": None, "ends": True}),
        (5, None, False, {"turn": 5, "roll": None, "ends": False}),
        (6, None, False, {"turn": 6, "roll": None, "ends": True}),
    ],
)
def test_a_turn_tells_its_die_and_when_it_was_thrown(turn, face, variable, told):
    """Neither die nor time is shown without a roll."""
    table = Table(typed=[[face]] if face else [])
    assert judged(table, turn, variable=variable).result == told


@pytest.mark.rule("MED-LENGTH-02")
@pytest.mark.ruling("MED-AMB-LENGTH-2")
def test_who_has_won_the_initiative_throws():
    """The roll belongs to that player."""
    table = Table(typed=[[5]])
    judged(table, 5, who="player:Ana")
    assert [throw.who for throw in table.throws] == ["player:Ana"]


@pytest.mark.rule("MED-LENGTH-06")
def test_the_kind_of_length_is_that_of_the_prepared_battle():
    """Without one it is variable, so that the die is asked for."""
    state = State()
    assert variable_of(state)
    state.put("campaign", "scenario", "loot")
    assert not variable_of(state)
    state.put("campaign", "variable_length", 1)
    assert variable_of(state)


@pytest.mark.rule("MED-LENGTH-02")
@pytest.mark.ruling("MED-AMB-LENGTH-1")
@pytest.mark.parametrize("when", ["after_initiative", "end_of_turn"])
def test_the_moment_of_the_throw_is_told_with_it(when):
    """The time tells players whether the last turn is still to be played."""
    state = State()
    state.put("campaign", "game", "medfan")
    state.put("rules", "medfan.house_rules.length_roll_when", f'"{when}"')
    told = judged(Table(typed=[[5]]), 5, when=moment_of(state)).result
    assert told == {"turn": 5, "roll": 5, "ends": True, "when": when}
