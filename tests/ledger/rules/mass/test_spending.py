"""Free raises: when they are spent, on whose rolls, and how many are left."""

from __future__ import annotations

import pytest

from ledger.effects import Because, moved
from ledger.questions import Missing, Sheet, SheetLine
from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.spending import Spending, lent_after, on_any, spend, worth
from ledger.state import WORLD
from ledger.table import Table
from tests.ledger.rules.mass.vectors import armies, refusal

A, B, RODRIGO = "side:A", "side:B", "hero:Rodrigo"
AFTER = {"raises__when": "after"}


def rich(raises=3, **house):
    """A has some raises."""
    found = armies(**house)
    found.add(A, RAISES, raises)
    return found


def spent(count):
    """The effects of A spending so many."""
    return moved(RAISES, count, A, WORLD, Because("MASS-PREP-05", A))


@pytest.mark.rule("MASS-PREP-05")
def test_raises_given_beforehand_are_spent_once():
    """They count before the dice, and are then gone."""
    purse = Spending(rich(), Table(), {A: 2})
    assert purse.on(A, A, fallen=True) == 0
    assert purse.effects == []
    assert purse.on(A, A, fallen=False) == 2
    assert purse.effects == spent(2)
    assert purse.on(B, B, fallen=False) == 0
    found = refusal(purse.on, A, A, fallen=False)
    assert (found.code, found.key, found.rule) == (
        "not_enough",
        "mass.raises",
        "MASS-PREP-05",
    )
    assert found.facts == {"side": A, "have": 1, "need": 2}


def test_all_raises_may_go_at_once():
    """Nobody has to keep one."""
    assert Spending(rich(3), Table(), {A: 3}).on(A, A, fallen=False) == 3


@pytest.mark.ruling("MASS-AMB-09")
def test_a_heros_roll_takes_raises_by_a_house_rule_only():
    """The wish does not count otherwise."""
    wishes = {RODRIGO: 1}
    assert Spending(rich(), Table(), wishes).on(RODRIGO, A, fallen=False) == 0
    ours = rich(raises__scope="any")
    purse = Spending(ours, Table(), wishes)
    assert purse.on(RODRIGO, A, fallen=False) == 1
    assert purse.effects == spent(1)
    assert [on_any(rich(), who, A) for who in (A, RODRIGO)] == [True, False]
    assert on_any(ours, RODRIGO, A)


@pytest.mark.rule("MASS-PREP-04")
@pytest.mark.ruling("MASS-AMB-08")
def test_raises_after_the_dice_are_asked_for():
    """The side that decides is asked for 0 to all it has, 0 being usual."""
    purse = Spending(rich(2, **AFTER), Table(), {})
    assert purse.on(A, A, fallen=False) == 0
    sheet = Sheet(SheetLine("here"))
    with pytest.raises(Missing) as missing:
        purse.on(A, A, fallen=True, sheet=lambda: sheet)
    asked = missing.value.question
    assert (asked.key, asked.options, asked.proposed) == (
        "raises.A",
        ("0", "1", "2"),
        "0",
    )
    assert (asked.rule, asked.who, asked.sheet()) == ("MASS-AMB-08", A, sheet)


def test_after_the_dice_only_what_is_left_is_offered():
    """What is spent on one roll is not there for the next; without any nobody is asked."""
    table = Table(choices={"raises.A": "1", "raises.Rodrigo": "1"})
    purse = Spending(rich(2, raises__scope="any", **AFTER), table, {})
    assert purse.on(A, A, fallen=True) == 1
    assert purse.on(RODRIGO, A, fallen=True) == 1
    assert purse.effects == spent(1) * 2
    assert purse.on("hero:Alonso", A, fallen=True) == 0
    assert purse.on(B, B, fallen=True) == 0


def test_what_was_said_beforehand_is_not_asked_after_the_dice():
    """Even if it is none."""
    for wish in (0, 2):
        purse = Spending(rich(2, **AFTER), Table(), {A: wish})
        assert purse.on(A, A, fallen=True) == wish
        assert purse.effects == spent(wish)


@pytest.mark.ruling("MASS-AMB-09")
def test_a_hero_spends_between_the_turns():
    """The house rule is named where he may not; none may always be spent."""
    found = refusal(spend, rich(), RODRIGO, A, 1)
    assert (found.code, found.key) == ("rule", "mass.raises_scope")
    assert found.rule == found.facts["setting"] == "mass.raises.scope"
    assert spend(rich(), RODRIGO, A, 0) == []
    ours = rich(raises__scope="any")
    assert spend(ours, RODRIGO, A, 3) == spent(3)
    assert refusal(spend, ours, RODRIGO, A, 4).facts == {
        "side": A,
        "have": 3,
        "need": 4,
    }


def test_what_raises_are_worth_and_when_command_is_lent():
    """Both are house rules."""
    assert [worth(armies(), n) for n in (0, 1, 3)] == [0, 5, 15]
    assert worth(armies(raises__value=4), 3) == 12
    assert not lent_after(armies())
    assert lent_after(armies(command__when="after"))
