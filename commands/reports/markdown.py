"""A report as Markdown: names come out literally, whatever characters they hold."""

from __future__ import annotations

import re

from commands.blocks import Line, Table
from commands.fitting import legible
from commands.reports.document import ActLine, Form, Labelled, Picture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.reports.document import Document, Part

# Characters with a meaning anywhere; only at the beginning; and in an address, which
# some programs would turn into a link.
ANYWHERE = re.compile(r"([\\\\`*_{}\[\]<>#|~&$^])")
AT_FIRST = re.compile(r"^(\s*)([-=]|\+(?=\s|$)|\d+[.)](?=\s|$))")
ADDRESS = re.compile(r"(?i)(https?|ftp|mailto|www)([:.])")


def escaped(text: str) -> str:
    r"""A text in which all characters are literal.

    >>> print(escaped("*Anne* [pays](http://x) | 1"))
    \*Anne\* \[pays\](http\://x) \| 1
    """
    text = ANYWHERE.sub(r"\\\1", legible(text))
    text = ADDRESS.sub(r"\1\\\2", text)
    return AT_FIRST.sub(lambda m: f"{m[1]}{m[2][:-1]}\\{m[2][-1]}", text)


def page(documents: list[Document], _facts: dict[str, Any]) -> Iterator[bytes]:
    """The documents as one text."""
    return (f"{line}\n".encode() for line in _between(documents))


def _between(documents: list[Document]) -> Iterator[str]:
    for number, document in enumerate(documents):
        if number:
            yield ""
        yield from _lines(document)


def _lines(document: Document) -> Iterator[str]:
    yield f"# {escaped(document.title)}"
    if document.about:
        yield ""
        yield escaped(document.about)
    for section in document.sections:
        yield ""
        yield f"{'###' if section.under else '##'} {escaped(section.title)}"
        yield ""
        if section.about:
            yield from (f"*{escaped(section.about)}*", "")
        listed = False
        for part in section.parts:
            # Otherwise this would belong to the last item of the list.
            if listed and not isinstance(part, ActLine):
                yield ""
            listed = isinstance(part, ActLine)
            yield from _part(part)
        if section.foot:
            yield f"*{escaped(section.foot)}*"
    if document.foot:
        yield from ("", "---", "", escaped(document.foot))


def _part(part: Part) -> Iterator[str]:
    if isinstance(part, ActLine):
        sentence = escaped(part.text)
        yield f"- {f'~~{sentence}~~' if part.gone else sentence} \\[{part.entry}\\]"
        yield from (f"  - {escaped(note)}" for note in part.notes)
    elif isinstance(part, Picture):
        if part.table:
            yield from _table(part.table._replace(title=part.title))
        else:
            yield "```text"
            lines = (one for one in part.drawn if isinstance(one, Line))
            yield from (legible(line.text).replace("`", "ˋ") for line in lines)
            yield "```"
    elif isinstance(part, Table):
        yield from _table(part)
    elif isinstance(part, Form):
        yield from _table(part.table)
    elif isinstance(part, Labelled):
        yield f"**{escaped(part.label)}** {escaped(part.text)}"
        yield ""
    elif part.text:
        text = escaped(part.text.strip())
        yield {"heading": f"**{text}**", "gone": f"~~{text}~~"}.get(part.style, text)
        yield ""


def _table(table: Table) -> Iterator[str]:
    if table.title:
        yield f"**{escaped(table.title)}**"
        yield ""
    yield _row([escaped(head.lstrip(">")) for head in table.heads])
    yield _row(["---:" if head.startswith(">") else "---" for head in table.heads])
    yield from (_row([escaped(cell) for cell in row.cells]) for row in table.rows)
    yield ""


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
