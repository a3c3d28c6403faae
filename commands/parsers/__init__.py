"""One parser for each kind of word, shared by Typer commands and the quick reader.

Those here are shared by all games; a game's own are in the module with its name. Words
of the rules ("code.goods") need none: vocabularies hold them in both languages.
"""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ledger.grammar.words import Kind

MOST_AMOUNT = 10**12
MOST_DIGITS = 18
CODE = "code"  # prefix of words in a vocabulary


def parser(kind: str) -> Callable[[str], Any]:
    """The parser for a kind; a game's own are loaded when they are needed."""
    game, dot, name = kind.rpartition(".")
    if game == CODE:

        def code(word: str) -> str:
            return coded(name, word)

        return code
    parse: Callable[[str], Any] = load(f"{__name__}{dot}{game}:{name}")
    return parse


def coded(vocabulary: str, word: str) -> str:
    """The code of a word of the rules, from the code or its name in either language."""
    from commands.codes import CODES

    if word in CODES.get(vocabulary, "").split():  # as scripts write it
        return word
    from commands.texts.vocabulary import also, meant

    return also(vocabulary, text(word)) or meant(vocabulary, word)


def closed(kind: Kind) -> Mapping[str, str]:
    """The vocabulary of a kind that allows no other words; empty for other kinds."""
    module, _, name = kind.reads.rpartition(".")
    if module != CODE or kind.find or kind.fits:
        return {}
    from commands.texts.vocabulary import vocabulary

    return vocabulary(name)


def few(kind: str) -> list[str]:
    """All words that a parser takes, if there are only a few."""
    game, _, name = kind.rpartition(".")
    if game == CODE:
        from commands.texts.vocabulary import vocabulary

        return list(vocabulary(name))
    words: Any = FEW.get(kind, ())
    if isinstance(words, str):
        words = load(words)
    return list(words() if callable(words) else words)


def amount(word: str) -> int:
    """An amount of money or of anything else: digits only, 1 to 10^12."""
    if word.isascii() and word.isdigit() and len(word) < 20:
        number = int(word)
        if 1 <= number <= MOST_AMOUNT:
            return number
    raise Misuse("bad_amount", amount=word)


def counted(word: str) -> int:
    """An amount counted on the table, which may be 0."""
    return 0 if word and not word.strip("0") else amount(word)


def tallied(word: str) -> str | int:
    """The name of a player who has counted, or the amount that was there."""
    return counted(word) if word.isdigit() else text(word)


def many(word: str) -> int:
    """How many of something, at least 1."""
    return _whole_number(word, 1)


def any_many(word: str) -> int:
    """How many of something, or 0."""
    return _whole_number(word, 0)


def _whole_number(word: str, least: int) -> int:
    if word.isascii() and word.isdigit() and len(word) < 20:
        number = int(word)
        if least <= number <= MOST_AMOUNT:
            return number
    raise Misuse("bad_amount", "bad_amount.many", word=word, least=least)


def number(word: str) -> int:
    """The number of an entry, a turn or a draft."""
    if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS:
        return int(word)
    raise Misuse("usage", "usage.number", word=word)


def turn(word: str) -> int | list[int]:
    """A turn, or one of an older scenario or battle, after the number of that.

    >>> turn("3"), turn("2.3")
    (3, [2, 3])
    """
    chapter, dot, within = word.partition(".")
    return [number(chapter), number(within)] if dot else number(word)


def turns(word: str) -> list[int | list[int] | None]:
    """One turn or a range: "3", "2..5", "2..", "..5", "1.2..2.1"."""
    first, dots, last = word.partition("..")
    if not dots:
        return [turn(word)] * 2
    if not (first or last):
        raise Misuse("usage", "usage.turns", word=word)
    return [turn(end) if end else None for end in (first, last)]


def setting_value(word: str) -> str:
    """The value of a house rule, whose words depend on which rule it is."""
    from commands.parsers.settings import InWords

    return InWords(text(word))


def campaign(word: str) -> str:
    """The file of a campaign."""
    return text(word)


def form(word: str) -> str:
    """The form of a report."""
    from commands.reports.making import FORMS

    code = coded("form", word)
    if code not in FORMS:
        raise Misuse("usage", "usage.form", word=word, known=list(FORMS))
    return code


def seed(word: str) -> int:
    """A seed: any whole number."""
    return -number(word[1:]) if word.startswith("-") else number(word)


def text(word: str) -> str:
    """Any word; the rules say whether it is possible."""
    if any("\ud800" <= sign <= "\udfff" or sign == "\0" for sign in word):
        raise Misuse("usage", "usage.encoding")
    return word


def faces(word: str) -> str:
    """Faces of dice, or a word for where they come from."""
    return coded("dice", word) if word[:1].isalpha() else text(word)


def given(word: str) -> str:
    """The text of a file of the user's."""
    from ledger.acting.given import read_text

    return read_text(text(word))


def pair(word: str) -> str:
    """A choice: KEY=VALUE."""
    key, equals, value = text(word).partition("=")
    if not (key.strip() and equals and value.strip()):
        raise Misuse("usage", "usage.pair", word=word)
    return word


def names(word: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text(word).split(",")] if word.strip() else []


def game(word: str) -> str:
    """The name of a known game."""
    from ledger.rules import game_named

    return game_named(coded("game", word)).name


def language(word: str) -> str:
    """A language that the program speaks."""
    code = word if word in ("fr", "en") else coded("language", word)
    if code not in ("fr", "en"):
        raise Misuse("usage", "usage.language", word=word)
    return code


def sheet_form(word: str) -> str:
    """The form of reference cards and sheets."""
    from commands.reports.making import SHEETS

    code = coded("form", word)
    if code not in SHEETS:
        raise Misuse("usage", "usage.sheet_form", word=word, known=list(SHEETS))
    return code


def stats_form(word: str) -> str:
    """The form of statistics."""
    from commands.reports.making import STATS

    code = coded("form", word)
    if code not in STATS:
        raise Misuse("usage", "usage.stats_form", word=word, known=list(STATS))
    return code


def flavour(word: str) -> str:
    """The flavour of CSV that a spreadsheet expects."""
    code = coded("flavour", word)
    if code not in ("plain", "french"):
        raise Misuse("usage", "usage.flavour", word=word)
    return code


def dates(word: str) -> str:
    """Which dates books have."""
    code = coded("dates", word)
    if code not in FEW["dates"]:
        raise Misuse("usage", "usage.dates", word=word)
    return code


def day(word: str) -> str:
    """A day of the calendar, as YYYY-MM-DD.

    >>> day("1190-03-01")
    '1190-03-01'
    """
    from contextlib import suppress
    from datetime import date

    with suppress(ValueError):
        if date.fromisoformat(word).isoformat() == word:
            return word
    raise Misuse("usage", "usage.day", word=word)


def step(word: str) -> str:
    """The word `next`."""
    if coded("step", word) != "next":
        raise Misuse("usage", "usage.step", word=word)
    return "next"


# The words of parsers that take only a few, or where to find them.
FEW = {
    "campaign": "commands.finding:campaigns_here",
    "dates": ("turn", "real"),
    "flavour": ("plain", "french"),
    "form": "commands.reports.making:FORMS",
    "game": "ledger.rules:games",
    "language": ("en", "fr"),
    "sheet_form": "commands.reports.making:SHEETS",
    "stats_form": "commands.reports.making:STATS",
    "step": ("next",),
}
