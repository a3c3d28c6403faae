"""The map: villages or territories in their owners' colours, with their roads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.pictures.sheet import Sheet, colour, legend, short

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.texts import Words

WIDTH, EDGE, RADIUS = 720, 70, 13


def board(
    title: str,
    places: Mapping[str, Any],
    owners: Mapping[str, str | None],
    players: Sequence[str],
    words: Words,
) -> str:
    """The picture as things stood with these owners."""
    told = "; ".join(
        f"{land}: {owner or words.say('nobody')}" for land, owner in owners.items()
    )
    sheet = Sheet("board", title, told, words.lang)
    most = max((land["x"] for land in places["lands"]), default=0) or 1
    scale = (WIDTH - 2 * EDGE) / max(most, 1)
    where = {
        land["name"]: (EDGE + land["x"] * scale, 30 + land["y"] * scale)
        for land in places["lands"]
    }
    for one, other in places["roads"]:
        (x1, y1), (x2, y2) = where[one], where[other]
        sheet.put("line", kind="road", x1=x1, y1=y1, x2=x2, y2=y2)
    low = 0.0
    for name, (x, y) in where.items():
        owner = owners.get(name)
        kind = colour(players.index(owner)) if owner in players else "free"
        sheet.put("circle", kind=f"edge {kind}", cx=x, cy=y, r=RADIUS)
        # A letter says whose it is to those who do not see the colour.
        if owner:
            sheet.text(x, y + 4, owner[:1], "middle small")
        sheet.text(x, y + RADIUS + 13, short(name), "middle small")
        low = max(low, y)
    end = legend(sheet, players, 12, low + 52, WIDTH)
    return sheet.finished(WIDTH, end + 12)
