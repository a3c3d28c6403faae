"""Exports: the journal and its tables for other programs, the present state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Line, Text
from commands.columns import Column, figure, table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from commands.blocks import Block, Piece
    from commands.texts import Words


FILES = (Column("file"), figure("rows"))


def json_screen(result: dict[str, Any], words: Words, _: object) -> Iterable[Piece]:
    """The file's name, or the document itself, one entry a line."""
    if "file" in result:
        said = words.say(
            "{file}: {entries}",
            file=result["file"],
            entries=words.entries(result["entries"]),
        )
        return [Line(said), Line(result["head"], "hint")]
    from ledger import wire

    return iter((Text(wire.pieces(result)),))


def csv_screen(result: dict[str, Any], words: Words, _: object) -> list[Block]:
    """The folder, and how many rows each of its files has."""
    return [Line(result["folder"]), table(FILES, result["files"].items(), words)]


def text_screen(result: dict[str, Any], words: Words, _: object) -> Iterable[Piece]:
    """The file's name, or the text itself."""
    if "file" in result:
        return json_screen(result, words, _)
    text = result["text"]
    return iter((Text((text,) if isinstance(text, str) else text),))


def toml_screen(result: dict[str, Any], _: Words, __: object) -> list[Block]:
    """The file's name, or the text itself."""
    if "file" in result:
        return [Line(result["file"])]
    return [Line(line) for line in result["toml"].splitlines()]
