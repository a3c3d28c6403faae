"""The Med-Fan campaign: armies, territories, and what follows a battle."""

from __future__ import annotations

from ledger.rules.common import audit as common
from ledger.rules.game import Game
from ledger.rules.medfan.facts import COMMODITIES, FIELDS

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
    from ledger.rules.medfan.audit import audit as own

    return [*common.audit(state, GAME), *own(state)]


def begin(_state: State, _players: Sequence[str]) -> list[Effect]:
    """Nothing: `medfan join` brings the hoard and the territories."""
    return []


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """What a position file sets up, with all its faults."""
    from ledger.rules.medfan import position

    return position.read_position(data, state)


def write_position(state: State) -> dict[str, Any]:
    """The present state as a position file."""
    from ledger.rules.medfan import position

    return position.write_position(state)


def phases(_state: State) -> tuple[str, ...]:
    """A campaign turn has no phases."""
    return ()


def end_turn(state: State, _table: Table) -> Outcome | None:
    """What was out of use for this campaign turn is in use again (MED-OBJ-12).

    A turn is no step of the sequence, so that it may end in the middle of one; the
    table is told (MED-SEQ-05).
    """
    from ledger.rules.game import Outcome, warning
    from ledger.rules.medfan.land import freed
    from ledger.state import CAMPAIGN

    step = state.text(CAMPAIGN, "step")
    open_still = [warning("medfan.turn_open", rule="MED-SEQ-05", step=step)]
    return Outcome({}, {}, freed(state), open_still if step else ())


def added(state: State, table: Table, territory: str) -> list[Effect]:
    """A territory with a name is a known one: what it is has to be said."""
    from ledger.rules.medfan.land import told

    return told(state, table, territory)


def hand_over(state: State, territory: str, player: str | None) -> list[Effect]:
    """A territory changes hands, and forgets what its last owner did with it."""
    from ledger.rules.medfan.land import take

    return take(state, territory, player)


def leave(state: State, player: str) -> list[Effect]:
    """A player's army leaves the game, and no battle waits for the player."""
    from ledger.rules.medfan.leaving import leave as left

    return left(state, player)


def due(state: State) -> list[dict[str, Any]]:
    """An open aftermath, a prepared battle, the end of the campaign."""
    from ledger.rules.medfan.pending import pending

    return pending(state)


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """A battle that was prepared, and what follows one, wait beyond the turn."""
    return [one for one in due(state) if turn and one["code"] != "over"]


def explains(state: State, subject: str) -> list[Derived]:
    """What follows for a thing from facts about other things."""
    from ledger.rules.medfan import explaining

    return explaining.explains(state, subject)


GAME = Game(
    "medfan",
    COMMODITIES,
    FIELDS,
    audit,
    begin,
    read_position,
    write_position,
    phases,
    end_turn,
    added=added,
    hand_over=hand_over,
    leave=leave,
    due=due,
    undone=undone,
    tells=frozenset({"aftermath"}),
    explains=explains,
    reports=(("medfan standings", "ledger.reading.medfan.standings:standings"),),
    battles=frozenset({"medfan after"}),
    cards="ledger.rules.medfan.cards",
)
