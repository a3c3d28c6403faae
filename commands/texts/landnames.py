"""The article of a territory whose name is made as drawn names are: les Mines de fer."""

from __future__ import annotations

from functools import cache

from ledger.names import tables
from ledger.names.words import PRINTED, Adjective
from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.names.words import Noun


def with_article(name: str, lang: str) -> str:
    """The name as a sentence has it: with an article, if it is a noun and more.

    >>> names = ("Mines de fer", "Île perdue", "Grande forêt", "Tour", "Ville-Neuve")
    >>> [with_article(name, "fr") for name in names]
    ['les Mines de fer', 'l’Île perdue', 'la Grande forêt', 'Tour', 'Ville-Neuve']
    >>> [with_article(name, "en") for name in ("Mines of Iron", "Dark Wood", "Vaux")]
    ['the Mines of Iron', 'the Dark Wood', 'Vaux']
    """
    words = [folded(word) for word in name.partition(" (")[0].split()]
    if len(words) < 2:
        return name
    if lang == "en":
        *_, head = " ".join(words).partition(" of ")[0].split()
        return f"the {name}" if head in _nouns("en") else name
    front = _in_front().get(words[0])
    noun = _nouns("fr").get(words[1] if front else words[0])
    return _article(noun, elided=(front or noun).elides) + name if noun else name


def _article(noun: Noun, *, elided: bool) -> str:
    article = tables.FRENCH["article"][noun.agreement]
    plural = article == tables.FRENCH["article"]["mp"]
    return "l’" if elided and not plural else f"{article} "


@cache
def _nouns(lang: str) -> dict[str, Noun]:
    return {folded(getattr(noun, lang)): noun for noun in PRINTED.nouns}


@cache
def _in_front() -> dict[str, Adjective]:
    """The forms of the adjectives that may stand before a French noun."""
    qualifiers = (q for q in PRINTED.qualifiers if isinstance(q, Adjective))
    return {
        folded(form): one
        for one in qualifiers
        if one.before or one.front
        for form in (*one.four, one.before_vowel)
        if form
    }
