"""Documents, shown or written to a file: reports of a campaign, sheets of paper."""

from __future__ import annotations

from commands.blocks import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from commands.blocks import Piece
    from commands.texts import Words


def screen(result: Mapping[str, Any], words: Words, answer: Any) -> Iterable[Piece]:  # noqa: ANN401 - documents, or none
    """The document itself, or the file it was written to."""
    if "bytes" in result:
        return [words.line("{file}: {bytes} bytes", **result)]
    if answer is None or answer.text is not None:
        return iter((Text((result["text"],) if answer is None else answer.text),))
    from commands.reports.text import blocks

    return (block for document in answer.documents for block in blocks(document))
