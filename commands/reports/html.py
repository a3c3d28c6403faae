"""A report as one page of HTML without script, for a screen, a telephone, paper."""

from __future__ import annotations

import re
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from commands.blocks import Table
from commands.fitting import legible
from commands.reports.document import ActLine, Form, Labelled, Picture
from commands.resources import template
from ledger.flow import more_than

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from commands.reports.document import Document, Part

KINDS = {ActLine: "told", Table: "table", Labelled: "labelled", Form: "form"}
STYLE = re.compile("<style>.*?</style>", re.DOTALL)
FEW = 3  # the most sections without a table of contents


def page(documents: list[Document], _facts: dict[str, Any]) -> Iterator[bytes]:
    """The documents on one page."""
    return (piece.encode() for piece in rendered(documents))


def rendered(documents: list[Document]) -> Iterator[str]:
    """The page piece by piece."""
    sheets = ["page", *({document.style for document in documents} - {"report"})]
    style = Markup("".join(map(_sheet, sheets)))  # noqa: S704 - our own files
    contents = more_than(documents[0].sections, FEW)
    return (
        environment()
        .get_template("page.html.j2")
        .generate(documents=documents, style=style, contents=contents)
    )


def _sheet(name: str) -> str:
    return our_file("report", f"{name}.css")


def our_file(*path: str) -> str:
    """The text of one of our own files."""
    with open(template(*path), encoding="utf-8") as file:
        return file.read()


@cache
def environment() -> Environment:
    """The environment of our templates, which escapes everything from the table."""
    made = Environment(
        loader=FileSystemLoader(template("report")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    equip(made)
    return made


def equip(made: Environment) -> None:
    """Gives an environment what templates of pages need, such as `part|shown`."""
    made.finalize = visible
    made.filters["kept"] = _kept
    parts = made.get_template("parts.html.j2").module

    def shown(part: Part) -> Markup:
        if isinstance(part, Picture):
            drawn = [part.svg(), part.slim()] if part.slim else [part.svg()]
            wide, *slim = map(Markup, drawn)  # made by a library that escapes
            told = slim or map(shown, part.drawn)
            return Markup(parts.picture(part, wide, Markup().join(told)))  # type: ignore[attr-defined]  # noqa: S704
        kind = KINDS.get(type(part), "line")
        return Markup(getattr(parts, kind)(part))  # noqa: S704 - a macro that escapes

    made.filters["shown"] = shown


def bare(shown: Callable[[Part], Markup]) -> Callable[[Part], Markup]:
    """Shows pictures without their style, which the page then has only once."""
    return lambda part: Markup(STYLE.sub("", shown(part)))  # noqa: S704 - made by us


def raised(parts: Markup) -> Markup:
    """Parts whose headings stand right below that of their section.

    A heading that somebody has typed is escaped, and stays as it is.
    """
    return Markup(str(parts).replace("h4>", "h3>"))  # noqa: S704 - escaped before


def visible(value: object) -> Any:
    """A text with invisible characters spelt out, as on a screen."""
    if isinstance(value, str) and not isinstance(value, Markup):
        return "\n".join(legible(line) for line in value.split("\n"))
    return value


def _kept(text: str) -> Markup | str:
    """A line whose leading spaces or strokes are kept, as they are a drawing."""
    if text[:1] not in " ├└│":
        return text
    return Markup('<span class="kept">{}</span>').format(text)
