"""A player who is asked for an act's words does the same as one who types them."""

from __future__ import annotations

import pytest

from commands.dialogue import completed
from commands.offering import Context
from commands.prompting import Prompter
from commands.texts import Words
from ledger.acting import acts
from ledger.acting.doing import bound, meanings
from ledger.grammar import GIVEN, named, typed
from ledger.grammar.choosing import choices
from ledger.table import Table
from tests.laws.test_each_kind import SAMPLES


class Somebody(Prompter):
    """Somebody who answers nothing at first, and then the right word."""

    def __init__(self, needed, meant, file):
        super().__init__(Words("en"))
        self.due = [(word, said) for word in needed for said in (False, True)]
        self.complaints = []
        self._meant, self._file = meant, file

    def line(self, _asked):
        assert self.due, self.complaints[-1]
        word, said = self.due.pop(0)
        return self._said(word) if said else ""

    def choice(self, asked, *, back=False):
        assert not back
        return self.line(asked)

    def _said(self, word):
        value = self._meant[word.name]
        if word.kind is GIVEN:  # the name of a file is typed
            self._file.write_text(value, "utf-8")
            return str(self._file)
        return typed_line(value) if word.many else str(value)

    def complain(self, refusal):
        self.complaints.append(refusal)


# Choices that no single player makes.
ALL_DECIDE = {"battering": "the dice of the rulebook", "machine": "one is as good"}
KINDS = pytest.mark.parametrize("kind", sorted(acts()))


def typed_line(value):
    """The text that somebody types to give this value."""
    if isinstance(value, (list, tuple)):
        return " ".join(map(typed_line, value))
    return f'"{value}"' if " " in str(value) else str(value)


@KINDS
def test_every_word_that_is_missing_is_asked_until_it_means_something(
    evening, tmp_path, kind
):
    """Words are asked for in order; an empty answer is refused and asked again."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    record = named(kind)
    meant = bound(record, words, {})
    needed = [word for word in typed(record) if word.required]
    here = Context(evening.book, Words("en"))
    table = Somebody(needed, meant, tmp_path / "given")

    said = {w.name: None if w in needed else meant[w.name] for w in record.words}
    done = completed(record, dict(said), here, table)

    assert table.due == []
    assert [one.key for one in table.complaints] == ["text.empty"] * len(needed)
    assert meanings(record, done, here.state) == meanings(record, meant, here.state)


@KINDS
def test_what_an_act_asks_somebody_to_choose_stands_in_its_record(
    evening, monkeypatch, kind
):
    """A choice is recorded under its key's first part; the rule names who decides."""
    asked, nobodys = [], []
    choose = Table.choose

    def noted(table, key, options, **more):
        asked.append(key.partition(".")[0])
        if len(options) > 1 and more.get("who") is None:
            nobodys.append(asked[-1])
        return choose(table, key, options, **more)

    monkeypatch.setattr(Table, "choose", noted)
    prepare, words = SAMPLES[kind]
    prepare(evening)
    asked.clear()
    evening.act(kind, *words)
    assert set(nobodys) - set(ALL_DECIDE) == set()
    assert set(asked) <= {one.name for one in choices(named(kind), evening.state.game)}
