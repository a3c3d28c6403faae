"""Words of mass combat: codes, from the codes or from names in either language."""

from __future__ import annotations

from commands.parsers import MOST_AMOUNT, MOST_DIGITS, amount, coded, pair, seed, text
from ledger.errors import Misuse

MOST_MODIFIER = 1000


def _named(vocabulary: str, word: str) -> str:
    """NAME=WORD, with the word turned into its code."""
    name, equals, value = pair(word).rpartition("=")
    codes = "+".join(coded(vocabulary, one) for one in value.split("+"))
    return f"{name}{equals}{codes}"


def army(word: str) -> str:
    """A side of the generals' roll, with words of either language."""
    parts = []
    for part in text(word).split(","):
        key, equals, value = part.partition("=")
        key = coded("army", key) if equals else key
        if key in ("tactic", "fort"):
            value = coded(key, value)
        elif key == "terrain":
            value = "+".join(coded("terrain", one) for one in value.split("+"))
        parts.append(f"{key}{equals}{value}")
    return ",".join(parts)


def men(word: str) -> int:
    """The men of an army, at least one."""
    try:
        return amount(word)
    except Misuse:
        most = MOST_AMOUNT
        rule = "MASS-MOD-05"
        raise Misuse(
            "bad_amount", "mass.men", rule=rule, word=word, most=most
        ) from None


def engaged(word: str) -> str:
    """A hero's level of engagement: HERO=LEVEL."""
    return _named("engagement", word)


def plan(word: str) -> str:
    """A side's tactic: SIDE=TACTIC."""
    return _named("tactic", word)


def ground(word: str) -> str:
    """The ground of a side: SIDE=GROUND+GROUND."""
    return _named("terrain", word)


def modifier(word: str) -> int:
    """A modifier of a roll: a whole number, negative or positive."""
    plain = word.lstrip("+-") if word[:1] in ("+", "-") else word
    if plain.isascii() and plain.isdigit() and len(plain) <= MOST_DIGITS:
        number = -int(plain) if word.startswith("-") else int(plain)
        if abs(number) <= MOST_MODIFIER and word[1:2] not in ("+", "-"):
            return number
    raise Misuse("usage", "usage.modifier", word=word, most=MOST_MODIFIER)


def total(word: str) -> int:
    """The total of a roll: any whole number; penalties may bring it below zero."""
    return seed(word)
