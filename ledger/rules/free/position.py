"""The position file of the free game."""

from __future__ import annotations

from ledger.rules.common import position as common
from ledger.rules.common.reader import Reader
from ledger.rules.common.schema import Form
from ledger.rules.common.settings import number, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.game import Reading
    from ledger.state import State

FORM = Form(
    (*common.HEAD, common.TERRITORY, common.TITLE, common.IDS, *common.PLAIN),
)


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    reader = _read(data, state)
    return reader.effects, reader.faults


def _read(data: Mapping[str, Any], state: State) -> Reader:
    from ledger.rules.free import GAME

    reader = Reader(data, state.copy(), GAME)
    reader.only(data, FORM.keys, ())
    common.read_seats(reader)
    common.read_clock(reader, words(state, "free.clock.phases"))
    common.read_money(reader, number(state, "free.money.start"))
    reader.things(common.TERRITORY)
    reader.things(common.TITLE)
    common.read_holdings(reader)
    common.read_facts(reader)
    return reader


def write_position(state: State) -> dict[str, Any]:
    """The present state in the same form."""
    from ledger.rules.free import GAME

    return common.written(state, GAME, FORM, _read)
