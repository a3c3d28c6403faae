"""Exports: the journal and its tables for other programs, and the present state."""

from __future__ import annotations

from commands.blocks import Line, Text
from commands.columns import Column, figure, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from commands.blocks import Block, Piece
    from commands.texts import Words
    from ledger.shapes.scripts import Exported, Flat, Tables


FILES = (Column("file"), figure("rows"))
TABLES = (Column("table"), figure("rows"))


def json_screen(result: Exported, words: Words, _: object) -> Iterable[Piece]:
    """The name of the file, or the document itself, one entry per line."""
    if "file" in result:
        return _into(result, words)
    from ledger import wire

    return iter((Text(wire.pieces(result)),))


def csv_screen(result: Tables, words: Words, _: object) -> list[Block]:
    """The folder, and the number of rows in each of its files."""
    return [Line(result["folder"]), table(FILES, result["files"].items(), words)]


def sqlite_screen(result: Flat, words: Words, _: object) -> list[Block]:
    """Both files, and the number of rows of each table."""
    return [
        Line(result["file"]),
        Line(result["metadata"]),
        table(TABLES, result["tables"].items(), words),
    ]


def text_screen(result: Mapping[str, Any], words: Words, _: object) -> Iterable[Piece]:
    """The name of the file, or the text itself."""
    if "file" in result:
        return _into(result, words)
    text = result["text"]  # as it is written, or as the lines of it flow
    return iter((Text((text,) if isinstance(text, str) else text),))


def _into(result: Mapping[str, Any], words: Words) -> list[Block]:
    """The file that was written, and the hash that proves it complete."""
    entries = words.entries(result["entries"])
    which = words.say("{file}: {entries}", file=result["file"], entries=entries)
    return [Line(which), Line(result["head"], "hint")]


def toml_screen(result: Mapping[str, Any], _: Words, __: object) -> list[Piece]:
    """The name of the file, or the text itself."""
    if "file" in result:
        return [Line(result["file"])]
    return [Text((result["toml"],), exact=True)]
