"""Campaigns to ask about."""

from __future__ import annotations

import pytest

from tests.laws.evening import Evening
from tests.ledger.reading.journals import Journal

BARONY = """\
game = "fief"
players = ["Anne", "Bruno"]
phase = "income"
[[region]]
name = "Rouge"
villages = ["Bourg", "Vaux", "Pré"]
[[diocese]]
name = "Sigy"
villages = ["Bourg", "Vaux", "Pré"]
[[village]]
name = "Bourg"
owner = "Anne"
building = "city"
troops = { Anne = { v1 = 4 } }
[[village]]
name = "Vaux"
[[lord]]
name = "Arnaud"
player = "Anne"
at = "Bourg"
titles = ["Rouge"]
[[lord]]
name = "Jeanne"
player = "Bruno"
at = "Vaux"
"""


@pytest.fixture
def evening(tmp_path):
    """An evening with three players, where nothing has been done yet."""
    made = Evening(str(tmp_path / "e.db"))
    yield made
    made.close()


@pytest.fixture
def barony(tmp_path):
    """A barony of Anne's Arnaud; Bruno's Jeanne is in one of its villages."""
    made = Evening(str(tmp_path / "b.db"), game="fief", position=BARONY)
    yield made
    made.close()


@pytest.fixture
def journal():
    """Begins a campaign in memory: `journal("Anne", "Bruno", Anne=100)`."""
    made = []

    def begin(*players, **more):
        made.append(Journal(*players, **more))
        return made[-1]

    yield begin
    for one in made:
        one.book.close()
