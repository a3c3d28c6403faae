"""The words that names are made of: nouns, adjectives, complements."""

from __future__ import annotations

from ledger.names import tables
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FRENCH = tables.FRENCH
FORM = {form: index for index, form in enumerate(FRENCH["forms"])}


class Noun(NamedTuple):
    """What a territory is: a forest, hills.

    Attributes:
        n: its place in the list.
        fr: the French word.
        agreement: its gender and number ("fp"), with which adjectives agree.
        en: the English word.
        elides: whether "le" and "la" lose their vowel before it.
        also: other spellings by which it may be looked up.
    """

    n: int
    fr: str
    agreement: str
    en: str
    elides: bool
    also: tuple[str, ...] = ()

    @property
    def forms(self) -> tuple[str, ...]:
        """Every spelling by which it may be looked up, its own first."""
        return self.fr, self.en, *self.also


class Adjective(NamedTuple):
    """A qualifier that agrees with the noun.

    Attributes:
        n: its place in the list.
        four: its forms: masculine, feminine, and the same in the plural.
        aspect: what it describes (size, age, colour ...).
        before: whether it always comes before the French noun.
        front: its rank among those that may come before it; 0 for none.
        en: the English word.
        elides: whether "le" and "la" lose their vowel before it.
        before_vowel: its masculine form before a vowel, where that differs.
    """

    n: int
    four: tuple[str, ...]
    aspect: str
    before: bool
    front: int
    en: str
    elides: bool
    before_vowel: str = ""

    @property
    def fr(self) -> str:
        """The French word as a dictionary lists it."""
        return self.four[0]

    @property
    def forms(self) -> tuple[str, ...]:
        """Every spelling by which it may be looked up, its own first."""
        special = (self.before_vowel,) if self.before_vowel else ()
        return *self.four, self.en, *special

    def agreeing(self, noun: Noun) -> str:
        """The form that agrees with the noun, wherever it is placed."""
        return self.four[FORM[noun.agreement]]


class Complement(NamedTuple):
    """A qualifier that includes its preposition and never changes.

    Attributes:
        n: its place in the list.
        fr: the French words ("du loup", "de fer").
        article: whether they include an article.
        en: the English words ("of the Wolf", "of Iron").
        attribute: the word before the English noun ("Iron"), if there is one.
        also: other spellings by which it may be looked up.
    """

    n: int
    fr: str
    article: bool
    en: str
    attribute: str = ""
    also: tuple[str, ...] = ()

    @property
    def forms(self) -> tuple[str, ...]:
        """Every spelling by which it may be looked up, its own first."""
        special = (self.attribute,) if self.attribute else ()
        return self.fr, self.en, *special, *self.also


Qualifier = Adjective | Complement


class Name(NamedTuple):
    """A noun with its qualifiers, in the order in which they were drawn or given."""

    noun: Noun
    qualifiers: tuple[Qualifier, ...]


class Lists(NamedTuple):
    """The words to draw from, by position; a word may have two positions."""

    nouns: tuple[Noun, ...]
    qualifiers: tuple[Qualifier, ...]


def elides(word: str, decided: bool | None = None) -> bool:
    """Whether "le" loses its vowel before a word; `decided` is a person's decision.

    >>> [word for word in ("île", "tour", "hospice", "yourte") if elides(word)]
    ['île', 'hospice']
    """
    if decided is not None:
        return decided
    return word[:1].casefold() in FRENCH["vowels"] + FRENCH["mute"]


def noun(row: dict[str, Any], n: int) -> Noun:
    """The noun that a row of a table describes."""
    french = row["fr"]
    return Noun(
        n,
        french,
        row["gender"] + row["number"],
        row.get("en") or capital(french),
        elides(french, row.get("elides")),
        tuple(row.get("also", ())),
    )


def qualifier(row: dict[str, Any], n: int) -> Qualifier:
    """The qualifier that a row of a table describes."""
    if "ms" not in row:
        return Complement(
            n,
            row["fr"],
            row["article"],
            row["en"],
            row.get("en_attr", ""),
            tuple(row.get("also", ())),
        )
    four = tuple(row[form] for form in FRENCH["forms"])
    return Adjective(
        n,
        four,
        row["class"],
        row["pos"] == "before",
        row.get("front", 0),
        row.get("en") or capital(four[0]),
        elides(four[0], row.get("elides")),
        row.get("ms_before_vowel", ""),
    )


def capital(text: str) -> str:
    """The text with a capital first letter, accent and all."""
    return text[:1].upper() + text[1:]


def _printed() -> Lists:
    qualifiers: list[Qualifier] = []
    for row in tables.QUALIFIER["entries"]:
        # A word that is printed twice is one word with two positions.
        again = row.get("repeat_of")
        qualifiers.append(qualifiers[again - 1] if again else qualifier(row, row["n"]))
    nouns = (noun(row, row["n"]) for row in tables.NOUN["entries"])
    return Lists(tuple(nouns), tuple(qualifiers))


PRINTED = _printed()
