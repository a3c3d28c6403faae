"""Mass combat: the armies, single throws, look-ups in the tables, chances."""

from __future__ import annotations

from commands.app import group

app = group("mass", "Mass combat for 7th Sea: armies, throws, tables, chances.")

# Each module declares its commands on the group, which must be there before.
from commands.mass import armies, battle, odds, standing, tables, throws  # noqa: E402, F401
