"""The line of a command, as screens offer it."""

from __future__ import annotations

import doctest

import pytest

from commands import line


def test_examples_of_lines() -> None:
    """The examples in the module are correct."""
    failed, tried = doctest.testmod(line)
    assert (failed, tried > 0) == (0, True)


def test_a_word_that_a_command_has_not_is_a_mistake() -> None:
    """The word would be silently lost, so it counts as an error of ours."""
    with pytest.raises(LookupError, match="pay: amont"):
        line.written("pay", source="Anne", target="Bruno", amont=15)
