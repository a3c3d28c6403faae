"""Writes the help pages that `--help` prints, in both languages."""

from __future__ import annotations

import sys
from textwrap import wrap
from typing import TYPE_CHECKING

from commands.manual import MARK
from commands.texts import Words
from tools.made import HERE, keep
from tools.pages import closing, pages

if TYPE_CHECKING:
    from tools.pages import Page, Rows

FOLDER = HERE / "templates" / "help"
WIDTH = 80


def text(words: Words) -> str:
    """All help pages of a language as one text."""
    return "".join(
        f"{MARK}{' '.join(path)}\n{printed(page, words)}"
        for path, page in pages(words).items()
    )


def printed(page: Page, words: Words) -> str:
    """A help page as a terminal of 80 columns shows it."""
    lines = [words.say("Usage") + words.colon + page.usage, ""]
    for paragraph in page.about:
        lines += [*wrap(paragraph, WIDTH - 2), ""]
    colon = words.colon.rstrip() if page.path else ""
    least = (
        0 if page.path else max(len(row[0]) for part in page.parts for row in part.rows)
    )
    for part in page.parts:
        lines += [part.title + colon, *_rows(part.rows, least), ""]
    if not page.path:
        lines += wrap(closing(words), WIDTH - 2)
    return "\n".join(lines).rstrip() + "\n"


def _rows(rows: Rows, least: int) -> list[str]:
    width = max(least, *(len(left) for left, _ in rows)) + 2
    lines = []
    for left, right in rows:
        first, *more = wrap(right, WIDTH - width - 2) or [""]
        lines.append(f"  {left.ljust(width)}{first}".rstrip())
        lines += [" " * (width + 2) + line for line in more]
    return lines


if __name__ == "__main__":
    sys.exit(keep({FOLDER / f"{lang}.txt": text(Words(lang)) for lang in ("en", "fr")}))
