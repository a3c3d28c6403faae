"""Calls for acts that have none of their own: those of their samples for the laws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger.grammar import named
from tests.laws.beginning import begun_for
from tests.laws.test_each_kind import SAMPLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.grammar.words import Word


def call(kind: str) -> str:
    """The words of a sample as typed; _ stands for a space inside a word."""
    record, (_, words) = named(kind), SAMPLES[kind]
    assert record is not None
    pairs = zip(record.words, words, strict=False)
    typed = [one for word, value in pairs for one in _typed(word, value)]
    return " ".join((kind, *(one.replace(" ", "_") for one in typed)))


def _typed(word: Word, value: object) -> Iterator[str]:
    """One word of a sample: each value after its flag, if it has one."""
    for one in value if isinstance(value, list | tuple) else (value,):
        if one is not None and one is not False:
            yield from word.flags[:1]
            yield from () if one is True else (str(one),)


def played(kind: str, file: str) -> int:
    """Prepares a sample; gives the number of entries after that."""
    evening = begun_for(kind, file)
    prepare, _ = SAMPLES[kind]
    prepare(evening)
    last: int = evening.head[0]
    evening.close()
    return last
