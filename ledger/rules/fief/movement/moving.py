"""Phase 4: lords walk, together with soldiers, captives and royal guards."""

from __future__ import annotations

from itertools import product

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.fief.board.places import came_from, village_of
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import owner_of
from ledger.rules.fief.movement import arriving, capturing
from ledger.rules.fief.movement.legs import (
    Orders,
    Plan,
    most_steps,
    plan_legs,
    walk_leg,
    within_limits,
)
from ledger.rules.fief.movement.party import Party, gather, guards_of
from ledger.rules.fief.movement.passage import GRANTED, Crossing, cross
from ledger.rules.fief.movement.paths import forbid, may_evacuate, route, steps
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.movement.walking import allowed, lord_walked, of_lord
from ledger.rules.fief.turn import order, overtaking
from ledger.rules.game import Outcome
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.rules.fief.movement.party import Troops
    from ledger.shapes.fief.movement import Moved
    from ledger.state import State
    from ledger.table import Table

PHASE = "movement"
STEPS = "FIEF-MOVE-06"


def move(  # noqa: PLR0913, PLR0917 - each is a word of the command
    state: State,
    table: Table,
    words: Mapping[str, Any],
    player: str,
    to: Sequence[str] = (),
    lord: str | None = None,
    others: Sequence[str] = (),
    troops: Troops | None = None,
    prisoners: Sequence[str] = (),
    drop: tuple[str | None, Troops] | None = None,
    pick: tuple[str | None, Troops] | None = None,
    hidden: bool = False,
) -> Outcome[Moved]:
    """A player moves one party, and may move several one after another (MOVE-01).

    Args:
        state: the state.
        table: the table.
        words: the words as they were typed.
        player: the player who moves.
        to: the villages of the way, in order.
        lord: the lord who leads.
        others: the other lords who go along.
        troops: the soldier counters that start with them.
        prisoners: the captives whom they take along.
        drop: those that stay behind in a village on the way.
        pick: those that join them in a village on the way.
        hidden: whether to hide from the table how many there are.
    """
    in_time(state, table, player)
    progress = Progress(state)
    captured = capturing.settle_earlier(progress, table, player)
    now = progress.state
    party = gather(now, table, player, lord, others, prisoners)
    way, notes = route(now, table, party.place, to)
    progress.warnings += notes
    may_evacuate(now, table, player, party.place, way[0])
    _lords_limits(now, table, party, sum(steps(party.place, way)))
    passed = overtaking.overtake(state, table, player)
    crossing = cross(now, table, player, party.place, way)
    progress.warnings += crossing.warnings
    plan = plan_legs(now, party, crossing, Orders(troops, drop, pick), way)
    guards = guards_of(now, party.lords)
    within_limits(now, table, party, plan)
    if plan.facts["picked"]:
        # Soldiers that join also leave their village.
        there = plan.facts["picked"]["village"]
        may_evacuate(now, table, player, there, way[way.index(there) + 1])
    _walk(progress, party, crossing, plan)
    left = [party.place, *(leg.source for leg in plan.legs if leg.source)]
    _rest(progress, table, party, crossing, plan, left)
    progress.do(order.acts(state, player))
    progress.warnings += passed
    asked: dict[str, Any] = {
        "player": player,
        "lord": party.lords[0],
        "with": list(party.lords[1:]),
        "captives": list(party.captives),
        "to": way,
        **{word: words[word] for word in Orders._fields},
        "hidden": hidden,
    }
    result: Moved = {
        "player": player,
        "lords": list(party.lords),
        "captives": list(party.captives),
        "guards": guards,
        "start": village_of(party.place),
        "end": village_of(crossing.end),
        "entrance_from": came_from(crossing.end),
        "crossed": list(crossing.crossed),
        "steps": crossing.steps,
        "ended": crossing.ended,
        "passages": list(crossing.passages),
        "troops": plan.facts["troops"],
        "dropped": plan.facts["dropped"],
        "picked": plan.facts["picked"],
        "captured": captured,
        **progress.facts(),
    }
    return Outcome(asked, result, progress.effects, progress.warnings)


def in_time(state: State, table: Table, player: str) -> None:
    """Objects outside phase 4, or out of turn (FIEF-MOVE-01, -28)."""
    if state.phase != PHASE:
        forbid(state, table, order.out_of_phase(state, PHASE, "FIEF-MOVE-01"))
    order.need_player(state, player)
    if order.has_passed(state, player):
        late = order.too_late(state, player, "fief.moved", "FIEF-MOVE-28")
        forbid(state, table, late)


def _lords_limits(state: State, table: Table, party: Party, more: int) -> None:
    """Refuses more than two roads in a turn, or three with D'Arc (MOVE-06)."""
    for lord in (*party.lords, *party.captives):
        walk = of_lord(state, lord)
        if not allowed(state, walk, more, darc=party.darc):
            facts = {"lord": lord, "walked": walk.steps, "more": more}
            facts["most"] = most_steps(party)
            forbid(state, table, Refused("rule", "fief.steps", rule=STEPS, **facts))


def _walk(progress: Progress, party: Party, crossing: Crossing, plan: Plan) -> None:
    """Moves lords, captives and soldiers; each remembers its steps."""
    for lord in (*party.lords, *party.captives):
        rule = "FIEF-MOVE-24" if lord in party.captives else "FIEF-MOVE-03"
        state = progress.state
        progress.do(
            [changed(state, lord, "at", crossing.end)],
            Because(rule, village_of(crossing.end)),
        )
        walk = of_lord(state, lord).further(crossing.steps, darc=party.darc)
        progress.do(lord_walked(state, lord, walk))
    for leg in plan.legs:
        walk_leg(progress, leg, darc=party.darc)


def _rest(
    progress: Progress,
    table: Table,
    party: Party,
    crossing: Crossing,
    plan: Plan,
    left: Sequence[str],
) -> None:
    """What follows where counters rest, and where nobody is left."""
    admitted = {
        passage["village"]
        for passage in crossing.passages
        if passage["entry"] == GRANTED
        and owner_of(progress.state, passage["village"]) in passage["of"]
    }
    # An ally's lord comes on behalf of the ally, and leaves the ally's (AMB-135).
    of = (party.player, *(lords.owner(progress.state, lord) for lord in party.lords))
    movers = list(dict.fromkeys(of))
    for village, player in product(plan.rests, movers):
        arriving.settle_in(progress, village, player)
        if village in admitted:
            arriving.camp(progress, village, player)
    for player in movers:
        arriving.set_unguarded_free(progress, player)
        for place in dict.fromkeys(map(_place_of, left)):
            if came_from(place) is None:
                arriving.given_up(progress, table, place, player)


def _place_of(account: str) -> str:
    """The place of an account of soldiers; a place is returned as it is."""
    return account.rpartition("/player:")[0] or account
