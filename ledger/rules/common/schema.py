"""What a file may contain: each word is declared once, for reading and for writing.

A `Field` is a word of a table, a `Section` an array of tables, a `Form` a whole file.
They are data and decide nothing: `reader` reads files by them, with all faults, `kept`
says where the state keeps a value, and `writer` writes such values by them.
"""

from __future__ import annotations

from functools import partial

from ledger.effects import MOST_AMOUNT
from ledger.record import NamedTuple
from ledger.rules.common.kept import FACT, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from ledger.rules.common.kept import Kept
    from ledger.state import State

    Options = Iterable[str] | dict[Any, str]
    Fields = tuple["Field", ...]


class Field(NamedTuple):
    """A word of a table, and its possible values.

    Attributes:
        key: how it is written.
        type: its type: see `values.READ`.
        kept: where its value is kept; None where other rules see to that.
        required: whether it must be there.
        default: the value that goes without saying, and is neither kept nor written.
        least: the smallest number allowed.
        most: the greatest number allowed.
        options: the words allowed, each with its meaning.
        code: the fault of any other word.
        kind: the kind of the things that it names, or the vocabulary of its words.
        inner: the words of the table or tables in it.
        also: another way to write it.
        rule: the rule that makes any other value a fault.
    """

    key: str
    type: str
    kept: Kept | None = FACT
    required: bool = False
    default: Any = None
    least: int = 0
    most: int = MOST_AMOUNT
    options: Mapping[Any, str] = {}
    code: str = "position.word"
    kind: str = ""
    inner: Fields = ()
    also: tuple[str, ...] = ()
    rule: str | None = None


def name(kind: str, key: str = "name") -> Field:
    """The name of a new thing; without one its table is ignored."""
    return Field(key, "name", NAME, kind=kind, required=True)


text = partial(Field, type="text", default="")
texts = partial(Field, type="texts")
line = partial(Field, type="line")  # shown to people
number = partial(Field, type="number", default=0)
yes = partial(Field, type="yes")  # "no" goes without saying


def word(key: str, options: Options, **more: Any) -> Field:
    """A word that is one of these."""
    return Field(key, "word", options=meant(options), **more)


def words(key: str, options: Options, **more: Any) -> Field:
    """A list of some of these words, each once."""
    return Field(key, "words", default=(), options=meant(options), **more)


def one(key: str, kind: str, **more: Any) -> Field:
    """The name of an existing thing."""
    return Field(key, "one", kind=kind, **more)


def ones(key: str, kind: str, **more: Any) -> Field:
    """The names of existing things."""
    return Field(key, "ones", kind=kind, **more)


def by(key: str, kind: str, *inner: Field, **more: Any) -> Field:
    """A number for each of several things, or a table where `inner` is given."""
    return Field(key, "by", kind=kind, inner=inner, **more)


def heap(key: str, options: Options, **more: Any) -> Field:
    """A number for each of several words."""
    return Field(key, "by", options=meant(options), **more)


def table(key: str, *inner: Field, **more: Any) -> Field:
    """A table inside another."""
    return Field(key, "table", inner=inner, **more)


def tables(key: str, *inner: Field, **more: Any) -> Field:
    """One table inside another, or several."""
    return Field(key, "tables", inner=inner, **more)


def things(key: str, *inner: Field, **more: Any) -> Field:
    """The same, where each of them creates a thing named by its first word."""
    return Field(key, "things", inner=inner, **more)


def meant(options: Options) -> dict[Any, str]:
    """The meanings of words: themselves, unless given otherwise."""
    return options if isinstance(options, dict) else {word: word for word in options}


class Section(NamedTuple):
    """An array of tables.

    Attributes:
        key: how it is written, in double brackets.
        fields: its words, in the order in which they are written, the name first where
        a table creates something.
        every: the things that it covers; by default, all of their kind.
        rows: makes its tables where these are not things.
    """

    key: str
    fields: Fields
    every: Callable[[State], Iterable[str]] | None = None
    rows: Callable[[State], list[dict[str, Any]]] | None = None


class Form(NamedTuple):
    """A whole file.

    Attributes:
        parts: its words, each of the campaign, and its arrays of tables, in the order
            in which they are written.
        ids: the kinds of things whose ids may differ from what their names make.
        more_ids: the same for things without names: the usual id, and the real one.
    """

    parts: tuple[Field | Section, ...]
    ids: tuple[str, ...] = ()
    more_ids: Callable[[State], Iterable[tuple[str, str]]] | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys allowed at the top level of the file."""
        return tuple(part.key for part in self.parts)

    def words(self, key: str) -> tuple[str, ...]:
        """All words allowed in a table of one of its arrays."""
        part = next((one for one in self.parts if one.key == key), None)
        fields = part.fields if isinstance(part, Section) else ()
        return tuple(field.key for field in fields)
