"""An evening for every test of the laws."""

from __future__ import annotations

import pytest

from ledger.rules import games
from tests.laws.evening import Evening
from tests.laws.fief import FRESH, POSITION


@pytest.fixture
def evening(tmp_path, request):
    """A campaign with Anne, Bruno and Chloé, checked when the test is over.

    A free one, or one of the game whose kind of act is tried.
    """
    call = getattr(request.node, "callspec", None)
    kind = call.params.get("kind", "") if call else ""
    word = kind.partition(" ")[0]
    game = word if word in games() else "free"
    position = POSITION if game == "fief" and kind not in FRESH else None
    played = Evening(str(tmp_path / "evening.db"), game=game, position=position)
    yield played
    played.keep_the_laws()
    played.close()
