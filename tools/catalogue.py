"""Gathers every sentence of the program, and compiles its French.

`python -m tools.catalogue` brings `intendant.po` up to date and compiles it;
with `--check` it writes nothing and reports what is out of date or untranslated.
"""

from __future__ import annotations

import ast
import sys
from io import BytesIO
from string import Formatter
from typing import TYPE_CHECKING, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from commands.texts import Words
from tools import man, manual
from tools.made import HERE, keep

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FOLDER = HERE / "templates" / "locale" / "fr" / "LC_MESSAGES"
PO, MO = FOLDER / "intendant.po", FOLDER / "intendant.mo"
MARKS = ("N_", "say", "line", "Column", "figure")  # their first argument is a text
TABLE = "Texts"  # a table with this annotation holds nothing but texts


class French(Catalog):
    """A catalogue whose header holds nothing that changes from day to day."""

    def __init__(self) -> None:
        super().__init__(
            locale="fr", header_comment="# The French of Intendant.", fuzzy=False
        )

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """The headers that gettext needs to read it."""
        return [
            ("Language", "fr"),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]


class Listener(Words):
    """Words that keep every text of the help pages, for the catalogue."""

    def __init__(self) -> None:
        super().__init__("en")
        self.heard: dict[str, None] = {}

    def say(self, text: str, /, **facts: Any) -> str:
        """Keeps the text."""
        self.heard[text] = None
        return super().say(text, **facts)


def sentences() -> dict[str, list[str]]:
    """Every text that needs a translation, with the files it appears in."""
    by_text: dict[str, list[str]] = {}
    for file in (*sorted((HERE / "commands").rglob("*.py")), HERE / "tools/demo.py"):
        name = file.relative_to(HERE).as_posix()
        for text in dict.fromkeys(marked(file.read_text("utf-8"))):
            by_text.setdefault(text, []).append(name)
    listener = Listener()
    manual.text(listener)
    man.manual(listener)
    for text in listener.heard:
        by_text.setdefault(text, []).append("tools/manual.py")
    return by_text


def marked(source: str) -> Iterator[str]:
    """The texts that a module marks for translation or says, in order."""
    arguments = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            arguments += node.args[:1] if name in MARKS else []
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            names = {getattr(one, "id", "") for one in ast.walk(node.annotation)}
            arguments += values(node.value) if TABLE in names else []
    texts = [one for one in arguments if isinstance(one, ast.Constant) and one.value]
    for text in sorted(texts, key=lambda one: (one.lineno, one.col_offset)):
        yield str(text.value)


def values(table: ast.expr) -> list[ast.expr]:
    """All values of a table, however deeply nested; its keys are codes."""
    if isinstance(table, ast.Dict):
        return [one for part in table.values for one in values(part)]
    return [table]


def catalogue() -> French:
    """All current texts, with their French where it is known."""
    with PO.open("rb") as file:
        known = read_po(file, locale="fr")
    made = French()
    for text, places in sentences().items():
        before = known.get(text)
        french = str(before.string) if before and not before.fuzzy else ""
        made.add(text, french, [(place, 0) for place in places])
    return made


def written(made: French) -> dict[Path, bytes]:
    """The files of the catalogue, for people and for the program."""
    po, mo = BytesIO(), BytesIO()
    write_po(po, made, width=88, include_lineno=False)
    write_mo(mo, made)
    return {PO: po.getvalue(), MO: mo.getvalue()}


def fields(text: str) -> set[str]:
    """The names of the facts that a text needs."""
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def faults(made: French) -> list[str]:
    """A message for each text that is untranslated, or whose facts differ in French."""
    messages: list[Message] = [message for message in made if message.id]
    missing = [f"not translated: {m.id}" for m in messages if not m.string]
    return missing + [
        f"other facts in French: {m.id}"
        for m in messages
        if m.string and fields(str(m.string)) != fields(str(m.id))
    ]


def main() -> int:
    """Updates or checks the catalogue, and reports what it lacks; the exit status."""
    made = catalogue()
    wrong = faults(made)
    for fault in wrong:
        print(fault, file=sys.stderr)
    if wrong:
        place = PO.relative_to(HERE)
        print(
            f"the French stands in {place}: mend it there, then make tree",
            file=sys.stderr,
        )
    return max(keep(written(made)), int(bool(wrong)))


if __name__ == "__main__":
    sys.exit(main())
