"""The position file of a regatta."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.rules.regatta import GAME

from ledger.rules.common import position as common
from ledger.rules.common import writing
from ledger.rules.common.schema import Form, Section, name, number, one
from ledger.rules.common.settings import number as setting

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.rules.common.reader import Reader
    from ledger.rules.game import Reading
    from ledger.state import State

BOAT = Section(
    "boat",
    (
        name("boat"),
        one("player", "player", required=True),
        number("miles"),
        number("sailed"),
    ),
)
FORM = Form(
    (*common.HEAD, common.TERRITORY, common.TITLE, BOAT, common.IDS, *common.PLAIN)
)


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    return _read(data, state).reading


def write_position(state: State) -> dict[str, Any]:
    """The current state in the same form."""
    return writing.written(state, GAME, FORM, _read)


def _read(data: Mapping[str, Any], state: State) -> Reader:
    reader = common.begun(data, state, GAME, FORM)
    common.read_clock(reader, ())
    common.read_money(reader, setting(state, "regatta.money.start"))
    for section in (common.TERRITORY, common.TITLE, BOAT):
        reader.things(section)
    return common.ended(reader)
