"""Columns over the turns: how much of something each player has, stacked."""

from __future__ import annotations

from commands.pictures.canvas import WIDE, Canvas, axes, every, legend, steps
from commands.pictures.colours import Colours

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

HEIGHT = 250
LEFT, TOP, LOW = 48, 26, 30
WIDEST = 60


def columns(
    name: str,
    title: str,
    turns: Sequence[int | str],
    series: Sequence[tuple[str, Sequence[int]]],
    up: str,
    words: Words,
    width: int = WIDE,
) -> str:
    """The picture, with its legend below."""
    totals = [sum(values[i] for _, values in series) for i in range(len(turns))]
    scale = steps(max([*totals, 1]))
    described = "; ".join(
        f"{who}: {', '.join(map(words.number, values))}" for who, values in series
    )
    canvas, colours = Canvas(name, title, described, words.lang), Colours(words)
    low = HEIGHT - LOW
    room = (width - LEFT) / len(turns)
    wide = min(room * 0.7, WIDEST)

    def high(value: int) -> float:
        return (low - TOP) * value / scale[-1]

    for value in scale:
        y = low - high(value)
        canvas.put("line", kind="scale", x1=LEFT, x2=width, y1=y, y2=y)
        canvas.text(LEFT - 6, y + 4, words.number(value), "faint end")
    step = every(len(turns), width - LEFT)
    for index, turn in enumerate(turns):
        x, y = LEFT + room * index + (room - wide) / 2, float(low)
        for who, values in series:
            y -= high(values[index])
            if values[index]:
                canvas.put(
                    "rect", kind=colours.fill(who), x=x, y=y, width=wide,
                    height=high(values[index]),
                )  # fmt: skip
        if index % step == 0:
            canvas.text(x + wide / 2, low + 16, str(turn), "faint middle")
    axes(canvas, up, words.say("turn"), (width - 4, low + 32))
    named = [(who, colours.fill(who)) for who, _ in series]
    end = legend(canvas, named, 4, HEIGHT + 22, width)
    return canvas.finished(width, end + 12)
