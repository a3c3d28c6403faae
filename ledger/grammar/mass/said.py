"""No message about armies reveals a purse: they have none."""

from __future__ import annotations

from ledger.grammar import OPEN

SAID = {"": OPEN}  # nor do the acts
