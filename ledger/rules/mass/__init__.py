"""Mass combat for 7th Sea: a battle between two armies, turn by turn."""

from __future__ import annotations

from ledger.rules.common import audit as common
from ledger.rules.game import Game
from ledger.rules.mass.facts import COMMODITIES, FIELDS

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
    from ledger.rules.mass.audit import audit as own

    return [*common.audit(state, GAME), *own(state)]


def begin(_state: State, _players: Sequence[str]) -> list[Effect]:
    """Nothing: the sides and heroes are entered one by one."""
    return []


def phases(_state: State) -> tuple[str, ...]:
    """A battle turn is one act, without phases."""
    return ()


def end_turn(state: State, table: Table) -> Outcome | None:
    """A turn that was fought is closed: opportunities pay, run on, or end."""
    from ledger.rules.game import Outcome
    from ledger.rules.mass import closing

    if not closing.open_turn(state):
        return None
    closing.refuse_open(state)
    found = closing.closed(state, table)
    return Outcome({}, found.told, found.effects)


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """What a position file sets up, with all its faults."""
    from ledger.rules.mass import position

    return position.read_position(data, state)


def write_position(state: State) -> dict[str, Any]:
    """The present state as a position file."""
    from ledger.rules.mass import position

    return position.write_position(state)


def due(state: State) -> list[dict[str, Any]]:
    """Sides that are missing, who starts the fight, who has not prepared."""
    from ledger.rules.mass.starting import due as found

    return found(state)


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """What is passed over if a turn ends that nobody has fought."""
    from ledger.rules.mass.starting import unfought

    return unfought(state) if turn else []


def explains(state: State, subject: str) -> list[Derived]:
    """What follows for a thing from facts about other things."""
    from ledger.rules.mass import explaining

    return explaining.explains(state, subject)


GAME = Game(
    "mass",
    COMMODITIES,
    FIELDS,
    audit,
    begin,
    read_position,
    write_position,
    phases,
    end_turn,
    due=due,
    undone=undone,
    explains=explains,
    status="ledger.reading.mass.standing:add",
    reports=(("mass status", "ledger.reading.mass.standing:standing"),),
    battles=frozenset({"mass turn", "mass end"}),
    cards="ledger.rules.mass.cards",
)
