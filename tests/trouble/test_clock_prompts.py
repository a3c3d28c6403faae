"""`phase next` at a terminal: what is left undone is asked about first."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask
from tests.ledger.rules.fief.positions import text
from tests.ledger.rules.fief.test_passing import BEFORE, HELD
from tests.trouble.terminal import Terminal


@pytest.mark.parametrize(
    ("typed", "status", "phase"), [("", 1, "combat"), ("1", 0, "negotiations")]
)
def test_a_battle_that_is_due_is_asked_about_and_no_writes_nothing(
    here, typed, status, phase
):
    """Enter stays, and leaves no act that was stopped; a yes goes on."""
    begun(text(HELD + BEFORE, phase="combat"))
    with Terminal("phase", "next", "--lang", "en", "-c", "c.db") as terminal:
        said = " ".join(terminal.until("Enter = 2 >").split())
        assert "battle is due – `fief battle Bourg --attacker Anne" in said
        terminal.type(typed)
        assert terminal.ended() == status
    now = ask("status")
    assert (now["phase"], now["drafts"]) == (phase, [])
