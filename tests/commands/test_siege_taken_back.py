"""The cause of a scenario's end cannot be undone before the end itself."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import done, said
from tests.face import ask, intendant


def begin(here, start, *acts):
    """A scenario with these acts, the last of which decides it, and its end."""
    ask("new", "c.db", "--game", "siege")
    done(f"siege start {start} --attacker Dwarfs --defender Empire --first Empire")
    done("siege unit Empire Archers --type infantry --stands 3")
    for act in acts:
        done(act)
    if not ask("siege", "status")["winner"]:
        done("siege end")


def cannot_be_taken_back(entry):
    """Checks that neither an undo nor a correction works while it is over."""
    refusal = said(f"undo {entry}")
    assert refusal.status == 1
    assert "undo the end of the scenario first" in refusal.refusal["message"]
    done(f"undo {ask('log')['entries'][-1]['seq']}")
    done(f"undo {entry}")
    assert ask("verify")["ok"]


@pytest.mark.rule("SIEGE-SCN1-12")
def test_a_dead_general(here):
    """The general cannot return while that death decides it."""
    begin(here, "1", "siege general Empire --dead")
    cannot_be_taken_back(4)


@pytest.mark.rule("SIEGE-SCN1-14")
def test_an_army_that_broke(here):
    """The army stays withdrawn while that is the reason for its loss."""
    begin(here, "1", "siege break Empire")
    cannot_be_taken_back(4)


@pytest.mark.rule("SIEGE-SCN2-13")
def test_the_message(here):
    """The message stays through while that is the reason for the win."""
    begin(here, "1", "siege break Empire")
    done("siege start 2 --attacker Dwarfs --defender Empire --first Empire")
    done("siege off 2")
    done("siege off 1 --general")
    done("siege end")
    cannot_be_taken_back(8)


@pytest.mark.rule("SIEGE-SCN1-09")
def test_the_tower(here):
    """A correction cannot empty it either."""
    hold = "siege hold Archers --stands 3"
    begin(here, "1", hold, *["phase next"] * 3)
    words = ("correct", "campaign.held", "none", "--for", "a slip")
    assert intendant(*words, "--json").status == 1


@pytest.mark.rule("SIEGE-VP-03")
@pytest.mark.usefixtures("siege")
def test_the_stands_that_brought_the_points():
    """The record shows the points of the current sections."""
    done("siege section Wall_1 --control 3:0")
    done("siege general Nains --dead --ruling nobody_saw_it")
    done("siege end")
    stands = next(
        entry["seq"] for entry in ask("log")["entries"] if "3:0" in entry["text"]
    )
    cannot_be_taken_back(stands)
