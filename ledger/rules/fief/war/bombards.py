"""Bombards: dice that are rolled again, one after another."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.fief.war.force import troops
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.dice import Die
    from ledger.rules.fief.war.force import Force

# "low": the lowest die again, while it is below the average of a roll.
POLICIES = ("low", "none")


def candidates(
    count: int, spent: Sequence[int], rights: int, *, twice: bool
) -> list[int]:
    """The dice that may be rolled again, by place; none if no right is left.

    A bombard is a right to roll one die again (TAC-BOMB-04, -05); the same die may be
    taken twice, unless a house rule forbids it (TAC-BOMB-13, TAC-AMB-08).
    """
    if len(spent) >= rights:
        return []
    return [at for at in range(count) if twice or at not in spent]


def pick(
    faces: Sequence[int], spent: Sequence[int], rights: int, die: Die, *, twice: bool
) -> int | None:
    """Which die the policy "low" rolls again; None for no more."""
    open_to = candidates(len(faces), spent, rights, twice=twice)
    if not open_to:
        return None
    lowest = min(open_to, key=lambda at: (faces[at], at))
    below = faces[lowest] * len(die.faces) < sum(die.faces)
    return lowest if below else None


def idle(side: str, force: Force, policy: str) -> list[dict[str, Any]]:
    """A warning of an unused right (TAC-BOMB-04)."""
    if policy != "none" or not force.bombards or not troops(force):
        return []
    return [warning(f"fief.bombards_idle.{side}", rule="TAC-BOMB-04")]


def replaced(
    faces: Sequence[int], rights: int, throws: Sequence[tuple[int, int]], *, twice: bool
) -> tuple[int, ...]:
    """Dice after re-rolls, each a place and its new face; the last one counts.

    TAC-BOMB-11: better or worse, the new value replaces the old one.
    """
    shown = list(faces)
    spent: list[int] = []
    for at, face in throws:
        if at not in candidates(len(shown), spent, rights, twice=twice):
            facts = {"count": rights}
            raise Refused("rule", "fief.rerolls", rule="TAC-BOMB-05", **facts)
        shown[at] = face
        spent.append(at)
    return tuple(shown)
