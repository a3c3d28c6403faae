"""Every roll of a side, tried one by one with the resolver's own round."""

from __future__ import annotations

from ledger.rules.fief.war.chances import Strike
from ledger.rules.fief.war.rounds import thrown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.dice import Die
    from ledger.rules.fief.war.chances import Loss
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan


class _Unthrown(Exception):  # noqa: N818 - a question, not an error
    """One more die is needed."""

    def __init__(self, die: Die) -> None:
        super().__init__()
        self.die = die


class _Given:
    """A table that gives preset faces, die by die."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.left = list(faces)

    def roll(
        self, _who: str | None, _why: str, die: Die, count: int, **_: object
    ) -> tuple[int, ...]:
        """The next faces; raises `_Unthrown` where there is no face yet."""
        if len(self.left) < count:
            raise _Unthrown(die)
        taken, self.left = self.left[:count], self.left[count:]
        return tuple(taken)


def every_throw(side: str, sides: Mapping[str, Force], plan: Plan) -> Strike:
    """The chances of a side's roll, by trying each face of each die."""
    outcomes: list[tuple[Loss, int]] = []
    open_to: list[tuple[tuple[int, ...], int]] = [((), 1)]
    while open_to:
        faces, of = open_to.pop()
        try:
            harm, victims = thrown(_Given(faces), 1, side, sides, plan)  # type: ignore[arg-type]
        except _Unthrown as unthrown:
            many = of * len(unthrown.die.faces)
            open_to += [((*faces, face), many) for face in unthrown.die.faces]
        else:
            outcomes.append(((harm, tuple(sorted(victims))), of))
    whole = max(of for _, of in outcomes)
    ways: dict[Loss, int] = {}
    for loss, of in outcomes:
        ways[loss] = ways.get(loss, 0) + whole // of
    return Strike(ways, whole)
