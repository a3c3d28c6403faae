"""The position file of the free game."""

from __future__ import annotations

from ledger.rules.common import position as common
from ledger.rules.common.position_reader import Reader
from ledger.rules.common.settings import number, words
from ledger.state import RULES, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.game import Reading


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    from ledger.rules.free import GAME

    reader = Reader(data, state.copy(), GAME)
    reader.only(data, common.SHARED, ())
    common.read_seats(reader)
    common.read_clock(reader, words(state, "free.clock.phases"))
    common.read_money(reader, number(state, "free.money.start"))
    common.read_territories(reader)
    common.read_titles(reader)
    common.read_holdings(reader)
    common.read_facts(reader)
    return reader.effects, reader.faults


def write_position(state: State) -> dict[str, Any]:
    """The present state in the same form."""
    from ledger.rules.free import GAME

    page = common.write_shared(state, GAME)
    fresh = State().apply(())
    fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
    fresh.put("campaign", "game", state.game)
    effects, _ = read_position(page, fresh)
    return common.write_rest(page, state, fresh.apply(effects), GAME)
