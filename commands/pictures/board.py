"""The map: villages or territories in their owners' colours, with their roads."""

from __future__ import annotations

from commands.fitting import safe
from commands.pictures.canvas import LONGEST, WIDE, Canvas, in_lines, legend
from commands.pictures.colours import Colours

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.texts import Words

EDGE, RADIUS, LINE = 70, 13, 12
SMALL = 5.8  # average width of a letter of a name


def board(
    title: str,
    places: Mapping[str, Any],
    owners: Mapping[str, str | None],
    players: Sequence[str],
    words: Words,
    width: int = WIDE,
) -> str:
    """The picture of the map with these owners; a slim one is as high as a wide one."""
    described = "; ".join(
        f"{land}: {owner or words.say('nobody')}" for land, owner in owners.items()
    )
    canvas, colours = Canvas("board", title, described, words.lang), Colours(words)
    most = max((land["x"] for land in places["lands"]), default=0) or 1
    edge = EDGE if width == WIDE else EDGE // 2
    scale = (width - 2 * edge) / max(most, 1)
    down = (WIDE - 2 * EDGE) / max(most, 1)
    where = {
        land["name"]: (edge + land["x"] * scale, 30 + land["y"] * down)
        for land in places["lands"]
    }
    for one, other in places["roads"]:
        (x1, y1), (x2, y2) = where[one], where[other]
        canvas.put("line", kind="road", x1=x1, y1=y1, x2=x2, y2=y2)
    marks = _marks(players)
    most_letters = LONGEST if width == WIDE else LONGEST // 2
    low = 0.0
    for name, (x, y) in where.items():
        owner = owners.get(name)
        kind = colours.fill(owner) if owner else "free"
        canvas.put("circle", kind=f"edge {kind}", cx=x, cy=y, r=RADIUS)
        # A mark shows the owner to those who cannot see the colour.
        if owner:
            on = kind.replace("c", "on n", 1)
            canvas.text(x, y + 4, marks.get(owner, owner[:1]), f"middle small {on}")
        below = y + RADIUS + 13
        for number, line in enumerate(in_lines(name, most_letters)):
            half = SMALL * len(line) / 2
            inside = min(max(x, half), width - half)  # no name is cut at the edge
            canvas.text(inside, below + LINE * number, line, "middle small land")
            low = max(low, below + LINE * number)
    named = [
        (
            name if name.startswith(marks[name]) else f"{marks[name]} · {name}",
            colours.fill(name),
        )
        for name in players
    ]
    end = legend(canvas, named, 12, low + 26, width)
    return canvas.finished(width, end + 12)


def _marks(players: Sequence[str]) -> dict[str, str]:
    """The first letter of each name; if two are the same, the numbers of the seats."""
    letters = [safe(name)[:1] for name in players]
    if len({letter.casefold() for letter in letters}) == len(letters):
        return dict(zip(players, letters, strict=True))
    return {name: str(seat) for seat, name in enumerate(players, 1)}
