"""Names in French: agreement, order, conjunctions, articles, elision, contraction."""

from __future__ import annotations

from ledger.names import tables
from ledger.names.words import Adjective, Complement, capital
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ledger.names.words import Name, Noun, Qualifier

FRENCH = tables.FRENCH
BEFORE = {aspect: rank for rank, aspect in enumerate(FRENCH["before_order"])}
AFTER = {aspect: rank for rank, aspect in enumerate(FRENCH["after_order"])}
AND = f" {FRENCH['and']} "


class Forms(NamedTuple):
    """A name as sentences need it.

    Attributes:
        name: by itself ("Île perdue").
        in_sentence: with its article ("l'île perdue").
        of: after "de" ("de l'île perdue").
        to: after "à" ("à l'île perdue").
    """

    name: str
    in_sentence: str
    of: str
    to: str


def forms(name: Name) -> Forms:
    """All forms of a name (MED-NAME-08, -09)."""
    front, behind = sides(name.qualifiers)
    text = " ".join([*_in_front(front, name.noun), *_group(name, behind)])
    first = front[0] if front else name.noun
    article = _article(name.noun, elided=first.elides)
    shown = text if article == FRENCH["elided"] else f" {text}"
    return Forms(
        capital(text),
        article + shown,
        FRENCH["of"][article] + shown,
        FRENCH["to"][article] + shown,
    )


def _article(noun: Noun, *, elided: bool) -> str:
    """The article: "le", "la", "les", or "l'" before a vowel (MED-NAME-22)."""
    article: str = FRENCH["article"][noun.agreement]
    plural = article == FRENCH["article"]["mp"]
    return FRENCH["elided"] if elided and not plural else article


def sides(
    qualifiers: tuple[Qualifier, ...],
) -> tuple[list[Adjective], list[Adjective]]:
    """The adjectives before the noun, and those after it, each in order.

    An adjective with a rank goes before the noun unless one that always does is
    there; of two with a rank, only the lower does (MED-NAME-15, -16).
    """
    adjectives = [q for q in qualifiers if isinstance(q, Adjective)]
    front = [a for a in adjectives if a.before]
    ranked = [a for a in adjectives if a.front]
    if ranked and not front and len(qualifiers) > 1:
        front = [min(ranked, key=lambda a: a.front)]
    behind = [a for a in adjectives if a not in front]
    front.sort(key=lambda a: (BEFORE.get(a.aspect, len(BEFORE)), a.n))
    behind.sort(key=lambda a: (AFTER.get(a.aspect, len(AFTER)), a.n))
    return front, behind


def _in_front(front: list[Adjective], noun: Noun) -> list[str]:
    """The adjectives before the noun; some have a form before vowels (MED-NAME-10)."""
    words = []
    behind: list[Adjective | Noun] = [*front[1:], noun]
    for adjective, following in zip(front, behind, strict=bool(front)):
        vowel = following.elides and noun.agreement == FRENCH["forms"][0]
        special = adjective.before_vowel if vowel else ""
        words.append(special or adjective.agreeing(noun))
    return words


def _group(name: Name, behind: list[Adjective]) -> list[str]:
    """The noun and what follows it: adjectives, material, state, then "du" and "des".

    By MED-NAME-07, -17, -18.
    """
    noun, closing = name.noun, FRENCH["closing"]
    complements = [q for q in name.qualifiers if isinstance(q, Complement)]
    parts = (
        (a.agreeing(noun) for a in behind if a.aspect != closing),
        (c.fr for c in complements if not c.article),
        (a.agreeing(noun) for a in behind if a.aspect == closing),
        (c.fr for c in complements if c.article),
    )
    return [noun.fr, *filter(None, map(_joined, parts))]


def _joined(words: Iterable[str]) -> str:
    """Words of one kind, joined by "et" (MED-NAME-19)."""
    return AND.join(words)
