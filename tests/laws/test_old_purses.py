"""Purses stay closed in old journals, too: entries are veiled when they are read.

The fixture was written by the first program that had the Med-Fan campaign, which showed
everybody what five of its acts left in a hoard.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ledger.veil import of_act
from tests.face import intendant
from tests.laws import purses
from tests.laws.evening import Evening

FIXTURE = Path(__file__).parent.parent / "fixtures" / "medfan_hoards.json"
TOLD = ("dismiss", "improve", "item", "join", "recruit")


class Found(Evening):
    """A campaign that was played long ago."""

    def _begin(self, *_: Any) -> None:
        said = intendant("import", str(FIXTURE), "-o", self.file, "--json")
        assert said.status == 0, said


@pytest.fixture
def old(tmp_path):
    """The old campaign: Anne has bought, improved and dismissed figures."""
    found = Found(str(tmp_path / "old.db"))
    yield found
    found.close()


def test_the_old_journal_holds_what_is_kept_back(old):
    """Each of the five acts is there, with the money left in the hoard."""
    held = {e.kind for e in old.entries if "hoard" in e.outcome}
    assert held == {f"medfan {word}" for word in TOLD}


@pytest.mark.parametrize("viewer", ["Anne", "Bruno", "Chloé"])
def test_an_old_journal_tells_no_purse(old, viewer):
    """No question for one player shows a purse, in any form."""
    asked = list(purses.questions(old))
    for form in ((), ("--json",), ("--lang", "fr")):
        found = purses.leaks(
            old, f"player:{viewer}", iter(asked), "--as", viewer, *form
        )
        assert found == {}
    assert purses.leaks(old, f"player:{viewer}", purses.reports(viewer)) == {}


def test_its_owner_reads_it(old):
    """The owner of a purse can read about it in the same entries."""
    last = {e.kind: e.seq for e in old.entries}["medfan recruit"]
    told = intendant("show", str(last), "--as", "Anne", "-c", old.file, "--json")
    shut = intendant("show", str(last), "--as", "Bruno", "-c", old.file, "--json")
    hoards = [said.json["result"]["outcome"]["hoard"] for said in (told, shut)]
    assert hoards == [13_999_866, None]


def test_an_old_journal_would_leak_without_the_marks(old, monkeypatch):
    """Without the marks, the questions above would show what is kept back."""
    monkeypatch.delitem(of_act("medfan recruit"), "hoard")
    asked = purses.entries_of(old)
    assert purses.leaks(old, "player:Bruno", asked, "--as", "Bruno", "--json") != {}
