"""Columns over the turns: how much of something each player has, stacked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.pictures.canvas import Canvas, colour, legend, steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

WIDTH, HEIGHT = 720, 240
LEFT, TOP, LOW = 48, 16, 30
WIDEST = 60


def columns(
    name: str,
    title: str,
    turns: Sequence[int | str],
    series: Sequence[tuple[str, Sequence[int]]],
    words: Words,
) -> str:
    """The picture, with its legend below."""
    totals = [sum(values[i] for _, values in series) for i in range(len(turns))]
    scale = steps(max([*totals, 1]))
    described = "; ".join(
        f"{who}: {', '.join(map(words.number, values))}" for who, values in series
    )
    canvas = Canvas(name, title, described, words.lang)
    low = HEIGHT - LOW
    room = (WIDTH - LEFT) / len(turns)
    wide = min(room * 0.7, WIDEST)

    def high(value: int) -> float:
        return (low - TOP) * value / scale[-1]

    for value in scale:
        y = low - high(value)
        canvas.put("line", kind="scale", x1=LEFT, x2=WIDTH, y1=y, y2=y)
        canvas.text(LEFT - 6, y + 4, words.number(value), "faint end")
    every = -(-len(turns) // 20)
    for index, turn in enumerate(turns):
        x, y = LEFT + room * index + (room - wide) / 2, float(low)
        for number, (_, values) in enumerate(series):
            y -= high(values[index])
            if values[index]:
                canvas.put(
                    "rect", kind=colour(number), x=x, y=y, width=wide,
                    height=high(values[index]),
                )  # fmt: skip
        if index % every == 0:
            canvas.text(x + wide / 2, low + 16, str(turn), "faint middle")
    end = legend(canvas, [who for who, _ in series], LEFT, HEIGHT + 12, WIDTH)
    return canvas.finished(WIDTH, end + 12)
