"""The clock of a siege: whose turn it is, and whether the game is over."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.game import Outcome
from ledger.rules.siege import campaign, closing, length, lists, watchtower
from ledger.rules.siege.facts import ALLOWANCE
from ledger.rules.siege.placing import next_to_place
from ledger.rules.siege.scenarios import (
    BRAKEN_KEEP,
    ROLES,
    demand,
    of_role,
    order,
    present,
    value,
)
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.siege.shared import Length
    from ledger.state import State
    from ledger.table import Table


def _running(state: State) -> str:
    """The scenario being played, unless it has already been decided."""
    code = demand(state)
    verdict = closing.decided(state, code)
    if verdict:
        side = of_role(state, verdict["winner"] or "") or ""
        rule = verdict["rule"]
        key = "siege.decided_for" if side else "siege.decided"
        raise Refused("out_of_phase", key, rule=rule, side=side)
    if closing.undecided(state, code):
        raise Refused("out_of_phase", "siege.decided", rule="SIEGE-SCN1-12")
    return code


def end_phase(state: State, table: Table) -> Outcome | None:
    """Ends a side's turn, when the watchtower may have been held long enough."""
    del table
    code = _running(state)
    effects = watchtower.counted(state, code)
    if not effects:
        return None
    after = state.copy().apply(effects)
    facts: dict[str, Any] = {"held": after.number(CAMPAIGN, "held")}
    verdict = closing.decided(after, code)
    if verdict is None:
        return Outcome({}, facts, effects)
    more, closed = closing.closed(after, code, verdict)
    return Outcome({}, {**facts, "over": closed}, [*effects, *more])


def end_turn(state: State, table: Table) -> Outcome | None:
    """Ends a game turn, when a limit or a die may end the game."""
    code = _running(state)
    limit = state.number(CAMPAIGN, "turn_limit")
    if limit and state.turn >= limit:
        effects, closed = closing.closed(state, code, closing.ran_out(state, code))
        return Outcome({}, {"over": closed}, effects)
    if not value(code, "random_length"):
        return None
    if state.turn < campaign.first_roll(state, code):
        return None
    first = campaign.first_roll(state, code)
    thrown = length.length(table, state.turn, first, code).result
    facts: dict[str, Any] = {"length": thrown}
    if not thrown["ends"]:
        return Outcome({}, facts)
    effects, closed = closing.closed(state, code, closing.by_points(state))
    return Outcome({}, {**facts, "over": closed}, effects)


def thrown(
    state: State, table: Table, turn: int | None, first: int | None
) -> Outcome[Length]:
    """Whether a siege ends with a turn, as a single roll.

    Where a campaign plays the scenario, it gives the turn, and when the rolls begin.
    """
    code = present(state)
    if turn is None:
        if not state.turn:  # a roll by itself, without a campaign
            raise Refused("out_of_phase", "turn.unsaid", rule="SIEGE-GEN-04")
        demand(state)
        turn = state.turn
    if first is None and code == BRAKEN_KEEP:
        first = campaign.first_roll(state, code)
    return length.length(table, turn, first)


def roll_needed(state: State) -> int | None:
    """What the die must show at the end of this turn; None where none is rolled."""
    code = present(state)
    if code is None or not value(code, "random_length"):
        return None
    if state.turn < campaign.first_roll(state, code):
        return None
    return length.needed(state.turn, code)


def under_way(state: State) -> bool:
    """Whether a siege is past its first turn, and not yet over."""
    return present(state) is not None and state.turn > 1


def due(state: State) -> list[dict[str, Any]]:
    """What is to be done next, or must not be forgotten."""
    code = present(state)
    if code is None:
        follows = campaign.following(state)
        return [{"code": "siege.next", "scenario": follows}] if follows else []
    verdict = closing.decided(state, code)
    if verdict:
        winner = of_role(state, verdict["winner"] or "")
        return [{"code": "siege.end", "side": winner, "why": verdict["why"]}]
    if closing.undecided(state, code):
        return [{"code": "siege.undecided"}]
    reminders: list[dict[str, Any]] = []
    phases = order(state)
    last = not phases or state.phase == phases[-1]
    needed = roll_needed(state)
    if needed is not None and last:
        reminders.append({"code": "siege.roll", "needed": needed})
    limit = state.number(CAMPAIGN, "turn_limit")
    if limit and state.turn >= limit and last:
        reminders.append({"code": "siege.last_turn"})
    holder = state.text(CAMPAIGN, "holder")
    if holder and state.number(CAMPAIGN, "held"):
        _, turns = watchtower.needed(code)
        left = turns - state.number(CAMPAIGN, "held")
        reminders.append({"code": "siege.holds", "unit": holder, "left": left})
    return reminders + undone(state, turn=True)


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """What still has to be done before the first turn is over."""
    code = present(state)
    if not turn or code is None or state.turn > 1:
        return []
    reminders: list[dict[str, Any]] = []
    waiting = []
    for wanted in ROLES:
        side, least = of_role(state, wanted), lists.cheapest(state, wanted, code)
        left = state.balance(side, ALLOWANCE) if side else 0
        if least and left >= least:  # points that can buy nothing are not a task
            waiting.append({"side": side, "allowance": left})
    if waiting:
        reminders.append({"code": "siege.buy", "sides": waiting})
    places = next_to_place(state)
    if places:
        reminders.append({"code": "siege.place", "side": places})
    if value(code, "score") and not state.subjects("section"):
        reminders.append({"code": "siege.wall"})
    return reminders


def to_act(state: State) -> list[str]:
    """Those who are to act: the sides that have something to place or buy."""
    names: list[str] = []
    for one in undone(state, turn=True):
        names += [side["side"] for side in one.get("sides", ())]
        names += [one["side"]] if one.get("side") else []
    return list(dict.fromkeys(reversed(names)))


def acting(state: State) -> list[dict[str, Any]]:
    """Both sides in the order of their turns: to act, acted, or waiting."""
    roles = order(state) if present(state) else ()
    now = roles.index(state.phase) if state.phase in roles else len(roles)
    acts = ("acted", "to_act", "waits")
    return [
        {"name": of_role(state, role), "acts": acts[(at >= now) + (at > now)]}
        for at, role in enumerate(roles)
    ]
