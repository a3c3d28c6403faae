"""Percentages as marks on a scale: how the dice fell, compared with the average."""

from __future__ import annotations

from commands.pictures.canvas import WIDE, Canvas, axes, short
from commands.pictures.colours import Colours

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

LABEL = 7.4  # the room for each letter of a name
HIGH, TOP = 24, 26
MARKS = (0, 25, 50, 75, 100)


def shares(
    title: str,
    rows: Sequence[tuple[str, float]],
    across: str,
    words: Words,
    width: int = WIDE,
) -> str:
    """The picture: a line for each name, with a mark between 0 and 100."""
    described = "; ".join(f"{who}: {share * 100:.0f}" for who, share in rows)
    canvas, colours = Canvas("shares", title, described, words.lang), Colours(words)
    begin, right = (190, 60) if width == WIDE else (110, 20)
    low = TOP + HIGH * len(rows)

    def x(share: float) -> float:
        return begin + (width - begin - right) * share

    for mark in MARKS:
        at = x(mark / 100)
        kind = "road" if mark == MARKS[len(MARKS) // 2] else "scale"
        canvas.put("line", kind=kind, x1=at, x2=at, y1=TOP - 6, y2=low)
        canvas.text(at, TOP - 12, words.number(mark), "faint middle")
    half = x(0.5)
    most = int((begin - 12) / LABEL)
    for number, (who, share) in enumerate(rows):
        y = TOP + HIGH * number + HIGH / 2
        canvas.text(begin - 12, y + 4, short(who, most), "told end")
        left, wide = min(half, x(share)), abs(x(share) - half)
        kind = colours.fill(who)
        canvas.put("rect", kind=kind, x=left, y=y - 3, width=wide, height=6)
        canvas.put("circle", kind=kind, cx=x(share), cy=y, r=5.5)
    axes(canvas, "", across, (x(1.0) + 8, low + 14))
    return canvas.finished(width, low + 22)
