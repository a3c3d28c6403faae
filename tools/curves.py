"""A picture of growth: curves between two scales with logarithms, as SVG.

It is drawn on the canvas of the reports, with a background of its own, for it is shown on
pages whose colour nobody knows.
"""

from __future__ import annotations

from math import ceil, floor, log10
from typing import TYPE_CHECKING, NamedTuple

from commands.pictures.canvas import WIDE, Canvas, axes, short
from commands.pictures.colours import Colours
from tools.digits import digits

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from commands.texts import Words

HEIGHT = 330
LEFT, RIGHT, TOP, LOW = 64, 170, 34, 50
APART = 15  # between two names on the right
MARGIN = 12
MOST_MARKS = 7  # beyond which a scale has powers of ten only
PAPER = """
svg .paper { fill: #fbfaf6; }
@media (prefers-color-scheme: dark) { svg .paper { fill: #1d1f22; } }
"""


class Curve(NamedTuple):
    """One curve: its name, and how much there is at each place."""

    label: str
    points: Sequence[tuple[float, float]]


class Scale(NamedTuple):
    """An axis with logarithms, from one place of the picture to another.

    Attributes:
        marks: round numbers, the first and the last of which are its ends.
        start: where it begins.
        end: where it ends.
    """

    marks: Sequence[float]
    start: float
    end: float

    def place(self, value: float) -> float:
        """Where a value stands."""
        least, most = log10(self.marks[0]), log10(self.marks[-1])
        share = (log10(value) - least) / (most - least)
        return self.start + (self.end - self.start) * share


def growth(
    title: str, curves: Sequence[Curve], up: str, across: str, words: Words
) -> str:
    """The picture; names stand at the ends of the curves."""
    described = "; ".join(
        f"{curve.label}: "
        + ", ".join(f"{told(x, words)} → {told(y, words)}" for x, y in curve.points)
        for curve in curves
    )
    canvas, colours = Canvas("growth", title, described, words.lang), Colours(words)
    style = canvas.root.find("style")
    if style is not None:
        style.text = (style.text or "") + PAPER
    right, low = WIDE - RIGHT, HEIGHT - LOW
    every = [point for curve in curves for point in curve.points]
    x = _scale((at for at, _ in every), LEFT, right)
    # What grows little shall look so: heights are always beside 1.
    y = _scale((1.0, *(value for _, value in every)), low, TOP)
    _scales(canvas, x, y, words)
    canvas.text(MARGIN, TOP - 14, up, "faint")
    axes(canvas, "", across, (right, low + 38))
    ends = []
    for curve in curves:
        kind, stroke = colours.line(curve.label)
        fill = colours.fill(curve.label)
        places = [(x.place(at), y.place(value)) for at, value in curve.points]
        line = " ".join(f"{px:.1f},{py:.1f}" for px, py in places)
        canvas.put(
            "polyline", kind=f"curve {kind}", points=line, stroke_dasharray=stroke
        )
        for px, py in places:
            canvas.put("circle", kind=fill, cx=px, cy=py, r=3.0)
        ends.append((places[-1][1], curve.label, fill))
    place = 0.0
    for height, label, fill in sorted(ends):
        place = max(height + 4, place + APART)
        canvas.put("rect", kind=fill, x=right + 12, y=place - 9, width=9, height=9)
        canvas.text(right + 26, place, short(label))
    return canvas.finished(WIDE, max(HEIGHT, place + MARGIN)) + "\n"


def told(value: float, words: Words, missed: float | None = None) -> str:
    """A number with as many digits as say something, such as that it misses an aim.

    >>> from commands.texts import Words
    >>> [told(value, Words("en")) for value in (0.987, 49.34, 1170.0)]
    ['0.99', '49.3', '1,170']
    >>> told(0.749, Words("fr"), 0.75), told(100.2, Words("en"), 100)
    ('0,749', '100.2')
    """
    usual = 0 if value == int(value) or value >= 100 else 1 if value >= 10 else 2
    return words.decimal(value, digits(value, usual, missed))


def marks(least: float, most: float) -> list[float]:
    """Round numbers from one below the least to one above the most.

    >>> marks(1.5, 4.7)
    [1.0, 2.0, 5.0]
    >>> marks(0.9, 600)
    [0.1, 1.0, 10.0, 100.0, 1000.0]
    """
    found: list[float] = []
    for steps in ((1, 2, 5), (1,)):
        powers = range(floor(log10(least)), ceil(log10(most)) + 1)
        every = [float(f"{digit}e{power}") for power in powers for digit in steps]
        first = max(at for at, mark in enumerate(every) if mark <= least)
        last = min(at for at, mark in enumerate(every) if mark >= most)
        found = every[first : max(last, first + 1) + 1]
        if len(found) <= MOST_MARKS:
            break
    return found


def _scale(values: Iterable[float], start: float, end: float) -> Scale:
    known = [*values]
    return Scale(marks(min(known), max(known)), start, end)


def _scales(canvas: Canvas, x: Scale, y: Scale, words: Words) -> None:
    """Draws the lines of both scales, with their numbers."""
    for value in y.marks:
        at = y.place(value)
        canvas.put("line", kind="scale", x1=x.start, x2=x.end, y1=at, y2=at)
        canvas.text(x.start - 8, at + 4, _power(value, words), "faint end")
    for value in x.marks:
        at = x.place(value)
        canvas.put("line", kind="scale", x1=at, x2=at, y1=y.start, y2=y.end)
        canvas.text(at, y.start + 18, _power(value, words), "faint middle")


def _power(value: float, words: Words) -> str:
    """A round number as it stands on a scale."""
    return words.number(round(value)) if value >= 1 else words.decimal(value)
