"""What answers of sieges hold, and what they add to the answers of all games."""

from typing import NotRequired

from ledger.shapes.campaign import Status
from ledger.shapes.shared import Due
from ledger.shapes.siege.shared import Allowance, Closed, Length, Standing
from ledger.shapes.table import Clock


class SiegeDue(Due):
    """What a siege must not forget."""

    scenario: NotRequired[str]
    side: NotRequired[str | None]
    why: NotRequired[str]
    needed: NotRequired[int]
    unit: NotRequired[str]
    left: NotRequired[int]
    sides: NotRequired[list[Allowance]]


class WithSiege(Status):
    """How a campaign stands, with its siege."""

    siege: Standing


class SiegeClock(Clock):
    """The clock after a turn of a siege, which may have ended it."""

    held: NotRequired[int]
    over: NotRequired[Closed]
    length: NotRequired[Length]


WIDER = {Due: SiegeDue, Status: WithSiege, Clock: SiegeClock}
