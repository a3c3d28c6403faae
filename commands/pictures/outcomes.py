"""The possible ends of a battle: how likely each was, and which one came true."""

from __future__ import annotations

from commands.pictures.canvas import WIDE, Canvas, axes, every, legend, steps
from commands.texts.report import LEFT as ACROSS
from commands.texts.report import LIKELY as UP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

HEIGHT = 206
LEFT, TOP, LOW = 48, 36, 34
WIDEST = 40


def outcome_chart(
    title: str,
    series: Sequence[tuple[str, int, float]],
    sides: Sequence[tuple[str, str]],
    taken: int | None,
    words: Words,
    width: int = WIDE,
) -> str:
    """The picture, given for each end its label, its side and its percentage.

    Each side comes with the class of its colour.

    There is a mark above the end that came true.
    """
    described = "; ".join(f"{label}: {share:.1f}" for label, _, share in series)
    canvas = Canvas("ends", title, described, words.lang)
    scale = steps(max(1, *(int(share) + 1 for _, _, share in series)))
    low = HEIGHT - LOW
    room = (width - LEFT) / len(series)
    wide = min(room * 0.8, WIDEST)

    def high(share: float) -> float:
        return (low - TOP) * share / scale[-1]

    for value in scale:
        y = low - high(value)
        canvas.put("line", kind="scale", x1=LEFT, x2=width, y1=y, y2=y)
        canvas.text(LEFT - 6, y + 4, words.number(value), "faint end")
    step = every(len(series), width - LEFT, 28)
    for index, (label, whose, share) in enumerate(series):
        x = LEFT + room * index + (room - wide) / 2
        tall = high(share)
        canvas.put(
            "rect", kind=sides[whose][1], x=x, y=low - tall, width=wide, height=tall
        )
        if index % step == 0:
            canvas.text(x + wide / 2, low + 16, label, "faint middle")
        if index == taken:
            canvas.text(x + wide / 2, low - tall - 6, "▼", "told middle")
    axes(canvas, words.say(UP), words.say(ACROSS), (width - 4, low + 32))
    end = legend(canvas, sides, 4, HEIGHT + 18, width)
    return canvas.finished(width, end + 12)
