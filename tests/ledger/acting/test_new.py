"""A campaign that cannot begin as it was asked for."""

from __future__ import annotations

import pytest

from ledger.acting import files
from ledger.errors import Misuse
from ledger.journal import Finding
from ledger.rules.game import Game


def test_no_campaign_begins_with_a_fault(tmp_path, monkeypatch):
    """Whatever the audit of its game finds is told, and no file is made."""
    fault = Finding("audit.seats", "player:Anne", {})
    monkeypatch.setattr(Game, "audit", lambda *_: [fault])
    with pytest.raises(Misuse) as caught:
        files.new(str(tmp_path / "c.db"), "free", ["Anne", "Bruno"])

    assert (caught.value.key, caught.value.facts["findings"]) == (
        "file.faults",
        [fault],
    )
    assert list(tmp_path.iterdir()) == []
