"""Losses on the board: counters of a side, then lords, as their owners choose."""

from __future__ import annotations

from functools import partial

from ledger.effects import Because, moved
from ledger.rules.common.picking import pick
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.facts import BOMBARD, MERCENARY
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import die
from ledger.rules.fief.forces import bombards, series, stack
from ledger.rules.fief.house import house
from ledger.rules.fief.making_change import change_made
from ledger.rules.fief.war import sheets
from ledger.rules.fief.war.change import settle
from ledger.rules.fief.war.heaps import Heap, heaps
from ledger.rules.fief.war.losses import HEAPS, ORDERS
from ledger.rules.fief.war.plan import ASK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.questions import SheetLine
    from ledger.rules.fief.movement.progress import Progress
    from ledger.rules.fief.war.side import Side
    from ledger.table import Table


RULE = "FIEF-FIGHT-13"  # the owner chooses, soldiers before lords


def suffer(
    progress: Progress,
    table: Table,
    side: Side,
    number: int,
    harm: int,
    victims: Sequence[str],
    policy: str = ASK,
    past: Sequence[SheetLine] = (),
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """A side loses points, and the lords at whom dice were aimed.

    Returns who died, as facts, and the change that was made.

    Soldiers of all kinds fall first, lords when none is left (FIEF-FIGHT-13,
    TAC-GEN-07). The choices: `losses.NAME.ROUND`, how many points somebody's counters
    lose where several share them, and `losses.SIDE.ROUND.N`, which lord falls.
    """
    state = progress.state
    alive = [lord for lord in side.fighters(state) if lord not in victims]
    troops = heaps(state, side)
    rest = harm - sum(heap.points for heap in troops)
    change = [
        one
        for heap, lost in _shared(table, side.name, troops, number, harm, policy, past)
        for one in lose(progress, heap, lost)
    ]
    fallen = list(victims)
    if rest >= len(alive):
        return [fall(progress, table, lord) for lord in (*fallen, *alive)], change
    for at in range(rest):
        key = f"losses.{side.name}.{number}.{at + 1}"
        # D'Arc adds to every roll: she is the last whom her side would give up.
        usual = min(alive, key=lambda lord: lords.is_darc(state, lord))
        facts = (number, side.name, rest - at, past)
        sheet = partial(sheets.of_lords, *facts)
        lord = pick(*(state, table, key, alive), proposed=usual, sheet=sheet, rule=RULE)
        fallen.append(lord)
        alive.remove(fallen[-1])
    return [fall(progress, table, lord) for lord in fallen], change


# Sharing losses ----------------------------------------------------------------------


def _shared(
    table: Table,
    side: str,
    troops: Sequence[Heap],
    number: int,
    harm: int,
    policy: str,
    past: Sequence[SheetLine],
) -> list[tuple[Heap, int]]:
    """How many points each bears; asked only where there is a choice (FIGHT-23)."""
    if policy != ASK:
        troops = _by_policy(troops, policy)
    shares = Shares([(heap.unit, heap.points) for heap in troops])
    burdens = []
    left, spared = harm, 0
    for at, heap in enumerate(troops):
        options = shares.of(at, left, spared)
        lost = options[-1]
        if policy == ASK:
            words = tuple(map(str, options))
            fair = _fair(troops[at:], left)
            usual = min(options, key=lambda count: abs(count - fair))
            facts = (number, side, heap.label, heap.points, left, past)
            sheet = partial(sheets.of_troops, *facts)
            key = f"losses.{heap.label}.{number}"
            answer = table.choose(
                key, words, proposed=str(usual), sheet=sheet, rule=RULE
            )
            lost = int(answer)
        left, spared = shares.after(at, left, spared, lost)
        if lost:
            burdens.append((heap, lost))
    return burdens


def _fair(troops: Sequence[Heap], left: int) -> int:
    """The proposal for the first of some heaps: players share in proportion.

    Within one player's share, heaps fall in order.
    """
    first = troops[0]
    owner = first.label.partition(".")[0]
    own = sum(h.points for h in troops if h.label.partition(".")[0] == owner)
    return min(first.points, left * own // sum(heap.points for heap in troops))


def _by_policy(troops: Sequence[Heap], policy: str) -> list[Heap]:
    """Heaps in the order in which they are to fall."""
    order = [kind for name in ORDERS[policy] for kind in HEAPS.get(name, ())]
    return sorted(troops, key=lambda heap: order.index(heap.kind))


class Shares:
    """How heaps may share points so that nobody stays who could have fallen.

    Args:
        heaps: for each, how many points one of its counters absorbs at once (1 where
            change is given), and how many all of them do.
    """

    def __init__(self, heaps: Sequence[tuple[int, int]]) -> None:
        self._heaps = heaps
        self._known: dict[tuple[int, int, int], bool] = {}

    def of(self, at: int, left: int, spared: int) -> list[int]:
        """How many points a heap may lose; the rest falls on those after it.

        `spared` is the least that would fell a counter that stays in the heaps before;
        0 where there is none.
        """
        unit, points = self._heaps[at]
        return [
            lost
            for lost in range(0, min(points, left) + 1, unit)
            if self._bearable(at + 1, *self.after(at, left, spared, lost))
        ]

    def after(self, at: int, left: int, spared: int, lost: int) -> tuple[int, int]:
        """What is left to bear after a heap, and the least that a spared one needs."""
        unit, points = self._heaps[at]
        if lost < points:
            spared = min(spared or unit, unit)
        return left - lost, spared

    def _bearable(self, at: int, left: int, spared: int) -> bool:
        if at == len(self._heaps):
            return not spared or left < spared
        key = at, left, spared
        if key not in self._known:
            self._known[key] = bool(self.of(at, left, spared))
        return self._known[key]


# Losses -------------------------------------------------------------------------------


def lose(progress: Progress, heap: Heap, lost: int) -> list[dict[str, Any]]:
    """Counters lose points, with change where possible (FIGHT-14, -15, AMB-52).

    Returns the change made there, and in other villages that gave some.
    """
    state, because = progress.state, Because(heap.rule)
    if heap.unit > 1 or len(heap.counters) == 1:  # TAC-ARCH-03, TAC-MERC-29, TAC-AMB-48
        (value,) = heap.values
        count = lost // heap.unit
        counter = heap.counters[value]
        progress.do(moved(counter, count, heap.account, heap.stock, because))
        return []
    before = {
        account: {
            value: state.balance(account, counter)
            for value, counter in heap.counters.items()
        }
        for account in (heap.account, heap.stock, *heap.others)
    }
    # Counters in a heap of their own are not part of this one (TAC-GEN-07).
    before[heap.account] |= {v: 0 for v in heap.counters if v not in heap.values}
    source = str(house(state, "fight.change_source"))
    elsewhere = [before[other] for other in heap.others]
    settlement = settle(
        before[heap.account], before[heap.stock], elsewhere, lost, source
    )
    after = {heap.account: settlement.here, heap.stock: settlement.stock}
    after |= dict(zip(heap.others, settlement.elsewhere, strict=True))
    effects: list[Effect] = []
    for value, counter in heap.counters.items():
        more = {a: after[a][value] - before[a][value] for a in before}
        givers = [account for account in more if more[account] < 0]
        for account in (one for one in more if more[one] > 0):
            for giver in givers:
                count = min(more[account], -more[giver])
                effects += moved(counter, count, giver, account, because)
                more[account] -= count
                more[giver] += count
    progress.do(effects)
    places = {heap.account: None} | {one: village_of(one) for one in heap.others}
    return [
        {"player": heap.owner, "village": village, **made}
        for account, village in places.items()
        if (made := change_made(effects, account))
    ]


def eliminated(progress: Progress, side: Side, because: Because) -> None:
    """Removes all counters of a side, as when one surrenders (TAC-AMB-61).

    Mercenaries who have fought before are not included (TAC-AMB-60).
    """
    for heap in heaps(progress.state, side):
        for value in heap.values:
            counter = heap.counters[value]
            count = progress.state.balance(heap.account, counter)
            if counter == MERCENARY:
                count = heap.points
            progress.do(moved(counter, count, heap.account, heap.stock, because))
    engines_gone(progress, side, because)


def engines_gone(progress: Progress, side: Side, because: Because) -> int:
    """Destroys the bombards of a side; returns how many there were (TAC-BOMB-09)."""
    gone = 0
    for player, place in side.posts:
        account = stack(place, player)
        count = bombards(progress.state, account)
        progress.do(moved(BOMBARD, count, account, series(player), because))
        gone += count
    return gone


def fall(progress: Progress, table: Table, lord: str) -> dict[str, Any]:
    """A lord falls in the battle (FIEF-FIGHT-20, FIEF-LORD-05)."""
    effects, death, notes = die(progress.state, table, lord, "battle")
    progress.do(effects)
    progress.warnings += notes
    return death
