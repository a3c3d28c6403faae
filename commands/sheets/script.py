"""A turn sheet as a script: lines to be filled in and run, but still comments."""

from __future__ import annotations

from commands.fitting import WIDTH, safe, wrapped
from commands.sheets.cells import quoted
from commands.texts import paper as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from commands.texts import Words

BLANK = "______"


def script(sheet: dict[str, Any], words: Words) -> str:
    """The whole sheet."""
    return "\n".join(map(safe, _lines(sheet, words))) + "\n"


def _lines(sheet: dict[str, Any], words: Words) -> Iterator[str]:
    yield f"# {words.say(texts.TURN_SHEET, turn=sheet['turn'])}"
    yield "#"
    yield from (f"# {line}" for line in wrapped(words.say(texts.HOW_TO_TYPE)))
    for part in sheet["parts"]:
        yield ""
        yield f"# {part['title'].upper()} ".ljust(WIDTH, "-")
        for line in part["lines"]:
            heads = " ".join(cell["head"] for cell in line["cells"])
            yield ""
            title = words.say(texts.TITLED, command=line["command"], does=line["does"])
            yield from (f"## {one}" for one in wrapped(title))
            yield from (f"##   {one}" for one in wrapped(heads))
            yield from (f"# {blanks(line, row)}" for row in line["rows"])


def blanks(line: Mapping[str, Any], row: Sequence[str]) -> str:
    """The line for a row, with a blank wherever something is to be typed."""
    parts = [line["command"]]
    for cell, value in zip(line["cells"], row, strict=True):
        if cell["tick"]:
            parts.append(cell["flag"])
            continue
        given = cell["given"]
        word = quoted(value) if value else f"{quoted(given)}{BLANK}" if given else BLANK
        parts.append(f"{cell['flag']} {word}".strip())
    return " ".join(parts)
