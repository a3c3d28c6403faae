"""No message about a siege reveals a purse: its sides have none."""

from __future__ import annotations

from ledger.grammar import OPEN

SAID = {"": OPEN}  # nor do the acts
