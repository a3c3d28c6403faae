"""Reads the value of a word in a file, by the type of the word."""

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


class Parsed(NamedTuple):
    """A value somewhere in a file.

    Attributes:
        of: the id of the thing, or the word, that it is about.
        value: the value; for a table, its values by their words.
        path: where it is.
    """

    of: str
    value: Any
    path: Path


def is_whole(fields: Fields, part: Parsed) -> bool:
    """Whether a table has everything it must."""
    return all(field.key in part.value for field in fields if field.required)


def word_of(path: Path) -> str:
    """The name of a place in a file: its word, without the position in a list."""
    return next(part for part in reversed(path) if isinstance(part, str))


def listed(raw: object, path: Path) -> list[tuple[Path, Any]]:
    """The items of a list, each with its place; a single value is its only item."""
    if not isinstance(raw, list):
        return [(path, raw)]
    return [((*path, index), one) for index, one in enumerate(raw)]


def _text(reader: Words, _field: Field, raw: object, path: Path) -> str | None:
    if isinstance(raw, str):
        return raw
    reader.fault(path, "position.text", word_of(path))
    return None


def _line(reader: Words, field: Field, raw: object, path: Path) -> Any:
    word = _text(reader, field, raw, path)
    return reader.attempt(path, clean_text, word) if word else None


def _texts(reader: Words, field: Field, raw: object, path: Path) -> list[Parsed] | None:
    if not isinstance(raw, list):
        reader.fault(path, "position.inner", field.key)
        return None
    texts = [(_text(reader, field, one, at), at) for at, one in listed(raw, path)]
    return [Parsed("", one, at) for one, at in texts if one is not None]


def _one(reader: Words, field: Field, raw: object, path: Path) -> str | None:
    word = _text(reader, field, raw, path)
    if word is None or word in field.options:
        return field.options.get(word)
    return reader.find(field, word, path)


def _ones(reader: Words, field: Field, raw: object, path: Path) -> list[Parsed]:
    subjects = [(_one(reader, field, one, at), at) for at, one in listed(raw, path)]
    return [Parsed(one, None, at) for one, at in subjects if one]


def _number(reader: Words, field: Field, raw: object, path: Path) -> int | None:
    if type(raw) is int and field.least <= raw <= field.most:
        return raw
    about, least = word_of(path), field.least
    reader.fault(path, "position.number", about, rule=field.rule, least=least)
    return None


def _yes(reader: Words, _field: Field, raw: object, path: Path) -> int | None:
    if not isinstance(raw, bool):
        reader.fault(path, "position.flag", word_of(path))
    return 1 if raw is True else None


def _word(reader: Words, field: Field, raw: Any, path: Path) -> str | None:
    if type(raw) not in {type(option) for option in field.options}:
        reader.fault(path, "position.text", word_of(path))
        return None
    return _meant(reader, field, raw, path)


def _meant(reader: Words, field: Field, raw: str | int, path: Path) -> str | None:
    code = field.options.get(reader.code(field, raw))
    if code is None:
        reader.unknown(path, field, raw)
    return code


def _words(reader: Words, field: Field, raw: object, path: Path) -> tuple[str, ...]:
    codes = [_word(reader, field, one, at) for at, one in listed(raw, path)]
    return tuple(dict.fromkeys(one for one in codes if one))


def _pairs(reader: Words, raw: object, path: Path) -> dict[str, Any] | None:
    if isinstance(raw, dict):
        return raw
    reader.fault(path, "position.table", word_of(path))
    return None


def _table(reader: Words, field: Field, raw: object, path: Path) -> Any:
    table = _pairs(reader, raw, path)
    return None if table is None else reader.words(field.inner, table, path)


def _tables(reader: Words, field: Field, raw: object, path: Path) -> list[Parsed]:
    """The tables that have everything they must."""
    parts = []
    for at, one in listed(raw, path):
        part = Parsed("", _table(reader, field, one, at), at)
        if part.value is not None and is_whole(field.inner, part):
            parts.append(part)
    return parts


def _by(reader: Words, field: Field, raw: object, path: Path) -> list[Parsed]:
    """The value for each of several things or words."""
    read, parts = _table if field.inner else _number, []
    for word, one in (_pairs(reader, raw, path) or {}).items():
        at = (*path, word)
        of = (
            _meant(reader, field, word, at)
            if field.options
            else reader.find(field, word, at)
        )
        value = read(reader, field, one, at)
        if of and value is not None:
            parts.append(Parsed(of, value, at))
    return parts


def _any(_reader: Words, _field: Field, raw: object, _path: Path) -> Any:
    return raw


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
