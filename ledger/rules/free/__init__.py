"""The free game: any game of your own with money, titles and territories."""

from __future__ import annotations

from ledger.rules.common.facts import COMMODITIES, FIELDS
from ledger.rules.game import Game

GAME = Game(
    "free",
    COMMODITIES,
    FIELDS,
    begin="ledger.rules.free.beginning:begin",
    phases="ledger.rules.free.beginning:phases",
    read_position="ledger.rules.free.position:read_position",
    write_position="ledger.rules.free.position:write_position",
)
