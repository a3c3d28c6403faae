"""Answers to an act: one of each kind, and the table that they make."""

from __future__ import annotations

from ledger.acting.answer import Options
from ledger.acting.replies import Replies
from ledger.dice import d
from ledger.questions import Choice, RollQuestion, Throw

CHOICE = Choice("tie", "Anne")
TYPED = Throw(None, "roll", "d6", (5,), "typed")
THROWN = TYPED._replace(how="thrown")
KEPT = TYPED._replace(how="kept", origin=2)
QUESTION = RollQuestion(None, "roll", d(6), 1)


def replies(**options):
    """The answers to an act with these options."""
    return Replies(Options(**options))


def table_of(begun, given=None, kind="roll", args=None, **options):
    """The table for an act of a campaign."""
    given = given or replies(**options)
    return given.table(begun.book, kind, args or {}, begun.state)
