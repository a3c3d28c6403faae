"""What fits at the end of the line: by what is legal now, with what it is beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prompt_toolkit.completion import Completer, Completion

from commands.answers.script import split
from commands.beginnings import commanded
from commands.call import Unusual, apart
from commands.shell.letters import letters
from commands.shell.placing import Placing
from commands.shell.reading import acting, whole_commands
from commands.shown import shown
from commands.shown.said import called, said
from commands.texts.typed import typed as quoted
from ledger.errors import Refusal
from ledger.grammar import named, typed
from ledger.grammar.listing import below
from ledger.naming import folded

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

    from commands.shell.campaign import Open
    from ledger.grammar import Record

    Found = Iterator[tuple[str, str]]  # what fits, and what is said of it


class Offers(Completer):
    """A few words that are known beforehand."""

    def __init__(self, offers: Iterable[str]) -> None:
        self._offers = list(offers)

    def get_completions(
        self, document: Document, _event: CompleteEvent
    ) -> Iterator[Completion]:
        """Those that begin so."""
        begun = document.text_before_cursor
        plain = folded(begun)
        for one in self._offers:
            if folded(one).startswith(plain):
                yield Completion(one, -len(begun))


class Fitting(Completer):
    """What may be typed now in this campaign."""

    def __init__(self, campaign: Open) -> None:
        self._campaign = campaign

    def get_completions(
        self, document: Document, _event: CompleteEvent
    ) -> Iterator[Completion]:
        """Commands, then their words and options."""
        line = document.text_before_cursor
        begun = "" if line[-1:].isspace() else line.rpartition(" ")[2]
        try:
            before = split(line[: len(line) - len(begun)])
            found = list(self._fitting(before, begun))
        except (Refusal, Unusual):
            return
        for one, meta in dict(reversed(found)).items():
            yield Completion(
                quoted_end(one), -len(begun), display=one, display_meta=meta
            )

    def _fitting(self, before: list[str], begun: str) -> Found:
        here = self._campaign.here
        if not before:
            yield from self._commands(begun)
            return
        path, rest = commanded(whole_commands(before, here)[0])
        record = named(path)
        if record is None:
            known = below(path)
            yield from ((one, "") for one in known if one.startswith(begun))
            return
        yield from self._words(record, rest, begun)

    def _commands(self, begun: str) -> Found:
        words = self._campaign.here.words
        game = words.played or ""
        for one in (*(below(game) if game else ()), *below("")):
            if one.startswith(folded(begun)) and one != game:
                path = one if one in below("") else f"{game} {one}"
                told = shown(path).doc if named(path) else ""
                yield one, words.translated(told).partition("\n")[0]
        if not begun:
            yield from ((key, path) for key, path in letters(game).items())

    def _words(self, record: Record, rest: list[str], begun: str) -> Found:
        here, page = self._campaign.here, shown(record.path)
        words = here.words
        known = (*typed(record), *record.takes)
        flags = {flag: word for word in known for flag in word.flags}
        last = flags.get(rest[-1]) if rest else None
        if last and last.kind.reads not in ("flag", "count"):
            rest = rest[:-1]
        behind, bare = apart(rest, flags)
        placing = Placing(record, behind, acting(here), here)
        fits, found = placing.next(bare)
        if begun[:1] == "-":
            for flag, word in flags.items():
                if flag.startswith(begun) and (word.many or word.name not in behind):
                    yield (
                        flag,
                        words.translated(said(word, page).help).partition("\n")[0],
                    )
            return
        for word in [last] if last else fits:
            name = words.translated(called(word, page))
            yield from ((one, name) for one in placing.offers(word, found, begun))


def quoted_end(word: str) -> str:
    """A word as it stands at the end of a line: more may come behind a comma or a sign."""
    return word if word[-1:] in "=:," else quoted(word)
