"""Bars: what each player's total is made up of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.pictures.canvas import Canvas, colour, legend, short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

WIDTH, LEFT, RIGHT = 720, 150, 70
HIGH, GAP, TOP = 22, 10, 10


def bars(
    name: str,
    title: str,
    sums: Sequence[tuple[str, Sequence[tuple[str, int]]]],
    words: Words,
) -> str:
    """The picture: a bar for each player, with its parts in the order of the legend."""
    kinds = list(dict.fromkeys(kind for _, parts in sums for kind, _ in parts))
    most = max((sum(amount for _, amount in parts) for _, parts in sums), default=0)
    described = "; ".join(
        f"{who}: {', '.join(f'{kind} {words.number(n)}' for kind, n in parts)}"
        for who, parts in sums
    )
    canvas = Canvas(name, title, described, words.lang)
    y = TOP
    for who, parts in sums:
        x = float(LEFT)
        canvas.text(LEFT - 8, y + 15, short(who, 20), "told end")
        for kind in kinds:
            amount = sum(n for one, n in parts if one == kind)
            wide = (WIDTH - LEFT - RIGHT) * amount / max(most, 1)
            if amount:
                number = colour(kinds.index(kind))
                canvas.put("rect", kind=number, x=x, y=y, width=wide, height=HIGH)
            x += wide
        total = sum(amount for _, amount in parts)
        canvas.text(x + 6, y + 15, words.number(total), "faint")
        y += HIGH + GAP
    end = legend(canvas, kinds, LEFT, y + 14, WIDTH)
    return canvas.finished(WIDTH, end + 12)
