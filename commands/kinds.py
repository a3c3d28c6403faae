"""One parser for each kind of word, used by both lanes of the command line."""

from __future__ import annotations

from ledger.errors import Misuse

MOST_AMOUNT = 10**12
MOST_DIGITS = 18


def amount(word: str) -> int:
    """An amount of money or of anything else: digits only, 1 to 10^12."""
    if word.isascii() and word.isdigit() and len(word) < 20:
        found = int(word)
        if 1 <= found <= MOST_AMOUNT:
            return found
    raise Misuse("bad_amount", amount=word)


def counted(word: str) -> int:
    """An amount that was counted on the table: 0 is one, too."""
    return 0 if word and not word.strip("0") else amount(word)


def number(word: str) -> int:
    """The number of an entry, a turn or a draft."""
    if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS:
        return int(word)
    raise Misuse("usage", "usage.number", word=word)


def seed(word: str) -> int:
    """A seed: any whole number."""
    return -number(word[1:]) if word.startswith("-") else number(word)


def text(word: str) -> str:
    """Any word; what it may be is the rules' to say."""
    if any("\ud800" <= sign <= "\udfff" or sign == "\0" for sign in word):
        raise Misuse("usage", "usage.encoding")
    return word


def pair(word: str) -> str:
    """A choice: KEY=VALUE."""
    key, equals, value = text(word).partition("=")
    if not (key.strip() and equals and value.strip()):
        raise Misuse("usage", "usage.pair", word=word)
    return word


def names(word: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in text(word).split(",")] if word.strip() else []


def language(word: str) -> str:
    """A language that the program speaks."""
    if word not in ("fr", "en"):
        raise Misuse("usage", "usage.language", word=word)
    return word


def step(word: str) -> str:
    """The word `next`."""
    if word not in ("next", "suivant", "suivante"):
        raise Misuse("usage", "usage.step", word=word)
    return "next"


KINDS = {
    kind.__name__: kind
    for kind in (amount, counted, number, seed, text, pair, names, language, step)
}
