"""Acts that were stopped: with what they are taken up, and how they are dropped."""

from __future__ import annotations

import pytest

from ledger.acting.answer import Options
from ledger.acting.drafts import drop, taken_up
from ledger.acting.recorder import Recorder
from ledger.errors import FileTrouble, Refused
from ledger.questions import Choice, Throw
from ledger.store import drafts
from ledger.wire import dumps, loads

ROLLED = Throw(None, "roll", "d6", (3, 4), "thrown")


@pytest.fixture
def put(evening):
    """Leaves a draft of a roll of 2d6, with what is said otherwise."""

    def leave(number=1, /, kind="roll", asked=None, replies=(), **options):
        asked = {"expression": "2d6", "who": None} if asked is None else asked
        draft = {
            "id": number,
            "at": "2026-01-02T03:04:05Z",
            "kind": kind,
            "asked": asked,
            "options": {
                "dice": None,
                "choices": {},
                "ruling": None,
                "once": None,
                **options,
            },
            "replies": loads(dumps(replies)),
        }
        with evening.book.writing():
            drafts.put(evening.book, draft)

    return leave


def resumed(evening, number=None, **options):
    """The recorder with which a draft is taken up."""
    return taken_up(evening.recorder(**options), number)[0]


SAID = {
    "dice": "5 4",
    "choices": {"heir": "Bo", "mercy": "no"},
    "ruling": "so be it",
    "once": "k",
}


def test_a_draft_is_taken_up_with_all_that_was_said(evening, put):
    """Its options, its replies in their order, and its number."""
    put(4, replies=[ROLLED, Choice("mercy", "no")], **SAID)
    fresh = resumed(evening)

    assert fresh.options == Options(**SAID)
    assert fresh.replies.said == [ROLLED, Choice("mercy", "no")]
    assert fresh.replies.draft == 4
    assert fresh.book is evening.book
    assert fresh.present is None


def test_what_is_said_now_goes_before_what_was_said_then(evening, put):
    """Dice, choices, a ruling; whether it is rehearsed, and who is there, is said now."""
    put(**SAID)
    now = {
        "dice": "1 2",
        "choices": {"mercy": "yes", "duel": "off"},
        "ruling": "otherwise",
        "once": "other",
        "dry_run": True,
        "terminal": True,
        "asks": True,
        "meant": lambda _, word: word.lower(),
    }
    fresh = resumed(evening, **now)

    choices = {"heir": "Bo", "mercy": "yes", "duel": "off"}
    assert fresh.options == Options(**now | {"choices": choices, "once": "k"})


@pytest.mark.parametrize(
    ("then", "now", "meant"),
    [
        ({}, {}, (None, None, 0)),
        ({"dice": "5"}, {}, ("5", None, 0)),
        ({"dice": "5"}, {"dice": "ask"}, ("ask", None, 0)),
        ({"dice": "ask"}, {"seed": 3}, (None, 3, 0)),
        ({"seed": 3, "used": 7}, {}, (None, 3, 7)),
        ({"seed": 0, "used": 7}, {}, (None, 0, 7)),
        ({"seed": 3}, {}, (None, 3, 0)),
        ({"seed": 3, "used": 7}, {"seed": 3}, (None, 3, 7)),
        ({"seed": 3, "used": 7}, {"seed": 0}, (None, 0, 0)),
        ({"seed": 3, "used": 7}, {"seed": 4}, (None, 4, 0)),
        ({"seed": 3, "used": 7}, {"dice": "ask"}, ("ask", None, 0)),
        ({"used": 7}, {}, (None, None, 7)),
    ],
)
def test_a_seed_goes_on_where_it_stopped(evening, put, then, now, meant):
    """Unless another is given, or the dice are typed now."""
    put(**then)
    options = resumed(evening, **now).options
    assert (options.dice, options.seed, options.used) == meant


def test_a_script_takes_a_draft_up_with_its_own_state(evening, put):
    """The lines before may have changed it."""
    put()
    recorder = evening.recorder()
    recorder.present = evening.state
    fresh, _ = taken_up(recorder, 1)
    assert fresh.present is recorder.present


def test_the_act_is_carried_out_as_it_was_asked_for(evening, put):
    """With its words, and what was answered; the draft is gone."""
    put(asked={"expression": "2d6", "who": "Anne"})
    put(2, asked={"expression": "1d6", "who": None})
    _, go_on = taken_up(evening.recorder(dice="5 4"), 1)
    done = go_on()

    assert (done.entry.kind, done.entry.asked["who"]) == ("roll", "player:Anne")
    assert [one.faces for one in done.entry.throws] == [(5, 4)]
    assert [one["id"] for one in evening.drafts] == [2]


@pytest.mark.parametrize(
    "asked",
    [{}, {"expression": "2d6", "dragon": 1}, {"expression": 5}, {"who": "Anne"}],
)
def test_a_draft_whose_words_do_not_fit_its_act_cannot_be_read(evening, put, asked):
    """No hash protects it; the refusal names the draft and the file."""
    put(3, asked=asked)
    _, go_on = taken_up(evening.recorder(), 3)
    told = evening.refusal(go_on)
    assert isinstance(told, FileTrouble)
    assert (told.code, told.key) == ("damaged", "damaged.draft")
    assert told.facts == {"file": evening.file, "draft": 3}


@pytest.mark.parametrize("kind", ["juggle", "treasury", "undo"])
def test_a_draft_of_no_act_cannot_be_taken_up_but_dropped(evening, put, kind):
    """Nothing could carry it out; what was rolled for it cannot be told."""
    put(2, kind=kind, replies=[ROLLED])
    told = evening.refusal(taken_up, evening.recorder(), None)
    assert (told.code, told.key, told.facts["draft"]) == ("damaged", "damaged.draft", 2)
    dropped = drop(evening.recorder())
    assert (dropped.result, dropped.entry) == ({"dropped": 2, "kind": kind}, None)
    assert evening.drafts == []


def test_a_draft_that_the_file_does_not_give_is_not_dropped(evening, put):
    """There may be dice in it, which must not be forgotten."""
    put(replies=[ROLLED])
    broken = "UPDATE draft SET replies = CAST(x'ff' AS TEXT)"
    evening.book.connection.execute(broken)
    with pytest.raises(FileTrouble) as caught:
        drop(evening.recorder())
    assert (caught.value.code, caught.value.key) == ("damaged", "damaged.sqlite")
    evening.book.connection.execute("DELETE FROM draft")


def test_a_campaign_is_needed():
    """Drafts lie in it."""
    for call in (drop, taken_up):
        with pytest.raises(FileTrouble) as caught:
            call(Recorder(None), None)
        assert caught.value.code == "no_campaign"


# Which draft is meant -----------------------------------------------------------------


@pytest.mark.parametrize("call", [drop, taken_up])
@pytest.mark.parametrize(
    ("there", "number", "key", "facts"),
    [
        ([], None, "draft.none", {"ids": []}),
        ([2, 5], None, "draft.several", {"ids": [2, 5]}),
        ([], 1, "unknown_name.draft", {"name": 1, "ids": []}),
        ([2], 1, "unknown_name.draft", {"name": 1, "ids": [2]}),
        ([2, 5], 3, "unknown_name.draft", {"name": 3, "ids": [2, 5]}),
    ],
)
def test_it_is_told_which_drafts_there_are(
    evening, put, call, there, number, key, facts
):
    """Only where there is just one is its number not needed."""
    for one in there:
        put(one)
    with pytest.raises(Refused) as caught:
        call(evening.recorder(), number)
    told = caught.value
    assert (told.code, told.key, told.facts) == ("unknown_name", key, facts)
    assert [one["id"] for one in evening.drafts] == there


@pytest.mark.parametrize(("number", "left"), [(2, [5, 7]), (5, [2, 7]), (7, [2, 5])])
def test_a_draft_is_meant_by_its_number(evening, put, number, left):
    """The others stay as they were."""
    for one in (2, 5, 7):
        put(one, asked={"expression": f"{one}d6", "who": None})
    assert resumed(evening, number).replies.draft == number
    assert drop(evening.recorder(), number).result["dropped"] == number
    assert [one["id"] for one in evening.drafts] == left


# How it is dropped --------------------------------------------------------------------


def test_dice_that_were_rolled_stay_when_their_act_is_dropped(evening, put):
    """The entry says what was dropped; choices are forgotten."""
    more = ROLLED._replace(who="player:Anne", faces=(1,), how="typed")
    put(3, replies=[ROLLED, Choice("mercy", "no"), more])
    told = drop(evening.recorder())

    assert (told.written, told.entry.kind) == (True, "drop")
    said = {"words": {"number": 3}}
    assert told.entry.asked == {"kind": "roll", "draft": 3, "said": said}
    assert told.result == {"dropped": 3}
    assert told.entry.throws == [ROLLED, more]
    assert told.entry.effects == []
    assert evening.drafts == []


def test_a_rehearsed_drop_keeps_the_draft(evening, put):
    """It shows the dice that would stay."""
    put(3, replies=[ROLLED])
    told = drop(evening.recorder(dry_run=True), 3)
    assert (told.written, told.entry.throws) == (False, [ROLLED])
    assert (evening.head[0], len(evening.drafts)) == (1, 1)


def test_of_a_draft_with_choices_alone_nothing_stays(evening, put):
    """No entry is written for it."""
    put(3, replies=[Choice("mercy", "no")])
    told = drop(evening.recorder())
    assert (told.result, told.entry) == ({"dropped": 3, "kind": "roll"}, None)
    assert (evening.head[0], evening.drafts) == (1, [])
