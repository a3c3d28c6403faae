"""The possible ends of a battle: how likely each was, and which one came true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.pictures.canvas import Canvas, colour, legend, steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

WIDTH, HEIGHT = 720, 190
LEFT, TOP, LOW = 48, 26, 34
WIDEST = 40


def outcome_chart(
    title: str,
    series: Sequence[tuple[str, int, float]],
    sides: Sequence[str],
    taken: int | None,
    words: Words,
) -> str:
    """The picture, given for each end its label, its side and its percentage.

    There is a mark above the end that came true.
    """
    described = "; ".join(f"{label}: {share:.1f}" for label, _, share in series)
    canvas = Canvas("ends", title, described, words.lang)
    scale = steps(max(1, *(int(share) + 1 for _, _, share in series)))
    low = HEIGHT - LOW
    room = (WIDTH - LEFT) / len(series)
    wide = min(room * 0.8, WIDEST)

    def high(share: float) -> float:
        return (low - TOP) * share / scale[-1]

    for value in scale:
        y = low - high(value)
        canvas.put("line", kind="scale", x1=LEFT, x2=WIDTH, y1=y, y2=y)
        canvas.text(LEFT - 6, y + 4, words.number(value), "faint end")
    every = -(-len(series) // 24)
    for index, (label, whose, share) in enumerate(series):
        x = LEFT + room * index + (room - wide) / 2
        tall = high(share)
        canvas.put(
            "rect", kind=colour(whose), x=x, y=low - tall, width=wide, height=tall
        )
        if index % every == 0:
            canvas.text(x + wide / 2, low + 16, label, "faint middle")
        if index == taken:
            canvas.text(x + wide / 2, low - tall - 6, "▼", "told middle")
    end = legend(canvas, sides, LEFT, HEIGHT + 10, WIDTH)
    return canvas.finished(WIDTH, end + 12)
