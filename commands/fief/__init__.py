"""A game of Fief: cards, income, purchases, movement, fiefs."""

from __future__ import annotations

from commands.app import group

app = group("fief", "A game of Fief: cards, income, purchases, movement, fiefs.")

# Each module declares its commands on the group, which must be there before.
from commands.fief import (  # noqa: E402
    battle,  # noqa: F401
    board,  # noqa: F401
    buying,  # noqa: F401
    captives,  # noqa: F401
    cards,  # noqa: F401
    crown,  # noqa: F401
    heirs,  # noqa: F401
    income,  # noqa: F401
    lending,  # noqa: F401
    luck,  # noqa: F401
    marrying,  # noqa: F401
    mercenaries,  # noqa: F401
    moving,  # noqa: F401
    possible,  # noqa: F401
    revolt,  # noqa: F401
    setup,  # noqa: F401
    tree,  # noqa: F401
    variants,  # noqa: F401
    war,  # noqa: F401
)
