"""Every screen of a sample campaign: commands that show one, found in the records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.offering import Context, offered
from ledger.effects import Change
from ledger.grammar import ENTRY, Act, Question, games, named
from ledger.grammar.listing import every
from ledger.grammar.words import YES
from ledger.rules import settings
from ledger.rules.common.settings import value
from ledger.store import entries
from ledger.store.book import Book
from tests.effort import DEEP, some
from tests.good_words import TAME

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ledger.grammar import Record
    from ledger.grammar.words import Word
    from ledger.journal import Entry

# Output for programs or into a file, and commands that wait for somebody.
# They need a hub; their tests are in `tests/league`.
LEAGUE = (
    "league init",
    "league share",
    "league join",
    "league leave",
    "league status",
    "league sync",
    "league watch",
    "league key new",
    "league key list",
    "league key revoke",
    "league campaigns",
    "league look",
    "league hand-in",
    "league standings",
    "league stats",
    "league doctor",
)
ELSEWHERE = frozenset(
    {
        *("export json", "export position", "export csv"),
        "export sqlite",
        *("export hledger", "export beancount", "rules export", "siege list"),
        *("backup", "import", "fief map new"),
        *("run", "shell", "serve"),
        *LEAGUE,
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
FREE = ("text", "words", "texts")  # house rules whose values people write freely
DRY = "--dry-run"
WRONG = "xyzzy"  # means nothing anywhere
FILES = frozenset({"new", "rules load"})  # acts that take a file, or make one
# How many values of a word are tried: every run asks about a few things, and shows more
# of the rules; a deep one about everything there is.
THINGS = 4
RULES = 40
SOME = 5 if DEEP > 1 else 2  # of the values that a required word of an act may take
FEW = 3 if DEEP > 1 else 1  # of the words that may follow an option


def commands(game: str) -> list[Record]:
    """The commands of a game and those of all games."""
    others = set(games()) - {game}
    return [one for path, one in every().items() if path.split()[0] not in others]


EVERY = slice(None)


class Sample:
    """A sample campaign, with the words that may be typed about it."""

    def __init__(self, file: Path, share: slice = EVERY) -> None:
        self.share = share  # of the commands of its game, in every run
        self.book = Book(str(file))
        self.here = Context(self.book, lang="fr")
        self.game = self.here.state.game
        self.entries = list(entries.each(self.book))

    def fitting(self, record: Record, word: Word) -> list[str]:
        """The values that a word may take; a good one if nothing is offered."""
        if word.kind is ENTRY:
            return [str(entry.seq) for entry in self.told_of()]
        known = offered(record, word, {}, self.here)
        return known or [TAME.get(word.kind.reads) or "1"]

    def told_of(self) -> list[Entry]:
        """The first entry of each kind; every entry in a deep run."""
        if DEEP > 1:
            return self.entries
        first = {entry.kind: entry for entry in reversed(self.entries)}
        return sorted(first.values(), key=lambda entry: entry.seq)

    def questions(self, *, book: bool) -> Iterator[list[str]]:
        """Each question plainly, then with each thing it may be about, and each option.

        `book`: include those that only look up the rules.
        """
        known = [
            one
            for one in commands(self.game)
            if isinstance(one, Question) and one.path not in ELSEWHERE
        ]
        texts = [one for one in known if book and one.path in BOOK]
        shown = [one for one in known if one.path not in BOOK]
        for record in (*texts, *shown[self.share]):
            yield from self.asked(record)

    def asked(self, record: Record) -> Iterator[list[str]]:
        """The ways of asking one question."""
        path, most = record.path.split(), RULES if record.path in BOOK else THINGS
        need = [word for word in record.words if word.required]
        ways = [self.about(record, word, most) for word in need]
        first = [way[0] for way in ways]
        plain = [*path, *_joined(first)]
        yield plain
        for at, way in enumerate(ways):
            for other in way[1:]:
                yield [*path, *_joined([*first[:at], other, *first[at + 1 :]])]
        for word in record.words:
            if not word.required and word.offered and not {*word.flags} & {*FILED}:
                said = self.about(record, word, most)
                for one in said[:FEW] if word.flags else said:
                    yield [*plain, *one]

    def about(self, record: Record, word: Word, most: int) -> list[list[str]]:
        """The things that a question is asked about, each as it is said."""
        said = self.spelled(record, word)
        return said if word.kind is ENTRY else some(said, most)

    def tried(self) -> Iterator[list[str]]:
        """Each act, written nowhere: as it may be done, and with each word wrong."""
        for record in self.acts()[self.share]:
            yield from self._tried(record)

    def acts(self) -> list[Record]:
        """The acts that can be tried without writing anything."""
        known = [one for one in commands(self.game) if isinstance(one, Act)]
        return [one for one in known if DRY in _flags(one) and one.path not in FILES]

    def _tried(self, record: Record) -> Iterator[list[str]]:
        path = [*record.path.split(), DRY]
        need = [word for word in record.words if word.required and word.offered]
        ways = [[*self.spelled(record, word)[:SOME], _wrong(word)] for word in need]
        first = [way[0] for way in ways]
        plain = [*path, *_joined(first)]
        yield plain
        for at, way in enumerate(ways):
            for other in way[1:]:
                yield [*path, *_joined([*first[:at], other, *first[at + 1 :]])]
        for word in record.words:
            if not word.required and word.offered and word.flags:
                for said in self.spelled(record, word)[:FEW]:
                    yield [*plain, *said]
                if word.kind is not YES:
                    yield [*plain, *_wrong(word)]

    def bare(self) -> Iterator[list[str]]:
        """Each command without its words, which are then asked for."""
        known = [
            one
            for one in commands(self.game)
            if one.path not in ELSEWHERE | FILES
            and (isinstance(one, Question) or DRY in _flags(one))
        ]
        for record in known[self.share]:
            yield [*record.path.split(), *({DRY} & _flags(record))]

    def spelled(self, record: Record, word: Word) -> list[list[str]]:
        """The ways of saying one word."""
        if word.kind is YES:
            return [[word.flags[0]]]
        return [[*word.flags[:1], one] for one in self.fitting(record, word)]

    def names(self) -> set[str]:
        """The names given by people at the table, and what they wrote freely."""
        state = self.here.state
        known = {kind for one in state.facts if (kind := self._own_kind(one))}
        for rule in settings.settings(self.game).values():
            if rule.type in FREE and (now := value(state, rule.key)) != rule.default:
                known |= {str(one) for one in _several(now)}
        for entry in self.entries:
            known |= {entry.remark or "", *_own_words(entry), *_named(entry)}
        return known

    def _own_kind(self, subject: str) -> str | None:
        return self.here.state.text(subject, "kind") if self.game == "free" else None


def _named(entry: Entry) -> Iterator[str]:
    """The names that an entry gives to things."""
    for effect in entry.effects:
        if isinstance(effect, Change) and effect.field == "name" and effect.after:
            yield str(effect.after)


def _flags(record: Record) -> set[str]:
    return {flag for word in record.takes for flag in word.flags}


def _wrong(word: Word) -> list[str]:
    return [*word.flags[:1], WRONG]


def _joined(ways: list[list[str]]) -> Iterator[str]:
    return (one for said in ways for one in said)


def _own_words(entry: Entry) -> Iterator[str]:
    """The typed words of an act that come from no vocabulary."""
    record, typed = named(entry.kind), entry.asked.get("said", {}).get("words", {})
    for word in record.words if record else ():
        if word.kind.reads in ("text", "names"):
            yield from map(str, _several(typed.get(word.name)))


def _several(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]
