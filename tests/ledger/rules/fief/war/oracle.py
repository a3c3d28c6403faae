"""The battle of the base game once more, as naively as can be: an oracle for odds.

Every way in which all dice of a round can fall is tried, in fractions; the table is
written out. Nothing of the program is used.
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
    """So many points throw so many dice."""
    return 0 if points == 0 else 1 if points < 7 else 2 if points < 13 else 3


@cache
def harms(points, darc, column, aimed):
    """The chances of harm and of aimed sixes, die by die.

    `darc` is the number of lords who fall after D'Arc; she lives while more points
    than that are left.
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
    """The chances of each end, by who has won and with how many points; and the rounds.

    A side is (soldiers, lords, darc); columns are where attacker and defender stand.
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
    """Soldiers first, then lords, D'Arc last; an aimed six takes a plain lord first."""
    soldiers, lords, darc = side
    if killed:
        lords, darc = (lords - 1, darc) if lords else (lords, darc - 1)
    fallen = min(soldiers, harm)
    soldiers, harm = soldiers - fallen, harm - fallen
    fallen = min(lords, harm)
    lords, harm = lords - fallen, harm - fallen
    return soldiers, lords, max(darc - harm, 0)
