"""TOML files that people wrote: read with care, faults with their lines."""

from __future__ import annotations

import re
import tomllib

from ledger.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

MOST_BYTES = 256 * 1024
MARK = "intendant:this-line"


def read_toml(text: str) -> dict[str, Any]:
    """The content of a TOML text, or a refusal that names line and column."""
    if len(text.encode()) > MOST_BYTES:
        raise Misuse("usage", "toml.long", most=MOST_BYTES // 1024)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(place[1]), int(place[2])) if place else (1, 1)
        if "end of document" in str(error):
            line = text.count("\n") + 1
        raise Misuse("usage", "toml.syntax", line=line, column=column) from None


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line on which the item at a path begins.

    Parsers keep no positions, but tomlkit keeps comments: the item's comment
    is marked, the document written out, and the mark looked for.
    """
    import tomlkit

    document: Any = tomlkit.parse(text)
    node, line = document, 1
    for part in path:
        try:
            by_key = isinstance(part, str) and hasattr(node, "item")
            node = node.item(part) if by_key else node[part]
        except (KeyError, IndexError, TypeError, AttributeError):
            return line
        line = _marked(document, node) or line
    return line


def _marked(document: Any, node: Any) -> int | None:
    """The line of an item of a document; None where it has none of its own."""
    import tomlkit

    trivia = getattr(node, "trivia", None)
    at = -1
    if trivia is not None:
        kept = trivia.comment, trivia.comment_ws
        trivia.comment, trivia.comment_ws = f"# {MARK}", " "
        written = tomlkit.dumps(document)
        trivia.comment, trivia.comment_ws = kept
        at = written.find(MARK)
    if at >= 0:
        # The comment of a list in several lines stands behind its last one.
        behind = 0 if isinstance(node, dict) else node.as_string().count("\n")
        return written.count("\n", 0, at) + 1 - behind
    # What is only the parent of tables begins with the first of them.
    inner = list(node.values()) if isinstance(node, dict) else node
    if isinstance(inner, list):
        found = [_marked(document, child) for child in inner[:1]]
        return found[0] if found else None
    return None
