"""The chain where only points count, with whole rows packed into big integers.

A side that has lost a number of points is always the same, whatever the order of the
losses: its state is that number. A row holds all chances for one number of points lost
by the attacker: one slot of the integer for each number of points lost by the defender.
Multiplying two such integers adds up all the ways of losing points, in one operation of
C. Chances are fixed-point numbers of 72 bits; rows hold products of two of them, which
are scaled down only once, when the row is taken.

The attacker's rows are taken in order. In a row, the defender's points fall into zones
with the same number of dice; what stays in its row and zone is a geometric series, and
is summed by one multiplication.
"""

from __future__ import annotations

from functools import lru_cache

from ledger.rules.fief.war.chain import Distribution
from ledger.rules.fief.war.chances import class_of, strike
from ledger.rules.fief.war.force import SIDES, body

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ledger.rules.fief.war.chances import Strike
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan

KEPT = 256  # masks, each as long as a row
BITS = 72  # of a chance after the point
SLOT = 2 * BITS + 8  # room for a product of two chances, and for sums of them
BYTES = SLOT // 8
ONE = 1 << BITS
FULL = (1 << SLOT) - 1
LOW = (1 << (SLOT - BITS)) - 1  # what a slot holds after a product is scaled down


class Side:
    """A side by the points it has lost: what it rolls, and what is left of it."""

    def __init__(self, name: str, force: Force, other: Force, plan: Plan) -> None:
        self.size = body(force)
        self.left = [plan.struck(name, force, lost) for lost in range(self.size + 1)]
        self.zones: list[tuple[int, int, tuple[int, ...]]] = []
        known = {}
        for lost in range(self.size):
            now = self.left[lost]
            key = class_of(name, now, plan)
            if key not in known:
                sides = {name: now, **{s: other for s in SIDES if s != name}}
                known[key] = fixed(strike(name, sides, plan))
            chances = known[key]
            if self.zones and self.zones[-1][2] is chances:
                begin = self.zones.pop()[0]
            else:
                begin = lost
            self.zones.append((begin, lost + 1, chances))


def fixed(strike: Strike) -> tuple[int, ...]:
    """The chances of each number of points that a roll takes, in fixed point."""
    harms, of = strike.harms, strike.of
    return tuple(
        harms.get(harm, 0) * ONE // of for harm in range(max(harms, default=0) + 1)
    )


def packed(values: Iterable[int]) -> int:
    """Numbers side by side in one integer, the first one lowest."""
    each = [value.to_bytes(BYTES, "little") for value in values]
    return int.from_bytes(b"".join(each), "little")


@lru_cache(KEPT)
def slots(many: int) -> int:
    """A mask of a number of slots, for cutting a row."""
    return (1 << (SLOT * many)) - 1


def piece(row: int, begin: int, end: int, low: int) -> tuple[int, int]:
    """The chances in some slots of a row without leading empty ones, and their place.

    `low`: a mask of what the slots hold once they are scaled down.
    """
    part = row >> (SLOT * begin + BITS) & low & slots(end - begin)
    empty = ((part & -part).bit_length() - 1) // SLOT if part else 0
    return begin + empty, part >> (SLOT * empty)


def added(row: int) -> int:
    """The sum of all slots."""
    return row % FULL


class Rows:
    """The chances of a battle, row by row."""

    def __init__(self, attacker: Force, defender: Force, plan: Plan) -> None:
        self.attacker = Side("attacker", attacker, defender, plan)
        self.defender = Side("defender", defender, attacker, plan)
        self.strikes = [
            chances
            for begin, end, chances in self.attacker.zones
            for _ in range(begin, end)
        ]
        self._series: dict[tuple[int, int, int], int] = {}
        self._stuck = 0  # where neither side can lose any more
        throws = [chances for _, _, chances in self.attacker.zones]
        self._packed = {id(chances): packed(chances) for chances in throws}
        longest = max(map(len, throws), default=0)
        self._mask = packed([LOW] * (self.defender.size + longest + 1))

    def run(self, starts: Iterable[tuple[int, int, int]]) -> Distribution:
        """The chances of each end; starts are points lost on both sides, with chances."""
        rows = self._started(starts)
        visits = sum(self._row(rows, lost) for lost in range(self.attacker.size))
        return self._distribution(rows, added(visits))

    def first(
        self, starts: Iterable[tuple[int, int, int]], rounds: int
    ) -> Distribution:
        """The chances after a number of rounds."""
        size, top = self.attacker.size, SLOT * self.defender.size
        rows, fought = self._started(starts), 0
        live = slots(self.defender.size)
        for _ in range(rounds):
            after = [row >> top << top for row in rows[:size]] + rows[size:]
            going = 0
            for lost in range(size):
                going += added(rows[lost] >> BITS & self._mask & live)
                for begin, end, chances in self.defender.zones:
                    at, seg = piece(rows[lost], begin, end, self._mask)
                    if seg:
                        spread = self._struck(seg, at, self.strikes[lost])
                        self._scatter(after, lost, at, chances, spread)
            fought += going
            rows = after
            if not going:
                break
        return self._distribution(rows, fought)

    def _started(self, starts: Iterable[tuple[int, int, int]]) -> list[int]:
        rows = [0] * (self.attacker.size + 1)
        for lost, fallen, chance in starts:
            rows[lost] += chance << (SLOT * fallen + BITS)
        return rows

    def _row(self, rows: list[int], lost: int) -> int:
        """Takes one row to its end; returns how often its states are visited, in slots."""
        ours, visits, top = self.strikes[lost], 0, SLOT * self.defender.size
        for begin, end, chances in self.defender.zones:
            at, seg = piece(rows[lost], begin, end, self._mask)
            if not seg:
                continue
            if chances[0] == ours[0] == ONE:
                self._stuck += added(seg)
                continue
            if chances[0]:
                # Rounds in which the attacker loses nothing stay in this row.
                seg = seg * self._returning(ours, chances, end - begin) >> BITS
                seg &= self._mask & slots(end - at)
            visits += seg
            spread = self._struck(seg, at, ours)
            beyond = spread & ~slots(end - at)
            self._scatter(rows, lost, at, chances, spread, beyond)
        rows[lost] = rows[lost] >> top << top  # only what is decided is left in it
        return visits

    def _struck(self, seg: int, at: int, ours: tuple[int, ...]) -> int:
        """The effect of the attacker's roll on a piece of a row; nobody falls twice."""
        spread = (seg * self._packed[id(ours)] >> BITS) & self._mask
        room = SLOT * (self.defender.size - at)
        over = spread >> room
        if over:
            spread = (spread & slots(self.defender.size - at)) | (added(over) << room)
        return spread

    def _scatter(
        self,
        rows: list[int],
        lost: int,
        at: int,
        chances: tuple[int, ...],
        spread: int,
        staying: int | None = None,
    ) -> None:
        """Adds a piece to the rows to which the defender's roll leads."""
        last, shift = self.attacker.size, SLOT * at
        for harm, chance in enumerate(chances):
            part = spread if harm or staying is None else staying
            if chance and part:
                rows[min(lost + harm, last)] += part * chance << shift

    def _returning(
        self, ours: tuple[int, ...], theirs: tuple[int, ...], length: int
    ) -> int:
        """1 / (1 - p(x)): all the rounds in which the attacker loses nothing."""
        key = id(ours), id(theirs), length
        if key not in self._series:
            none = theirs[0]
            step = [none * chance >> BITS for chance in ours]
            first = ONE * ONE // (ONE - step[0])
            series = [first]
            for at in range(1, length):
                more = sum(
                    step[back] * series[at - back]
                    for back in range(1, min(at, len(step) - 1) + 1)
                )
                series.append(more * first >> (2 * BITS))
                if not any(series[-len(step) :]):
                    break
            self._series[key] = packed(series)
        return self._series[key]

    def _distribution(self, rows: list[int], visits: int) -> Distribution:
        size, top = self.attacker.size, self.defender.size
        chances: dict[tuple[str, int], float] = {}
        left = self._stuck
        for lost, row in enumerate(rows[:size]):
            won = row >> (SLOT * top)
            left += added(row >> BITS & self._mask & slots(top))
            if won:
                chances["attacker", size - lost] = won / (ONE * ONE)
        for fallen in range(top + 1):
            chance = (rows[size] >> (SLOT * fallen)) & FULL
            if chance:
                side = "defender" if fallen < top else ""
                chances[side, top - fallen] = chance / (ONE * ONE)
        return Distribution(chances, visits / ONE, left / ONE)
