"""A campaign to ask about."""

from __future__ import annotations

import pytest

from tests.laws.evening import Evening


@pytest.fixture
def evening(tmp_path):
    """An evening with three players, where nothing has been done yet."""
    made = Evening(str(tmp_path / "e.db"))
    yield made
    made.close()
