"""Campaigns that are served."""

from __future__ import annotations

import pytest

from tests.commands.web.served import served


@pytest.fixture
def page(fief):
    """Serves the small realm of the tests; purses differ, and nobody else has them."""
    fief()
    with served("c.db") as shown:
        yield shown
