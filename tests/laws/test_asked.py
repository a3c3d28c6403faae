"""Whoever is asked for the words of an act says the same as whoever types them at once."""

from __future__ import annotations

import pytest

from commands.dialogue import completed
from commands.offering import Here
from commands.texts import Words
from ledger.acting import acts
from ledger.acting.doing import bound, found
from ledger.grammar import GIVEN, named, typed
from ledger.grammar.choosing import choices
from ledger.table import Table
from tests.laws.test_each_kind import SAMPLES

KINDS = pytest.mark.parametrize("kind", sorted(acts()))


def typed_line(value):
    """What somebody types who means this."""
    if isinstance(value, (list, tuple)):
        return " ".join(map(typed_line, value))
    return f'"{value}"' if " " in str(value) else str(value)


@KINDS
def test_every_word_that_is_missing_is_asked_until_it_means_something(
    evening, tmp_path, kind
):
    """Of each act, in the order of its words; what means nothing is told, and asked again."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    record = named(kind)
    meant = bound(record, words, {})
    needed = [word for word in typed(record) if word.required]
    asked, complaints = [], []

    def ask(word, _offers):
        asked.append(word.name)
        assert len(asked) <= 2 * len(needed), complaints[-1]
        if asked.count(word.name) == 1:
            return ""
        value = meant[word.name]
        if word.kind is GIVEN:  # typed is the name of a file
            (tmp_path / "given").write_text(value, "utf-8")
            return str(tmp_path / "given")
        return typed_line(value) if word.many else str(value)

    said = {w.name: None if w in needed else meant[w.name] for w in record.words}
    here = Here(evening.book, Words("en"))
    done = completed(record, dict(said), here, ask, complaints.append)

    assert asked == [word.name for word in needed for _ in range(2)]
    assert [one.key for one in complaints] == ["text.empty"] * len(needed)
    assert found(record, done, here.state) == found(record, meant, here.state)


@KINDS
def test_what_an_act_asks_somebody_to_choose_stands_in_its_record(
    evening, monkeypatch, kind
):
    """By the name that comes before the first dot."""
    asked = []
    choose = Table.choose

    def noted(table, key, options, **more):
        asked.append(key.partition(".")[0])
        return choose(table, key, options, **more)

    monkeypatch.setattr(Table, "choose", noted)
    prepare, words = SAMPLES[kind]
    prepare(evening)
    asked.clear()
    evening.act(kind, *words)
    assert set(asked) <= {one.name for one in choices(named(kind), evening.state.game)}
