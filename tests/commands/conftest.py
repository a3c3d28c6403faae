"""A small campaign to play with."""

from __future__ import annotations

import shutil

import pytest

from tests.face import ask

POSITION = """\
game = "free"
players = ["Anne", "Bruno", "Chloé"]

[money]
Anne = 100
Bruno = 50
"""


@pytest.fixture(scope="session")
def _played(tmp_path_factory):
    """One campaign file, made once."""
    folder = tmp_path_factory.mktemp("played")
    (folder / "p.toml").write_text(POSITION, "utf-8")
    ask("new", str(folder / "c.db"), "--from", str(folder / "p.toml"))
    return folder / "c.db"


@pytest.fixture
def table(here, _played):
    """A folder with one campaign: Anne has 100, Bruno 50, Chloé nothing."""
    shutil.copy(_played, here / "c.db")
    return here


@pytest.fixture
def full(table):
    """The same table with titles, territories, a second turn and an undo."""
    ask("title", "grant", "Warden of the North", "Bruno")
    ask("territory", "add", "Vaux", "--kind", "mine", "--owner", "Anne")
    ask("territory", "add", "Bourg")
    ask("pay", "Anne", "Bruno", "30", "--for", "a horse")
    ask("turn", "next")
    ask("pay", "Bruno", "bank", "5")
    ask("undo")
    return table
