"""Bars: what each player's total is made up of."""

from __future__ import annotations

from commands.pictures.canvas import WIDE, Canvas, axes, legend, short
from commands.pictures.colours import Colours

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

PARTS = 10  # shades of parts, which are no player's colours
HIGH, GAP, TOP = 22, 10, 10
LABEL = 7.4  # the room for each letter of a name


def bars(
    name: str,
    title: str,
    sums: Sequence[tuple[str, Sequence[tuple[str, int]]]],
    unit: str,
    words: Words,
    width: int = WIDE,
) -> str:
    """The picture: a bar for each player, with its parts in the order of the legend."""
    kinds = list(dict.fromkeys(kind for _, parts in sums for kind, _ in parts))
    most = max((sum(amount for _, amount in parts) for _, parts in sums), default=0)
    described = "; ".join(
        f"{who}: {', '.join(f'{kind} {words.number(n)}' for kind, n in parts)}"
        for who, parts in sums
    )
    canvas, colours = Canvas(name, title, described, words.lang), Colours(words)
    left, right = (150, 70) if width == WIDE else (104, 52)
    shades = {kind: f"p{at % PARTS}" for at, kind in enumerate(kinds)}
    y = TOP
    for who, parts in sums:
        x = float(left)
        canvas.put(
            "rect", kind=colours.fill(who), x=left - 10, y=y, width=5, height=HIGH
        )
        canvas.text(left - 16, y + 15, short(who, int((left - 16) / LABEL)), "told end")
        for kind in kinds:
            amount = sum(n for one, n in parts if one == kind)
            wide = (width - left - right) * amount / max(most, 1)
            if amount:
                canvas.put("rect", kind=shades[kind], x=x, y=y, width=wide, height=HIGH)
            x += wide
        total = sum(amount for _, amount in parts)
        canvas.text(x + 6, y + 15, words.number(total), "faint")
        y += HIGH + GAP
    axes(canvas, "", unit, (width - 4, y + 4))
    start = left if width == WIDE else 4
    end = legend(canvas, [*shades.items()], start, y + 24, width)
    return canvas.finished(width, end + 12)
