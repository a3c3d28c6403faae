"""How single words of a position file are read."""

from __future__ import annotations

from ledger.naming import Likely
from ledger.rules.common.position_reader import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from ledger.rules.common.position_reader import Reader

    # A side or a hero that was read: its id, where it stands, its table.
    Found = tuple[str, Path, Mapping[str, Any]]


def flag(reader: Reader, table: Mapping[str, Any], key: str, path: Path) -> int | None:
    """1 for true, nothing for false."""
    value = table.get(key, False)
    if not isinstance(value, bool):
        reader.fault((*path, key), "position.flag", key)
        return None
    return 1 if value else None


def word(
    reader: Reader,
    table: Mapping[str, Any],
    key: str,
    path: Path,
    words: Sequence[str],
) -> str | None:
    """One of these words; a fault, with the nearest of them, where it is another."""
    found = reader.text(table, key, path)
    if found is None or found in words:
        return found
    _unknown(reader, found, words, (*path, key))
    return None


def several(
    reader: Reader,
    table: Mapping[str, Any],
    key: str,
    path: Path,
    words: Sequence[str],
) -> tuple[str, ...]:
    """Some of these words, each once; a fault where one is another."""
    found = table.get(key, [])
    if not isinstance(found, list):
        reader.fault((*path, key), "position.inner", key)
        return ()
    for index, one in enumerate(found):
        if one not in words:
            _unknown(reader, str(one), words, (*path, key, index))
    return tuple(dict.fromkeys(one for one in found if one in words))


def _unknown(reader: Reader, found: str, words: Sequence[str], path: Path) -> None:
    likely = Likely(found, words, words)
    reader.fault(path, "position.word", found, near=likely)


def inner(
    reader: Reader, table: Mapping[str, Any], key: str, path: Path
) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """The tables of a list inside a table, each with its path."""
    found = table.get(key, [])
    if not isinstance(found, list):
        reader.fault((*path, key), "position.inner", key)
        return
    for index, one in enumerate(found):
        if isinstance(one, dict):
            yield (*path, key, index), one
        else:
            reader.fault((*path, key, index), "position.inner", key)
