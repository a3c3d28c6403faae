"""Looking up a typed word in any of its forms, in both languages."""

from __future__ import annotations

from functools import lru_cache

from ledger.errors import Refused
from ledger.names import tables
from ledger.naming import LONGEST_NAME, folded, near

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.names.words import Lists, Noun, Qualifier

PARTICLES = tables.LOOKUP["particles"]
RULE = "MED-NAME-03"
MOST = 3  # words to suggest
MORE_LIKELY = 0.6  # for a word in the other language


def noun(lists: Lists, word: str, lang: str = "fr") -> Noun:
    """The noun that a word means; a refusal lists the nearest ones."""
    meant: Noun = _find("noun", lists.nouns, word, lang)
    return meant


def qualifier(lists: Lists, word: str, lang: str = "fr") -> Qualifier:
    """The qualifier that a word means; a refusal lists the nearest ones."""
    meant: Qualifier = _find("qualifier", lists.qualifiers, word, lang)
    return meant


def _find(kind: str, words: Sequence[Any], typed: str, lang: str) -> Any:  # noqa: ANN401 - a noun or a qualifier
    known = index(words)
    plain = spelled(typed)
    entry = known.get(plain) or known.get(bare(plain))
    if entry is None:
        raise Refused(
            "unknown_name",
            f"unknown_name.{kind}",
            rule=RULE,
            kind=kind,
            name=typed[:LONGEST_NAME],
            near=_likely(words, typed[:LONGEST_NAME], lang),
        )
    return entry


def _likely(words: Sequence[Any], typed: str, lang: str) -> list[str]:
    """The nearest words in a language; those of the other, if even nearer."""
    own, other = ([getattr(word, one) for word in words] for one in _first(lang))
    foreign = near(typed, other, least=MORE_LIKELY)
    return list(dict.fromkeys([*near(typed, own), *foreign]))[:MOST]


def _first(lang: str) -> tuple[str, str]:
    return ("en", "fr") if lang == "en" else ("fr", "en")


def index(words: Sequence[Any]) -> dict[str, Any]:
    """Words by their spellings; whole spellings win over those without particles."""
    known: dict[str, Any] = {}
    for cut in (str, bare):
        for word in words:
            for form in word.forms:
                known.setdefault(cut(spelled(form)), word)
    return known


@lru_cache(maxsize=4096)  # each lookup compares the spellings of all words of a list
def spelled(text: str) -> str:
    """A typed word without case, accents and hyphens.

    >>> spelled("  Chauve-Souris")
    'chauve souris'
    """
    return " ".join(folded(text).replace("-", " ").split())


def bare(plain: str) -> str:
    """A spelling without the article or preposition before it.

    >>> bare("de l'ours"), bare("of the wolf"), bare("lac")
    ('ours', 'wolf', 'lac')
    """
    for particle in PARTICLES:
        if plain.startswith(particle) and len(plain) > len(particle):
            return plain[len(particle) :]
    return plain
