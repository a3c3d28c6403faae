"""An act of a shared campaign that is decided again after others have written."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ledger.acting import overtaking
from ledger.acting.answer import Answer, Options
from ledger.acting.overtaking import Overtaking
from ledger.acting.replies import Replies
from ledger.effects import Transfer
from ledger.errors import Refused
from ledger.journal import Entry
from ledger.questions import Choice, Missing, SheetLine
from ledger.state import State
from ledger.table import Table


def hub(*numbers, back=()):
    """A campaign to which these entries have come, some of them sent from here."""
    came = SimpleNamespace(all=list(numbers), back=list(back))
    return SimpleNamespace(upstream=SimpleNamespace(came=came))


def test_what_was_decided_first_is_kept_with_its_dice():
    """However often others come first: their numbers add up, the last dice stay."""
    dice, act = [], Overtaking()
    replies = SimpleNamespace(taken_over=dice.append)
    for entry, table, book in (
        ("first", "a die", hub(3, 4, back=[4])),
        ("second", "the same die", hub(5)),
    ):
        act.done = entry, table
        act.once_more(book, replies)

    assert dice == ["a die", "the same die"]
    assert (act.before, act.others, act.back) == ("first", [3, 4, 5], [4])


def test_an_act_that_was_refused_before_it_was_decided_has_no_dice():
    """Nothing has been decided yet, and nobody is asked whether it is still meant."""
    dice, act = [], Overtaking()
    act.once_more(hub(3), SimpleNamespace(taken_over=dice.append))

    assert (dice, act.before, act.others) == ([None], None, [3])


@pytest.mark.parametrize(
    ("kind", "live", "asked"),
    [("pay", True, True), ("pay", False, False), ("turn next", True, False)],
)
def test_only_an_act_whose_like_has_come_back_is_asked_about(
    monkeypatch, kind, live, asked
):
    """An act of another kind, or one that was undone, is no reason to ask."""
    back = SimpleNamespace(seq=4, kind=kind, live=live)
    monkeypatch.setattr(overtaking.entries, "by_number", lambda _, __: [back])
    act, questions = Overtaking(), []
    act.back = [4]

    def wish(key, options, **_):
        questions.append((key, options))
        return options[0]

    act.meant(object(), "pay", SimpleNamespace(wish=wish), None)
    assert questions == ([("league.sent.4", ("book", "stay"))] if asked else [])


def hall(news):
    """A shared campaign whose hub holds something new, or does not."""
    came = SimpleNamespace(all=[3], back=[])
    upstream = SimpleNamespace(came=came, catch_up=lambda: news)
    return SimpleNamespace(is_shared=lambda: True, upstream=upstream)


@pytest.mark.parametrize("news", [True, False])
def test_a_refused_act_is_tried_again_where_the_hub_held_something_new(news):
    """Then it is decided once more, with the dice that it had."""
    dice, act = [], Overtaking()
    act.done = "decided", "a die"
    replies = SimpleNamespace(taken_over=dice.append)

    assert act.newer(hall(news), replies) is news
    assert (dice, act.others) == ((["a die"], [3]) if news else ([], []))


def test_a_campaign_of_ones_own_has_no_hub(evening):
    """Nothing can have come meanwhile."""
    act = Overtaking()
    assert act.newer(evening.book, Replies(Options())) is False
    assert (act.done, act.before, act.others, act.back) == (None, None, [], [])


# Whether an act still holds -----------------------------------------------------------


def pay(amount):
    """A payment, decided but not written."""
    return Entry("pay", {}, {}, [Transfer("money", amount, "bank", "player:Anne")])


@pytest.fixture
def overtaken(evening):
    """An act that was decided before others paid nine times."""
    for amount in range(1, 10):
        evening.act("pay", "bank", "Bruno", amount)
    act = Overtaking()
    act.before, act.others = pay(3), [*range(2, 11)]
    return act


def agree(act, evening, entry, table=None, replies=None):
    """Asks whether it still holds; by default somebody is there to answer."""
    table = table or Table(asks=True)
    act.agree(evening.book, entry, table, replies or Replies(Options()))


def test_an_act_with_another_outcome_is_asked_about(overtaken, evening):
    """The last acts of the others are shown; nothing is lost by asking."""
    replies, table = Replies(Options()), Table([Choice("x", "y")], asks=True)
    table.choose("x", ("y", "z"))
    with pytest.raises(Missing) as caught:
        agree(overtaken, evening, pay(4), table, replies)
    question = caught.value.question
    sheet = question.sheet()

    assert (question.key, question.options) == ("league.others.10", ("book", "stay"))
    assert question.proposed == "book"
    assert sheet.heading == SheetLine("league.others")
    assert [one.key for one in sheet.lines] == ["act"] * 8
    assert [one.facts["entry"].seq for one in sheet.lines] == [*range(3, 11)]
    assert replies.said == [Choice("x", "y")]
    assert overtaken.done == (pay(4), table)
    assert overtaken.before == pay(3)


@pytest.mark.parametrize("others", [[], [4], [4, 5]])
def test_the_question_has_the_number_of_the_last_of_the_others(
    overtaken, evening, others
):
    """So that an answer counts for these only; without any it is 0."""
    overtaken.others = others
    with pytest.raises(Missing) as caught:
        agree(overtaken, evening, pay(4))
    question = caught.value.question
    assert question.key == f"league.others.{others[-1] if others else 0}"
    assert [one.facts["entry"].seq for one in question.sheet().lines] == others


def test_whoever_stays_writes_nothing(overtaken, evening):
    """It is refused as something that is not to be done."""
    table = Table([Choice("league.others.10", "stay")], asks=True)
    with pytest.raises(Refused) as caught:
        agree(overtaken, evening, pay(4), table)
    assert (caught.value.code, caught.value.key) == ("nothing_to_undo", "league.stays")
    assert overtaken.before == pay(3)


@pytest.mark.parametrize("asks", [True, False])
def test_what_was_agreed_to_is_not_asked_again(overtaken, evening, asks):
    """Where nobody can be asked, all is agreed to."""
    said = [Choice("league.others.10", "book")] if asks else []
    agree(overtaken, evening, pay(4), Table(said, asks=asks))
    assert overtaken.before == pay(4)
    table = Table(asks=True)
    agree(overtaken, evening, pay(4), table)
    assert (overtaken.before, overtaken.done) == (pay(4), (pay(4), table))


def test_an_act_with_the_same_outcome_still_holds(overtaken, evening):
    """Only its effects count, not what else has become of it."""
    table, again = Table(asks=True), pay(3)._replace(outcome={"balances": {}})
    agree(overtaken, evening, again, table)
    assert (overtaken.before, overtaken.done) == (pay(3), (again, table))


def test_an_act_that_nobody_was_quicker_than_holds(overtaken, evening):
    """So does one of no campaign."""
    table = Table(asks=True)
    overtaken.agree(None, pay(4), table, None)
    assert overtaken.done == (pay(4), table)
    fresh = Overtaking()
    agree(fresh, evening, pay(4), table)
    assert (fresh.before, fresh.done) == (None, (pay(4), table))


def test_what_was_sent_already_is_asked_about_by_what_it_was(overtaken, evening):
    """Only the acts of this kind that came back are shown."""
    evening.act("note", "x")
    overtaken.back = [4, 11, 5]
    with pytest.raises(Missing) as caught:
        overtaken.meant(evening.book, "pay", Table(asks=True), Replies(Options()))
    question = caught.value.question
    assert question.key == "league.sent.5"
    assert question.sheet().heading == SheetLine("league.sent")
    assert [one.facts["entry"].seq for one in question.sheet().lines] == [4, 5]


@pytest.mark.parametrize("back", [[], [99]])
def test_where_nothing_came_back_nothing_is_asked(overtaken, evening, back):
    """Nor without a campaign."""
    overtaken.back = back
    overtaken.meant(evening.book, "pay", Table(asks=True), None)
    overtaken.back = [4]
    overtaken.meant(None, "pay", Table(asks=True), None)
    assert overtaken.before == pay(3)


# What is told -------------------------------------------------------------------------

BACK = {"key": "league.back", "rule": None, "facts": {"entries": [4, 5]}}
APART = {"key": "league.apart", "rule": None, "facts": {"since": 3}}
OLD = {"key": "old", "rule": None, "facts": {}}


@pytest.mark.parametrize(
    ("back", "facts", "written", "warnings"),
    [
        ([], None, True, [OLD]),
        ([4, 5], None, True, [OLD, BACK]),
        ([], {"since": 3}, True, [OLD, APART]),
        ([], {"since": 3}, False, [OLD]),
        ([4, 5], {"since": 3}, True, [OLD, BACK, APART]),
        ([4, 5], {"since": 3}, False, [OLD, BACK]),
    ],
)
def test_it_is_told_what_came_back_and_that_the_hub_is_away(
    back, facts, written, warnings
):
    """The latter only of what was written here, and not there."""
    act, answer = Overtaking(), Answer({"x": 1}, None, [OLD], State(), written)
    act.back = back
    book = SimpleNamespace(upstream=SimpleNamespace(facts=lambda: facts))

    assert act.told(book, answer) == answer._replace(warnings=warnings)
    assert answer.warnings == [OLD]


def test_a_campaign_without_a_hub_has_nothing_to_tell(evening):
    """The answer stays as it is."""
    answer = Answer({}, None, [OLD], State(), written=True)
    assert Overtaking().told(evening.book, answer) == answer
