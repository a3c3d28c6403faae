"""Paper: sheets to play by where no computer is at hand, and to type back from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Line

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def shown(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:  # noqa: ANN401 - documents, or none
    """The sheet, or the file that holds it."""
    if "bytes" in result:
        return [words.line("{file}: {bytes} bytes", **result)]
    if answer is None or answer.text is not None:
        text = result["text"] if answer is None else "".join(answer.text)
        return [Line(line) for line in text.removesuffix("\n").split("\n")]
    from commands.reports.text import blocks

    return [block for document in answer.documents for block in blocks(document)]
