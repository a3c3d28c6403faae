"""The values a word of a command may have now, as far as the menu limits them."""

from __future__ import annotations

from commands.call import split_options
from commands.line import MORE, split
from commands.parsers import parser
from ledger.errors import Refusal
from ledger.grammar import PLAYER, typed
from ledger.naming import folded
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from commands.errand import Offer
    from ledger.grammar import Record
    from ledger.grammar.words import Word


class Legal(NamedTuple):
    """What the lines of a menu say about a word.

    Attributes:
        word: the word.
        notes: by answer, its price or obstacle, and whether it may be given now.
    """

    word: Word
    notes: Mapping[str, tuple[str, bool]]

    @property
    def bounds(self) -> bool:
        """Whether only answers from the menu may be given."""
        return any(now for _, now in self.notes.values())

    def of(self, text: str) -> tuple[str, bool] | None:
        """The note of an answer, and whether it may be given now."""
        return self.notes.get(_code(self.word, text))

    def now(self, texts: Iterable[str]) -> list[str]:
        """Those answers that may be given now; all, if the menu sets no bounds."""
        if not self.bounds:
            return [*texts]
        return [one for one in texts if (note := self.of(one)) and note[1]]


def actor(record: Record, args: Mapping[str, Any]) -> str | None:
    """The acting player, if the command begins with one and it was given."""
    first = next(iter(typed(record)), None)
    if first is None or first.flags or first.kind is not PLAYER:
        return None
    return args.get(first.name)


def legal(
    menu: Iterable[Offer], record: Record, word: Word, args: Mapping[str, Any]
) -> Legal:
    """What the matching lines of a menu say about a word.

    They say nothing about who acts, as a menu belongs to one player.
    """
    notes: dict[str, tuple[str, bool]] = {}
    for offer in () if word is typed(record)[0] else menu:
        values = _values(offer.line, record)
        if values and _agree(values, record, word, args):
            for text in values.get(word.name, ()):
                if text != MORE:
                    notes.setdefault(_code(word, text), (offer.note, offer.now))
    return Legal(word, notes)


def _values(line: str, record: Record) -> dict[str, Sequence[str]]:
    """The values in a line for each word of a command; none if it is of another."""
    path, words = record.path.split(), split(line)
    if words[: len(path)] != path:
        return {}
    flags = {flag: one for one in record.words for flag in one.flags}
    order = [one.name for one in typed(record) if not one.flags]
    behind, bare = split_options(words[len(path) :], flags)
    return {**behind, **{n: [text] for n, text in zip(order, bare, strict=False)}}


def _agree(
    values: Mapping[str, Sequence[str]],
    record: Record,
    word: Word,
    args: Mapping[str, Any],
) -> bool:
    """Whether a line agrees with the values given for the other words."""
    return all(
        _code(one, str(args[one.name])) in (_code(one, text) for text in texts)
        for one, texts in _of_words(values, record)
        if one is not word
        and MORE not in texts
        and isinstance(args.get(one.name), str | int)
    )


def _of_words(
    values: Mapping[str, Sequence[str]], record: Record
) -> Iterator[tuple[Word, Sequence[str]]]:
    return ((one, values[one.name]) for one in typed(record) if one.name in values)


def _code(word: Word, text: str) -> str:
    """A value as scripts have it, whatever the language."""
    try:
        return folded(str(parser(word.kind.reads)(text)))
    except Refusal:
        return folded(text)
