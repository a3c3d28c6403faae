"""An act of a shared campaign that is decided again after others have written."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ledger.acting import overtaking
from ledger.acting.overtaking import Overtaking


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
