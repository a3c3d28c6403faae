"""Names as people type them: which are allowed, which is meant, which are near."""

from __future__ import annotations

from ledger.errors import Misuse, Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import (
        Callable,
        Collection,
        Iterable,
        Iterator,
        Mapping,
        Sequence,
    )
    from typing import Any, Literal

    Form = Literal["NFC", "NFD", "NFKC", "NFKD"]

LONGEST_NAME = 80
LONGEST_TEXT = 1000
RESERVED = frozenset({"bank", "banque", "draw", "nul"})
FORBIDDEN = frozenset(",:=|>/")
# Control, format (bidirectional marks, joiners), surrogate, private, unassigned,
# and the two separators that break a line.
INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean_name(name: str) -> str:
    """The name in the form in which it is stored; refuses one that is not allowed."""
    name = normal("NFC", name).strip()
    if not folded(name):
        raise Misuse("bad_name", "bad_name.empty")
    if len(name) > LONGEST_NAME:
        raise Misuse("bad_name", "bad_name.long", length=len(name), most=LONGEST_NAME)
    _refuse_invisible(name, "bad_name")
    wrong = sorted(FORBIDDEN & set(name))
    if wrong:
        raise Misuse("bad_name", "bad_name.sign", name=name, signs=" ".join(wrong))
    if name[0] in "-@":
        raise Misuse("bad_name", "bad_name.start", name=name, sign=name[0])
    if name.isdigit():
        raise Misuse("bad_name", "bad_name.digits", name=name)
    if folded(name) in RESERVED:
        raise Misuse("bad_name", "bad_name.reserved", name=name)
    return name


def clean_text(text: str) -> str:
    """A remark on one line, in its stored form; refuses one that is not allowed."""
    text = normal("NFC", " ".join(text.split()))
    if not text:
        raise Misuse("usage", "text.empty")
    if len(text) > LONGEST_TEXT:
        raise Misuse("usage", "text.long", length=len(text), most=LONGEST_TEXT)
    _refuse_invisible(text, "usage")
    return text


def _refuse_invisible(text: str, code: str) -> None:
    if visible(text):
        return
    sign = next(filter(_is_invisible, text))
    raise Misuse(code, "text.invisible", sign=f"U+{ord(sign):04X}")


def visible(text: str) -> bool:
    """Whether all characters are visible: none controls a terminal or turns a text."""
    if text.isprintable():
        return True
    return not any(map(_is_invisible, text))


def _is_invisible(sign: str) -> bool:
    from unicodedata import category

    return category(sign) in INVISIBLE


def normal(form: Form, text: str) -> str:
    """A text in a normal form of Unicode; most are in all of them, as they are ASCII."""
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize(form, text)


def spelled(text: str) -> str:
    r"""A text with its invisible characters spelled out; line breaks stay.

    >>> spelled("a\x1b[2J\u202e\n")
    'a\\x1b[2J\\u202e\n'
    """
    if visible(text):
        return text
    return "".join(
        sign if sign in "\n\t" or visible(sign) else ascii(sign)[1:-1] for sign in text
    )


def same(name: str) -> str:
    """The form in which two names that differ only in case or width are equal."""
    return normal("NFKC", name).casefold()


def folded(name: str) -> str:
    """The form in which a typed name is looked up: without case or accents."""
    if name.isascii():
        return name.casefold().strip()
    from unicodedata import combining

    plain = normal("NFKD", name.replace("\u2019", "'"))
    return "".join(sign for sign in plain if not combining(sign)).casefold().strip()


def plain(word: str) -> str:
    """The form in which titles and rule terms are compared.

    Case, accents, hyphens, underscores and a punctuation mark at the end do not count.

    >>> plain("À  l’aide\u202f!"), plain("REC-CHA"), plain("high_ground")
    ("a l'aide", 'rec cha', 'high ground')
    """
    bare = folded(word).replace("-", " ").replace("_", " ").rstrip(" !\xa0\u202f")
    return " ".join(bare.split())


ARTICLES = ("les ", "le ", "la ", "l'", "the ")


def bare(name: str) -> str:
    """The form in which names are compared without their article.

    >>> bare("Les Nains"), bare("L’Empire"), bare("nains"), bare("Le")
    ('nains', 'empire', 'nains', 'le')
    """
    short = folded(name)
    return next((short[len(a) :] for a in ARTICLES if short.startswith(a)), short)


class Names:
    """The names of things, for looking up many words one after another."""

    __slots__ = ("_found", "_shown")

    def __init__(self, shown: Mapping[str, str]) -> None:
        """Ids with the names by which they are shown."""
        self._shown = dict(shown)
        self._found: dict[Callable[[str], str], dict[str, list[str]]] = {}

    def put(self, key: str, name: str | None) -> None:
        """Gives something another name, or none."""
        before = self._shown.pop(key, None)
        if name is not None:
            self._shown[key] = name
        for form, ids_by_name in self._found.items():
            if before is not None:
                ids_by_name[form(before)].remove(key)
            if name is not None:
                ids_by_name.setdefault(form(name), []).append(key)

    def fitting(self, word: str, form: Callable[[str], str]) -> list[str]:
        """The ids whose names, in their compared form, equal a word."""
        ids_by_name = self._found.get(form)
        if ids_by_name is None:
            ids_by_name = self._found[form] = {}
            for key, name in self._shown.items():
                ids_by_name.setdefault(form(name), []).append(key)
        return ids_by_name.get(form(word), [])

    def find(self, kind: str, word: str) -> str:
        """The id whose shown name is meant by a word.

        An exact name wins; otherwise case and accents are ignored, then the article
        (Nains for Les Nains), if exactly one name fits.
        """
        word = normal("NFC", word.strip())
        forms: tuple[Callable[[str], str], ...] = (str, folded, bare)
        fits = next(filter(None, (self.fitting(word, form) for form in forms)), [])
        if len(fits) == 1:
            return fits[0]
        if fits:
            names = sorted(self._shown[key] for key in fits)
            raise Refused("ambiguous_name", kind=kind, name=word, names=names)
        few = len(self._shown) <= FEW
        known = sorted(set(self._shown.values())) if few else []
        raise unknown_name(kind, word, Likely(word, self._shown.values()), known=known)


def unknown_name(
    kind: str, name: str, likely: Sequence[str] | Likely, **facts: Any
) -> Refused:
    """The refusal of a name that nothing of this kind has, with the nearest names."""
    key = f"unknown_name.{kind}"
    return Refused("unknown_name", key, kind=kind, name=name, near=likely, **facts)


def find(kind: str, word: str, shown: Mapping[str, str]) -> str:
    """The id whose shown name is meant by a word; `shown` maps ids to names."""
    return Names(shown).find(kind, word)


LIKELY = 0.55  # for an unknown word: better one guess too many
FEW = 8  # so few names can all be listed in a hint
ALMOST_THE_SAME = 0.8  # for a word that is allowed: only what looks like a typing error


def near(
    word: str, names: Iterable[str], most: int = 3, least: float = LIKELY
) -> list[str]:
    """The names that somebody who typed `word` may have meant, nearest first."""
    # Imported late: only a refusal needs it.
    from difflib import SequenceMatcher

    plain = folded(word)
    ranked = []
    for name in names:
        other = folded(name)
        # The likeness if every letter of the shorter word were found in the longer.
        likeness = 2 * min(len(plain), len(other)) / (len(plain) + len(other) or 1)
        if plain and other.startswith(plain):
            likeness = 1.0
        elif likeness >= least:
            likeness = SequenceMatcher(None, plain, other).ratio()
        if likeness >= least:
            ranked.append((-likeness, name))
    return [name for _, name in sorted(ranked)[:most]]


class Likely:
    """The nearest names, found only on demand: of many faults only a few are shown."""

    __slots__ = ("_found", "_rest", "_word", "known")

    def __init__(
        self, word: str, known: Collection[str], rest: Iterable[str] = ()
    ) -> None:
        """Takes what was typed, the known names, and those to show if none is near."""
        self._word = word
        self.known = known
        self._rest = rest
        self._found: list[str] | None = None

    def __iter__(self) -> Iterator[str]:
        """The names, nearest first."""
        if self._found is None:
            self._found = near(self._word, self.known) or list(self._rest)
        return iter(self._found)

    def __bool__(self) -> bool:
        """Whether there are any."""
        return any(True for _ in self)

    def __eq__(self, other: object) -> bool:
        """Whether these are the same names in the same order."""
        return list(self) == other

    __hash__ = None  # type: ignore[assignment]  # a list of names: never a key
