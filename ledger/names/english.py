"""Names in English: the same words in another order."""

from __future__ import annotations

from ledger.names import tables
from ledger.names.french import Forms
from ledger.names.words import Adjective, Complement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.names.words import Name

ENGLISH = tables.ENGLISH
ORDER = {aspect: rank for rank, aspect in enumerate(ENGLISH["class_order"])}
AND = f" {ENGLISH['and']} "
THE = f"{ENGLISH['article']} "
OF = f"{ENGLISH['of']} "


def forms(name: Name) -> Forms:
    """All forms of a name; its capitals stay within a sentence (MED-NAME-25)."""
    text = _text(name)
    the = THE + text
    return Forms(text, the, OF + the, f"to {the}")


def _text(name: Name) -> str:
    complements = [q for q in name.qualifiers if isinstance(q, Complement)]
    bare = [c for c in complements if not c.article]
    # A single material comes before the noun; two of them follow it.
    matter = bare[0] if len(bare) == 1 and bare[0].attribute else None
    phrases = [c.en for c in complements if c is not matter]
    words = [_adjectives(name), matter.attribute if matter else "", name.noun.en]
    return " ".join(filter(None, [*words, _phrases(phrases)]))


def _adjectives(name: Name) -> str:
    """The adjectives in order; two that would run together get an "and".

    By MED-NAME-23.
    """
    adjectives = [q for q in name.qualifiers if isinstance(q, Adjective)]
    adjectives.sort(key=lambda a: (ORDER[a.aspect], a.n))
    text, before = "", ""
    for adjective in adjectives:
        joint = (AND if _blur(before, adjective.aspect) else " ") if text else ""
        text += joint + adjective.en
        before = adjective.aspect
    return text


def _blur(one: str, other: str) -> bool:
    return one == other or (one, other) in ENGLISH["and_between"]


def _phrases(phrases: list[str]) -> str:
    """Phrases with "of" share one; those without "the" come first (MED-NAME-24)."""
    if not phrases:
        return ""
    bare_phrases = [phrase.removeprefix(OF) for phrase in phrases]
    bare_phrases.sort(key=lambda phrase: phrase.startswith(THE))
    return OF + AND.join(bare_phrases)
