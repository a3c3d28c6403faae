"""A call: its words, as the records of the commands read them, and its options.

Imports only what a question on the fastest path needs; the rest is imported when
it is needed.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.grammar import Record
    from ledger.grammar.words import Word
    from ledger.store.book import Book

    # The result of a call: facts, entry, warnings, and the whole answer.
    Result = tuple[dict[str, Any], int | None, list[Any], Any]

COMPLETION = "_INTENDANT_COMPLETE"  # set by the shell when Tab is pressed
MOST_PATIENCE = 24 * 60 * 60  # seconds


class Unusual(Exception):  # noqa: N818 - not an error: Typer takes over
    """Something that only Typer can judge."""


class Call:
    """One call of a command: its record, words and options, and the open book."""

    def __init__(
        self, record: Record, args: dict[str, Any], common: dict[str, Any]
    ) -> None:
        self.path = record.path
        self.record = record
        self.args = args
        self.common = common
        self.present: Any = None  # the state a script keeps between its lines
        self.line: int | None = None  # the line of the call in a script
        self.recalled: list[Any] = []  # its dice and choices, if it is done once more
        self.agreed = False  # whether a user has chosen it, and is asked nothing more
        self.held: Any = None  # the reading transaction, while an answer is shown
        self._book: Book | None = None
        self._words: Words | None = None

    @property
    def as_json(self) -> bool:
        """Whether the answer is JSON, for a script."""
        return bool(self.common.get("json"))

    @property
    def asks(self) -> bool:
        """Whether there is a user at a terminal who can be asked."""
        return not (self.as_json or self.agreed) and attended()

    def book(self, *, write: bool = False) -> Book:
        """The campaign, opened once."""
        if self._book is None:
            from commands.finding import find_campaign
            from ledger.store.book import Book

            path = find_campaign(self.common.get("campaign"))
            self._book = Book(path, write=write, patience=patience())
            self._book.tells = True
        return self._book

    def moment(self) -> Book:
        """The campaign, held in its present state until the answer has been shown."""
        book = self.book()
        if self.held is None:
            self.held = book.reading()
            self.held.__enter__()
        return book

    def release(self) -> None:
        """Ends the hold once all has been read, so that others may write."""
        if self.held is not None:
            self.held.__exit__()
            self.held = None

    @property
    def opened(self) -> Book | None:
        """The campaign, if it is open."""
        return self._book

    def lend(self, book: Book | None) -> None:
        """Uses a book that another has opened and will close."""
        self._book = book

    def speak(self, words: Words) -> None:
        """Answers in a language that has already been chosen."""
        self._words = words

    @property
    def words(self) -> Words:
        """The words of the language to answer in."""
        if self._words is None:
            from commands.texts import choose

            self._words = choose(self._asked_for, self._book)
        return self._words

    @property
    def lang(self) -> str:
        """The code of the language to answer in, without loading its words."""
        if self._words is None:
            from commands.preference import spoken

            return spoken(self._asked_for, self._book)
        return self._words.lang

    @property
    def _asked_for(self) -> str | None:
        """The language asked for, or that of the campaign if it is not open."""
        lang: str | None = self.common.get("lang")
        if self._book is None:
            from commands.preference import found_here

            return lang or found_here(self.common.get("campaign"))
        return lang

    def close(self) -> None:
        """Closes the campaign."""
        self.release()
        if self._book is not None:
            self._book.close()
            self._book = None


def attended() -> bool:
    """Whether there is a user at a terminal, who both types and reads there."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def patience() -> float:
    """How many seconds to wait for another process."""
    from ledger.errors import Misuse
    from ledger.store.foreign import PATIENCE

    word = os.environ.get("INTENDANT_WAIT")
    if not word:
        return PATIENCE
    try:
        seconds = float(word)
    except ValueError:
        seconds = -1.0
    if 0 <= seconds <= MOST_PATIENCE:
        return seconds
    raise Misuse("usage", "usage.wait", word=word, most=MOST_PATIENCE)


def spaced(words: Sequence[str], path: str = "") -> list[str]:
    """A call with its words split at the sign that the command may join them with.

    >>> spaced(["count", "Anne=800", "Bruno=350", "--once", "a=b"])
    ['count', 'Anne', '800', 'Bruno', '350', '--once', 'a=b']
    """
    from ledger.grammar import named

    record = named(path or " ".join(words[:1]))
    sign = next((word.sign for word in record.words if word.sign), "") if record else ""
    if not (record and sign):
        return list(words)
    valued = {
        flag
        for option in record.takes
        for flag in option.flags
        if option.kind.reads != "flag"
    }
    parts: list[str] = []
    for word in words:
        bare = word[:1] != "-" and not valued.intersection(parts[-1:])
        parts += word.split(sign, 1) if bare else [word]
    return parts


def value_of(words: Sequence[str], *flags: str) -> str | None:
    """The value of an option in a call that is not parsed yet, or cannot be."""
    for index, word in enumerate(words):
        if word in flags and index + 1 < len(words):
            return words[index + 1]
        flag, equals, value = word.partition("=")
        if equals and flag in flags:
            return value
    return None


def parse(
    words: Sequence[str], missing: list[Word] | None = None
) -> tuple[Record, dict[str, Any], dict[str, Any]]:
    """The command that is called, its own words, and the common options.

    If there is a list `missing`, required words that are not there are added to it.
    """
    from ledger.grammar import typed

    record, rest = command_in(words)
    flags = {
        flag: word for word in (*typed(record), *record.takes) for flag in word.flags
    }
    options, bare = split_options(rest, flags)
    behind = sum(not word.flags for word in typed(record))
    args: dict[str, Any] = {}
    for word in typed(record):
        behind -= not word.flags
        args[word.name] = _value(word, options, bare, behind)
        if word.required and args[word.name] is None:
            if missing is None:
                raise Unusual
            missing.append(word)
    common = {word.name: _value(word, options, bare, 0) for word in record.takes}
    if bare:
        raise Unusual
    return record, args, common


def command_in(words: Sequence[str]) -> tuple[Record, list[str]]:
    """The longest command that the first words make, and the words after them."""
    from ledger.grammar import commands_in, home

    known = commands_in(home(" ".join(words[:2])))
    for length in (3, 2, 1):
        path = " ".join(words[:length])
        if len(words) >= length and path in known:
            return known[path], list(words[length:])
    raise Unusual


def split_options(
    rest: list[str], flags: dict[str, Word]
) -> tuple[dict[str, list[str]], list[str]]:
    """The options with their values, and the bare words in order."""
    options: dict[str, list[str]] = {}
    bare: list[str] = []
    rest.reverse()
    while rest:
        word = rest.pop()
        if word == "--":
            bare += rest[::-1]
            break
        if len(word) < 2 or word[0] != "-":
            bare.append(word)
            continue
        flag, equals, value = word.partition("=")
        if flag not in flags and not word.startswith("--") and word[:2] in flags:
            flag, equals, value = word[:2], "=", word[2:]
        if flag not in flags:
            raise Unusual
        option = flags[flag]
        if option.kind.reads in ("flag", "count"):
            if equals:
                raise Unusual
            value = "yes"
        elif not equals:
            if not rest:
                raise Unusual
            value = rest.pop()
        options.setdefault(option.name, []).append(value)
    return options, bare


def _value(
    word: Word, options: dict[str, list[str]], bare: list[str], behind: int
) -> Any:  # noqa: ANN401 - what a parser makes of a word
    """The value of a word; the last `behind` bare words belong to later ones."""
    kind = word.kind.reads
    if kind == "flag":
        return (word.name in options) != bool(word.default)
    if kind == "count":
        return len(options.get(word.name, ()))
    if word.flags:
        given = options.get(word.name, [])
    else:
        end = len(bare) - behind if word.many else 1
        given, bare[:] = bare[:end], bare[end:]
    if not given:
        return word.default
    from commands.parsers import parser

    read = parser(kind)
    return [read(one) for one in given] if word.many else read(given[-1])


def asks_for_help(words: Sequence[str]) -> bool:
    """Whether a call asks for a help page."""
    options = words[: words.index("--")] if "--" in words else words
    return "--help" in options or words[-1] == "-h"


def spelled_out(words: Sequence[str]) -> list[str]:
    """The call in full: a group alone means its list ("players", "players liste")."""
    from ledger.grammar import named

    behind = words[2:] if words[1:2] == ["liste"] else words[1:]
    alone = len(behind) < len(words) - 1 or not behind or behind[0][:1] == "-"
    if words and alone and not asks_for_help(words) and named(f"{words[0]} list"):
        return [words[0], "list", *behind]
    if words[:2] == ["import", "csv"] and _is_document("csv", words):
        return ["import", "./csv", *words[2:]]
    return spaced(words)


def _is_document(file: str, words: Sequence[str]) -> bool:
    """Whether `import csv` means a document of this name: no other file is named."""
    from ledger.grammar import named, typed

    record = named(words[0])
    every = (*typed(record), *record.takes) if record else ()
    try:
        bare = split_options(
            list(words[1:]), {f: one for one in every for f in one.flags}
        )[1]
    except Unusual:
        return False
    return bare == [file] and os.path.exists(file)
