"""What stands at a word of a file, by the type of the word."""

from __future__ import annotations

from ledger.naming import clean_text
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.rules.common.schema import Field, Fields
    from ledger.rules.common.wording import Words
    from ledger.toml import Path


class Told(NamedTuple):
    """What stands somewhere in a file.

    Attributes:
        of: the id of the thing, or the word, of which it is said.
        said: the value; of a table its values by their words.
        path: where it stands.
    """

    of: str
    said: Any
    path: Path


def is_whole(fields: Fields, told: Told) -> bool:
    """Whether a table has all that it must."""
    return all(field.key in told.said for field in fields if field.required)


def word_of(path: Path) -> str:
    """What a place in a file is called: the word itself, not the place in its list."""
    return next(part for part in reversed(path) if isinstance(part, str))


def listed(said: object, path: Path) -> list[tuple[Path, Any]]:
    """What stands in a list, each with its place; what stands alone is all of it."""
    if not isinstance(said, list):
        return [(path, said)]
    return [((*path, index), one) for index, one in enumerate(said)]


def _text(reader: Words, _field: Field, said: object, path: Path) -> str | None:
    if isinstance(said, str):
        return said
    reader.fault(path, "position.text", word_of(path))
    return None


def _line(reader: Words, field: Field, said: object, path: Path) -> Any:
    word = _text(reader, field, said, path)
    return reader.attempt(path, clean_text, word) if word else None


def _texts(reader: Words, field: Field, said: object, path: Path) -> list[Told] | None:
    if not isinstance(said, list):
        reader.fault(path, "position.inner", field.key)
        return None
    found = [(_text(reader, field, one, at), at) for at, one in listed(said, path)]
    return [Told("", one, at) for one, at in found if one is not None]


def _one(reader: Words, field: Field, said: object, path: Path) -> str | None:
    word = _text(reader, field, said, path)
    if word is None or word in field.options:
        return field.options.get(word)
    return reader.find(field, word, path)


def _ones(reader: Words, field: Field, said: object, path: Path) -> list[Told]:
    found = [(_one(reader, field, one, at), at) for at, one in listed(said, path)]
    return [Told(one, None, at) for one, at in found if one]


def _number(reader: Words, field: Field, said: object, path: Path) -> int | None:
    if type(said) is int and field.least <= said <= field.most:
        return said
    about, least = word_of(path), field.least
    reader.fault(path, "position.number", about, rule=field.rule, least=least)
    return None


def _yes(reader: Words, _field: Field, said: object, path: Path) -> int | None:
    if not isinstance(said, bool):
        reader.fault(path, "position.flag", word_of(path))
    return 1 if said is True else None


def _word(reader: Words, field: Field, said: Any, path: Path) -> str | None:
    if type(said) not in {type(option) for option in field.options}:
        reader.fault(path, "position.text", word_of(path))
        return None
    return _meant(reader, field, said, path)


def _meant(reader: Words, field: Field, said: str | int, path: Path) -> str | None:
    found = field.options.get(reader.code(field, said))
    if found is None:
        reader.unknown(path, field, said)
    return found


def _words(reader: Words, field: Field, said: object, path: Path) -> tuple[str, ...]:
    found = [_word(reader, field, one, at) for at, one in listed(said, path)]
    return tuple(dict.fromkeys(one for one in found if one))


def _pairs(reader: Words, said: object, path: Path) -> dict[str, Any] | None:
    if isinstance(said, dict):
        return said
    reader.fault(path, "position.table", word_of(path))
    return None


def _table(reader: Words, field: Field, said: object, path: Path) -> Any:
    table = _pairs(reader, said, path)
    return None if table is None else reader.words(field.inner, table, path)


def _tables(reader: Words, field: Field, said: object, path: Path) -> list[Told]:
    """The tables that have all that they must."""
    found = []
    for at, one in listed(said, path):
        told = Told("", _table(reader, field, one, at), at)
        if told.said is not None and is_whole(field.inner, told):
            found.append(told)
    return found


def _by(reader: Words, field: Field, said: object, path: Path) -> list[Told]:
    """What is said of each of several things, or words."""
    read, found = _table if field.inner else _number, []
    for word, one in (_pairs(reader, said, path) or {}).items():
        at = (*path, word)
        of = (
            _meant(reader, field, word, at)
            if field.options
            else reader.find(field, word, at)
        )
        value = read(reader, field, one, at)
        if of and value is not None:
            found.append(Told(of, value, at))
    return found


def _any(_reader: Words, _field: Field, said: object, _path: Path) -> Any:
    return said


READ: dict[str, Callable[..., Any]] = {
    "any": _any,
    "text": _text,
    "texts": _texts,
    "line": _line,
    "one": _one,
    "ones": _ones,
    "number": _number,
    "yes": _yes,
    "word": _word,
    "words": _words,
    "table": _table,
    "tables": _tables,
    "by": _by,
}
