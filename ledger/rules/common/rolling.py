"""A roll in dice notation, asked for throw by throw."""

from __future__ import annotations

from ledger.dice import Pool, notation
from ledger.rules.game import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.table import Rolled, Term
    from ledger.table import Table


def roll(table: Table, expression: str, who: str | None = None) -> Outcome[Rolled]:
    """Rolls every pool in full, then its exploding dice again until none explodes."""
    pools = notation(expression)
    faces: list[int] = []
    terms: list[Term] = []
    total = 0
    for pool in pools:
        dice, value = _throw(pool, table, who, faces)
        total += pool.sign * value
        terms.append({"dice": dice, "value": pool.sign * value})
    asked = {"expression": expression, "who": who}
    return Outcome(
        asked,
        {"expression": expression, "faces": faces, "total": total, "terms": terms},
    )


def _throw(
    pool: Pool, table: Table, who: str | None, faces: list[int]
) -> tuple[list[list[int]], int]:
    """The chain of faces of each die, and what the pool is worth.

    `faces` collects them all in the order in which they were rolled.
    """
    if pool.die is None:
        return [], pool.number
    fell = table.roll(who, "roll", pool.die, pool.many)
    faces += fell
    chains = [[face] for face in fell]
    if pool.explodes:
        highest = max(pool.die.faces)
        again = [chain for chain in chains if chain[-1] == highest]
        while again:
            more = table.roll(who, "explode", pool.die, len(again))
            faces += more
            for chain, face in zip(again, more, strict=True):
                chain.append(face)
            again = [chain for chain in again if chain[-1] == highest]
    sums = sorted((sum(chain) for chain in chains), reverse=pool.which == "h")
    counted = sums if pool.keep is None else sums[: pool.keep]
    return chains, sum(counted) * pool.number
