"""The values that a word may have now, by its kind: for Tab, and for questions."""

from __future__ import annotations

from commands.parsers import few
from commands.preference import spoken
from ledger.errors import Refusal
from ledger.grammar import CHOOSE
from ledger.grammar.words import Word
from ledger.loading import load
from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.grammar import Record
    from ledger.grammar.words import Kind
    from ledger.state import State
    from ledger.store.book import Book

RULES = "ledger.rules."
CODES = "="
# What a code of a kind is called, where its words are in no vocabulary.
CALLED = {
    "card": "commands.texts.cards:word_for",
    "title": "commands.texts.refusing:title",
    "held title": "commands.texts.refusing:title",
}


class Context:
    """The campaign, of which no more is read than is needed.

    Attributes:
        book: the campaign's book; None where there is none.
        lang: the reader's language.
    """

    def __init__(
        self, book: Book | None, words: Words | None = None, lang: str | None = None
    ) -> None:
        self.book = book
        self.lang = words.lang if words else spoken(lang, book)
        self._words = words
        self._state: State | None = None

    @property
    def words(self) -> Words:
        """The words of the reader's language."""
        if self._words is None:
            from commands.texts import choose

            self._words = choose(self.lang, self.book)
        return self._words

    @property
    def state(self) -> State:
        """The present state of the campaign; an empty one if there is none."""
        if self._state is None:
            from ledger.state import State
            from ledger.store.rows import state_of

            self._state = state_of(self.book) if self.book else State()
        return self._state

    @property
    def acting(self) -> list[str]:
        """The names of those who are to act now, the likeliest first."""
        from ledger.rules import game_named

        state = self.state
        ids = game_named(state.game).to_act(state) if state.game else []
        return [state.name(one) for one in ids]

    def names(self, sort: str) -> list[str]:
        """The names of things of a sort in play; the bank is a sort of its own."""
        if sort == "bank":
            return [sort if self.lang == "en" else self.words.purse(sort)]
        if self._state is None and self.book:
            from ledger.store.rows import names_in_play

            return names_in_play(self.book, sort)
        return list(self.state.named(sort).values())


def offered(
    record: Record,
    word: Word,
    args: Mapping[str, Any],
    context: Context,
    begun: str = "",
) -> list[str]:
    """The values that fit a word of a command, given the parsed values of other words.

    If one of these means nothing, nothing fits. Positional words and words with several
    values are not offered what was already given: a payer is not offered as the payee.
    """
    before = Before(record, word, args, context)
    try:
        if word is CHOOSE:
            return _chosen(record, before, begun)
        fitting = _begun(word.kind, before, begun)
    except Refusal:
        return []
    if word.flags and not word.many:
        return fitting
    known = [args.get(one.name) for one in record.words]
    every = {
        name for one in known for name in (one if isinstance(one, list) else [one])
    }
    return [one for one in fitting if one not in every]


class Before:
    """The words before one, and their meanings, which are found when needed."""

    def __init__(
        self, record: Record, word: Word, args: Mapping[str, Any], context: Context
    ) -> None:
        self.typed = args
        self.context = context
        self._words = (
            record.words[: record.words.index(word)] if word in record.words else ()
        )
        self._found: dict[str, Any] | None = None

    @property
    def found(self) -> dict[str, Any]:
        """The meanings: ids in place of names."""
        if self._found is None:
            self._found = {}
            for word in self._words:
                self._find(word, self.typed.get(word.name))
        return self._found

    def _find(self, word: Word, value: object) -> None:
        from ledger.acting.doing import meaning

        meaning(word, value, self.context.state, self.found)

    def take(self, kind: Kind, word: str) -> None:
        """Adds the meaning of a part of a compound word that precedes a sign."""
        self._find(Word(kind.name, kind), word)


def _begun(kind: Kind, before: Before, begun: str) -> list[str]:
    """What fits a kind and begins with a text; of several joined words, only the last.

    Each may be joined only once; a word that stands for all of them must be alone.
    """
    head, there = "", set[str]()
    sign = str(kind.parts[1]) if kind.parts[1:] else ""
    if kind.joins:
        head, join, begun = begun.rpartition(kind.joins)
        there = {_said_of(one, sign) for one in head.split(kind.joins)}
        head += join
    parted = _parted(kind.parts, before, begun) if kind.parts else []
    alone = head and kind.parts
    whole = (
        every_fitting(kind, before) if (kind.fits or not parted) and not alone else []
    )
    exact = [one for one in whole if one.startswith(begun)]
    plain = folded(begun)
    whole = exact or [one for one in whole if folded(one).startswith(plain)]
    fits = [one for one in (*whole, *parted) if _said_of(one, sign) not in there]
    return [head + one for one in fits]


def _said_of(word: str, sign: str) -> str:
    """The key of a compound word: the part before the sign."""
    return folded(word.partition(sign)[0] if sign else word)


def _chosen(record: Record, before: Before, begun: str) -> list[str]:
    """The choices of an act, or, after the sign, the answers to one."""
    from ledger.grammar.choosing import choices

    key, equals, answer = begun.partition("=")
    base, dot, name = key.partition(".")
    known = choices(record, before.context.words.played)
    if not equals and not dot:
        return [f"{one.name}=" for one in known if one.name.startswith(folded(base))]
    fitting: list[str] = []
    for one in known:
        if one.name != base:
            continue
        if equals:
            fitting += [f"{key}={word}" for word in _begun(one.kind, before, answer)]
        elif one.of:
            fitting += [f"{base}.{word}=" for word in _begun(one.of, before, name)]
    return list(dict.fromkeys(fitting))


def _parted(parts: Sequence[Any], before: Before, begun: str) -> list[str]:
    """What fits the part of a compound word that is being typed."""
    kind, *rest = parts
    if not rest:
        return _begun(kind, before, begun)
    sign, *rest = rest
    typed, there, behind = begun.partition(sign)
    if not there:
        return [one + sign for one in _begun(kind, before, begun)]
    if any(part.fits.startswith(RULES) for part in rest[::2]):
        before.take(kind, typed)
    return [f"{typed}{sign}{one}" for one in _parted(rest, before, behind)]


def every_fitting(kind: Kind, before: Before, *, coded: bool = False) -> list[str]:
    """All that fits a kind now, in the reader's words, or as codes."""
    context = before.context
    fits: list[str]
    if not kind.fits:
        fits = few(kind.reads)
    elif kind.fits.startswith((RULES, CODES)):
        fits = _codes(kind.fits, before)
    elif ":" in kind.fits:
        fits = load(kind.fits)(context.book, before.typed)
    else:
        return [name for sort in kind.fits.split() for name in context.names(sort)]
    return [
        one if coded and ":" not in one else _shown_as(kind, one, context)
        for one in fits
    ]


def _codes(fits: str, before: Before) -> list[str]:
    """The ids or codes that fit: those listed in the kind, or found by the rules."""
    if fits.startswith(CODES):
        return fits.removeprefix(CODES).split()
    codes: list[str] = load(fits)(before.context.state, before.found)
    return codes


def _shown_as(kind: Kind, one: str, context: Context) -> str:
    """The name of an id, or a code in the reader's language; capitals are kept."""
    if ":" in one:
        return context.state.name(one)
    if one.isupper() or (context.lang == "en" and "_" not in one):
        return one
    if kind.name in CALLED:
        return str(load(CALLED[kind.name])(one, context.words))
    from commands.texts.vocabulary import vocabulary

    known = vocabulary(kind.reads.rpartition(".")[2]) or vocabulary(kind.name)
    return context.words.word(known.get(one), one)
