"""What a regatta records besides what every game does."""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.game import Field

COMMODITIES = common.COMMODITIES
FIELDS = common.FIELDS | {
    (field.kind, field.name): field
    for field in (
        Field("boat", "name", "name", correctable=False),
        Field("boat", "player", "player", correctable=False),
        Field("boat", "miles", "count"),
        Field("boat", "sailed", "count"),  # the turn
    )
}
