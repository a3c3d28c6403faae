"""The position file of the free game."""

from __future__ import annotations

from ledger.rules.common import position as common
from ledger.rules.common import writing
from ledger.rules.common.schema import Form
from ledger.rules.common.settings import number, words
from ledger.rules.free import GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.common.reader import Reader
    from ledger.rules.game import Reading
    from ledger.state import State

FORM = Form(
    (*common.HEAD, common.TERRITORY, common.TITLE, common.IDS, *common.PLAIN),
)


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    return _read(data, state).reading


def _read(data: Mapping[str, Any], state: State) -> Reader:
    reader = common.begun(data, state, GAME, FORM)
    common.read_clock(reader, words(state, "free.clock.phases"))
    common.read_money(reader, number(state, "free.money.start"))
    reader.things(common.TERRITORY)
    reader.things(common.TITLE)
    return common.ended(reader)


def write_position(state: State) -> dict[str, Any]:
    """The current state in the same form."""
    return writing.written(state, GAME, FORM, _read)
