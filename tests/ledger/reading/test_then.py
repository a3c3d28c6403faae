"""Questions about the past."""

from __future__ import annotations

from ledger.reading.treasury import treasury
from tests.laws.evening import Evening


def test_the_treasury_then_knows_who_was_taken_back_since(tmp_path):
    """Dora was a player at entry 2, whatever is true now."""
    evening = Evening(str(tmp_path / "e.db"), ("Anne",))
    evening.act("players add", "Dora")
    evening.undo()
    then = treasury(evening.book, at=2)["accounts"]
    assert [account["name"] for account in then] == ["Anne", "Dora"]
    assert treasury(evening.book, "Dora", at=2)["accounts"] == then[1:]
    now = treasury(evening.book)["accounts"]
    assert [account["name"] for account in now] == ["Anne"]
    evening.close()
