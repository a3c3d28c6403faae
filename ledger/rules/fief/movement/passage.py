"""Permission to pass: who is asked, who uses the gates, who forces a way."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.board.places import came_from, entrance, village_of
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.fiefs import building, is_guest, owner_of
from ledger.rules.fief.forces import present, stands
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.paths import steps
from ledger.rules.fief.movement.rebels import opponents
from ledger.rules.fief.movement.weather import is_stormy
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.shapes.fief.movement import Passage
    from ledger.state import State
    from ledger.table import Table

LEAVE = ("granted", "refused")
GRANTED, REFUSED = LEAVE
TURNED = ("back", "force")


class Crossing(NamedTuple):
    """How far a party came, and what it was answered on the way.

    Attributes:
        end: the place where it ends.
        crossed: the villages entered, in order; the one at whose entrance it stops is
            not among them.
        cost: the roads walked to each village of `crossed`.
        steps: the roads walked in all.
        passages: the permissions asked for: village, of, entry, exit, turned.
        ended: why it stops early: "refused", "exit" or "forced"; None if it arrives.
        warnings: what the table should know.
    """

    end: str
    crossed: tuple[str, ...]
    cost: tuple[int, ...]
    steps: int
    passages: tuple[Passage, ...] = ()
    ended: str | None = None
    warnings: tuple[dict[str, Any], ...] = ()


def askers(state: State, village: str, mover: str) -> list[str]:
    """The players whose permission is needed in a village (FIEF-MOVE-13).

    It is the owner with a counter there, or, without one, all who have counters there
    (AMB-134). Owners need no permission in their own villages. Rebels do not ask, and
    are not asked (AMB-69).
    """
    owner = owner_of(state, village)
    if mover in (owner, REBELS):
        return []
    if owner and stands(state, village, owner):
        return [owner]
    return [p for p in present(state, village) if p != mover]


def cross(
    state: State, table: Table, mover: str, place: str, way: Sequence[str]
) -> Crossing:
    """Asks for permission village by village until the party arrives or is stopped.

    If it is refused, the party turns back, which costs no step if it has not entered
    (AMB-88), or stops at the entrance to force its way (FIEF-MOVE-19), as rebels do
    wherever there is somebody (FIEF-MOVE-15).
    """
    asked: list[Passage] = []
    crossed: list[str] = []
    costs: list[int] = []
    walked, here = 0, place
    if way and not _let_out(state, table, mover, place, way[0], asked):
        return Crossing(place, (), (), 0, tuple(asked), "exit")
    for at, (village, cost) in enumerate(zip(way, steps(place, way), strict=True)):
        last = at == len(way) - 1
        passed = _enter(state, table, mover, village, last=last)
        if passed:
            asked.append(passed)
        turned = passed["turned"] if passed and passed["entry"] == REFUSED else None
        # Rebels who meet somebody go no further, and fight (AMB-69).
        upon = mover == REBELS and opponents(state, village)
        if turned == "back":
            return Crossing(
                here, tuple(crossed), tuple(costs), walked, tuple(asked), "refused"
            )
        if turned or upon:
            origin = came_from(here) if cost == 0 else village_of(here)
            return Crossing(
                entrance(village, origin or village),
                tuple(crossed),
                tuple(costs),
                walked + cost,
                tuple(asked),
                "forced",
                _stuck(state, village),
            )
        walked += cost
        here = village
        crossed.append(village)
        costs.append(walked)
        if passed and passed["exit"] == REFUSED:
            return Crossing(
                here, tuple(crossed), tuple(costs), walked, tuple(asked), "exit"
            )
    return Crossing(here, tuple(crossed), tuple(costs), walked, tuple(asked))


def _enter(
    state: State, table: Table, mover: str, village: str, *, last: bool
) -> Passage | None:
    """Whether a party may come in, and leave by another gate (FIEF-MOVE-16)."""
    of = askers(state, village, mover)
    if not of or not (last or house(state, "move.checked")):
        return None
    name, host = state.name(village), _alone(of)
    passed: Passage = {
        "village": village,
        "of": of,
        "entry": table.choose(f"passage.{name}", LEAVE, who=host),
        "exit": None,
        "turned": None,
    }
    if passed["entry"] == REFUSED:
        passed["turned"] = table.choose(f"refused.{name}", TURNED, who=mover)
    elif not last and building(state, village):
        passed["exit"] = table.choose(f"exit.{name}", LEAVE, who=host)
    return passed


def _alone(of: Sequence[str]) -> str | None:
    """The only player who is asked, or None where several decide together."""
    return of[0] if len(of) == 1 else None


def _let_out(
    state: State,
    table: Table,
    mover: str,
    place: str,
    first: str,
    asked: list[Passage],
) -> bool:
    """Whether a guest inside a castle or city is let out again (FIEF-MOVE-16, -29)."""
    inside = place != first and came_from(place) is None
    if not (inside and is_guest(state, place, mover) and building(state, place)):
        return True
    of = askers(state, place, mover)
    if not of or not house(state, "move.checked"):
        return True
    answer = table.choose(f"exit.{state.name(place)}", LEAVE, who=_alone(of))
    asked.append(
        {"village": place, "of": of, "entry": None, "exit": answer, "turned": None}
    )
    return answer == GRANTED


def _stuck(state: State, village: str) -> tuple[dict[str, Any], ...]:
    """A warning that in bad weather those who force a way must wait (AMB-87)."""
    if not is_stormy(state, village):
        return ()
    return (warning("fief.weather_waits", rule="FIEF-CARD-65", village=village),)
