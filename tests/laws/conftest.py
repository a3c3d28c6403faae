"""An evening for every test of the laws."""

from __future__ import annotations

import pytest

from ledger.rules import GAMES
from tests.laws.evening import Evening


@pytest.fixture
def evening(tmp_path, request):
    """A campaign with Anne, Bruno and Chloé, checked when the test is over.

    A free one, or one of the game whose kind of act is tried.
    """
    call = getattr(request.node, "callspec", None)
    word = call.params.get("kind", "").partition(" ")[0] if call else ""
    game = word if word in GAMES else "free"
    played = Evening(str(tmp_path / "evening.db"), game=game)
    yield played
    played.keep_the_laws()
    played.close()
