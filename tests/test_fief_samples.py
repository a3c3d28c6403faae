"""The Fief samples together show the whole game: each command, each act."""

from __future__ import annotations

from itertools import chain

import pytest

from commands.call import command_in
from commands.line import split
from ledger.grammar import Act
from ledger.grammar.listing import every
from tests import sample
from tests.sample import of_kind
from tools import samples

FIEF = {path: one for path, one in every().items() if path.startswith("fief ")}
SAMPLES = [
    samples.CAMPAIGNS / name
    for name in ("quatre-blasons", "la-couronne-de-lys", "le-cachot-du-roi")
]


@pytest.fixture(scope="module")
def journals(tmp_path_factory):
    """Every entry of all evenings."""
    found = []
    for folder in SAMPLES:
        play = sample.played(folder, tmp_path_factory.mktemp(folder.name))
        found.append(next(play))
        play.close()
    return found


def lines(folder):
    """The lines that are typed in the evening, and those that are shown."""
    evening = (folder / "evening.txt").read_text("utf-8").splitlines()
    typed = [line for line in evening if line and not line.startswith("#")]
    return typed + [
        line for line in samples.screens(folder) if line[:2] != samples.REFUSED
    ]


def command_of(line):
    """The command that a line calls."""
    return command_in(split(line))[0].path


def test_every_command_of_fief_is_typed():
    """Every command that begins with `fief` is typed in some sample."""
    typed = {command_of(line) for folder in SAMPLES for line in lines(folder)}

    assert set(FIEF) <= typed


def test_every_act_of_fief_is_in_a_journal(journals):
    """Each act that is typed is also done, and not taken back."""
    acts = {
        path
        for path, one in FIEF.items()
        if isinstance(one, Act) and not (one.face or one.free)
    }

    assert acts <= {e["kind"] for j in journals for e in of_kind(j, *acts)}


def test_all_dice_are_typed(journals):
    """No dice are left to the machine, so that every evening ends the same way."""
    throws = [throw for entry in chain(*journals) for throw in entry["throws"]]

    assert throws
    assert {throw["how"] for throw in throws} == {"typed"}
