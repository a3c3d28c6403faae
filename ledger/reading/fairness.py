"""Whether the dice on the table roll evenly, for each set that somebody typed in.

Any game may ask: this module knows whose dice they were, never what they were for.
"""

from __future__ import annotations

from ledger.dice import d
from ledger.rules.common.evenness import evenness, least_dice
from ledger.rules.common.sums import near
from ledger.store import rows, thrown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.store.book import Book

    Faces = dict[int, int]  # how often each face was rolled

# How often fair dice may be called unusual, over all sets looked at together: the
# more sets there are, the rarer each must be.
LEVEL = 0.05
EVERYBODY = ""  # in place of a player's id: everybody's dice of a kind together


def fairness(
    book: Book,
    player: str | None = None,
    special: Mapping[str, tuple[int, ...]] | None = None,
) -> dict[str, Any]:
    """The sets of dice that were typed in, of each kind, by player and all together.

    Args:
        book: the campaign.
        player: the id of the one player whose dice are looked at.
        special: the faces of dice that are no dN, by their names.
    """
    return judged(counted(book, player), special)


def judged(
    counted: Mapping[tuple[str | None, str], Faces],
    special: Mapping[str, tuple[int, ...]] | None = None,
) -> dict[str, Any]:
    """Sets of dice, by whose they are and their kind, and whether they are usual."""
    counted = {**counted, **_together(counted)}
    sides = {die: (special or {}).get(die) or _faces(die) for _, die in counted}
    sets = [
        _set(whose, die, counts, sides[die])
        for (whose, die), counts in counted.items()
        if set(counts) <= set(sides[die])  # nothing is said about an unknown die
    ]
    sets.sort(key=lambda one: (-one["dice"], one["die"], one["all"]))
    looked_at = [one for one in sets if one["p"] is not None]
    for one in looked_at:
        rare = one["p"] * len(looked_at) < LEVEL
        one["verdict"] = "unusual" if rare else "usual"
    return {"looked_at": len(looked_at), "level": LEVEL, "sets": sets}


def _faces(die: str) -> tuple[int, ...]:
    """The faces of a dN or a special die; none for an unknown die."""
    sides = die[1:]
    usual = die[:1] == "d" and sides.isascii() and sides.isdigit() and len(sides) < 5
    return d(int(sides)).faces if usual else ()


def counted(
    book: Book, player: str | None = None
) -> dict[tuple[str | None, str], Faces]:
    """How often each face was rolled, by player and kind of dice."""
    owners: dict[str, str | None] = {}
    counted: dict[tuple[str | None, str], Faces] = {}
    for who, die, faces in thrown.typed(book):
        if who is not None and who not in owners:
            owners[who] = _owner(book, who)
        whose = owners[who] if who is not None else None
        if player is not None and whose != player:
            continue
        counts = counted.setdefault((whose, die), {})
        for face in faces:
            counts[face] = counts.get(face, 0) + 1
    return counted


def _together(
    counted: Mapping[tuple[str | None, str], Faces],
) -> dict[tuple[str | None, str], Faces]:
    """Everybody's dice of each kind; of a single set, they are already together."""
    together: dict[tuple[str | None, str], Faces] = {}
    for die in sorted({die for _, die in counted}):
        sets = [counts for (_, kind), counts in counted.items() if kind == die]
        if len(sets) > 1:
            heap = together.setdefault((EVERYBODY, die), {})
            for counts in sets:
                add(heap, counts)
    return together


def add(heap: Faces, more: Mapping[int, int]) -> None:
    """Adds dice to a heap of the same kind."""
    for face, many in more.items():
        heap[face] = heap.get(face, 0) + many


def _owner(book: Book, who: str) -> str | None:
    """The player who rolled: the thrower, or the thrower's owner."""
    if who.startswith("player:"):
        return who
    owner = rows.fact(book, who, "player")
    return owner if isinstance(owner, str) else None


def _set(
    whose: str | None, die: str, counts: Faces, faces: tuple[int, ...]
) -> dict[str, Any]:
    many, least = sum(counts.values()), least_dice(faces)
    row: dict[str, Any] = {
        "die": die,
        "player": whose or None,
        "all": whose == EVERYBODY,
        "dice": many,
        "least": least,
        "faces": {str(face): counts.get(face, 0) for face in dict.fromkeys(faces)},
        "statistic": None,
        "freedom": None,
        "p": None,
        "verdict": "too_few",
    }
    if many >= least and len(set(faces)) > 1:
        judged = evenness(counts, faces)
        row["statistic"] = near(judged.above, judged.below)
        row["freedom"] = judged.freedom
        row["p"] = round(judged.chance, 4)
    return row
