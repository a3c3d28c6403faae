"""The journal as the commands that would make the same campaign again."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.questions import Throw
from ledger.reading.transcript import lines
from tests.laws.seals import TOPIC, UNDER
from tests.ledger.reading.written import write

ANNE = "player:Anne"
SAID = {"said": {"words": {"remark": "x"}}}


def said(evening):
    """The acts with the values of their words and options."""
    return [(one.record.path, one.said) for one in lines(evening.book)]


def refusal(evening):
    """What a refusal says; the journal is read no further."""
    try:
        return lines(evening.book)
    except Refused as refused:  # not kept, with all that it holds open
        return refused.code, refused.key, refused.facts


def thrown(*faces, how="typed", origin=None):
    """A throw of Anne's."""
    return Throw(ANNE, "roll", "d6", faces, how, origin)


def test_a_new_campaign_has_nothing_to_say(evening):
    """Its beginning stands in other files."""
    assert lines(evening.book) == []


def test_each_act_is_said_with_what_was_given(evening):
    """The remark, the key, the ruling and the dice are among its options."""
    evening.act("pay", "bank", "Anne", 40, "a horse", once="k-1")
    evening.act("roll", "2d6", "Anne", None, dice="5 2")
    evening.act("rules set", "free.titles.most", "1", None)
    evening.act("title grant", "Warden", "Anne")
    evening.act("title grant", "Abbot", "Anne", ruling="why not")
    evening.act("territory add", "Vaux")
    pay = {"source": "bank", "target": "Anne", "amount": 40}
    assert said(evening) == [
        ("pay", {**pay, "remark": "a horse", "once": "k-1"}),
        ("roll", {"expression": "2d6", "who": "Anne", "dice": "5 2"}),
        ("rules set", {"key": "free.titles.most", "value": "1"}),
        ("title grant", {"title": "Warden", "person": "Anne"}),
        ("title grant", {"title": "Abbot", "person": "Anne", "ruling": "why not"}),
        ("territory add", {"name": "Vaux"}),
    ]


def test_what_only_shows_something_is_told_to_do_it(evening):
    """`turn` by itself says which turn it is."""
    evening.act("turn")
    assert said(evening) == [("turn", {"step": "next"})]


def test_the_choices_of_an_act_are_said(evening):
    """Each by its key."""
    words = {"said": {"words": {}, "choices": [["go_on", "go"], ["mercy", "no"]]}}
    write(evening, kind="turn", asked=words)
    ((_, told),) = said(evening)
    assert told == {"step": "next", "choose": ["go_on=go", "mercy=no"]}


def test_a_round_is_asked_for_under_its_hash(evening):
    """Answers fit only the hash under which they were sealed."""
    evening.act("sealed ask", TOPIC, ["Anne"], [], UNDER)
    evening.act("sealed ask", "why", ["Anne"], [])
    (_, first), (_, second) = said(evening)
    assert first["under"] == UNDER
    assert second["under"] == evening.entry(3).asked["under"] != UNDER


def test_undone_acts_and_their_undos_are_said(evening):
    """An undo names the act where it was named."""
    evening.act("note", "one")
    evening.act("note", "two")
    evening.undo(2)
    evening.redo()
    evening.undo()
    assert said(evening) == [
        ("note", {"remark": "one"}),
        ("note", {"remark": "two"}),
        ("undo", {"act": 2}),
        ("redo", {}),
        ("undo", {}),
    ]


def test_numbers_are_those_in_the_other_file(evening):
    """What is done by hand is not said, and takes no number."""
    write(evening, kind="fork")
    evening.act("note", "one")
    write(evening, kind="salvage")
    write(evening, kind="drop", asked=SAID)
    evening.act("note", "two")
    evening.undo(6)
    evening.act("note", "three")
    evening.undo(to=3)
    assert said(evening) == [
        ("note", {"remark": "one"}),
        ("note", {"remark": "two"}),
        ("undo", {"act": 3}),
        ("note", {"remark": "three"}),
        ("undo", {"to": 2}),
    ]


def test_a_number_that_is_not_said_stands_for_the_one_before(evening):
    """An undo down to a branch goes down to the act before it."""
    evening.act("note", "one")
    write(evening, kind="fork")
    evening.act("note", "two")
    words = {"said": {"words": {"to": 3}}}
    write(evening, kind="undo", asked=words, undoes=(4,))
    assert said(evening)[-1] == ("undo", {"to": 2})
    far = {"said": {"words": {"to": 0}}}
    write(evening, kind="undo", asked=far, undoes=(2,))
    assert said(evening)[-1] == ("undo", {"to": 0})


def test_the_beginning_has_the_first_number(evening):
    """What comes right after it and is not said stands for it."""
    write(evening, kind="fork")
    for to in (1, 2):
        evening.act("note", "one")
        words = {"said": {"words": {"to": to}}}
        write(evening, kind="undo", asked=words, undoes=(evening.head[0],))
        assert said(evening)[-1] == ("undo", {"to": 1})


def test_an_undo_of_what_is_not_said_is_not_said(evening):
    """Where one of several acts is said, the undo is."""
    write(evening, kind="drop", asked=SAID)
    words = {"said": {"words": {}}}
    write(evening, kind="undo", asked=words, undoes=(2,))
    write(evening, kind="redo", asked=words, redoes=(2,))
    assert said(evening) == []
    evening.act("note", "one")
    write(evening, kind="undo", asked=words, undoes=(2, 5))
    assert [path for path, _ in said(evening)] == ["note", "undo"]


@pytest.mark.parametrize(
    ("throws", "dice"),
    [
        ([], None),
        ([thrown(5, 2)], "5 2"),
        ([thrown(5, 2), thrown(6)], "5 2 | 6"),
        ([thrown(5, how="thrown")], "5"),
        ([thrown(5, how="kept", origin=2)], None),
        ([thrown(5, how="kept", origin=2), thrown(6, how="kept", origin=2)], None),
        ([thrown(5, how="kept", origin=2), thrown(6)], "5 | 6"),
        ([thrown(5, how="kept", origin=3)], "5"),
        ([thrown(5, how="typed", origin=2)], "5"),
        ([thrown(5, how="kept")], "5"),
    ],
)
def test_dice_are_said_unless_they_come_back_by_themselves(evening, throws, dice):
    """Kept dice do, where the act that rolled them is said; those of a draft do not."""
    evening.act("roll", "2d6", "Anne", None, dice="5 2")
    write(evening, kind="drop", asked=SAID)
    words = {"said": {"words": {"expression": "2d6"}}}
    write(evening, kind="roll", asked=words, throws=throws)
    _, (_, told) = said(evening)
    assert told == {"expression": "2d6"} | ({"dice": dice} if dice else {})


@pytest.mark.parametrize(
    ("kind", "asked"), [("note", {}), ("why", SAID), ("no such act", SAID)]
)
def test_an_entry_whose_words_nobody_kept_is_refused(evening, kind, asked):
    """Older journals have such entries; the first of them is named."""
    evening.act("note", "one")
    write(evening, kind=kind, asked=asked)
    write(evening, kind="note")
    assert refusal(evening) == ("rule", "log.unsaid", {"entry": 3, "kind": kind})
