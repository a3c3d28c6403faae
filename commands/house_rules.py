"""The rules to look up; house rules: set, load, export."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Line

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def exported(result: dict[str, Any], _: Words, __: object) -> list[Block]:
    """The text itself, or the file's name."""
    if "file" in result:
        return [Line(result["file"])]
    return [Line(line) for line in result["toml"].splitlines()]
