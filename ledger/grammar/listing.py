"""All commands, room by room: for those who look through them."""

from __future__ import annotations

from ledger.grammar import ROOMS, games, home, inside, room

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.grammar import Room


def rooms() -> list[str]:
    """All rooms that hold records."""
    within = (f"{game}.{room}" for game in games() for room in inside(game))
    return [*ROOMS, *within]


def every() -> Room:
    """All acts and questions, room by room."""
    return {path: one for name in rooms() for path, one in room(name).items()}


def below(path: str) -> list[str]:
    """The words that may follow a path, in the order of the manual; none of a command."""
    if not path:
        return [*" ".join(ROOMS.values()).split(), *games()]
    if " " not in path and inside(home(path)):
        return " ".join(inside(home(path)).values()).split()
    behind = len(path) + 1
    known = [one[behind:] for one in room(home(path)) if one.startswith(f"{path} ")]
    return list(dict.fromkeys(one.partition(" ")[0] for one in known))
