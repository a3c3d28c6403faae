"""TOML that people wrote."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.errors import Misuse
from ledger.toml import MOST_BYTES, line_of, read_toml

TEXT = """
[money] # purses
Anne = 1

[[title]]
title = "A"

[[title]]
title = "B"
holder = "Bruno"
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("money", "Anne"), 3),
        (("title", 0, "title"), 6),
        (("title", 1, "holder"), 10),
        (("nothing",), 1),
        ((), 1),
    ],
)
def test_every_item_has_its_line(path, line):
    """Also where comments stand."""
    assert line_of(TEXT, path) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = ", 1), ("a = 1\nb = [", 2), ("a = 1\na = 2", 2), ("\n\n[x", 3)],
)
def test_a_fault_has_its_line(text, line):
    """The first one that stops the reader."""
    with pytest.raises(Misuse) as caught:
        read_toml(text)
    assert (caught.value.key, caught.value.facts["line"]) == ("toml.syntax", line)


def test_a_file_too_long_is_refused():
    """Nobody wrote that by hand."""
    with pytest.raises(Misuse) as caught:
        read_toml("#" * (MOST_BYTES + 1))
    assert caught.value.key == "toml.long"


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_text_is_read_or_refused(text):
    """Never anything else."""
    try:
        assert isinstance(read_toml(text), dict)
    except Misuse as misuse:
        assert misuse.status == 2  # noqa: PT017
