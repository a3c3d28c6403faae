"""Every screen of a sample campaign: the commands that show one, made of the records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.offering import Context, offered
from ledger.grammar import ENTRY, Question, games, named
from ledger.grammar.listing import every
from ledger.grammar.words import YES
from ledger.rules import settings
from ledger.rules.common.settings import value
from ledger.store import entries
from ledger.store.book import Book
from tests.good_words import TAME
from tests.lexicon import values

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ledger.grammar import Record
    from ledger.grammar.words import Word
    from ledger.journal import Entry

# What is written for programs, or into a file; what waits for somebody.
ELSEWHERE = frozenset(
    {
        *("export json", "export position", "export csv"),
        *("export hledger", "export beancount", "rules export", "siege list"),
        *("backup", "import", "fief map new"),
        *("run", "shell"),
    }
)
# What the rules say, which is the same in all campaigns of a game.
BOOK = frozenset({"rules show", "rules card"})
FILED = (
    "--as-script",
    "-o",
    "--output",
    "--svg",
    "--template",
    "--force",
    "--rules",
    "--both",
)
FEW = 3  # of the words that may stand behind an option


def commands(game: str) -> list[Record]:
    """The commands of a game and those of all games."""
    others = set(games()) - {game}
    return [one for path, one in every().items() if path.split()[0] not in others]


class Sample:
    """A sample campaign at hand, by what may be typed of it."""

    def __init__(self, file: Path) -> None:
        self.book = Book(str(file))
        self.here = Context(self.book, lang="fr")
        self.game = self.here.state.game
        self.entries = list(entries.each(self.book))

    def fitting(self, record: Record, word: Word) -> list[str]:
        """What may stand for a word; a good one where nobody can tell."""
        if word.kind is ENTRY:
            return [str(entry.seq) for entry in self.entries]
        known = offered(record, word, {}, self.here)
        return known or [TAME.get(word.kind.reads) or "1"]

    def questions(self, *, book: bool) -> Iterator[list[str]]:
        """Each question plainly, with each thing it may be about, and each option.

        `book`: also those that only look up what the rules say.
        """
        passed = ELSEWHERE if book else ELSEWHERE | BOOK
        for record in commands(self.game):
            if isinstance(record, Question) and record.path not in passed:
                yield from self.asked(record)

    def asked(self, record: Record) -> Iterator[list[str]]:
        """The ways of asking one question."""
        path = record.path.split()
        need = [word for word in record.words if word.required]
        first = [self.spelled(record, word)[0] for word in need]
        plain = [*path, *(one for words in first for one in words)]
        yield plain
        for at, word in enumerate(need):
            for other in self.spelled(record, word)[1:]:
                words = [*first[:at], other, *first[at + 1 :]]
                yield [*path, *(one for said in words for one in said)]
        for word in record.words:
            if not word.required and word.offered and not {*word.flags} & {*FILED}:
                most = None if not word.flags else FEW
                for said in self.spelled(record, word)[:most]:
                    yield [*plain, *said]

    def spelled(self, record: Record, word: Word) -> list[list[str]]:
        """The ways of saying one word."""
        if word.kind is YES:
            return [[word.flags[0]]]
        return [[*word.flags[:1], one] for one in self.fitting(record, word)]

    def names(self) -> set[str]:
        """What people at the table have named, or said in words of their own."""
        state = self.here.state
        known = {state.name(one) for one in state.facts}
        known |= {kind for one in state.facts if (kind := self._own_kind(one))}
        for key in settings.settings(self.game):
            known |= {str(one) for one in _several(value(state, key))}
        for entry in self.entries:
            known |= {entry.remark or "", *_own_words(entry)}
        return known - values()

    def _own_kind(self, subject: str) -> str | None:
        return self.here.state.text(subject, "kind") if self.game == "free" else None


def _own_words(entry: Entry) -> Iterator[str]:
    """What was typed of an act that is of no vocabulary."""
    record, typed = named(entry.kind), entry.asked.get("said", {}).get("words", {})
    for word in record.words if record else ():
        if word.kind.reads in ("text", "names"):
            yield from map(str, _several(typed.get(word.name)))


def _several(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]
