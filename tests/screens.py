"""Every screen of a sample campaign: commands that show one, found in the records."""

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

# Output for programs or into a file, and commands that wait for somebody.
ELSEWHERE = frozenset(
    {
        *("export json", "export position", "export csv"),
        "export sqlite",
        *("export hledger", "export beancount", "rules export", "siege list"),
        *("backup", "import", "fief map new"),
        *("run", "shell"),
    }
)
# Texts of the rules, which are the same in all campaigns of a game.
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
FEW = 3  # of the words that may follow an option


def commands(game: str) -> list[Record]:
    """The commands of a game and those of all games."""
    others = set(games()) - {game}
    return [one for path, one in every().items() if path.split()[0] not in others]


class Sample:
    """A sample campaign, with the words that may be typed about it."""

    def __init__(self, file: Path) -> None:
        self.book = Book(str(file))
        self.here = Context(self.book, lang="fr")
        self.game = self.here.state.game
        self.entries = list(entries.each(self.book))

    def fitting(self, record: Record, word: Word) -> list[str]:
        """The values that a word may take; a good one if nothing is offered."""
        if word.kind is ENTRY:
            return [str(entry.seq) for entry in self.entries]
        known = offered(record, word, {}, self.here)
        return known or [TAME.get(word.kind.reads) or "1"]

    def questions(self, *, book: bool) -> Iterator[list[str]]:
        """Each question plainly, then with each thing it may be about, and each option.

        `book`: include those that only look up the rules.
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
        """The names given by people at the table, and what they wrote freely."""
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
    """The typed words of an act that come from no vocabulary."""
    record, typed = named(entry.kind), entry.asked.get("said", {}).get("words", {})
    for word in record.words if record else ():
        if word.kind.reads in ("text", "names"):
            yield from map(str, _several(typed.get(word.name)))


def _several(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]
