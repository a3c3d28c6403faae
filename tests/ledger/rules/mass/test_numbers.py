"""Numbers, walls, and the rolls before the battle."""

from __future__ import annotations

import pytest

from ledger.effects import MOST_AMOUNT
from ledger.errors import Misuse, Refused
from ledger.rules.mass.commanding import drawn_up
from ledger.rules.mass.numbers import bonus, compared, effective, level_of
from ledger.rules.mass.preparing import raises
from tests.ledger.rules.mass.vectors import examples, refusal, state


@pytest.mark.rule("MASS-MOD-08")
@pytest.mark.rule("MASS-MOD-09")
@examples("effective_men")
def test_the_printed_example(given, expect):
    """A thousand men in a large castle count for five thousand."""
    assert expect["effective"] == effective(given["men"], given["fort_level"])
    assert level_of(state(), "large castle") == given["fort_level"]


@pytest.mark.rule("MASS-MOD-06")
@pytest.mark.ruling("MASS-AMB-15")
@examples("numbers")
def test_the_worked_examples(given, expect):
    """The larger side gains, by whole numbers, from twice as many upwards."""
    forts = str(given["fort_A"]), str(given["fort_B"])
    found = compared(state(), (given["A"], given["B"]), forts)
    gains = {"A": 0, "B": 0}
    if found["side"]:
        gains[found["side"].upper()] = found["modifier"]
    assert expect == gains


@pytest.mark.rule("MASS-MOD-05")
def test_what_numbers_are_worth():
    """Each multiple is worth 5, up to 25."""
    found = [bonus(ratio) for ratio in range(1, 9)]
    assert found == [0, 5, 10, 15, 20, 25, 25, 25]


@pytest.mark.rule("MASS-MOD-07")
def test_walls_count_for_numbers_alone():
    """Walls may reverse the advantage; equal numbers give nobody anything."""
    found = compared(state(), (2000, 1000), (None, "5"))
    assert (found["side"], found["modifier"], found["ratio"]) == ("b", 5, 2)
    found = compared(state(), (5000, 1000), (None, "large_castle"))
    assert (found["side"], found["modifier"], found["ratio"]) == (None, 0, 1)


@pytest.mark.rule("MASS-MOD-08")
@pytest.mark.ruling("MASS-AMB-16")
def test_the_level_of_walls_is_typed_or_named():
    """The names are house rules."""
    ours = state(fort__levels={"none": 1, "tower": 3})
    assert [level_of(ours, word) for word in ("4", "Tower", "none")] == [4, 3, 1]
    for word in ("large_castle", "0", "101", "-1", "²", ""):
        with pytest.raises(Misuse) as refused:
            level_of(ours, word)
        assert refused.value.key == "mass.level"


def test_a_ratio_may_be_rounded_up():
    """The house rule says so."""
    found = compared(state(numbers__round="up"), (1900, 1000), (None, None))
    assert (found["ratio"], found["modifier"]) == (2, 5)


def test_what_is_left_out_is_refused():
    """Walls may be left out, or numbers altogether."""
    for module, forts in (("fortification", ("2", None)), ("numbers", (None, None))):
        with pytest.raises(Refused) as refused:
            compared(state(**{f"modules__{module}": False}), (10, 10), forts)
        assert refused.value.rule == f"mass.modules.{module}"
    with pytest.raises(Refused):
        raises(state(modules__preparation=False), [20])


@pytest.mark.rule("MASS-PREP-03")
@pytest.mark.rule("MASS-PREP-06")
@examples("prep")
def test_free_raises(given, expect):
    """Each full ten of each roll gives one."""
    assert expect["free_raises"] == raises(state(), given["rolls"])


@pytest.mark.rule("MASS-PREP-03")
@pytest.mark.ruling("MASS-AMB-06")
def test_rolls_may_be_summed():
    """9 and 9 are 18 then: one full ten."""
    assert raises(state(prep__count="sum"), [9, 9]) == 1


@pytest.mark.parametrize(("level", "fort"), [(None, None), (1, None), (2, "2")])
def test_a_general_has_walls_from_the_second_level_on(level, fort):
    """Level 1 is open country."""
    field = state()
    for side in ("side:A", "side:B"):
        field.put(side, "name", side)
        field.put(side, "men", 1000)
    field.put("side:A", "fortification", level)
    assert drawn_up(field, "side:A", ()).fort == fort


def test_counted_men():
    """At least one, and no more than an amount may be; walls have a level up to 100."""
    for men in (0, MOST_AMOUNT + 1):
        found = refusal(compared, state(), (men, 5), (None, None))
        assert (found.code, found.key, found.rule) == (
            "bad_amount",
            "mass.men",
            "MASS-MOD-05",
        )
        assert found.facts == {"word": str(men), "most": MOST_AMOUNT}
    assert compared(state(), (1, MOST_AMOUNT), (None, None)) == {
        "ratio": MOST_AMOUNT,
        "modifier": 25,
        "side": "b",
        "effective": {"a": 1, "b": MOST_AMOUNT},
    }
    assert level_of(state(), "100") == 100
    found = refusal(level_of, state(), "large_castel")
    assert (found.code, found.rule) == ("usage", "MASS-MOD-08")
    assert found.facts == {
        "word": "large_castel",
        "most": 100,
        "near": ["large_castle"],
        "known": ["none", "large_castle"],
    }
