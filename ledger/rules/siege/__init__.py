"""Sieges for Warmaster: budgets, lists, fortresses, and three linked scenarios."""

from __future__ import annotations

from ledger.rules.common import audit as common
from ledger.rules.game import Game
from ledger.rules.siege.facts import COMMODITIES, DESTROYED, FIELDS, PLACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Finding
    from ledger.rules.game import Derived, Outcome, Reading
    from ledger.state import State
    from ledger.table import Table


def audit(state: State) -> list[Finding]:
    """Every fault of a state."""
    from ledger.rules.siege.audit import audit as own

    return [*common.audit(state, GAME), *own(state)]


def begin(_state: State, _players: Sequence[str]) -> list[Effect]:
    """Nothing: a scenario brings its sides."""
    return []


def phases(state: State) -> tuple[str, ...]:
    """A game turn has a turn of each side, who has the first turn first."""
    from ledger.rules.siege.scenarios import order

    return order(state)


def end_turn(state: State, table: Table) -> Outcome | None:
    """At the end of a game turn it may be over: a die tells (SIEGE-LEN-04)."""
    from ledger.rules.siege.clock import end_turn as ended

    return ended(state, table)


def end_phase(state: State, table: Table) -> Outcome | None:
    """At the end of a side's turn a tower may have been held long enough."""
    from ledger.rules.siege.clock import end_phase as ended

    return ended(state, table)


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """What a position file sets up, with all its faults."""
    from ledger.rules.siege import position

    return position.read_position(data, state)


def write_position(state: State) -> dict[str, Any]:
    """The present state as a position file."""
    from ledger.rules.siege import position

    return position.write_position(state)


def due(state: State) -> list[dict[str, Any]]:
    """What the table must not forget now."""
    from ledger.rules.siege.clock import due as found

    return found(state)


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """What has to be done before the first turn is over with it."""
    from ledger.rules.siege.clock import before_first

    return before_first(state) if turn else []


def explains(state: State, subject: str) -> list[Derived]:
    """What follows for a thing from facts about other things."""
    from ledger.rules.siege import explaining

    return explaining.explains(state, subject)


GAME = Game(
    "siege",
    COMMODITIES,
    FIELDS,
    audit,
    begin,
    read_position,
    write_position,
    phases,
    end_turn,
    plain=frozenset({PLACED, DESTROYED}),
    end_phase=end_phase,
    due=due,
    undone=undone,
    explains=explains,
    status="ledger.reading.siege.campaign:add",
    reports=(
        ("siege campaign", "ledger.reading.siege.campaign:campaign"),
        ("siege status", "ledger.reading.siege.campaign:status"),
    ),
    battles=frozenset({"siege batter", "siege end"}),
    cards="ledger.rules.siege.cards",
)
