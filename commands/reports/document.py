"""The document between facts and pages: sections of lines, acts, tables, pictures.

Every form of a report, of cards or of a sheet shows this same document; none asks the
facts again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from commands.blocks import Line, Table
from ledger.flow import Flow

if TYPE_CHECKING:
    from collections.abc import Callable


class Told(NamedTuple):
    """One act of the chronicle.

    Attributes:
        entry: its number in the journal.
        text: its sentence.
        notes: what stands below it: dice, a ruling, a remark.
        gone: whether it was taken back.
    """

    entry: int
    text: str
    notes: tuple[str, ...] = ()
    gone: bool = False


class Picture(NamedTuple):
    """A picture, with all that it shows as a table for those who cannot see it.

    Attributes:
        name: what kind it is, also the root of its ids.
        title: what it shows.
        svg: draws it; only pages that can show pictures ask for it.
        table: the same as figures, where it is made of figures.
        told: the same made of signs, for a terminal.
    """

    name: str
    title: str
    svg: Callable[[], str]
    table: Table | None = None
    told: tuple[Line | Table, ...] = ()


class Labelled(NamedTuple):
    """A text that begins with what it is about.

    Attributes:
        label: what it is about.
        text: what it says.
    """

    label: str
    text: str


class Form(NamedTuple):
    """A table to be filled in by hand: there is room to write in its empty cells.

    Attributes:
        table: what is printed of it.
    """

    table: Table


Part = Line | Told | Table | Picture | Labelled | Form


# Where there may be many, they are made while they are told.
Parts = tuple[Part, ...] | Flow


class Section(NamedTuple):
    """One section of a document.

    Attributes:
        name: what it is about, the same in every language.
        title: its heading.
        parts: what stands in it.
        under: whether it belongs to the section before.
        about: what stands below its heading.
        foot: what stands at its end.
    """

    name: str
    title: str
    parts: Parts
    under: bool = False
    about: str = ""
    foot: str = ""


Sections = tuple[Section, ...] | Flow


class Document(NamedTuple):
    """A whole report, or a sheet of another sort, in one language.

    Attributes:
        lang: its language.
        title: its heading.
        about: what stands below the heading.
        sections: its sections.
        foot: what stands at its end.
        style: how its pages are laid out: "report", "cards" or "sheet".
    """

    lang: str
    title: str
    about: str
    sections: Sections
    foot: str = ""
    style: str = "report"

    def whole(self) -> Document:
        """The same with all that it holds made already."""
        sections = (one._replace(parts=tuple(one.parts)) for one in self.sections)
        return self._replace(sections=tuple(sections))
