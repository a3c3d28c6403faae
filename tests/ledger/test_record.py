"""Records: everything that `typing.NamedTuple` can do, but quicker to make."""

from __future__ import annotations

import copy
from typing import NamedTuple as Usual

import pytest

from ledger.record import NamedTuple


class Debt(NamedTuple):
    """Money that somebody owes."""

    player: str
    amount: int = 0

    def told(self):
        return f"{self.player}: {self.amount}"


class UsualDebt(Usual):
    """Money that somebody owes."""

    player: str
    amount: int = 0


def test_a_record_is_told_and_compared_as_the_usual_ones_are():
    """Fields, defaults, text, equality, changed copies and dicts are the same."""
    ours, usual = Debt("Anne", amount=3), UsualDebt("Anne", amount=3)

    assert ours == usual
    assert repr(ours) == repr(usual).replace("UsualDebt", "Debt")
    assert Debt("Anne") == UsualDebt("Anne")
    assert Debt._fields == UsualDebt._fields
    assert Debt._field_defaults == UsualDebt._field_defaults
    assert ours._asdict() == usual._asdict()
    assert ours._replace(amount=5) == Debt(player="Anne", amount=5)
    assert ours.told() == "Anne: 3"


def test_a_changed_copy_is_made_as_its_class_makes_it():
    """A class below a record may count or check its copies."""
    made = []

    class Counted(Debt):
        @classmethod
        def _make(cls, fields):
            made.append(cls)
            return super()._make(fields)

    assert Counted("Anne")._replace(amount=3) == Debt("Anne", 3)
    assert made == [Counted]


def test_a_copy_of_a_record_is_a_record():
    """The copy knows its fields."""
    copied = copy.deepcopy(Debt("Anne", 3))

    assert (copied.player, copied.amount, type(copied)) == ("Anne", 3, Debt)


@pytest.mark.parametrize(
    "wrong", [dict, lambda: {"amount": 3}, lambda: {"player": "Anne", "sum": 3}]
)
def test_a_record_is_made_of_its_fields_and_no_others(wrong):
    """Too few or unknown words are refused, at the first call and later."""
    for _ in range(2):
        with pytest.raises(TypeError):
            Debt(**wrong())
    with pytest.raises(TypeError):
        Debt("Anne")._replace(sum=3)


def test_a_record_is_matched_by_its_fields():
    """The fields are matched in order."""
    match Debt("Anne", 3):
        case Debt(player, amount):
            found = player, amount

    assert found == ("Anne", 3)
