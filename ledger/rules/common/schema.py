"""What a file may say, declared: each word once, for reading it and for writing it.

A `Field` is a word of a table, a `Section` an array of tables, a `Form` a whole file.
They are data and decide nothing: `reader` reads by them, with all faults, `kept` says
where in the state a value lies, `writer` writes by them what lies there.
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
    """A word of a table, and what may stand there.

    Attributes:
        key: how it is written.
        type: what it is: see `values.READ`.
        kept: where its value lies; None where rules beside the schema see to that.
        required: whether it must be there.
        default: the value that goes without saying, and is neither kept nor written.
        least: the least number.
        most: the greatest number.
        options: the words that may stand there, each with what it means.
        code: the fault of any other word.
        kind: the kind of the things that it names; the vocabulary of its words.
        inner: the words of a table, or of tables, that stand there.
        also: how else it may be written.
        rule: the rule by which it is a fault to say anything else.
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
    """The name of a thing that is new; without one nothing comes of its table."""
    return Field(key, "name", NAME, kind=kind, required=True)


text = partial(Field, type="text", default="")
texts = partial(Field, type="texts")
line = partial(Field, type="line")  # that people are shown
number = partial(Field, type="number", default=0)
yes = partial(Field, type="yes")  # no goes without saying


def word(key: str, options: Options, **more: Any) -> Field:
    """One of these words."""
    return Field(key, "word", options=meant(options), **more)


def words(key: str, options: Options, **more: Any) -> Field:
    """Some of these words, each once."""
    return Field(key, "words", default=(), options=meant(options), **more)


def one(key: str, kind: str, **more: Any) -> Field:
    """The name of a thing that is there."""
    return Field(key, "one", kind=kind, **more)


def ones(key: str, kind: str, **more: Any) -> Field:
    """The names of things that are there."""
    return Field(key, "ones", kind=kind, **more)


def by(key: str, kind: str, *inner: Field, **more: Any) -> Field:
    """A number for each of several things; or a table, where `inner` says so."""
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
    """The same, where each of them brings in something that is named by its first word."""
    return Field(key, "things", inner=inner, **more)


def meant(options: Options) -> dict[Any, str]:
    """What words mean: themselves, where nothing else is said."""
    return options if isinstance(options, dict) else {word: word for word in options}


class Section(NamedTuple):
    """An array of tables.

    Attributes:
        key: how it is written, in double brackets.
        fields: its words, in the order in which they are written; the name first, where
            a table brings in something.
        every: the things of which it tells; all of their kind where nothing is said.
        rows: makes its tables where these are no things.
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
        ids: the kinds of things whose ids may be other ones than their names make.
        more_ids: the same of things that have no name: what would be, and what is.
    """

    parts: tuple[Field | Section, ...]
    ids: tuple[str, ...] = ()
    more_ids: Callable[[State], Iterable[tuple[str, str]]] | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """All that may stand at the top of the file."""
        return tuple(part.key for part in self.parts)

    def words(self, key: str) -> tuple[str, ...]:
        """All that may stand in a table of one of its arrays."""
        part = next((one for one in self.parts if one.key == key), None)
        fields = part.fields if isinstance(part, Section) else ()
        return tuple(field.key for field in fields)
