"""An evening for every test of the laws."""

from __future__ import annotations

import pytest

from tests.laws.evening import Evening


@pytest.fixture
def evening(tmp_path):
    """A free campaign with Anne, Bruno and Chloé, checked when the test is over."""
    played = Evening(str(tmp_path / "evening.db"))
    yield played
    played.keep_the_laws()
    played.close()
