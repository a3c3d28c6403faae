"""The canvas on which a picture is drawn: its size, its style, its description.

Names are escaped by the library that writes the document; the same facts make the same
bytes. Nobody needs to distinguish colours: lines differ in their dashes, areas are
beside their names. On a telephone a picture is drawn anew, slimmer.
"""

from __future__ import annotations

from itertools import count
from textwrap import wrap
from xml.etree import ElementTree as ET

from commands.fitting import legible
from commands.resources import template

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

STYLE = ("report", "pictures.css")  # for everything except the families
COLOURS = 8  # the number of colours in the style, after which they repeat
STROKES = ("", "7 4", "2 3", "9 3 2 3", "12 4", "4 2", "1 3", "9 2 2 2 2 2")
WIDE, SLIM = 720, 340  # the width of a picture on a page, and on a telephone
LETTER = 7.2  # average width of a letter of the small text
LONGEST = 22  # the most letters of a name that a picture shows


class Canvas:
    """One picture while it is being drawn."""

    def __init__(
        self,
        name: str,
        title: str,
        described: str,
        lang: str,
        style: Sequence[str] = STYLE,
    ) -> None:
        self.root = ET.Element(
            "svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img"}
        )
        self.root.set("lang", lang)
        self.root.set("class", name)
        ET.SubElement(self.root, "title").text = legible(title)
        ET.SubElement(self.root, "desc").text = legible(described)
        with open(template(*style), encoding="utf-8") as file:
            ET.SubElement(self.root, "style").text = file.read()
        self.paper = ET.SubElement(self.root, "rect", {"class": "paper"})

    def put(
        self, tag: str, parent: ET.Element | None = None, **facts: object
    ) -> ET.Element:
        """Draws one element; `kind` is its class."""
        attributes = {
            ("class" if key == "kind" else key.replace("_", "-")): _figure(value)
            for key, value in facts.items()
            if value not in (None, "")
        }
        return ET.SubElement(self.root if parent is None else parent, tag, attributes)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        kind: str = "told",
        parent: ET.Element | None = None,
    ) -> None:
        """Writes a text; " end" or " middle" in its kind says what x refers to."""
        self.put("text", parent, kind=kind, x=x, y=y).text = legible(text)

    def finished(self, width: float, height: float) -> str:
        """The whole document, with this size."""
        for element in (self.root, self.paper):
            element.set("width", _figure(width))
            element.set("height", _figure(height))
        self.root.set("viewBox", f"0 0 {_figure(width)} {_figure(height)}")
        ET.indent(self.root)
        return ET.tostring(self.root, encoding="unicode")


def short(name: str, most: int = LONGEST) -> str:
    """A name, cut if it would not fit."""
    name = legible(name)
    return name if len(name) <= most else f"{name[: most - 1]}…"


def in_lines(name: str, most: int = LONGEST) -> list[str]:
    """A name on lines of this many letters, split between its words.

    >>> in_lines("Ruines nuageuses des fantômes")
    ['Ruines nuageuses des', 'fantômes']
    >>> in_lines("Essarts-le-Comte", 11)
    ['Essarts-le-', 'Comte']
    """
    return wrap(legible(name), most, break_long_words=False)


def legend(
    canvas: Canvas,
    named: Sequence[tuple[str, str]],
    x: float,
    y: float,
    width: float,
) -> float:
    """Draws a box of its class beside each name, in lines; returns the lowest y."""
    left = x
    for name, kind in named:
        label = short(name, 2 * LONGEST)
        wide = 26 + LETTER * len(label)
        if left > x and left + wide > width:
            left, y = x, y + 18
        canvas.put("rect", kind=kind, x=left, y=y - 9, width=11, height=11)
        canvas.text(left + 16, y, label)
        left += wide
    return y


def axes(
    canvas: Canvas, up: str, across: str, end: tuple[float, float], top: float = 10
) -> None:
    """Writes the titles of both axes: above the one, below the end of the other."""
    if up:
        canvas.text(0, top, up, "faint")
    if across:
        canvas.text(*end, across, "faint end")


def every(many: int, room: float, each: float = 34) -> int:
    """How many marks make one with a label, so that labels do not overlap.

    >>> every(10, 600), every(40, 600)
    (1, 3)
    """
    return -int(-many * each // room) or 1


def steps(most: int, wanted: int = 4) -> list[int]:
    """Round numbers from 0 to at least this, for the lines of a scale.

    >>> steps(4600)
    [0, 2000, 4000, 6000]
    >>> steps(3)
    [0, 1, 2, 3]
    """
    sizes = (digit * 10**power for power in count() for digit in (1, 2, 5))
    size = next(size for size in sizes if size * wanted >= most)
    top = -(-most // size) * size
    return list(range(0, top + 1, size))


def _figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.1f}".removesuffix(".0")
    return str(value)
