"""The base game's battle again, as naively as possible: an oracle for odds.

Every possible roll of all dice in a round is tried, in fractions; the table is written
out. None of the program's code is used.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

LOSSES = {
    "open": "0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12",
    "castle": "0 0 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8",
    "city": "0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6",
}
TABLE = {column: [0, *map(int, row.split())] for column, row in LOSSES.items()}


def dice(points):
    """The number of dice for a number of points."""
    return 0 if points == 0 else 1 if points < 7 else 2 if points < 13 else 3


@cache
def harms(points, darc, column, aimed):
    """The odds of harm and of aimed sixes, die by die.

    `darc` is the number of lords who fall after D'Arc; she lives while more points than
    that are left.
    """
    many = dice(points)
    aimed = min(aimed, many)
    found = {}
    for faces in product(range(1, 7), repeat=many):
        killed = 6 in faces[:aimed]
        bonus = 6 if darc and many > aimed else 0
        total = sum(faces[aimed:]) + bonus
        key = TABLE[column][total], killed
        found[key] = found.get(key, 0) + Fraction(1, 6**many)
    return found


def odds(attacker, defender, columns, aims=(0, 0)):
    """The odds of each end, by winner and points left; and of each number of rounds.

    A side is (soldiers, lords, darc); columns are the places of attacker and defender.
    """

    @cache
    def value(one, other):
        if not sum(one) or not sum(other):
            left = sum(one) + sum(other)
            side = "attacker" if sum(one) else "defender" if sum(other) else ""
            return {(side, left): Fraction(1)}, Fraction(0)
        aimed = [
            aim if foe[1] + foe[2] else 0
            for aim, foe in zip(aims, (other, one), strict=True)
        ]
        ours = harms(sum(one), one[2], columns[1], aimed[0])
        theirs = harms(sum(other), other[2], columns[0], aimed[1])
        stay, ends, rounds = Fraction(0), {}, Fraction(0)
        for (harm, killed), chance in ours.items():
            for (blow, slain), more in theirs.items():
                next_ = lose(one, blow, slain), lose(other, harm, killed)
                if next_ == (one, other):
                    stay += chance * more
                    continue
                after, lasts = value(*next_)
                rounds += chance * more * lasts
                for end, part in after.items():
                    ends[end] = ends.get(end, 0) + chance * more * part
        return (
            {end: part / (1 - stay) for end, part in ends.items()},
            (1 + rounds) / (1 - stay),
        )

    return value(attacker, defender)


def lose(side, harm, killed):
    """Removes soldiers, then lords, D'Arc last; aimed sixes take a plain lord first."""
    soldiers, lords, darc = side
    if killed:
        lords, darc = (lords - 1, darc) if lords else (lords, darc - 1)
    fallen = min(soldiers, harm)
    soldiers, harm = soldiers - fallen, harm - fallen
    fallen = min(lords, harm)
    lords, harm = lords - fallen, harm - fallen
    return soldiers, lords, max(darc - harm, 0)
