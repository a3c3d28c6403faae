"""A rule that only its card mentions, and the lines that give all of it."""

from __future__ import annotations

import pytest

mark = pytest.mark


def reminder(marker, *lines):
    """The rule of this marker, given by these lines: card, English, French."""
    (told,) = marker.args
    return pytest.param(told, lines, marks=marker, id=told)
