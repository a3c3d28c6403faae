"""A report as pages to print, made by typst; data is passed as data, not as markup."""

from __future__ import annotations

import os
import tempfile

from commands.blocks import Table
from commands.fitting import legible
from commands.reports.document import ActLine, Form, Labelled, Picture
from commands.resources import template
from ledger import wire
from ledger.errors import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.reports.document import Document, Part


def page(documents: list[Document], _facts: dict[str, Any]) -> list[bytes]:
    """The documents as PDF; the same documents give the same bytes."""
    made: bytes = compiled(documents)
    return [made]


def compiled(documents: list[Document], **how: Any) -> Any:
    """The documents compiled by typst, as PDF unless `how` names another format."""
    try:
        import typst
    except ImportError:
        from commands.installed import adding

        raise Refused("rule", "report.no_typst", install=adding("typst")) from None
    data = wire.dumps({"documents": [_document(one) for one in documents]})
    with open(template("report", "page.typ"), "rb") as file:
        source = file.read()
    # typst may read nothing but this folder.
    with tempfile.TemporaryDirectory() as root:
        path = os.path.join(root, "page.typ")
        with open(path, "wb") as file:
            file.write(source)
        return typst.compile(path, root=root, sys_inputs={"data": data}, **how)


def _document(document: Document) -> dict[str, Any]:
    return {
        "lang": document.lang,
        "style": document.style,
        "title": legible(document.title),
        "about": legible(document.about),
        "foot": legible(document.foot),
        "sections": [
            {
                "title": legible(section.title),
                "under": section.under,
                "about": legible(section.about),
                "foot": legible(section.foot),
                "parts": [_part(part) for part in section.parts],
            }
            for section in document.sections
        ],
    }


def _part(part: Part) -> dict[str, Any]:
    if isinstance(part, ActLine):
        return {
            "kind": "told",
            "entry": part.entry,
            "text": legible(part.text),
            "notes": [legible(note) for note in part.notes],
            "gone": part.gone,
        }
    if isinstance(part, Labelled):
        return {
            "kind": "labelled",
            "label": legible(part.label),
            "text": legible(part.text),
        }
    if isinstance(part, Form):
        return {**_part(part.table), "kind": "form"}
    if isinstance(part, Table):
        return {
            "kind": "table",
            "title": legible(part.title),
            "heads": [
                {"text": legible(head.removeprefix(">")), "right": head.startswith(">")}
                for head in part.heads
            ],
            "rows": [[legible(cell) for cell in row.cells] for row in part.rows],
        }
    if isinstance(part, Picture):
        return {
            "kind": "picture",
            "name": part.name,
            "title": legible(part.title),
            "svg": part.svg(),
        }
    return {"kind": "line", "style": part.style, "text": legible(part.text)}
