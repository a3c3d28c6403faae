"""An act is decided again where others have written meanwhile."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ledger.errors import FileTrouble, Misuse, Overtaken, Refused
from ledger.league.pulling import Came
from ledger.questions import ChoiceQuestion, Missing
from ledger.rules.game import Outcome
from tests.laws.evening import stopped
from tests.ledger.acting.hubs import acted, refused

QUESTION = ChoiceQuestion("tie", ("Anne", "Bruno"))
NOTHING = Outcome({}, {})


def trying(*errors):
    """A rule that fails so many times before it decides; and how often it was asked."""
    seen, left = [], list(errors)

    def decide(scene):
        seen.append(scene.entry)
        if left:
            raise left.pop(0)
        return NOTHING

    return decide, seen


@pytest.mark.parametrize("error", [Refused("rule"), Misuse("usage"), Missing(QUESTION)])
def test_what_others_have_written_may_change_a_refusal(begun, book, other, error):
    """The act is decided once more where the hub has something new."""
    acted(other, "pay", "bank", "Bruno", 7)
    decide, seen = trying(error)
    answer = begun.recorder().act("note", {}, decide)
    assert (seen, answer.entry.seq) == ([3, 4], 4)
    decide, seen = trying(error)
    with pytest.raises(type(error)):
        begun.recorder().act("note", {}, decide)
    assert (seen, begun.head[0]) == ([5], 4)


def test_a_question_that_can_be_asked_is_asked_first(begun, book, other):
    """Only then is it seen what others have written."""
    acted(other, "pay", "bank", "Bruno", 7)
    decide, seen = trying(Missing(QUESTION))
    with pytest.raises(Missing):
        begun.recorder(asks=True).act("note", {}, decide)
    assert (seen, begun.head[0]) == ([3], 2)


def test_trouble_with_the_file_is_no_refusal(begun, book, other):
    """Nothing new could mend it."""
    acted(other, "pay", "bank", "Bruno", 7)
    decide, seen = trying(FileTrouble("damaged"))
    with pytest.raises(FileTrouble):
        begun.recorder().act("note", {}, decide)
    assert (seen, begun.head[0]) == ([3], 2)


@pytest.mark.parametrize(("times", "written"), [(99, True), (100, False)])
def test_others_may_be_quicker_a_hundred_times(begun, times, written):
    """Then the file counts as locked."""
    begun.book.upstream = SimpleNamespace(
        came=Came([], []), close=lambda: None, facts=lambda: None
    )
    decide, seen = trying(*[Overtaken() for _ in range(times)])
    recorder = begun.recorder()
    if written:
        assert recorder.act("note", {}, decide).written
    else:
        told = refused(FileTrouble, recorder.act, "note", {}, decide)
        assert told == ("locked", "locked", {"file": begun.file, "detail": ""})
    assert len(seen) == 100


def test_whether_it_still_holds_is_asked_where_others_have_changed_it(
    hub, begun, book, other
):
    """Whoever cannot be asked has it written."""
    hub.before = lambda: acted(other, "title grant", "Marshal", "Bruno")
    question = stopped(begun.act, "title grant", "Marshal", "Chloé", asks=True).question
    assert (question.key, question.options) == ("league.others.3", ("book", "stay"))
    hub.before = lambda: acted(other, "title grant", "Marshal", "Anne")
    assert begun.act("title grant", "Marshal", "Chloé").written
    assert begun.state.get("title:Marshal", "holder") == "player:Chloé"


def test_an_act_that_stays_here_says_so(hub, begun, book):
    """The campaign goes on without its hub."""
    hub.away = "unreachable"
    answer = begun.act("pay", "bank", "Anne", 1)
    assert [one["key"] for one in answer.warnings] == ["league.apart"]
    assert answer.entry.warnings == []
