"""Every answer has a shape, and is as its shape says."""

from __future__ import annotations

import pytest

from ledger import shapes
from ledger.grammar.listing import every
from tests.face import intendant
from tests.shaped import SCHEMA, misshapen


def test_each_command_answers_in_a_shape_of_its_own():
    """None is missing, none is left over; what calls others answers as they do."""
    assert every().keys() - {*shapes.OTHERS} == shapes.answers().keys()


@pytest.fixture
def paid(here):
    """The document that a payment prints."""
    intendant("new", "c.db", "--players", "Anne,Bruno")
    return intendant("pay", "bank", "Anne", "3", "--json").json


def test_an_answer_as_its_shape_says_has_no_fault(paid):
    """What the program prints is what it says that it prints."""
    assert misshapen(paid) == []


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("amount", "3", "pay.result.amount: '3' is no integer or null"),
        ("amount", True, "pay.result.amount: True is no integer or null"),
        (
            "balances",
            {"Anne": "3"},
            "pay.result.balances.Anne: '3' is no integer or null",
        ),
        ("from", None, "pay.result.from: None is no string"),
        ("tip", 1, "pay.result: tip is unknown"),
    ],
)
def test_a_key_that_no_shape_knows_or_another_type_is_a_fault(paid, key, value, fault):
    """It is told with the path to it."""
    paid["result"][key] = value

    assert misshapen(paid) == [fault]


def test_a_key_that_is_missing_is_a_fault(paid):
    """Whoever reads an answer may rely on its keys."""
    del paid["result"]["amount"]

    assert misshapen(paid) == ["pay.result: no amount"]


def test_a_command_that_nobody_declared_has_no_answer(paid):
    """An answer is that of some command."""
    assert set(SCHEMA["$defs"]) >= {paid["command"], *shapes.answers()}
