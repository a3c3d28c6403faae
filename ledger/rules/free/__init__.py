"""The free game: any game of one's own with money, titles and territories."""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.rules.common import audit as common
from ledger.rules.common.facts import COMMODITIES, FIELDS, MONEY
from ledger.rules.common.settings import number, words
from ledger.rules.game import Game
from ledger.state import BANK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Finding
    from ledger.rules.game import Outcome, Reading
    from ledger.state import State
    from ledger.table import Table


def audit(state: State) -> list[Finding]:
    """Every fault of a state."""
    return common.audit(state, GAME)


def begin(state: State, players: Sequence[str]) -> list[Effect]:
    """The starting sum of each new player."""
    start = number(state, "free.money.start")
    return [Transfer(MONEY, start, BANK, player) for player in players if start]


def phases(state: State) -> tuple[str, ...]:
    """The phases that the table has named in its house rules."""
    return words(state, "free.clock.phases")


def end_turn(_state: State, _table: Table) -> Outcome | None:
    """Nothing is due at the end of a turn."""
    return None


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """What a position file sets up, with all its faults."""
    from ledger.rules.free import position

    return position.read_position(data, state)


def write_position(state: State) -> dict[str, Any]:
    """The present state as a position file."""
    from ledger.rules.free import position

    return position.write_position(state)


GAME = Game(
    "free",
    COMMODITIES,
    FIELDS,
    audit,
    begin,
    read_position,
    write_position,
    phases,
    end_turn,
)
