"""An evening for every test of the laws."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import effort
from tests.laws.beginning import begun_for

LAWS = Path(__file__).parent


@pytest.fixture
def evening(tmp_path, request):
    """A campaign with Anne, Bruno and Chloé, checked when the test is over.

    It is a free one, or one of the game whose kind of act is tried.
    """
    call = getattr(request.node, "callspec", None)
    kind = call.params.get("kind", "") if call else ""
    played = begun_for(kind, str(tmp_path / "evening.db"))
    yield played
    played.keep_the_laws()
    played.close()


def pytest_collection_modifyitems(config, items):
    """`make test QUICK=1` tries each law, but not for every kind of act."""
    laws = sorted(
        (item for item in items if effort.QUICK and item.path.parent == LAWS),
        key=lambda item: item.nodeid,
    )
    left = {item for place, item in enumerate(laws) if place % effort.TENTH}
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item in left])
        items[:] = [item for item in items if item not in left]
