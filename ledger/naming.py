"""Names as people type them: which are allowed, which one is meant, which are near."""

from __future__ import annotations

import unicodedata

from ledger.errors import Misuse, Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LONGEST_NAME = 80
LONGEST_TEXT = 1000
RESERVED = frozenset({"bank", "banque", "draw", "nul"})
FORBIDDEN = frozenset(",:=|>/")
# Control, format (bidirectional marks, joiners), surrogate, private, unassigned,
# and the two separators that break a line.
INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean_name(name: str) -> str:
    """Returns the name in its one stored form, or refuses it."""
    name = unicodedata.normalize("NFC", name).strip()
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
    """Returns a remark on one line, or refuses it."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    if not text:
        raise Misuse("usage", "text.empty")
    if len(text) > LONGEST_TEXT:
        raise Misuse("usage", "text.long", length=len(text), most=LONGEST_TEXT)
    _refuse_invisible(text, "usage")
    return text


def _refuse_invisible(text: str, code: str) -> None:
    for sign in text:
        if unicodedata.category(sign) in INVISIBLE:
            raise Misuse(code, "text.invisible", sign=f"U+{ord(sign):04X}")


def same(name: str) -> str:
    """The form in which two names count as one and the same (case, width)."""
    return unicodedata.normalize("NFKC", name).casefold()


def folded(name: str) -> str:
    """The form in which a typed name is looked up: no case, no accents."""
    plain = unicodedata.normalize("NFKD", name.replace("\u2019", "'"))
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold().strip()


def plain(word: str) -> str:
    """The form in which titles and words of the rules are compared.

    Neither case, accents, hyphens and underscores count, nor a mark at the end.

    >>> plain("À  l’aide\u202f!"), plain("REC-CHA"), plain("high_ground")
    ("a l'aide", 'rec cha', 'high ground')
    """
    bare = folded(word).replace("-", " ").replace("_", " ").rstrip(" !\xa0\u202f")
    return " ".join(bare.split())


def find(kind: str, word: str, shown: Mapping[str, str]) -> str:
    """Returns the id whose shown name is meant by `word`.

    `shown` maps ids to names. An exact name wins; otherwise case and accents
    are passed over, if exactly one name then fits.
    """
    word = unicodedata.normalize("NFC", word.strip())
    fits = [key for key, name in shown.items() if name == word]
    if len(fits) != 1:
        plain = folded(word)
        fits = fits or [key for key, name in shown.items() if folded(name) == plain]
    if len(fits) == 1:
        return fits[0]
    if fits:
        names = sorted(shown[key] for key in fits)
        raise Refused("ambiguous_name", kind=kind, name=word, names=names)
    few = sorted(set(shown.values())) if len(shown) <= FEW else []
    raise Refused(
        "unknown_name",
        f"unknown_name.{kind}",
        kind=kind,
        name=word,
        near=near(word, shown.values()),
        known=few,
    )


LIKELY = 0.55  # for a word that is nothing: better one guess too many
FEW = 8  # names that can all be listed in a hint
ALMOST_THE_SAME = 0.8  # for a word that is allowed: only what looks like a slip


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
        likeness = SequenceMatcher(None, plain, other).ratio()
        if plain and other.startswith(plain):
            likeness = 1.0
        if likeness >= least:
            ranked.append((-likeness, name))
    return [name for _, name in sorted(ranked)[:most]]
