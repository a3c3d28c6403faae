"""What statistics ask of every game: who played it, who won, and who fought whom."""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ledger.state import State


class Contest(NamedTuple):
    """A game as a whole: a campaign, or one of its scenarios or battles.

    Attributes:
        kind: what plays it: "player", "family" or "side".
        parties: the ids of those who play.
        over: whether it has ended.
        winners: the ids of those who have won.
        points: what each has scored, where the game counts points.
    """

    kind: str
    parties: Sequence[str]
    over: bool = False
    winners: Sequence[str] = ()
    points: Mapping[str, int] = {}


class Fight(NamedTuple):
    """A battle that was fought to its end.

    Attributes:
        sides: the ids of those on each side, by the code of the side.
        winner: the code of the side that won; None where neither did.
        place: the id of the place where it was fought, if it has one.
    """

    sides: Mapping[str, Sequence[str]]
    winner: str | None
    place: str | None = None


class Lots(NamedTuple):
    """Dice that were rolled for battles.

    Attributes:
        dice: the number of dice of each kind, and the sum of them all, by player.
        special: the faces of dice that are no dN, by their names.
    """

    dice: Mapping[str, tuple[Mapping[tuple[int, ...], int], int]]
    special: Mapping[str, tuple[int, ...]]


def usual(state: State) -> Contest:
    """A game without an end of its own: those who sit at the table play it."""
    return Contest("player", state.seats)


def no_lots(_book: object) -> Lots:
    """The dice of a game where nobody can tell what is lucky."""
    return Lots({}, {})
