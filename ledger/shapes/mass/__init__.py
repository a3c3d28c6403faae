"""What answers of mass combat hold, and what it adds to the answers of all games."""

from ledger.shapes.campaign import Status
from ledger.shapes.mass.battle import Standing
from ledger.shapes.mass.shared import Due, Ended, Gain, Healed
from ledger.shapes.shared import Due as Pending
from ledger.shapes.table import Clock


class Sides(Pending):
    """Sides that are missing, or have something to do."""

    sides: list[str]


class Heroes(Pending):
    """Heroes whose opportunities are not settled."""

    heroes: list[str]


class Duel(Pending):
    """A duel that nobody has decided."""

    hero: str
    opponent: str


class WithBattle(Status):
    """How a campaign stands, with its battle."""

    battle: Standing


class TurnEnded(Clock):
    """The clock after a turn of a battle."""

    gains: list[Gain]
    lines: list[Due]
    ended: list[Ended]
    healed: list[Healed]


WIDER = {Pending: Sides | Heroes | Duel, Status: WithBattle, Clock: TurnEnded}
