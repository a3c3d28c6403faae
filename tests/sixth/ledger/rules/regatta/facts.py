"""What a regatta records besides what every game does."""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.game import declared

COMMODITIES = common.COMMODITIES
FIELDS = common.FIELDS | declared(
    boat="""
        name:name! player:player! miles:count
        sailed:count  # the turn
    """
)
