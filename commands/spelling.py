"""Calls in full: what a short or double-faced call means, and which ask for help."""

from __future__ import annotations

import os

from commands.call import Unusual, spaced, split_options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def asks_for_help(words: Sequence[str]) -> bool:
    """Whether a call asks for a help page."""
    options = words[: words.index("--")] if "--" in words else words
    return "--help" in options or words[-1] == "-h"


def spelled_out(words: Sequence[str]) -> list[str]:
    """The call in full: a group alone means its list ("players", "players liste")."""
    from ledger.grammar import named

    behind = words[2:] if words[1:2] == ["liste"] else words[1:]
    alone = len(behind) < len(words) - 1 or not behind or behind[0][:1] == "-"
    if words and alone and not asks_for_help(words) and named(f"{words[0]} list"):
        return [words[0], "list", *behind]
    if words[:2] == ["import", "csv"] and _is_document("csv", words):
        return ["import", "./csv", *words[2:]]
    return spaced(words)


def _is_document(file: str, words: Sequence[str]) -> bool:
    """Whether `import csv` means a document of this name: no other file is named."""
    from ledger.grammar import named, typed

    record = named(words[0])
    every = (*typed(record), *record.takes) if record else ()
    try:
        bare = split_options(
            list(words[1:]), {f: one for one in every for f in one.flags}
        )[1]
    except Unusual:
        return False
    return bare == [file] and os.path.exists(file)
