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


RULES = "[free.clock]\nphases = ['dawn', 'dusk']\n"
POSITION = "game = 'free'\nplayers = ['Anne', 'Bruno']\n"


@pytest.mark.parametrize(
    ("game", "given", "phase"),
    [
        ("free", {}, None),
        ("free", {"house_rules": RULES}, "dawn"),
        ("fief", {}, "cards"),
        (None, {"position": POSITION}, None),
        (None, {"house_rules": RULES, "position": POSITION}, "dawn"),
        (
            None,
            {"house_rules": RULES, "position": POSITION + "phase = 'dusk'\n"},
            "dusk",
        ),
    ],
)
def test_a_campaign_begins_in_the_first_phase_of_its_game(tmp_path, game, given, phase):
    """Unless its position is in the middle of a turn, or there are no phases."""
    players = () if "position" in given else ("Anne", "Bruno", "Chloé")
    begun = files.new(str(tmp_path / "c.db"), game, players, **given)

    assert begun.state.phase == phase
    assert (begun.entry.turn, begun.entry.phase) == (1, phase)
