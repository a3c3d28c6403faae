"""Curves over the turns: a line for each player, with the name at its end."""

from __future__ import annotations

from commands.pictures.canvas import (
    WIDE,
    Canvas,
    axes,
    every,
    legend,
    short,
    steps,
)
from commands.pictures.colours import Colours

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

HEIGHT = 330
LEFT, RIGHT, TOP, LOW = 64, 170, 28, 44
APART = 15  # between two names on the right


def curves(
    name: str,
    title: str,
    turns: Sequence[int | str],
    series: Sequence[tuple[str, Sequence[int | None]]],
    up: str,
    words: Words,
    width: int = WIDE,
) -> str:
    """The picture; unknown values are left out.

    Names stand at the ends of the curves, or below where there is no room for them.
    """
    known = [value for _, values in series for value in values if value is not None]
    scale = steps(max([*known, 1]))
    described = "; ".join(
        f"{who}: {', '.join(words.number(v) if v is not None else '–' for v in values)}"
        for who, values in series
    )
    canvas, colours = Canvas(name, title, described, words.lang), Colours(words)
    slim = width < WIDE
    right, low = width - (16 if slim else RIGHT), HEIGHT - LOW

    def x(index: int) -> float:
        return LEFT + (right - LEFT) * index / max(len(turns) - 1, 1)

    def y(value: int) -> float:
        return low - (low - TOP) * value / scale[-1]

    for value in scale:
        canvas.put("line", kind="scale", x1=LEFT, x2=right, y1=y(value), y2=y(value))
        canvas.text(LEFT - 6, y(value) + 4, words.number(value), "faint end")
    for index in range(0, len(turns), every(len(turns), right - LEFT, 28)):
        canvas.text(x(index), low + 18, str(turns[index]), "faint middle")
    axes(canvas, up, words.say("turn"), (right + 6, low + 34))
    ends = []
    for who, values in series:
        points = [(x(i), y(v)) for i, v in enumerate(values) if v is not None]
        if not points:
            continue
        line = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        kind, stroke = colours.line(who)
        canvas.put(
            "polyline", kind=f"curve {kind}", points=line, stroke_dasharray=stroke
        )
        for px, py in points:
            canvas.put("circle", kind=colours.fill(who), cx=px, cy=py, r=2.6)
        ends.append((points[-1][1], who))
    if slim:
        named = [(who, colours.fill(who)) for _, who in ends]
        return canvas.finished(width, legend(canvas, named, 4, HEIGHT + 12, width) + 12)
    place = 0.0
    for height, who in sorted(ends, key=lambda end: end[0]):
        place = max(height + 4, place + APART)
        kind = colours.fill(who)
        canvas.put("rect", kind=kind, x=right + 10, y=place - 9, width=9, height=9)
        canvas.text(right + 24, place, short(who))
    return canvas.finished(width, max(HEIGHT, place + 10))
