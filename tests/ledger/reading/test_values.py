"""Values of the journal as they are shown."""

from __future__ import annotations

import pytest

from ledger.reading.values import as_shown
from ledger.state import State


@pytest.mark.parametrize(
    ("value", "subject", "shown"),
    [
        ("player:Anne", None, "Ann"),
        ("player:Anne", "title:T", "Ann"),
        ("player:Bruno", None, "player:Bruno"),
        ("territory:Vaux/player:Anne", None, "Vaux/Ann"),
        ("mine", None, "mine"),
        ("plain/words", None, "plain/words"),
        (("player:Anne", "mine"), None, ["Ann", "mine"]),
        (3, None, 3),
        (None, None, None),
        (3, "rules", 3),
        (None, "rules", None),
        ('"ask"', "rules", "ask"),
        ("12", "rules", 12),
        ('"ask"', "title:rules", '"ask"'),
        ("12", None, "12"),
    ],
)
def test_ids_are_shown_as_names_and_house_rules_as_typed(value, subject, shown):
    """An account has the names of its parts."""
    state = State()
    state.put("player:Anne", "name", "Ann")
    state.put("territory:Vaux", "name", "Vaux")
    state.put("plain", "name", "Other")
    assert as_shown(state, value, subject) == shown
