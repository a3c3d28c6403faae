"""The Med-Fan campaign: armies, territories, what follows a battle."""

from __future__ import annotations

from commands.app import group

app = group("medfan", "The Med-Fan campaign: armies, territories, battles.")

# Each module declares its commands on the group, which must be there before.
from commands.medfan import after, armies, battle, land, odds  # noqa: E402, F401
