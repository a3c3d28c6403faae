"""Curves over the turns: a line for each player, with the name at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.pictures.canvas import COLOURS, STROKES, Canvas, colour, short, steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, LOW = 64, 170, 16, 34
APART = 15  # between two names on the right


def curves(
    name: str,
    title: str,
    turns: Sequence[int | str],
    series: Sequence[tuple[str, Sequence[int | None]]],
    words: Words,
) -> str:
    """The picture; unknown values are left out."""
    known = [value for _, values in series for value in values if value is not None]
    scale = steps(max([*known, 1]))
    described = "; ".join(
        f"{who}: {', '.join(words.number(v) if v is not None else '–' for v in values)}"
        for who, values in series
    )
    canvas = Canvas(name, title, described, words.lang)
    right, low = WIDTH - RIGHT, HEIGHT - LOW

    def x(index: int) -> float:
        return LEFT + (right - LEFT) * index / max(len(turns) - 1, 1)

    def y(value: int) -> float:
        return low - (low - TOP) * value / scale[-1]

    for value in scale:
        canvas.put("line", kind="scale", x1=LEFT, x2=right, y1=y(value), y2=y(value))
        canvas.text(LEFT - 6, y(value) + 4, words.number(value), "faint end")
    every = -(-len(turns) // 20)  # so that the numbers of many turns do not overlap
    for index in range(0, len(turns), every):
        canvas.text(x(index), low + 18, str(turns[index]), "faint middle")
    ends = []
    for number, (who, values) in enumerate(series):
        points = [(x(i), y(v)) for i, v in enumerate(values) if v is not None]
        if not points:
            continue
        line = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        # Where colours repeat, the dashes differ.
        stroke = STROKES[(number + number // COLOURS) % len(STROKES)]
        canvas.put(
            "polyline",
            kind=f"curve l{number % COLOURS}",
            points=line,
            stroke_dasharray=stroke,
        )
        for px, py in points:
            canvas.put("circle", kind=colour(number), cx=px, cy=py, r=2.6)
        ends.append((points[-1][1], number, who))
    place = 0.0
    for height, number, who in sorted(ends):
        place = max(height + 4, place + APART)
        canvas.put(
            "rect", kind=colour(number), x=right + 10, y=place - 9, width=9, height=9
        )
        canvas.text(right + 24, place, short(who))
    return canvas.finished(WIDTH, max(HEIGHT, place + 10))
