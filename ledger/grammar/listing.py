"""All commands, room by room: for those who look through them."""

from __future__ import annotations

from ledger.grammar import home, homes, inside, room

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.grammar import Room


def rooms() -> list[str]:
    """All rooms that hold records."""
    found = {}
    for name in homes().values():
        inner = dict.fromkeys(f"{name}.{room}" for room in inside(name).values())
        found.update(inner or {name: None})
    return list(found)


def every() -> Room:
    """All acts and questions, room by room."""
    return {path: one for name in rooms() for path, one in room(name).items()}


def below(path: str) -> list[str]:
    """The words that may follow a path, in the order of the manual; none of a command."""
    if not path:
        return list(homes())
    if " " not in path and inside(home(path)):
        return list(inside(home(path)))
    behind = len(path) + 1
    known = [one[behind:] for one in room(home(path)) if one.startswith(f"{path} ")]
    return list(dict.fromkeys(one.partition(" ")[0] for one in known))
