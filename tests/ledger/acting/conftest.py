"""An evening for the tests of acts."""

from __future__ import annotations

import pytest

from tests.laws.evening import Evening


@pytest.fixture
def evening(tmp_path):
    """A free campaign, checked when the test is over."""
    played = Evening(str(tmp_path / "e.db"))
    yield played
    played.keep_the_laws()
    played.close()
