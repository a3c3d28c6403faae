"""The contents of mass combat answers, and what they add to those of all games.

Generated of `mass.toml` by `make tree`: do not edit.
"""

from ledger.shapes import campaign as _campaign
from ledger.shapes import shared as _shared
from ledger.shapes import table as _table
from ledger.shapes.mass import battle as _mass_battle
from ledger.shapes.mass.shared import Due
from ledger.shapes.mass.shared import Ended
from ledger.shapes.mass.shared import Gain
from ledger.shapes.mass.shared import Healed

class Sides(_shared.Due):
    """Sides that are missing, or have something to do."""

    sides: list[str]

class Heroes(_shared.Due):
    """Heroes whose opportunities are not settled."""

    heroes: list[str]

class Duel(_shared.Due):
    """A duel that nobody has decided."""

    hero: str
    opponent: str

class WithBattle(_campaign.Status):
    """How a campaign stands, with its battle."""

    battle: _mass_battle.Standing

class TurnEnded(_table.Clock):
    """The clock after a turn of a battle."""

    gains: list[Gain]
    lines: list[Due]
    ended: list[Ended]
    healed: list[Healed]

WIDER = {
    _shared.Due: Sides | Heroes | Duel,
    _campaign.Status: WithBattle,
    _table.Clock: TurnEnded,
}
