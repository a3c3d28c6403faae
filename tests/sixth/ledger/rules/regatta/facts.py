"""The facts that a regatta records besides those of every game."""

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
