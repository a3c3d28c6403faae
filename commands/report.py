"""The campaign told afterwards: standings, chronicle, battles, money, pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Line, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from commands.blocks import Piece
    from commands.texts import Words


def report_screen(result: dict[str, Any], words: Words, answer: Any) -> Iterable[Piece]:  # noqa: ANN401 - documents, or none
    """The report itself, or the file that holds it."""
    if answer is None:
        told = words.say("{file}: {bytes} bytes", **result)
        return [Line(told)]
    if answer.text is not None:
        return iter((Text(answer.text),))
    from commands.reports.text import blocks

    return (block for document in answer.documents for block in blocks(document))
