"""Undo and redo: what they write, what they ask, and what they warn of."""

from __future__ import annotations

import pytest

from ledger.acting import history
from ledger.acting.history import redo, redo_these, undo, undo_these
from ledger.effects import Transfer
from ledger.errors import FileTrouble, Misuse, Refused
from ledger.journal import Finding
from ledger.questions import Choice, Sheet, SheetLine
from ledger.rules.game import Game
from tests.laws.evening import stopped


def paid(evening, *payments):
    """Payments, each "source target amount"; their numbers."""
    done = [
        evening.act("pay", *one.split()[:2], int(one.split()[2])) for one in payments
    ]
    return [one.entry.seq for one in done]


def put(evening, call, *args):
    """The question of an undo or redo, and the call after an answer."""
    recorder = evening.recorder(asks=True)
    question = stopped(call, recorder, *args).question

    def answered(value):
        recorder.answered(Choice(question.key, value))
        return call(recorder, *args)

    return question, answered


# What is written ----------------------------------------------------------------------


def test_an_undo_is_one_entry_with_the_effects_turned_round(evening):
    """It names its acts, as facts and as marks; the words are those that were typed."""
    first, second = paid(evening, "bank Anne 40", "Anne Bruno 3")
    told = undo(evening.recorder())

    assert (told.written, told.entry.kind, told.entry.seq) == (True, "undo", 4)
    assert told.result == {"undone": [second]}
    assert told.entry.asked == {"acts": [second], "said": {}}
    assert ([*told.entry.undoes], [*told.entry.redoes]) == ([second], [])
    assert told.entry.effects == [Transfer("money", 3, "player:Bruno", "player:Anne")]
    assert told.warnings == []
    assert evening.entry(second).undone_by == 4
    assert evening.entry(first).live


@pytest.mark.parametrize(
    ("given", "undone", "words"),
    [
        ({}, [4], None),
        ({"act": 2}, [2], {"act": 2}),
        ({"act": 3}, [3], {"act": 3}),
        ({"to": 2}, [3, 4], {"to": 2}),
        ({"to": 1}, [2, 3, 4], {"to": 1}),
        ({"to": 3}, [4], {"to": 3}),
    ],
)
def test_what_an_undo_takes_back_is_typed(evening, given, undone, words):
    """The latest act, one of them, or all after an entry, together."""
    paid(evening, "bank Anne 40", "bank Bruno 30", "bank Chloé 20")
    told = undo(evening.recorder(), **given)

    assert told.result == {"undone": undone}
    assert told.entry.asked["acts"] == undone
    assert told.entry.asked.get("said", {}).get("words") == words
    left = {2: "Anne", 3: "Bruno", 4: "Chloé"}
    assert {*evening.state.balances} - {"bank"} == {
        f"player:{name}" for seq, name in left.items() if seq not in undone
    }


def test_an_act_and_all_after_one_cannot_be_meant_at_once(evening):
    """Nor can dice be retyped here, where nobody is asked for them."""
    paid(evening, "bank Anne 40")
    for words, key in (((2, 1), "undo.both"), ((2, None, True), "undo.retype")):
        with pytest.raises(Misuse) as caught:
            undo(evening.recorder(), *words)
        assert (caught.value.code, caught.value.key) == ("usage", key)
    assert evening.head[0] == 2


@pytest.mark.parametrize("numbers", [[2, 4], [4, 2], [3]])
def test_some_acts_are_taken_back_and_brought_back_together(evening, numbers):
    """In one entry each, whatever their order."""
    paid(evening, "bank Anne 40", "bank Bruno 30", "bank Chloé 20")
    before = evening.state
    told = undo_these(evening.recorder(), numbers)

    assert told.result == {"undone": numbers}
    assert (told.entry.kind, told.entry.asked) == (
        "undo",
        {"acts": numbers, "said": {}},
    )
    assert [one.seq for one in evening.entries if one.undone_by] == sorted(numbers)
    told = redo_these(evening.recorder(), numbers)
    assert told.result == {"redone": numbers}
    assert (told.entry.kind, told.entry.asked) == (
        "redo",
        {"acts": numbers, "said": {}},
    )
    assert [*told.entry.redoes] == numbers
    assert evening.state == before


def test_some_acts_are_refused_if_one_of_them_does_not_count(evening):
    """The others are left as they are."""
    paid(evening, "bank Anne 40", "bank Bruno 30")
    undo(evening.recorder(), 2)
    assert evening.refusal(undo_these, evening.recorder(), [3, 2]).key == "undo.again"
    assert evening.refusal(redo_these, evening.recorder(), [2, 3]).key == "redo.live"


def test_a_redo_is_one_entry_with_the_effects_as_they_were(evening):
    """It may bring back one act by its number, or what the latest undo took."""
    paid(evening, "bank Anne 40", "Anne Bruno 3", "Anne Chloé 2")
    undo(evening.recorder(), to=1)
    told = redo(evening.recorder(), 2)

    assert (told.written, told.entry.kind) == (True, "redo")
    assert (told.result, told.entry.asked["acts"]) == ({"redone": [2]}, [2])
    assert told.entry.asked["said"] == {"words": {"act": 2}}
    assert ([*told.entry.undoes], [*told.entry.redoes]) == ([], [2])
    assert told.entry.effects == [Transfer("money", 40, "bank", "player:Anne")]
    assert redo(evening.recorder(), 3).result == {"redone": [3]}


@pytest.mark.parametrize("call", [undo, redo, undo_these, redo_these])
def test_a_campaign_is_needed(evening, call):
    """There is nothing else to take back."""
    recorder = evening.recorder()
    recorder.book = None
    with pytest.raises(FileTrouble) as caught:
        call(recorder, [])
    assert caught.value.code == "no_campaign"


# Which undone act is meant ------------------------------------------------------------


def test_after_another_act_it_is_told_which_one_could_be_brought_back(evening):
    """The newest that still fits, and the number of the newest entry."""
    paid(evening, "bank Anne 40", "bank Bruno 30", "bank Chloé 20")
    undo(evening.recorder(), to=1)
    evening.act("note", "since then")
    told = evening.refusal(redo, evening.recorder())

    assert (told.code, told.key) == ("nothing_to_undo", "redo.acted_since")
    assert told.facts == {"last": 6, "entry": 4, "kind": "pay"}
    redo(evening.recorder(), 4)
    evening.act("note", "and since then")
    assert evening.refusal(redo, evening.recorder()).facts["entry"] == 3


def test_what_no_longer_fits_is_passed_over(evening, monkeypatch):
    """For want of money, or for a fault that the audit would find."""
    paid(evening, "bank Anne 5", "bank Anne 40", "Anne Bruno 45")
    evening.act("territory add", "Vaux", None, "Anne")
    undo(evening.recorder(), to=2)
    evening.act("territory add", "Vaux", None, "Bruno")
    assert evening.refusal(redo, evening.recorder()).facts["entry"] == 3
    monkeypatch.setattr(
        history, "MOST_TRIED", 2
    )  # the oldest of the three is not tried
    assert evening.refusal(redo, evening.recorder()).key == "redo.nothing"
    assert history.STAYS == {"undo": "undo.stays", "redo": "redo.stays"}


@pytest.mark.parametrize(
    ("others", "key"), [(19, "redo.acted_since"), (20, "redo.nothing")]
)
def test_the_newest_twenty_are_tried(evening, others, key):
    """Beyond them nobody remembers what was undone."""
    paid(evening, "bank Anne 40", *["Anne Bruno 2"] * others)
    undo(evening.recorder(), to=1)
    evening.act("note", "since then")
    told = evening.refusal(redo, evening.recorder())
    assert (told.key, told.facts.get("entry", 2)) == (key, 2)


def test_an_act_that_the_audit_would_refuse_is_passed_over(evening, monkeypatch):
    """It is looked at as if it were brought back."""
    paid(evening, "bank Anne 5")
    evening.act("title grant", "Warden", "Anne")
    undo(evening.recorder(), to=1)
    evening.act("note", "since then")

    def faults(_, state):
        held = state.get("title:Warden", "holder")
        return [Finding("audit.strange", "title:Warden")] if held else []

    with monkeypatch.context() as patch:
        patch.setattr(Game, "audit", faults)
        assert evening.refusal(redo, evening.recorder()).facts["entry"] == 2
    assert evening.refusal(redo, evening.recorder()).facts["entry"] == 3


def test_where_nothing_was_undone_there_is_nothing_to_bring_back(evening):
    """A number says which act is not undone."""
    paid(evening, "bank Anne 5")
    told = evening.refusal(redo, evening.recorder())
    assert (told.code, told.key, told.facts) == ("nothing_to_undo", "redo.nothing", {})
    told = evening.refusal(redo, evening.recorder(), 2)
    assert (told.key, told.facts) == ("redo.live", {"entry": 2})


# What is asked ------------------------------------------------------------------------


def lines(question):
    """What a question shows: of each line its key, and the entry or number in it."""
    sheet = question.sheet()
    shown = [(one.key, next(iter(one.facts.values()))) for one in sheet.lines]
    return [(key, getattr(value, "seq", value)) for key, value in shown]


@pytest.mark.parametrize(
    ("kind", "call", "stays"),
    [("undo", undo, "undo.stays"), ("redo", redo, "redo.stays")],
)
def test_somebody_at_hand_is_shown_the_acts_first(evening, kind, call, stays):
    """The answer is for these acts only; nothing happens if they are to stay."""
    paid(evening, "bank Anne 40", "bank Bruno 30", "bank Anne 3")
    args = (None, 2) if call is undo else ()
    if call is redo:
        undo(evening.recorder(), to=2)
    question, answered = put(evening, call, *args)

    assert (question.key, question.options) == (f"{kind}.3.4", (kind, "stay"))
    assert question.proposed == kind
    sheet = question.sheet()
    assert isinstance(sheet, Sheet)
    assert sheet.heading == SheetLine(f"{kind}.acts")
    assert lines(question) == [("act", 3), ("act", 4)]
    told = evening.refusal(answered, "stay")
    assert (type(told), told.code, told.key) == (Refused, "nothing_to_undo", stays)
    _, answered = put(evening, call, *args)
    assert answered(kind).result == {f"{kind.removesuffix('o')}one": [3, 4]}


@pytest.mark.parametrize("many", [7, 8, 9, 12])
def test_of_many_acts_the_last_are_shown_and_the_others_counted(evening, many):
    """Eight of them."""
    acts = paid(evening, *["bank Anne 1"] * many)
    question, _ = put(evening, undo, None, 1)
    shown = [("act", seq) for seq in acts[-8:]]
    more = [("acts.more", many - 8)] if many > 8 else []
    assert lines(question) == [*more, *shown]
    assert question.key == f"undo.2.{many + 1}"


def test_later_acts_that_touch_the_same_things_are_shown_too(evening):
    """They stay, but may no longer make sense."""
    paid(evening, "bank Anne 40", "bank Bruno 30", "Bruno Anne 3", "bank Anne 40")
    question, answered = put(evening, undo, 2)
    assert lines(question) == [("act", 2), ("act.later", 4), ("act.later", 5)]
    assert answered("undo").result == {"undone": [2]}


@pytest.mark.parametrize(("exact", "asked"), [(False, False), (True, True)])
def test_a_forecast_asks_nothing(evening, exact, asked):
    """It only shows what would be written, unless it is to be as strict as the act."""
    paid(evening, "bank Anne 40")
    recorder = evening.recorder(dry_run=True, asks=True, exact=exact)
    if asked:
        assert stopped(undo, recorder).question.key == "undo.2.2"
    else:
        assert undo(recorder).result == {"undone": [2]}
    assert evening.head[0] == 2


def test_where_nobody_can_be_asked_it_is_done_at_once(evening):
    """A choice that came with the command counts."""
    paid(evening, "bank Anne 40")
    stay = evening.recorder(choices={"undo.2.2": "stay"})
    assert evening.refusal(undo, stay).key == "undo.stays"
    assert undo(evening.recorder()).written
