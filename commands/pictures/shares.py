"""Percentages as marks on a scale: how the dice fell, compared with the average."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.pictures.canvas import Canvas, colour, short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

WIDTH, LEFT, RIGHT = 720, 190, 60
HIGH, TOP = 24, 26
MARKS = (0, 25, 50, 75, 100)


def shares(
    title: str,
    rows: Sequence[tuple[str, float]],
    words: Words,
) -> str:
    """The picture: a line for each name, with a mark between 0 and 100."""
    described = "; ".join(f"{who}: {share * 100:.0f}" for who, share in rows)
    canvas = Canvas("shares", title, described, words.lang)
    low = TOP + HIGH * len(rows)

    def x(share: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * share

    for mark in MARKS:
        at = x(mark / 100)
        kind = "road" if mark == MARKS[len(MARKS) // 2] else "scale"
        canvas.put("line", kind=kind, x1=at, x2=at, y1=TOP - 6, y2=low)
        canvas.text(at, TOP - 12, words.number(mark), "faint middle")
    half = x(0.5)
    for number, (who, share) in enumerate(rows):
        y = TOP + HIGH * number + HIGH / 2
        canvas.text(LEFT - 12, y + 4, short(who), "told end")
        left, wide = min(half, x(share)), abs(x(share) - half)
        canvas.put("rect", kind=colour(0), x=left, y=y - 3, width=wide, height=6)
        canvas.put("circle", kind=colour(0), cx=x(share), cy=y, r=5.5)
    return canvas.finished(WIDTH, low + 10)
