"""The document between facts and pages: sections of lines, acts, tables, pictures.

Every form of a report, of cards or of a sheet shows this same document; none goes back
to the facts.
"""

from __future__ import annotations

from commands.blocks import Line, Table
from ledger.flow import Flow
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class ActLine(NamedTuple):
    """One act of the chronicle.

    Attributes:
        entry: its number in the journal.
        text: its sentence.
        notes: the notes below it: dice, a ruling, a remark.
        gone: whether it was undone.
    """

    entry: int
    text: str
    notes: tuple[str, ...] = ()
    gone: bool = False


class Picture(NamedTuple):
    """A picture, with the same content as a table for those who cannot see it.

    Attributes:
        name: its kind, which is also the root of its ids.
        title: its heading.
        svg: draws it; called only for pages that can show pictures.
        table: its figures, if it is made from figures.
        drawn: the same in characters, for a terminal.
        slim: draws it for a telephone; None: there it is told in characters.
    """

    name: str
    title: str
    svg: Callable[[], str]
    table: Table | None = None
    drawn: tuple[Line | Table, ...] = ()
    slim: Callable[[], str] | None = None


class Labelled(NamedTuple):
    """A text with a label.

    Attributes:
        label: what it is about.
        text: the text itself.
    """

    label: str
    text: str


class Form(NamedTuple):
    """A table to be filled in by hand, with room to write in its empty cells.

    Attributes:
        table: the table as printed.
    """

    table: Table


Part = Line | ActLine | Table | Picture | Labelled | Form


# If there may be many, they are made while they are shown.
Parts = tuple[Part, ...] | Flow


class Section(NamedTuple):
    """One section of a document.

    Attributes:
        name: what it is about, the same in every language.
        title: its heading.
        parts: its content.
        under: whether it belongs to the previous section.
        about: the line below its heading.
        foot: the line at its end.
    """

    name: str
    title: str
    parts: Parts
    under: bool = False
    about: str = ""
    foot: str = ""


Sections = tuple[Section, ...] | Flow


class Document(NamedTuple):
    """A whole report, or a sheet, in one language.

    Attributes:
        lang: its language.
        title: its heading.
        about: the line below the heading.
        sections: its sections.
        foot: the line at its end.
        style: the layout of its pages: "report", "cards" or "sheet".
    """

    lang: str
    title: str
    about: str
    sections: Sections
    foot: str = ""
    style: str = "report"

    def whole(self) -> Document:
        """The document with all its parts read into memory."""
        sections = (one._replace(parts=tuple(one.parts)) for one in self.sections)
        return self._replace(sections=tuple(sections))
