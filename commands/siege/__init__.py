"""Sieges: budgets and lists, three linked scenarios, what happens on the walls."""

from __future__ import annotations

from commands.app import group

app = group("siege", "Sieges for Warmaster: budgets, lists, three linked scenarios.")

# Each module declares its commands on the group, which must be there before.
from commands.siege import campaign, field, pieces, reckoning  # noqa: E402, F401
