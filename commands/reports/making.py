"""Makes a report in its form: a screen, a text, a page, a file."""

from __future__ import annotations

import os
import re

from commands.reports.writer import written
from commands.texts import telling
from ledger.errors import Misuse, Refused
from ledger.flow import Flow, whole
from ledger.loading import load
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from commands.reports.document import Document
    from commands.texts import Words
    from ledger.journal import Entry
    from ledger.reading.report.report import Report
    from ledger.reading.report.timeline import Turn

# The functions that make a file from documents, of which each language has one.
MAKERS = {
    "text": "commands.reports.text:page",
    "md": "commands.reports.markdown:page",
    "html": "commands.reports.html:page",
    "pdf": "commands.reports.pdf:page",
    "json": "commands.reports.data:page",
    "csv": "commands.reports.spreadsheet:page",
}
REPLAY = "replay"  # a form that is made from every moment, not from documents
FORMS = ("text", "md", "html", "pdf", "json", REPLAY)
STATS = ("text", "md", "html", "pdf", "csv")
SHEETS = ("text", "md", "html", "pdf")  # forms of cards, and of sheets to write on
TEXTS = frozenset({"txt"})  # endings of a text that are no name of its form
ENDING = re.compile(r"(?=.*[a-z])[a-z0-9]+")  # any other is a part of the name
MOST = 20_000  # entries for a user's template, all at once: 60 MB
MOST_PAGES = 10_000  # entries for a PDF, all at once: 220 MB
WITH_TEMPLATE = frozenset({"text", "md", "html"})
NO_TEXT = frozenset({"pdf"})  # cannot be shown at a terminal


def form_of(form: str | None, file: str | None, among: Sequence[str] = FORMS) -> str:
    """The form asked for, or else the one for the file's ending.

    >>> form_of(None, "evening.pdf"), form_of(None, "notes.txt"), form_of("md", "x.pdf")
    ('pdf', 'text', 'md')
    >>> form_of(None, "evening"), form_of(None, "evening of 26.11"), form_of("md", "x.doc")
    ('text', 'text', 'md')
    """
    if form is not None:
        return form
    ending = _ending(file)
    if ending in among:
        return ending
    if ending not in TEXTS and ENDING.fullmatch(ending):
        raise Misuse("usage", "usage.ending", word=f".{ending}", forms=list(among))
    return "text"


def is_form(file: str | None, among: Sequence[str] = FORMS) -> bool:
    """Whether a file's ending is one of the forms."""
    return _ending(file) in among


def _ending(file: str | None) -> str:
    return os.path.splitext(file or "")[1][1:].casefold()


class Shape(NamedTuple):
    """The form and target of a report.

    Attributes:
        form: one of `FORMS`.
        file: the file to write; None: the screen.
        both: whether it is written in both languages.
        template: the path of the user's template.
        force: whether an existing file is replaced.
    """

    form: str = "text"
    file: str | None = None
    both: bool = False
    template: str | None = None
    force: bool = False


class Made(NamedTuple):
    """A report for the screen.

    Attributes:
        documents: the report as documents, one for each language.
        text: the report as a text in its form, piece by piece.
    """

    documents: Sequence[Document]
    text: Iterable[str] | None = None


def made(
    report: Report, words: Words, shape: Shape
) -> tuple[dict[str, Any], Made | None]:
    """Facts of a report for scripts, and its screen; or the file it was written to."""
    if shape.template is not None and shape.form not in WITH_TEMPLATE:
        raise Misuse("usage", "report.no_template", form=shape.form)
    report.facts["chronicle"] = chronicle(report, words)
    languages = _languages(words, both=shape.both)
    if shape.form == REPLAY:
        from commands.reports.replay import page, staged

        return sent(page(staged(report, languages)), report.facts, shape)
    documents = [written(report, one) for one in languages]
    facts = report.facts
    if shape.form == "pdf" or shape.template is not None:
        count = sum(turn.size for turn in report.turns)
        most = MOST_PAGES if shape.form == "pdf" else MOST
        if count > most:
            raise Refused("rule", "report.too_long", entries=count, most=most)
        facts = whole(facts)
        documents = [one.whole() for one in documents]
    return put(documents, facts, shape)


def put(
    documents: list[Document], facts: dict[str, Any], shape: Shape
) -> tuple[dict[str, Any], Made | None]:
    """Puts documents into their form: the facts and the screen, or the file."""
    if shape.file is None and shape.form in NO_TEXT:
        raise Misuse("usage", "report.needs_file", form=shape.form)
    if shape.file is None and shape.form == "text" and shape.template is None:
        return facts, Made(documents)
    if shape.template is not None:
        from commands.reports.templates import filled

        pieces = filled(documents, facts, shape)
    else:
        pieces = load(MAKERS[shape.form])(documents, facts)
    return sent(pieces, facts, shape, documents)


def sent(
    pieces: Iterable[bytes],
    facts: dict[str, Any],
    shape: Shape,
    documents: Sequence[Document] = (),
) -> tuple[dict[str, Any], Made | None]:
    """Sends what was made to the screen, or into the file."""
    if shape.file is None:
        return facts, Made(documents, (piece.decode() for piece in pieces))
    from ledger.store.copying import write_bytes

    size = Size()
    write_bytes(shape.file, size.of(pieces), force=shape.force)
    return {"file": shape.file, "format": shape.form, "bytes": size.counted}, None


class Size:
    """Counts the bytes of pieces that pass through."""

    counted = 0

    def of(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        """The same pieces, counted."""
        for piece in pieces:
            self.counted += len(piece)
            yield piece


def chronicle(report: Report, words: Words) -> Flow:
    """The acts turn by turn, as facts that include the sentence."""

    def told(entry: Entry) -> dict[str, Any]:
        return {
            **report.line(entry),
            "text": telling.sentence(words, entry, report.state),
        }

    def acts(turn: Turn) -> Flow:
        return Flow(lambda: map(told, report.acts(turn)))

    return Flow(
        lambda: (
            {"chapter": turn.chapter, "turn": turn.number, "acts": acts(turn)}
            for turn in report.turns
        )
    )


def _languages(words: Words, *, both: bool) -> list[Words]:
    if not both:
        return [words]
    from commands.texts import Words

    other = Words("en" if words.lang == "fr" else "fr")
    other.book = words.book
    return [words, other]
