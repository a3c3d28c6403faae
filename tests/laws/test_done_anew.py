"""Acts undone, done again, undone with everything that followed, and redone."""

from __future__ import annotations

import pytest

from tests.laws.evening import Evening

LAND = """\
game = "medfan"
players = ["Anne", "Bruno"]

[[territory]]
name = "Vaux"
owner = "Anne"
capability = "holding"
[[territory]]
unknown = 1
"""


@pytest.fixture
def medfan(tmp_path):
    """Two players, and one unknown territory."""
    evening = Evening(str(tmp_path / "m.db"), game="medfan", position=LAND)
    yield evening
    evening.close()


def test_a_territory_that_was_found_twice_comes_back(medfan):
    """The first finding was undone when the income was paid: nothing leans on it."""
    words = ("1", "Bruno", "Puits")
    medfan.act("medfan determine", *words, dice="4 2")
    medfan.undo()
    medfan.act("medfan determine", *words, dice="4 2")
    medfan.act("medfan income")
    played = medfan.state
    medfan.undo(to=1)
    assert medfan.redo().result["redone"] == [4, 5]
    assert played == medfan.state
    medfan.keep_the_laws()
