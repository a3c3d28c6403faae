"""What fits at the end of the line, by what is legal now, with descriptions."""

from __future__ import annotations

from contextlib import suppress
from inspect import cleandoc

from prompt_toolkit.completion import Completer, Completion

from commands.beginnings import commanded
from commands.call import Unusual, split_options
from commands.line import split
from commands.shell.letters import letters
from commands.shell.placing import Placing
from commands.shell.reading import in_full, whole_commands
from commands.shown import shown
from commands.shown.said import called, help_for
from commands.texts.typed import typed as quoted
from ledger.errors import Misuse, Refusal
from ledger.grammar import named, typed
from ledger.grammar.listing import below
from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

    from commands.shell.campaign import Open
    from commands.shell.placing import Values
    from commands.texts import Words
    from ledger.grammar import Record
    from ledger.grammar.words import Word

    Found = Iterator[tuple[str, str]]  # what fits, and its description


class Offers(Completer):
    """Completes a few known words."""

    def __init__(self, offers: Iterable[str]) -> None:
        self._offers = list(offers)

    def get_completions(
        self, document: Document, _event: CompleteEvent
    ) -> Iterator[Completion]:
        """The words that begin with the text typed."""
        begun = document.text_before_cursor
        plain = folded(begun)
        for one in self._offers:
            if folded(one).startswith(plain):
                yield Completion(one, -len(begun))


class Fitting(Completer):
    """Completes what may be typed now in this campaign."""

    def __init__(self, campaign: Open) -> None:
        self._campaign = campaign

    def get_completions(
        self, document: Document, _event: CompleteEvent
    ) -> Iterator[Completion]:
        """Commands at the beginning, then their words and options."""
        line = document.text_before_cursor
        begins = _last(line)
        try:
            before, begun = split(line[:begins]), _unquoted(line[begins:])
            metas: dict[str, str] = {}
            for one, meta in self._fitting(before, begun):
                metas.setdefault(one, meta)
        except (Refusal, Unusual):
            return
        for one, meta in metas.items():
            yield Completion(quoted_end(one), begins - len(line), one, meta)

    def _fitting(self, before: list[str], begun: str) -> Found:
        context = self._campaign.context
        if not before:
            yield from self._commands(begun)
            return
        path, rest = commanded(whole_commands(before, context)[0])
        record = named(path)
        if record is None:
            known = [] if rest else below(path)
            yield from ((one, "") for one in known if one.startswith(begun))
            return
        yield from self._words(record, rest, begun)

    def _commands(self, begun: str) -> Found:
        words = self._campaign.context.words
        game = words.played or ""
        for one in (*(below(game) if game else ()), *below("")):
            if one.startswith(folded(begun)) and one != game:
                path = one if one in below("") else f"{game} {one}"
                yield one, _does(path, words)
        if not begun:
            yield from ((key, path) for key, path in letters(game).items())

    def _words(self, record: Record, rest: list[str], begun: str) -> Found:
        context, page = self._campaign.context, shown(record.path)
        words = context.words
        known = (*typed(record), *record.takes)
        flags = {flag: word for word in known for flag in word.flags}
        rest = [in_full(word, flags) for word in rest]
        last = flags.get(rest[-1]) if rest else None
        if last and last.kind.reads not in ("flag", "count"):
            rest = rest[:-1]
        behind, bare = split_options(rest, flags)
        placing = Placing(record, behind, context)
        fits, given = placing.next(bare)
        if begun[:1] == "-":
            for flag, word in flags.items():
                if flag.startswith(begun) and (word.many or word.name not in behind):
                    yield (
                        flag,
                        words.translated(help_for(word, page).help).partition("\n")[0],
                    )
            return
        needed = {word.name for word in placing.lacking(placing.filled(given))}
        fits = [one for one in fits if one.name in needed] or fits
        # Words that need not be typed, such as who acts, come last.
        fits.sort(key=lambda one: bool(one.required and one.name not in needed))
        for word in [last] if last else fits:
            with suppress(Refusal):
                yield from self._offered(placing, word, given, begun)

    def _offered(
        self, placing: Placing, word: Word, given: Values, begun: str
    ) -> Found:
        """What fits a word: first what is possible now, with prices, then the rest."""
        words, before = self._campaign.context.words, placing.filled(given, word)
        if word.kind.joins and word.kind.joins in begun:
            head, join, last = begun.rpartition(word.kind.joins)
            begun = f"{placing.meant(word, head, before)}{join}{last}"
        name = words.translated(called(word, shown(placing.record.path)))
        offers = placing.offers(word, before, begun)
        bound = self._campaign.legal(placing.record, word, before)
        if bound.bounds:  # only what is on the menu
            offers = [one for one in offers if bound.of(one)]
        noted = [(one, *(bound.of(one) or (name, False))) for one in offers]
        for now in (True, False):
            yield from ((one, note) for one, note, may in noted if may is now)


def _does(path: str, words: Words) -> str:
    """What a command does: the first sentence of its page."""
    if named(path) is None:
        return ""
    first, _, _ = cleandoc(shown(path).doc).partition("\n\n")
    return words.translated(" ".join(first.split())).partition(". ")[0]


def _last(line: str) -> int:
    """The beginning of the last word of a line; quoted spaces are part of a word."""
    for at in range(len(line), 0, -1):
        if line[at - 1].isspace():
            with suppress(Misuse):  # a quote is still open there
                split(line[:at])
                return at
    return 0


def _unquoted(word: str) -> str:
    """The last word of a line, whose quotes may still be open."""
    for quote in ("", *"\"'"):
        with suppress(Misuse):
            return "".join(split(word + quote))
    return word


def quoted_end(word: str) -> str:
    """A word for the end of a line, unquoted if more may follow its last character."""
    return word if word[-1:] in "=:," else quoted(word)
