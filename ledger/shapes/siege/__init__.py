"""The contents of siege answers, and what they add to the answers of all games.

Generated of `siege.toml` by `make tree`: do not edit.
"""

from typing import NotRequired
from ledger.shapes import campaign as _campaign
from ledger.shapes import table as _table
from ledger.shapes.shared import Due
from ledger.shapes.siege.shared import Allowance
from ledger.shapes.siege.shared import Closed
from ledger.shapes.siege.shared import Length
from ledger.shapes.siege.shared import Standing

class SiegeDue(Due):
    """What a siege must not forget."""

    scenario: NotRequired[str]
    side: NotRequired[str | None]
    why: NotRequired[str]
    needed: NotRequired[int]
    unit: NotRequired[str]
    left: NotRequired[int]
    sides: NotRequired[list[Allowance]]

class WithSiege(_campaign.Status):
    """How a campaign stands, with its siege."""

    siege: Standing

class SiegeClock(_table.Clock):
    """The clock after a turn of a siege, which may have ended it."""

    held: NotRequired[int]
    over: NotRequired[Closed]
    length: NotRequired[Length]

WIDER = {
    Due: SiegeDue,
    _campaign.Status: WithSiege,
    _table.Clock: SiegeClock,
}
