"""The families as one SVG file: a column for each, and lines for the marriages.

It holds no script and no address; the same facts make the same bytes. Names are
escaped by the library that writes the document.
"""

from __future__ import annotations

from textwrap import wrap
from unicodedata import east_asian_width

from commands.fief.tree import heading, notes, throne_line, told_of
from commands.fitting import legible
from commands.pictures.canvas import Canvas
from commands.texts.fief.tree import MARRIAGE, TITLE
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from xml.etree import ElementTree as ET

    from commands.texts import Words
    from ledger.shapes.fief.families import Family, InTree, Marriage, Tree

MARGIN, COLUMN, GUTTER = 24, 230, 84
TOP, LANE = 58, 16  # below the title; a lane for lines past other families
BARE = 28  # the same as TOP, where the page has the title
PAD, LINE, GAP, STEP = 10, 15, 16, 22
LETTER = 6.0  # average width of a letter of the small text
# The lines of marriages differ in their dashes, not in colour.
STROKES = ("", "7 4", "2 3", "9 3 2 3")


class Box(NamedTuple):
    """A lord in the picture.

    Attributes:
        lord: the lord's facts.
        column: the number of the family's column.
        x: the left edge.
        y: the upper edge.
        lines: the name, then the details.
        height: its height.
    """

    lord: InTree
    column: int
    x: int
    y: int
    lines: list[str]
    height: int

    @property
    def right(self) -> int:
        """The right edge, which is the same for a whole family."""
        return left_of(self.column) + COLUMN

    @property
    def middle(self) -> int:
        """The height at which the line of a marriage begins, beside the name."""
        return self.y + PAD + 8


def left_of(column: int) -> int:
    """The left edge of a column."""
    return MARGIN + column * (COLUMN + GUTTER)


def fitted(text: str, room: int, letter: float = LETTER) -> list[str]:
    """A text in lines that fit a width; wide characters count as two letters."""
    wide = any(east_asian_width(sign) in "WF" for sign in text)
    letters = int(room / letter) // (2 if wide else 1)
    return wrap(legible(text), max(letters, 4), break_on_hyphens=False)


def picture(result: Tree, words: Words) -> str:
    """The whole document, as a file of its own."""
    drawing = Drawing(result, words, TOP).finished()
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{drawing}\n'


def drawn(result: Tree, words: Words) -> str:
    """The picture for a page, which has the title itself."""
    return Drawing(result, words, BARE).finished()


class Drawing:
    """The picture while it is being drawn."""

    def __init__(self, result: Tree, words: Words, upper: int) -> None:
        self.words = words
        self.boxes: dict[str, Box] = {}  # the boxes of the living, by name
        self.families, marriages = result["families"], result["marriages"]
        columns = {family["player"]: n for n, family in enumerate(self.families)}
        self.upper = upper
        self.lanes = [m for m in marriages if _distance(columns, m) > 1]
        self.top = upper + LANE * len(self.lanes)
        self.low = self.top
        self.canvas = self._head(result)
        lines = self.canvas.put("g")
        for number, family in enumerate(self.families):
            self._family(family, number, lines)
        self._marriages(marriages, lines)

    def _head(self, result: Tree) -> Canvas:
        """The canvas with title, style, headline, and a description for the blind."""
        title = self.words.say(TITLE, turn=result["turn"])
        throne = throne_line(result, self.words)
        sentences = [throne] if throne else []
        sentences += [_couple(marriage, self.words) for marriage in result["marriages"]]
        description = "; ".join(sentences) or title
        canvas = Canvas("tree", title, description, self.words.lang, ("tree.css",))
        self.widest = 2 * MARGIN + int(LETTER * len(throne))
        if self.upper == TOP:
            canvas.text(MARGIN, 30, title, "title")
            self.widest = max(self.widest, 2 * MARGIN + 11 * len(title))
        if throne:
            canvas.text(MARGIN, self.upper - 10, throne, "throne")
        return canvas

    def _family(self, family: Family, number: int, lines: ET.Element) -> None:
        """Draws a family: its heading, its heir, and its lords one below the other."""
        left, y = left_of(number), self.top + 20
        for line in fitted(heading(family, self.words), COLUMN, 8.8):
            self.canvas.text(left, y, line, "family")
            y += 19
        for note in notes(family, self.words):
            for line in fitted(note, COLUMN):
                self.canvas.text(left, y, line, "note")
                y += LINE
        y += 4
        for lord in family["lords"]:
            y = self._lord(lord, number, left, y, lines)
        self.low = max(self.low, y)

    def _lord(
        self, lord: InTree, column: int, x: int, y: int, lines: ET.Element
    ) -> int:
        """Draws a lord's box, and his sons' indented below it; returns the next y."""
        room = left_of(column) + COLUMN - x - 2 * PAD
        name, *more = told_of(lord, self.words)
        below = [line for text in more for line in fitted(text, room)]
        names = fitted(name, room, 7.8)
        height = 2 * PAD + LINE * (len(names) + len(below)) - 3
        box = Box(lord, column, x, y, [*names, *below], height)
        self._box(box, len(names))
        if lord["died"] is None:
            self.boxes[lord["name"]] = box
        y += height + GAP
        for son in lord["sons"]:
            stem = f"M{x + STEP // 2} {box.y + height} V{y + PAD + 8} H{x + STEP}"
            self.canvas.put("path", lines, kind="son", d=stem)
            y = self._lord(son, column, x + STEP, y, lines)
        return y

    def _box(self, box: Box, names: int) -> None:
        dead = " dead" if box.lord["died"] else ""
        group = self.canvas.put("g", kind=f"lord{dead}")
        self.canvas.put(
            "rect",
            group,
            x=box.x,
            y=box.y,
            width=box.right - box.x,
            height=box.height,
            rx=5,
        )
        for row, line in enumerate(box.lines):
            kind = "name" if row < names else "told"
            y = box.y + PAD + 11 + LINE * row
            self.canvas.text(box.x + PAD, y, line, kind, group)

    def _marriages(self, marriages: list[Marriage], lines: ET.Element) -> None:
        """Draws for each couple a line through the gutters, with two rings."""
        ways: dict[int, int] = {}  # the number of lines in each gutter so far
        for number, marriage in enumerate(marriages):
            ends = (
                self.boxes.get(marriage[who]["name"]) for who in ("husband", "wife")
            )
            pair = sorted((box for box in ends if box), key=lambda b: (b.column, b.y))
            if len(pair) < 2:
                continue
            path, ring = self._way(pair[0], pair[1], marriage, ways)
            stroke = STROKES[number % len(STROKES)]
            group = self.canvas.put("g", lines)
            self.canvas.put("title", group).text = legible(
                _couple(marriage, self.words)
            )
            self.canvas.put("path", group, kind="wed", d=path, stroke_dasharray=stroke)
            for side in (-4, 4):
                x, y = ring[0] + side, ring[1]
                self.canvas.put("circle", group, kind="ring", cx=x, cy=y, r=5)

    def _way(
        self, one: Box, two: Box, marriage: Marriage, ways: dict[int, int]
    ) -> tuple[str, tuple[int, int]]:
        """The path of a marriage's line, and the place of its rings."""
        out = self._gutter(one.column, ways)
        start = f"M{one.right} {one.middle} H{out} V"
        if one.column == two.column:
            return f"{start}{two.middle} H{two.right}", (out, two.middle)
        if two.column == one.column + 1:
            ring = (out, (one.middle + two.middle) // 2)
            return f"{start}{two.middle} H{two.x}", ring
        lane = self.upper + LANE * self.lanes.index(marriage) + LANE // 2
        into = self._gutter(two.column - 1, ways)
        path = f"{start}{lane} H{into} V{two.middle} H{two.x}"
        return path, ((out + into) // 2, lane)

    def _gutter(self, column: int, ways: dict[int, int]) -> int:
        """The x of a free way down the gutter to the right of a column."""
        taken = ways.get(column, 0)
        ways[column] = taken + 1
        return left_of(column) + COLUMN + 16 + (taken * 13) % (GUTTER - 26)

    def finished(self) -> str:
        """The whole document."""
        columns = max(len(self.families), 1)
        width = left_of(columns) - GUTTER + MARGIN
        if any(box.column == columns - 1 for box in self._inner()):
            width += GUTTER // 2
        width = max(width, self.widest)
        return self.canvas.finished(width, self.low + MARGIN - GAP)

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


def _distance(columns: dict[str, int], marriage: Marriage) -> int:
    """How many columns lie between the two of a couple."""
    one, two = (columns.get(marriage[who]["player"], 0) for who in ("husband", "wife"))
    return abs(one - two)


def _couple(marriage: Marriage, words: Words) -> str:
    husband, wife = marriage["husband"], marriage["wife"]
    return words.say(
        MARRIAGE,
        husband=husband["name"],
        his=husband["player"],
        wife=wife["name"],
        hers=wife["player"],
    )
