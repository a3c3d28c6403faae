"""What every game counts and records."""

from __future__ import annotations

from ledger.rules.game import Commodity, Field

MONEY = "money"


def never_negative(account: str) -> int | None:
    """Players and purses hold coins or none; the bank and the world give all."""
    return None if account in ("bank", "world") else 0


COMMODITIES = {MONEY: Commodity(MONEY, never_negative, other_side="bank")}

FIELDS = {
    (field.kind, field.name): field
    for field in (
        Field("campaign", "game", "text", correctable=False),
        Field("campaign", "turn", "count"),
        Field("campaign", "phase", "text"),
        Field("campaign", "seats", "list", correctable=False),
        Field("campaign", "first_player", "player"),
        # The comments of a loaded file; what it sets is told by itself.
        Field("campaign", "rules_text", "text", correctable=False, inner=True),
        # Of which file this campaign is a branch, and after which entry.
        Field("campaign", "branch_of", "text", correctable=False, inner=True),
        Field("campaign", "branch_at", "count", correctable=False, inner=True),
        Field("player", "name", "name", correctable=False),
        Field("player", "retired", "yes", correctable=False),
        Field("title", "name", "name", correctable=False),
        Field("title", "holder", "player"),
        Field("territory", "name", "name", correctable=False),
        Field("territory", "owner", "player"),
        Field("territory", "kind", "text"),
    )
}
