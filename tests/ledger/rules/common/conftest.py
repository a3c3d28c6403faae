"""What several tests of shared rules need."""

from __future__ import annotations

import pytest

from tests.ledger.rules.common.sealed import (
    TOPICS,
)
from tests.ledger.rules.common.tables import (
    FREE,
    seated,
)


@pytest.fixture
def topics(monkeypatch):
    """The free game has topics for once."""
    monkeypatch.setattr(FREE, "topics", TOPICS, raising=False)
    state = seated()
    for name in ("Hugo", "Ida"):
        state.put(f"captain:{name}", "name", name)
    return state
