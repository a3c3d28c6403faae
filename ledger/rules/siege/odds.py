"""The chances of a siege's dice, as exact fractions."""

from __future__ import annotations

from fractions import Fraction

from ledger.record import NamedTuple
from ledger.rules.siege.length import needed
from ledger.rules.siege.scenarios import BRAKEN_KEEP, SIEGE, value

FIRST_TOLD = "length.first_with_help"  # the first turn that tables show


class Turn(NamedTuple):
    """The end of one game turn.

    Attributes:
        turn: the number of the turn.
        needed: what the die must show; None where none is rolled.
        ends: the chance that the game ends here, if it has lasted until then.
        here: the chance, from the start, that it ends here.
        over: the chance that it is over by then.
    """

    turn: int
    needed: int | None
    ends: Fraction
    here: Fraction
    over: Fraction


def turns(first: int, code: str = BRAKEN_KEEP) -> list[Turn]:
    """Each turn with the chance of being the last (SIEGE-LEN-04, -05)."""
    sides = int(value(code, "length.die"))
    lasts, over = Fraction(1), Fraction(0)
    chances: list[Turn] = []
    turn = min(first, int(value(code, FIRST_TOLD)))
    while lasts:
        face = None if turn < first else needed(turn, code)
        ends = Fraction(0) if face is None else Fraction(sides + 1 - face, sides)
        if ends < 0:  # no face of the die is enough
            ends = Fraction(0)
        here = lasts * ends
        lasts, over = lasts - here, over + here
        chances.append(Turn(turn, face, ends, here, over))
        turn += 1
    return chances


def expected(chances: list[Turn]) -> Fraction:
    """How many turns a game has on average."""
    return sum((one.turn * one.here for one in chances), Fraction(0))


def earthwork(attacks: int, code: str = SIEGE) -> Fraction:
    """The chance that a number of attacks destroy one section (SIEGE-EARTH-13).

    >>> str(earthwork(1)), str(earthwork(3))
    ('1/6', '91/216')
    """
    sides = int(value(code, "fortified.die"))
    hits = sides + 1 - int(value(code, "fortified.hit"))
    return 1 - Fraction(sides - hits, sides) ** attacks
