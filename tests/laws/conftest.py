"""An evening for every test of the laws."""

from __future__ import annotations

import pytest

from tests.laws.beginning import begun_for


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
