"""A report as JSON: its facts, in a documented and numbered format."""

from __future__ import annotations

from ledger import wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.reports.document import Document

FORMAT = 1  # the version of the document's format


def page(_documents: list[Document], facts: dict[str, Any]) -> Iterator[bytes]:
    """The facts as one JSON document."""
    for piece in wire.pieces({"report": FORMAT, **facts}):
        yield piece.encode()
    yield b"\n"
