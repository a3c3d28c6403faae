"""Which acts there are, who acts in them, and what carries them out."""

from __future__ import annotations

import pytest

from ledger import acting
from ledger.acting import UNDOING, act_named, actors, acts, use_case
from ledger.acting.answer import Answer, Options, Scene, as_typed
from ledger.acting.history import undo
from ledger.grammar import Act, named
from ledger.rules.common.ids import Entering
from ledger.state import State


def test_acts_write_entries_of_their_kind():
    """Questions, what only the face does, and undoing are none of them."""
    kinds = acts()

    assert {"pay", "note", "drop", "import csv", "fief card play"} <= {*kinds}
    assert not {"treasury", "run", "new", "salvage", *UNDOING} & {*kinds}
    assert all(named(kind) is act for kind, act in kinds.items())
    assert all(isinstance(act, Act) and act.use for act in kinds.values())


def test_who_acts_is_told_of_acts_of_somebody():
    """By the facts that name them; of an act of nobody there is nothing to tell."""
    told = actors()

    assert told["pay"] == ("from",)
    assert told["count"] == ("player", "others.player")
    assert "correct" not in told
    assert {*told} < {*acts()}


@pytest.mark.parametrize("kind", ["pay", "count", "drop", "fief card play"])
def test_an_act_is_carried_out_by_a_function(kind):
    """By its kind, or by its record."""
    assert callable(act_named(kind))
    assert callable(use_case(named(kind)))


@pytest.mark.parametrize("kind", ["treasury", "new", "undo", "redo", "x", "pay ", ""])
def test_nothing_else_is_carried_out_as_an_act(kind):
    """A question, what only the face does, an undo, and what is no command."""
    assert act_named(kind) is None


def test_what_concerns_the_journal_itself_has_a_function_of_its_own():
    """Among the use cases; other acts have their rule."""
    assert use_case(named("undo")) is undo
    assert named("undo").use.startswith(f"{acting.__name__}.")


# What an act is given and gives -------------------------------------------------------


def test_without_options_nothing_is_settled_beforehand():
    """Dice are as the campaign says, nobody is there to be asked, and it is written."""
    assert Options()._asdict() == {
        "dice": None,
        "seed": None,
        "used": 0,
        "choices": {},
        "dry_run": False,
        "exact": False,
        "ruling": None,
        "once": None,
        "terminal": False,
        "asks": False,
        "meant": as_typed,
    }
    assert as_typed("goods", "wood") == "wood"


def test_a_scene_without_a_campaign_knows_of_nothing_before():
    """No words, no hash, no lines taken over; new ids hold the number of the entry."""

    def unused(subject):
        return subject != "player:Bo"

    scene = Scene(State(), None, None, 7, unused, lambda _: ())

    assert (scene.forecast, scene.meant, scene.words) == (False, as_typed, {})
    assert (scene.genesis(), [*scene.taken()]) == ("", [])
    assert scene.entering == Entering(7, unused)


def test_an_answer_is_not_written_unless_it_says_so():
    """So that nothing is taken for an entry that is none."""
    assert Answer({}, None, [], State()).written is False
