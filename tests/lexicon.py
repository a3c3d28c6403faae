"""Tells English words and codes from French, in anything a French screen might show.

Both are gathered from the program: English from its catalogue and vocabularies, where
the French of a text is different; codes by how they are written. French words are those
of the French rules and cards, and of French sentences whose English lacks the word.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from commands.texts import Words, registry
from ledger.grammar.choosing import all_choices
from ledger.grammar.listing import every
from ledger.rules import games, settings
from tools import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

TEMPLATES = Path(__file__).resolve().parents[1] / "templates"
FRENCH = Words("fr")
WORD = re.compile(r"\b[^\W\d_]{2,}\b")
# A code is joined by underscores, or by colons or dots without a space.
CODES = (
    re.compile(r"(?<![\w.])[a-z]+(?:_[a-z0-9]+)+\b"),
    re.compile(r"(?<![\w.:])[a-z]+:[^\W\d]\w*"),
    re.compile(r"(?<![\w.:/-])[a-z_]+(?:\.[a-z_]+)+\b"),
)
# Also French, though they are mostly translated.
BOTH = {"actions", "id", "options"}
QUOTED = re.compile(r"[«“][^»”]*[»”]|`[^`]*`")
RULE = re.compile(r"\b[A-Z]+[0-9]*(?:-[A-Z0-9]+)+")
HTML = re.compile(r"<style.*?</style>|<!--.*?-->|<[^>]*>", re.DOTALL)
FILE = re.compile(r"[\w/-]+\.(?:db|toml|json|md|html|pdf|txt|svg|csv|py)\b")
DOTTED = re.compile(r"\b[a-z][\w-]*(?:\.\w+)+")  # a house rule, or a file


def spoken(text: str) -> str:
    """A sentence without its facts; if a fact chooses a word, with both words."""
    holes = re.compile(r"\{[^{}:]*:?([^{}]*)\}")
    return holes.sub(lambda m: m[1].replace("|", " ") if "|" in m[1] else " ", text)


def words(text: str) -> set[str]:
    """The words of a text in lower case, but not its quotations and rule codes."""
    plain = DOTTED.sub(" ", RULE.sub(" ", QUOTED.sub(" ", text)))
    return {word.lower() for word in WORD.findall(spoken(plain))}


@cache
def texts() -> dict[str, str]:
    """Every text of the program with its French."""
    known = {text: FRENCH.translated(text) for text in catalogue.sentences()}
    for vocabulary in vocabularies():
        known |= {text: FRENCH.say(text) for text in vocabulary.values()}
    return known


def vocabularies() -> list[dict[str, str]]:
    """The words of the rules that people type, by code."""
    return list(registry.every("VOCABULARIES", module="vocabulary").values())


@cache
def reference() -> list[str]:
    """The texts of the French rules and cards."""
    files = [*TEMPLATES.glob("reference/*.fr.toml"), *TEMPLATES.glob("cards/*.fr.toml")]
    return [
        text
        for file in files
        for text in _strings(tomllib.loads(file.read_text("utf-8")))
    ]


@cache
def french() -> frozenset[str]:
    """Words that are French."""
    return frozenset(BOTH).union(
        *map(words, reference()),
        *(words(french) - words(english) for english, french in texts().items()),
    )


@cache
def quotations() -> frozenset[str]:
    """The English quotations in the French rules."""
    quoted = {quote for text in reference() for quote in QUOTED.findall(text)}
    return frozenset(quote for quote in quoted if quote[0] in "«“")


@cache
def english() -> frozenset[str]:
    """Words that are English: their French differs somewhere, and none is French."""
    found: set[str] = set()
    for text, translated in texts().items():
        found |= words(text) - words(translated)
    return frozenset(found - french())


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from _strings(one)


# Words typed in English in both languages ---------------------------------------------


@cache
def typed() -> re.Pattern[str]:
    """Matches commands and options, which are not words of a screen."""
    paths = sorted({*every(), *_groups()}, key=len, reverse=True)
    known = "|".join(map(re.escape, paths))
    keys = "|".join(sorted({choice.name for choice in all_choices(None)}))
    return re.compile(
        rf"(?<![\w-])--?[a-z][a-z-]*(?: \w+:\w+)?|\bintendant(?: (?:{known}))?\b"
        rf"|`(?:{known})(?![\w-])|^\W*(?:{known})(?![\w-])"
        rf"|· (?:{known})(?: ·|$)|\((?:{known})\)|Choix\W+(?:(?:{keys})(?:, )?)+"
        rf"|reste à choisir\W+(?:{keys})(?= \()|\b(?:{keys})(?=[.=])|^```\w+",
        re.MULTILINE | re.IGNORECASE,
    )


@cache
def house_rules() -> re.Pattern[str]:
    """Matches the keys of house rules, whole or from a dot on, as in their file."""
    keys = {key for game in games() for key in settings.settings(game)}
    known = "|".join(map(re.escape, sorted(keys, key=len, reverse=True)))
    return re.compile(rf"(?<![\w.])(?:{known})(?![\w.])")


@cache
def letters() -> re.Pattern[str]:
    """Matches short codes in capitals, which the rulebooks print in both languages."""
    known = {code for words in vocabularies() for code in words if code.isupper()}
    return re.compile(rf"\b(?:{'|'.join(known)})\b")


def _groups() -> Iterator[str]:
    for path in every():
        first, *rest = path.split()
        yield first
        for at in range(1, len(rest)):
            yield " ".join([first, *rest[:at]])
    yield from games()


def said(screen: str) -> str:
    """A screen's own words: without those typed in English in both languages."""
    text = HTML.sub(" ", screen) if "<html" in screen else screen.replace("\\_", "_")
    for quote in quotations():
        text = text.replace(quote, " ")
    text = FILE.sub(" ", house_rules().sub(" ", text))
    return letters().sub(" ", RULE.sub(" ", typed().sub(" ", text)))


def leaks(screen: str, names: Iterable[str] = ()) -> list[str]:
    """The codes and the English words of a French screen."""
    text = said(screen)
    found = [code for pattern in CODES for code in pattern.findall(text)]
    given = {one.lower() for name in names for one in WORD.findall(name)}
    known = english() - given
    return found + [one for one in WORD.findall(text) if one.lower() in known]
