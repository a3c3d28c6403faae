"""The options that a word too many on a line may have been meant for."""

from __future__ import annotations

from contextlib import suppress

from commands.parsers import few, parser
from commands.texts.typed import typed
from commands.texts.vocabulary import meant
from ledger.errors import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.grammar import Record
    from ledger.grammar.words import Word

SIGNS = ("flag", "count")  # these take no value


def meant_for(record: Record, text: str) -> list[str]:
    """The command's own options that this word fits, as they would be typed.

    Options with a few possible words take precedence over those that take any name;
    a number fits only where numbers are taken.
    """
    options = [word for word in record.words if word.flags]
    options = [word for word in options if word.kind.reads not in SIGNS]
    sure = [word for word in options if _one_of_few(word, text)]
    fits = sure or [word for word in options if _reads(word, text)]
    return [f"{word.flags[-1]} {typed(text)}" for word in fits]


def _one_of_few(word: Word, text: str) -> bool:
    """Whether an option takes only a few words, and this is one of them."""
    reads = word.kind.reads
    known = few(reads)
    return meant(reads.removeprefix("code."), text) in known if known else False


def _reads(word: Word, text: str) -> bool:
    """Whether an option that takes any word would take this one."""
    if few(word.kind.reads):
        return False
    with suppress(Refusal):
        value = parser(word.kind.reads)(text)
        return isinstance(value, int) == text.isdigit()
    return False
