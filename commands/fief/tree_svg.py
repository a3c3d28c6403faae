"""The families as one SVG file: a column for each, and lines for the marriages.

It holds no script and names no address; the same facts make the same bytes. Names are
escaped by the library that writes the document.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import east_asian_width
from xml.etree import ElementTree as ET

from commands.fief.tree import heading, notes, throne_told, told_of
from commands.resources import template
from commands.show import safe
from commands.texts.fief.tree import MARRIAGE, TITLE

if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words

MARGIN, COLUMN, GUTTER = 24, 230, 84
TOP, LANE = 58, 16  # below the title; the way of a marriage past other families
PAD, LINE, GAP, STEP = 10, 15, 16, 22
LETTER = 6.0  # how wide a letter of the small text is, on average
# The lines of marriages differ by their strokes, not by colours.
STROKES = ("", "7 4", "2 3", "9 3 2 3")


class Box(NamedTuple):
    """A lord in the picture.

    Attributes:
        lord: the lord's facts.
        column: the number of the family's column.
        x: the left edge.
        y: the upper edge.
        lines: the name, then what is said.
        height: how high it is.
    """

    lord: dict[str, Any]
    column: int
    x: int
    y: int
    lines: list[str]
    height: int

    @property
    def right(self) -> int:
        """The right edge, the same for all of a family."""
        return left_of(self.column) + COLUMN

    @property
    def middle(self) -> int:
        """Where the line of a marriage begins: beside the name."""
        return self.y + PAD + 8


def left_of(column: int) -> int:
    """The left edge of a column."""
    return MARGIN + column * (COLUMN + GUTTER)


def fitted(text: str, room: int, letter: float = LETTER) -> list[str]:
    """A text in lines that fit into so much room; wide signs take two letters."""
    wide = any(east_asian_width(sign) in "WF" for sign in text)
    letters = int(room / letter) // (2 if wide else 1)
    return wrap(safe(text), max(letters, 4), break_on_hyphens=False)


def picture(result: dict[str, Any], words: Words) -> str:
    """The whole document."""
    drawing = Drawing(result, words)
    ET.indent(drawing.root)
    text = ET.tostring(drawing.root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


class Drawing:
    """The picture while it is being drawn."""

    def __init__(self, result: dict[str, Any], words: Words) -> None:
        self.words = words
        self.boxes: dict[str, Box] = {}  # of the living, by name
        families, marriages = result["families"], result["marriages"]
        columns = {family["player"]: n for n, family in enumerate(families)}
        self.lanes = [m for m in marriages if _apart(columns, m) > 1]
        self.top = TOP + LANE * len(self.lanes)
        self.low = self.top
        self.root = ET.Element(
            "svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img"}
        )
        self.root.set("lang", words.lang)
        self._head(result)
        lines = ET.SubElement(self.root, "g")
        for number, family in enumerate(families):
            self._family(family, number, lines)
        self._marriages(marriages, lines)
        self._size(max(len(families), 1))

    def _head(self, result: dict[str, Any]) -> None:
        """Title and description for readers who see nothing; style and headline."""
        title = self.words.say(TITLE, turn=result["turn"])
        throne = throne_told(result, self.words)
        told = [throne] if throne else []
        told += [_told(marriage, self.words) for marriage in result["marriages"]]
        ET.SubElement(self.root, "title").text = title
        ET.SubElement(self.root, "desc").text = safe("; ".join(told) or title)
        with open(template("tree.css"), encoding="utf-8") as file:
            ET.SubElement(self.root, "style").text = file.read()
        self.paper = ET.SubElement(self.root, "rect", {"class": "paper"})
        self._text(self.root, "title", MARGIN, 30, title)
        self._text(self.root, "throne", MARGIN, 48, throne)
        self.widest = 2 * MARGIN + int(max(11 * len(title), LETTER * len(throne)))

    def _text(self, parent: ET.Element, kind: str, x: int, y: int, text: str) -> None:
        if text:
            place = {"class": kind, "x": str(x), "y": str(y)}
            ET.SubElement(parent, "text", place).text = safe(text)

    def _family(self, family: dict[str, Any], number: int, lines: ET.Element) -> None:
        """The heading, who inherits, and the lords one below the other."""
        left, y = left_of(number), self.top + 20
        for line in fitted(heading(family, self.words), COLUMN, 8.8):
            self._text(self.root, "family", left, y, line)
            y += 19
        for note in notes(family, self.words):
            for line in fitted(note, COLUMN):
                self._text(self.root, "note", left, y, line)
                y += LINE
        y += 4
        for lord in family["lords"]:
            y = self._lord(lord, number, left, y, lines)
        self.low = max(self.low, y)

    def _lord(
        self, lord: dict[str, Any], column: int, x: int, y: int, lines: ET.Element
    ) -> int:
        """A box and, further in below it, those of the sons; where the next may be."""
        room = left_of(column) + COLUMN - x - 2 * PAD
        name, *more = told_of(lord, self.words)
        said = [line for text in more for line in fitted(text, room)]
        names = fitted(name, room, 7.8)
        height = 2 * PAD + LINE * (len(names) + len(said)) - 3
        box = Box(lord, column, x, y, [*names, *said], height)
        self._box(box, len(names))
        if lord["died"] is None:
            self.boxes[lord["name"]] = box
        y += height + GAP
        for son in lord["sons"]:
            stem = f"M{x + STEP // 2} {box.y + height} V{y + PAD + 8} H{x + STEP}"
            ET.SubElement(lines, "path", {"class": "son", "d": stem})
            y = self._lord(son, column, x + STEP, y, lines)
        return y

    def _box(self, box: Box, names: int) -> None:
        dead = " dead" if box.lord["died"] else ""
        group = ET.SubElement(self.root, "g", {"class": f"lord{dead}"})
        edges = {
            "x": box.x,
            "y": box.y,
            "width": box.right - box.x,
            "height": box.height,
            "rx": 5,
        }
        ET.SubElement(group, "rect", {key: str(n) for key, n in edges.items()})
        for row, line in enumerate(box.lines):
            kind = "name" if row < names else "told"
            self._text(group, kind, box.x + PAD, box.y + PAD + 11 + LINE * row, line)

    def _marriages(self, marriages: list[dict[str, Any]], lines: ET.Element) -> None:
        """A line between the two of a couple, through the gutters, with two rings."""
        ways: dict[int, int] = {}  # how many lines a gutter has so far
        for number, marriage in enumerate(marriages):
            ends = (
                self.boxes.get(marriage[who]["name"]) for who in ("husband", "wife")
            )
            found = sorted((box for box in ends if box), key=lambda b: (b.column, b.y))
            if len(found) < 2:
                continue
            path, ring = self._way(found[0], found[1], marriage, ways)
            stroke = STROKES[number % len(STROKES)]
            facts = {"class": "wed", "d": path}
            if stroke:
                facts["stroke-dasharray"] = stroke
            group = ET.SubElement(lines, "g")
            ET.SubElement(group, "title").text = safe(_told(marriage, self.words))
            ET.SubElement(group, "path", facts)
            for side in (-4, 4):
                place = {"cx": str(ring[0] + side), "cy": str(ring[1]), "r": "5"}
                ET.SubElement(group, "circle", {"class": "ring", **place})

    def _way(
        self, one: Box, two: Box, marriage: dict[str, Any], ways: dict[int, int]
    ) -> tuple[str, tuple[int, int]]:
        """The path of a marriage's line, and where its rings hang."""
        out = self._gutter(one.column, ways)
        start = f"M{one.right} {one.middle} H{out} V"
        if one.column == two.column:
            return f"{start}{two.middle} H{two.right}", (out, two.middle)
        if two.column == one.column + 1:
            ring = (out, (one.middle + two.middle) // 2)
            return f"{start}{two.middle} H{two.x}", ring
        lane = TOP + LANE * self.lanes.index(marriage) + LANE // 2
        into = self._gutter(two.column - 1, ways)
        path = f"{start}{lane} H{into} V{two.middle} H{two.x}"
        return path, ((out + into) // 2, lane)

    def _gutter(self, column: int, ways: dict[int, int]) -> int:
        """A free way down the gutter to the right of a column."""
        taken = ways.get(column, 0)
        ways[column] = taken + 1
        return left_of(column) + COLUMN + 16 + (taken * 13) % (GUTTER - 26)

    def _size(self, columns: int) -> None:
        width = left_of(columns) - GUTTER + MARGIN
        if any(box.column == columns - 1 for box in self._inner()):
            width += GUTTER // 2
        width = max(width, self.widest)
        height = self.low + MARGIN - GAP
        for name, value in (("width", width), ("height", height)):
            self.root.set(name, str(value))
            self.paper.set(name, str(value))
        self.root.set("viewBox", f"0 0 {width} {height}")

    def _inner(self) -> list[Box]:
        """The lords who are married within their own family."""
        wed = {name: box.lord["spouse"] for name, box in self.boxes.items()}
        return [
            box
            for name, box in self.boxes.items()
            if (spouse := wed[name])
            and (other := self.boxes.get(spouse["name"]))
            and other.column == box.column
        ]


def _apart(columns: dict[str, int], marriage: dict[str, Any]) -> int:
    """How many columns lie from one of a couple to the other."""
    one, two = (columns.get(marriage[who]["player"], 0) for who in ("husband", "wife"))
    return abs(one - two)


def _told(marriage: dict[str, Any], words: Words) -> str:
    husband, wife = marriage["husband"], marriage["wife"]
    return words.say(
        MARRIAGE,
        husband=husband["name"],
        his=husband["player"],
        wife=wife["name"],
        hers=wife["player"],
    )
