"""The tool that finds tests which cannot fail."""

from __future__ import annotations

import ast

from tools.proofs import faults

TESTS = """
def test_that_asserts():
    assert 1 == two()

def test_that_is_refused():
    with pytest.raises(Refused):
        pay()

def test_by_a_helper():
    every_law(pay())

def every_law(state):
    for law in LAWS:
        holds(law, state)

def holds(law, state):
    assert law(state)

def test_that_calls():
    ask("pay")

def ask(word):
    assert call(word) == 0

def test_of_itself():
    assert told == told
    assert (told, "words")
    assert ask("roll") == ask("roll")
"""


def test_a_test_that_cannot_fail_is_named():
    """A test that only calls, compares a thing with itself or is a truism is named."""
    assert list(faults({"t.py": ast.parse(TESTS)})) == [
        "t.py:19: test_that_calls asserts nothing",
        "t.py:26: test_of_itself holds whatever happens",
        "t.py:27: test_of_itself holds whatever happens",
    ]
