"""Added words: read from a house rule, with all faults reported at once.

A noun is `{fr, gender, number}`; an adjective `{ms, fs, mp, fp, pos, class}`, with
`ms_before_vowel` and `front` where it has them; a complement `{fr}`. All may have an
English `en`; for a word in h or y, `elides` says whether "le" becomes "l'" before it.
"""

from __future__ import annotations

from ledger.errors import Refusal
from ledger.names import tables, words
from ledger.names.lookup import bare, index, spelled
from ledger.naming import FORBIDDEN, clean_text
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.names.words import Lists

OWN = tables.OWN
VALUES = {**OWN["values"], "class": tables.ENGLISH["class_order"]}


class Fault(NamedTuple):
    """Something wrong with an added word.

    Attributes:
        code: what it is.
        about: the word, or its position in the list.
        facts: what a sentence about it needs.
    """

    code: str
    about: str
    facts: tuple[tuple[str, str | int], ...] = ()


def extended(
    lists: Lists, nouns: Sequence[Any], qualifiers: Sequence[Any]
) -> tuple[Lists, list[Fault]]:
    """The lists with the added words after their own, and all faults of those words.

    Words with a fault are left out.
    """
    faults: list[Fault] = []
    more_nouns = [
        words.noun(row, len(lists.nouns) + place)
        for place, row in enumerate(_sound("noun", nouns, lists.nouns, faults), 1)
    ]
    more_qualifiers = [
        words.qualifier(row, len(lists.qualifiers) + place)
        for place, row in enumerate(
            _sound("qualifier", qualifiers, lists.qualifiers, faults), 1
        )
    ]
    made = lists._replace(
        nouns=(*lists.nouns, *more_nouns),
        qualifiers=(*lists.qualifiers, *more_qualifiers),
    )
    return made, faults


def _sound(
    what: str, rows: Sequence[Any], known: Sequence[Any], faults: list[Fault]
) -> list[dict[str, Any]]:
    """The rows without a fault, cleaned; the faults of the others are collected."""
    if len(rows) > OWN["most"]:
        faults.append(Fault("word.many", what, (("most", OWN["most"]),)))
        return []
    taken = set(index(known))
    sound = []
    for place, row in enumerate(rows, 1):
        about = f"{what} {place}"
        if not isinstance(row, dict):
            faults.append(Fault("word.table", about))
            continue
        kind = _kind(what, row)
        wrong = list(_faults(kind, row, about))
        if not wrong:
            clean = _cleaned(kind, row)
            french = clean.get("fr") or clean["ms"]
            if spelled(french) in taken:
                wrong = [Fault("word.twice", french)]
            else:
                taken.add(spelled(french))
                sound.append(clean)
        faults += wrong
    return sound


def _kind(what: str, row: dict[str, Any]) -> str:
    if what == "noun":
        return what
    if row.get("kind") in VALUES["kind"]:
        return str(row["kind"])
    return "adj" if "ms" in row else "comp"


def _faults(kind: str, row: dict[str, Any], about: str) -> Iterator[Fault]:
    needed, allowed = OWN[kind], (*OWN[kind], *OWN[f"{kind}_may"])
    for key in needed:
        if key not in row:
            yield Fault("word.missing", about, (("key", key),))
    for key, value in row.items():
        if key not in allowed:
            yield Fault("word.key", about, (("key", key),))
        elif not _fits(key, value):
            yield _wrong(key, value, about)
    french = row.get("fr")
    if kind == "comp" and isinstance(french, str) and not _preposition(french):
        yield Fault("word.preposition", about, (("value", french),))


def _wrong(key: str, value: object, about: str) -> Fault:
    facts: tuple[tuple[str, str | int], ...] = (("key", key), ("value", str(value)))
    if key in VALUES:
        options = ", ".join(VALUES[key])
        return Fault("word.value", about, (*facts, ("options", options)))
    if key in OWN["flags"]:
        return Fault("word.flag", about, facts)
    return Fault("word.text", about, (*facts, ("most", OWN["longest"])))


def _fits(key: str, value: object) -> bool:
    """Whether a value is one that this key may have."""
    if key in OWN["flags"]:
        return isinstance(value, bool)
    if key == "front":
        return type(value) is int and 0 < value <= OWN["longest"]
    if key == "also":
        return isinstance(value, (list, tuple)) and all(map(_is_word, value))
    if key in VALUES and key != "class":
        return value in VALUES[key]
    return _is_word(value) and (key != "class" or value in VALUES[key])


def _is_word(value: object) -> bool:
    """Whether this can be a word of a name."""
    if not isinstance(value, str) or FORBIDDEN & set(value):
        return False
    try:
        text = clean_text(value)
    except Refusal:
        return False
    return text[0].isalpha() and len(text) <= OWN["longest"]


def _preposition(french: str) -> str:
    """The preposition of a complement; empty where it has none."""
    for start in (*OWN["with_article"], *OWN["without_article"]):
        if french.startswith(start) and len(french) > len(start):
            return str(start)
    return ""


def _cleaned(kind: str, row: dict[str, Any]) -> dict[str, Any]:
    """The row in the form in which the lists hold it."""
    clean = {k: clean_text(v) if isinstance(v, str) else v for k, v in row.items()}
    if kind == "comp":
        preposition = _preposition(clean["fr"])
        clean.setdefault("article", preposition in OWN["with_article"])
        of = tables.ENGLISH["of"]
        if clean["article"]:
            of += " " + tables.ENGLISH["article"]
        english = words.capital(bare(clean["fr"]))
        clean.setdefault("en", f"{of} {english}")
        return clean
    # Within a sentence it has no capital.
    for key in ("fr", *tables.FRENCH["forms"], "ms_before_vowel"):
        if key in clean:
            clean[key] = clean[key][:1].lower() + clean[key][1:]
    return clean
