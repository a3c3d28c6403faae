"""The words of list and score files, as people write them in either language.

Such files may come from elsewhere: most words have synonyms.
"""

from __future__ import annotations

from ledger.naming import Likely, plain
from ledger.rules.common.schema import Field, meant, number
from ledger.rules.common.values import READ, Parsed, listed, word_of
from ledger.rules.common.wording import Words
from ledger.rules.siege.lists import PIECES
from ledger.rules.siege.position.form import FORM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ledger.rules.common.schema import Fields, Options
    from ledger.toml import Path

    # The code of a word, from its vocabulary and the word as typed.
    Meant = Callable[[str, str], str]

# The rule that limits the words of each vocabulary.
VOCABULARIES = {
    "army_role": "SIEGE-LIST-02",
    "piece": "SIEGE-LIST-16",
    "siege": "SIEGE-GEN-04",
    "list_type": "SIEGE-LADDER-06",
    "section_kind": "SIEGE-VP-02",
    "section_state": "SIEGE-VP-05",
    "control": "SIEGE-VP-03",
}
# What a file says about itself: remarks, and the result it expects of the check.
REMARKS = ("game", "title", "note", "comment", "kind", "why")
CLAIMS = ("spend", "wasted", "ok")


def of(key: str, vocabulary: str, options: Options, *also: str) -> Field:
    """A word of a vocabulary."""
    return Field(key, "word", kind=vocabulary, options=meant(options), also=also)


def text_field(key: str, *also: str) -> Field:
    """A text that is not empty."""
    return Field(key, "said", also=also)


def items(key: str, *also: str, type: str = "items") -> Field:  # noqa: A002 - as in a schema
    """Pieces of equipment; with their numbers, where `type` says "pieces"."""
    options, rule = meant(PIECES), VOCABULARIES["piece"]
    return Field(key, type, kind="piece", options=options, also=also, rule=rule)


def anything(key: str, *also: str) -> Field:
    """A word that is read with others, or means nothing here."""
    return Field(key, "any", also=also)


ITEM = (
    of("name", "piece", PIECES, "item", "id"),
    number("count", also=("number",), rule=VOCABULARIES["piece"]),
)


def _text(reader: Words, _field: Field, word: object, path: Path) -> str | None:
    if isinstance(word, str) and word.strip():
        return word.strip()
    reader.fault(path, "position.text", word_of(path))
    return None


def _items(reader: Words, field: Field, raw: object, path: Path) -> tuple[str, ...]:
    """One item, or a list of them."""
    each = [READ["word"](reader, field, one, at) for at, one in listed(raw, path)]
    return tuple(item for item in each if item)


def _pieces(reader: ListReader, field: Field, raw: object, path: Path) -> list[Parsed]:
    """How many of each item, from a table or a list of names and tables."""
    if not isinstance(raw, list):
        pieces: list[Parsed] = READ["by"](reader, field, raw, path)
        return pieces
    return [
        one for at, one_raw in listed(raw, path) for one in _piece(reader, one_raw, at)
    ]


def _piece(reader: ListReader, raw: object, path: Path) -> list[Parsed]:
    if not isinstance(raw, dict):
        item = READ["word"](reader, ITEM[0], raw, path)
        return [Parsed(item, 1, path)] if item else []
    words = reader.read_words(ITEM, raw, path)
    if "name" not in words:
        reader.fault(path, "position.missing", "item")
    item, count = words.get("name"), words.get("count", Parsed("", 1, path))
    whole = item and item.value and count.value is not None
    return [Parsed(item.value, count.value, count.path)] if item and whole else []


def _tables(reader: Words, _field: Field, raw: object, path: Path) -> list[Parsed]:
    """Tables in double brackets, unchanged."""
    if not isinstance(raw, list):
        reader.fault(path, "position.tables", word_of(path))
        return []
    several = listed(raw, path)
    for at, one in several:
        if not isinstance(one, dict):
            reader.fault(at, "position.tables", word_of(path))
    return [Parsed("", one, at) for at, one in several if isinstance(one, dict)]


def _units(reader: Words, field: Field, raw: object, path: Path) -> list[Parsed]:
    """The units of a side; a position file says how many stands there were at first."""
    return [] if type(raw) is int else _tables(reader, field, raw, path)


READ_LIST = READ | {
    "said": _text,
    "items": _items,
    "pieces": _pieces,
    "raw": _tables,
    "units": _units,
}


class ListReader(Words):
    """Reads the words of one file, from whatever source."""

    reads = READ_LIST

    def __init__(self, meant: Meant, *, position: bool = False) -> None:
        super().__init__()
        self.meant = meant
        self.position = position

    def read_words(
        self, fields: Fields, table: Mapping[str, Any], path: Path
    ) -> dict[str, Parsed]:
        """Each known word of a table, with its place; others are faults."""
        words: dict[str, Parsed] = {}
        forms = _forms(fields)
        shown = [form.replace(" ", "_") for form in forms]
        for key, one in table.items():
            here = (*path, key)
            field = forms.get(plain(key)) or forms.get(
                plain(self.meant("list_key", key))
            )
            if field is None:
                if not self._passed(key, path):
                    likely = Likely(plain(key).replace(" ", "_"), shown)
                    self.fault(here, "position.key", key, near=likely)
            elif field.key in words:
                other = word_of(words[field.key].path)
                self.fault(here, "siege.said_twice", key, other=other)
            else:
                words[field.key] = Parsed(key, self.value(field, one, here), here)
        return words

    def _passed(self, key: str, path: Path) -> bool:
        """Whether a word may be there although it means nothing here."""
        own = REMARKS + CLAIMS if not path or path[0] == "side" else REMARKS
        known = FORM.words(str(path[0])) if path else FORM.keys
        return key in own or (self.position and key in known)

    def code(self, field: Field, raw: object) -> Any:
        """The code of a word of a vocabulary."""
        return self.meant(field.kind, raw) if isinstance(raw, str) else raw

    def unknown(self, path: Path, field: Field, raw: object) -> None:
        """A word that its vocabulary does not have."""
        code, rule = f"siege.unknown_{field.kind}", VOCABULARIES[field.kind]
        self.fault(path, code, str(raw), rule=rule)


def _forms(fields: Fields) -> dict[str, Field]:
    """Known words by every form that may be typed for them."""
    by_form: dict[str, Field] = {}
    for field in fields:
        for form in (plain(field.key), *field.also):
            by_form.setdefault(form, field)
    return by_form
